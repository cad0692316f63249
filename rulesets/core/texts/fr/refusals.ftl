## Valeurs impossibles
refusal-not-a-number = « { $text } » n'est pas un nombre ; { $option } en demande un.
refusal-out-of-range = { $option } ne peut pas valoir { $value } ; la valeur va de { $least } à { $most }.
refusal-not-yes-or-no = « { $text } » n'est ni oui ni non ; { $option } demande l'un des deux.
refusal-not-a-choice = « { $text } » n'est pas un choix de { $option } ; les choix sont : { $values }.
refusal-not-an-amount = « { $text } » n'est pas une quantité ; écrivez un nombre ou des dés : 3, D3, 2D6+1.
refusal-too-long = { $option } compte { $length } caractères ; { $most } sont permis.
refusal-too-many-numbers = { $option } contient { $count } nombres ; { $most } sont permis.
refusal-unknown-option = Il n'y a pas d'option { $option } ici ; retirez-la.
refusal-missing-option = Il manque { $option } ; donnez-le, ou nommez une unité qui l'a.
refusal-unknown-procedure = Rien ne s'appelle « { $name } » ici ; tapez quelques lettres après procedure et choisissez.

## Règles spéciales
refusal-not-rules = { $option } demande des règles spéciales par leur nom, séparées par des virgules.
refusal-unknown-rule = Aucune règle spéciale ne s'appelle « { $text } » ; vérifiez l'orthographe, ou tapez quelques lettres et choisissez.
refusal-rule-number = { $wanted ->
    [yes] « { $rule } » demande son nombre entre parenthèses après le nom, comme (2).
   *[no] « { $rule } » ne prend pas de nombre ; écrivez le nom seul.
 }
refusal-rule-changes-nothing = « { $rule } » ne change rien ici ; retirez-la de { $option }.

## Unités
refusal-not-units = { $option } demande le nom d'une unité, ou une ligne qui la décrit.
refusal-unit-count = { $least ->
    [one] { $most ->
        [one] { $option } demande une seule unité ; il y en a { $count }.
       *[other] { $option } demande de 1 à { $most } unités ; il y en a { $count }.
     }
   *[other] { $option } demande de { $least } à { $most } unités ; il y en a { $count }.
 }
refusal-unit-lacks-value = { $unit } : { $field } inconnu ; donnez la valeur vous-même, ou ajoutez-la à l'unité.
refusal-line-too-long = La ligne compte { $length } caractères ; une unité se décrit en { $most } au plus.
refusal-line-without-name = La ligne d'une unité commence par son nom, de { $most } caractères au plus : Lanciers 20 CC3.
refusal-too-many-models = Une unité compte de 1 à { $most } figurines, jamais plus qu'au départ.
refusal-unknown-sign = « { $text } » n'est pas une valeur de profil ; écrivez le signe et le nombre ensemble : CC3, Cd7, Svg5+.
refusal-repeated-sign = { $field } est donné deux fois ; ne le donnez qu'une fois.
