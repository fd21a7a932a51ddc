import type { Civ } from '../terms.ts';

/** How the bot plays a civilization, to fit its console and its 15 Advancements. */
export interface CivilizationWeights {
  /** The weight of rivals’ Systems, compared with Systems to settle. */
  war: number;
  /** Chance from which on a fight is begun that no victory hangs on. */
  sure: number;
  /** The weight of an upgrade of each. */
  weapons: number;
  shields: number;
  /** Ships for war beyond those that have something to do. */
  fleet: number;
}

/** The way in which the bot plays each civilization. */
export const LEANS: Readonly<Record<Civ, CivilizationWeights>> = {
  // They can’t Invade: they explore, persuade and rise.
  federation: { war: 0.5, sure: 0.7, weapons: 1, shields: 2, fleet: 4 },
  // Won Space Battles bring them Culture.
  klingon: { war: 1.4, sure: 0.45, weapons: 9.5, shields: 1.5, fleet: 8 },
  // Three of their Advancements picture Culture.
  romulan: { war: 1.1, sure: 0.5, weapons: 9.5, shields: 2, fleet: 7 },
  // The best Weapons and Shields bring them Culture in every turn.
  andorian: { war: 1.2, sure: 0.5, weapons: 12, shields: 12, fleet: 8 },
  // Their Systems yield only under guard, so that they have few Ships for war; what they take pays.
  cardassian: { war: 0.95, sure: 0.45, weapons: 9.5, shields: 2, fleet: 6 },
  // They can’t build Culture, they buy it.
  ferengi: { war: 0.9, sure: 0.6, weapons: 2, shields: 1.5, fleet: 3 },
  // They win by their Agendas alone.
  vulcan: { war: 0.6, sure: 0.65, weapons: 1, shields: 2, fleet: 5 },
};
