import { offer } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { fleetsOf, unitOf } from '../../../position/find.ts';
import { unitName } from '../../../position/names.ts';
import { lacksCommands } from '../../../position/turn.ts';
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
