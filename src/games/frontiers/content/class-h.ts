import type { Basic } from './colours.ts';
import type { EnemyPile } from './encounters/token.ts';

/** What a Class-H Planet gives for its two guards (F-LOC-42). `crystals`: one of each basic colour. */
export type ClassHReward = 'undiscovered' | 'advancedAction' | 'crystals' | 'crew';

/** Data to pay for Experience (F-LOC-35). */
export interface Challenge {
  kind: 'challenge';
  /** Unique among all tokens: `command-challenge`. */
  id: string;
  name: string;
  data: readonly [Basic, Basic, Basic];
}

/** Guards to defeat for rewards (F-LOC-37). */
export interface Guarded {
  kind: 'guarded';
  /** Unique among all tokens: `wreck-field`. */
  id: string;
  name: string;
  /** The piles that the guards are drawn from. Planet Tokens are of Class L here. */
  guards: readonly [EnemyPile, EnemyPile];
  /** All of them are gained. */
  rewards: readonly ClassHReward[];
}

/** A Class-H Token. There is one of each. */
export type ClassH = Challenge | Guarded;

/** Experience for a Challenge (F-LOC-35). */
export const CHALLENGE_EXPERIENCE = 7;

/** All Class-H Tokens (F-OPEN-22). */
export const CLASS_H: readonly ClassH[] = [
  { kind: 'challenge', id: 'command-challenge', name: 'Command Challenge', data: ['red', 'red', 'red'] },
  { kind: 'challenge', id: 'science-challenge', name: 'Science Challenge', data: ['blue', 'blue', 'blue'] },
  { kind: 'challenge', id: 'operations-challenge', name: 'Operations Challenge', data: ['gold', 'gold', 'gold'] },
  { kind: 'challenge', id: 'combined-challenge', name: 'Combined Challenge', data: ['red', 'blue', 'gold'] },
  guarded('Prison Camp', ['romulanStarbase', 'dominionStarbase'], 'crew'),
  guarded('Buried Vault', ['warbird', 'classL'], 'undiscovered'),
  guarded('Data Cache', ['warbird', 'warbird'], 'crystals'),
  guarded('Occupied Archive', ['classL', 'dominionStarbase'], 'undiscovered', 'crystals'),
  guarded('Sealed Laboratory', ['romulanStarbase', 'elite'], 'undiscovered', 'undiscovered'),
  guarded('Guarded Dig', ['romulanStarbase', 'classL'], 'undiscovered'),
  guarded('Overrun Ruins', ['classL', 'sphere'], 'undiscovered', 'undiscovered'),
  guarded('Wreck Field', ['warbird', 'sphere'], 'undiscovered', 'advancedAction'),
];

const tokens = new Map(CLASS_H.map((token) => [token.id, token]));

/** A Class-H Token. Throws for an id that none has. */
export function classHOf(id: string): ClassH {
  const token = tokens.get(id);
  if (token === undefined) throw new Error(`no Class-H Token ${id}`);
  return token;
}

function guarded(name: string, guards: readonly [EnemyPile, EnemyPile], ...rewards: ClassHReward[]): Guarded {
  return { kind: 'guarded', id: name.toLowerCase().replaceAll(' ', '-'), name, guards, rewards };
}
