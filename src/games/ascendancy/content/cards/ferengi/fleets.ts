import { no } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { playerOf, seatsIn, unitOf } from '../../../position/find.ts';
import { partOf } from '../../../position/part.ts';
import { controllerOf } from '../../../position/standing.ts';
import { fleets } from '../../card-rules.ts';

/** The number of Ships that the Insured Convoy’s owner must have lost. */
const INSURED = 2;

/** Both sides of the three Fleet Cards of the Ferengi. */
export const CARDS = fleets('ferengi', [
  {
    id: 'ferengi 0a',
    name: 'Commerce Enforcement Squadron',
    most: 3,
    source: 'book',
    line: 'This Fleet may end its move in Systems with rival Ships, whatever the Trade status. On your turn, it Enters Warp without a Command unless it has Exited Warp this turn.',
    // A-FER-07, A-FER-08
    rule: {
      grants: {
        stop: (g, source, { unit, sector }) => unit === source.unit && sector in g.discs,
        'enter-freely': (g, source, { unit, sector }) => unit === source.unit && sector in g.discs,
      },
      bans: {
        move: (g, source, { how, unit, sector }) =>
          how === 'on' &&
          unit === source.unit &&
          sector in g.discs &&
          controllerOf(g, sector) !== source.seat &&
          seatsIn(g, sector).some((seat) => seat !== source.seat)
            ? no('A-FER-08', 'This Fleet must end its move where rival Ships are.')
            : null,
      },
      adds: {
        'command-price': (g, source, about) =>
          about.of === 'warp' &&
          about.unit === source.unit &&
          g.turn?.seat === source.seat &&
          !unitOf(g, about.unit).exited
            ? -1
            : 0,
      },
    },
  },
  {
    id: 'ferengi 0b',
    name: 'Insured Convoy',
    most: 6,
    source: 'ours',
    line: 'Once per round, gain 1 Production when this Fleet was in a Space Battle in which you lost at least 2 Ships.',
    // The Convoy pays after the battle even if the Fleet is destroyed in it.
    rule: {
      at: {
        'battle-begun': {
          does(g, { seat, unit }) {
            const part = partOf(g, seat, 'battle');
            return seat !== null && unit !== undefined && part?.side.units.includes(unit) === true
              ? [{ do: 'last', what: 'insurance', seats: [seat], until: 'turn' }]
              : [];
          },
        },
      },
    },
    lasting: {
      insurance: {
        at: {
          'conflict-end': {
            does(g, { seat }) {
              const part = partOf(g, seat, 'battle');
              if (part === null || seat === null) return [];
              const over: Effects = [{ do: 'forget', what: 'insurance' }];
              if (part.side.lost < INSURED || playerOf(g, seat).uses.some(({ rule }) => rule === 'insurance'))
                return over;
              return [
                ...over,
                { do: 'mark-used', rule: 'insurance', span: 'round' },
                { do: 'gain', gains: { production: 1 }, rule: 'A-BAT-20' },
              ];
            },
          },
        },
      },
    },
  },
  {
    id: 'ferengi 1a',
    name: 'Market Penetration Convoy',
    most: 3,
    source: 'public',
    line: 'This Fleet may place and connect a new Space Lane at a System that is already at its lane limit.',
    // A-LANE-01
    rule: { grants: { build: (_g, source, about) => about.what === 'lane' && about.unit === source.unit } },
  },
  {
    id: 'ferengi 1b',
    name: 'Loss Interdiction Task Force',
    most: 7,
    source: 'public',
    line: 'A plain Fleet of up to 7 Ships.',
  },
]);
