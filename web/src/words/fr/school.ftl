# Les leçons guidées : lesson-<leçon>-<scène>-<texte>. Les scènes sont dans src/serai/school/lessons.

lesson-bakschisch-fist-title = Le poing
lesson-bakschisch-fist-guide = Chacun cache des pièces dans son poing, et tous les poings s’ouvrent en même temps. Qui en montre le plus avance jusqu’au personnage de la carte. Prends quatre, cinq ou six pièces dans la main.
lesson-bakschisch-fist-empty = Un poing vide garde tes pièces, mais ne te fait jamais avancer. Prends-en quatre à six.
lesson-bakschisch-fist-few = Quelqu’un en montrera sûrement autant. Un peu plus : quatre à six.
lesson-bakschisch-fist-thief = Le voleur aura sa propre scène. Cette fois, prends des pièces : quatre à six.
lesson-bakschisch-fist-other = Tu gagnerais, mais les pièces montrées sont perdues de toute façon. Quatre à six suffisent.
lesson-bakschisch-fist-done = Tu as montré le plus, et tu as marché jusqu’au premier eunuque. Toutes les pièces montrées sont dans la cagnotte, celles des perdants aussi.

lesson-bakschisch-card-title = Lire une carte
lesson-bakschisch-card-guide = Une carte vaut autant de pas que le prochain personnage de ce genre est loin. Ce fakir est à cinq pas devant toi, mais à un ou deux seulement devant les autres : il mérite un bakchich. Montre trois à cinq pièces.
lesson-bakschisch-card-far = Cinq pas pour quelques pièces : tu les auras rarement à meilleur prix. Montre-en trois à cinq.
lesson-bakschisch-card-few = Youssef veut aussi ses deux pas. Trois pièces ou plus devraient suffire.
lesson-bakschisch-card-thief = Avec le voleur tu resterais sur place, et cinq pas t’attendent. Montre trois à cinq pièces.
lesson-bakschisch-card-much = C’est plus que la carte ne vaut : les autres ont peu à y gagner. Trois à cinq suffisent.
lesson-bakschisch-card-near = Voici un eunuque, et il est sur la case juste devant toi. Pour les autres, il vaut plus. Laisse passer cette carte : ferme un poing vide.
lesson-bakschisch-card-other = Un seul pas ne mérite rien de toi. Garde tes pièces et ton voleur : ferme un poing vide.
lesson-bakschisch-card-done = Youssef a payé quatre pièces pour cela, et toi aucune. Un bon bakchich est celui qui te mène loin.

lesson-bakschisch-ties-title = Les égalités
lesson-bakschisch-ties-guide = Sur les quatre premières cartes, tous ceux qui montrent le plus avancent ; une égalité n’arrête personne. Il reste deux pièces à Youssef et aucune à Leïla. Combien en faut-il au moins pour avancer à coup sûr ?
lesson-bakschisch-ties-empty = C’est le moins cher, mais personne n’avance le poing vide. Cherche le plus petit nombre qui suffit à coup sûr.
lesson-bakschisch-ties-few = Youssef peut en montrer deux, et une seule serait trop peu. Pense à l’égalité.
lesson-bakschisch-ties-thief = Ton voleur ne marche pas. Cherche le plus petit nombre de pièces qui suffit à coup sûr.
lesson-bakschisch-ties-other = Cela te fait avancer aussi, mais Youssef ne peut pas en montrer plus de deux, et une égalité te suffit.
lesson-bakschisch-ties-done = Deux contre deux : vous marchez tous les deux jusqu’au serviteur, chacun depuis sa case. Et tu as gardé le reste.

lesson-bakschisch-pot-title = La cagnotte
lesson-bakschisch-pot-guide = Les pièces montrées restent dans la cagnotte jusqu’à la fin de la manche ; puis tous la partagent à parts égales. Cette cinquième carte renvoie quelqu’un en arrière, mais tu es au DÉPART, et on ne recule pas plus loin. Que dépenses-tu ?
lesson-bakschisch-pot-other = Depuis le DÉPART, personne ne peut te faire reculer : chaque pièce ici est perdue. Ferme un poing vide.
lesson-bakschisch-pot-done = Tu as montré le moins et tu n’as pas bougé. Puis la cagnotte a été partagée : neuf pièces pour chacun. Qui économise commence riche la manche suivante.

