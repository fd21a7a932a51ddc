import { kebab } from '../../../kit/words.ts';
import type { FireType, Resistance } from '../fire.ts';

/**
 * The piles of Encounter Tokens (F-SETUP-06). The tokens of the last pile defend Cubes and guard Class-H Planets
 * (F-OPEN-20).
 */
export const PILES = [
  'warbird',
  'romulanStarbase',
  'dominionStarbase',
  'sphere',
  'classL',
  'classK',
  'classH',
  'elite',
] as const;

/** A pile of Encounter Tokens, such as `warbird`. */
export type Pile = (typeof PILES)[number];

/** A pile of enemy tokens: all except the Class-H Tokens, which describe a planet. */
export type EnemyPile = Exclude<Pile, 'classH'>;

/** The names of the tokens in each pile. */
export const PILE_NAMES: Record<Pile, string> = {
  warbird: 'Romulan Warbird',
  romulanStarbase: 'Romulan Starbase',
  dominionStarbase: 'Dominion Starbase',
  sphere: 'Borg Sphere',
  classL: 'Class-L Planet',
  classK: 'Class-K Planet',
  classH: 'Class-H Planet',
  elite: 'Borg Guardian',
};

/** An ability of an enemy's attack (F-SPECIALS-01 to F-SPECIALS-04). */
export type Ability = 'antimatter' | 'biogenic' | 'dissipator' | 'disruptors';

/** The names of the abilities. */
export const ABILITY_NAMES: Record<Ability, string> = {
  antimatter: 'Antimatter Weapon',
  biogenic: 'Biogenic Weapon',
  dissipator: 'Energy Dissipator',
  disruptors: 'Disruptors',
};

/** An Enemy Token or a Planet Token. Tokens with the same id are copies. */
export interface Enemy {
  /** An id that is unique among all tokens, such as `patrol-warbird`. */
  id: string;
  name: string;
  pile: EnemyPile;
  /** The number of copies. */
  copies: number;
  attack: { value: number; type: FireType };
  defense: number;
  /** The Experience for defeating the enemy (F-LRA-12). */
  experience: number;
  abilities: readonly Ability[];
  resists: readonly Resistance[];
  /** The Diplomacy that wins over a Planet Token (F-AWAY-10), or null if it is fought in space. */
  diplomacy: number | null;
}

/** The printed figures of a token. A field that is absent isn't printed on the token. */
interface Printed {
  attack: number;
  /** The type of the attack, by default Phasers. */
  type?: FireType;
  defense: number;
  experience: number;
  abilities?: readonly Ability[];
  resists?: readonly Resistance[];
  diplomacy?: number;
}

/** Returns a builder for the tokens of one pile. */
export function printer(pile: EnemyPile) {
  return (name: string, copies: number, printed: Printed): Enemy => ({
    id: kebab(name),
    name,
    pile,
    copies,
    attack: { value: printed.attack, type: printed.type ?? 'normal' },
    defense: printed.defense,
    experience: printed.experience,
    abilities: printed.abilities ?? [],
    resists: printed.resists ?? [],
    diplomacy: printed.diplomacy ?? null,
  });
}
