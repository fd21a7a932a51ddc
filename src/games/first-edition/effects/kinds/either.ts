import type { Seat } from '../../../../kernel/types.ts';
import { before, chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { cardName } from '../../position/names.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * A player chooses an alternative, by default the player who carries this out. `hidden` marks alternatives that
     * depend on hidden cards.
     */
    either: { who?: Seat; ways: readonly { key: string; label: string; hidden?: true; list: Effects }[] };
  }
}

export const either: Kind<'either'> = {
  run: chosen({
    ask: (_ctx, run, { who, ways }) => ({
      seat: who ?? run.seat,
      kind: 'pick',
      prompt: `${cardName(run.from.card)}: which effect?`,
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
};
