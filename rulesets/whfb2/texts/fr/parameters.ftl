param-unit = L’unité : un nom de la table, ou une ligne de profil
param-characteristic = Quelle caractéristique de l’unité
param-value = La valeur testée, sans unité nommée ou à la place de la sienne
param-penalty = Points ajoutés aux dés ; négatif pour un bonus

param-made = C’est fait, et non seulement demandé
