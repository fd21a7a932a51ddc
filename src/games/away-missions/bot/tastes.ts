/**
 * The bot's values of things, in Mission points, tuned by self-play and play against weaker bots. Only the proportions
 * between the values matter.
 */
export const TASTES = {
  /** The share of an aim's value that remains for each Action needed to get there. */
  patience: 0.72,
  /** The weight of a character's second-best aim, relative to its best one. */
  second: 0.3,
  drawSupport: 1.6,
  drawMission: 1.8,
  /** A Support card in hand. */
  supportCard: 1.4,
  /** The share of an End of Game Mission's value that counts if its condition is met now, and the share if it isn't. */
  due: 0.6,
  perhaps: 0.25,
  /** A Mission that nobody can complete at the moment. */
  idleMission: 1.5,
  /** A Health peg of a hostile character, and of the bot's own. */
  peg: 1.6,
  ownPeg: 1.5,
  /** A character that leaves the game, in addition to its pegs. */
  character: 9,
  /** A character gained by Assimilation. */
  assimilated: 9,
  /** A Stun token on a hostile character. */
  stun: 4,
  /** A Stun token that a card gives to a character who hasn't been activated this Round. */
  stunEarly: 6,
  recover: 3.5,
  cover: 0.7,
  move: 0.8,
  bonusAction: 3,
  adapt: 1.5,
  /** An Honor token on the bot's own character, up to the maximum of three. */
  honor: 4,
  /** The value of each of the first six Intel tokens, and of each one after that. */
  intel: 4,
  moreIntel: 1,
  /** A Trap in play, and a locked terminal. */
  trap: 5,
  lock: 2,
  /** A card that the opponent must discard, and each additional card that the bot can choose from. */
  exposed: 2,
  exposedMore: 1.2,
  /** The share of a Mission's value that counts while it is on the table. */
  laid: 0.45,
  /** A modifier for the rest of the game, per die. */
  lasting: 3,
  /** A modifier that ends soon, per die. */
  passing: 1,
  /** The weight of the leading hostile side, relative to the average of all hostile sides. */
  leader: 0.6,
  /** The factor for harming a player who isn’t in the lead. */
  straggler: 0.75,
  /** A Mission below this value is discarded in the Draw Phase. */
  keepMission: 5,
} as const;
