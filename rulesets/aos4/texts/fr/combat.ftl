# La mêlée telle que la table la connaît : qui est à portée de mêlée de qui.

refusal-not-in-contact = { $count ->
    [0] { $actor } et { $other } ne sont pas en mêlée l’une avec l’autre
    [one] { $names } n’est en mêlée avec personne
   *[other] { $names } ne sont en mêlée avec personne
} sur cette table : on ne combat que les ennemis avec qui on est en mêlée. Chargez ou engagez d’abord, ou pressez le bouton si elles sont à portée de mêlée (à taper : /unit link unit:{ $actor } other:{ $other }).