lesson-bakschisch-fifth-title = La cinquième carte
lesson-bakschisch-fifth-guide = La cinquième carte d’une manche renverse tout : qui montre le moins recule jusqu’à ce personnage. Tu tomberais de six cases. Il reste une pièce à Youssef et deux à Leïla. Montre juste assez pour être à l’abri.
lesson-bakschisch-fifth-empty = Rien, c’est le moins de tous, et tu reculerais de six cases. Youssef a une pièce : montres-en plus que lui.
lesson-bakschisch-fifth-tie = Si Youssef montre sa pièce, vous avez tous deux le moins et reculez tous deux. Montre plus que lui.
lesson-bakschisch-fifth-other = C’est sûr, mais cher. Youssef ne peut montrer qu’une pièce : deux ou trois suffisent largement.
lesson-bakschisch-fifth-done = Youssef a montré le moins et il a reculé. Retiens : sur quatre cartes compte le plus, sur la cinquième le moins.

lesson-bakschisch-thief-title = Le voleur
lesson-bakschisch-thief-guide = Au lieu de pièces, tu peux prendre ton voleur dans le poing : il emporte toutes les pièces que les autres montrent. Cet eunuque n’est qu’à un pas de toi, et les autres ont la bourse pleine. Envoie-le.
lesson-bakschisch-thief-empty = Un poing vide ne coûte rien et ne rapporte rien. Ton voleur pourrait remplir ta bourse.
lesson-bakschisch-thief-other = Tu paierais pour un seul pas, et les autres peuvent dépenser plus que toi. Laisse faire le voleur.
lesson-bakschisch-thief-done = Neuf pièces pour ta bourse ! Leïla a marché quand même : un voleur prend l’or, pas le mouvement. Il se repose jusqu’à la fin de la manche.

lesson-bakschisch-stop-title = L’arrêt voleurs
lesson-bakschisch-stop-guide = Pas de voleurs dans le palais : qui dépasse l’arrêt voleurs, où tu te trouves, laisse le sien dehors. Sers-t’en une dernière fois.
lesson-bakschisch-stop-empty = Alors ton voleur rentre les mains vides. Montre-le maintenant : au-delà de l’arrêt, il ne peut plus te suivre.
lesson-bakschisch-stop-other = Cela te mènerait dans le palais, et ton voleur resterait dehors, le sac vide. Sers-t’en d’abord.
lesson-bakschisch-stop-now = Cinq pièces de plus ! Maintenant un fakir attend dans le palais, deux pas plus loin. Entre : montre quatre à six pièces.
lesson-bakschisch-stop-walk = Les autres montreront aussi quelque chose. Quatre à six pièces te mènent dans le palais.
lesson-bakschisch-stop-done = Tu es dans le palais. Ton voleur attend dehors, jusqu’à ce que quelqu’un te renvoie à l’arrêt ou plus bas.

lesson-bakschisch-throne-title = Le trône
lesson-bakschisch-throne-guide = Il n’y a plus de fakir entre toi et le trône. Quand le personnage n’est plus nulle part devant, on va tout droit sur le trône ! Montre trois à cinq pièces.
lesson-bakschisch-throne-empty = Le trône est à un bakchich, et tu resterais là ? Montre trois à cinq pièces.
lesson-bakschisch-throne-few = Youssef et Leïla en montreront deux. Trois pièces ou plus te mènent sur le trône.
lesson-bakschisch-throne-much = Il te faudra aussi des pièces pour la cinquième carte. Trois à cinq suffisent.
lesson-bakschisch-throne-stay = Te voilà sur le trône ! Mais voici la cinquième carte, et qui montre le moins recule. Il reste une pièce à Youssef. Tiens bon.
lesson-bakschisch-throne-fall = Avec cela tu pourrais avoir le moins, et tu glisserais jusqu’au serviteur. Montre plus que Youssef ne peut.
lesson-bakschisch-throne-done = La manche est finie et tu es sur le trône : tu as gagné ! Maintenant tu sais jouer à Bakschisch.

