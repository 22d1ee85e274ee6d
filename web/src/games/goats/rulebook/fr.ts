/** Herr der Ziegen, en français. */

import { assembleRulebook } from "../../../rulebook/assemble.ts";
import { plan } from "./plan.ts";

export const rulebook = assembleRulebook(plan, {
  title: "Herr der Ziegen",
  intro: `Un jeu de Günter Burkhardt (Amigo, 2008) pour deux à cinq joueurs à partir de huit ans. Autour d'une table, il dure environ 60 minutes.

    Dix-huit sortes de chèvres broutent dans un pré, de la chèvre polaire à la chèvre Elvis. Montrez le plus de points d'une sorte, et les chèvres de cette sorte encore au pré sont à vous. Mais une carte montrée ne broute plus, et les chiens n'arrêtent pas de déplacer les troupeaux.`,
  chapters: {
    aim: {
      title: "Le but du jeu",
      lead: `Gagnez des sortes entières, en gardant le plus possible de leurs cartes dans le pré, et de préférence en une chaîne qui part de votre étable : là, elles comptent double [G20]. Avoir le plus de lait rapporte aussi des points [G21]. Celui qui a le plus de points gagne [G22].

        Une carte est *marquée* quand une petite chèvre est posée dessus, et *neutre* sinon. Une sorte est *décidée* dès que quelqu'un l'a gagnée.`,
    },
    box: "Ce qu'il y a dans la boîte",
    setup: "Installer le pré",
    turn: "Un tour de jeu",
    special: "Les chiens et le lait",
    end: "La fin de la partie",
    score: "Le décompte",
    variants: "L'aide-mémoire",
    rulings: "Cas rares",
  },
  clauses: {
    G1: {
      text: `121 cartes : 90 chèvres, 15 chiens et 16 cocktails de lait. Il y a dix-huit sortes de chèvres, chacune avec les valeurs 1 à 5. Huit cocktails de lait valent 1, huit valent 2. Vous avez chacun une étable, une grande chèvre et dix petites chèvres.`,
      basis: `La répartition du lait entre 1 et 2 est notre choix ; elle s'accorde avec tous les nombres imprimés.`,
    },
    G2: {
      text: `Les dix-huit sortes sont : polaire, Elvis, pirate, punk, hippie, cow-boy, plongeur, cuisinier, viking, chevalier, disco, astronaute, ninja, pharaon, mamie, football, vampire et magicien.`,
      basis: `Polaire et Elvis sont imprimés ; les autres noms sont notre choix.`,
    },
    G3: {
      text: `À moins de cinq joueurs, certaines cartes retournent dans la boîte. Le sort désigne les sortes retirées, et tout le monde les connaît.

        | Joueurs | Sortes retirées | Chiens retirés | Lait de valeur 1 retiré | Lait de valeur 2 retiré |
        | 2 | 8 | 8 | 4 | 4 |
        | 3 | 5 | 5 | 5 | – |
        | 4 | 2 | 2 | 2 | – |
        | 5 | – | – | – | – |`,
      basis: `Que le sort décide est notre choix.`,
    },
    G4: {
      text: `Le pré est un carré de cartes face visible : 7×7, ou 6×6 à deux joueurs. Les étables sont sur des cases du bord, où il n'y a pas de carte. La première place a la première étable du tableau, et ainsi de suite dans le sens horaire. La pioche est ce qui reste quand le pré est posé et que chacun a deux cartes.

        | Joueurs | Pré | Étables (rangée, colonne), sens horaire | Cartes dans le pré | Pioche après la donne |
        | 2 | 6×6 | (1,1) (6,6) | 34 | 27 |
        | 3 | 7×7 | (1,1) (1,7) (7,7) | 46 | 34 |
        | 4 | 7×7 | (1,1) (1,7) (7,7) (7,1) | 45 | 54 |
        | 5 | 7×7 | (1,4) (2,7) (7,6) (7,2) (2,1) | 44 | 67 |`,
      basis: `Une seule source donne les emplacements à quatre. Les autres sont notre choix : à deux et à trois, les coins suivent l'image pour quatre ; à cinq, les cases ont été choisies par simulation, pour qu'aucune place ne gagne plus souvent.`,
    },
    G5: {
      text: `Les grandes chèvres marchent autour du pré, dans le sens horaire. Un pas est le bord d'une carte : le tour compte donc 28 positions, ou 24 pour le pré de 6×6. Elles sont numérotées dans le sens horaire à partir de 0, le bord supérieur de la colonne 1 : en haut de gauche à droite, à droite vers le bas, en bas de droite à gauche, à gauche vers le haut.

        En haut ou en bas, une chèvre est devant cette colonne ; sur un côté, devant cette rangée. C'est sa *ligne*. Une position peut accueillir autant de chèvres que l'on veut.`,
      basis: `Une seule source dit que l'on compte les bords ; le reste est notre choix.`,
    },
    G6: `Votre grande chèvre part du bord extérieur de votre étable. Un coin a deux bords extérieurs ; la chèvre part de celui qu'on atteint en second dans le sens horaire : en haut à gauche le bord supérieur, en haut à droite le bord droit, en bas à droite le bord inférieur, en bas à gauche le bord gauche.`,
    G7: {
      text: `La plus jeune personne commence : c'est la règle imprimée. La page ne demande pas votre âge ; le sort décide donc, ou bien choisissez que la première place commence, et donnez-la à la plus jeune personne. Chacun pioche deux cartes. Puis on interroge chaque joueur, dans le sens horaire à partir du premier, qu'il ait un chien ou non (sauter quelqu'un serait un indice). Vous pouvez mettre de côté autant de vos chiens que vous voulez, face visible, et piocher autant de nouvelles cartes. On vous redemande jusqu'à ce que vous gardiez votre main. Quand tout le monde l'a fait, les chiens mis de côté sont mélangés à la pioche. Le lait reste en main.`,
      basis: `Texte imprimé : la plus jeune personne commence, les chiens peuvent être mis de côté, puis sont mélangés à la pioche. Le tirage au sort et le reste sont notre choix.`,
    },
    G8: `On joue dans le sens horaire. Votre tour a quatre étapes, toujours dans cet ordre : jouer une carte, déplacer votre grande chèvre, prendre une carte, évaluer. Deux cartes égales en main ne font qu'un seul choix.`,
    G9: `*Jouer.* Posez une de vos deux cartes en main face visible dans votre étalage.`,
    G10: `*Déplacer.* Votre grande chèvre avance d'autant de pas que le nombre de la carte. Pour un chien, elle reste sur place.`,
    G11: `*Prendre.* Prenez en main une carte neutre de la ligne de votre chèvre. S'il y en a une, c'est obligatoire. Le trou est aussitôt comblé avec la pioche ; quand elle est épuisée, il reste vide. Une carte d'une sorte décidée est marquée dès son arrivée [G13]. Comme vous prenez avant d'évaluer, la carte que vous venez de prendre n'est jamais marquée ce tour-ci, mais celle qui a comblé le trou peut l'être.`,
    G12: {
      text: `*Évaluer.* On ne regarde que la sorte de la chèvre que vous venez de jouer, et seulement si elle n'est pas encore décidée.

        - *A* : si votre étalage montre maintenant 8 points ou plus de cette sorte, vous la gagnez.
        - *B* : sinon, si c'est la quatrième carte de la sorte dans tous les étalages réunis, la plus haute somme la gagne. À somme égale, c'est celui qui en a le plus de cartes. Si c'est encore égal, c'est vous, puisque c'est votre tour.`,
      example: `*Huit points (A).* Rouge a le 5 polaire dans son étalage et joue le 3 polaire. Cela fait huit points : rouge gagne la sorte et marque ses cartes dans le pré.

        *La quatrième carte (B).* Des chèvres Elvis, le 2 est chez rouge, le 5 chez jaune et le 4 chez bleu. Rouge joue le 3, la quatrième carte. Rouge et jaune ont cinq points chacun, mais rouge a plus de cartes : rouge gagne la sorte et marque le 1 Elvis.`,
    },
    G13: {
      text: `Si vous gagnez une sorte, une de vos petites chèvres va sur chacune de ses cartes dans le pré. Pour chaque carte de la sorte qui n'est pas encore apparue, vous mettez une petite chèvre de côté, à la vue de tous, comme *rappel* : pour les cartes en main et dans la pioche, mais pas pour une carte montrée en main [G14]. Une carte de la sorte qui arrive plus tard dans le pré reçoit aussitôt sa chèvre : un rappel de la sorte, sinon une chèvre de votre étable. Toutes les cartes de la sorte dans les étalages quittent le jeu. Tout le monde voit toujours qui a gagné quelle sorte et combien de rappels attendent.`,
      basis: `Texte imprimé : après huit points, on peut marquer les cartes et poser des rappels ; après la quatrième carte, on pose un rappel. Que tout se fasse automatiquement est notre choix.`,
    },
    G16: {
      text: `*Chien.* Si vous avez joué un chien, vous pouvez, après avoir pris, déplacer une carte du pré qui porte une de vos petites chèvres, dans sa rangée ou sa colonne, à n'importe quelle distance et même au-delà d'une étable :

        - échangez-la avec une carte qu'aucun adversaire n'a marquée : chèvre neutre, chien, lait, ou une autre carte que vous avez marquée ;
        - ou posez-la sur une case vide ;
        - ou échangez-la avec une carte marquée par un adversaire, si cet adversaire accepte précisément cet échange.

        Le trou laissé par votre prise a déjà été comblé. Les petites chèvres voyagent avec leurs cartes ; les étables ne bougent pas. Si vous n'avez aucune carte marquée, on ne vous demande rien.`,
      basis: `Que l'on puisse échanger avec des chiens et du lait est notre choix.`,
    },
    G17: `Si l'adversaire refuse, vous pouvez faire autre chose avec votre chien, mais vous ne pouvez plus rien demander à personne ce tour-ci.`,
    G18: `*Le lait* se joue comme une chèvre : il va dans votre étalage et fait avancer votre grande chèvre de sa valeur.`,
    G19: {
      text: `La partie se termine dès que l'une de ces deux choses arrive :

        - après une prise et le comblement du trou, il n'y a plus de carte dans la rangée ou dans la colonne de la case où l'on a pris (une carte marquée est une carte) ;
        - vous devez prendre, et il n'y a aucune carte neutre dans la ligne de votre chèvre. Une ligne vide compte aussi.

        Elle se termine aussitôt : votre tour n'est plus évalué, votre chien ne déplace plus de carte, et plus personne ne joue. Une ligne vidée par un chien ne met pas fin à la partie. Vous avez le droit de mettre fin à la partie ; la page vous prévient, et dit ce qui serait perdu.`,
      basis: `Texte imprimé : la partie se termine dès que la dernière carte d'une rangée est prise. Que la colonne de la case compte aussi, de même qu'une ligne vide, est notre choix.`,
    },
    G20: {
      text: `Chaque carte que vous avez marquée rapporte sa valeur. Elle compte *double* si elle touche votre étable, ou si une chaîne ininterrompue de cartes marquées par vous l'y relie. Les diagonales ne comptent pas, et une chaîne ne traverse pas une étable.`,
      example: `*Le décompte.* Rouge a marqué 1, 1 et 4 près de son étable, et 1, 2 et 4 ailleurs ; il a le plus de lait avec 1+1+2+2+2. Cela fait 12 + 7 + 8 = 27 points.`,
    },
    G21: {
      text: `Le plus haut total de lait dans un étalage rapporte ce total. Le deuxième rapporte la moitié de son propre total, arrondie à l'entier inférieur. En cas d'égalité, chacun reçoit le prix entier de sa place ; une égalité pour la première place ne laisse pas de deuxième prix. Le lait en main ne compte pas.`,
      basis: `La première place et le prix entier en cas d'égalité sont sûrs. Le texte imprimé dit que le plus de cocktails de lait rapporte leur somme : nous comptons les valeurs, non les cartes, c'est une lecture. Que la moitié soit celle du propre total, et qu'une égalité supprime le deuxième prix, est notre choix.`,
    },
    G22: {
      text: `Toutes les autres cartes des étalages et des mains ne rapportent rien. Celui qui a le plus de points gagne. À égalité, on partage la place, et la suivante est sautée (1, 1, 3).`,
      basis: `Ce qui se passe en cas d'égalité est notre choix.`,
    },
    GV1: `*Aide-mémoire.* Tous les jeux d'ici en ont un. Avec lui, la page vous montre ce que saurait une mémoire parfaite : les cartes en main connues de tous, parce qu'elles ont été prises dans le pré ou montrées par [G14] ; les cartes sorties du jeu ; et ce qui doit être dans la pioche, à savoir une cinquième carte que personne n'a montrée et les chiens mis de côté au début. Sans lui, vous jouez comme c'est imprimé. L'aide est activée d'office si une personne au plus est à la table, et désactivée sinon.`,
    G14: {
      text: `Si une carte de la sorte est dans une main quand la sorte est décidée, elle y reste et ne pourra jamais être marquée. Si la quatrième carte de la sorte vient d'être montrée, par B [G12] ou par A et B à la fois, celui qui a la cinquième la montre et la garde. Par A seul, on ne montre rien. Jouée plus tard, une telle carte fait seulement avancer la grande chèvre et quitte le jeu, sans entrer dans l'étalage. Un rappel de la sorte, s'il y en a un, retourne alors à l'étable.`,
      basis: `Que la cinquième carte soit montrée et gardée est sûr ; le reste est notre choix.`,
      example: `*La cinquième carte est dans une main.* Comme dans le deuxième exemple de [G12], mais quelqu'un a le 1 Elvis en main. Il le montre et le garde, et personne ne l'obtient.`,
    },
    G15: `Vous avez dix petites chèvres, pas une de plus. S'il en reste moins qu'il n'en faut, les cartes du pré passent d'abord, les plus hautes valeurs en premier, puis les rappels. Une carte pour laquelle il n'y a pas de chèvre quand elle arrive dans le pré, ou quand sa sorte est décidée, reste neutre pour de bon : elle peut être prise ou échangée. Une petite chèvre posée sur une carte ne revient jamais.`,
  },
});
