/**
 * What things are worth to the bot, in mission points. Found by play of the bot against itself and against weaker ones;
 * only their proportions matter.
 */
export const TASTES = {
  /** How much of its worth an aim keeps for each Action that it still takes to get there. */
  patience: 0.72,
  /** How much a second aim of a character counts beside its best one. */
  second: 0.3,
  drawSupport: 1.6,
  drawMission: 1.8,
  /** A card in hand, when it has to go. */
  supportCard: 1.4,
  /** How much of an End of Game Mission counts when its condition holds now, and when it doesn't. */
  due: 0.6,
  perhaps: 0.25,
  /** A Mission that nobody can do at the moment. */
  idleMission: 1.5,
  /** A Health peg of the other side, and one's own. */
  peg: 1.6,
  ownPeg: 1.5,
  /** A character out of the game, beyond its pegs. */
  character: 9,
  /** One more of one's own by Assimilation. */
  assimilated: 9,
  /** A Stun token on the other side. */
  stun: 4,
  /** The same by a card, on who still has an Activation of two Actions this Round. */
  stunEarly: 6,
  recover: 3.5,
  cover: 0.7,
  move: 0.8,
  bonusAction: 3,
  adapt: 1.5,
  /** An Honor token on one’s own character, up to the three that it can have. */
  honor: 4,
  /** An Intel token, of the first six, and of those beyond. */
  intel: 4,
  moreIntel: 1,
  /** A Trap in wait, and a locked terminal. */
  trap: 5,
  lock: 2,
  /** A card that the opponent has to show and discard: the best of several. */
  exposed: 2,
  exposedMore: 1.2,
  /** Missions that lie on the table. */
  laid: 0.45,
  /** A modifier for the rest of the game, per die. */
  lasting: 3,
  /** A modifier that ends soon, per die. */
  passing: 1,
  /** How much the side that is ahead counts beside the mean of all that are hostile. */
  leader: 0.6,
  /** What harm to a player is worth who isn’t ahead of the others. */
  straggler: 0.75,
  /** Below this a card isn't kept in the Draw Phase. */
  keepMission: 5,
} as const;
