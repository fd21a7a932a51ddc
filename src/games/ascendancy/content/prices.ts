import type { Civ, Resource, Resources } from '../terms.ts';

// What things cost before rules change it: one table, since the book shows most of it in pictures alone (A-OPEN-01, A-OPEN-02).

/** A Ship (A-BUILD-03). */
export const SHIP: Partial<Resources> = { production: 1 };
/** Resource Nodes (A-OPEN-01), in Production. */
export const NODES: Readonly<Record<Resource, number>> = { production: 1, research: 2, culture: 3 };
/** Culture for a colony (A-BUILD-08). */
export const COLONY = 1;

/** The two things that can be upgraded. */
export type Track = 'weapons' | 'shields';

/** The Research that each step of an upgrade costs, from the first level on. */
type Steps = Readonly<Record<Track, readonly number[]>>;
/** The prices that the book shows for the Federation (A-BUILD-33, A-BUILD-34). */
const PRINTED: Steps = { weapons: [4, 6, 8, 10], shields: [6, 8, 10, 12] };
/** Warlike civilizations pay less for Weapons (A-OPEN-02). */
const WARLIKE: Steps = { ...PRINTED, weapons: [3, 5, 7, 9] };

/** Andorians live by having the best of both (A-AND-01, A-OPEN-02). */
const RIVALS: Steps = { weapons: [3, 5, 7, 9], shields: [5, 7, 9, 11] };

/** Research for the next step of an upgrade, by console (A-BUILD-33, A-BUILD-34, A-OPEN-02). */
export const UPGRADES: Readonly<Record<Civ, Steps>> = {
  federation: PRINTED,
  klingon: WARLIKE,
  romulan: PRINTED,
  andorian: RIVALS,
  cardassian: WARLIKE,
  ferengi: PRINTED,
  vulcan: PRINTED,
};

/** Starbases that a player may commission in a game (A-SB-02). */
export const STARBASES = 3;
