/** Zoff im Zoo, en français. */

import { assembleRulebook } from "../../../rulebook/assemble.ts";
import { plan } from "./plan.ts";

export const rulebook = assembleRulebook(plan, {
  title: "Zoff im Zoo",
  intro: `Un jeu de cartes de Doris Matthäus et Frank Nestel (1999), connu en anglais sous le nom de Frank's Zoo, pour trois à sept joueurs. Autour d'une table, il dure de 45 à 60 minutes.

    Tout le monde veut se débarrasser de ses animaux. La baleine effraie le phoque, le phoque mange le poisson, et l'éléphant ne craint personne, sauf la souris. Les partenaires changent avec le classement : votre rival d'hier est votre ami d'aujourd'hui. Quant aux lions et aux hérissons, ils ont leur prix.`,
  chapters: {
    aim: {
      title: "Le but du jeu",
      lead: `Débarrassez-vous de vos cartes avant les autres. Plus tôt vous sortez, plus la manche vous rapporte de points [Z13] ; les lions et les hérissons de vos plis en ajoutent ou en coûtent encore [Z22]. Vous jouez manche après manche, jusqu'à ce que deux joueurs aient atteint l'objectif, d'ordinaire 19 points. Le premier du classement gagne alors [Z24].`,
    },
    box: "Les animaux",
    setup: "La donne",
    trick: "Une manche",
    partners: "Les partenaires, à partir de la deuxième manche",
    score: "Points et classement",
    end: "La fin de la partie",
    three: "À trois joueurs",
    variants: "L'aide-mémoire",
    rulings: "Cas rares",
  },
  clauses: {
    Z1: `Soixante cartes : cinq de chacun de ces animaux, baleine, éléphant, crocodile, ours polaire, lion, phoque, renard, perche, hérisson, poisson et souris, plus quatre moustiques et un joker.`,
    Z2: {
      text: `*Qui bat qui ?*

        | Animal | est battu par |
        | baleine | personne |
        | éléphant | souris |
        | crocodile | éléphant |
        | ours polaire | éléphant, baleine |
        | lion | éléphant |
        | phoque | ours polaire, baleine |
        | renard | éléphant, crocodile, ours polaire, lion |
        | perche | baleine, crocodile, ours polaire, phoque |
        | hérisson | renard |
        | poisson | baleine, crocodile, phoque, perche |
        | souris | crocodile, ours polaire, lion, phoque, renard, hérisson |
        | moustique | souris, hérisson, poisson |`,
      basis: `Quatre sources indépendantes s'accordent sur ces 29 relations.`,
      example: `*Pas de raccourci.* Les éléphants battent les renards et les renards battent les hérissons, mais les éléphants ne battent pas les hérissons. Et la souris bat l'éléphant.`,
    },
    Z3: {
      text: `Les cartes jouées ensemble forment une *combinaison* : tant d'exemplaires d'un animal. Elle se compose de cartes de cet animal, et il y a deux renforts :

        - Le *joker* compte comme un exemplaire de plus de l'animal avec lequel il est joué. On ne le joue jamais seul.
        - Un *moustique*, jamais plus, peut se joindre à une combinaison qui contient au moins un vrai éléphant, et compte comme un éléphant de plus.

        Éléphant et moustique font donc deux éléphants. Un groupe de cartes n'a jamais deux sens ; il y a exactement 128 combinaisons. Les cartes d'un même animal sont identiques. Renard et renard, renard et joker sont deux combinaisons différentes, même si toutes deux comptent comme deux renards.`,
      example: `Joker et moustique font deux moustiques, pas deux éléphants. Joker, moustique et éléphant font trois éléphants.`,
    },
    Z4: {
      text: `On distribue toutes les cartes. À sept joueurs, les quatre à gauche du donneur en reçoivent neuf et les trois autres huit, à chaque manche. Votre main est secrète ; le nombre de vos cartes ne l'est pas.`,
      basis: `Le choix des quatre joueurs qui reçoivent neuf cartes est le nôtre.`,
    },
    Z5: {
      text: `À la première manche, le sort désigne le donneur ; le joueur à sa gauche entame. On joue dans le sens horaire.`,
      basis: `Que le sort décide est notre choix.`,
    },
    Z6: {
      text: `Si vous entamez un pli, jouez la combinaison de votre choix. Vous devez en jouer une ; seul [Z12] peut vous retirer l'entame.`,
      basis: `Que ce soit obligatoire est notre choix.`,
    },
    Z7: {
      text: `Pour *battre* une combinaison, jouez exactement autant d'exemplaires d'un animal qui la bat, ou exactement un de plus du même animal. Rien d'autre ne la bat.`,
      example: `Il y a un phoque sur la table. Deux phoques le battent, ou un ours polaire, ou une baleine. Trois phoques, non.`,
    },
    Z8: {
      text: `Au lieu de battre, vous pouvez passer, même si vous pourriez battre. Vous pouvez revenir plus tard dans le même pli. Si vous ne pouvez pas battre, on vous pose quand même la question : passer automatiquement vous trahirait.`,
      basis: `Que l'on vous pose toujours la question est notre choix.`,
    },
    Z9: `Quand, après une combinaison, tous les autres joueurs qui ont encore des cartes ont passé à la suite, celui qui l'a jouée remporte le pli. Les cartes vont face cachée devant lui, et il entame le pli suivant.`,
    Z10: `Quand vous n'avez plus de cartes, vous êtes sorti pour cette manche. Vous gardez les plis gagnés, et le pli en cours aussi s'il vous revient. Si le gagnant d'un pli est sorti, le premier joueur à sa gauche qui a encore des cartes entame.`,
    Z11: `La manche s'arrête dès qu'un joueur au plus a encore des cartes. Le pli en cours n'est à personne.`,
    Z13: `Les points suivent l'ordre de sortie. À n joueurs, le premier reçoit n points, le deuxième n − 1, et ainsi de suite ; l'avant-dernier en reçoit 2, le dernier 0.`,
    Z14: {
      text: `Avec l'option *partenaires*, [Z15] à [Z22] s'appliquent à partir de la deuxième manche, à quatre joueurs et plus. Elle est activée, sauf si votre table la désactive.

        Sans elle, chaque manche est comme la première. Seul l'ordre de sortie compte : ni équipes, ni échange, ni demandes, ni lions ni hérissons. La donne passe à gauche de manche en manche, et le joueur à gauche du donneur entame. Dans tous les cas, [Z23] et [Z24] s'appliquent après chaque manche.`,
      basis: `Qui donne et qui entame sans partenaires est notre choix.`,
    },
    Z15: `Avant chaque manche, le classement forme de nouvelles équipes. Une équipe a un joueur *mieux placé* et un joueur *moins bien placé*.

      | Joueurs | Équipes, selon la place au classement |
      | 4 | 1 + 3, 2 + 4 |
      | 5 | 1 + 4, 2 + 5, 3 seul |
      | 6 | 1 + 4, 2 + 5, 3 + 6 |
      | 7 | 1 + 5, 2 + 6, 3 + 7, 4 seul |`,
    Z16: `Le premier du classement donne. Le dernier entame le premier pli.`,
    Z17: {
      text: `*Échange.* Avant le premier pli, le moins bien placé de chaque équipe peut glisser deux cartes face cachée au mieux placé. Celui-ci les prend et doit en rendre deux : n'importe lesquelles, même celles qu'il vient de recevoir. On glisse exactement deux cartes, c'est définitif, et le partenaire les voit aussitôt. Le moins bien placé peut aussi renoncer ; rien n'est alors échangé dans cette équipe.

        Si vous n'avez pas de partenaire, vous pouvez mettre zéro, une ou deux cartes de votre main face cachée dans vos plis.

        Les équipes font cela indépendamment les unes des autres ; le premier pli commence quand toutes ont fini. Tout le monde peut savoir que des cartes ont été glissées ou posées, et combien. Lesquelles, seuls les deux partenaires le savent, ou leur propriétaire.`,
      basis: `« Peut » est imprimé ainsi. Que les équipes ne s'attendent pas et que l'on puisse rendre les cartes reçues est notre choix.`,
    },
    Z18: {
      text: `*Demander.* Vous êtes le moins bien placé de votre équipe, c'est votre tour et il y a une combinaison à battre (vous n'entamez pas) ? Alors vous pouvez demander l'aide de votre partenaire. Montrez à tous des cartes qui battraient la combinaison, si seulement il y en avait assez :

        - autant de vraies cartes de l'animal voulu que vous le souhaitez, un moustique au plus si vous voulez des éléphants, et le joker ;
        - l'une d'elles au moins n'est pas le joker ;
        - moins de cartes que la combinaison n'en demande.

        Ce que vous voulez découle des cartes montrées et de la combinaison à battre. Peu importe que vous ayez pu jouer seul, à qui est la combinaison, ou que les cartes manquantes puissent exister ou non.

        Votre partenaire peut vous donner exactement les cartes manquantes, y compris le joker ou l'unique moustique, pour que le tout forme une combinaison qui bat ([Z3], [Z7]). Elle doit alors être jouée, et elle compte comme jouée par vous seul. S'il ne donne rien, vous reprenez vos cartes et vous avez passé. Les cartes montrées sont désormais connues de tous. Un partenaire qui avait passé peut encore revenir plus tard.`,
      basis: `Sûr pour l'essentiel ; les limites exactes de ce qu'on peut montrer et donner sont notre choix.`,
      example: `Il faut battre deux souris : le moins bien placé montre un hérisson, son partenaire en ajoute un. Il faut battre un éléphant : le moins bien placé peut montrer un moustique, son partenaire ajoute un éléphant, ce qui fait deux éléphants. (Ce dernier bout de phrase est notre choix.)`,
    },
    Z21: {
      text: `*Points d'équipe.* Vous et votre partenaire recevez chacun la somme de vos points selon [Z13]. Si vous jouez seul, vous recevez vos propres points et 4 de plus.`,
      example: `Cinq joueurs. Les partenaires d'une équipe sortent premier et cinquième : 5 + 0 = 5 points chacun. Ceux de l'autre sortent deuxième et quatrième : 4 + 2 = 6 chacun. Le joueur seul est troisième : 3 + 4 = 7.`,
    },
    Z22: {
      text: `*Les points personnels* viennent de vos propres plis :

        - deux lions ou plus : un point par lion. Un seul lion ne rapporte rien ;
        - aucun hérisson : moins un, pour tout le monde, y compris le dernier joueur et ceux qui n'ont pas de pli ;
        - lions encore dans la main du dernier joueur : moins un chacun.

        Le joker ne compte ni comme l'un ni comme l'autre. Votre total peut être négatif.`,
      basis: `Que le joker ne compte ni comme l'un ni comme l'autre est notre choix.`,
    },
    Z23: {
      text: `Le *classement* suit le total des points. Les joueurs à égalité sont placés exactement dans l'ordre inverse de celui d'avant cette manche, quel que soit leur nombre. Avant la première manche, celui qui entame est premier, et les autres suivent dans le sens horaire.`,
      basis: `L'ordre avant la première manche est notre choix.`,
      example: `Un joueur avait 1 point, un autre 2 ; tous deux en ont maintenant 7. Celui qui en avait 1 est placé devant l'autre. S'ils sont encore à égalité après la manche suivante, l'ordre s'inverse de nouveau.`,
    },
    Z24: {
      text: `La partie se termine après une manche où les totaux d'au moins deux joueurs atteignent ou dépassent l'objectif. L'objectif est de 19 points, ou ce que votre table a choisi, de 1 à 99. Le premier du classement gagne seul. Si les meilleurs sont à égalité, [Z23] décide ; le résultat nomme alors l'égalité et ce qui l'a tranchée.`,
      basis: `Que [Z23] tranche aussi entre des totaux égaux est notre choix. Il suit le programme de tournoi de l'auteur, qui classe « avec une règle supplémentaire pour éviter les égalités ».`,
    },
    Z25: {
      text: `À trois, vous jouez avec trente-neuf cartes : quatre lions, quatre éléphants, quatre souris, deux moustiques, trois de chacun des huit autres animaux, et le joker.

        - Il n'y a de partenaires dans aucune manche, quoi que dise l'option : [Z14] à [Z21] ne s'appliquent pas.
        - Les points sont 3, 2 et 0. Les lions et les hérissons [Z22] comptent dès la première manche.
        - Le sort désigne le premier à entamer ; ensuite, c'est le dernier du classement. Le donneur est à droite de celui qui entame.
        - La partie se termine quand au moins un joueur a atteint l'objectif, et dans tous les cas après 50 manches.

        Pour le reste, [Z22] à [Z24] s'appliquent.`,
      basis: `La limite de 50 manches, et la place du donneur à droite de celui qui entame, sont notre choix.`,
    },
    ZV1: `*Aide-mémoire.* Tous les jeux d'ici en ont un. Avec lui, la page vous montre ce que saurait une mémoire parfaite : les cartes vues jusqu'ici, qui a joué et gagné lesquelles, les cartes montrées en demandant et celles que vous avez glissées. Sans lui, vous jouez comme c'est imprimé, et on ne peut même pas revoir ses propres plis. L'aide est activée d'office si une personne au plus est à la table, et désactivée sinon.`,
    Z12: `Si vous devez entamer et n'avez que le joker, c'est impossible. L'entame passe, sans qu'on demande rien, au premier joueur à gauche qui a des cartes. Vous jouez vos tours dans ce pli comme d'habitude. Tout le monde sait dès lors où est le joker.`,
    Z19: `Votre partenaire reçoit toujours la question et y répond, même quand seul « non » est possible : qu'il ait pu aider ou non reste caché. On ne peut rien demander à un partenaire sorti.`,
    Z20: `Donner les cartes et jouer la combinaison ne font qu'une étape. Après elle, celui qui a demandé sort d'abord si sa main est vide, puis son partenaire, et alors seulement on vérifie si la manche est finie.`,
    Z26: `Deux partenaires sont les deux derniers en jeu, et le mieux placé aide. Si les deux mains sont alors vides, celui qui a demandé est classé devant celui qui a aidé, qui est dernier. Si seule la main de celui qui a aidé est vide, il est classé devant l'autre, qui est dernier avec les cartes qui lui restent. La manche est finie, et la combinaison sur la table n'est à personne.`,
  },
});
