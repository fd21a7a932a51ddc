import { no, offer } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { occupies } from '../../../position/standing.ts';
import { lacksCommands } from '../../../position/turn.ts';
import { timesUsed } from '../../../position/uses.ts';
import { fromPhenomenon } from '../../builders/phenomena.ts';
import { systems } from '../../card-rules.ts';

const ICE = 'Cometary Ice Field';

const MINE: Effects = [
  { do: 'spend-command', count: 1 },
  { do: 'mark-used', rule: ICE, span: 'turn' },
  fromPhenomenon({ production: 1 }),
];

/** The Phenomena of the Andorian set. */
export const CARDS = systems('andorian', [
  {
    id: 'cometary-ice-field',
    number: 8,
    name: 'Cometary Ice Field',
    kind: 'phenomenon',
    sites: [],
    lanes: 3,
    hazard: 6,
    source: 'ours',
    line: 'Ice and ore: once per turn, the Occupying player may use a Command to take 1 Production.',
    rule: {
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
  },
  {
    id: 'dark-matter-nebula',
    number: 10,
    name: 'Dark Matter Nebula',
    kind: 'phenomenon',
    sites: [],
    lanes: 4,
    hazard: 5,
    source: 'ours',
    line: 'Ships in it can’t be seen: this Sector is never closed, and entering it needs no permission.',
    rule: {
      grants: {
        pass: (_g, { system }, { sector }) => sector === system,
        stop: (_g, { system }, { sector }) => sector === system,
        'enter-freely': (_g, { system }, { sector }) => sector === system,
      },
    },
  },
  {
    id: 'distortion-sphere',
    number: 9,
    name: 'Distortion Sphere',
    kind: 'phenomenon',
    sites: [],
    lanes: 3,
    hazard: 5,
    source: 'ours',
    line: 'Bent space holds everyone who enters: Movement into this Sector always ends here.',
    rule: {
      bans: {
        move: (_g, { system }, { how, sector }) =>
          how === 'on' && sector === system
            ? no('A-MOVE-20', 'You can’t move on from the Distortion Sphere. Bent space holds you there.')
            : null,
      },
    },
  },
]);
