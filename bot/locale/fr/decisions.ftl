# Décisions pour lesquelles un jet s’arrête.

## La question
decision-asked = { $unit ->
    [none] {""}
   *[other] { $unit } :{" "}
 }{ $question }{ $names ->
    [none] {""}
   *[other] {" "}À { $names } de décider.
 }
decision-asked-brief = { $unit ->
    [none] {""}
   *[other] { $unit } :{" "}
 }{ $question }{ $names ->
    [none] {""}
   *[other] {" "}({ $names })
 }
decision-footer = Décision attendue{ $option ->
    [none] { "" }
   *[other] { TYPED(" ; ", WAY("throw ", $option), " répond aussi") }
 }{ $drawn ->
    [yes] { " " }· tirages du bot : { $draws }
   *[no] { "" }
 }
button-leave = Sans réponse : { $option }

awaited-dice = Les dés { DE($names) } qu’un jet attend : { $procedure }{ $units ->
    [none] {""}
   *[other] , { $units }
 }
awaited-decision = La décision { DE($names) } qu’un jet attend : { $procedure }, { $units }{ $question ->
    [none] {""}
   *[other] {" "}– { $subject ->
        [none] {""}
       *[other] { $subject } :{" "}
     }{ $question }
 }

## Le déroulement
decision-fell = { $unit ->
    [none] {""}
   *[other] { $unit } :{" "}
 }{ $option }{ $how ->
    [ruled] {" "}(sur décision de l’arbitre)
    [left] {" "}(non décidé à temps)
   *[other] {""}
 }

## Les probabilités
odds-decided = Si personne ne décide autrement : { $options }
odds-if = { $kind ->
    [as] {""}
   *[if] Sinon,{" "}
 }{ $unit ->
    [none] {""}
   *[other] { $unit } :{" "}
 }{ $option }
odds-caused-wounds = blessures infligées
odds-if-same = { $choice } (mêmes probabilités)

## Le journal
action-choice-asked = décision demandée
action-choice-made = décision prise

## Les erreurs
refusal-not-your-decision = C’est à { $names ->
    [none] son camp
   *[other] { $names }
 }, ou à l’arbitre, d’en décider{ $unit ->
    [none] {""}
   *[other] {" "}pour { $unit }
 }.
refusal-no-such-choice = « { $text } » n’est pas un choix ici ; { WAY("throw") } prend l’un de ceux-ci : { $choices }.
    .tapped = « { $text } » n’est pas un choix ici ; le pupitre a un bouton pour chacun de ceux-ci : { $choices }.
refusal-decision-of-another = { $question } À { $names } d’en décider d’abord.
refusal-decision-first = Une décision est attendue avant d’autres dés ; { WAY("throw show") } dit laquelle.
    .tapped = Une décision est attendue avant d’autres dés : ses boutons sont au pupitre.
refusal-decision-waits = { $names } peut encore décider : pendant { $hours ->
    [one] une heure
   *[other] { $hours } heures
 } encore, seul l’arbitre peut s’en passer.
refusal-decision-in-secret = Ce que fait { $unit } revient à un autre joueur : lancez ouvertement.
