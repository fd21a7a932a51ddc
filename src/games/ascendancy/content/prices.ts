import type { Resource, Resources } from '../terms.ts';

// What things cost before rules change it: one table, since the book shows most of it in pictures alone (A-OPEN-01, A-OPEN-02).

/** A Ship (A-BUILD-03). */
export const SHIP: Partial<Resources> = { production: 1 };
/** Resource Nodes (A-OPEN-01), in Production. */
export const NODES: Readonly<Record<Resource, number>> = { production: 1, research: 2, culture: 3 };
/** Culture for a colony (A-BUILD-08). */
export const COLONY = 1;

/** What can be upgraded. */
export type Track = 'weapons' | 'shields';

/** Research for the next step of an upgrade, from the first level on (A-BUILD-33, A-BUILD-34); all consoles are alike (A-OPEN-02). */
export const UPGRADES: Readonly<Record<Track, readonly number[]>> = {
  weapons: [4, 6, 8, 10],
  shields: [6, 8, 10, 12],
};

/** Starbases that a player may commission in a game (A-SB-02). */
export const STARBASES = 3;
