/** The texts round the rulebooks and in their pictures, in every language. */

import type { Language } from "../speech/languages.svelte.ts";

const en = {
  head: "{game}: the rules",
  contents: "Chapters",
  find: "Find in the rules",
  found: "{n} {n, plural, one {rule} other {rules}} found",
  found_none: "No rule has these words. Try fewer, or just one.",
  find_clear: "Show all rules",
  print: "Print",
  loading: "Opening the rulebook…",
  failed: "The rulebook could not be fetched. Are you online?",
  retry: "Try again",
  unknown: "There is no such game here.",
  example: "Example",
  full: "Rule numbers and sources",
  example_try: "On the board",
  example_number: "On the board {n}",
  example_show: "Show it",
  example_back: "Back to the beginning",
  example_table: "Play on from here",
  clause: "Rule {id}",
  senior: "higher",
  junior: "lower",
  letter_blue: "B",
  letter_red: "R",
  letter_green: "G",
  letter_orange: "O",
  letter_purple: "P",
  letter_yellow: "Y",
  whale: "whale",
  elephant: "elephant",
  crocodile: "crocodile",
  polar_bear: "polar bear",
  lion: "lion",
  seal: "seal",
  fox: "fox",
  perch: "perch",
  hedgehog: "hedgehog",
  fish: "fish",
  mouse: "mouse",
  mosquito: "mosquito",
  joker: "joker",
  picture_pair: "Two pairs: on each pasture card lies a cow card.",
  picture_equal:
    "Herds of 4, 3 and 2 stand there already. Of its four numbers red may only use 1, or place nothing.",
  picture_bonus:
    "Fire-Fields is full. Its bonus row 1-2-1 is paid: the largest herd gets 1, the second 2, the third 1.",
  picture_meadow:
    "The meadow for four: a stable in each corner, the large goats walk round it clockwise. This goat has walked three steps, and its column is its line.",
  picture_decide:
    "A: eight points in your own display win the kind. B: with the fourth card the highest sum wins; at 5 to 5 red has more cards.",
  picture_chain:
    "Red's chain from the stable counts double: (1 + 4 + 1) × 2 = 12. The other marked cards count once: 2 + 1 + 4 = 7. Touching at a corner is not enough.",
  picture_web:
    "Who beats whom: each row is an animal on the table, each dot in it an animal that beats it.",
  picture_sets:
    "Joker and mosquito are two mosquitoes. Elephant and mosquito are two elephants; with the joker, three.",
  picture_beats:
    "One seal is beaten by two seals, one polar bear or one whale, but not by three seals.",
  picture_exchange: "First the lower placed gives the higher placed two cards, then gets two back.",
};

export type RulesText = keyof typeof en;
type Texts = Record<RulesText, string>;

