import { type Chance, stream } from '../kernel/random.ts';

/** Random numbers that begin with scripted dice and then come from a seed. */
export interface ScriptedChance extends Chance {
  /** The scripted dice that have not been rolled yet. */
  readonly left: number[];
}

/**
 * Returns random numbers that begin with these dice. The dice are given in the order of the rolls, before any sorting.
 */
export function scripted(dice: readonly number[], seed: string): ScriptedChance {
  const left = [...dice];
  const rest = stream(seed);
  return {
    left,
    get position() {
      return rest.position;
    },
    next: (bound) => rest.next(bound),
    die: () => left.shift() ?? null,
  };
}