lesson-bagdad-guards-title = Les gardiens
lesson-bagdad-guards-guide = Tes voleurs n’entrent que là où un de tes gardiens se tient à la porte, et chaque gardien étranger leur coûte une carte. Poste ton dernier gardien au calme : devant le palais rouge ou le palais jaune.
lesson-bagdad-guards-crowded = On se bouscule à cette porte : chaque voleur te coûterait deux cartes ou plus. Cherches-en une avec un seul gardien étranger.
lesson-bagdad-guards-other = Un de tes gardiens y est déjà. Une nouvelle porte t’ouvre d’autres chemins : rouge ou jaune.
lesson-bagdad-guards-done = Bien posté. Les gardiens gris ne sont à personne, et une porte n’en a jamais plus de quatre.

lesson-bagdad-thieves-title = Les voleurs
lesson-bagdad-thieves-guide = À la porte rouge se tiennent ton gardien et un étranger : chaque voleur coûte une carte rouge. Tu en as trois, et trois voleurs sont le maximum d’un tour. Envoie-les tous les trois, puis pioche tes cartes.
lesson-bagdad-thieves-red = C’est possible aussi, mais les voleurs sont forts ensemble. Rassemble-les au palais rouge.
lesson-bagdad-thieves-pass = On peut attendre quand la main est faible. Aujourd’hui tu as trois cartes rouges : envoie tes voleurs au palais rouge.
lesson-bagdad-thieves-more = Tu peux envoyer jusqu’à trois voleurs par tour, et tu as les cartes. Encore un au palais rouge !
lesson-bagdad-thieves-other = Tes gardiens sont bien placés. Garde les cartes rouges pour envoyer des voleurs au palais rouge.
lesson-bagdad-thieves-done = Trois voleurs dans la cour ! Après tes actions tu pioches trois cartes, et c’est aux autres de jouer.

lesson-bagdad-pay-title = Payer un palais
lesson-bagdad-pay-guide = Chaque gardien étranger veut une carte du palais. À la porte bleue se tiennent un neutre et un de Youssef : deux cartes bleues pour un voleur. Paie-les, puis pioche.
lesson-bagdad-pay-pass = Tu as deux cartes bleues, et c’est justement le prix à la porte bleue. Sers-t’en.
lesson-bagdad-pay-other = Déplacer des gardiens coûte aussi des cartes. Tu en as deux bleues : fais passer un voleur devant les deux gardiens de la porte bleue.
lesson-bagdad-pay-done = Deux gardiens, deux cartes. Le chiffre affiché sur un palais est toujours ton prix.

lesson-bagdad-dancers-title = Les danseuses
lesson-bagdad-dancers-guide = Tu as une carte bleue, et la porte bleue en coûte deux. Qui ne fait aucune action pioche quatre cartes, dont l’une peut être une danseuse. Prends une danseuse !
lesson-bagdad-dancers-cards = Quatre cartes ordinaires aideront peut-être. Une danseuse aide toujours : prends-la avec trois cartes.
lesson-bagdad-dancers-other = Attends cette fois. Qui ne fait rien peut prendre une danseuse.
lesson-bagdad-dancers-use = Une danseuse remplace n’importe quelle carte, dès ton tour suivant. Fais passer un voleur par la porte bleue avec une carte bleue et ta danseuse, puis pioche.
lesson-bagdad-dancers-mix = Regarde le palais bleu : une carte bleue et la danseuse, c’est juste le prix.
lesson-bagdad-dancers-again = Tu as ta danseuse : fais-la danser. Le palais bleu attend.
lesson-bagdad-dancers-done = Elle a fait tourner la tête aux gardiens, et la revoilà à côté du plateau, pour qui la prendra.