const de: Texts = {
  head: "{game}: die Regeln",
  contents: "Kapitel",
  find: "In den Regeln suchen",
  found: "{n} {n, plural, one {Regel} other {Regeln}} gefunden",
  found_none: "In keiner Regel stehen diese Wörter. Versuch es mit weniger, oder nur einem.",
  find_clear: "Alle Regeln zeigen",
  print: "Drucken",
  loading: "Das Regelheft wird aufgeschlagen …",
  failed: "Das Regelheft ließ sich nicht laden. Bist du online?",
  retry: "Noch einmal versuchen",
  unknown: "Dieses Spiel gibt es hier nicht.",
  example: "Beispiel",
  full: "Regelnummern und Quellen",
  example_try: "Auf dem Spielplan",
  example_number: "Auf dem Spielplan {n}",
  example_show: "Zeigen",
  example_back: "Zurück zum Anfang",
  example_table: "Ab hier weiterspielen",
  clause: "Regel {id}",
  senior: "vorn",
  junior: "hinten",
  letter_blue: "B",
  letter_red: "R",
  letter_green: "G",
  letter_orange: "O",
  letter_purple: "L",
  letter_yellow: "Ge",
  whale: "Wal",
  elephant: "Elefant",
  crocodile: "Krokodil",
  polar_bear: "Eisbär",
  lion: "Löwe",
  seal: "Robbe",
  fox: "Fuchs",
  perch: "Barsch",
  hedgehog: "Igel",
  fish: "Fisch",
  mouse: "Maus",
  mosquito: "Mücke",
  joker: "Joker",
  picture_pair: "Zwei Paare: Auf jeder Weidekarte liegt eine Kuhkarte.",
  picture_equal:
    "Herden mit 4, 3 und 2 Kühen stehen schon da. Von seinen vier Zahlen bleibt Rot nur die 1, oder gar nichts zu setzen.",
  picture_bonus:
    "Fire-Fields ist voll. Die Bonusreihe 1-2-1 wird ausgezahlt: Die größte Herde bekommt 1, die zweite 2, die dritte 1.",
  picture_meadow:
    "Die Wiese zu viert: in jeder Ecke ein Stall, die großen Ziegen laufen im Uhrzeigersinn außen herum. Diese hier ist drei Schritte gelaufen, und ihre Spalte ist ihre Linie.",
  picture_decide:
    "A: Acht Punkte in der eigenen Auslage gewinnen die Sorte. B: Bei der vierten Karte gewinnt die höchste Summe; bei 5 zu 5 hat Rot mehr Karten.",
  picture_chain:
    "Die rote Kette am Stall zählt doppelt: (1 + 4 + 1) × 2 = 12. Die anderen markierten Karten zählen einfach: 2 + 1 + 4 = 7. Über Eck gilt nicht.",
  picture_web:
    "Wer schlägt wen: Jede Zeile ist ein Tier auf dem Tisch, jeder Punkt darin ein Tier, das es schlägt.",
  picture_sets:
    "Joker und Mücke sind zwei Mücken. Elefant und Mücke sind zwei Elefanten, mit dem Joker drei.",
  picture_beats:
    "Eine Robbe wird von zwei Robben, einem Eisbären oder einem Wal geschlagen, aber nicht von drei Robben.",
  picture_exchange:
    "Erst schiebt der hintere Partner dem vorderen zwei Karten zu, dann schiebt der vordere zwei zurück.",
};

const nl: Texts = {
  head: "{game}: de regels",
  contents: "Hoofdstukken",
  find: "Zoeken in de regels",
  found: "{n} {n, plural, one {regel} other {regels}} gevonden",
  found_none: "Deze woorden staan in geen enkele regel. Probeer er minder, of maar één.",
  find_clear: "Alle regels tonen",
  print: "Afdrukken",
  loading: "Het spelregelboekje gaat open…",
  failed: "Het spelregelboekje kon niet worden opgehaald. Ben je online?",
  retry: "Opnieuw proberen",
  unknown: "Dit spel is hier niet.",
  example: "Voorbeeld",
  full: "Regelnummers en bronnen",
  example_try: "Op het bord",
  example_number: "Op het bord {n}",
  example_show: "Laat zien",
  example_back: "Terug naar het begin",
  example_table: "Vanaf hier verder spelen",
  clause: "Regel {id}",
  senior: "best",
  junior: "slechtst",
  letter_blue: "B",
  letter_red: "R",
  letter_green: "G",
  letter_orange: "O",
  letter_purple: "P",
  letter_yellow: "Ge",
  whale: "walvis",
  elephant: "olifant",
  crocodile: "krokodil",
  polar_bear: "ijsbeer",
  lion: "leeuw",
  seal: "zeehond",
  fox: "vos",
  perch: "baars",
  hedgehog: "egel",
  fish: "vis",
  mouse: "muis",
  mosquito: "mug",
  joker: "joker",
  picture_pair: "Twee paren: op elke weidekaart ligt een koeienkaart.",
  picture_equal:
    "Er staan al kuddes van 4, 3 en 2. Van zijn vier aantallen blijft voor rood alleen 1 over, of niets plaatsen.",
  picture_bonus:
    "Fire-Fields is vol. De bonusrij 1-2-1 wordt uitbetaald: de grootste kudde krijgt 1, de tweede 2, de derde 1.",
  picture_meadow:
    "De weide voor vier: in elke hoek een stal, de grote geiten lopen er met de klok mee omheen. Deze geit heeft drie stappen gezet, en haar kolom is haar lijn.",
  picture_decide:
    "A: acht punten in de eigen vitrine winnen de soort. B: bij de vierde kaart wint de hoogste som; bij 5 tegen 5 heeft rood meer kaarten.",
  picture_chain:
    "De rode ketting vanaf de stal telt dubbel: (1 + 4 + 1) × 2 = 12. De andere gemarkeerde kaarten tellen enkel: 2 + 1 + 4 = 7. Schuin telt niet.",
  picture_web:
    "Wie slaat wie: elke rij is een dier op tafel, elke stip erin een dier dat het slaat.",
  picture_sets:
    "Joker en mug zijn twee muggen. Olifant en mug zijn twee olifanten, met de joker drie.",
  picture_beats:
    "Eén zeehond wordt geslagen door twee zeehonden, één ijsbeer of één walvis, maar niet door drie zeehonden.",
  picture_exchange:
    "Eerst schuift de slechtst geplaatste twee kaarten naar de best geplaatste, die er dan twee terugschuift.",
};

