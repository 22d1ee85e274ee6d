/** Zoff im Zoo, auf Deutsch. */

import { assembleRulebook } from "../../../rulebook/assemble.ts";
import { plan } from "./plan.ts";

export const rulebook = assembleRulebook(plan, {
  title: "Zoff im Zoo",
  intro: `Ein Kartenspiel von Doris Matthäus und Frank Nestel (1999) für drei bis sieben Personen. Am Tisch dauert es 45 bis 60 Minuten.

    Alle wollen ihre Tiere loswerden. Der Wal schreckt die Robbe, die Robbe frisst den Fisch, und der Elefant fürchtet niemanden außer der Maus. Mit dem Punktestand wechseln die Partner: Wer gestern dein Gegner war, ist heute dein Freund. Und Löwen und Igel haben ihren eigenen Preis.`,
  chapters: {
    aim: {
      title: "Worum es geht",
      lead: `Werde deine Karten früher los als die anderen. Je eher du fertig bist, desto mehr Punkte bringt dir die Runde [Z13]; Löwen und Igel in deinen Stichen bringen oder kosten noch etwas dazu [Z22]. Ihr spielt Runde um Runde, bis zwei von euch das Ziel erreicht haben, meist 19 Punkte. Dann gewinnt, wer in der Rangliste vorn steht [Z24].`,
    },
    box: "Die Tiere",
    setup: "Das Geben",
    trick: "Eine Runde",
    partners: "Partner, ab der zweiten Runde",
    score: "Punkte und Rangliste",
    end: "Das Ende",
    three: "Zu dritt",
    variants: "Gedächtnishilfe",
    rulings: "Seltene Fälle",
  },
  clauses: {
    Z1: `Sechzig Karten: je fünf Wale, Elefanten, Krokodile, Eisbären, Löwen, Robben, Füchse, Barsche, Igel, Fische und Mäuse, dazu vier Mücken und ein Joker.`,
    Z2: {
      text: `*Wer schlägt wen?*

        | Tier | wird geschlagen von |
        | Wal | niemandem |
        | Elefant | Maus |
        | Krokodil | Elefant |
        | Eisbär | Elefant, Wal |
        | Löwe | Elefant |
        | Robbe | Eisbär, Wal |
        | Fuchs | Elefant, Krokodil, Eisbär, Löwe |
        | Barsch | Wal, Krokodil, Eisbär, Robbe |
        | Igel | Fuchs |
        | Fisch | Wal, Krokodil, Robbe, Barsch |
        | Maus | Krokodil, Eisbär, Löwe, Robbe, Fuchs, Igel |
        | Mücke | Maus, Igel, Fisch |`,
      basis: `Vier unabhängige Quellen stimmen in diesen 29 Beziehungen überein.`,
      example: `*Keine Abkürzungen.* Elefanten schlagen Füchse und Füchse schlagen Igel, aber Elefanten schlagen keine Igel. Und die Maus schlägt den Elefanten.`,
    },
    Z3: {
      text: `Karten, die zusammen gespielt werden, sind ein *Satz*: so und so viele von einem Tier. Er besteht aus Karten dieses Tiers, und es gibt zwei Helfer:

        - Der *Joker* zählt als ein weiteres von dem Tier, mit dem er gespielt wird. Allein wird er nie gespielt.
        - Eine *Mücke*, nie mehr, darf zu einem Satz mit mindestens einem echten Elefanten und zählt als ein weiterer Elefant.

        Elefant und Mücke sind also zwei Elefanten. Eine Gruppe von Karten hat nie zwei Bedeutungen; es gibt genau 128 Sätze. Karten eines Tiers sind alle gleich. Fuchs und Fuchs ist ein anderer Satz als Fuchs und Joker, auch wenn beide als zwei Füchse zählen.`,
      example: `Joker und Mücke sind zwei Mücken, nicht zwei Elefanten. Joker, Mücke und Elefant sind drei Elefanten.`,
    },
    Z4: {
      text: `Alle Karten werden ausgeteilt. Zu siebt bekommen die vier Personen links vom Geber neun Karten, die anderen drei acht, und zwar in jeder Runde. Deine Hand ist geheim; wie viele Karten du hast, ist es nicht.`,
      basis: `Welche vier der sieben neun Karten bekommen, ist unsere Festlegung.`,
    },
    Z5: {
      text: `In der ersten Runde entscheidet das Los, wer gibt; wer links vom Geber sitzt, spielt aus. Gespielt wird im Uhrzeigersinn.`,
      basis: `Dass das Los entscheidet, ist unsere Festlegung.`,
    },
    Z6: {
      text: `Spielst du zu einem Stich aus, dann spiel einen beliebigen Satz. Du musst einen spielen; nur [Z12] kann dir das Ausspiel nehmen.`,
      basis: `Dass du musst, ist unsere Festlegung.`,
    },
    Z7: {
      text: `Um einen Satz zu *schlagen*, spielst du genau so viele von einem Tier, das ihn schlägt, oder genau eins mehr vom selben Tier. Sonst schlägt ihn nichts.`,
      example: `Auf dem Tisch liegt eine Robbe. Zwei Robben schlagen sie, oder ein Eisbär, oder ein Wal. Drei Robben nicht.`,
    },
    Z8: {
      text: `Statt zu schlagen, darfst du passen, auch wenn du schlagen könntest. Im selben Stich darfst du später wieder einsteigen. Auch wenn du nicht schlagen kannst, wirst du gefragt: Ein automatisches Passen würde dich verraten.`,
      basis: `Dass du immer gefragt wirst, ist unsere Festlegung.`,
    },
    Z9: `Haben nach einem Satz alle anderen, die noch Karten haben, hintereinander gepasst, gewinnt den Stich, wer ihn gespielt hat. Die Karten kommen verdeckt vor den Gewinner, und der spielt zum nächsten Stich aus.`,
    Z10: `Hast du keine Karte mehr, bist du für diese Runde fertig. Deine Stiche behältst du, und auch den laufenden bekommst du, falls er dir zufällt. Ist der Gewinner eines Stichs fertig, spielt der Nächste links von ihm aus, der noch Karten hat.`,
    Z11: `Die Runde endet sofort, wenn höchstens noch einer Karten hat. Der laufende Stich gehört niemandem.`,
    Z13: `Punkte gibt es nach der Reihenfolge, in der ihr fertig werdet. Bei n Personen bekommt der Erste n Punkte, der Zweite n − 1 und so weiter; der Vorletzte bekommt 2, der Letzte 0.`,
    Z14: {
      text: `Mit der Option *Partner* gelten [Z15] bis [Z22] ab der zweiten Runde, wenn ihr mindestens zu viert seid. Sie ist eingeschaltet, solange euer Tisch sie nicht ausschaltet.

        Ohne sie ist jede Runde wie die erste. Es zählt nur, wer wann fertig wird: keine Teams, kein Tausch, kein Fragen, keine Löwen und Igel. Das Geben wandert von Runde zu Runde nach links, und wer links vom Geber sitzt, spielt aus. [Z23] und [Z24] gelten so oder so nach jeder Runde.`,
      basis: `Wer ohne Partner gibt und ausspielt, ist unsere Festlegung.`,
    },
    Z15: `Die Rangliste bestimmt die Teams, vor jeder Runde neu. Wer im Team besser steht, ist der *Senior*, der andere der *Junior*.

      | Personen | Teams nach Plätzen in der Rangliste |
      | 4 | 1 + 3, 2 + 4 |
      | 5 | 1 + 4, 2 + 5, 3 allein |
      | 6 | 1 + 4, 2 + 5, 3 + 6 |
      | 7 | 1 + 5, 2 + 6, 3 + 7, 4 allein |`,
    Z16: `Der Erste der Rangliste gibt. Der Letzte spielt zum ersten Stich aus.`,
    Z17: {
      text: `*Tausch.* Vor dem ersten Stich darf jeder Junior seinem Senior zwei Karten verdeckt zuschieben. Der Senior nimmt sie auf und muss zwei zurückschieben: beliebige zwei, auch die eben erhaltenen. Geschoben werden genau zwei Karten, das ist endgültig, und der Senior sieht sie sofort. Ein Junior darf auch verzichten; dann wird in diesem Team nichts getauscht.

        Hast du keinen Partner, darfst du keine, eine oder zwei deiner Handkarten verdeckt zu deinen Stichen legen.

        Die Teams tun das unabhängig voneinander; der erste Stich beginnt, wenn alle fertig sind. Dass Karten geschoben oder abgelegt wurden und wie viele, dürfen alle wissen. Welche es waren, wissen nur die beiden Partner oder der Besitzer.`,
      basis: `„Darf“ ist so gedruckt. Dass die Teams nicht aufeinander warten und dass erhaltene Karten zurückgehen dürfen, ist unsere Festlegung.`,
    },
    Z18: {
      text: `*Fragen.* Du bist Junior, du bist dran, und ein Satz ist zu schlagen (du spielst also nicht aus)? Dann darfst du deinen Partner um Hilfe fragen. Zeig offen Karten, die den Satz schlagen würden, wenn es nur genug wären:

        - beliebige echte Karten des gewünschten Tiers, höchstens eine Mücke, wenn du Elefanten willst, und den Joker;
        - mindestens eine davon ist nicht der Joker;
        - weniger Karten, als der Satz braucht.

        Was du willst, ergibt sich aus den gezeigten Karten und dem Satz, der zu schlagen ist. Es ist egal, ob du auch allein hättest spielen können, wessen Satz es ist und ob es die fehlenden Karten überhaupt geben kann.

        Dein Partner darf dir genau die fehlenden Karten geben, auch den Joker oder die eine Mücke, so dass das Ganze ein Satz ist, der schlägt ([Z3], [Z7]). Der Satz muss dann gespielt werden und gilt als von dir allein gespielt. Gibt dein Partner nichts, nimmst du deine Karten zurück und hast gepasst. Die gezeigten Karten kennen von da an alle. Ein Partner, der schon gepasst hatte, darf später trotzdem wieder einsteigen.`,
      basis: `Im Kern sicher; die genauen Grenzen, was gezeigt und gegeben werden darf, sind unsere Festlegung.`,
      example: `Zwei Mäuse sind zu schlagen: Der Junior zeigt einen Igel, der Senior legt einen dazu. Ein Elefant ist zu schlagen: Der Junior darf eine Mücke zeigen, der Senior legt einen Elefanten dazu, das macht zwei Elefanten. (Dieser letzte Halbsatz ist unsere Festlegung.)`,
    },
    Z21: {
      text: `*Teampunkte.* Du und dein Partner bekommt beide die Summe eurer Punkte nach [Z13]. Spielst du allein, bekommst du deine eigenen Punkte und 4 dazu.`,
      example: `Fünf Personen. Die Partner des einen Teams werden als Erster und Fünfter fertig: 5 + 0 = 5 Punkte für jeden. Die des anderen als Zweiter und Vierter: 4 + 2 = 6 für jeden. Wer allein spielt, wird Dritter: 3 + 4 = 7.`,
    },
    Z22: {
      text: `*Persönliche Punkte* kommen aus deinen eigenen Stichen:

        - zwei oder mehr Löwen: ein Punkt pro Löwe. Ein einzelner Löwe bringt nichts;
        - gar kein Igel: minus eins, und zwar für alle, auch für den Letzten und für alle ohne Stich;
        - Löwen, die der Letzte noch auf der Hand hat: je minus eins.

        Der Joker zählt weder als das eine noch als das andere. Deine Summe kann negativ werden.`,
      basis: `Dass der Joker weder noch zählt, ist unsere Festlegung.`,
    },
    Z23: {
      text: `Die *Rangliste* richtet sich nach der Gesamtpunktzahl. Wer gleich viele Punkte hat, steht in genau umgekehrter Reihenfolge wie vor dieser Runde, egal, wie viele es sind. Vor der ersten Runde steht vorn, wer zuerst ausspielt; die anderen folgen im Uhrzeigersinn.`,
      basis: `Die Reihenfolge vor der ersten Runde ist unsere Festlegung.`,
      example: `Einer hatte 1 Punkt, ein anderer 2; jetzt haben beide 7. Wer 1 hatte, steht vor dem anderen. Sind sie nach der nächsten Runde wieder gleich, dreht sich die Reihenfolge wieder um.`,
    },
    Z24: {
      text: `Das Spiel endet nach einer Runde, wenn mindestens zwei von euch das Ziel erreicht oder übertroffen haben. Das Ziel sind 19 Punkte, oder was euer Tisch gewählt hat, von 1 bis 99. Wer in der Rangliste vorn steht, gewinnt allein. Sind die Besten punktgleich, entscheidet [Z23]; das Ergebnis nennt dann den Gleichstand und was ihn entschieden hat.`,
      basis: `Dass [Z23] auch bei gleicher Punktzahl über den Sieg entscheidet, ist unsere Festlegung. Sie folgt dem Turnierprogramm des Autors, das „mit einer Zusatzregel gegen Gleichstände“ wertet.`,
    },
    Z25: {
      text: `Zu dritt spielt ihr mit neununddreißig Karten: vier Löwen, vier Elefanten, vier Mäuse, zwei Mücken, je drei der anderen acht Tiere und der Joker.

        - Partner gibt es in keiner Runde, egal, was die Option sagt: [Z14] bis [Z21] gelten nicht.
        - Punkte gibt es 3, 2 und 0. Löwen und Igel [Z22] zählen schon ab der ersten Runde.
        - Wer zuerst ausspielt, entscheidet das Los; später spielt der Letzte der Rangliste aus. Der Geber sitzt rechts von dem, der ausspielt.
        - Das Spiel endet, wenn mindestens einer das Ziel erreicht hat, und in jedem Fall nach 50 Runden.

        Sonst gelten [Z22] bis [Z24].`,
      basis: `Die Grenze von 50 Runden und dass der Geber rechts vom Ausspielenden sitzt, sind unsere Festlegung.`,
    },
    ZV1: `*Gedächtnishilfe.* Die gibt es hier bei jedem Spiel. Mit ihr zeigt dir die Seite, was ein perfektes Gedächtnis wüsste: die bisher gesehenen Karten, wer welche gespielt und gewonnen hat, die beim Fragen gezeigten Karten und die Karten, die du geschoben hast. Ohne sie spielt ihr wie gedruckt, und nicht einmal die eigenen Stiche dürfen noch einmal angesehen werden. Von sich aus ist die Hilfe an, wenn höchstens ein Mensch am Tisch sitzt, sonst aus.`,
    Z12: `Musst du ausspielen und hast nur noch den Joker, geht das nicht. Das Ausspiel geht, ohne zu fragen, an den Nächsten links, der noch Karten hat. Du kommst in diesem Stich wie gewohnt an die Reihe. Von da an wissen alle, wo der Joker ist.`,
    Z19: `Dein Partner bekommt die Frage immer und beantwortet sie, auch wenn nur „Nein“ möglich ist: Ob er hätte helfen können, bleibt verborgen. Wer fertig ist, kann nicht gefragt werden.`,
    Z20: `Karten geben und den Satz spielen ist ein einziger Schritt. Danach ist zuerst der Junior fertig, wenn seine Hand leer ist, dann der Partner, und erst dann wird geprüft, ob die Runde zu Ende ist.`,
    Z26: `Zwei Partner sind als Letzte im Spiel, und der Senior hilft. Sind danach beide Hände leer, steht der Junior vor dem Senior, und der Senior ist Letzter. Ist nur die des Seniors leer, steht der Senior vor dem Junior, und der Junior ist mit seinen restlichen Karten Letzter. Die Runde ist zu Ende, und der Satz auf dem Tisch gehört niemandem.`,
  },
});
