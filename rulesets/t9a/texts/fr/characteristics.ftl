procedure-leadership-test = Test de Commandement
    .about = 2D6, réussi par le Commandement ou moins
procedure-characteristic-test = Test de Caractéristique
    .about = Un D6 contre la valeur la plus haute : un 6 échoue toujours
procedure-characteristic-value = Caractéristique modifiée
    .about = Ce que vaut une caractéristique avec tous ses modificateurs, dans leur ordre
outcome-leadership-test = { $passed ->
    [yes] Réussi : { $total } pour un Commandement de { $against }.
   *[no] Raté : { $total } pour un Commandement de { $against }.
 }
outcome-characteristic-test = { $passed ->
    [yes] Réussi : { $total } pour une valeur de { $against }.
   *[no] { $total ->
        [none] Raté, sans jet.
       *[other] Raté : { $total } pour une valeur de { $against }.
     }
 }
outcome-characteristic-value = Elle vaut { $value }{ $borrowed ->
    [none] {""}
   *[other] , à partir de { $borrowed } empruntés
 } (non modifiée : { $unmodified }).
refusal-changes-unreadable = { $option } : « { $text } » n’est pas un modificateur. Écrivez +1, -2, x2, /2 (divisée par deux) ou =5 (fixée ou empruntée), et -1>=1 pour un minimum.
choice-leadership = Commandement
choice-characteristic = autre caractéristique
choice-value = ce qu’elle vaut
choice-m = Mouvement
choice-ws = Capacité de Combat
choice-bs = Capacité de Tir
choice-s = Force
choice-t = Endurance
choice-w = Points de Vie
choice-i = Initiative
choice-a = Attaques
choice-ld = Commandement
roll-leadership-test = test de Commandement
roll-characteristic-test = test de Caractéristique
modifier-other = autres modificateurs
param-characteristic = Quelle caractéristique de l’unité
param-values = Toutes les valeurs de la figurine ou de l’unité ; la plus haute compte
param-value = La valeur du profil, à la place de celle de l’unité
param-upgrades = Ce que la liste d’armée y a ajouté
param-modifiers = Ce qui la modifie, dans l’ordre : +1, -2, x2, /2, =5, -1>=1
param-borrowed = La valeur prêtée à sa place
param-lender-modifiers = Ce qui modifie d’abord la valeur du prêteur
param-ld = Commandement : n’importe lequel de l’unité
param-modifier = Ajouté au Commandement
result-passed = réussi
result-value = valeur
result-unmodified = non modifiée
step-machine-fails = Une Machine de Guerre rate tout Test de Caractéristique.