const fr: Texts = {
  head: "{game} : les règles",
  contents: "Chapitres",
  find: "Chercher dans les règles",
  found: "{n} {n, plural, one {règle trouvée} other {règles trouvées}}",
  found_none: "Aucune règle ne contient ces mots. Essayez-en moins, ou un seul.",
  find_clear: "Montrer toutes les règles",
  print: "Imprimer",
  loading: "On ouvre le livret de règles…",
  failed: "Impossible de charger le livret de règles. Êtes-vous en ligne ?",
  retry: "Réessayer",
  unknown: "Ce jeu n'existe pas ici.",
  example: "Exemple",
  full: "Numéros et sources",
  example_try: "Sur le plateau",
  example_number: "Sur le plateau {n}",
  example_show: "Montrer",
  example_back: "Revenir au début",
  example_table: "Continuer à partir d’ici",
  clause: "Règle {id}",
  senior: "devant",
  junior: "derrière",
  letter_blue: "B",
  letter_red: "R",
  letter_green: "V",
  letter_orange: "O",
  letter_purple: "Vi",
  letter_yellow: "J",
  whale: "baleine",
  elephant: "éléphant",
  crocodile: "crocodile",
  polar_bear: "ours polaire",
  lion: "lion",
  seal: "phoque",
  fox: "renard",
  perch: "perche",
  hedgehog: "hérisson",
  fish: "poisson",
  mouse: "souris",
  mosquito: "moustique",
  joker: "joker",
  picture_pair: "Deux paires : sur chaque carte de prairie, une carte vache.",
  picture_equal:
    "Il y a déjà des troupeaux de 4, 3 et 2. De ses quatre nombres, rouge ne peut utiliser que le 1, ou ne rien placer.",
  picture_bonus:
    "Fire-Fields est complète. On verse sa rangée de bonus 1-2-1 : le plus grand troupeau reçoit 1, le deuxième 2, le troisième 1.",
  picture_meadow:
    "Le pré à quatre : une étable dans chaque coin, les grandes chèvres en font le tour dans le sens horaire. Celle-ci a fait trois pas, et sa colonne est sa ligne.",
  picture_decide:
    "A : huit points dans son étalage gagnent la sorte. B : à la quatrième carte, la plus haute somme gagne ; à 5 contre 5, rouge a plus de cartes.",
  picture_chain:
    "La chaîne rouge qui part de l'étable compte double : (1 + 4 + 1) × 2 = 12. Les autres cartes marquées comptent simple : 2 + 1 + 4 = 7. Se toucher par un coin ne suffit pas.",
  picture_web:
    "Qui bat qui : chaque ligne est un animal sur la table, chaque point un animal qui le bat.",
  picture_sets:
    "Joker et moustique font deux moustiques. Éléphant et moustique font deux éléphants, et trois avec le joker.",
  picture_beats:
    "Un phoque est battu par deux phoques, un ours polaire ou une baleine, mais pas par trois phoques.",
  picture_exchange:
    "Le moins bien placé donne d'abord deux cartes au mieux placé, qui lui en rend deux.",
};

export const rulebookTexts: Record<Language, Texts> = { en, de, nl, fr };
