import { type Chance, stream } from '../kernel/random.ts';

/** Chance that first gives the dice of a script, then goes on with a seed. */
export interface ScriptedChance extends Chance {
  /** Dice of the script that were not rolled yet. */
  readonly left: number[];
}

/** Dice in the order of rolling, as rolled (before anyone sorts them). */
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
