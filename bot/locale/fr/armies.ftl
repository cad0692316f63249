# Listes d’armée. Un fait qui manque vaut « none ».

army-form = Importer une armée
army-form-list = Liste
army-form-list-about = Une unité par ligne : Lanciers 20 M4 CC3 F3 E3 PV1 Cd7 Front5 Svg5+ [bouclier]
army-form-side = Camp, pour rejoindre la bataille
army-form-name = Nom, pour la garder plutôt

button-take-fitting = Reprendre ce qui convient
button-values = Donner les valeurs
army-values = Valeurs des unités
army-values-about = Écrivez les valeurs derrière chaque nom : M4 CC3 F3 E3 PV1 Cd7
army-values-given = { $count ->
    [one] { $names } a de nouvelles valeurs
   *[other] { $count } unités ont de nouvelles valeurs : { $names }
}
refusal-army-values-needed = Des unités n’ont pas de valeurs : donnez-les dans ce formulaire, une unité par ligne.
refusal-army-values-none = Aucune unité n’a changé : écrivez les valeurs derrière les noms, comme dans { $unit-example }.
refusal-army-values-stranger = aucune unité de la table ne s’appelle ainsi.
army-joined = { $army ->
    [none] { $side } : { $count ->
        [one] { $count } unité ajoutée
       *[other] { $count } unités ajoutées
    }
   *[other] { $army } rejoint { $side } : { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    }
}{ $points ->
    [0] {""}
   *[other] {" "}({ $points } pts)
}
army-saved = { $army } : { $count ->
    [one] { $count } unité gardée
   *[other] { $count } unités gardées
}{ $points ->
    [0] {""}
   *[other] {" "}({ $points } pts)
}{ $replaced ->
    [yes] {""}, à la place de l’armée de ce nom
   *[no] {""}, pour /army load
}
army-line = { $army } ({ $game }) : { $count ->
    [one] { $count } unité
   *[other] { $count } unités
}{ $points ->
    [0] {""}
   *[other] , { $points } pts
}
army-count = { $count ->
    [0] Vous ne gardez encore aucune armée : /army import ou /army save avec un nom
    [one] Vous gardez { $count } armée sur { $most }
   *[other] Vous gardez { $count } armées sur { $most }
}
army-deleted = { $army } : supprimée. La liste est jointe, au cas où vous voudriez la reprendre.
army-exported = { $army } : { $count ->
    [one] { $count } unité
   *[other] { $count } unités
} dans le fichier. /army import le relit.
army-sheets-kept = Gardé avec elle : { $parts }
army-sheets-ability = { $count ->
    [one] { $count } fiche d’aptitude
   *[other] { $count } fiches d’aptitudes
}
army-sheets-spell = { $count ->
    [one] { $count } sort
   *[other] { $count } sorts
}
army-sheets-prayer = { $count ->
    [one] { $count } prière
   *[other] { $count } prières
}
army-sheets-lores = { $count ->
    [one] { $count } domaine : { $names }
   *[other] { $count } domaines : { $names }
}
army-sheets-cut = { $count ->
    [one] Un texte trop long a été coupé.
   *[other] { $count } textes trop longs ont été coupés.
}
army-sheets-left = { $count ->
    [one] Il n’y avait plus de place pour { $count } fiche.
   *[other] Il n’y avait plus de place pour { $count } fiches.
}
button-doubt-unit = « { $name } » est une unité
button-doubt-had = { $unit } a « { $name } »
button-doubts = Unités ou non : { $count } lignes
army-doubts = { $count ->
    [one] { $count } ligne est sans coût : une unité, ou ce qu’a l’unité au-dessus ?
   *[other] { $count } lignes sont sans coût : des unités, ou ce qu’ont les unités au-dessus ?
}
army-doubts-unit = Une unité à part…
army-doubts-had = Ce qu’a l’unité au-dessus…
army-doubt-unit = { $unit } rejoint { $side }
army-doubt-had = { $unit } a « { $name } »
button-sheets = Fiches
button-sheets-of = Fiches : { $side }
button-abilities = Aptitudes
sheets-of = Fiches : { $name }
sheets-army = De l’armée
sheets-units = De ses unités
sheet-value-spell = valeur de lancement { $value }
sheet-value-prayer = valeur de récitation { $value }
sheet-value-ability = valeur { $value }
army-more = { $count } de plus
army-read = Lu comme un texte { $form }.
army-read-sigmar-app = de l’application Age of Sigmar
army-read-sigdex = de Sigdex
army-read-new-recruit = de New Recruit
army-read-scrollcaster = de Scrollcaster
army-read-sigmar-old = de la troisième édition d’Age of Sigmar
army-read-listbot = d’un robot de listes
army-read-ninth-age = d’un logiciel du Neuvième Âge
army-read-battlescribe = de BattleScribe
army-read-old-world = d’Old World Builder
army-read-army-builder = d’Army Builder
army-read-forum = de forum
army-unit-read = { $name } ({ $models }{ $points ->
    [none] {""}
   *[other] , { $points } pts
})
army-problems = { $count ->
    [one] Pas repris, ou pas tel quel :
   *[other] Pas repris, ou pas tels quels ({ $count }) :
}
army-problems-more = { $count ->
    [one] { $count } autre : tout est dans le fichier.
   *[other] { $count } autres : tout est dans le fichier.
}
army-group-name = « { $name } »
army-group = { $left ->
    [0] { $names }
   *[other] { $names } et { $left } de plus
}
army-group-titles = { $count } lignes ont été laissées de côté comme titres ou remarques, car elles ne disent ni figurines ni valeurs : { $named }.
army-group-gear = { $count } lignes ont été laissées de côté comme équipement ou remarques : { $named }. Pour celles qui sont des unités, écrivez les valeurs, comme dans { $unit-example }.
army-group-costs = { $count } lignes ont un coût et aucun nombre de figurines : { $named }. Pour celles qui sont des unités, écrivez 10x devant le nom, et les valeurs comme dans { $unit-example }.
army-group-numbers = { $count } lignes ont un nombre qui peut être des figurines ou des points : { $named }. Écrivez les figurines ainsi, 20x, et les points ainsi, 205 pts.
army-group-rules = Laissé de côté { $count } fois, comme règles que ce jeu ne connaît pas : { $named }.
army-group-weapons = Des armes de { $count } unités n’ont pas été lues : { $named }.
army-group-profiles = D’autres profils de { $count } unités n’en font pas partie : { $named }.
army-group-values = { $count } valeurs que ce jeu n’a pas ont été laissées de côté : { $named }.
army-group-bare = { $count } unités n’ont aucun profil dans la liste et sont prises avec leurs seules figurines : { $named }.
army-group-comments = { $count } lignes ressemblent à des unités mais sont des commentaires, car elles commencent par # ou // : elles ont été laissées de côté : { $named }.
army-group-options = ce que portent { $count } unités et que ce jeu ne connaît pas a été laissé de côté : { $named }.
army-group-unread = { $count } lignes ont été laissées de côté, car rien ne dit ce qu’elles sont : { $named }.
army-group-together = { $count } Régiments de Renom ont chacun un seul coût, inscrit à leur première unité : { $named }.
army-group-cut = { $count } noms sont trop longs et ont été raccourcis : { $named }.
army-group-borne = { $count } lignes ont été lues comme ce que portent les unités au-dessus : { $named }.
army-problem = { $line ->
    [0] {""}
   *[other] ligne { $line },{" "}
}{ $subject ->
    [none] {""}
   *[other] { $subject } :
}

