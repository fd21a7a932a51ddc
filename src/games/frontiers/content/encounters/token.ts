import { kebab } from '../../../kit/words.ts';
import type { FireType, Resistance } from '../fire.ts';

/** The piles of Encounter Tokens (F-SETUP-06). The last one defends Cubes and guards Class-H Planets (F-OPEN-20). */
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

/** A pile of Encounter Tokens: `warbird`. */
export type Pile = (typeof PILES)[number];

/** A pile of tokens that are fought: all but the Class-H Tokens, which say what waits on a planet. */
export type EnemyPile = Exclude<Pile, 'classH'>;

/** What the tokens of a pile are called. */
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

/** What an enemy’s attack has besides its type (F-SPECIALS-01 to F-SPECIALS-04). */
export type Ability = 'antimatter' | 'biogenic' | 'dissipator' | 'disruptors';

/** What the abilities are called. */
export const ABILITY_NAMES: Record<Ability, string> = {
  antimatter: 'Antimatter Weapon',
  biogenic: 'Biogenic Weapon',
  dissipator: 'Energy Dissipator',
  disruptors: 'Disruptors',
};

/** An Enemy Token or a Planet Token. Those with the same id are copies of each other. */
export interface Enemy {
  /** Unique among all tokens: `patrol-warbird`. */
  id: string;
  name: string;
  pile: EnemyPile;
  /** How many there are. */
  copies: number;
  attack: { value: number; type: FireType };
  defense: number;
  /** For whoever defeats it (F-LRA-12). */
  experience: number;
  abilities: readonly Ability[];
  resists: readonly Resistance[];
  /** Points that win a Planet Token over (F-AWAY-10); null: it is fought in space. */
  diplomacy: number | null;
}

/** Figures as a token shows them; what it doesn’t show it doesn’t have. */
interface Printed {
  attack: number;
  /** Type of the attack; Phasers when left out. */
  type?: FireType;
  defense: number;
  experience: number;
  abilities?: readonly Ability[];
  resists?: readonly Resistance[];
  diplomacy?: number;
}

/** Gives what prints the tokens of one pile. */
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
