# Les actes tels qu’ils sont proposés, en un mot ou deux.

offer-cast = Lancer un sort
offer-unbind = Dissiper
offer-banish = Bannir
ask-at-the-double = Au Pas de Course : { $value }
ask-distance = distance { $value }
ask-heal-first = soigner d’abord : { $value }
ask-objectives = objectifs { $value }
ask-terrain = { $value }
