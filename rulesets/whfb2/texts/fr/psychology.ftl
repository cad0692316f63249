procedure-characteristic-test = Test sous une caractéristique
    .about = 2D6 contre une caractéristique ; aucun total ne réussit ni n’échoue d’office
outcome-characteristic-test = { $passed ->
    [yes] Réussi : { $total } pour { $against }.
   *[no] { $total ->
        [none] Raté : une caractéristique de 0 ne réussit aucun test.
       *[other] Raté : { $total } pour { $against }.
     }
 }

result-passed = réussi
roll-characteristic-test = test de caractéristique
step-characteristic-zero = Une caractéristique de 0 échoue sans jet.
modifier-penalty = malus
modifier-bonus = bonus

choice-characteristic = caractéristique
choice-m = Mouvement
choice-ws = Capacité de Combat
choice-bs = Capacité de Tir
choice-s = Force
choice-t = Endurance
choice-w = Points de Vie
choice-i = Initiative
choice-a = Attaques
choice-ld = Commandement
choice-int = Intelligence
choice-cl = Calme
choice-wp = Force Mentale
