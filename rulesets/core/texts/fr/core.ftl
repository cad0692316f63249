## Options
refusal-not-a-number = L’option { $option } attend un nombre ; « { $text } » n’en est pas un.
refusal-value-out-of-range = { $field } va de { $least } à { $most } ; { $value } est en dehors.
refusal-out-of-range = L’option { $option } va de { $least } à { $most } ; { $value } est en dehors.
refusal-not-yes-or-no = L’option { $option } attend oui ou non ; « { $text } » n’est ni l’un ni l’autre.
refusal-not-a-choice = L’option { $option } attend l’un de ces choix : { $values } ; « { $text } » n’en est pas un.
refusal-not-an-amount = « { $text } » n’est pas une quantité ; écrivez un nombre ou des dés : 3, D3, 2D6, D6+1.
refusal-too-long = L’option { $option } prend { $most } caractères au plus ; ce texte en a { $length }.
refusal-too-many-numbers = L’option { $option } prend { $most } nombres au plus ; il y en a ici { $count }.
refusal-not-rules = L’option { $option } attend des noms de règles spéciales, séparés par des virgules.
refusal-rule-changes-nothing = La règle « { $rule } » ne change rien ici ; retirez-la.
refusal-rule-unused = « { $rule } » ne ferait rien ici : { $idle } Retirez cette règle ; rien n’a été lancé.
refusal-not-units = L’option { $option } attend une unité de la bataille, ou une unité décrite : { $unit-example }.
refusal-unit-count = L’option { $option } prend { $most ->
    [one] une unité
   *[other] { $least } à { $most } unités
 } ; il y en a ici { $count }.
refusal-unknown-option = Il n’y a pas d’option { $option } ici.
refusal-missing-option = Il manque l’option { $option } ; écrivez { $option }:valeur.
refusal-unknown-procedure = Rien de nommé « { $name } » ne se résout dans ce jeu{ TYPED(" ; ", WAY("roll"), " complète les noms à mesure que vous tapez") }.

## Unités en une ligne
refusal-line-too-long = La ligne d’une unité a { $most } caractères au plus ; celle-ci en a { $length }.
refusal-line-without-name = La ligne commence par le nom de l’unité, de { $most } caractères au plus : { $unit-example }.
refusal-too-many-models = Une unité a de 1 à { $most } figurines.
refusal-models-unreadable = « { $text } » n’est pas un nombre de figurines : écrivez un nombre entier de 1 à { $most }, comme 20.
refusal-line-bare = « { $name } » seul ne dit ni figurines ni valeurs : écrivez { $unit-example }, ou 10x { $name } pour dix figurines.
refusal-line-number-alone = « { $name } { $count } » : { $count } figurines ou { $count } points ? Écrivez { $count }x { $name } pour des figurines, { $name } Pts{ $count } pour des points.
refusal-line-plural = Combien de figurines compte « { $name } », par exemple 10x { $name }, ou 1x { $name } pour une seule ?
refusal-line-number-late = Que veut dire « { $text } » derrière les valeurs ? Les figurines se mettent avant elles (x20), les points s’écrivent Pts{ $text }.
refusal-line-inches-or-cm = « { $text } » peut être { $value } cm, ou { $value } pouces, soit { $metric } cm : écrivez { $text }cm pour des centimètres, { $text }po pour des pouces.
refusal-line-sign-or-name = « { $text } » peut être la valeur { $whole }, ou la fin du nom et un nombre de figurines : écrivez { $whole } sans espace, ou le nom entre guillemets droits.
refusal-line-how-many = « { $text } » n’est pas un nombre de figurines : écrivez-le en chiffres, comme 12x, ou mettez le nom entre guillemets droits.
refusal-line-unclear = « { $text } » peut vouloir dire plusieurs choses : écrivez les figurines ainsi, 20x, les points ainsi, 205 pts, et un nom avec des chiffres ou des signes entre guillemets droits, comme "Compagnie 7" x20 M4.
refusal-line-bare-values = « { $text } » : un profil en chiffres seuls en compte { $count }, dans cet ordre : { $signs }. Donnez-les tous, ou chacun avec son sigle, comme dans { $unit-example }.
refusal-line-no-unit = « { $text } » ne décrit pas une unité : écrivez un nom, un nombre de figurines et des valeurs, comme dans { $unit-example } ; un nom qui contient ces mots se met entre guillemets doubles.
refusal-line-cost-each = « { $text } » est le coût d’une figurine : écrivez ce que coûte l’unité entière, par exemple 160 pts.
refusal-unknown-sign = « { $text } » n’est pas une valeur de profil ; { $signs ->
    [none] écrivez un sigle et son nombre, comme dans { $unit-example }
   *[other] les sigles, suivis d’un nombre : { $signs }
 }.
refusal-repeated-sign = La valeur { $field } figure deux fois dans la ligne ; donnez-la une fois.
refusal-bracket-open = Le crochet de « { $text } » n’est pas fermé en fin de ligne : les règles spéciales s’y mettent, entre [ et ].
refusal-too-many-weapons = Une unité a { $most } armes au plus ; il y en a ici { $count }.
refusal-unknown-rule = { $near ->
    [none] Il n’y a pas de règle spéciale « { $text } » dans ce jeu, ni rien qui y ressemble : retirez-la, et donnez en options ce qu’elle fait.
   *[other] Il n’y a pas de règle spéciale « { $text } » dans ce jeu : remplacez-la par { $near }, ou retirez-la.
 }
refusal-rule-number = { $wanted ->
    [yes] La règle « { $rule } » demande un nombre entre parenthèses, comme { $rule } (2).
   *[no] La règle « { $rule } » ne prend pas de nombre : écrivez-la sans.
 }
refusal-unit-lacks-value = { $unit } : pas de nombre pour { $field } ; donnez-le { TYPED("en option ou ") }dans le profil de l’unité.

## Règles maison
house-value-off = sans
    .aliases = non, faux, désactivé, désactivée
house-value-on = avec
    .aliases = oui, vrai, activé, activée
unit-example = Lanciers 20

## Règles qui manquent au texte d’un jeu
refusal-not-in-the-text = Il manque au texte { $text } { $lacks }. Pour jouer d’après d’autres versions : { WAY("settings house:", $house, "=on") }.
left-out = ※ D’après le texte seul, auquel il manque { $lacks }.
lacks-borrowed-spell = ce sort
lacks-borrowed-table = cette table

## Ce que font les blessures
roll-multiple-wounds = PV par blessure
refusal-target-dead = { $unit ->
    [none] Une cible sans figurine ne peut pas être touchée ; donnez au moins une figurine.
   *[other] { $unit } : plus aucune figurine ; choisissez une autre cible.
}
refusal-too-many-carried = On ne peut pas noter { $carried } PV perdus sur des figurines de { $w } PV ; à { $w }, la figurine est retirée.

## Armes
refusal-weapon-on-foot = Une figurine à pied ne peut pas combattre avec cette arme ({ $weapon }) ; choisissez-en une autre ou ajoutez la règle « monté ».
refusal-weapon-mounted = Une figurine montée ne peut pas combattre avec cette arme ({ $weapon }) ; choisissez une arme de cavalier.