lesson-bagdad-chests-title = Les coffres
lesson-bagdad-chests-guide = Le coffre du dessus, au palais rouge, demande quatre voleurs, et trois des tiens attendent dans la cour. Envoie le quatrième, puis pioche.
lesson-bagdad-chests-pass = Encore un voleur et le coffre est à toi. Tu as les cartes rouges pour cela !
lesson-bagdad-chests-other = Pas maintenant : au palais rouge, trois voleurs attendent le quatrième.
lesson-bagdad-chests-done = Le quatrième voleur, et le coffre fut aussitôt à toi. Tous les quatre sont rentrés, prêts à repartir. Le prochain coffre rouge en demande cinq.

lesson-bagdad-carry-title = Voyager ensemble
lesson-bagdad-carry-guide = Un gardien change de palais pour une carte de l’un des deux, et un de tes voleurs peut le suivre sans rien payer de plus. Ton voleur du palais violet manque au palais rouge. Fais-les voyager, puis pioche.
lesson-bagdad-carry-alone = Le gardien part seul ainsi. Emmène le voleur : cela ne coûte rien de plus.
lesson-bagdad-carry-thief = Un voleur de plus au palais violet ne prend pas encore de coffre. Au rouge, trois attendent le quatrième.
lesson-bagdad-carry-pass = Regarde la cour rouge : il manque un voleur, et il est au palais violet.
lesson-bagdad-carry-other = Trois voleurs attendent au palais rouge. Amène-leur celui du palais violet avec son gardien.
lesson-bagdad-carry-done = Pour une carte violette, le gardien et le voleur sont arrivés, et à quatre voleurs le coffre était à toi.

lesson-bagdad-closing-title = Fermer un palais
lesson-bagdad-closing-guide = Youssef a trois voleurs au palais jaune et il lui en manque un, mais aucun de ses gardiens n’est à cette porte. Une place y est libre. Occupe-la avec un gardien du palais blanc, puis pioche.
lesson-bagdad-closing-greed = Un voleur pour toi, mais ensuite Youssef poste un gardien au jaune et prend le coffre. Ferme d’abord la porte.
lesson-bagdad-closing-pass = Si tu attends, Youssef occupe la dernière place libre du palais jaune. Prends-la toi-même.
lesson-bagdad-closing-other = Regarde la porte jaune : une place est libre, et Youssef en a besoin. Envoies-y un gardien du palais blanc.
lesson-bagdad-closing-done = Quatre gardiens, et la porte est fermée. Sans gardien à lui, les trois voleurs de Youssef attendent en vain.

lesson-bagdad-win-title = Le dernier coffre
lesson-bagdad-win-guide = À deux joueurs, six coffres volés font gagner, grands ou petits. Tu en as cinq, et quatre voleurs attendent au palais bleu, où le coffre en demande cinq. Termine !
lesson-bagdad-win-white = Un bon voleur, mais il ne prend aucun coffre. Le cinquième au palais bleu gagne la partie.
lesson-bagdad-win-pass = Youssef aussi a cinq coffres. Prends le tien d’abord : le palais bleu !
lesson-bagdad-win-other = C’est inutile : un voleur au palais bleu gagne la partie.
lesson-bagdad-win-done = Six coffres : tu as gagné, aussitôt et en plein tour. Maintenant tu sais jouer au Voleur de Bagdad.

lesson-five-tribes-bid-title = Les enchères
lesson-five-tribes-bid-guide = Chaque manche commence par des enchères : qui paie le plus joue en premier. Youssef a pris le 3, Leïla le 1. Joue en premier pour le moins possible.
lesson-five-tribes-bid-last = C’est gratuit, et tu joues en dernier. C’est parfois juste ; essaie maintenant d’être devant.
lesson-five-tribes-bid-other = Tu serais devant, mais l’or est aussi des points. Le 5 suffit pour jouer avant Youssef.
lesson-five-tribes-bid-done = Tu as payé cinq PO et tu joues avant les autres. L’ordre de jeu sera aussi celui des prochaines enchères.

