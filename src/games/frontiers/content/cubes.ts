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

/** The letters of F-OPEN-21. The Planet Tokens aboard are of Class K. */
const LETTERS: Readonly<Record<string, EnemyPile>> = {
  R: 'romulanStarbase',
  D: 'dominionStarbase',
  P: 'classK',
  C: 'elite',
};

/** The four Cubes. The book tells bonuses and offers; the defenders are F-OPEN-21. */
export const CUBES: Readonly<Record<CubeColour, Cube>> = {
  gold: {
    name: 'Gold Borg Cube',
    bonus: { kind: 'defense', more: 1 },
    offer: { kind: 'crew', price: 2 },
    defenders: defenders('C RC CC RRC RCC RRRC RRCC RCCC RRRCC RRCCC RCCCC'),
  },
  blue: {
    name: 'Blue Borg Cube',
    bonus: { kind: 'attack', more: { normal: 0, photonPulse: 2, photonTorpedo: 2, pulseTorpedo: 1 } },
    offer: { kind: 'undiscovered', price: 7, data: 'black' },
    defenders: defenders('RD DD DC RDC DDC DCC RDDC DDCC DCCC RDDCC DDCCC'),
  },
  red: {
    name: 'Red Borg Cube',
    bonus: { kind: 'weapon', ability: 'antimatter' },
    offer: { kind: 'crystals', price: 10, colours: ['red', 'blue', 'gold'] },
    defenders: defenders('C PD PC PDD PDC PPDD PDDC PDCC PPDDC PPDCC PDCCC'),
  },
  green: {
    name: 'Green Borg Cube',
    bonus: { kind: 'weapon', ability: 'biogenic' },
    offer: { kind: 'advancedAction', price: 6 },
    defenders: defenders('RP PP RRP RPC PPC RRPC RPPC PPCC RPPPC RPPCC PPCCC'),
  },
};

/** The piles of the defenders at each Level, by their letters. */
function defenders(levels: string): Cube['defenders'] {
  const piles = levels.split(' ').map((letters) => [...letters].flatMap((letter) => LETTERS[letter] ?? []));
  // Eleven of them, the first for Level 1.
  return Object.fromEntries<readonly EnemyPile[]>(piles.map((defended, at) => [at + 1, defended])) as Cube['defenders'];
}
