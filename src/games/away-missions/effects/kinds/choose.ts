import { before, chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { alternatives, kebab, listed } from '../../../kit/words.ts';
import { holds } from '../counts.ts';
import { asks } from '../frame.ts';
import type { Kind, List } from '../kind.ts';
import { conditionText } from '../text/counts.ts';
import type { ReferenceNames } from '../text/words.ts';
import type { EffectOf } from '../union.ts';

declare module '../union.ts' {
  interface Kinds {
    choose: { ways: readonly Alternative[] };
    when: { condition: Condition; then: Effects; otherwise?: Effects };
  }
}

/** Maximum length, in characters, of a choice that is printed as a single sentence. */
const IN_ONE = 100;

/** A choice between alternatives. Alternatives that can't do anything now are left out. */
export const choose: Kind<'choose'> = {
  run: chosen({
    ask({ g }, run, { ways: all }, { lacking, hint }) {
      const ways = all.filter(({ effects }) => lacking(g, run, effects) === null);
      const offers = ways.map(({ label, effects }) =>
        open({ key: `choose:${kebab(label)}`, verb: 'choose', label, hint: hint(g, run, effects) }, effects),
      );
      return asks(run, 'choose one.', offers);
    },
    take(_ctx, run, effects) {
      before(run, effects);
    },
  }),
  text: ({ ways }, voice, list) => alternatives(ways.map(({ effects }) => list(effects, voice))),
  icon: 'check',
  lines({ ways }, voice, list) {
    const texts = ways.map(({ effects }) => list(effects, voice));
    const text = alternatives(texts);
    if (text.length <= IN_ONE) return [{ text }];
    return texts.map((way, at) => ({ text: `${at === 0 ? 'Either' : 'Or'} ${way}` }));
  },
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

function sides({ condition, then, otherwise }: EffectOf<'when'>, voice: ReferenceNames, list: List): string[] {
  const [holds, done] = [conditionText(condition, voice), listed(then.map((effect) => list([effect], voice)))];
  const first = `if ${holds}: ${done}`;
  if (otherwise === undefined) return [first];
  const other = list(otherwise, voice);
  // Two alternatives that differ only at the end are merged: “take a test, which needs 3 successes unless …”.
  const more = other.startsWith(`${done} that `) ? other.slice(`${done} that `.length) : null;
  return more === null ? [first, `otherwise ${other}`] : [`${done}, which ${more} unless ${holds}`];
}
