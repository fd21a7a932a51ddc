import { open } from '../../../kit/offers.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { Kind } from '../kind.ts';
import type { Effect } from '../union.ts';

/**
 * One of the outcomes, with effects that the demanding player carries out. The effects identify other players by their
 * seats.
 */
interface Way {
  key: string;
  label: string;
  hint?: string;
  does: Effect[];
}

declare module '../union.ts' {
  interface Kinds {
    /** Makes another seat choose between outcomes. The list holds only the outcomes that are possible. */
    demand: { of: number; prompt: string; ways: Way[] };
  }
}

export const demand: Kind<'demand'> = {
  run: {
    ask({ g }, run, { of, prompt, ways }) {
      if (ways.length === 0) return { go: 'begin' };
      const offers = ways.map(({ key, label, hint }) =>
        open({ key: `way:${key}`, verb: key, label, ...(hint === undefined ? {} : { hint }) }, key),
      );
      const options = offers.map(({ option }) => option);
      return { seat: of, kind: 'pick', prompt: `${ruleSourceName(g, run.from)}: ${prompt}`, options, min: 1, max: 1 };
    },
    answer(_ctx, run, { key }, { ways }) {
      const way = ways.find((one) => `way:${one.key}` === key);
      run.list = [...(way?.does ?? []), ...run.list];
    },
  },
  worth: ({ ways }) => (ways.length === 0 ? 0 : 0.5),
};
