/** Herr der Ziegen, auf Deutsch. */

import { assembleRulebook } from "../../../rulebook/assemble.ts";
import { plan } from "./plan.ts";

export const rulebook = assembleRulebook(plan, {
  title: "Herr der Ziegen",
  intro: `Ein Spiel von Günter Burkhardt (Amigo, 2008) für zwei bis fünf Personen ab acht Jahren. Am Tisch dauert es etwa 60 Minuten.

    Achtzehn Sorten Ziegen grasen auf einer Wiese, von der Polarziege bis zur Elvisziege. Wer von einer Sorte am meisten zeigt, dem gehören die Ziegen dieser Sorte, die noch auf der Wiese stehen. Aber jede Karte, die du zeigst, grast nicht mehr, und die Hunde treiben die Herden umher.`,
  chapters: {
    aim: {
      title: "Worum es geht",
      lead: `Gewinne ganze Sorten und sorge dafür, dass möglichst viele ihrer Karten noch auf der Wiese liegen, am besten als Kette von deinem Stall aus: Dort zählen sie doppelt [G20]. Auch die meiste Milch bringt Punkte [G21]. Wer die meisten Punkte hat, gewinnt [G22].

        Eine Karte ist *markiert*, wenn eine kleine Ziege darauf steht, sonst ist sie *neutral*. Eine Sorte ist *entschieden*, sobald jemand sie gewonnen hat.`,
    },
    box: "Was in der Schachtel ist",
    setup: "Die Wiese aufbauen",
    turn: "Ein Zug",
    special: "Hunde und Milch",
    end: "Das Ende",
    score: "Die Wertung",
    variants: "Gedächtnishilfe",
    rulings: "Seltene Fälle",
  },
  clauses: {
    G1: {
      text: `121 Karten: 90 Ziegen, 15 Hunde und 16 Milchcocktails. Es gibt achtzehn Sorten Ziegen, jede mit den Werten 1 bis 5. Acht Milchcocktails sind 1 wert, acht sind 2 wert. Jeder von euch hat einen Stall, eine große Ziege und zehn kleine Ziegen.`,
      basis: `Wie sich die Milch auf Einser und Zweier verteilt, ist unsere Festlegung; sie passt zu allen gedruckten Zahlen.`,
    },
    G2: {
      text: `Die achtzehn Sorten sind Polar, Elvis, Pirat, Punk, Hippie, Cowboy, Taucher, Koch, Wikinger, Ritter, Disco, Astronaut, Ninja, Pharao, Oma, Fußball, Vampir und Zauberer.`,
      basis: `Polar und Elvis sind gedruckt; die anderen Namen sind unsere Festlegung.`,
    },
    G3: {
      text: `Seid ihr weniger als fünf, kommen einige Karten zurück in die Schachtel. Welche Sorten das sind, entscheidet das Los, und alle wissen es.

        | Personen | Sorten heraus | Hunde heraus | Milch mit Wert 1 heraus | Milch mit Wert 2 heraus |
        | 2 | 8 | 8 | 4 | 4 |
        | 3 | 5 | 5 | 5 | – |
        | 4 | 2 | 2 | 2 | – |
        | 5 | – | – | – | – |`,
      basis: `Dass das Los entscheidet, ist unsere Festlegung.`,
    },
    G4: {
      text: `Die Wiese ist ein Quadrat aus offenen Karten: 7×7, zu zweit 6×6. Die Ställe stehen auf Plätzen am Rand, dort liegt keine Karte. Der erste Platz am Tisch hat den ersten Stall in der Tabelle, und so weiter im Uhrzeigersinn. Der Stapel ist, was übrig ist, wenn die Wiese liegt und alle zwei Karten haben.

        | Personen | Wiese | Ställe (Reihe, Spalte) im Uhrzeigersinn | Karten auf der Wiese | Stapel nach dem Geben |
        | 2 | 6×6 | (1,1) (6,6) | 34 | 27 |
        | 3 | 7×7 | (1,1) (1,7) (7,7) | 46 | 34 |
        | 4 | 7×7 | (1,1) (1,7) (7,7) (7,1) | 45 | 54 |
        | 5 | 7×7 | (1,4) (2,7) (7,6) (7,2) (2,1) | 44 | 67 |`,
      basis: `Die Plätze zu viert nennt eine Quelle. Die anderen sind unsere Festlegung: Die Ecken zu zweit und zu dritt folgen dem Bild für vier, die Plätze zu fünft sind durch Simulation gewählt, so dass kein Platz öfter gewinnt.`,
    },
    G5: {
      text: `Die großen Ziegen laufen außen herum, im Uhrzeigersinn. Ein Schritt ist die Kante einer Karte; der Weg hat also 28 Standorte, auf der 6×6-Wiese 24. Gezählt wird im Uhrzeigersinn ab 0, der Oberkante von Spalte 1: oben von links nach rechts, rechts abwärts, unten von rechts nach links, links aufwärts.

        Eine Ziege oben oder unten steht an dieser Spalte, eine an der Seite an dieser Reihe. Das ist ihre *Linie*. Auf einem Standort dürfen beliebig viele Ziegen stehen.`,
      basis: `Dass Kanten gezählt werden, sagt eine Quelle; der Rest ist unsere Festlegung.`,
    },
    G6: `Deine große Ziege beginnt an der Außenkante deines Stalls. Eine Ecke hat zwei Außenkanten; die Ziege beginnt an der, die man im Uhrzeigersinn als zweite erreicht: in der Ecke links oben an der Oberkante, rechts oben an der rechten Kante, rechts unten an der Unterkante, links unten an der linken Kante.`,
    G7: {
      text: `Es beginnt, wer am jüngsten ist: So steht es in der Spielregel. Die Seite fragt nicht nach dem Alter, darum entscheidet das Los; oder ihr wählt, dass der erste Platz beginnt, und setzt dort die jüngste Person hin. Alle ziehen zwei Karten vom Stapel. Dann werden alle der Reihe nach gefragt, im Uhrzeigersinn ab der Person, die beginnt, ob sie einen Hund haben oder nicht (jemanden auszulassen würde etwas verraten). Du darfst beliebig viele deiner Hunde offen beiseitelegen und ebenso viele Karten nachziehen. Du wirst wieder gefragt, bis du deine Hand behältst. Haben das alle getan, werden die beiseitegelegten Hunde in den Stapel gemischt. Milch bleibt auf der Hand.`,
      basis: `Gedruckt ist: Die jüngste Person beginnt, Hunde dürfen beiseitegelegt werden und werden zurückgemischt. Das Los und der Rest sind unsere Festlegung.`,
    },
    G8: `Gezogen wird im Uhrzeigersinn. Dein Zug hat vier Schritte, immer in dieser Folge: Karte spielen, große Ziege bewegen, Karte nehmen, auswerten. Zwei gleiche Karten auf der Hand sind eine einzige Wahl.`,
    G9: `*Spielen.* Leg eine deiner beiden Handkarten offen in deine Auslage.`,
    G10: `*Bewegen.* Deine große Ziege läuft so viele Schritte, wie die Zahl auf der Karte sagt. Bei einem Hund bleibt sie stehen.`,
    G11: `*Nehmen.* Nimm eine neutrale Karte aus der Linie deiner Ziege auf die Hand. Gibt es eine, musst du. Die Lücke wird sofort vom Stapel gefüllt; ist er aufgebraucht, bleibt sie leer. Eine Karte einer entschiedenen Sorte wird markiert, sobald sie hinzukommt [G13]. Weil du vor dem Auswerten nimmst, wird die eben genommene Karte in diesem Zug nie markiert, die nachgefüllte aber vielleicht schon.`,
    G12: {
      text: `*Auswerten.* Angesehen wird nur die Sorte der Ziege, die du gerade gespielt hast, und nur, wenn sie noch nicht entschieden ist.

        - *A*: Zeigt deine Auslage jetzt 8 oder mehr Punkte dieser Sorte, gewinnst du sie.
        - *B*: Sonst, wenn es die vierte Karte dieser Sorte in allen Auslagen zusammen ist, gewinnt die höchste Summe. Bei gleicher Summe gewinnen mehr Karten der Sorte. Ist auch das gleich, gewinnst du, denn du bist am Zug.`,
      example: `*Acht Punkte (A).* Rot hat die Polar-5 in der Auslage und spielt die Polar-3. Das macht acht Punkte: Rot gewinnt die Sorte und markiert ihre Karten auf der Wiese.

        *Die vierte Karte (B).* Von den Elvisziegen liegt die 2 bei Rot, die 5 bei Gelb und die 4 bei Blau. Rot spielt die 3, die vierte Karte. Rot und Gelb haben je fünf Punkte, aber Rot hat mehr Karten: Rot gewinnt die Sorte und markiert die Elvis-1.`,
    },
    G13: {
      text: `Gewinnst du eine Sorte, kommt auf jede ihrer Karten auf der Wiese eine deiner kleinen Ziegen. Für jede Karte der Sorte, die noch nicht aufgetaucht ist, stellst du für alle sichtbar eine kleine Ziege als *Merker* bereit: für Karten auf der Hand und im Stapel, aber nicht für eine, die jemand auf der Hand zeigt [G14]. Kommt später eine Karte der Sorte auf die Wiese, erhält sie sofort ihre Ziege: einen Merker der Sorte, sonst eine aus deinem Stall. Alle Karten der Sorte in den Auslagen verlassen das Spiel. Wer welche Sorte gewonnen hat und wie viele Merker warten, sehen immer alle.`,
      basis: `Gedruckt ist: Nach acht Punkten darf man Karten markieren und Merker hinstellen, nach der vierten Karte stellt man einen Merker hin. Dass beides von selbst geschieht, ist unsere Festlegung.`,
    },
    G16: {
      text: `*Hund.* Hast du einen Hund gespielt, darfst du nach dem Nehmen eine Wiesenkarte mit einer deiner kleinen Ziegen bewegen, in ihrer Reihe oder ihrer Spalte, beliebig weit und auch an Ställen vorbei:

        - tausche sie mit einer Karte dort, die kein Gegner markiert hat: neutrale Ziege, Hund, Milch oder eine andere von dir markierte Karte;
        - oder leg sie auf einen leeren Platz;
        - oder tausche sie mit einer Karte, die ein Gegner markiert hat, wenn dieser Gegner genau diesem Tausch zustimmt.

        Die Lücke vom Nehmen ist da schon gefüllt. Kleine Ziegen wandern mit ihren Karten; Ställe bewegen sich nicht. Hast du keine markierte Karte, wirst du nicht gefragt.`,
      basis: `Dass man mit Hunden und Milch tauschen darf, ist unsere Festlegung.`,
    },
    G17: `Lehnt der Gegner ab, darfst du mit dem Hund etwas anderes machen, aber in diesem Zug niemanden mehr fragen.`,
    G18: `*Milch* spielst du wie eine Ziege: Sie kommt in deine Auslage und bewegt deine große Ziege um ihren Wert.`,
    G19: {
      text: `Das Spiel endet in dem Moment, in dem eins davon geschieht:

        - nach einem Nehmen und dem Auffüllen liegt in der Reihe oder in der Spalte des Platzes, von dem genommen wurde, keine Karte mehr (auch eine markierte Karte ist eine Karte);
        - du musst nehmen, und in der Linie deiner Ziege liegt keine neutrale Karte. Auch eine leere Linie zählt.

        Es endet sofort: Dein Zug wird nicht mehr ausgewertet, dein Hund bewegt keine Karte mehr, und niemand ist mehr am Zug. Eine Linie, die durch einen Hund leer wird, beendet das Spiel nicht. Du darfst das Spiel beenden; die Seite sagt es dir vorher, und auch, was dadurch verloren geht.`,
      basis: `Gedruckt ist: Das Spiel endet, sobald die letzte Karte einer Reihe genommen wird. Dass auch die Spalte des Platzes zählt und auch eine leere Linie, ist unsere Festlegung.`,
    },
    G20: {
      text: `Jede Karte, die du markiert hast, zählt ihren Wert. Sie zählt *doppelt*, wenn sie neben deinem Stall liegt oder durch eine lückenlose Kette von Karten, die du markiert hast, mit ihm verbunden ist. Diagonal gilt nicht, und durch einen Stall führt keine Kette.`,
      example: `*Die Wertung.* Rot hat am Stall 1, 1 und 4 markiert und anderswo 1, 2 und 4, und hat mit 1+1+2+2+2 die meiste Milch. Das macht 12 + 7 + 8 = 27 Punkte.`,
    },
    G21: {
      text: `Die höchste Milchsumme in einer Auslage zählt voll. Die zweithöchste zählt die Hälfte ihrer eigenen Summe, abgerundet. Bei Gleichstand bekommt jeder den vollen Preis seines Platzes; ein Gleichstand um den ersten Platz lässt keinen zweiten Preis übrig. Milch auf der Hand zählt nicht.`,
      basis: `Der erste Platz und der volle Preis bei Gleichstand sind sicher. Gedruckt ist, dass die meisten Milchcocktails ihre Summe zählen: Wir zählen Werte, nicht Karten, das ist eine Lesart. Dass die Hälfte der eigenen Summe gilt und ein Gleichstand den zweiten Preis kostet, ist unsere Festlegung.`,
    },
    G22: {
      text: `Alle anderen Karten in Auslagen und Händen zählen nichts. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand teilt ihr euch den Platz, und der nächste fällt aus (1, 1, 3).`,
      basis: `Wie ein Gleichstand gelöst wird, ist unsere Festlegung.`,
    },
    GV1: `*Gedächtnishilfe.* Die gibt es hier bei jedem Spiel. Mit ihr zeigt dir die Seite, was ein perfektes Gedächtnis wüsste: welche Handkarten alle kennen, weil sie offen von der Wiese genommen oder nach [G14] gezeigt wurden; welche Karten aus dem Spiel sind; und was im Stapel sein muss, nämlich eine fünfte Karte, die niemand gezeigt hat, und die am Anfang beiseitegelegten Hunde. Ohne sie spielt ihr wie gedruckt. Von sich aus ist die Hilfe an, wenn höchstens ein Mensch am Tisch sitzt, sonst aus.`,
    G14: {
      text: `Hat jemand eine Karte der Sorte auf der Hand, wenn sie entschieden wird, bleibt sie dort und kann nie mehr markiert werden. Wurde gerade die vierte Karte der Sorte gezeigt, durch B [G12] oder durch A und B zugleich, zeigt, wer die fünfte hat, diese Karte und behält sie. Bei A allein wird nichts gezeigt. Später gespielt, bewegt so eine Karte nur die große Ziege und verlässt das Spiel, ohne in die Auslage zu kommen. Ein Merker der Sorte, falls es einen gibt, kommt dann zurück in den Stall.`,
      basis: `Dass die fünfte Karte gezeigt und behalten wird, ist sicher; der Rest ist unsere Festlegung.`,
      example: `*Die fünfte Karte ist auf einer Hand.* Wie im zweiten Beispiel zu [G12], aber die Elvis-1 hat jemand auf der Hand. Sie wird gezeigt und behalten, und niemand bekommt sie.`,
    },
    G15: `Du hast zehn kleine Ziegen, mehr nicht. Sind es weniger, als du brauchst, kommen zuerst die Karten auf der Wiese dran, die höchsten Werte zuerst, danach die Merker. Eine Karte, für die keine Ziege da ist, wenn sie auf die Wiese kommt oder wenn ihre Sorte entschieden wird, bleibt für immer neutral und darf genommen und getauscht werden. Eine kleine Ziege auf einer Karte kommt nie zurück.`,
  },
});
