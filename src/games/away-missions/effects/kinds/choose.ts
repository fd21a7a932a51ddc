import { before, chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { kebab } from '../../../kit/words.ts';
import { holds } from '../counts.ts';
import { asks } from '../frame.ts';
import type { Kind, List } from '../kind.ts';
import { conditionText } from '../text/counts.ts';
import type { Voice } from '../text/words.ts';
import type { EffectOf } from '../union.ts';

declare module '../union.ts' {
  interface Kinds {
    choose: { ways: readonly Way[] };
    when: { condition: Condition; then: Effects; otherwise?: Effects };
  }
}

/** One of several effects; those that can't do anything now are left out. */
export const choose: Kind<'choose'> = {
  run: chosen({
    ask({ g }, run, { ways: all }, { lacking, hint }) {
      const ways = all.filter(({ effects }) => lacking(g, run, effects) === null);
      const offers = ways.map(({ label, effects }) =>
        open({ key: `choose:${kebab(label)}`, verb: 'choose', label, hint: hint(effects) }, effects),
      );
      return asks(run, 'choose one.', offers);
    },
    take(_ctx, run, effects) {
      before(run, effects);
    },
  }),
  text: ({ ways }, voice, list) => ways.map(({ effects }) => list(effects, voice)).join(', or '),
  icon: 'check',
  lines: ({ ways }, voice, list) =>
    ways.map(({ effects }, at) => ({ text: `${at === 0 ? 'Either' : 'Or'} ${list(effects, voice)}` })),
  ahead: () => null,
};

export const when: Kind<'when'> = {
  run({ g }, run, { condition, then, otherwise = [] }) {
    before(run, holds(g, run, condition) ? then : otherwise);
  },
  text: (effect, voice, list) => sides(effect, voice, list).join('; '),
  icon: ({ then }, list) => list(then),
  lines: (effect, voice, list) => sides(effect, voice, list).map((text) => ({ text })),
  bonus: ({ condition, then }, voice, list) => `${list(then, voice)} if ${conditionText(condition, voice)}`,
  ahead: () => null,
};

function sides({ condition, then, otherwise }: EffectOf<'when'>, voice: Voice, list: List): string[] {
  const first = `if ${conditionText(condition, voice)}: ${list(then, voice)}`;
  return otherwise === undefined ? [first] : [first, `otherwise ${list(otherwise, voice)}`];
}
