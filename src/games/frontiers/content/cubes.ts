import { must } from '../../../kernel/must.ts';
import type { Basic, Colour, CubeColour } from './colours.ts';
import type { Ability, EnemyPile } from './encounters/token.ts';
import type { FireType } from './fire.ts';

/** The Level of a Borg Cube, set by the scenario (F-EXPLORE-15). */
export type CubeLevel = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

/** A Cube's bonus to its defenders (F-CUBE-02 to F-CUBE-05). */
export type CubeBonus =
  | { kind: 'defense'; more: number }
  /** Attack points added, by type of attack. */
  | { kind: 'attack'; more: Readonly<Record<FireType, number>> }
  /** An ability that defenders with Phasers get. */
  | { kind: 'weapon'; ability: Ability };

/**
 * The goods of a destroyed Cube, in addition to Crew with its icon (F-BUY-09 to F-BUY-14). The prices are in Diplomacy.
 */
export type CubeOffer =
  | { kind: 'crystals'; price: number; colours: readonly Basic[] }
  /** The player buys a card of the Undiscovered offer, which also costs `data`. */
  | { kind: 'undiscovered'; price: number; data: Colour }
  /** Crew with any icon can be recruited. The price is for adding an Elite Crew card to the offer. */
  | { kind: 'crew'; price: number }
  /** The player buys a card of the Advanced Action offer, or the face-down top card of its deck. */
  | { kind: 'advancedAction'; price: number };

/** A Borg Cube and its Reference Card. */
export interface Cube {
  name: string;
  bonus: CubeBonus;
  offer: CubeOffer;
  /** The piles from which the Cube's defenders are drawn, by Level (F-EXPLORE-16, F-OPEN-21). */
  defenders: Readonly<Record<CubeLevel, readonly EnemyPile[]>>;
}

/** The letters for piles in F-OPEN-21. Planet Tokens aboard a Cube are Class K. */
const LETTERS: Readonly<Record<string, EnemyPile>> = {
  R: 'romulanStarbase',
  D: 'dominionStarbase',
  P: 'classK',
  C: 'elite',
};

/** The four Cubes. The bonuses and offers come from the rulebook, and the defenders from F-OPEN-21. */
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

/** Returns the piles of the defenders at each Level, from their letters. */
function defenders(levels: string): Cube['defenders'] {
  const piles = levels
    .split(' ')
    .map((letters) => [...letters].map((letter) => must(LETTERS[letter], `pile ${letter}`)));
  // There are letters for eleven Levels, beginning with Level 1.
  return Object.fromEntries<readonly EnemyPile[]>(piles.map((defended, at) => [at + 1, defended])) as Cube['defenders'];
}
