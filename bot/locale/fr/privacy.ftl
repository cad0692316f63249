# Ce qui est gardé d’une personne.

privacy-shown = Voici ce qui est gardé de vous :
privacy-ask = Tout ceci disparaît, ou reste sans votre nom. C’est sans retour.
privacy-names = Noms sous lesquels on vous connaît ici : { $names ->
    [none] aucun
   *[other] { $names }
}
privacy-armies = { $count ->
    [0] Armées gardées : aucune
   *[other] Armées gardées : { $count } (supprimées)
}
privacy-entries = Actions aux journaux des batailles : { $count }, dans { $channels ->
    [one] { $channels } salon
   *[other] { $channels } salons
} (elles restent, sous un nom inventé)
privacy-seats = Places aux tables des batailles : { $count } (elles restent, sous un nom inventé)
privacy-dice = Vos choix de dés et les questions qui les attendent : dans { $count ->
    [one] { $count } salon
   *[other] { $count } salons
} (supprimés)
privacy-more = Entre parenthèses : ce que fait /privacy delete. /privacy export vous donne le tout dans un fichier. Rien d’autre n’est gardé de vous ; les messages eux-mêmes sont chez Discord.
privacy-exported = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}, vos places et vos armées sont dans le fichier.{ $left ->
    [0] {""}
   *[other] {" "}{ $left } actions plus récentes n’y tenaient pas.
}
privacy-deleted = C’est fait. Armées supprimées : { $armies } ; endroits où un nom inventé remplace le vôtre : { $rows }.
privacy-owner = quelqu’un d’autre
button-forget = Supprimer ce qui est à moi
privacy-campaigns = Campagnes dont vous êtes ou étiez, ou que vous avez changées : { $count } (elles restent, sous un nom inventé)
