procedure-troop-recovery = Récupération des troupes
    .about = Combien de troupes perdues un camp récupère après la bataille
procedure-character-injury = Blessure d’un personnage
    .about = Le sort d’un personnage retiré comme perte
procedure-injury-side-effects = Effets supplémentaires d’une blessure
    .about = Tours d’inconscience, prothèse, œil, oreille ou odorat perdus
procedure-fallen-character = Personnage tombé, après la bataille
    .about = Sa blessure, et ce qu’il en garde
outcome-troop-recovery = { $recovered } reviennent, { $gone } sont perdus pour de bon.
outcome-character-injury = { $row }{ $dead ->
    [yes] { "" }
   *[no] { $time ->
        [none] { $battles ->
            [0] { "" }
            [1] { " " }Il manque une bataille.
           *[other] { " " }Il manque { $battles } batailles.
         }
       *[other] { " " }Durée de la convalescence : { $time } (jours ou mois, comme demandé).
     }
 }
outcome-fallen-character = { $row }{ $dead ->
    [yes] { "" }
   *[no] { $battles ->
        [0] { "" }
        [1] { " " }Il manque une bataille.
       *[other] { " " }Il manque { $battles } batailles.
     }
 }{ $prosthesis ->
    [yes] { " " }Le bras peut porter une prothèse.
    [no] { " " }Le bras ne peut pas porter de prothèse.
   *[none] { "" }
 }{ $eye ->
    [yes] { " " }Un œil est perdu : -2 en CT.
   *[other] { "" }
 }{ $ear ->
    [yes] { " " }Une oreille est perdue : -1 en Cd, Int, Cl et FM.
   *[other] { "" }
 }{ $nose ->
    [yes] { " " }L’odorat et le goût sont perdus.
   *[other] { "" }
 }
outcome-injury-side-effects = Il est inconscient { $unconscious } tours{ $prosthesis ->
    [yes] ; le bras peut porter une prothèse
    [no] ; le bras ne peut pas porter de prothèse
   *[none] { "" }
 }{ $eye ->
    [yes] ; un œil est perdu : -2 en CT
   *[other] { "" }
 }{ $ear ->
    [yes] ; une oreille est perdue : -1 en Cd, Int, Cl et FM
   *[other] { "" }
 }{ $nose ->
    [yes] ; l’odorat et le goût sont perdus
   *[other] { "" }
 }.
param-battle = Si le camp a gagné ou perdu
param-killed = Figurines tuées
param-routed = Figurines mises en déroute hors de la table
param-withdrew = Figurines qui ont quitté la table en bon ordre
param-injury = Sa blessure
choice-winner = gagné
choice-loser = perdu
choice-injuries = Blessures des personnages
choice-bruise = contusion
choice-light-left-arm = légère, bras gauche
choice-light-right-arm = légère, bras droit
choice-light-left-leg = légère, jambe gauche
choice-light-right-leg = légère, jambe droite
choice-light-head = légère, tête
choice-grave-left-arm = grave, bras gauche
choice-grave-right-arm = grave, bras droit
choice-grave-left-leg = grave, jambe gauche
choice-grave-right-leg = grave, jambe droite
choice-grave-head = grave, tête
choice-grave-body = grave, corps
choice-mortal = mortelle
result-recovered = reviennent
result-gone = perdus pour de bon
result-battles = batailles manquées
result-healing = pendant la guérison
result-dead = mort
result-unconscious = tours d’inconscience
result-prosthesis = prothèse
result-eye = œil perdu
result-ear = oreille perdue
result-nose = odorat perdu
value-arm-useless = bras hors d’usage
value-half-movement = demi-mouvement
value-all-at-1 = toutes les caractéristiques à 1
value-coma = coma
value-all-less-1 = -1 à toutes les caractéristiques
value-s-and-t-less-1 = -1 en Force et Endurance
value-dead = mort
roll-injuries = Blessure
roll-unconscious = Inconscience, 4 de plus
roll-prosthesis = Prothèse
roll-lost-eye = Œil perdu
roll-lost-ear = Oreille perdue
roll-lost-nose = Odorat et goût perdus
table-injuries-bruise = Une contusion, sans plus.
table-injuries-light-left-arm = Blessure légère au bras gauche : hors d’usage jusqu’à la guérison.
table-injuries-light-right-arm = Blessure légère au bras droit : hors d’usage jusqu’à la guérison.
table-injuries-light-left-leg = Blessure légère à la jambe gauche : demi-mouvement jusqu’à la guérison.
table-injuries-light-right-leg = Blessure légère à la jambe droite : demi-mouvement jusqu’à la guérison.
table-injuries-light-head = Blessure légère à la tête : toutes les caractéristiques à 1 jusqu’à la guérison.
table-injuries-grave-left-arm = Blessure grave au bras gauche : hors d’usage pour de bon.
table-injuries-grave-right-arm = Blessure grave au bras droit : hors d’usage pour de bon.
table-injuries-grave-left-leg = Blessure grave à la jambe gauche : demi-mouvement pour de bon.
table-injuries-grave-right-leg = Blessure grave à la jambe droite : demi-mouvement pour de bon.
table-injuries-grave-head = Blessure grave à la tête : coma, puis -1 à toutes les caractéristiques pour de bon.
table-injuries-grave-body = Blessure grave au corps : toutes les caractéristiques à 1 jusqu’à la guérison, -1 en Force et Endurance pour de bon.
table-injuries-mortal = Blessure mortelle : il est mort.
param-counted-in = Ce que compte la convalescence
roll-healing-time = Durée de la convalescence
result-time = Durée de la convalescence
choice-battles = batailles
choice-days = jours
choice-months = mois
refusal-still-stands = { $unit } est debout : seul un personnage retiré comme perte a des blessures.
