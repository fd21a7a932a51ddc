import type { Basic, Colour, CubeColour } from './colours.ts';
import type { Ability, EnemyPile } from './encounters/token.ts';
import type { FireType } from './fire.ts';

/** A Level of a Borg Cube, as scenarios set it (F-EXPLORE-15). */
export type CubeLevel = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

/** What a Cube gives to its defenders (F-CUBE-02 to F-CUBE-05). */
export type CubeBonus =
  | { kind: 'defense'; more: number }
  /** Points of Attack by its type. */
  | { kind: 'attack'; more: Readonly<Record<FireType, number>> }
  /** For those that attack with Phasers. */
  | { kind: 'weapon'; ability: Ability };

/** What a destroyed Cube sells, besides Crew with its icon (F-BUY-09 to F-BUY-14). Prices are Diplomacy. */
export type CubeOffer =
  | { kind: 'crystals'; price: number; colours: readonly Basic[] }
  /** A card of the Undiscovered offer; `data` is paid besides. */
  | { kind: 'undiscovered'; price: number; data: Colour }
  /** Crew are recruited whatever their icons; the price is that of an Elite Crew card added to the offer. */
  | { kind: 'crew'; price: number }
  /** A card of the Advanced Action offer, or the unseen top card of its deck. */
  | { kind: 'advancedAction'; price: number };

/** A Borg Cube with its Reference Card. */
export interface Cube {
  name: string;
  bonus: CubeBonus;
  offer: CubeOffer;
  /** The piles that its defenders are drawn from (F-EXPLORE-16, F-OPEN-21). */
  defenders: Readonly<Record<CubeLevel, readonly EnemyPile[]>>;
}

const R = 'romulanStarbase';
const D = 'dominionStarbase';
/** The Planet Tokens aboard are of Class K. */
const P = 'classK';
const G = 'elite';

/** The four Cubes. The book tells bonuses and offers; the defenders are F-OPEN-21. */
export const CUBES: Readonly<Record<CubeColour, Cube>> = {
  gold: {
    name: 'Gold Borg Cube',
    bonus: { kind: 'defense', more: 1 },
    offer: { kind: 'crew', price: 2 },
    defenders: {
      1: [G],
      2: [R, G],
      3: [G, G],
      4: [R, R, G],
      5: [R, G, G],
      6: [R, R, R, G],
      7: [R, R, G, G],
      8: [R, G, G, G],
      9: [R, R, R, G, G],
      10: [R, R, G, G, G],
      11: [R, G, G, G, G],
    },
  },
  blue: {
    name: 'Blue Borg Cube',
    bonus: { kind: 'attack', more: { normal: 0, photonPulse: 2, photonTorpedo: 2, pulseTorpedo: 1 } },
    offer: { kind: 'undiscovered', price: 7, data: 'black' },
    defenders: {
      1: [R, D],
      2: [D, D],
      3: [D, G],
      4: [R, D, G],
      5: [D, D, G],
      6: [D, G, G],
      7: [R, D, D, G],
      8: [D, D, G, G],
      9: [D, G, G, G],
      10: [R, D, D, G, G],
      11: [D, D, G, G, G],
    },
  },
  red: {
    name: 'Red Borg Cube',
    bonus: { kind: 'weapon', ability: 'antimatter' },
    offer: { kind: 'crystals', price: 10, colours: ['red', 'blue', 'gold'] },
    defenders: {
      1: [G],
      2: [P, D],
      3: [P, G],
      4: [P, D, D],
      5: [P, D, G],
      6: [P, P, D, D],
      7: [P, D, D, G],
      8: [P, D, G, G],
      9: [P, P, D, D, G],
      10: [P, P, D, G, G],
      11: [P, D, G, G, G],
    },
  },
  green: {
    name: 'Green Borg Cube',
    bonus: { kind: 'weapon', ability: 'biogenic' },
    offer: { kind: 'advancedAction', price: 6 },
    defenders: {
      1: [R, P],
      2: [P, P],
      3: [R, R, P],
      4: [R, P, G],
      5: [P, P, G],
      6: [R, R, P, G],
      7: [R, P, P, G],
      8: [P, P, G, G],
      9: [R, P, P, P, G],
      10: [R, P, P, G, G],
      11: [P, P, G, G, G],
    },
  },
};
