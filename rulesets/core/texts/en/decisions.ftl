# Decisions that rules leave to players.
house-decisions = Decisions in the middle of a roll
    .about = Whether a roll stops for a player to decide, such as whether to pursue or to hold back
house-value-ask = the players are asked
house-value-defaults = nobody is asked
house-value-ask-only-opponents = only those whose turn it is not are asked
house-dice-of = Real dice
    .about = Who may tell what real dice show that fall for another player’s unit
house-value-owner-or-asker = who plays the unit, or who asked for the act
house-value-owner-only = who plays the unit alone

decision-pursuit = pursue, or try to hold back?
decision-pursuit-pursue = Pursue
decision-pursuit-hold-back = Hold back
decision-prey = go after which of those that broke?
decision-pursuit-side = pursue those that flee from which side?
decision-pursuit-side-front = From its front
decision-pursuit-side-flank = From its flank
decision-pursuit-side-rear = From its rear
decision-hider = who hides from the challenge?
decision-follow-up = follow the beaten, or stay?
decision-follow-up-follow = Follow
decision-follow-up-stay = Stay
decision-strike-character = strike the character before it, or soldiers alone?
decision-strike-character-strike = Strike the character
decision-strike-character-spare = Soldiers alone
