# Livres de règles que possède un serveur.
command-book = Livres de règles du serveur
book-add = Ajouter un exemplaire d’un livre de règles
book-search = Trouver des pages par leurs mots
book-list = Montrer les livres de ce serveur
book-remove = Retirer un livre avec toutes ses pages
param-book-file = Un fichier PDF, Markdown ou texte
param-book-name = Son nom ; celui du fichier par défaut
param-book = Un livre de ce serveur
param-book-text = Ce que vous cherchez
param-book-page = Le numéro de la page
book-page = Montrer une page d’un livre
book-leaf = { $book }, p. { $page }
book-reading = Lecture : page { $page } sur { $pages }…
book-later = D’autres livres sont en cours de lecture : le vôtre attend son tour…
book-without-text = Pas de texte sur ces pages : { $pages }. Elles sont des images, vides ou abîmées ; les autres se cherchent.
book-added = { $book } est là : { $pages ->
    [one] une page
   *[other] { $pages } pages
 }. /book search les trouve.
book-replaced = { $book } est remplacé : { $pages ->
    [one] une page
   *[other] { $pages } pages
 }.
book-removed = { $book } est retiré, avec toutes ses pages.
books-title = Les livres de ce serveur :
book-line = { $book } : { $pages ->
    [one] une page
   *[other] { $pages } pages
 }
book-found = Dans vos livres :
book-page-empty = Rien n’est écrit sur cette page.
refusal-no-books = Ce serveur n’a pas de livres : qui le gère en ajoute un avec { WAY("book add") }.
refusal-nothing-in-books = Vos livres n’ont rien sur « { $text } » : essayez d’autres mots, ou un seul.
refusal-no-such-page = { $book } n’a pas de page { $page } : il finit à { $most }.
refusal-book-encrypted = { $file } demande un mot de passe : enregistrez-le sans.
refusal-books-busy = { $waiting } livres attendent déjà d’être lus : réessayez dans quelques minutes.
refusal-book-broken = { $file } est illisible : il est abîmé, ou n’est pas un PDF.
refusal-book-too-long = { $file } est trop long : un livre peut avoir { $most } pages et six millions de caractères.
refusal-book-too-slow = { $file } prend trop de temps ou de mémoire à lire : essayez-le en texte, ou en parties.
refusal-book-empty = { $file } n’a pas de texte. Si ses pages sont des images, faites-les d’abord reconnaître.
refusal-book-unknown = { $file } n’est ni un PDF ni un texte : joignez un fichier .pdf, .md ou .txt.
