import { no, offer } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { occupies } from '../../../position/standing.ts';
import { lacksCommands } from '../../../position/turn.ts';
import { timesUsed } from '../../../position/uses.ts';
import type { Rule } from '../../../rules/rule.ts';
import { fromPhenomenon } from './parts.ts';

const ICE = 'Cometary Ice Field';
const MINE: Effects = [
  { do: 'spend-command', count: 1 },
  { do: 'mark-used', rule: ICE, span: 'turn' },
  fromPhenomenon({ production: 1 }),
];

/** Phenomena of the Andorian set. */
export const ANDORIAN = {
  'cometary-ice-field': {
    plays: {
      command(g, { system = '' }, { seat }) {
        if (!occupies(g, seat, system)) return [];
        const done =
          timesUsed(g, seat, ICE) > 0 ? no('A-PHEN-05', 'You have already taken ice there this turn.') : null;
        return [
          offer(MINE, done ?? lacksCommands(g, seat, 1), () => ({
            key: `mine:${system}`,
            verb: 'mine',
            label: 'Take 1 Production from the Cometary Ice Field',
            hint: '1 Command. Once per turn',
          })),
        ];
      },
    },
  },
  'distortion-sphere': {
    bans: {
      'move-on': (_g, { system }, { sector }) =>
        sector === system
          ? no('A-MOVE-20', 'You can’t move on from the Distortion Sphere. Bent space holds you there.')
          : null,
    },
  },
  'dark-matter-nebula': {
    grants: {
      pass: (_g, { system }, { sector }) => sector === system,
      stop: (_g, { system }, { sector }) => sector === system,
      'enter-freely': (_g, { system }, { sector }) => sector === system,
    },
  },
} satisfies Readonly<Record<string, Rule>>;