lesson-five-tribes-sow-title = Semer
lesson-five-tribes-sow-guide = Ramasse tous les meeples d’une tuile et dépose-les un à un, chacun sur une tuile voisine. Le dernier doit rejoindre sa propre couleur. Prends les trois de b3 et fais arriver le sage blanc auprès du sage de d2.
lesson-five-tribes-sow-elder = Garde le sage blanc pour la fin : il doit retrouver son semblable en d2.
lesson-five-tribes-sow-other = Prends les trois de la tuile b3 : de là, le sage blanc arrive en d2 au troisième pas.
lesson-five-tribes-sow-done = Le dernier meeple et tous ceux de sa couleur sur cette tuile sont à toi. Deux sages : deux points chacun, et les Djinns les adorent.

lesson-five-tribes-viziers-title = Les vizirs
lesson-five-tribes-viziers-guide = Un vizir compte un point, et dix de plus pour chaque adversaire qui en a moins. Youssef en a un, Leïla deux. Prends les deux meeples de c2 et termine avec le vizir jaune en e2.
lesson-five-tribes-viziers-vizier = Le vizir doit venir en dernier. Dépose d’abord le marchand vert.
lesson-five-tribes-viziers-other = Pars de c2 : son vizir en rejoint deux autres en e2.
lesson-five-tribes-viziers-done = Trois vizirs, plus que chacun des autres : trois points, et deux fois dix. Ils doivent te surveiller maintenant.

lesson-five-tribes-merchants-title = Les marchands
lesson-five-tribes-merchants-guide = Les marchands rapportent des cartes : autant que tu en prends, à partir de la gauche de la rangée. Prends les meeples de e3, termine avec le marchand vert en e5, garde les cartes et finis le tour.
lesson-five-tribes-merchants-merchant = Garde le marchand vert pour la fin : deux autres l’attendent en e5.
lesson-five-tribes-merchants-sell = Pas encore ! Plus une série a de cartes différentes, plus chacune vaut. Garde-les.
lesson-five-tribes-merchants-other = Pars de e3 : son marchand en rejoint deux autres en e5.
lesson-five-tribes-merchants-done = Trois marchands, trois cartes : soie, poisson et un fakir, qui n’est pas une marchandise mais aide bâtisseurs, assassins et Djinns.

lesson-five-tribes-builders-title = Les bâtisseurs
lesson-five-tribes-builders-guide = Les bâtisseurs gagnent de l’or pour chaque tuile bleue, la leur et les huit autour. Quatre sont bleues autour de b3. Prends les meeples de b1, termine avec le bâtisseur bleu en b3, et envoie aussi ton fakir.
lesson-five-tribes-builders-builder = Garde le bâtisseur bleu pour la fin : deux autres l’attendent en b3.
lesson-five-tribes-builders-alone = Trois bâtisseurs gagnent douze. Ton fakir compte comme un quatrième : quatre PO de plus. Envoie-le.
lesson-five-tribes-builders-other = Pars de b1 : son bâtisseur en rejoint deux autres en b3.
lesson-five-tribes-builders-done = Trois bâtisseurs et un fakir, quatre tuiles bleues : seize PO. Et le village a reçu un palais.

lesson-five-tribes-assassins-title = Les assassins
lesson-five-tribes-assassins-guide = Les assassins tuent un meeple : sur une tuile proche, ou un vizir ou sage d’un adversaire. Leïla a trois vizirs, toi deux. Prends les meeples de d3, termine avec l’assassin rouge en e2, et frappe un vizir de Leïla.
lesson-five-tribes-assassins-assassin = Garde l’assassin rouge pour la fin : un autre l’attend en e2.
lesson-five-tribes-assassins-victim = Cela n’aide personne. Le troisième vizir de Leïla lui vaut dix points : frappe là.
lesson-five-tribes-assassins-other = Pars de d3 : son assassin en rejoint un autre en e2.
lesson-five-tribes-assassins-done = Leïla n’a plus davantage de vizirs que toi, et ses dix points ont disparu. Les assassins vident aussi des tuiles, qui sont alors à toi.

