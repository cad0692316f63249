terminal-welcome = Vexille, la table locale. Tapez une commande, /help pour la liste ; Ctrl-D pour sortir.
terminal-page = La page : { $address }
terminal-page-shared = Pour les autres sur ce réseau : { $address }
terminal-no-answer = Le bot n’a pas répondu en { $seconds } s ; ce qu’il a enregistré est conservé, réessayez.
terminal-empty-line = Tapez une commande, par exemple /roll 3d6.
terminal-not-a-command = Une commande commence par une barre oblique : /roll 3d6. Tapez /help pour la liste.
terminal-no-such-number = { $most ->
    [0] Un numéro presse un bouton du pupitre : montrez-le d’abord par /desk.
   *[other] { $number } ne presse rien : les boutons sont numérotés de 1 à { $most }.
 }
terminal-unclosed-quote = Il manque un guillemet à la fin d’une valeur.
terminal-stray-value = « { $value } » n’appartient à aucune option ; écrivez nom:valeur.
terminal-unknown-command = { $nearest ->
    [none] La commande /{ $name } n’existe pas ; /help les donne toutes.
   *[other] La commande /{ $name } n’existe pas ; vouliez-vous dire { $nearest } ?
 }
terminal-other-game = /{ $name } est une commande de { $games }, à quoi personne ne joue encore sur ce serveur : /battle start game:{ $game } ou /settings game:{ $game } l’y apporte.
terminal-needs-server = /{ $name } demande un serveur ; en messages privés, il y a { $commands }.
terminal-resolve-instead = La commande /{ $name } n’existe pas ; écrivez { $line }.
terminal-choose-subcommand = /{ $command } demande un mot de plus : { $choices }.
terminal-not-permitted = Vous ne pouvez pas utiliser /{ $command } ici.
terminal-unknown-option = /{ $command } n’a pas d’option { $option } ; { $instead ->
    [none] elle a : { $known }
   *[other] écrivez plutôt { $instead }
 }.
terminal-missing-option = Il manque { $option } à /{ $command } ({ $about }) : { $choices ->
    [none] écrivez { $option }:{ $example ->
        [none] valeur
       *[other] { $example }
    }
   *[other] à choisir parmi { $choices }
 }.
terminal-repeated-option = L’option { $option } figure deux fois ; gardez-en une.
terminal-wrong-type = { $option }:{ $value } est illisible : { $expected ->
    [integer] il faut un nombre entier
    [number] il faut un nombre
    [boolean] écrivez oui ou non
   *[other] cela ne désigne rien ici
 }.
terminal-out-of-range = { $option }:{ $value } est hors limites ; de { $least } à { $most }.
terminal-bad-length = { $option } compte { $length } caractères ; de { $least } à { $most } sont permis.
terminal-bad-choice = « { $value } » n’est pas un choix de l’option { $option } ; choisissez parmi : { $choices }.
terminal-no-completion = { $option } n’a pas de suggestions.
terminal-unknown-person = Personne ici ne s’appelle { $value } ; à cette table : { $people }. Un nouveau joueur y écrit d’abord une ligne.
terminal-unknown-channel = Il n’y a pas de salon { $value }.
terminal-unknown-role = Il n’y a pas de rôle { $value }.
terminal-no-bot = Le bot n’est pas connecté ; réessayez dans un instant.
terminal-missing-value = L’option { $option } est vide ; écrivez { $option }:valeur.
terminal-wrong-channel = { $value } n’est pas du genre de salon que demande { $option }.
terminal-unknown-file = { $option } : pas de fichier lisible { $value }.
terminal-stray-file = Rien ici ne prend le fichier { $value }.
terminal-file-too-large = { $option } : le fichier dépasse { $most } Mo.
terminal-no-such-message = Ce message n’existe plus.
terminal-no-such-channel = Ce salon n’existe plus.
terminal-no-such-control = Rien ici ne s’appelle « { $wanted } ».
terminal-disabled = « { $control } » n’est pas utilisable pour le moment.
terminal-not-for-you = Ceci s’adresse à quelqu’un d’autre.
terminal-not-for-others = Vous seul voyez ce message ; personne ne pourrait y réagir ni le retrouver.
terminal-not-yours = Seul l’auteur d’un message le modifie ou le supprime.
terminal-bad-count = { $exactly ->
    [none] { $control } : choisissez-en de { $least } à { $most }, chacun une seule fois.
   *[other] { $control } : choisissez-en { $exactly }.
 }
terminal-no-modal = Il n’y a pas de formulaire à envoyer.
terminal-unknown-field = Le formulaire n’a pas de champ { $field }.
terminal-missing-field = Il manque « { $field } ».
terminal-too-many-people = La table est complète ({ $most } joueurs) : jouez sous un nom déjà présent.
terminal-too-many-channels = Il n’y a plus de place pour un autre salon ({ $most } au plus) : utilisez-en un qui existe.
terminal-file = Fichier : { $name } (démarrez avec --files dossier pour garder les fichiers)
terminal-file-kept = Fichier : { $path }
terminal-file-lost = Le fichier { $name } n’a pas pu être gardé : { $reason }.
