/** Herr der Ziegen, in het Nederlands. */

import { assembleRulebook } from "../../../rulebook/assemble.ts";
import { plan } from "./plan.ts";

export const rulebook = assembleRulebook(plan, {
  title: "Herr der Ziegen",
  intro: `Een spel van Günter Burkhardt (Amigo, 2008) voor twee tot vijf spelers vanaf acht jaar. Aan tafel duurt het ongeveer 60 minuten.

    Achttien soorten geiten grazen op één weide, van de poolgeit tot de Elvisgeit. Wie van een soort het meeste laat zien, krijgt de geiten van die soort die nog op de weide staan. Maar elke kaart die je laat zien, graast niet meer, en de honden jagen de kudden steeds heen en weer.`,
  chapters: {
    aim: {
      title: "Het doel",
      lead: `Win hele soorten, en zorg dat er nog zo veel mogelijk van hun kaarten op de weide liggen, het liefst in een ketting vanaf je stal: daar tellen ze dubbel [G20]. Ook de meeste melk levert punten op [G21]. Wie de meeste punten heeft, wint [G22].

        Een kaart is *gemarkeerd* als er een kleine geit op staat, en anders *neutraal*. Een soort is *gewonnen* zodra iemand die heeft gewonnen.`,
    },
    box: "Wat er in de doos zit",
    setup: "De weide opbouwen",
    turn: "Een beurt",
    special: "Honden en melk",
    end: "Het einde",
    score: "De punten",
    variants: "Geheugensteun",
    rulings: "Zeldzame gevallen",
  },
  clauses: {
    G1: {
      text: `121 kaarten: 90 geiten, 15 honden en 16 melkcocktails. Er zijn achttien soorten geiten, elk met de waarden 1 tot en met 5. Acht melkcocktails zijn 1 waard, acht zijn 2 waard. Ieder van jullie heeft een stal, een grote geit en tien kleine geiten.`,
      basis: `Hoe de melk over enen en tweeën verdeeld is, is onze keuze; ze klopt met alle gedrukte getallen.`,
    },
    G2: {
      text: `De achttien soorten zijn pool, Elvis, piraat, punk, hippie, cowboy, duiker, kok, viking, ridder, disco, astronaut, ninja, farao, oma, voetbal, vampier en tovenaar.`,
      basis: `Pool en Elvis zijn gedrukt; de andere namen zijn onze keuze.`,
    },
    G3: {
      text: `Met minder dan vijf spelers gaan er kaarten terug in de doos. Welke soorten dat zijn, beslist het lot, en iedereen weet het.

        | Spelers | Soorten eruit | Honden eruit | Melk van 1 eruit | Melk van 2 eruit |
        | 2 | 8 | 8 | 4 | 4 |
        | 3 | 5 | 5 | 5 | – |
        | 4 | 2 | 2 | 2 | – |
        | 5 | – | – | – | – |`,
      basis: `Dat het lot beslist, is onze keuze.`,
    },
    G4: {
      text: `De weide is een vierkant van open kaarten: 7×7, of 6×6 met z'n tweeën. De stallen staan op plekken aan de rand; daar ligt geen kaart. De eerste plaats aan tafel heeft de eerste stal in de tabel, enzovoort, met de klok mee. De stapel is wat overblijft als de weide ligt en iedereen twee kaarten heeft.

        | Spelers | Weide | Stallen (rij, kolom) met de klok mee | Kaarten op de weide | Stapel na het delen |
        | 2 | 6×6 | (1,1) (6,6) | 34 | 27 |
        | 3 | 7×7 | (1,1) (1,7) (7,7) | 46 | 34 |
        | 4 | 7×7 | (1,1) (1,7) (7,7) (7,1) | 45 | 54 |
        | 5 | 7×7 | (1,4) (2,7) (7,6) (7,2) (2,1) | 44 | 67 |`,
      basis: `De plekken voor vier spelers staan in één bron. De andere zijn onze keuze: de hoeken voor twee en drie volgen de afbeelding voor vier, en de plekken voor vijf zijn door simulatie gekozen, zodat geen plaats vaker wint.`,
    },
    G5: {
      text: `De grote geiten lopen buitenom, met de klok mee. Een stap is de rand van één kaart; de weg rondom heeft dus 28 posities, of 24 bij de weide van 6×6. Ze zijn met de klok mee genummerd vanaf 0, de bovenrand van kolom 1: boven van links naar rechts, rechts naar beneden, onder van rechts naar links, links naar boven.

        Een geit boven of onder staat bij die kolom, een geit aan de zijkant bij die rij. Dat is haar *lijn*. Op een positie mogen zo veel geiten staan als er willen.`,
      basis: `Dat er randen geteld worden, zegt één bron; de rest is onze keuze.`,
    },
    G6: `Je grote geit begint aan de buitenrand van je stal. Een hoek heeft twee buitenranden; de geit begint aan de rand die je met de klok mee als tweede bereikt: linksboven de bovenrand, rechtsboven de rechterrand, rechtsonder de onderrand, linksonder de linkerrand.`,
    G7: {
      text: `De jongste begint: zo staat het in de spelregels. De pagina vraagt niet hoe oud je bent, dus beslist het lot; of kies dat de eerste plaats begint, en geef die aan de jongste. Iedereen trekt twee kaarten van de stapel. Dan wordt iedereen om de beurt gevraagd, met de klok mee vanaf de startspeler, of je nu een hond hebt of niet (iemand overslaan zou iets verraden). Je mag zo veel van je honden als je wilt open opzij leggen en evenveel nieuwe kaarten trekken. Je wordt opnieuw gevraagd tot je je kaarten houdt. Heeft iedereen dat gedaan, dan worden de opzij gelegde honden door de stapel geschud. Melk houd je in je hand.`,
      basis: `Gedrukt staat: de jongste begint, honden mogen opzij en worden teruggeschud. Het lot en de rest zijn onze keuze.`,
    },
    G8: `De beurten gaan met de klok mee. Je beurt heeft vier stappen, altijd in deze volgorde: een kaart spelen, je grote geit verzetten, een kaart nemen, waarderen. Twee gelijke kaarten in je hand zijn één keuze.`,
    G9: `*Spelen.* Leg een van je twee handkaarten open in je uitstalling.`,
    G10: `*Verzetten.* Je grote geit loopt zo veel stappen als het getal op de kaart. Bij een hond blijft ze staan.`,
    G11: `*Nemen.* Neem één neutrale kaart uit de lijn van je geit in je hand. Ligt er een, dan moet je. Het gat wordt meteen van de stapel gevuld; is de stapel op, dan blijft het leeg. Een kaart van een gewonnen soort wordt gemarkeerd zodra die erbij komt [G13]. Omdat je neemt voordat je waardeert, wordt de kaart die je net nam deze beurt nooit gemarkeerd, maar de kaart die het gat vulde misschien wel.`,
    G12: {
      text: `*Waarderen.* Er wordt alleen gekeken naar de soort van de geit die je net speelde, en alleen als die nog niet gewonnen is.

        - *A*: Toont je uitstalling nu 8 of meer punten van deze soort, dan win je die.
        - *B*: Anders, als dit de vierde kaart van de soort is in alle uitstallingen samen, wint de hoogste som. Is de som gelijk, dan winnen meer kaarten ervan. Is ook dat gelijk, dan win jij, want het is jouw beurt.`,
      example: `*Acht punten (A).* Rood heeft de pool-5 in de uitstalling en speelt de pool-3. Dat maakt acht punten: rood wint de soort en markeert de kaarten ervan op de weide.

        *De vierde kaart (B).* Van de Elvisgeiten ligt de 2 bij rood, de 5 bij geel en de 4 bij blauw. Rood speelt de 3, de vierde kaart. Rood en geel hebben elk vijf punten, maar rood heeft meer kaarten: rood wint de soort en markeert de Elvis-1.`,
    },
    G13: {
      text: `Win je een soort, dan komt op elke kaart ervan op de weide een van je kleine geiten. Voor elke kaart van de soort die nog niet is opgedoken, zet je zichtbaar voor iedereen een kleine geit klaar als *herinnering*: voor kaarten in een hand en in de stapel, maar niet voor een kaart die iemand uit de hand laat zien [G14]. Komt er later een kaart van de soort op de weide, dan krijgt die meteen een geit: een herinnering van de soort, of anders een uit je stal. Alle open kaarten van de soort die voor jullie liggen, gaan uit het spel. Iedereen ziet altijd wie welke soort heeft gewonnen en hoeveel herinneringen er wachten.`,
      basis: `Gedrukt staat: na acht punten mag je kaarten markeren en herinneringen zetten, na de vierde kaart zet je een herinnering. Dat beide vanzelf gaan, is onze keuze.`,
    },
    G16: {
      text: `*Hond.* Heb je een hond gespeeld, dan mag je na het nemen één kaart op de weide met een kleine geit van jou verplaatsen, binnen haar rij of haar kolom, over elke afstand en ook langs stallen:

        - ruil haar met een kaart daar die geen tegenstander gemarkeerd heeft: een neutrale geit, een hond, melk of een andere kaart die jij gemarkeerd hebt;
        - of leg haar op een lege plek;
        - of ruil haar met een kaart die een tegenstander gemarkeerd heeft, als die tegenstander met precies deze ruil instemt.

        Het gat van het nemen is dan al gevuld. Kleine geiten reizen mee met hun kaart; stallen blijven staan. Heb je geen gemarkeerde kaart, dan wordt je niets gevraagd.`,
      basis: `Dat je met honden en melk mag ruilen, is onze keuze.`,
    },
    G17: `Weigert de tegenstander, dan mag je iets anders met je hond doen, maar deze beurt niemand meer vragen.`,
    G18: `*Melk* speel je als een geit: ze gaat naar je uitstalling en verzet je grote geit met haar waarde.`,
    G19: {
      text: `Het spel eindigt zodra een van deze twee dingen gebeurt:

        - na het nemen en het vullen van het gat ligt er in de rij of de kolom van de plek waar genomen werd geen kaart meer (ook een gemarkeerde kaart is een kaart);
        - je moet nemen, en in de lijn van je geit ligt geen neutrale kaart. Ook een lege lijn telt.

        Het is meteen afgelopen: je beurt wordt niet meer gewaardeerd, je hond verplaatst geen kaart meer, en niemand is nog aan de beurt. Een lijn die door een hond leeg raakt, beëindigt het spel niet. Je mag het spel beëindigen; de pagina zegt het je vooraf, en ook wat er dan verloren gaat.`,
      basis: `Gedrukt staat: het spel eindigt zodra de laatste kaart van een rij genomen wordt. Dat ook de kolom van de plek telt, en ook een lege lijn, is onze keuze.`,
    },
    G20: {
      text: `Elke kaart die jij gemarkeerd hebt, telt haar waarde. Ze telt *dubbel* als ze naast je stal ligt, of ermee verbonden is door een ononderbroken ketting van kaarten die jij gemarkeerd hebt. Diagonaal geldt niet, en een ketting loopt niet door een stal.`,
      example: `*De punten.* Rood heeft 1, 1 en 4 gemarkeerd bij de stal en 1, 2 en 4 ergens anders, en heeft de meeste melk met 1+1+2+2+2. Dat is 12 + 7 + 8 = 27 punten.`,
    },
    G21: {
      text: `De hoogste som aan melk in een uitstalling telt helemaal. De op een na hoogste telt de helft van haar eigen som, naar beneden afgerond. Bij een gelijke stand krijgt ieder de volle prijs van zijn plaats; een gelijke stand om de eerste plaats laat geen tweede prijs over. Melk in een hand telt niet.`,
      basis: `De eerste plaats en de volle prijs bij een gelijke stand zijn zeker. Gedrukt staat dat de meeste melkcocktails hun som opleveren: wij tellen waarden, geen kaarten, dat is één lezing. Dat het om de helft van de eigen som gaat en dat een gelijke stand de tweede prijs kost, is onze keuze.`,
    },
    G22: {
      text: `Alle andere kaarten in uitstallingen en handen tellen niets. Wie de meeste punten heeft, wint. Bij een gelijke stand delen jullie de plaats, en de volgende wordt overgeslagen (1, 1, 3).`,
      basis: `Wat er bij een gelijke stand gebeurt, is onze keuze.`,
    },
    GV1: `*Geheugensteun.* Die is er hier bij elk spel. Met de steun laat de pagina je zien wat een perfect geheugen zou weten: welke handkaarten iedereen kent, omdat ze van de open weide genomen of volgens [G14] getoond zijn; welke kaarten uit het spel zijn; en wat er in de stapel moet zitten, namelijk een vijfde kaart die niemand toonde en de honden die aan het begin opzij gelegd zijn. Zonder speel je zoals gedrukt. Standaard staat de steun aan als er hoogstens één mens aan tafel zit, en anders uit.`,
    G14: {
      text: `Heeft iemand een kaart van de soort in de hand als die gewonnen wordt, dan blijft de kaart daar en kan die nooit gemarkeerd worden. Is net de vierde kaart van de soort getoond, door B [G12] of door A en B samen, dan toont wie de vijfde heeft die kaart, en houdt die. Bij alleen A wordt niets getoond. Wordt zo'n kaart later gespeeld, dan verzet die alleen de grote geit en gaat uit het spel, zonder voor je te komen liggen. Een herinnering van de soort, als die er is, gaat dan terug naar de stal.`,
      basis: `Dat de vijfde kaart getoond en gehouden wordt, is zeker; de rest is onze keuze.`,
      example: `*De vijfde kaart zit in een hand.* Zoals in het tweede voorbeeld bij [G12], maar iemand heeft de Elvis-1 in de hand. Ze wordt getoond en gehouden, en niemand krijgt haar.`,
    },
    G15: `Je hebt tien kleine geiten en niet meer. Zijn er minder over dan je nodig hebt, dan gaan kaarten op de weide voor, de hoogste waarden het eerst, en daarna de herinneringen. Een kaart waarvoor geen geit over is als die op de weide komt, of als de soort gewonnen wordt, blijft voorgoed neutraal en mag genomen of geruild worden. Een kleine geit op een kaart komt nooit terug.`,
  },
});
