/** Zoff in Buffalo, en français. */

import { writeRulebook } from "../write.ts";
import { plan } from "./plan.ts";

export const rulebook = writeRulebook(plan, {
  title: "Zoff in Buffalo",
  intro: `Un jeu de Christwart Conrad (FX Schmid, 1998) pour deux à cinq joueurs, ou six avec l'extension de l'auteur. Autour d'une table, il dure de 45 à 60 minutes.

    On se bouscule dans la prairie autour de Buffalo. Tout le monde mène ses vaches vers les mêmes pâturages, en même temps, sans savoir où vont les autres. Aucun troupeau n'en supporte un autre de sa taille. Et dès qu'un pâturage est plein, il y a des vaches en prime.`,
  chapters: {
    aim: {
      title: "Le but du jeu",
      lead: `Installez le plus possible de vos vaches sur les pâturages. Après cinq manches (six à deux joueurs), celui qui en a le plus gagne [B22]. Et si vous parvenez à placer vos 48 vaches, vous gagnez sur-le-champ [B20].

        Un *troupeau*, ce sont toutes les vaches d'une couleur sur un pâturage. Sans vache, pas de troupeau.`,
    },
    box: "Ce qu'il y a dans la boîte",
    setup: "Mise en place : le tour préliminaire",
    round: "Une manche",
    bonus: "Les bonus",
    end: "La fin de la partie",
    two: "À deux joueurs",
    variants: "Les variantes de l'auteur et l'aide-mémoire",
    rulings: "Cas rares",
  },
  clauses: {
    B1: {
      text: `Onze pâturages, numérotés du plus petit au plus grand ; l'extension en ajoute un douzième. Chaque pâturage a des cases, pour une vache chacune, et une *rangée de bonus* : les nombres versés à ses troupeaux quand il est plein.

        | N° | Pâturage | Cases | Rangée de bonus |
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
        | 12 | Buffalo-Badlands (extension, à six seulement) | 37 | 0-1-2-3 |`,
      basis: `Pâturage par pâturage :

        - 1 et 2 : le nom et la taille sont sûrs, la rangée est notre choix.
        - 3 à 6 : les noms, les tailles et les rangées sont sûrs ; quelle taille porte quel nom et quelle rangée est notre choix. Fire-Fields est le plus petit pâturage à trois nombres.
        - 7 : une seule source donne le nom (un autre texte dit Lucky-Pickle) ; qu'il ait cette taille, et sa rangée, sont notre choix.
        - 8 : notre choix.
        - 9 : la taille est sûre, le nom et la rangée sont notre choix.
        - 10 : le nom et le rang sont sûrs, une seule source donne la taille, la rangée est notre choix.
        - 11 : le nom, le rang et la rangée sont sûrs, une seule source donne la taille.
        - 12 : une seule source donne la taille, le reste est notre choix.`,
    },
    B2: {
      text: `Cinq couleurs : bleu, rouge, vert, orange et violet. L'extension ajoute le marron. Chaque couleur a 48 vaches, une carte pâturage pour chaque pâturage en jeu et dix cartes vache de valeurs 5 5 4 4 3 3 3 2 2 2. Chaque carte vache porte aussi une lettre, qui départage les égalités [B10] :

        | Couleur | 5 | 4 | 3 | 2 | Seulement à deux |
        | bleu | J L | A S | A K V | C J K | 2 N, 4 M |
        | rouge | F P | G O | D N P | D F O | 2 S, 4 F |
        | vert | H N | C Q | B M S | A H P | – |
        | orange | B T | E M | E H T | E G L | – |
        | violet | D R | I K | G J Q | B I M | – |
        | marron | C Q | B R | C L U | N Q R | – |

        Si vous ne mettez pas les couleurs aux enchères [BV1], les places les reçoivent dans l'ordre de ce tableau.`,
      basis: `Une seule source donne les valeurs des dix cartes vache. Parmi les lettres, rouge 4 G, orange 4 M et les quatre cartes pour deux joueurs sont sûres, et une seule source donne vert 3 S. Toutes les autres sont notre choix, de sorte que deux cartes de même valeur qui peuvent se rencontrer n'aient jamais la même lettre.`,
    },
    B3: `Les pâturages utilisés dépendent du nombre de joueurs :

      | Joueurs | Pâturages en jeu |
      | 2 | 1, 2, 3, 4, 6, 7 et 9 (de 6, 8, 10, 12, 16, 18 et 24 cases) |
      | 3 | 1 à 9 |
      | 4 | 1 à 10 |
      | 5 | 1 à 11 |
      | 6 | 1 à 12 |`,
    B4: `On mélange un jeu des cartes pâturage utilisées et on les distribue : trois cartes chacun à deux ou trois joueurs, deux chacun à quatre, cinq ou six. Les cartes en trop restent de côté. Placez une de vos vaches sur chaque pâturage que vous avez reçu. Ainsi, à cinq, 10 des 11 pâturages reçoivent une vache, à quatre 8 sur 10, à trois les 9, et à deux 6 sur 7.`,
    B5: `Vous jouez cinq manches, ou six à deux joueurs. À chaque manche, tout le monde choisit en même temps et en secret. Vous choisissez deux *paires* : une carte pâturage avec une carte vache posée dessus, et cela deux fois. Les deux pâturages doivent être différents, et une même carte vache ne peut pas servir deux fois.`,
    B6: `On ne peut plus choisir un pâturage plein. Ses cartes pâturage quittent le jeu.`,
    B8: {
      text: `Tant que le dernier joueur n'a pas choisi, vous pouvez remplacer votre choix par un autre, mais pas le retirer tout à fait. Dès que vous avez choisi, on ne vous attend plus ; vous pouvez quand même encore changer d'avis. Le choix du dernier joueur révèle toutes les paires d'un coup. Il en va ainsi de tous les choix secrets, y compris les enchères de [BV1] et les couleurs de [B23].`,
      basis: `Que tout soit révélé d'un coup est sûr ; le reste est notre choix, pour une table à l'écran.`,
    },
    B9: `On traite ensuite les pâturages l'un après l'autre, du plus petit au plus grand.`,
    B10: {
      text: `Si plusieurs joueurs ont choisi le même pâturage, ils placent l'un après l'autre. L'ordre est fixé avant que le premier ne place :

        1. d'abord ceux qui y ont déjà des vaches, le plus grand troupeau en premier ;
        2. puis ceux qui n'en ont pas, la carte vache la plus basse en premier ;
        3. à cartes vache égales, la première lettre dans l'alphabet.`,
      example: `*En retard à Lucky-Lake.* Lucky-Lake compte trois vaches violettes, deux bleues et une verte. Orange y a joué le 4 M, rouge le 4 G et vert le 3 S. Des trois, seul vert y a déjà une vache : il place donc en premier, trois vaches de plus, ce qui fait quatre. Rouge et orange ont tous deux un 4 ; G vient avant M, c'est donc à rouge. Le 4, le 3 et le 2 sont pris : rouge peut placer 1 ou 0, et place 1. Pour orange, tous les nombres sont pris : il ne place rien.`,
    },
    B11: {
      text: `À votre tour, placez autant de vaches que vous voulez : de zéro à la valeur de votre carte, mais pas plus qu'il n'y a de cases libres ni que vous n'en avez en réserve.`,
      basis: `Que l'on puisse choisir zéro de son plein gré est notre choix.`,
    },
    B12: `*Pas de troupeaux égaux.* Quand vous avez fini de placer, deux troupeaux de ce pâturage ne peuvent pas avoir la même taille. Un nombre de vaches qui enfreindrait cette règle est interdit. Les troupeaux sans vache ne comptent pas. Si vous passez tard, il vous restera donc peut-être peu de nombres, ou seulement zéro.`,
    B13: `Les vaches restent où elles sont. Si vous en placez moins que votre carte ne le permet, le reste de la carte est perdu, mais pas les vaches : elles restent dans votre réserve.`,
    B14: `Après la manche, vous reprenez vos cartes pâturage en main. Les deux cartes vache jouées vont face cachée dans une défausse que personne n'a plus le droit de regarder.`,
    B15: {
      text: `Dès que la dernière case d'un pâturage est prise, on interrompt le jeu et on verse sa rangée de bonus. On classe les troupeaux de ce pâturage par taille. Le propriétaire du plus grand reçoit le premier nombre, celui du deuxième le deuxième nombre, et ainsi de suite. Un nombre auquel ne correspond aucun troupeau est perdu.`,
      example: `*Seul à Dead-Bull-Desert.* Vous remplissez Dead-Bull-Desert (1-2) et personne d'autre n'y est. Le premier nombre vous rapporte une vache. Il n'y a pas de deuxième troupeau : le 2 est perdu.`,
    },
    B16: {
      text: `Votre nombre vous permet de placer jusqu'à autant de vaches de votre réserve sur d'autres pâturages, réparties comme vous voulez. Vous pouvez en placer moins, ou aucune. On ne vérifie l'égalité des troupeaux [B12] qu'à la fin de votre nombre : en chemin, un troupeau peut donc avoir la taille d'un autre. Si vous recevez deux nombres à la suite, chacun est vérifié à part. À deux joueurs, les vaches ont la couleur qui a gagné le nombre.`,
      basis: `Le texte imprimé dit « à la fin de leur tour » ; nous comprenons : à la fin de chaque nombre. Que l'on puisse renoncer au premier nombre aussi est notre choix.`,
    },
    B17: {
      text: `Vous placez les vaches d'un nombre une par une. Une vache ne peut rendre deux troupeaux égaux que si d'autres vaches du même nombre, dans la limite de votre réserve et des cases libres, peuvent amener ce troupeau à une taille qu'aucun autre n'a sur ce pâturage. Votre vache suivante doit alors y aller.`,
      basis: `Notre choix ; il rend [B16] jouable pas à pas.`,
    },
    B18: {
      text: `Si un autre pâturage se remplit pendant qu'on verse un bonus, il attend son tour. On termine d'abord la rangée en cours. Puis les pâturages en attente sont payés dans l'ordre où ils se sont remplis. Un pâturage qui se remplit pendant l'une de ces rangées se met au bout de la file. La manche ne reprend que lorsque plus rien n'attend.`,
      basis: `Qu'un pâturage rempli pendant une rangée en attente se mette au bout de la file est notre choix.`,
      example: `*Un bonus en déclenche un autre.* Fire-Fields (1-2-1) se remplit. Le propriétaire du plus grand troupeau place une vache, le deuxième deux, le troisième une. Ces vaches remplissent d'abord Drunk'n-Creek, puis Coffee-Canyon. La rangée de Fire-Fields terminée, on paie Drunk'n-Creek (1-1-2), puis Coffee-Canyon (1-1). Alors seulement, la manche reprend.`,
    },
    B19: `Si vous deviez encore placer sur un pâturage qui vient de se remplir, vous n'y obtenez rien : il est plein. De même, une paire posée sur un pâturage qu'un bonus a rempli avant son tour est perdue. La carte vache est dépensée quand même.`,
    B20: {
      text: `La partie se termine de l'une de ces trois façons :

        - après la dernière manche ;
        - quand toutes les cases de tous les pâturages sont prises. Les paires pas encore traitées sont perdues, et il n'y a pas de bonus final ;
        - aussitôt, si vous avez placé vos 48 vaches : vous gagnez sur-le-champ. Les vaches du tour préliminaire comptent. C'est aussi cette victoire si votre 48e vache a pris la toute dernière case. Les rangées en attente et les paires sont perdues, et les autres sont classés selon leurs vaches placées.

        Pendant le bonus final, plus personne ne gagne sur-le-champ. À deux joueurs, il faudrait toutes les vaches de vos deux couleurs, cela ne peut donc pas arriver ; une couleur épuisée s'arrête, simplement.`,
      basis: `Les trois fins sont sûres ; le classement des autres et ce qui est perdu sont notre choix.`,
    },
    B21: {
      text: `*Bonus final.* Après la dernière manche, chaque pâturage qui n'est pas plein verse une fois sa rangée de bonus, du plus petit au plus grand. Cette fois, les vaches vont sur ce même pâturage, tant qu'il y a des cases et de la réserve, et les troupeaux égaux sont permis. Les rangs sont ceux d'avant le bonus final. Il n'y a rien à choisir.`,
      basis: `L'ordre des pâturages est notre choix.`,
    },
    B22: {
      text: `Celui qui a le plus de vaches sur les pâturages gagne. En cas d'égalité, l'emporte celui qui avait le plus de vaches sur le plus grand pâturage en jeu avant le bonus final. Si c'est encore égal, vous partagez la place. Toutes les places sont attribuées ainsi ; après une place partagée, la suivante est sautée (1, 1, 3). Après une fin anticipée, c'est la position telle quelle qui décide.`,
      basis: `Pour le vainqueur, c'est sûr ; le reste est notre choix.`,
    },
    B23: {
      text: `L'un de vous a les cartes bleues et mène les vaches bleues et vertes. L'autre a les cartes rouges et mène les vaches rouges et orange. Vous avez chacun douze cartes vache : les dix habituelles et les deux marquées pour deux joueurs [B2]. Chaque couleur est un troupeau à part entière, à tous égards ([B10], [B12], [B15]).

        Au tour préliminaire, vous décidez lequel de vos trois pâturages reçoit laquelle de vos deux couleurs ; les deux couleurs doivent apparaître. À chaque manche, une de vos paires est pour une couleur, l'autre paire pour l'autre couleur. Sans enchères, la première place a le bleu et le vert, la seconde le rouge et l'orange.`,
      basis: `Que vous répartissiez vos couleurs tous deux en secret et en même temps est notre choix.`,
    },
    B24: {
      text: `Quand un seul pâturage a encore des cases libres, vous ne posez pas de cartes pâturage. Chacun pose une carte vache par couleur, et vos deux couleurs peuvent entrer sur ce pâturage, dans l'ordre de [B10] entre quatre troupeaux au plus.`,
      basis: `Notre choix : le texte imprimé pourrait aussi désigner une seule carte, mais alors les douze cartes ne tombent pas juste.`,
    },
    B25: {
      text: `Celui qui a le plus de vaches, ses deux couleurs ensemble, gagne. En cas d'égalité, l'emporte celui qui avait le plus grand troupeau d'une seule couleur sur le pâturage de 24 cases avant le bonus final. Si c'est encore égal, vous partagez la victoire.`,
      basis: `La dernière étape est notre choix.`,
    },
    BV1: {
      text: `*Enchères des couleurs*, de deux à six joueurs.

        1. Les vaches du tour préliminaire sont distribuées avant que quiconque ait une couleur : elles appartiennent aux couleurs. Les couleurs en jeu sont les premières du tableau de [B2], autant que de joueurs. À deux, les pâturages sont distribués aux deux paires de couleurs de [B23] ; celui qui obtient une paire répartit alors ses pâturages comme il y est dit.
        2. Chacun mise en secret de 0,00 à 9,99. Toutes les mises sont révélées ensemble. La plus haute choisit une couleur en premier (à deux, une paire de couleurs), puis la suivante, et ainsi de suite.
        3. En cas de mises égales, ces joueurs misent à nouveau, tous les groupes à égalité en même temps, et pas moins qu'avant. Cette mise ne départage que les joueurs à égalité ; elle ne dépasse personne d'autre. Personne ne mise plus de trois fois ; ensuite, le sort décide.
        4. À la fin, on retire votre dernière mise du nombre de vos vaches placées : les scores ont donc des décimales. Une victoire par 48 vaches [B20] reste acquise, quelles que soient les mises ; les autres sont alors classés par vaches moins mise.`,
      basis: `Sûr pour l'essentiel. L'intervalle, les deux décimales et la limite de deux répétitions sont notre choix. L'auteur l'a aussi publié avec des mises entières dont on retire un dixième.`,
    },
    BV2: {
      text: `*Marché aux bestiaux.* Si vous prenez la dernière case d'un pâturage, vous recevez d'abord des vaches en plus, avant sa rangée de bonus : une s'il a de 6 à 14 cases, deux s'il en a 16 ou plus. Vous les placez comme un bonus ([B16], [B17]).

        C'est un nombre à part, qui fait partie du paiement de ce pâturage : si le pâturage doit attendre [B18], elles attendent avec lui. À deux joueurs, elles ont la couleur qui a pris la dernière case. Le bonus final [B21] n'a pas de marché aux bestiaux.`,
      basis: `Qui en reçoit combien, et quand, est sûr (le texte français imprimé dit « 6 ou plus » pour les grands pâturages, une coquille pour 16) ; le second paragraphe est notre choix.`,
    },
    BV3: `*Six joueurs.* L'extension de l'auteur ajoute le pâturage 12 et la sixième couleur. Une table de six places joue avec ; il n'y a pas d'autre réglage.`,
    BV4: `*Aide-mémoire.* Tous les jeux d'ici en ont un. Avec lui, la page vous montre ce que saurait une mémoire parfaite, comme les cartes vache déjà jouées. Sans lui, vous jouez comme c'est imprimé : les cartes vache des manches passées ne sont pas montrées, pas même dans le journal. Une carte défaussée par [B7] n'a jamais été vue ; on ne la montre à personne, dans un cas comme dans l'autre. L'aide est activée d'office si une personne au plus est à la table, et désactivée sinon.`,
    B7: `Si un seul pâturage a encore des cases libres et que vous êtes au moins trois, vous posez une seule paire et défaussez une deuxième carte vache que personne ne voit. À deux joueurs, voir [B24].`,
    B26: `S'il n'y a qu'une seule possibilité, la page l'exécute sans demander : vous ne pouvez placer que zéro, aucune vache de bonus ne peut aller nulle part, ou il ne reste qu'une couleur. On vous demande toujours vos choix secrets et vos réponses.`,
  },
});
