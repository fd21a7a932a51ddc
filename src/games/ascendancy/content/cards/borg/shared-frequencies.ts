import type { Kind } from '../../../effects/kind.ts';
import { cubeFought, cubeOf, fightWithBorg } from '../../../position/borg.ts';
import { ruleSourceName } from '../../../rules/rule-sources.ts';
import type { Ascendancy, Conflict } from '../../../state.ts';
import { use } from '../../builders/tech.ts';
import { tech } from '../../card-rules.ts';

/**
 * Returns the difference between the Cube’s lowest Shields against any partner and its Shields against this seat. The
 * result is 0 or negative.
 */
function sharedShields(g: Ascendancy, c: Conflict, seat: number): number {
  const adapted = cubeFought(g, c)?.adapted ?? [];
  const all = c.sides.flatMap(({ owner, out }) =>
    typeof owner === 'number' && out === null ? (adapted[owner] ?? 0) : [],
  );
  const own = adapted[seat] ?? 0;
  return Math.min(own, ...all) - own;
}

/** Shared Frequencies. */
export const CARDS = tech([
  {
    id: 'tech-shared-frequencies',
    number: 13,
    name: 'Shared Frequencies',
    source: 'ours',
    line: 'In a joint fight, you use the lowest Borg Shield Modifier of all partners. With 1 player: exhaust to reset the Modifier to 0.',
    rule: {
      adds: {
        shields(g, { seat }, { side, against }) {
          const fight = fightWithBorg(g, seat);
          if (fight === null || seat === null || side !== 0 || fight.place !== against) return 0;
          return sharedShields(g, fight.c, seat);
        },
      },
      at: {
        'before-hits': {
          offers(g, { seat }, { side }) {
            const fight = fightWithBorg(g, seat);
            const cube = fight === null ? undefined : cubeFought(g, fight.c);
            if (g.players.length > 1 || seat === null || fight?.place !== side || cube === undefined) return [];
            if ((cube.adapted[seat] ?? 0) === 0) return [];
            return use('shared-frequencies', 'Reset the Cube’s Shields to 0', [
              { do: 'exhaust' },
              { do: 'calm-cube', cube: cube.id },
            ]);
          },
        },
      },
    },
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Resets a Cube’s Shields against the player to 0 (A-OPEN-28). */
    'calm-cube': { cube: number };
  }
}

const calmCube: Kind<'calm-cube'> = {
  run(ctx, run, { cube: id }) {
    const found = cubeOf(ctx.g, id);
    if (found === undefined) return;
    found.adapted[run.seat] = 0;
    ctx.log(`${ruleSourceName(ctx.g, run.from)}: the Shields of Cube ${id} are reset to 0.`, 'A-OPEN-28');
  },
  worth: () => 1,
};

/** The kind of effect that only this card has. */
export const KINDS = { 'calm-cube': calmCube };
