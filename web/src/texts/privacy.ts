/** What is kept about people, in every language; the same facts as docs/privacy.md, with the host's days. */

import type { Language } from "../speech/languages.svelte.ts";

interface PrivacyText {
  lead: string;
  chapters: { title: string; points: string[] }[];
}

export const PRIVACY: Record<Language, PrivacyText> = {
  en: {
    lead: "What this server stores about you, for how long, and how to delete it. There is no account, no e-mail address and no password.",
    chapters: [
      {
        title: "What is stored",
        points: [
          "A number for you: a cookie named “menagerie” holds a random number. It is signed, so that nobody can pretend to be you. It says nothing about you.",
          "Your nickname, when you first came, and when you were last here.",
          "Your games: the tables you opened or sat at, your seat, what you did there and when. If you delete your data, the games stay, without your nickname and your number.",
          "What you say in the chat of a table, including quick phrases.",
          "Reports: what you tell the operator about another person, with the last lines that person said.",
          "Links to your other devices and tokens of your bots, as digests only: nobody can sign in as you with what is in the database.",
          "In your browser only: language, look, sound, and what you chose last time.",
        ],
      },
      {
        title: "How long",
        points: [
          "A table that was never started: {keep_unstarted|one day|# days}.",
          "What was said at a table: {keep_chat|one day|# days} after its game.",
          "You, if you do not come back: {keep_people|one day|# days}. After that, your nickname, your number, what you said and your tokens are deleted.",
          "Finished games, without what was deleted: as long as this server runs.",
        ],
      },
      {
        title: "What others see",
        points: [
          "Everybody who sits or watches at your table sees your nickname, what you do and what you say.",
          "When the game is over, everybody who may see the table sees the whole game. A table that is not public can be seen only with a link or its code.",
        ],
      },
      {
        title: "What is not done",
        points: [
          "No other host is contacted: no fonts, no trackers, no advertisements. Your browser talks to this server and to nobody else.",
          "Nothing is sold or given away.",
          "Logs name what was asked for, its result and how long it took, but not your IP address. Your IP address is held in memory for a while, to limit how many requests come from one place.",
        ],
      },
    ],
  },
  de: {
    lead: "Was dieser Server über dich speichert, wie lange, und wie du es löschst. Es gibt kein Konto, keine Adresse, kein Passwort.",
    chapters: [
      {
        title: "Was gespeichert wird",
        points: [
          "Eine Nummer für dich: Ein Cookie namens „menagerie“ enthält eine zufällige Zahl, unterschrieben, damit sich niemand für jemand anderen ausgeben kann. Über dich sagt sie nichts.",
          "Dein Spitzname, wann du zum ersten Mal kamst und wann du zuletzt hier warst.",
          "Deine Spiele: die Tische, die du eröffnet hast oder an denen du saßst, dein Platz, was du dort getan hast und wann. Spiele bleiben, wenn du gehst; dein Spitzname und deine Nummer verschwinden daraus.",
          "Was du im Chat eines Tisches sagst, auch die kurzen Sätze.",
          "Meldungen: was du dem Betreiber über jemanden mitteilst, mit den letzten Zeilen dieser Person.",
          "Links zu deinen anderen Geräten und Schlüssel deiner Bots, nur als Prüfsummen: Was jemanden einlässt, lässt sich aus der Datenbank nicht lesen.",
          "Nur in deinem Browser: Sprache, Aussehen, Ton und was du zuletzt gewählt hast.",
        ],
      },
      {
        title: "Wie lange",
        points: [
          "Ein Tisch, an dem nie begonnen wurde: {keep_unstarted|ein Tag|# Tage}.",
          "Was an einem Tisch gesagt wurde: {keep_chat|ein Tag|# Tage} nach dem Spiel.",
          "Du, wenn du nicht wiederkommst: {keep_people|ein Tag|# Tage}. Danach werden dein Spitzname, deine Nummer, deine Worte und deine Schlüssel gelöscht.",
          "Beendete Spiele, ohne das Gelöschte: solange dieser Server läuft.",
        ],
      },
      {
        title: "Was andere sehen",
        points: [
          "Wer an deinem Tisch sitzt oder zuschaut, sieht deinen Spitznamen, was du tust und was du sagst.",
          "Ist das Spiel zu Ende, sieht jeder, der den Tisch sehen darf, alles davon. Tische, die nicht öffentlich sind, sehen die, die einen Link haben.",
        ],
      },
      {
        title: "Was nicht geschieht",
        points: [
          "Kein anderer Server wird gefragt: keine Schriften, keine Zähler, keine Werbung. Dein Browser spricht mit diesem Server und sonst mit niemandem.",
          "Nichts wird verkauft oder weitergegeben.",
          "Protokolle nennen, was abgerufen wurde und wie lange es dauerte, nicht die Adresse, von der du kommst. Die bleibt eine Weile im Speicher, damit niemand zu viel auf einmal fragt.",
        ],
      },
    ],
  },
  nl: {
    lead: "Wat deze server over je bewaart, hoe lang, en hoe je het wist. Er is geen account, geen adres, geen wachtwoord.",
    chapters: [
      {
        title: "Wat bewaard wordt",
        points: [
          "Een nummer voor jou: een cookie met de naam ‘menagerie’ bevat een willekeurig getal, ondertekend zodat niemand zich voor een ander kan uitgeven. Het zegt niets over jou.",
          "Je bijnaam, wanneer je voor het eerst kwam en wanneer je hier het laatst was.",
          "Je spellen: de tafels die je opende of waaraan je zat, je plaats, wat je daar deed en wanneer. Spellen blijven als je gaat; je bijnaam en je nummer verdwijnen eruit.",
          "Wat je zegt in de chat van een tafel, ook de korte zinnen.",
          "Meldingen: wat je de beheerder over iemand vertelt, met de laatste regels van die persoon.",
          "Links naar je andere apparaten en sleutels van je bots, alleen als controlegetal: wat iemand binnenlaat, is niet uit de database te lezen.",
          "Alleen in je browser: taal, uiterlijk, geluid en wat je de laatste keer koos.",
        ],
      },
      {
        title: "Hoe lang",
        points: [
          "Een tafel waaraan nooit begonnen is: {keep_unstarted|één dag|# dagen}.",
          "Wat aan een tafel gezegd is: tot {keep_chat|één dag|# dagen} na het spel.",
          "Jij, als je niet terugkomt: {keep_people|één dag|# dagen}. Daarna worden je bijnaam, je nummer, je woorden en je sleutels gewist.",
          "Afgelopen spellen, zonder wat gewist is: zolang deze server draait.",
        ],
      },
      {
        title: "Wat anderen zien",
        points: [
          "Wie aan je tafel zit of meekijkt, ziet je bijnaam, wat je doet en wat je zegt.",
          "Als het spel afgelopen is, ziet iedereen die de tafel mag zien er alles van. Tafels die niet openbaar zijn, worden gezien door wie een link heeft.",
        ],
      },
      {
        title: "Wat niet gebeurt",
        points: [
          "Er wordt geen andere server benaderd: geen lettertypes, geen tellers, geen reclame. Je browser praat met deze server en met niemand anders.",
          "Niets wordt verkocht of weggegeven.",
          "Logboeken noemen wat gevraagd werd en hoe lang het duurde, niet het adres waar je vandaan komt. Dat blijft een tijdje in het geheugen, om te beperken hoeveel één plek mag vragen.",
        ],
      },
    ],
  },
  fr: {
    lead: "Ce que ce serveur conserve sur vous, combien de temps, et comment l’effacer. Il n’y a ni compte, ni adresse, ni mot de passe.",
    chapters: [
      {
        title: "Ce qui est conservé",
        points: [
          "Un numéro pour vous : un cookie nommé « menagerie » contient un nombre tiré au hasard, signé pour que personne ne puisse se faire passer pour un autre. Il ne dit rien de vous.",
          "Votre pseudo, la date de votre première visite et celle de la dernière.",
          "Vos parties : les tables que vous avez ouvertes ou rejointes, votre place, ce que vous y avez fait et quand. Les parties restent quand vous partez ; votre pseudo et votre numéro en disparaissent.",
          "Ce que vous dites dans la discussion d’une table, phrases toutes faites comprises.",
          "Les signalements : ce que vous dites de quelqu’un à l’administrateur, avec les dernières lignes de cette personne.",
          "Les liens vers vos autres appareils et les clés de vos robots, sous forme d’empreintes seulement : ce qui donne accès ne peut pas être lu dans la base de données.",
          "Dans votre navigateur seulement : la langue, l’apparence, le son et vos derniers choix.",
        ],
      },
      {
        title: "Combien de temps",
        points: [
          "Une table où l’on n’a jamais commencé : {keep_unstarted|un jour|# jours}.",
          "Ce qui a été dit à une table : {keep_chat|un jour|# jours} après la partie.",
          "Vous, si vous ne revenez pas : {keep_people|un jour|# jours}. Ensuite, votre pseudo, votre numéro, vos paroles et vos clés sont effacés.",
          "Les parties terminées, sans ce qui a été effacé : tant que ce serveur fonctionne.",
        ],
      },
      {
        title: "Ce que voient les autres",
        points: [
          "Qui joue ou regarde à votre table voit votre pseudo, ce que vous faites et ce que vous dites.",
          "Une fois la partie terminée, tous ceux qui peuvent voir la table la voient en entier. Les tables qui ne sont pas publiques sont vues par ceux qui ont un lien.",
        ],
      },
      {
        title: "Ce qui n’est pas fait",
        points: [
          "Aucun autre serveur n’est contacté : ni polices, ni compteurs, ni publicité. Votre navigateur parle à ce serveur et à personne d’autre.",
          "Rien n’est vendu ni donné.",
          "Les journaux notent ce qui a été demandé et combien de temps cela a pris, pas l’adresse d’où vous venez. Celle-ci reste un moment en mémoire, pour limiter ce qu’un même endroit peut demander.",
        ],
      },
    ],
  },
};
