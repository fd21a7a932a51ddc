import { type Chance, stream } from '../kernel/random.ts';

/** Randomness that first gives scripted dice and then continues with a seed. */
export interface ScriptedChance extends Chance {
  /** Scripted dice not rolled yet. */
  readonly left: number[];
}

/** Returns randomness with these dice in rolling order, before sorting. */
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
