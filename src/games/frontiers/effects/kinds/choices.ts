import { before, chosen } from '../../../kit/effects.ts';
import { type Offer, open } from '../../../kit/offers.ts';
import { alternatives, asHint } from '../../../kit/words.ts';
import type { Frontiers } from '../../state.ts';
import { conditionText, holds } from '../counts.ts';
import { asks, occasionOf, type Run } from '../frame.ts';
import type { All, Kind } from '../kind.ts';
import { NEEDS_CHECK } from '../moments.ts';
import { waysGist } from '../text/words.ts';
import type { Alternative, EffectOf, Effects } from '../union.ts';

declare module '../union.ts' {
  interface Kinds {
    /** The player chooses one of the alternatives. */
    one: { ways: readonly Alternative[] };
    /** The player may use these effects, up to `times` times. */
    may: { effects: Alternative; times?: number };
    when: { condition: Condition; then: Alternative; otherwise?: Alternative };
  }
}

export const one: Kind<'one', 'only'> = {
  run: chosen({
    ask({ g }, run, effect, all) {
      const ways = waysNow(g, run, effect, all);
      if (ways.length < 2) return { go: 'only' };
      const offers = ways.map((way) => wayOffer(way, all));
      return asks(run, 'which effect do you choose?', offers);
    },
    take(_ctx, run, way) {
      before(run, way);
    },
  }),
  steps: {
    /** If only one alternative can be taken now, takes it without asking. */
    only({ g }, run, effect, all) {
      const [way] = waysNow(g, run, effect, all);
      if (way !== undefined) before(run, way.effects);
    },
  },
  fits: ({ ways }, list) => ways.reduce((sum, way) => sum | list(way), NEEDS_CHECK),
  text: ({ ways }, list) => alternatives(ways.map(list)),
  gist: ({ ways }, list) => waysGist(ways, list),
  icon: 'swap',
  apart: true,
  serves: (at, { ways }, { usable }) => ways.some((way) => usable(at, way)),
};

/**
 * The maximum length of an alternative that is shown in full on its button. Labels must differ within this many
 * characters.
 */
const ROOM = 30;

/** An alternative and its index, which the option's key contains. */
interface PlacedWay {
  place: number;
  effects: Alternative;
}

/**
 * Returns the useful alternatives. If no alternative is useful, returns all those whose costs can be paid, so that the
 * card still does something.
 */
function waysNow(g: Frontiers, run: Run, effect: EffectOf<'one'>, { usable, payable }: All): PlacedWay[] {
  const at = occasionOf(g, run);
  const ways = effect.ways.map((effects, place) => ({ place, effects }));
  const useful = ways.filter(({ effects }) => usable(at, effects));
  return useful.length > 0 ? useful : ways.filter(({ effects }) => payable(at, effects));
}

function wayOffer({ place, effects }: PlacedWay, { text, gist }: All): Offer<Alternative> {
  const whole = text(effects);
  const told = whole.length <= ROOM ? { label: whole } : { label: gist(effects), hint: whole };
  return open({ key: `choose:${place}`, verb: 'choose', ...told }, effects);
}

export const may: Kind<'may'> = {
  run: chosen({
    ask({ g }, run, { effects }, { usable, text, gist }) {
      if (!usable(occasionOf(g, run), effects)) return { go: 'begin' };
      // The hint has the full text, since the label may be too short for all costs and gains.
      const yes = { key: 'yes', verb: 'choose', label: gist(effects), hint: asHint(text(effects)) };
      return asks(run, 'use this effect?', [open(yes, effects)], 'Don’t use it');
    },
    take(_ctx, run, effects, { times = 1 }) {
      const again: Effects = times > 1 ? [{ do: 'may', effects, times: times - 1 }] : [];
      before(run, [...effects, ...again]);
    },
  }),
  fits: ({ effects }, list) => list(effects),
  // A rule change is described with “if you like”, and anything else with “you may”.
  text({ effects, times = 1 }, list) {
    const often = times > 1 ? `up to ${times} times ` : '';
    return `${often}${isRule(effects) ? 'if you like,' : 'you may'} ${list(effects)}`;
  },
  gist: ({ effects }, list) => `${isRule(effects) ? '' : 'may '}${list(effects)}`,
  icon: 'bonus',
  apart: true,
  serves: (at, { effects }, { usable }) => usable(at, effects),
};

function isRule([first]: Alternative): boolean {
  return first?.do === 'lasting';
}

export const when: Kind<'when'> = {
  run({ g }, run, { condition, then, otherwise = [] }) {
    before(run, holds(g, run, condition) ? then : otherwise);
  },
  fits: ({ then: first, otherwise = [] }, list) => list(first) | list(otherwise),
  /** Describes conditions: “if you are in combat: …; otherwise …”, “unless you are in combat: …”. */
  text({ condition, then: first, otherwise = [] }, list) {
    if (first.length === 0) return `unless ${conditionText(condition)}: ${list(otherwise)}`;
    const rest = otherwise.length === 0 ? '' : `; otherwise ${list(otherwise)}`;
    return `if ${conditionText(condition)}: ${list(first)}${rest}`;
  },
  gist: ({ then: first, otherwise = [] }, list) => list(first.length > 0 ? first : otherwise),
  icon: 'clock',
  apart: true,
};
