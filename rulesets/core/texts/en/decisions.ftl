# Decisions that rules leave to players.
house-decisions = Decisions in the middle of a roll
    .about = Whether a roll stops for a player to decide, such as whether to pursue or to hold back
house-value-ask = the players are asked
house-value-defaults = nobody is asked
house-value-ask-only-opponents = only those whose turn it is not are asked

decision-pursuit = pursue, or try to hold back?
decision-pursuit-pursue = Pursue
decision-pursuit-hold-back = Hold back
decision-follow-up = follow the beaten, or stay?
decision-follow-up-follow = Follow
decision-follow-up-stay = Stay
