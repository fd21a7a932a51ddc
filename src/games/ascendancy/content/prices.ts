import type { Civ, Resource, Resources } from '../terms.ts';

// The basic prices, before rules change them. The book shows most prices only in pictures (A-OPEN-01, A-OPEN-02).

/** The price of a Ship (A-BUILD-03). */
export const SHIP: Partial<Resources> = { production: 1 };
/** The prices of Resource Nodes, in Production (A-OPEN-01). */
export const NODES: Readonly<Record<Resource, number>> = { production: 1, research: 2, culture: 3 };
/** The Culture that a colony costs (A-BUILD-08). */
export const COLONY = 1;

/** The two tracks that can be upgraded. */
export type Track = 'weapons' | 'shields';

/** The Research that each step of an upgrade costs, starting with the first level. */
type Steps = Readonly<Record<Track, readonly number[]>>;
/** The prices shown in the book for the Federation (A-BUILD-33, A-BUILD-34). */
const PRINTED: Steps = { weapons: [4, 6, 8, 10], shields: [6, 8, 10, 12] };
/** The prices of warlike civilizations, which pay less for Weapons (A-OPEN-02). */
const WARLIKE: Steps = { ...PRINTED, weapons: [3, 5, 7, 9] };

/** The prices of the Andorians, who depend on having the best Weapons and Shields (A-AND-01, A-OPEN-02). */
const RIVALS: Steps = { weapons: [3, 5, 7, 9], shields: [5, 7, 9, 11] };

/** The Research for each step of an upgrade, by civilization (A-BUILD-33, A-BUILD-34, A-OPEN-02). */
export const UPGRADES: Readonly<Record<Civ, Steps>> = {
  federation: PRINTED,
  klingon: WARLIKE,
  romulan: PRINTED,
  andorian: RIVALS,
  cardassian: WARLIKE,
  ferengi: PRINTED,
  vulcan: PRINTED,
};

/** The maximum number of Starbases that a player may commission in a game (A-SB-02). */
export const STARBASES = 3;
