import { before, chosen } from '../../../kit/effects.ts';
import { no, offer } from '../../../kit/offers.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import { type Condition, holds } from '../condition.ts';
import type { Kind } from '../kind.ts';
import type { Effects } from '../union.ts';

/** One of the choices. */
interface Choice {
  readonly key: string;
  readonly label: string;
  readonly hint?: string;
  /** The condition for this choice. If undefined, the choice is always possible. */
  readonly needs?: Condition;
  readonly does: Effects;
}

declare module '../union.ts' {
  interface Kinds {
    /** Lets the player choose one of the alternatives in `ways`, then carries out that alternative (A-EXPL-08). */
    choose: { prompt: string; ways: readonly Choice[] };
  }
}

export const choose: Kind<'choose'> = {
  run: chosen({
    ask({ g }, run, { prompt, ways }) {
      const offers = ways.map(({ key, label, hint, needs, does }) => {
        const can = needs === undefined || holds(g, run, needs);
        const why = can ? null : no('A-EXPL-08', () => `You can’t do that: ${hint ?? label}.`);
        const option = { key: `choose:${key}`, verb: 'choose', label, ...(hint === undefined ? {} : { hint }) };
        return offer(does, why, () => option);
      });
      if (offers.every(({ why }) => why !== null)) return { go: 'begin' as const };
      return {
        seat: run.seat,
        kind: 'pick',
        prompt: `${ruleSourceName(g, run.from)}: ${prompt}`,
        offers,
        min: 1,
        max: 1,
      };
    },
    take(_ctx, run, effects) {
      before(run, effects);
    },
  }),
  worth: () => 0.5,
};