refusal-army-list-needed = Donnez la liste : collez-la dans l’option list, avec un point-virgule entre les unités, ou joignez un fichier à l’option file.
refusal-army-list-and-file = Donnez soit une liste dans l’option list, soit un fichier dans l’option file, pas les deux.
refusal-army-several-lists = Il y a là { $count } listes, { $lists } : ne laissez dans le formulaire que celle que vous voulez.
refusal-army-side-or-name = Donnez soit l’option side pour amener l’armée à la bataille, soit l’option name pour la garder.
refusal-army-or-side = Donnez soit l’option army pour une armée gardée, soit l’option side pour les unités d’un camp.
refusal-army-needs-battle = Aucune bataille dans ce salon : commencez-en une avec { WAY("battle start") }, ou donnez l’option name pour garder l’armée.
refusal-army-side-empty = { $side } n’a encore aucune unité.
refusal-army-other-game = { $army ->
    [none] Cette armée
   *[other] { $army }
} est pour un autre jeu ({ $game }) : elle ne se joue que là où l’on joue à ce jeu.
refusal-army-nothing-taken = Aucune unité n’a pu être lue dans cette liste. Joignez le .json de New Recruit, un .ros, un .rosz ou un .csv, ou écrivez une unité par ligne, comme { $unit-example }.
refusal-army-mostly-unread = { $read } lignes seulement sur { $lines } sont des unités : rien n’a été repris. Joignez le .json, le .ros ou le .rosz du logiciel plutôt que son texte, ou écrivez une unité par ligne, comme { $unit-example }.
refusal-army-other-system = Cette liste est faite pour « { $system } », et l’on joue ici à { $game } : apportez une liste { DE($game) }, ou ajoutez anyway:oui pour en reprendre les noms et les valeurs qui conviennent.
    .tapped = Cette liste est faite pour « { $system } », et le jeu d’ici est { $game } : apportez une liste de ce jeu, ou reprenez-en les noms et les valeurs qui conviennent.
