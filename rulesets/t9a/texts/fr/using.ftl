procedure-use-item = Usage d’un objet magique
    .about = Utiliser un objet qui aide le temps d’une phase ou d’un tour de joueur
outcome-use-item = { $item-name } : { $item ->
    [potion-of-strength] +2 en Force jusqu’à la fin du tour de joueur.
    [potion-of-swiftness] +3 en Initiative jusqu’à la fin du tour de joueur.
    [sceptre-of-dominion] l’unité est Tenace jusqu’à la fin de la phase.
    [bronze-breastplate] { $status ->
        [bronze-breastplate-large] une sauvegarde d’armure de 2+ jusqu’à la fin de la phase.
       *[other] une sauvegarde d’armure de 1+ jusqu’à la fin de la phase.
     }
    [lucky-shield] la première touche est ignorée, au choix du porteur parmi des touches simultanées : ne la comptez pas dans celles que l’on lance.
   *[flaming-standard] Attaques Enflammées jusqu’à la fin de la phase.
 }{ $once ->
    [yes] {" "}L’objet est épuisé.
   *[no] {""}
 }
status-potion-of-strength = Potion de Force : +2 en Force ce tour
status-potion-of-swiftness = Potion de Rapidité : +3 en Initiative ce tour
status-sceptre-of-dominion = Sceptre de Domination : Tenace cette phase
status-bronze-breastplate = Plastron de Bronze : sauvegarde de 1+ cette phase
status-bronze-breastplate-large = Plastron de Bronze : sauvegarde de 2+ cette phase
status-flaming-standard = Étendard Enflammé : Attaques Enflammées cette phase
refusal-item-not-borne = { $unit } ne porte pas { $rule } : personne ne l’y a, ou il a déjà servi.
refusal-item-while-fleeing = { $unit } fuit : aucun objet à Usage Unique ne sert, { $rule } non plus.
refusal-item-in-use = { $unit } utilise déjà { $rule }.
choice-backlash = par un Parchemin de Contrecoup : le lanceur subit un Fiasco
choice-binding = par un Parchemin d’Entrave : le sort est interdit au prochain tour de jeu
choice-shielding = par un Parchemin de Protection : Sauvegarde Invulnérable de 4+ contre lui
counter-casting-dice = Dés de Pouvoir du dernier sort
counter-items-lost = Objets de Sort perdus
counter-spells-barred = Sorts interdits au tour de jeu
status-shielded-from-spell = protégée du sort qui vient d’être lancé : Sauvegarde Invulnérable de 4+
param-sceptre = Utiliser le Sceptre de Puissance, une fois : relance le dé le plus bas si le jet échoue
param-rod = Utiliser le Bâton de Terre, une fois, sur un jet de table d’au plus cette valeur
param-barred-turn = Le tour de jeu où un Parchemin d’Entrave interdit ce sort
param-overwhelming = Le sort a été lancé avec un Pouvoir Irrésistible
param-shielded = Un Parchemin de Protection protège la cible de ce sort
roll-sceptre-of-power = Sceptre de Puissance
result-grounded = relancé par le Bâton de Terre
result-barred-turn = interdit au tour de jeu
step-miscast-grounded = Le Bâton de Terre détourne le { $total } : la table est relancée, et le bâton est épuisé.
procedure-backlash-scroll = Parchemin de Contrecoup
    .about = Au lieu de dissiper : le lanceur subit un Fiasco après son sort
outcome-backlash-scroll = Pas de dissipation : le sort prend effet, son attribut aussi, puis son lanceur subit un Fiasco ({ $dice-used ->
    [one] { $dice-used } dé
   *[other] { $dice-used } dés
 }). Le parchemin est épuisé.
procedure-binding-scroll = Parchemin d’Entrave
    .about = Au lieu de dissiper : le lanceur ne peut plus lancer ce sort au prochain tour de jeu
outcome-binding-scroll = Pas de dissipation : le sort prend effet, et son lanceur ne peut pas le lancer au tour de jeu { $barred-turn }. Le parchemin est épuisé.
procedure-shielding-scroll = Parchemin de Protection
    .about = Au lieu de dissiper : Sauvegarde Invulnérable de 4+ contre ce sort
outcome-shielding-scroll = Pas de dissipation : qui le sort affecte a une Sauvegarde Invulnérable de { $ward }+ contre lui. Le parchemin est épuisé.
refusal-no-backlash = { $why ->
    [bound] Un Parchemin de Contrecoup ne peut rien contre un sort lié.
    [overwhelming] Un Parchemin de Contrecoup ne peut rien contre un Pouvoir Irrésistible, qui apporte son propre Fiasco.
   *[one-die] Un Parchemin de Contrecoup demande un sort lancé avec au moins deux Dés de Pouvoir.
 }
refusal-spell-bound-now = Un Parchemin d’Entrave interdit à ce Sorcier de lancer ce sort pendant ce tour de jeu.
result-dice-used = dés du lancement
result-status = état
result-until = jusqu’à la fin
result-ward = Sauvegarde Invulnérable
step-icon-gleams = Icône Brillante : { $total } pour { $against } est relancé, et l’icône est épuisée.
result-icon = Icône Brillante utilisée
lacks-pathmaster = ce que fait un Maître de la Voie
param-conclaves = Conclaves de Sorciers dont le Champion canalise
procedure-lucky-save = Porte-Bonheur ou Amulette de Gemme
    .about = Sauver une blessure subie : la sauvegarde d’armure de nouveau, ou une Invulnérable de 4+
outcome-lucky-save = { $saved ->
    [yes] Sauvé après tout : { $given-back ->
        [one] { $given-back } blessure rendue
       *[other] { $given-back } blessures rendues
     }. { $item-name } : épuisé.
   *[no] Pas sauvé. { $item-name } : épuisé.
 }
refusal-no-armour-to-reroll = Aucune sauvegarde d’armure n’est possible contre cette touche : un Porte-Bonheur n’a rien à relancer.
value-turn = tour de joueur
value-phase = phase