lesson-five-tribes-control-title = Le contrôle
lesson-five-tribes-control-guide = S’il ne reste aucun meeple sur la tuile où ton mouvement s’arrête, elle est à toi : un chameau s’y pose, pour de bon. Prends les meeples de e2 pour que le vizir seul en e4 parte avec le tien.
lesson-five-tribes-control-beside = En d3 un marchand resterait, et la tuile ne serait pas vide. Fais venir le vizir en dernier, en e4.
lesson-five-tribes-control-other = Pars de e2 : son vizir rejoint celui qui est seul en e4.
lesson-five-tribes-control-done = La tuile est vide et ton chameau s’y tient : cinq points, et cinq de plus pour le palais. Qui pose son dernier chameau met fin à la partie.

lesson-five-tribes-market-title = La tuile agit
lesson-five-tribes-market-guide = Chaque tuile fait quelque chose : les oasis donnent des palmiers, les villages des palais, les lieux sacrés appellent des Djinns, les marchés vendent des cartes. Prends les meeples de a2, termine avec le vizir au marché c2, achète une carte que tu n’as pas et finis le tour.
lesson-five-tribes-market-same = Tu en as déjà une. Une série veut des cartes différentes : prends les gemmes.
lesson-five-tribes-market-sell = Garde la série : elle vaut plus avec chaque carte différente.
lesson-five-tribes-market-nothing = Trois PO pour une carte qui agrandit ta série, c’est donné. Achète les gemmes.
lesson-five-tribes-market-other = Pars de a2, le sage d’abord : le vizir termine au marché c2.
lesson-five-tribes-market-done = Soie, poisson et gemmes : trois cartes différentes valent sept PO, neuf en valent soixante.

lesson-five-tribes-djinn-title = Les Djinns
lesson-five-tribes-djinn-guide = Sur un lieu sacré, deux sages appellent un Djinn. Tu as deux sages et beaucoup de vizirs, et avec Jafaar chaque vizir compte trois. Prends les meeples de c2, termine avec le vizir en c4, et invoque Jafaar.
lesson-five-tribes-djinn-which = Un bon Djinn, mais tu as cinq vizirs maintenant : avec Jafaar chacun compte trois.
lesson-five-tribes-djinn-shy = Ose ! Deux sages font quatre points, et Jafaar en apporte seize. Invoque-le.
lesson-five-tribes-djinn-other = Pars de c2, le marchand d’abord : le vizir termine sur le lieu sacré c4.
lesson-five-tribes-djinn-done = Six points pour Jafaar, dix de plus par tes vizirs. Touche un Djinn pour lire ce qu’il sait faire.

lesson-five-tribes-sets-title = Vendre des séries
lesson-five-tribes-sets-guide = À la fin de ton tour, tu peux vendre une série de cartes différentes : plus elle est grande, plus elle vaut. Prends les meeples de d2, termine avec le vizir en e1, vends les cinq sortes en une série et finis le tour.
lesson-five-tribes-sets-small = Une plus grande série vaut bien plus : cinq cartes différentes rapportent 21 PO. Choisis les cinq sortes.
lesson-five-tribes-sets-keep = Tu peux les garder, elles comptent autant à la fin. Aujourd’hui on vend : cinq sortes en une série.
lesson-five-tribes-sets-other = Pars de d2, le sage d’abord : le vizir termine en e1.
lesson-five-tribes-sets-done = Vingt et une PO pour une série. Le second poisson en commence une nouvelle.

lesson-five-tribes-score-title = La fin
lesson-five-tribes-score-guide = Il te reste un chameau. Quand quelqu’un pose son dernier, on finit la manche et la partie est terminée. Prends les meeples de f4, termine avec le vizir en e3 et finis le tour.
lesson-five-tribes-score-sell = Inutile : à la fin, tes cartes comptent comme si tu les avais vendues. Finis simplement le tour.
lesson-five-tribes-score-other = Pars de f4 : son vizir rejoint celui qui est seul en e3.
lesson-five-tribes-score-done = Or, tuiles, palmiers et palais, vizirs, sages, Djinns et cartes : tout compte des points. Regarde le score ; maintenant tu sais jouer à Five Tribes.
