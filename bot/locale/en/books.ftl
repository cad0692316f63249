# Rulebooks that a server owns.
command-book = Rulebooks that this server owns
book-add = Take in a copy of a rulebook
book-search = Find pages by their words
book-list = Show this server’s books
book-remove = Remove a book with all its pages
param-book-file = A PDF, Markdown or text file
param-book-name = What to call it; the file’s name by default
param-book = A book of this server
param-book-text = What you look for
param-book-page = The page’s number
book-page = Show a page of a book
book-leaf = { $book }, p. { $page }
book-reading = Reading: page { $page } of { $pages }…
book-later = Other books are being read: yours is next in line…
book-without-text = No text on these pages: { $pages }. They are pictures, blank or damaged; the others are searched.
book-added = { $book } is here: { $pages ->
    [one] one page
   *[other] { $pages } pages
 }. /book search finds them.
book-replaced = { $book } is here anew: { $pages ->
    [one] one page
   *[other] { $pages } pages
 }.
book-removed = { $book } is gone, with all its pages.
books-title = This server’s books:
book-line = { $book }: { $pages ->
    [one] one page
   *[other] { $pages } pages
 }
book-found = In your books:
book-page-empty = Nothing is written on this page.
refusal-no-books = This server has no books: who manages it takes one in with { WAY("book add") }.
refusal-nothing-in-books = Your books have nothing of “{ $text }”: try other words, or one alone.
refusal-no-such-page = { $book } has no page { $page }: it ends with { $most }.
refusal-book-encrypted = { $file } asks for a password: save it without one.
refusal-books-busy = { $waiting } books wait to be read already: try again in some minutes.
refusal-book-broken = { $file } cannot be read: it is damaged, or no PDF.
refusal-book-too-long = { $file } is too long: a book may have { $most } pages and six million characters.
refusal-book-too-slow = { $file } takes too long to read, or too much memory: try it as text, or in parts.
refusal-book-empty = { $file } has no text. If its pages are pictures, have them recognised first.
refusal-book-unknown = { $file } is neither PDF nor text: attach a .pdf, .md or .txt file.
