/** Zoff in Buffalo, in het Nederlands. */

import { assembleRulebook } from "../../../rulebook/assemble.ts";
import { plan } from "./plan.ts";

export const rulebook = assembleRulebook(plan, {
  title: "Zoff in Buffalo",
  intro: `Een spel van Christwart Conrad (FX Schmid, 1998) voor twee tot vijf spelers vanaf 12 jaar. De uitbreiding van de auteur, die niet in de gedrukte regels staat, voegt een zesde speler toe. Aan tafel duurt een spel ongeveer 60 minuten.

    Op de prairie rond Buffalo wordt het druk. Iedereen drijft zijn koeien naar dezelfde paar weiden, allemaal tegelijk, en niemand weet waar de anderen heen gaan. Geen kudde duldt een andere die even groot is. En zodra een weide vol is, vallen er extra koeien te verdelen.`,
  chapters: {
    aim: {
      title: "Het doel",
      lead: `Breng zo veel mogelijk van je koeien naar de weiden. Wie er na vijf rondes (met z'n tweeën zes) de meeste heeft staan, wint [B22]. En wie alle 48 koeien kwijt kan, wint meteen [B20].

        Een *kudde* is alle koeien van één kleur op één weide. Geen koeien, geen kudde.`,
    },
    box: "Wat er in de doos zit",
    setup: "Voorbereiding: de voorronde",
    round: "Een ronde",
    bonus: "De bonus",
    end: "Het einde",
    two: "Met z'n tweeën",
    variants: "Varianten van de auteur en de geheugensteun",
    rulings: "Zeldzame gevallen",
  },
  clauses: {
    B1: {
      text: `Elf weiden, genummerd van klein naar groot; de uitbreiding voegt er een twaalfde aan toe. Elke weide heeft vakjes voor één koe elk en een *bonusrij*: de bonuscijfers die de kuddes daar krijgen zodra de weide vol is. De weiden zijn aan beide kanten van de borden gedrukt, de ene kant als landschap, de andere eenvoudig; welke kant je ziet, kies je zelf.

        | Nr. | Weide | Vakjes | Bonusrij |
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
        | 12 | Buffalo-Badlands (uitbreiding, alleen met zes spelers) | 37 | 0-1-2-3 |`,
      basis: `Weide voor weide:

        - 1 en 2: naam en grootte zijn zeker, de rij is onze keuze.
        - 3 tot en met 6: namen, groottes en rijen zijn zeker; welke grootte bij welke naam en rij hoort, is onze keuze. Fire-Fields is de kleinste weide met drie bonuscijfers.
        - 7: één bron geeft de naam (een andere tekst zegt Lucky-Pickle); dat hij bij deze grootte hoort, en de rij, zijn onze keuze.
        - 8: onze keuze.
        - 9: de grootte is zeker, naam en rij zijn onze keuze.
        - 10: de naam en de plaats in de volgorde zijn zeker, één bron geeft de grootte, de rij is onze keuze.
        - 11: naam, plaats en rij zijn zeker, één bron geeft de grootte.
        - 12: één bron geeft de grootte, de rest is onze keuze.`,
    },
    B2: {
      text: `Vijf kleuren: blauw, rood, groen, oranje en paars. De uitbreiding voegt bruin toe. Bij elke kleur horen 48 koeien, een weidekaart voor elke weide in het spel en tien koeienkaarten met de waarden 5 5 4 4 3 3 3 2 2 2. Op elke koeienkaart staat ook een letter, die bij gelijke waarden beslist [B10]:

        | Kleur | 5 | 4 | 3 | 2 | Alleen met z'n tweeën |
        | blauw | J L | A S | A K V | C J K | 2 N, 4 M |
        | rood | F P | G O | D N P | D F O | 2 S, 4 F |
        | groen | H N | C Q | B M S | A H P | – |
        | oranje | B T | E M | E H T | E G L | – |
        | paars | D R | I K | G J Q | B I M | – |
        | bruin | C Q | B R | C L U | N Q R | – |

        Als jullie de kleuren niet veilen [BV1], krijgen de plaatsen ze in de volgorde van deze tabel.`,
      basis: `Eén bron geeft de waarden van de tien koeienkaarten. Van de letters zijn rood 4 G, oranje 4 M en de vier kaarten voor twee spelers zeker; groen 3 S staat in één bron. Alle andere letters zijn onze keuze, zo dat twee kaarten van dezelfde waarde die elkaar kunnen tegenkomen nooit dezelfde letter hebben.`,
    },
    B3: `Met hoeveel jullie zijn, bepaalt welke weiden meedoen:

      | Spelers | Weiden in het spel |
      | 2 | 1, 2, 3, 4, 6, 7 en 9 (met 6, 8, 10, 12, 16, 18 en 24 vakjes) |
      | 3 | 1 tot en met 9 |
      | 4 | 1 tot en met 10 |
      | 5 | 1 tot en met 11 |
      | 6 | 1 tot en met 12 |`,
    B4: `Eén set van de weidekaarten in het spel wordt geschud en verdeeld: met twee of drie spelers krijgt ieder drie kaarten, met vier, vijf of zes spelers twee. Wat overblijft, wordt niet gedeeld. Zet op elke weide die je kreeg één van je koeien. Met vijf spelers krijgen zo 10 van de 11 weiden een koe, met vier 8 van de 10, met drie alle 9 en met twee 6 van de 7.`,
    B5: `Jullie spelen vijf rondes, of zes met z'n tweeën. In elke ronde kiest iedereen tegelijk en in het geheim. Je kiest twee *paren*: een weidekaart met een koeienkaart erop, en dat twee keer. De twee weiden moeten verschillen, en dezelfde koeienkaart kun je niet twee keer gebruiken.`,
    B6: `Een volle weide kan niemand meer kiezen. De weidekaarten ervan gaan uit het spel.`,
    B8: {
      text: `Tot de laatste speler gekozen heeft, mag je je keuze door een andere vervangen; helemaal intrekken kan niet. Heb je gekozen, dan wacht niemand meer op je, maar je mag je nog bedenken. De keuze van de laatste speler onthult alle paren tegelijk. Zo gaat elke geheime keuze, ook bij de biedingen van [BV1] en de kleuren van [B23].`,
      basis: `Dat alles tegelijk onthuld wordt, is zeker; de rest is onze keuze, voor een tafel op het scherm.`,
    },
    B9: `Daarna komen de weiden een voor een aan de beurt, van de kleinste naar de grootste.`,
    B10: {
      text: `Kozen meer spelers dezelfde weide, dan plaatsen ze na elkaar. De volgorde ligt vast voordat de eerste van hen plaatst:

        1. eerst wie er al koeien heeft, de grootste kudde eerst;
        2. dan wie er geen heeft, de laagste koeienkaart eerst;
        3. bij gelijke koeienkaarten de letter die eerder in het alfabet komt.`,
      example: `*Te laat bij Lucky-Lake.* Op Lucky-Lake staan drie paarse koeien, twee blauwe en een groene. Oranje heeft er 4 M gespeeld, rood 4 G en groen 3 S. Van die drie heeft alleen groen er al een koe, dus groen plaatst eerst: drie koeien erbij, dat maakt vier. Rood en oranje speelden allebei een 4; G komt voor M, dus rood is aan de beurt. 4, 3 en 2 zijn bezet: rood mag 1 of 0 plaatsen, en plaatst 1. Voor oranje is nu elk getal bezet: oranje plaatst niets.`,
    },
    B11: {
      text: `Ben je aan de beurt, dan plaats je zo veel koeien als je wilt: van nul tot de waarde van je kaart, maar niet meer dan er vakjes vrij zijn en niet meer dan je in voorraad hebt.`,
      basis: `Dat je vrijwillig nul mag kiezen, is onze keuze.`,
    },
    B12: `*Geen gelijke kuddes.* Als je klaar bent met plaatsen, mogen op die weide geen twee kuddes even groot zijn. Een aantal dat daarmee botst, mag niet. Kuddes zonder koeien tellen niet. Kom je laat, dan zijn er dus misschien nog maar weinig aantallen over, of alleen nul.`,
    B13: `Koeien blijven staan waar ze staan. Plaats je er minder dan je kaart toestaat, dan vervalt de rest van de kaart, maar niet de koeien: die blijven in je voorraad.`,
    B14: `Na de ronde neem je je weidekaarten terug in je hand. De twee gespeelde koeienkaarten gaan verdekt op een aflegstapel die niemand meer mag inkijken.`,
    B15: {
      text: `Op het moment dat het laatste vakje van een weide bezet wordt, stopt het spel even en wordt de bonusrij van die weide uitbetaald. De kuddes op die weide worden op grootte gerangschikt. Wie de grootste heeft, krijgt het eerste bonuscijfer, wie de op een na grootste heeft het tweede, enzovoort. Een bonuscijfer waar geen kudde voor is, wordt niet uitbetaald.`,
      example: `*Alleen in Dead-Bull-Desert.* Je vult Dead-Bull-Desert (1-2) en er staat verder niemand. Het eerste bonuscijfer levert je één koe op. Een tweede kudde is er niet, dus de 2 wordt niet uitbetaald.`,
    },
    B16: {
      text: `Met een bonuscijfer plaats je hoogstens zo veel koeien uit je voorraad op andere weiden, verdeeld zoals je wilt. Het eerste bonuscijfer van een rij moet geplaatst worden als dat kan; het hoort bij de grootste kudde, dus bij een 0 hoeft er niets. Van de volgende mag je ook minder koeien plaatsen, of geen. Of kuddes gelijk zijn [B12], wordt bekeken als het hele bonuscijfer geplaatst is; onderweg mag een kudde dus even groot zijn als een andere. Krijg je twee bonuscijfers na elkaar, dan wordt elk apart bekeken. Met z'n tweeën hebben de koeien de kleur die het bonuscijfer verdiende.`,
      basis: `Gedrukt staat dat wie de grootste kudde heeft "begint en meteen plaatst", en van de anderen dat ze "mogen". Over gelijke kuddes staat er "aan het einde van hun beurt"; wij lezen dat als het einde van elk bonuscijfer.`,
    },
    B17: {
      text: `De koeien van een bonuscijfer plaats je een voor een. Een koe mag twee kuddes alleen even groot maken als verdere koeien van hetzelfde bonuscijfer, binnen je voorraad en de vrije vakjes, die kudde op een grootte kunnen brengen die geen andere daar heeft. Dan moet je volgende koe daarheen.`,
      basis: `Onze keuze; zo is [B16] stap voor stap te spelen.`,
    },
    B18: {
      text: `Raakt een andere weide vol terwijl er een bonus wordt uitbetaald, dan wacht die. Eerst wordt de lopende bonusrij afgemaakt. Dan worden de wachtende weiden betaald in de volgorde waarin ze vol raakten; een weide die intussen vol raakt, sluit achteraan. Pas als er niets meer wacht, gaat de ronde verder. Voor de veemarkt zie [BV2].`,
      example: `*De ene bonus lokt de andere uit.* Fire-Fields (1-2-1) raakt vol. Wie de grootste kudde heeft, plaatst één koe, de tweede twee, de derde één. Daarmee raken eerst Drunk'n-Creek en dan Coffee-Canyon vol. Als de rij van Fire-Fields klaar is, wordt Drunk'n-Creek betaald (1-1-2), dan Coffee-Canyon (1-1). Pas daarna gaat de ronde verder.`,
    },
    B19: `Wilde je nog plaatsen op een weide die net vol is geraakt, dan krijg je daar niets: er is geen plek meer. Hetzelfde geldt voor een paar op een weide die door een bonus vol raakte voordat die weide aan de beurt was. De koeienkaart ben je evengoed kwijt.`,
    B20: {
      text: `Het spel eindigt op een van drie manieren:

        - na de laatste ronde;
        - als elk vakje van elke weide bezet is. Paren die nog niet zijn uitgevoerd vervallen, en er is geen slotbonus;
        - meteen, als je al je 48 koeien geplaatst hebt: dan win je ter plekke. De koeien van de voorronde tellen mee. Ook als je 48e koe het allerlaatste vakje bezet, geldt deze winst. Wachtende bonusrijen, veemarkten en paren vervallen, en de anderen worden gerangschikt naar hun geplaatste koeien.

        Tijdens de slotbonus wint niemand meer ter plekke. Met z'n tweeën zou je er alle koeien van allebei je kleuren voor nodig hebben, dus dat komt niet voor; is een kleur op, dan houdt die gewoon op.`,
      basis: `De drie manieren zijn zeker. Hoe de anderen gerangschikt worden, wat vervalt en dat tijdens de slotbonus niemand ter plekke wint, is onze keuze.`,
    },
    B21: {
      text: `*Slotbonus.* Na de laatste ronde betaalt elke weide die niet vol is één keer de bonusrij uit, van de kleinste naar de grootste. Nu gaan de koeien naar diezelfde weide, zolang er vakjes en voorraad zijn, en gelijke kuddes mogen. De rangorde is die van vóór de slotbonus. Te kiezen valt er niets.`,
      basis: `De volgorde van de weiden is onze keuze.`,
    },
    B22: {
      text: `Wie de meeste koeien op de weiden heeft, wint. Bij een gelijke stand wint wie vóór de slotbonus meer koeien had op de grootste weide in het spel. Is ook dat gelijk, dan delen jullie de plaats. Zo worden alle plaatsen bepaald; na een gedeelde plaats wordt de volgende overgeslagen (1, 1, 3). Na een vervroegd einde telt de stand zoals hij is.`,
      basis: `Voor de winnaar is dit zeker; de rest is onze keuze.`,
    },
    B23: {
      text: `De een heeft de blauwe kaarten en drijft de blauwe en de groene koeien. De ander heeft de rode kaarten en drijft de rode en de oranje koeien. Jullie hebben elk twaalf koeienkaarten: de tien gewone en de twee die voor twee spelers gemerkt zijn [B2]. Elke kleur is in alle opzichten een eigen kudde ([B10], [B12], [B15]).

        In de voorronde beslis je welke van je drie weiden welke van je twee kleuren krijgt; beide kleuren moeten voorkomen. In elke ronde hoort het ene paar bij de ene kleur en het andere paar bij de andere. Zonder veiling heeft de eerste plaats blauw en groen, de tweede rood en oranje.`,
      basis: `Dat jullie de kleuren allebei tegelijk en in het geheim verdelen, is onze keuze.`,
    },
    B24: {
      text: `Heeft nog maar één weide vrije vakjes, dan leggen jullie geen weidekaarten. Ieder legt per kleur één koeienkaart, en beide kleuren mogen die weide op, in de volgorde van [B10] over maximaal vier kuddes.`,
      basis: `Onze keuze: de gedrukte tekst kan ook één enkele kaart bedoelen, maar dan komen de twaalf kaarten niet uit.`,
    },
    B25: {
      text: `Wie van beide kleuren samen de meeste koeien heeft, wint. Bij een gelijke stand wint wie vóór de slotbonus de grootste kudde van één kleur had op de weide met 24 vakjes. Is ook dat gelijk, dan delen jullie de winst.`,
      basis: `De laatste stap is onze keuze.`,
    },
    BV1: {
      text: `*Kleurenveiling*, voor twee tot zes spelers.

        1. Eerst komt de gewone voorronde. De koeien daarvan horen bij de kleuren; jouw kleur heb je alleen voorlopig, in de volgorde van de tabel in [B2] (met z'n tweeën de kleurenparen van [B23], en ieder verdeelt zijn paar zoals daar staat).
        2. Iedereen biedt in het geheim van 0 tot 99,9999, met hoogstens vier decimalen, bijvoorbeeld 1,0895. Alle biedingen worden tegelijk onthuld. Wie het hoogst bood, kiest als eerste een kleur met de koeien daarvan (met z'n tweeën een kleurenpaar), dan de volgende, enzovoort. De koeienkaarten horen bij de kleur.
        3. Wie evenveel bood, biedt opnieuw, alle gelijke groepen tegelijk, en niet lager dan eerst. Zo'n bod ordent alleen de gelijken onderling; verder wordt niemand ingehaald. Niemand biedt meer dan drie keer; daarna beslist het lot.
        4. Aan het einde wordt je laatste bod van je geplaatste koeien afgetrokken; scores hebben dus decimalen en kunnen negatief zijn. Winst met 48 koeien [B20] blijft staan, wat er ook geboden is; de anderen worden dan gerangschikt naar koeien min bod.`,
      basis: `In de kern zeker; 1,0895 is het gedrukte voorbeeld. Het bereik, de vier decimalen en de grens van twee herhalingen zijn onze keuze. De auteur publiceerde het ook met hele biedingen, waarvan een tiende wordt afgetrokken.`,
    },
    BV2: {
      text: `*Veemarkt.* Bezet je het laatste vakje van een weide, dan mag je extra koeien plaatsen: één bij 6 tot en met 14 vakjes, twee bij 16 of meer. Je plaatst ze als een bonus die je mag weigeren ([B16], [B17]), en vóór alle andere bonussen: zodra de plaatsing of het bonuscijfer dat de weide vulde klaar is, nog vóór de eigen bonusrij en vóór de rest van een lopende rij.

        Raken er meer weiden vol, dan wachten de veemarkten in de volgorde waarin ze vol raakten; ze gaan allemaal vóór elke andere bonus. Met z'n tweeën hebben de koeien de kleur die het laatste vakje bezette. In de slotbonus [B21] is er geen veemarkt.`,
      basis: `Wie hoeveel koeien krijgt, en dat dit vóór de andere bonussen komt, is zeker (de gedrukte Franse tekst zegt bij de grote weiden "6 of meer", een drukfout voor 16); de rest is onze keuze.`,
    },
    BV3: `*Zes spelers.* De uitbreiding van de auteur voegt weide 12 en de zesde kleur toe; die staat niet in de gedrukte regels. Een tafel met zes plaatsen speelt ermee; een andere schakelaar is er niet.`,
    BV4: `*Geheugensteun.* Die is er hier bij elk spel. Met de steun laat de pagina je zien wat een perfect geheugen zou weten, zoals de koeienkaarten die al gespeeld zijn. Zonder speel je zoals gedrukt: koeienkaarten van eerdere rondes worden niet getoond, ook niet in het verslag. Een kaart die volgens [B7] is afgelegd, heeft nooit iemand gezien; die krijgt ook mét de steun niemand te zien. Standaard staat de steun aan als er hoogstens één mens aan tafel zit, en anders uit.`,
    B7: `Heeft nog maar één weide vrije vakjes en zijn jullie met drie of meer, dan leg je één paar en leg je een tweede koeienkaart af die niemand ziet. Voor twee spelers geldt [B24].`,
    B26: `Is er maar één mogelijkheid, dan voert de pagina die uit zonder te vragen: je kunt alleen nul plaatsen, geen bonuskoe kan ergens heen, of er is nog maar één kleur over. Naar geheime keuzes en naar antwoorden wordt altijd gevraagd.`,
  },
});
