# Acts as they are offered, in a word or two.

offer-cast = Cast
offer-unbind = Unbind
offer-banish = Banish
ask-at-the-double = At the Double: { $value }
ask-distance = distance { $value }
ask-heal-first = heal first: { $value }
ask-objectives = objectives { $value }
ask-terrain = { $value }
