# Acts as they are offered, in a word or two.

offer-cast = Cast
offer-unbind = Unbind
offer-banish = Banish
