# Ce que choisissent salons et serveurs, et les règles maison.

settings-title = Réglages
settings-game = Jeu : { $game }
settings-language = Langue : { $language ->
    [none] celle de chaque joueur
   *[other] { $language }
 }
battle-language-set = Désormais tous lisent cette bataille en { $language }. Ce que vous voyez seul reste dans votre langue.
settings-dice = Dés : { $dice }
settings-my-dice = Dés pour { $name } : { $mine }
settings-cards = Cartes : { $cards }
settings-my-cards = Cartes vues par { $name } seul : { $mine }
button-cards = Cartes : { $cards }
button-speak = Bataille en { $language }
settings-house = Règles maison :
settings-origin = { $line } ({ $origin })
settings-from-battle = de cette bataille
settings-from-thread = choisi dans ce fil
settings-from-channel = choisi dans le salon
settings-from-server = choisi pour le serveur
settings-from-default = par défaut
settings-from-book = selon le livre
settings-later = Dès la prochaine bataille : { $rules }
house-held = { $rule } : { $value }
house-value-default = ce qui vaut au-dessus
battle-first = Premier tour : { $side }
battle-house = Règles maison : { $rules }
report-first = Premier tour
report-house = Règles maison

## Options
param-battle-language = Sa langue ; celle du salon, sinon la vôtre, si vous ne dites rien
param-first-side = Le camp qui a le premier tour
param-house = Règles maison : règle=valeur, règle=valeur
param-scope = Pour ce salon ou ce fil, ou pour tout le serveur
param-cards-setting = Ce qu’une carte de résultat dit : une ligne, un demi-écran de téléphone, ou tout
param-my-cards = La même chose pour les cartes que vous seul voyez
choice-line = une ligne
choice-card = un demi-écran de téléphone
choice-full = tout
scope-channel = ce salon ou ce fil
scope-server = tout le serveur
choice-default = ce qui vaut au-dessus
ruleset-default = ce qui vaut au-dessus

## Errors
refusal-not-server-manager = Seul quelqu’un qui peut gérer ce serveur peut choisir pour tout le serveur ; choisissez pour ce salon, sans scope.
refusal-no-house-rules = { $ruleset } n’a pas de règle maison à choisir.
refusal-house-unreadable = « { $text } » ne règle rien ; écrivez règle=valeur, par exemple { $example }.
refusal-unknown-house = Il n’y a pas de règle maison « { $text } » ; il y a : { $names }.
