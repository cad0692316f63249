param-unit = L’unité : un nom de la table, ou une ligne de profil
