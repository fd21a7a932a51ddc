import type { Seat } from '../../../../kernel/types.ts';
import { before, chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { cardName } from '../../position/names.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Somebody says what happens: who carries it out, unless told; `hidden`: what hangs on cards that nobody else sees. */
    either: { who?: Seat; ways: readonly { key: string; label: string; hidden?: true; list: Effects }[] };
  }
}

export const either: Kind<'either'> = {
  run: chosen({
    ask: (_ctx, run, { who, ways }) => ({
      seat: who ?? run.seat,
      kind: 'pick',
      prompt: `${cardName(run.from.card)}: which?`,
      offers: ways.map(({ list, ...option }) => open({ ...option, verb: 'choose' }, list)),
      min: 1,
      max: 1,
      rule: 'C-RESPONSE-03',
    }),
    take(_ctx, run, list) {
      before(run, list);
      return 'begin';
    },
  }),
  text: ({ ways }) => `One of ${ways.length} ways.`,
};
