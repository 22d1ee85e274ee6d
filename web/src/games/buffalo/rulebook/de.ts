/** Zoff in Buffalo, auf Deutsch. */

import { assembleRulebook } from "../../../rulebook/assemble.ts";
import { plan } from "./plan.ts";

export const rulebook = assembleRulebook(plan, {
  title: "Zoff in Buffalo",
  intro: `Ein Spiel von Christwart Conrad (FX Schmid, 1998) für zwei bis fünf Personen ab 12 Jahren. Die Erweiterung des Autors, die nicht in der gedruckten Regel steht, macht es für sechs spielbar. Am Tisch dauert eine Partie etwa 60 Minuten.

    Auf der Prärie rund um Buffalo wird es eng. Alle treiben ihre Kühe auf dieselben paar Weiden, alle zur gleichen Zeit, und niemand weiß, wohin die anderen wollen. Keine Herde duldet eine zweite, die genauso groß ist. Und sobald eine Weide voll ist, gibt es Kühe extra.`,
  chapters: {
    aim: {
      title: "Worum es geht",
      lead: `Bring möglichst viele deiner Kühe auf die Weiden. Wer nach fünf Runden (zu zweit sechs) die meisten draußen hat, gewinnt [B22]. Und wer alle 48 unterbringt, gewinnt auf der Stelle [B20].

        Eine *Herde* sind alle Kühe einer Farbe auf einer Weide. Ohne Kühe keine Herde.`,
    },
    box: "Was in der Schachtel ist",
    setup: "Vorbereitung: die Vorrunde",
    round: "Eine Runde",
    bonus: "Der Bonus",
    end: "Das Ende",
    two: "Zu zweit",
    variants: "Varianten des Autors und die Gedächtnishilfe",
    rulings: "Seltene Fälle",
  },
  clauses: {
    B1: {
      text: `Elf Weiden, nummeriert von der kleinsten bis zur größten; die Erweiterung bringt eine zwölfte. Jede Weide hat Felder für je eine Kuh und eine *Bonusreihe*: die Boni, die ihre Herden bekommen, sobald sie voll ist. Die Weiden sind auf beiden Seiten der Pläne gedruckt, einmal als Landschaft, einmal schlicht; welche Seite du siehst, entscheidest du für dich.

        | Nr. | Weide | Felder | Bonusreihe |
        | 1 | Lone-Star-Valley | 6 | 1-1 |
        | 2 | Powder-Prairie | 8 | 1-1 |
        | 3 | Coffee-Canyon | 10 | 1-1 |
        | 4 | Dead-Bull-Desert | 12 | 1-2 |
        | 5 | Fire-Fields | 14 | 1-2-1 |
        | 6 | Drunk'n-Creek | 16 | 1-1-2 |
        | 7 | Lucky-Lake | 18 | 1-2-2 |
        | 8 | Rattlesnake-Ranch | 21 | 1-2-2 |
        | 9 | Sundown-Savannah | 24 | 1-2-3 |
        | 10 | Dynamite-Mine | 28 | 1-2-3 |
        | 11 | Hang-Man-Mountains | 33 | 0-1-2-3 |
        | 12 | Buffalo-Badlands (Erweiterung, nur zu sechst) | 37 | 0-1-2-3 |`,
      basis: `Weide für Weide:

        - 1 und 2: Name und Größe sind sicher, die Reihe ist unsere Festlegung.
        - 3 bis 6: Namen, Größen und Reihen sind sicher; welche Größe welchen Namen und welche Reihe trägt, ist unsere Festlegung. Fire-Fields ist die kleinste Weide mit drei Boni.
        - 7: Den Namen nennt eine Quelle (ein anderer Text schreibt Lucky-Pickle); dass er zu dieser Größe gehört, und die Reihe, sind unsere Festlegung.
        - 8: unsere Festlegung.
        - 9: Die Größe ist sicher, Name und Reihe sind unsere Festlegung.
        - 10: Name und Platz in der Folge sind sicher, die Größe nennt eine Quelle, die Reihe ist unsere Festlegung.
        - 11: Name, Platz und Reihe sind sicher, die Größe nennt eine Quelle.
        - 12: Die Größe nennt eine Quelle, der Rest ist unsere Festlegung.`,
    },
    B2: {
      text: `Fünf Farben: Blau, Rot, Grün, Orange und Lila. Die Erweiterung bringt Braun. Zu jeder Farbe gehören 48 Kühe, eine Weidekarte für jede Weide im Spiel und zehn Kuhkarten mit den Werten 5 5 4 4 3 3 3 2 2 2. Auf jeder Kuhkarte steht außerdem ein Buchstabe, der bei Gleichstand entscheidet [B10]:

        | Farbe | 5 | 4 | 3 | 2 | Nur zu zweit |
        | Blau | J L | A S | A K V | C J K | 2 N, 4 M |
        | Rot | F P | G O | D N P | D F O | 2 S, 4 F |
        | Grün | H N | C Q | B M S | A H P | – |
        | Orange | B T | E M | E H T | E G L | – |
        | Lila | D R | I K | G J Q | B I M | – |
        | Braun | C Q | B R | C L U | N Q R | – |

        Ohne die Farbauktion [BV1] bekommen die Plätze sie in der Reihenfolge dieser Tabelle.`,
      basis: `Die Werte der zehn Kuhkarten nennt eine Quelle. Von den Buchstaben sind Rot 4 G, Orange 4 M und die vier Karten für zwei Personen sicher; Grün 3 S nennt eine Quelle. Alle anderen sind unsere Festlegung, und zwar so, dass zwei gleich hohe Karten, die aufeinandertreffen können, nie denselben Buchstaben tragen.`,
    },
    B3: `Je nachdem, wie viele ihr seid, sind andere Weiden im Spiel:

      | Personen | Weiden im Spiel |
      | 2 | 1, 2, 3, 4, 6, 7 und 9 (mit 6, 8, 10, 12, 16, 18 und 24 Feldern) |
      | 3 | 1 bis 9 |
      | 4 | 1 bis 10 |
      | 5 | 1 bis 11 |
      | 6 | 1 bis 12 |`,
    B4: `Ein Satz der Weidekarten im Spiel wird gemischt und verteilt: zu zweit und zu dritt drei Karten an jeden, zu viert, fünft und sechst zwei. Was übrig ist, bleibt liegen. Stell auf jede Weide, die du bekommen hast, eine deiner Kühe. Zu fünft bekommen so 10 von 11 Weiden eine Kuh, zu viert 8 von 10, zu dritt alle 9 und zu zweit 6 von 7.`,
    B5: `Ihr spielt fünf Runden, zu zweit sechs. In jeder Runde wählen alle gleichzeitig und geheim. Du wählst zwei *Paare*: eine Weidekarte mit einer Kuhkarte darauf, und das zweimal. Die beiden Weiden müssen verschieden sein, und dieselbe Kuhkarte kannst du nicht zweimal verwenden.`,
    B6: `Eine volle Weide kann niemand mehr wählen. Ihre Weidekarten sind aus dem Spiel.`,
    B8: {
      text: `Bis der Letzte gewählt hat, darfst du deine Wahl durch eine andere ersetzen; ganz zurückziehen kannst du sie nicht. Wenn du gewählt hast, wartet niemand mehr auf dich, aber umentscheiden darfst du dich noch. Mit der letzten Wahl werden alle Paare auf einmal aufgedeckt. So läuft jede geheime Wahl, auch bei den Geboten in [BV1] und den Farben in [B23].`,
      basis: `Dass alles auf einmal aufgedeckt wird, ist sicher; der Rest ist unsere Festlegung für den Tisch am Bildschirm.`,
    },
    B9: `Dann kommen die Weiden eine nach der anderen dran, von der kleinsten bis zur größten.`,
    B10: {
      text: `Haben mehrere dieselbe Weide gewählt, setzen sie nacheinander. Die Reihenfolge steht fest, bevor der Erste setzt:

        1. zuerst alle, die dort schon Kühe haben, die größere Herde zuerst;
        2. dann alle, die dort keine haben, die niedrigere Kuhkarte zuerst;
        3. bei gleichen Kuhkarten der frühere Buchstabe im Alphabet zuerst.`,
      example: `*Zu spät am Lucky-Lake.* Am Lucky-Lake stehen drei lila Kühe, zwei blaue und eine grüne. Orange hat dort die 4 M gespielt, Rot die 4 G und Grün die 3 S. Von den dreien hat nur Grün dort schon eine Kuh, also setzt Grün zuerst: drei Kühe dazu, das macht vier. Rot und Orange haben beide eine 4; G kommt vor M, also ist Rot dran. 4, 3 und 2 sind vergeben, Rot darf 1 oder 0 setzen und setzt 1. Für Orange ist jetzt jede Zahl vergeben: Orange setzt nichts.`,
    },
    B11: {
      text: `Bist du dran, setzt du so viele Kühe, wie du willst: von null bis zum Wert deiner Karte, aber nicht mehr, als Felder frei sind, und nicht mehr, als du im Vorrat hast.`,
      basis: `Dass du freiwillig null setzen darfst, ist unsere Festlegung.`,
    },
    B12: `*Keine gleichen Herden.* Wenn du fertig gesetzt hast, dürfen auf dieser Weide keine zwei Herden gleich groß sein. Eine Zahl, die dagegen verstößt, ist nicht erlaubt. Herden ohne Kühe zählen nicht. Kommst du spät dran, bleiben dir also vielleicht nur wenige Zahlen, oder nur die Null.`,
    B13: `Kühe bleiben stehen, wo sie stehen. Setzt du weniger, als deine Karte erlaubt, verfällt der Rest der Karte, aber nicht die Kühe: Die bleiben in deinem Vorrat.`,
    B14: `Nach der Runde nimmst du deine Weidekarten wieder auf die Hand. Die beiden gespielten Kuhkarten kommen verdeckt auf einen Ablagestapel, den niemand mehr durchsehen darf.`,
    B15: {
      text: `Sobald das letzte Feld einer Weide besetzt ist, wird das Spiel unterbrochen und ihre Bonusreihe ausgezahlt. Die Herden auf dieser Weide werden nach Größe geordnet. Wem die größte gehört, der bekommt den ersten Bonus, wem die zweitgrößte gehört, den zweiten, und so weiter. Ein Bonus, für den es keine Herde gibt, wird nicht gezahlt.`,
      example: `*Allein in der Dead-Bull-Desert.* Du füllst die Dead-Bull-Desert (1-2), und sonst ist niemand dort. Der erste Bonus bringt dir eine Kuh. Eine zweite Herde gibt es nicht, also wird die 2 nicht gezahlt.`,
    },
    B16: {
      text: `Mit einem Bonus setzt du Kühe aus deinem Vorrat auf andere Weiden, höchstens so viele, wie er angibt, und verteilt, wie du willst. Der erste Bonus einer Reihe muss eingesetzt werden, wenn es geht; er gehört der größten Herde, bei einer 0 musst du also nichts setzen. Von den weiteren darfst du auch weniger Kühe setzen oder gar keine. Ob Herden gleich sind [B12], wird geprüft, wenn der ganze Bonus gesetzt ist; unterwegs darf eine Herde also so groß sein wie eine andere. Bekommst du zwei Boni nacheinander, wird jeder für sich geprüft. Zu zweit haben die Kühe die Farbe, die den Bonus verdient hat.`,
      basis: `Gedruckt steht, wem die größte Herde gehört, „beginnt und setzt sofort“; von den anderen, dass sie „dürfen“. Zu gleichen Herden steht „am Ende ihres Zuges“; wir verstehen darunter das Ende jedes Bonus.`,
    },
    B17: {
      text: `Die Kühe eines Bonus setzt du einzeln. Eine Kuh darf zwei Herden nur dann gleich groß machen, wenn weitere Kühe desselben Bonus, soweit Vorrat und Felder reichen, diese Herde auf eine Größe bringen können, die dort keine andere hat. Dann muss deine nächste Kuh dorthin.`,
      basis: `Unsere Festlegung; so lässt sich [B16] Schritt für Schritt spielen.`,
    },
    B18: {
      text: `Wird eine Weide voll, während ein Bonus ausgezahlt wird, stellt sie sich an. Erst wird die laufende Reihe beendet. Dann kommen die wartenden Weiden in der Reihenfolge, in der sie voll wurden; eine Weide, die inzwischen voll wird, stellt sich hinten an. Erst wenn keine mehr wartet, geht die Runde weiter. Zum Viehmarkt siehe [BV2].`,
      example: `*Ein Bonus löst den nächsten aus.* Fire-Fields (1-2-1) wird voll. Wem die größte Herde gehört, der setzt eine Kuh, der Zweite zwei, der Dritte eine. Damit werden erst Drunk'n-Creek und dann Coffee-Canyon voll. Ist die Reihe von Fire-Fields fertig, wird Drunk'n-Creek ausgezahlt (1-1-2), dann Coffee-Canyon (1-1). Erst danach geht die Runde weiter.`,
    },
    B19: `Wolltest du auf einer Weide noch setzen, die gerade voll geworden ist, gehst du leer aus: Es ist kein Platz mehr. Genauso wenig zählt ein Paar auf einer Weide, die ein Bonus gefüllt hat, bevor sie an der Reihe war. Die Kuhkarte ist trotzdem verbraucht.`,
    B20: {
      text: `Das Spiel endet auf eine von drei Arten:

        - nach der letzten Runde;
        - wenn jedes Feld auf jeder Weide besetzt ist. Noch nicht ausgeführte Paare verfallen, und es gibt keinen Schlussbonus;
        - sofort, wenn du alle 48 Kühe gesetzt hast: Dann gewinnst du auf der Stelle. Die Kühe der Vorrunde zählen mit. Auch wenn deine 48. Kuh das allerletzte Feld besetzt, gilt dieser Sieg. Wartende Bonusreihen, Viehmärkte und Paare verfallen, und die anderen werden nach ihren gesetzten Kühen geordnet.

        Im Schlussbonus gewinnt niemand mehr auf der Stelle. Zu zweit bräuchtest du dafür alle Kühe beider Farben, das kann also nicht vorkommen; geht eine Farbe aus, ist mit ihr einfach Schluss.`,
      basis: `Die drei Arten sind sicher. Wie die anderen geordnet werden, was verfällt und dass im Schlussbonus niemand auf der Stelle gewinnt, ist unsere Festlegung.`,
    },
    B21: {
      text: `*Schlussbonus.* Nach der letzten Runde zahlt jede Weide, die nicht voll ist, ihre Bonusreihe einmal aus, von der kleinsten bis zur größten. Diesmal kommen die Kühe auf ebendiese Weide, solange Felder und Vorrat reichen, und gleiche Herden sind erlaubt. Es gilt die Rangfolge von vor dem Schlussbonus. Zu entscheiden gibt es nichts.`,
      basis: `Die Reihenfolge der Weiden ist unsere Festlegung.`,
    },
    B22: {
      text: `Wer die meisten Kühe auf den Weiden hat, gewinnt. Bei Gleichstand gewinnt, wer vor dem Schlussbonus mehr Kühe auf der größten Weide im Spiel hatte. Ist auch das gleich, teilt ihr euch den Platz. So werden alle Plätze vergeben; nach einem geteilten Platz fällt der nächste aus (1, 1, 3). Nach einem vorzeitigen Ende zählt der Stand, wie er ist.`,
      basis: `Für den Sieg ist das sicher; der Rest ist unsere Festlegung.`,
    },
    B23: {
      text: `Einer von euch hat die blauen Karten und treibt die blauen und die grünen Kühe. Der andere hat die roten Karten und treibt die roten und die orangen Kühe. Jeder hält zwölf Kuhkarten: seine zehn und die beiden, die für zwei Personen markiert sind [B2]. Jede Farbe ist in jeder Hinsicht eine eigene Herde ([B10], [B12], [B15]).

        In der Vorrunde entscheidest du, welche deiner drei Weiden welche deiner beiden Farben bekommt; beide Farben müssen vorkommen. In jeder Runde gehört eines deiner Paare zur einen, das andere zur anderen Farbe. Ohne Auktion hat der erste Platz Blau und Grün, der zweite Rot und Orange.`,
      basis: `Dass ihr die Farben beide gleichzeitig und geheim verteilt, ist unsere Festlegung.`,
    },
    B24: {
      text: `Hat nur noch eine Weide freie Felder, legt ihr keine Weidekarten. Jeder legt pro Farbe eine Kuhkarte, und beide Farben dürfen auf diese Weide, in der Reihenfolge von [B10] über bis zu vier Herden.`,
      basis: `Unsere Festlegung: Der gedruckte Text könnte auch nur eine einzige Karte meinen, aber dann gehen die zwölf Karten nicht auf.`,
    },
    B25: {
      text: `Wer von beiden Farben zusammen die meisten Kühe gesetzt hat, gewinnt. Bei Gleichstand gewinnt, wer vor dem Schlussbonus auf der Weide mit 24 Feldern die größte einfarbige Herde hatte. Ist auch das gleich, teilt ihr euch den Sieg.`,
      basis: `Der letzte Schritt ist unsere Festlegung.`,
    },
    BV1: {
      text: `*Farbauktion*, für zwei bis sechs Personen.

        1. Zuerst kommt die gewöhnliche Vorrunde. Ihre Kühe gehören den Farben; deine hast du nur vorerst, in der Reihenfolge der Tabelle in [B2] (zu zweit die Farbpaare aus [B23], und beide verteilen ihr Paar, wie es dort steht).
        2. Alle bieten geheim zwischen 0 und 99,9999, mit bis zu vier Nachkommastellen, zum Beispiel 1,0895. Alle Gebote werden zusammen aufgedeckt. Das höchste Gebot sucht sich zuerst eine Farbe mit ihren Kühen aus (zu zweit ein Farbpaar), dann das nächste, und so weiter. Die Kuhkarten kommen mit der Farbe.
        3. Wer gleich viel geboten hat, bietet noch einmal, alle solchen Gruppen gleichzeitig, und nicht weniger als zuvor. Das ordnet nur die Gleichen unter sich; überholt wird sonst niemand. Niemand bietet mehr als dreimal; danach entscheidet das Los.
        4. Am Ende wird dein letztes Gebot von deinen gesetzten Kühen abgezogen; Ergebnisse haben also Kommastellen und können negativ sein. Ein Sieg mit 48 Kühen [B20] gilt, egal, was geboten wurde; die anderen werden dann nach Kühen minus Gebot geordnet.`,
      basis: `Im Kern sicher; 1,0895 ist das gedruckte Beispiel. Der Bereich, die vier Nachkommastellen und die Grenze von zwei Wiederholungen sind unsere Festlegung. Der Autor hat es auch mit ganzen Geboten veröffentlicht, von denen ein Zehntel abgezogen wird.`,
    },
    BV2: {
      text: `*Viehmarkt.* Wenn du das letzte Feld einer Weide besetzt, darfst du Kühe extra einsetzen: eine bei 6 bis 14 Feldern, zwei bei 16 und mehr. Du setzt sie wie einen Bonus, auf den du verzichten darfst ([B16], [B17]), und zwar vor allen anderen Boni: sobald das Einsetzen oder der Bonus, der die Weide gefüllt hat, beendet ist, noch vor ihrer eigenen Reihe und vor dem Rest einer laufenden Reihe.

        Werden mehrere Weiden voll, warten ihre Märkte in der Reihenfolge, in der sie voll wurden; alle kommen vor jedem anderen Bonus. Zu zweit haben die Kühe die Farbe, die das letzte Feld besetzt hat. Im Schlussbonus [B21] gibt es keinen Viehmarkt.`,
      basis: `Wer wie viele Kühe bekommt und dass es vor den anderen Boni geschieht, ist sicher (der gedruckte französische Text sagt bei den großen Weiden „6 oder mehr“, ein Druckfehler für 16); der Rest ist unsere Festlegung.`,
    },
    BV3: `*Zu sechst.* Die Erweiterung des Autors bringt die Weide 12 und die sechste Farbe; in der gedruckten Regel steht sie nicht. Ein Tisch mit sechs Plätzen spielt damit; einen eigenen Schalter gibt es nicht.`,
    BV4: `*Gedächtnishilfe.* Die gibt es hier bei jedem Spiel. Mit ihr zeigt dir die Seite, was ein perfektes Gedächtnis wüsste, zum Beispiel die bisher gespielten Kuhkarten. Ohne sie spielt ihr wie gedruckt: Kuhkarten früherer Runden werden nicht gezeigt, auch nicht im Protokoll. Eine nach [B7] abgelegte Karte hat nie jemand gesehen, sie wird auch mit der Hilfe niemandem gezeigt. Von sich aus ist die Hilfe an, wenn höchstens ein Mensch am Tisch sitzt, sonst aus.`,
    B7: `Hat nur noch eine Weide freie Felder und seid ihr mindestens zu dritt, legst du ein einziges Paar und wirfst eine zweite Kuhkarte ab, die niemand sieht. Für zwei Personen gilt [B24].`,
    B26: `Gibt es nur eine Möglichkeit, führt die Seite sie aus, ohne zu fragen: Du kannst nur null setzen, keine Bonuskuh passt irgendwohin, oder nur eine Farbe ist noch übrig. Nach geheimen Wahlen und nach Antworten wirst du immer gefragt.`,
  },
});
