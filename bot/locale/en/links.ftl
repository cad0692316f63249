## Who touches whom: /unit link
unit-link = Say which unit touches, charges or dreads which other
param-linked = The other unit
param-relation = What is between them; contact if nothing is said
param-link-facing = On which side of the other unit
param-link-step = How far it has come
param-link-clear = Whether it ends
action-unit-link = link changed
unit-linked = { $unit }: noted.
link-more = { $link } ({ $more })
link-value = { $value }
change-link-on = { $unit }: { $link }
change-link-off = { $unit }: no longer { $link }
refusal-unknown-relation = There is no “{ $text }” between units in this game, but: { $names }.
refusal-link-with-whom = With which unit? Say it as other: several may be meant.
refusal-link-itself = { $unit } stands in no relation to itself; name another unit as other.
refusal-link-enemies = { $unit } and { $other } are of the same side: there is no { $relation } between them.
refusal-link-friends = { $unit } and { $other } are of different sides: there is no { $relation } between them.
