/** Zoff im Zoo, in het Nederlands. */

import { assembleRulebook } from "../../../rulebook/assemble.ts";
import { plan } from "./plan.ts";

export const rulebook = assembleRulebook(plan, {
  title: "Zoff im Zoo",
  intro: `Een kaartspel van Doris Matthäus en Frank Nestel (1999), in het Engels bekend als Frank's Zoo, voor drie tot zeven spelers. Aan tafel duurt het 45 tot 60 minuten.

    Iedereen wil van zijn dieren af. De walvis jaagt de zeehond op, de zeehond eet de vis, en de olifant is voor niemand bang behalve voor de muis. De maten wisselen met de stand: je rivaal van gisteren is je vriend van vandaag. En leeuwen en egels hebben zo hun eigen prijs.`,
  chapters: {
    aim: {
      title: "Het doel",
      lead: `Raak je kaarten eerder kwijt dan de anderen. Hoe eerder je uit bent, hoe meer punten de ronde je oplevert [Z13]; leeuwen en egels in je slagen leveren nog wat op of kosten wat [Z22]. Jullie spelen ronde na ronde, tot twee spelers het doel gehaald hebben, meestal 19 punten. Dan wint wie bovenaan staat [Z24].`,
    },
    box: "De dieren",
    setup: "Delen",
    trick: "Een ronde",
    partners: "Met een maat, vanaf de tweede ronde",
    score: "Punten en stand",
    end: "Het einde",
    three: "Met z'n drieën",
    variants: "Geheugensteun",
    rulings: "Zeldzame gevallen",
  },
  clauses: {
    Z1: `Zestig kaarten: elk vijf walvissen, olifanten, krokodillen, ijsberen, leeuwen, zeehonden, vossen, baarzen, egels, vissen en muizen, vier muggen en één joker.`,
    Z2: {
      text: `*Wie slaat wie?*

        | Dier | wordt geslagen door |
        | walvis | niemand |
        | olifant | muis |
        | krokodil | olifant |
        | ijsbeer | olifant, walvis |
        | leeuw | olifant |
        | zeehond | ijsbeer, walvis |
        | vos | olifant, krokodil, ijsbeer, leeuw |
        | baars | walvis, krokodil, ijsbeer, zeehond |
        | egel | vos |
        | vis | walvis, krokodil, zeehond, baars |
        | muis | krokodil, ijsbeer, leeuw, zeehond, vos, egel |
        | mug | muis, egel, vis |`,
      basis: `Vier onafhankelijke bronnen zijn het over deze 29 verbanden eens.`,
      example: `*Geen sluiproutes.* Olifanten slaan vossen en vossen slaan egels, maar olifanten slaan geen egels. En de muis slaat de olifant.`,
    },
    Z3: {
      text: `Kaarten die samen gespeeld worden, vormen één *set*: zo veel van één dier. Hij bestaat uit kaarten van dat dier, en er zijn twee hulpjes:

        - De *joker* telt als één meer van het dier waarmee hij gespeeld wordt. Hij wordt nooit alleen gespeeld.
        - Eén *mug*, nooit meer, mag bij een set met minstens één echte olifant en telt als één olifant meer.

        Olifant en mug zijn dus twee olifanten. Een groepje kaarten heeft nooit twee betekenissen; er zijn precies 128 sets. Kaarten van één dier zijn allemaal gelijk. Vos en vos is een andere set dan vos en joker, ook al tellen ze allebei als twee vossen.`,
      example: `Joker en mug zijn twee muggen, niet twee olifanten. Joker, mug en olifant zijn drie olifanten.`,
    },
    Z4: {
      text: `Alle kaarten worden gedeeld. Met zeven spelers krijgen de vier links van de gever negen kaarten en de andere drie acht, in elke ronde. Je hand is geheim; hoeveel kaarten je hebt, is dat niet.`,
      basis: `Welke vier van de zeven negen kaarten krijgen, is onze keuze.`,
    },
    Z5: {
      text: `In de eerste ronde beslist het lot wie deelt; de speler links van de gever begint. Er wordt met de klok mee gespeeld.`,
      basis: `Dat het lot beslist, is onze keuze.`,
    },
    Z6: {
      text: `Begin je een slag, speel dan een set naar keuze. Je moet er een spelen; alleen [Z12] kan je het begin afnemen.`,
      basis: `Dat je moet, is onze keuze.`,
    },
    Z7: {
      text: `Om een set te *slaan*, speel je precies evenveel van een dier dat die set slaat, of precies één meer van hetzelfde dier. Verder slaat niets die set.`,
      example: `Er ligt één zeehond op tafel. Twee zeehonden slaan die, of één ijsbeer, of één walvis. Drie zeehonden niet.`,
    },
    Z8: {
      text: `In plaats van te slaan mag je passen, ook als je zou kunnen slaan. Later in dezelfde slag mag je weer meedoen. Kun je niet slaan, dan wordt het je toch gevraagd: automatisch passen zou je verraden.`,
      basis: `Dat je altijd gevraagd wordt, is onze keuze.`,
    },
    Z9: `Hebben na een set alle anderen die nog kaarten hebben achter elkaar gepast, dan wint wie de set speelde de slag. De kaarten gaan verdekt voor de winnaar liggen, en die begint de volgende slag.`,
    Z10: `Heb je geen kaart meer, dan ben je voor deze ronde uit. Je houdt de slagen die je won, en de lopende slag krijg je ook als die jouw slag wordt. Is de winnaar van een slag uit, dan begint de volgende speler links die nog kaarten heeft.`,
    Z11: `De ronde eindigt meteen als nog hoogstens één speler kaarten heeft. De lopende slag is van niemand.`,
    Z13: `De punten gaan naar de volgorde van uitgaan. Met n spelers krijgt de eerste n punten, de tweede n − 1, enzovoort; de voorlaatste krijgt 2, de laatste 0.`,
    Z14: {
      text: `Met de optie *partners* gelden [Z15] tot en met [Z22] vanaf de tweede ronde, met vier of meer spelers. De optie staat aan, tenzij jullie tafel die uitzet.

        Zonder die optie is elke ronde als de eerste. Alleen de volgorde van uitgaan telt: geen teams, geen ruil, geen vragen, geen leeuwen of egels. Het delen gaat van ronde tot ronde naar links, en de speler links van de gever begint. [Z23] en [Z24] gelden hoe dan ook na elke ronde.`,
      basis: `Wie er zonder maten deelt en begint, is onze keuze.`,
    },
    Z15: `De stand bepaalt de teams, voor elke ronde opnieuw. Wie in een team hoger staat, is de *best geplaatste*, de ander de *slechtst geplaatste*.

      | Spelers | Teams, naar plaats in de stand |
      | 4 | 1 + 3, 2 + 4 |
      | 5 | 1 + 4, 2 + 5, 3 alleen |
      | 6 | 1 + 4, 2 + 5, 3 + 6 |
      | 7 | 1 + 5, 2 + 6, 3 + 7, 4 alleen |`,
    Z16: `Wie bovenaan staat, deelt. Wie onderaan staat, begint de eerste slag.`,
    Z17: {
      text: `*Ruil.* Vóór de eerste slag mag de slechtst geplaatste van elk team twee kaarten verdekt naar de best geplaatste schuiven. Die neemt ze op en moet er twee terugschuiven: welke twee ook, zelfs de twee die net kwamen. Je schuift precies twee kaarten, dat is definitief, en wie ze krijgt, ziet ze meteen. De slechtst geplaatste mag ook weigeren; dan wordt er in dat team niets geruild.

        Heb je geen maat, dan mag je geen, één of twee van je handkaarten verdekt bij je eigen slagen leggen.

        De teams doen dit los van elkaar; de eerste slag begint als iedereen klaar is. Dat er kaarten geschoven of weggelegd zijn, en hoeveel, mag iedereen weten. Welke het waren, weten alleen de twee maten, of de eigenaar.`,
      basis: `"Mag" staat er gedrukt. Dat de teams niet op elkaar wachten en dat gekregen kaarten terug mogen, is onze keuze.`,
    },
    Z18: {
      text: `*Vragen.* Je bent de slechtst geplaatste van je team, je bent aan de beurt en er is een set te slaan (je begint dus niet)? Dan mag je je maat om hulp vragen. Laat open kaarten zien die de set zouden slaan als het er maar genoeg waren:

        - zo veel echte kaarten van het gewenste dier als je wilt, hoogstens één mug als je olifanten wilt, en de joker;
        - minstens één ervan is niet de joker;
        - minder kaarten dan de set nodig heeft.

        Wat je wilt, volgt uit de getoonde kaarten en de set die geslagen moet worden. Het maakt niet uit of je ook alleen had kunnen spelen, van wie de set is, of dat de ontbrekende kaarten wel kunnen bestaan.

        Je maat mag precies de ontbrekende kaarten geven, ook de joker of de ene mug, zodat het geheel een set is die slaat ([Z3], [Z7]). De set moet dan gespeeld worden en geldt als door jou alleen gespeeld. Geeft je maat niets, dan neem je je kaarten terug en heb je gepast. De getoonde kaarten kent vanaf dan iedereen. Een maat die al gepast had, mag later toch weer meedoen.`,
      basis: `In de kern zeker; de precieze grenzen van wat getoond en gegeven mag worden, zijn onze keuze.`,
      example: `Er zijn twee muizen te slaan: de slechtst geplaatste toont één egel, de best geplaatste legt er een bij. Er is één olifant te slaan: de slechtst geplaatste mag een mug tonen, de best geplaatste legt er een olifant bij, en dat zijn twee olifanten. (Die laatste halve zin is onze keuze.)`,
    },
    Z21: {
      text: `*Teampunten.* Jij en je maat krijgen allebei de som van jullie punten volgens [Z13]. Speel je alleen, dan krijg je je eigen punten en 4 extra.`,
      example: `Vijf spelers. De maten van het ene team gaan als eerste en vijfde uit: 5 + 0 = 5 punten elk. Die van het andere als tweede en vierde: 4 + 2 = 6 elk. Wie alleen speelt, wordt derde: 3 + 4 = 7.`,
    },
    Z22: {
      text: `*Persoonlijke punten* komen uit je eigen slagen:

        - twee of meer leeuwen: één punt per leeuw. Eén enkele leeuw levert niets op;
        - geen enkele egel: min één, voor iedereen, ook voor de laatste speler en voor wie geen slag heeft;
        - leeuwen die de laatste speler nog in de hand heeft: min één per stuk.

        De joker telt als geen van beide. Je totaal mag negatief worden.`,
      basis: `Dat de joker als geen van beide telt, is onze keuze.`,
    },
    Z23: {
      text: `De *stand* gaat naar het totaal aan punten. Spelers met evenveel punten staan precies in de omgekeerde volgorde van vóór deze ronde, met hoeveel ze ook zijn. Vóór de eerste ronde staat bovenaan wie als eerste begint; de anderen volgen met de klok mee.`,
      basis: `De volgorde vóór de eerste ronde is onze keuze.`,
      example: `De een had 1 punt, de ander 2; nu hebben ze er allebei 7. Wie er 1 had, staat vóór de ander. Staan ze na de volgende ronde weer gelijk, dan keert de volgorde opnieuw om.`,
    },
    Z24: {
      text: `Het spel eindigt na een ronde waarin minstens twee spelers in totaal op of boven het doel staan. Het doel is 19 punten, of wat jullie tafel koos, van 1 tot en met 99. Wie bovenaan staat, wint alleen. Staan de besten gelijk, dan beslist [Z23]; de uitslag noemt dan de gelijke stand en wat de doorslag gaf.`,
      basis: `Dat [Z23] ook bij een gelijke stand over de winst beslist, is onze keuze. Zo doet het ook het toernooiprogramma van de auteur, dat rangschikt "met een extra regel om gelijke standen te vermijden".`,
    },
    Z25: {
      text: `Met z'n drieën gebruiken jullie negenendertig kaarten: vier leeuwen, vier olifanten, vier muizen, twee muggen, elk drie van de andere acht dieren, en de joker.

        - Er zijn in geen enkele ronde maten, wat de optie ook zegt: [Z14] tot en met [Z21] gelden niet.
        - De punten zijn 3, 2 en 0. Leeuwen en egels [Z22] tellen al vanaf de eerste ronde.
        - Het lot beslist wie de eerste ronde begint; later begint wie onderaan staat. De gever zit rechts van wie begint.
        - Het spel eindigt als minstens één speler het doel gehaald heeft, en in elk geval na 50 rondes.

        Verder gelden [Z22] tot en met [Z24].`,
      basis: `De grens van 50 rondes, en dat de gever rechts van de beginner zit, zijn onze keuze.`,
    },
    ZV1: `*Geheugensteun.* Die is er hier bij elk spel. Met de steun laat de pagina je zien wat een perfect geheugen zou weten: de kaarten die tot nu toe te zien waren, wie welke speelde en won, de kaarten die bij het vragen getoond zijn en de kaarten die je zelf doorgeschoven hebt. Zonder speel je zoals gedrukt, en mogen zelfs de eigen slagen niet meer bekeken worden. Standaard staat de steun aan als er hoogstens één mens aan tafel zit, en anders uit.`,
    Z12: `Moet je beginnen en heb je alleen de joker, dan kan dat niet. Het begin gaat, zonder te vragen, naar de volgende speler links die nog kaarten heeft. Jij komt in die slag gewoon aan de beurt. Vanaf dan weet iedereen waar de joker is.`,
    Z19: `Je maat krijgt de vraag altijd en beantwoordt die, ook als alleen "nee" mogelijk is: of helpen mogelijk was, blijft verborgen. Wie uit is, kan niet gevraagd worden.`,
    Z20: `Kaarten geven en de set spelen is één stap. Daarna is eerst de vrager uit als die geen kaarten meer heeft, dan de maat, en pas dan wordt gekeken of de ronde afgelopen is.`,
    Z26: `Twee maten zijn de laatste twee in het spel, en de best geplaatste helpt. Zijn daarna beide handen leeg, dan staat de vrager vóór de helper, die laatste is. Is alleen de hand van de helper leeg, dan staat de helper vóór de vrager, die laatste is met de kaarten die nog over zijn. De ronde is afgelopen, en de set op tafel is van niemand.`,
  },
});