refusal-army-line-no-values = rien ne dit ici que c’est une unité : écrivez ses valeurs, comme dans { $unit-example }, ou ôtez les autres lignes.
refusal-army-line-no-models = rien ne dit combien de figurines : écrivez-le ainsi, 10x, et les valeurs comme dans { $unit-example }.
refusal-army-total-differs = { $counted ->
    [models] la liste annonce { $said } figurines, et ses unités telles qu’elles ont été lues en ont { $read } : comparez.
   *[other] la liste annonce { $said } points, et ses unités telles qu’elles ont été lues en font { $read } : comparez.
}
refusal-army-line-struck = elle est barrée : elle a été laissée de côté.
refusal-army-line-comment = c’est un commentaire, car elle commence par # ou // : elle a été laissée de côté.
refusal-army-line-unread = rien ne dit ce que c’est : elle a été laissée de côté.
refusal-army-doubtful = { $count ->
    [one] { $count } ligne est sans coût : ce peut être une unité, ou ce qu’a l’unité au-dessus
   *[other] { $count } lignes sont sans coût : chacune peut être une unité, ou ce qu’a l’unité au-dessus
} : { $names }{ $left ->
    [0] {""}
   *[other] {" "}et { $left } de plus
}. Rien n’en est fait tant que vous ne le dites pas : avec un bouton sous une armée dans une bataille, ou dans la liste, avec « (0) » derrière une unité et « • » devant le reste.
refusal-army-name-cut = un nom a au plus { $most } lettres : celui-ci est gardé comme « { $name } ».
refusal-army-options-left = laissé de côté, car ce jeu ne le connaît pas : { $names }{ $left ->
    [0] {""}
   *[other] {" "}et { $left } de plus
}.
refusal-army-models-unsaid = la liste ne dit pas combien de figurines ont ces unités, chacune est donc inscrite avec une seule, ou quatre si elle est renforcée, à corriger avec { WAY("unit edit") } : { $names }{ $left ->
    [0] {""}
   *[other] {" "}et { $left } de plus
}.
refusal-army-cost-together = { $regiment } a un seul coût, inscrit à sa première unité, { $unit }.
refusal-army-leaders-heroes = la première unité de chaque régiment est prise pour le héros qui le mène : { $names }{ $left ->
    [0] {""}
   *[other] {" "}et { $left } de plus
}.
refusal-army-lores-named = listes de sorts de l’armée, qui ne sont pas des unités : { $names }{ $left ->
    [0] {""}
   *[other] {" "}et { $left } de plus
}.
refusal-army-profiles-known = valeurs et armes reprises d’unités du même nom telles qu’elles ont été amenées dans ce salon ou gardées par vous : { $names }{ $left ->
    [0] {""}
   *[other] {" "}et { $left } de plus
}.
refusal-army-keywords-known = valeurs, mots-clés et armes repris d’unités du même nom telles qu’elles ont été amenées dans ce salon ou gardées par vous : { $names }{ $left ->
    [0] {""}
   *[other] {" "}et { $left } de plus
}.
refusal-army-profiles-missing = la liste ne donne pas leurs valeurs, et aucune n’est connue ici ; apportez le .json de l’armée tiré de New Recruit, ou donnez-les par le bouton, ou avec { WAY("unit edit") } : { $names }{ $left ->
    [0] {""}
   *[other] {" "}et { $left } de plus
}.
refusal-army-line-borne = lu comme ce que porte { $unit }.
refusal-army-inches = les mouvements de cette liste sont pris pour des pouces et convertis : { $inches } fait ici { $centimetres } cm.

