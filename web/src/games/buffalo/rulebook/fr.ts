/** Zoff in Buffalo, en français. */

import { assembleRulebook } from "../../../rulebook/assemble.ts";
import { plan } from "./plan.ts";

export const rulebook = assembleRulebook(plan, {
  title: "Zoff in Buffalo",
  intro: `Un jeu de Christwart Conrad (FX Schmid, 1998) pour deux à cinq joueurs à partir de 12 ans. L'extension de l'auteur, qui n'est pas dans la règle imprimée, ajoute un sixième joueur. Autour d'une table, une partie dure environ 60 minutes.

    On se bouscule autour de Buffalo. Tout le monde mène ses vaches vers les mêmes prairies, en même temps, sans savoir où vont les autres. Aucun troupeau n'en supporte un autre de sa taille. Et dès qu'une prairie est complète, il y a des vaches en prime.`,
  chapters: {
    aim: {
      title: "Le but du jeu",
      lead: `Installez le plus possible de vos vaches sur les prairies. Après cinq tours (six à deux joueurs), celui qui en a le plus gagne [B22]. Et si vous parvenez à placer vos 48 vaches, vous gagnez sur-le-champ [B20].

        Un *troupeau*, ce sont toutes les vaches d'une couleur sur une prairie. Sans vache, pas de troupeau.`,
    },
    box: "Ce qu'il y a dans la boîte",
    setup: "Mise en place : le tour préliminaire",
    round: "Un tour de jeu",
    bonus: "Les bonus",
    end: "La fin de la partie",
    two: "À deux joueurs",
    variants: "Les variantes de l'auteur et l'aide-mémoire",
    rulings: "Cas rares",
  },
  clauses: {
    B1: {
      text: `Onze prairies, numérotées de la plus petite à la plus grande ; l'extension en ajoute une douzième. Chaque prairie a des cases, pour une vache chacune, et une *rangée de bonus* : les bonus versés à ses troupeaux quand elle est complète. Les prairies sont imprimées des deux côtés du plateau, l'un en paysage, l'autre tout simple : chacun choisit celui qu'il voit.

        | N° | Prairie | Cases | Rangée de bonus |
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
      basis: `Prairie par prairie :

        - 1 et 2 : le nom et la taille sont sûrs, la rangée est notre choix.
        - 3 à 6 : les noms, les tailles et les rangées sont sûrs ; quelle taille porte quel nom et quelle rangée est notre choix. Fire-Fields est la plus petite prairie à trois bonus.
        - 7 : une seule source donne le nom (un autre texte dit Lucky-Pickle) ; qu'elle ait cette taille, et sa rangée, sont notre choix.
        - 8 : notre choix.
        - 9 : la taille est sûre, le nom et la rangée sont notre choix.
        - 10 : le nom et le rang sont sûrs, une seule source donne la taille, la rangée est notre choix.
        - 11 : le nom, le rang et la rangée sont sûrs, une seule source donne la taille.
        - 12 : une seule source donne la taille, le reste est notre choix.`,
    },
    B2: {
      text: `Cinq couleurs : bleu, rouge, vert, orange et violet. L'extension ajoute le marron. Chaque couleur a 48 vaches, une carte de prairie pour chaque prairie en jeu et dix cartes vache de valeurs 5 5 4 4 3 3 3 2 2 2. Chaque carte vache porte aussi une lettre, qui départage les égalités [B10] :

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
    B3: `Les prairies utilisées dépendent du nombre de joueurs :

      | Joueurs | Prairies en jeu |
      | 2 | 1, 2, 3, 4, 6, 7 et 9 (de 6, 8, 10, 12, 16, 18 et 24 cases) |
      | 3 | 1 à 9 |
      | 4 | 1 à 10 |
      | 5 | 1 à 11 |
      | 6 | 1 à 12 |`,
    B4: `On mélange un jeu des cartes de prairie utilisées et on les distribue : trois cartes chacun à deux ou trois joueurs, deux chacun à quatre, cinq ou six. Les cartes en trop restent de côté. Placez une de vos vaches sur chaque prairie que vous avez reçue. Ainsi, à cinq, 10 des 11 prairies reçoivent une vache, à quatre 8 sur 10, à trois les 9, et à deux 6 sur 7.`,
    B5: `Vous jouez cinq tours, ou six à deux joueurs. À chaque tour, tout le monde choisit en même temps et en secret. Vous choisissez deux *paires* : une carte de prairie avec une carte vache posée dessus, et cela deux fois. Les deux prairies doivent être différentes, et une même carte vache ne peut pas servir deux fois.`,
    B6: `On ne peut plus choisir une prairie complète. Ses cartes quittent le jeu.`,
    B8: {
      text: `Tant que le dernier joueur n'a pas choisi, vous pouvez remplacer votre choix par un autre, mais pas le retirer tout à fait. Dès que vous avez choisi, on ne vous attend plus ; vous pouvez quand même encore changer d'avis. Le choix du dernier joueur révèle toutes les paires d'un coup. Il en va ainsi de tous les choix secrets, y compris les enchères de [BV1] et les couleurs de [B23].`,
      basis: `Que tout soit révélé d'un coup est sûr ; le reste est notre choix, pour une table à l'écran.`,
    },
    B9: `On place ensuite les vaches, prairie après prairie, de la plus petite à la plus grande.`,
    B10: {
      text: `Si plusieurs joueurs ont choisi la même prairie, ils placent l'un après l'autre. L'ordre est fixé avant que le premier ne place :

        1. d'abord ceux qui y ont déjà des vaches, le plus grand troupeau en premier ;
        2. puis ceux qui n'en ont pas, la carte vache la plus basse en premier ;
        3. à cartes vache égales, la première lettre dans l'alphabet.`,
      example: `*En retard à Lucky-Lake.* Lucky-Lake compte trois vaches violettes, deux bleues et une verte. Orange y a joué le 4 M, rouge le 4 G et vert le 3 S. Des trois, seul vert y a déjà une vache : il place donc en premier, trois vaches de plus, ce qui fait quatre. Rouge et orange ont tous deux un 4 ; G vient avant M, c'est donc à rouge. Le 4, le 3 et le 2 sont pris : rouge peut placer 1 ou 0, et place 1. Pour orange, tous les nombres sont pris : il ne place rien.`,
    },
    B11: {
      text: `À votre tour, placez autant de vaches que vous voulez : de zéro à la valeur de votre carte, mais pas plus qu'il n'y a de cases libres ni que vous n'en avez en réserve.`,
      basis: `Que l'on puisse choisir zéro de son plein gré est notre choix.`,
    },
    B12: `*Pas de troupeaux égaux.* Quand vous avez fini de placer, deux troupeaux de cette prairie ne peuvent pas avoir la même taille. Un nombre de vaches qui enfreindrait cette règle est interdit. Les troupeaux sans vache ne comptent pas. Si vous placez tard, il vous restera donc peut-être peu de nombres, ou seulement zéro.`,
    B13: `Les vaches restent où elles sont. Si vous en placez moins que votre carte ne le permet, le reste de la carte est perdu, mais pas les vaches : elles restent dans votre réserve.`,
    B14: `Après le tour, vous reprenez vos cartes de prairie en main. Les deux cartes vache jouées vont face cachée dans une défausse que personne n'a plus le droit de regarder.`,
    B15: {
      text: `Dès que la dernière case d'une prairie est prise, on interrompt le jeu et on verse sa rangée de bonus. On classe les troupeaux de cette prairie par taille. Le propriétaire du plus grand reçoit le premier bonus, celui du deuxième le deuxième bonus, et ainsi de suite. Un bonus auquel ne correspond aucun troupeau n'est pas versé.`,
      example: `*Seul à Dead-Bull-Desert.* Vous remplissez Dead-Bull-Desert (1-2) et personne d'autre n'y est. Le premier bonus vous rapporte une vache. Il n'y a pas de deuxième troupeau : le 2 n'est pas versé.`,
    },
    B16: {
      text: `Un bonus, ce sont des vaches de votre réserve à placer sur d'autres prairies, au plus ce nombre de vaches, réparties comme vous voulez. Le premier bonus d'une rangée doit être placé si c'est possible ; il va au plus grand troupeau, donc rien n'est obligatoire s'il est de 0. Des bonus suivants, vous pouvez placer moins de vaches, ou aucune. On ne vérifie l'égalité des troupeaux [B12] qu'une fois tout le bonus placé : en chemin, un troupeau peut donc avoir la taille d'un autre. Si vous recevez deux bonus à la suite, chacun est vérifié à part. À deux joueurs, les vaches ont la couleur qui a gagné le bonus.`,
      basis: `Le texte imprimé dit du plus grand troupeau qu'il « commence et place aussitôt », et des suivants qu'ils « peuvent ». Pour l'égalité, il dit « à la fin de leur tour » ; nous comprenons : à la fin de chaque bonus.`,
    },
    B17: {
      text: `Vous placez les vaches d'un bonus une par une. Une vache ne peut rendre deux troupeaux égaux que si d'autres vaches du même bonus, dans la limite de votre réserve et des cases libres, peuvent amener ce troupeau à une taille qu'aucun autre n'a sur cette prairie. Votre vache suivante doit alors y aller.`,
      basis: `Notre choix ; il rend [B16] jouable pas à pas.`,
    },
    B18: {
      text: `Si une autre prairie se remplit pendant qu'on verse un bonus, elle attend son tour. On termine d'abord la rangée en cours. Puis les prairies en attente sont payées dans l'ordre où elles se sont remplies ; une prairie qui se remplit entre-temps se met au bout de la file. Le tour ne reprend que lorsque plus rien n'attend. Pour le bonus de foire, voir [BV2].`,
      example: `*Un bonus en déclenche un autre.* Fire-Fields (1-2-1) se remplit. Le propriétaire du plus grand troupeau place une vache, le deuxième deux, le troisième une. Ces vaches remplissent d'abord Drunk'n-Creek, puis Coffee-Canyon. La rangée de Fire-Fields terminée, on paie Drunk'n-Creek (1-1-2), puis Coffee-Canyon (1-1). Alors seulement, le tour reprend.`,
    },
    B19: `Si vous deviez encore placer sur une prairie qui vient de se remplir, vous n'y obtenez rien : elle est complète. De même, une paire posée sur une prairie qu'un bonus a remplie avant son tour ne compte plus. La carte vache est jouée quand même.`,
    B20: {
      text: `La partie se termine de l'une de ces trois façons :

        - après le dernier tour ;
        - quand toutes les cases de toutes les prairies sont prises. Les paires pas encore jouées ne comptent plus, et il n'y a pas de bonus final ;
        - aussitôt, si vous avez placé vos 48 vaches : vous gagnez sur-le-champ. Les vaches du tour préliminaire comptent. C'est aussi cette victoire si votre 48e vache a pris la toute dernière case. Les rangées, les bonus de foire et les paires en attente ne comptent plus, et les autres sont classés selon leurs vaches placées.

        Pendant le bonus final, plus personne ne gagne sur-le-champ. À deux joueurs, il faudrait toutes les vaches de vos deux couleurs, cela ne peut donc pas arriver ; une couleur épuisée s'arrête, simplement.`,
      basis: `Les trois fins sont sûres. Le classement des autres, ce qui ne compte plus, et que personne ne gagne sur-le-champ pendant le bonus final, sont notre choix.`,
    },
    B21: {
      text: `*Bonus final.* Après le dernier tour, chaque prairie qui n'est pas complète verse une fois sa rangée de bonus, de la plus petite à la plus grande. Cette fois, les vaches vont sur cette même prairie, tant qu'il y a des cases et de la réserve, et les troupeaux égaux sont permis. Les rangs sont ceux d'avant le bonus final. Il n'y a rien à choisir.`,
      basis: `L'ordre des prairies est notre choix.`,
    },
    B22: {
      text: `Celui qui a le plus de vaches sur les prairies gagne. En cas d'égalité, l'emporte celui qui avait le plus de vaches sur la plus grande prairie en jeu avant le bonus final. Si c'est encore égal, vous partagez la place. Toutes les places sont attribuées ainsi ; après une place partagée, la suivante est sautée (1, 1, 3). Après une fin anticipée, c'est la position telle quelle qui décide.`,
      basis: `Pour le vainqueur, c'est sûr ; le reste est notre choix.`,
    },
    B23: {
      text: `L'un de vous a les cartes bleues et mène les vaches bleues et vertes. L'autre a les cartes rouges et mène les vaches rouges et orange. Vous avez chacun douze cartes vache : les dix habituelles et les deux marquées pour deux joueurs [B2]. Chaque couleur est un troupeau à part entière, à tous égards ([B10], [B12], [B15]).

        Au tour préliminaire, vous décidez laquelle de vos trois prairies reçoit laquelle de vos deux couleurs ; les deux couleurs doivent apparaître. À chaque tour, une de vos paires est pour une couleur, l'autre paire pour l'autre couleur. Sans enchères, la première place a le bleu et le vert, la seconde le rouge et l'orange.`,
      basis: `Que vous répartissiez vos couleurs tous deux en secret et en même temps est notre choix.`,
    },
    B24: {
      text: `Quand une seule prairie a encore des cases libres, vous ne posez pas de cartes de prairie. Chacun pose une carte vache par couleur, et vos deux couleurs peuvent entrer sur cette prairie, dans l'ordre de [B10] entre quatre troupeaux au plus.`,
      basis: `Notre choix : le texte imprimé pourrait aussi désigner une seule carte, mais alors les douze cartes ne tombent pas juste.`,
    },
    B25: {
      text: `Celui qui a le plus de vaches, ses deux couleurs ensemble, gagne. En cas d'égalité, l'emporte celui qui avait le plus grand troupeau d'une seule couleur sur la prairie de 24 cases avant le bonus final. Si c'est encore égal, vous partagez la victoire.`,
      basis: `La dernière étape est notre choix.`,
    },
    BV1: {
      text: `*Enchère des couleurs*, de deux à six joueurs.

        1. Le tour préliminaire se joue d'abord, comme d'habitude. Ses vaches appartiennent aux couleurs ; vous n'avez la vôtre que pour l'instant, dans l'ordre du tableau de [B2] (à deux, les paires de couleurs de [B23], et chacun répartit sa paire comme il y est dit).
        2. Tout le monde enchérit en secret, de 0 à 99,9999, avec quatre décimales au plus, par exemple 1,0895. Toutes les enchères sont révélées ensemble. La plus haute choisit une couleur avec ses vaches (à deux, une paire de couleurs), puis la suivante, et ainsi de suite. Les cartes vache suivent la couleur.
        3. Les joueurs à égalité enchérissent à nouveau, tous les groupes en même temps, et pas plus bas qu'avant. Cette enchère ne départage que les joueurs à égalité ; elle ne dépasse personne d'autre. Personne n'enchérit plus de trois fois ; ensuite, le sort décide.
        4. À la fin, on retire votre dernière enchère du nombre de vos vaches placées : les scores ont donc des décimales et peuvent être négatifs. Une victoire par 48 vaches [B20] reste acquise, quelles que soient les enchères ; les autres sont alors classés par vaches moins enchère.`,
      basis: `Sûr pour l'essentiel ; l'exemple 1,0895 est imprimé. L'intervalle, les quatre décimales et la limite de deux répétitions sont notre choix. L'auteur l'a aussi publiée avec des enchères entières dont on retire un dixième.`,
    },
    BV2: {
      text: `*Bonus de foire.* Si vous prenez la dernière case d'une prairie, vous pouvez placer des vaches en plus : une si elle a de 6 à 14 cases, deux si elle en a 16 ou plus. Vous les placez comme un bonus facultatif ([B16], [B17]), avant tous les autres bonus : aussitôt fini le placement, ou le bonus, qui a rempli la prairie, avant sa rangée et avant la suite d'une rangée en cours.

        Si plusieurs prairies se remplissent, leurs bonus de foire attendent dans l'ordre où elles se sont remplies ; tous sont versés avant tout autre bonus. À deux joueurs, les vaches ont la couleur qui a pris la dernière case. Le bonus final [B21] n'en a pas.`,
      basis: `Qui reçoit combien de vaches, et que ce soit avant les autres bonus, est sûr (le texte français imprimé dit « 6 ou plus » pour les grandes prairies, une coquille pour 16) ; le reste est notre choix.`,
    },
    BV3: `*Six joueurs.* L'extension de l'auteur ajoute la prairie 12 et la sixième couleur ; elle n'est pas dans la règle imprimée. Une table de six places joue avec ; il n'y a pas d'autre réglage.`,
    BV4: `*Aide-mémoire.* Tous les jeux d'ici en ont un. Avec lui, la page vous montre ce que saurait une mémoire parfaite, comme les cartes vache déjà jouées. Sans lui, vous jouez comme c'est imprimé : les cartes vache des tours passés ne sont pas montrées, pas même dans le journal. Une carte défaussée par [B7] n'a jamais été vue ; on ne la montre à personne, dans un cas comme dans l'autre. L'aide est activée d'office si une personne au plus est à la table, et désactivée sinon.`,
    B7: `Si une seule prairie a encore des cases libres et que vous êtes au moins trois, vous posez une seule paire et défaussez une deuxième carte vache que personne ne voit. À deux joueurs, voir [B24].`,
    B26: `S'il n'y a qu'une seule possibilité, la page l'exécute sans demander : vous ne pouvez placer que zéro, aucune vache de bonus ne peut aller nulle part, ou il ne reste qu'une couleur. On vous demande toujours vos choix secrets et vos réponses.`,
  },
});
