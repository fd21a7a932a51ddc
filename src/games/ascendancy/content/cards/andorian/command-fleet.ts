import { offer } from '../../../../kit/offers.ts';
import type { Kind } from '../../../effects/kind.ts';
import type { Effects } from '../../../effects/union.ts';
import { fleetsOf, unitOf } from '../../../position/find.ts';
import { does, unitName } from '../../../position/names.ts';
import { lacksCommands } from '../../../position/turn.ts';
import type { UnitId } from '../../../state.ts';
import { fleets } from '../../card-rules.ts';

/** Command Fleet. */
export const CARDS = fleets('andorian', [
  {
    id: 'andorian 2a',
    name: 'Command Fleet',
    most: 5,
    source: 'book',
    line: 'For a Command, this Fleet and another Andorian Fleet swap positions.',
    rule: {
      plays: {
        command(g, source, { seat }) {
          const own = source.unit === undefined ? null : unitOf(g, source.unit);
          if (seat !== source.seat || own === null || own.at === null) return [];
          return fleetsOf(g, seat)
            .filter(({ id, at }) => id !== own.id && at !== null && at !== own.at)
            .map((other) =>
              offer<Effects>(
                [
                  { do: 'spend-command', count: 1 },
                  { do: 'swap-fleets', one: own.id, other: other.id },
                ],
                lacksCommands(g, seat, 1),
                () => ({
                  key: `swap:${other.id}`,
                  verb: 'swap',
                  label: `Swap positions with ${unitName(g, other)}`,
                  hint: '1 Command',
                  rule: 'A-AND-05',
                }),
              ),
            );
        },
      },
    },
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * Swaps the positions of two Fleets that aren’t at Warp (A-AND-05). A swap isn’t a Movement, so no Hazard is Braved
     * (A-OPEN-54).
     */
    'swap-fleets': { one: UnitId; other: UnitId };
  }
}

const swapFleets: Kind<'swap-fleets'> = {
  run(ctx, run, { one, other }) {
    const [first, second] = [unitOf(ctx.g, one), unitOf(ctx.g, other)];
    if (first.at === null || second.at === null) return;
    [first.at, second.at] = [second.at, first.at];
    const fleets = `${unitName(ctx.g, first)} and ${unitName(ctx.g, second)}`;
    ctx.log(`${does(ctx.g, run.seat, 'swaps', 'swap')} the positions of ${fleets}.`, 'A-AND-05');
  },
  worth: () => 0.5,
};

/** The kind of effect that only this card has. */
export const KINDS = { 'swap-fleets': swapFleets };
