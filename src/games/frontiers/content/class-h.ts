import { catalog } from '../../kit/catalog.ts';
import { kebab } from '../../kit/words.ts';
import type { Basic } from './colours.ts';
import type { EnemyPile } from './encounters/token.ts';

/**
 * A reward for defeating the two guards of a Class-H Planet (F-LOC-42). `crystals` means one crystal of each basic
 * color.
 */
export type ClassHReward = 'undiscovered' | 'advancedAction' | 'crystals' | 'crew';

/** A Challenge, which gives Experience for data (F-LOC-35). */
export interface Challenge {
  kind: 'challenge';
  /** An id that is unique among all tokens, such as `command-challenge`. */
  id: string;
  name: string;
  data: readonly [Basic, Basic, Basic];
}

/** Guards, who give rewards when they are defeated (F-LOC-37). */
export interface Guarded {
  kind: 'guarded';
  /** An id that is unique among all tokens, such as `wreck-field`. */
  id: string;
  name: string;
  /** The piles that the guards are drawn from. All Planet Tokens among the guards are Class L. */
  guards: readonly [EnemyPile, EnemyPile];
  /** The player gains all these rewards. */
  rewards: readonly ClassHReward[];
}

/** A Class-H Token. There is one of each token. */
export type ClassH = Challenge | Guarded;

/** The Experience for a Challenge (F-LOC-35). */
export const CHALLENGE_EXPERIENCE = 7;

/** All Class-H Tokens (F-OPEN-22). */
export const CLASS_H: readonly ClassH[] = [
  challenge('Command Challenge', 'red', 'red', 'red'),
  challenge('Science Challenge', 'blue', 'blue', 'blue'),
  challenge('Operations Challenge', 'gold', 'gold', 'gold'),
  challenge('Combined Challenge', 'red', 'blue', 'gold'),
  guarded('Prison Camp', ['romulanStarbase', 'dominionStarbase'], 'crew'),
  guarded('Buried Vault', ['warbird', 'classL'], 'undiscovered'),
  guarded('Data Cache', ['warbird', 'warbird'], 'crystals'),
  guarded('Occupied Archive', ['classL', 'dominionStarbase'], 'undiscovered', 'crystals'),
  guarded('Sealed Laboratory', ['romulanStarbase', 'elite'], 'undiscovered', 'undiscovered'),
  guarded('Guarded Dig', ['romulanStarbase', 'classL'], 'undiscovered'),
  guarded('Overrun Ruins', ['classL', 'sphere'], 'undiscovered', 'undiscovered'),
  guarded('Wreck Field', ['warbird', 'sphere'], 'undiscovered', 'advancedAction'),
];

/** Finds a Class-H Token by its id. */
export const { of: classHOf } = catalog('Class-H Token', CLASS_H);

function challenge(name: string, ...data: Challenge['data']): Challenge {
  return { kind: 'challenge', id: kebab(name), name, data };
}

function guarded(name: string, guards: readonly [EnemyPile, EnemyPile], ...rewards: ClassHReward[]): Guarded {
  return { kind: 'guarded', id: kebab(name), name, guards, rewards };
}
