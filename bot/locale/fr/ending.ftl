# La fin d’une bataille : qui a gagné, et la suite.

param-end-winner = Le vainqueur, si vous le dites au lieu des points : un camp, ou nul
desk-end = Finir
end-sheet = Finir la bataille ici ?
end-now = Finir ainsi
end-propose = Proposer ceci
end-side-won = { $side } a gagné
end-draw-said = Match nul
end-draw-word = nul
end-unsaid = Sans vainqueur
end-sized = La bataille se joue à { $points } points par camp.
end-points = Corriger les points
button-object = Contester
button-chronicle = Chronique
button-rematch = Revanche
button-rematch-swapped = Revanche, camps échangés
button-submit = Vers { $campaign }{ $region ->
    [none] { "" }
   *[other] , pour { $region }
 }{ $round ->
    [none] { "" }
   *[other] , ronde { $round }
 }
button-tie = Pour { $campaign }{ $region ->
    [none] { "" }
   *[other] , avec { $region } pour enjeu
 }{ $round ->
    [none] { "" }
   *[other] , ronde { $round }
 }
end-victory = Victoire pour { $winner }{ $lead ->
    [none] { "" }
   *[other] { " " }de { $lead }
 } ({ $totals })
end-draw = Match nul ({ $totals })
end-ahead = { $winner } en tête{ $lead ->
    [none] { "" }
   *[other] { " " }de { $lead }
 } ({ $totals })
end-level = À égalité ({ $totals })
end-unruled = Les règles { DE($game) } ne disent pas qui l’emporte : mettez-vous d’accord.
end-unknown = Tant que cela n’est pas connu, mettez-vous d’accord sur le vainqueur.
verdict-said-victory = victoire pour { $winner }, de l’avis des joueurs
verdict-said-draw = match nul, de l’avis des joueurs
end-asked = { $who } propose de finir la bataille ainsi : { $names }, d’accord ?
end-asked-silence = Sans réponse sous { $hours } h, { WAY("battle end") } la terminera, au résultat des points.
end-agreed-partly = { $by } accepte de finir la bataille ici ; accord encore attendu : { $sides }.
end-waits = { $hours ->
    [0] { $side } a proposé la fin et personne n’a répondu à temps : { WAY("battle end") } termine la bataille.
   *[other] { $side } propose la fin ; il reste { $hours } h pour répondre.
 }
end-lapsed = { $side ->
    [none] La fin proposée ne tient plus
   *[other] La fin proposée par { $side } ne tient plus
 } : la bataille a continué.
end-declined = La bataille continue : { $who } veut jouer encore.
end-toll = { $side } : perdu { $lost }/{ $size } figurines{ $points ->
    [none] { "" }
   *[other] , { $points }/{ $cost } pts
 }
end-toll-none = { $side } : aucune unité
end-best = Meilleure unité : { $unit } ({ $side }), { $points ->
    [none] { $wounds ->
        [one] une blessure infligée
       *[other] { $wounds } blessures infligées
     }
   *[other] { $points } pts détruits
 }
end-moment = Tournant : tour { $turn }, { $what }
end-luck = Chance : { $shares }
end-proof = { $footer } · le fichier prouve les dés
rematch-begins = La revanche : les mêmes armées, et chacun garde son camp.
rematch-begins-swapped = La revanche : les mêmes armées, et chacun joue celle de l’autre.
rematch-army = { $side } : { $count ->
    [0] aucune unité
    [one] une unité au complet
   *[other] { $count } unités au complet
 }
refusal-rematch-not-last = Ce n’est pas la dernière bataille de ce salon : lancez-en une avec { WAY("battle start") }.
