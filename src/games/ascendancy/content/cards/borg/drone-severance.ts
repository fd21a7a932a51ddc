import type { Kind } from '../../../effects/kind.ts';
import { fightWithBorg, NO_RETURN } from '../../../position/borg.ts';
import { sideAt } from '../../../position/conflict.ts';
import { isUnrolled, use } from '../../builders/tech.ts';
import { tech } from '../../card-rules.ts';

/** Drone Severance. */
export const CARDS = tech([
  {
    id: 'tech-drone-severance',
    number: 19,
    name: 'Drone Severance',
    source: 'ours',
    line: 'Exhaust: the Cube regains no dice for its 6s in this fight.',
    rule: {
      at: {
        'after-hits': {
          offers(g, { seat }) {
            const c = fightWithBorg(g, seat)?.c;
            if (c === undefined || c.spire !== undefined || isUnrolled(c) || c.barred.includes(NO_RETURN)) return [];
            if (!sideAt(c, 0).dice.some(({ face }) => face === 6)) return [];
            return use('drone-severance', 'Stop the Cube’s 6s from bringing dice back', [
              { do: 'exhaust' },
              { do: 'bar', what: NO_RETURN },
            ]);
          },
        },
      },
    },
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Forbids something for the rest of this conflict: Retreat, or the rules with this name. */
    bar: { what: string };
  }
}

const bar: Kind<'bar'> = {
  run({ g }, _run, { what }) {
    g.conflict?.barred.push(what);
  },
  worth: () => 0.2,
};

/** The kind of effect that only this card has. */
export const KINDS = { bar };
