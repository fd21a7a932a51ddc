import type { Civ } from '../terms.ts';

/**
 * The weights that the bot uses to play a civilization. They suit the civilization’s console and its 15 Advancements.
 */
export interface CivilizationWeights {
  /** The weight of taking rivals’ Systems, relative to settling free ones. */
  war: number;
  /** The lowest chance of success that the bot accepts for a fight, except for a fight that decides a victory. */
  sure: number;
  /** The weights of upgrading Weapons and of upgrading Shields. */
  weapons: number;
  shields: number;
  /** The number of Ships for war, in addition to those that have jobs. */
  fleet: number;
}

/** The weights of each civilization. */
export const LEANS: Readonly<Record<Civ, CivilizationWeights>> = {
  // The Federation can’t Invade, so it explores, uses Hegemony, and buys Ascendancy.
  federation: { war: 0.5, sure: 0.7, weapons: 1, shields: 2, fleet: 4 },
  // Winning Space Battles brings the Klingons Culture.
  klingon: { war: 1.4, sure: 0.45, weapons: 9.5, shields: 1.5, fleet: 8 },
  // Three Romulan Advancements have a Culture Token.
  romulan: { war: 1.1, sure: 0.5, weapons: 9.5, shields: 2, fleet: 7 },
  // Having the best Weapons and Shields brings the Andorians Culture every turn.
  andorian: { war: 1.2, sure: 0.5, weapons: 12, shields: 12, fleet: 8 },
  // Cardassian Systems yield Resources only with a Ship in Orbit. That leaves few Ships for war, but conquests pay.
  cardassian: { war: 0.95, sure: 0.45, weapons: 9.5, shields: 2, fleet: 6 },
  // The Ferengi can’t build Culture Nodes, so they buy Culture.
  ferengi: { war: 0.9, sure: 0.6, weapons: 2, shields: 1.5, fleet: 3 },
  // The Vulcans win only by their Agendas.
  vulcan: { war: 0.6, sure: 0.65, weapons: 1, shields: 2, fleet: 5 },
};
