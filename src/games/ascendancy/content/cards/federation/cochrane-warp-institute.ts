import { open } from '../../../../kit/offers.ts';
import { sentence, several } from '../../../../kit/words.ts';
import type { Kind } from '../../../effects/kind.ts';
import { unitOf } from '../../../position/find.ts';
import { unitName } from '../../../position/names.ts';
import { spent } from '../../../position/part.ts';
import { ruleSourceName } from '../../../rules/rule-sources.ts';
import type { UnitId } from '../../../state.ts';
import { advancements } from '../../card-rules.ts';

/** Cochrane Warp Institute. */
export const CARDS = advancements('federation', [
  {
    id: 'fed-05',
    name: 'Cochrane Warp Institute',
    cost: 4,
    type: 'Science',
    tokens: ['warp'],
    source: 'ours',
    line: 'Once per turn, when one of your Ships or Fleets Enters Warp, it takes 1 extra Warp Token.',
    rule: {
      at: {
        'entered-warp': {
          prompt: 'take 1 extra Warp Token?',
          offers: (g, source, { seat, unit }) =>
            seat === source.seat && spent(g, seat, 'fed-05', 'turn') === null
              ? [
                  open({ key: `boost:${unit}`, verb: 'boost', label: 'Take 1 extra Warp Token' }, [
                    { do: 'mark-used', rule: 'fed-05', span: 'turn' },
                    { do: 'warp-token', unit, tokens: 1 },
                  ]),
                ]
              : [],
        },
      },
    },
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Gives additional Warp Tokens to a Ship or Fleet at Warp. */
    'warp-token': { unit: UnitId; tokens: number };
  }
}

const warpToken: Kind<'warp-token'> = {
  run(ctx, run, { unit: id, tokens }) {
    const unit = unitOf(ctx.g, id);
    if (unit.warp === null) return;
    unit.warp.tokens += tokens;
    const name = sentence(unitName(ctx.g, unit));
    ctx.log(
      `${name} takes ${several(tokens, 'more Warp Token')} with ${ruleSourceName(ctx.g, run.from)}.`,
      'A-MOVE-07',
    );
  },
  worth: ({ tokens }) => 0.3 * tokens,
};

/** The kind of effect that only this card has. */
export const KINDS = { 'warp-token': warpToken };
