# Les actes tels qu’ils sont proposés, en un mot ou deux.

offer-cast = Lancer un sort
offer-unbind = Dissiper
offer-banish = Bannir