refusal-army-empty = La liste est vide : écrivez une unité par ligne, comme { $unit-example }.
refusal-army-too-many-units = Une armée compte { $most } unités au plus.
refusal-army-too-many-lines = une liste a { $most } lignes au plus : la suite n’a pas été lue.
refusal-army-line-too-long = Une ligne a { $most } caractères au plus ; celle-ci en a { $length }.
refusal-army-text-too-long = Une liste en texte a { $lines } lignes et { $most } 000 caractères au plus.
refusal-army-one-line = Cette liste est arrivée en une seule ligne, où l’on ne peut distinguer ses unités : collez-la dans le formulaire, ou joignez-la en fichier.
refusal-army-names-alone = Cette liste ne dit que des noms et des nombres. Le formulaire contient les { $count } unités lues{ $text ->
    [none] {""}
   *[other]  ; laissé de côté : « { $text } »
}. Corrigez au besoin, puis envoyez-le.
refusal-army-too-large = La liste a trop d’éléments, ou trop imbriqués : { $most } au plus sont lus.
refusal-army-too-large-file = La liste est trop grosse : { $most } ko au plus sont lus, même décompressés.
refusal-army-not-text = Ce fichier n’est ni un texte ni une liste : joignez un fichier .txt, .csv, .json, .ros ou .rosz.
refusal-army-not-a-roster = Ce fichier ne contient pas de liste d’armée : exportez-la de votre logiciel en .json, .ros ou .rosz.
refusal-army-not-a-unit = Ce n’est pas une unité.
refusal-army-not-a-number = « { $text } » n’est pas un nombre de figurines.
refusal-army-xml-broken = La liste est abîmée à la ligne { $line } : exportez-la de nouveau.
refusal-army-xml-declares = La liste déclare un type de document, ce qu’aucun logiciel de listes ne fait : elle n’est pas lue.
refusal-army-json-broken = La liste est abîmée : exportez-la de nouveau en .json.
refusal-army-zip-broken = Le fichier compressé est abîmé, verrouillé ou compressé autrement que d’habitude : joignez le fichier .ros qu’il contient.
refusal-army-csv-headings = La première ligne doit porter les titres des colonnes, dont « nom ».
refusal-army-csv-broken = Un guillemet n’est pas fermé : la suite n’a pas pu être lue.
refusal-army-unknown-heading = Aucune valeur de ce jeu ne s’appelle « { $text } » : la colonne est laissée de côté.
refusal-army-unknown-value = « { $text } » est laissé de côté : ce jeu n’a pas cette valeur.
refusal-army-first-value = « { $text } » est pris pour { $value }.
refusal-army-unknown-rule = « { $text } » est laissé de côté : ce jeu n’a pas cette règle, ou son nombre manque.
refusal-army-unknown-rules = règles laissées de côté, inconnues de ce jeu : { $names }{ $left ->
    [0] {""}
   *[other] {" "}et { $left } de plus
}.
refusal-army-other-profiles = autres profils, qui ne comptent pas dans celui de l’unité : { $profiles }.
refusal-army-other-weapons = armes qui n’ont pas été lues : { $weapons }.
refusal-army-sheets-elsewhere = { $count ->
    [one] Sa fiche d’aptitude reste
   *[other] Ses { $count } fiches d’aptitudes restent
} sur le serveur ou dans les messages privés où la liste a été apportée : joignez son fichier ici pour les avoir.
refusal-army-sheets-of-others = { $count ->
    [one] sa fiche d’aptitude reste
   *[other] ses { $count } fiches d’aptitudes restent
} à ceux qui jouent ce camp.
refusal-army-sheets-full = ses { $count } fiches d’aptitudes sont laissées de côté, car une bataille en contient { $most } au plus, celles des importations annulées comprises.
refusal-army-no-profile = pas de profil dans la liste : seul le nombre de figurines est repris.
