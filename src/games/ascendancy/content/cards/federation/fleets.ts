import { open } from '../../../../kit/offers.ts';
import { unitOf } from '../../../position/find.ts';
import { isPhenomenon, occupies } from '../../../position/standing.ts';
import { timesUsed } from '../../../position/uses.ts';
import { rerollsOnes, SHIP_BY_SHIP } from '../../builders/fights.ts';
import { fleets } from '../../card-rules.ts';

/** Both sides of the three Fleet Cards of the Federation (A-FED-07). */
export const CARDS = fleets('federation', [
  {
    id: 'federation 0a',
    name: 'Colonization Fleet',
    most: 3,
    source: 'book',
    line: 'In your Building Phase, you may Colonize with this Fleet for no Culture. Spend 1 of its Ships and disband it.',
    // A-BUILD-10
    rule: { grants: { colony: (_g, source, about) => about.by === 'disbanding' && about.unit === source.unit } },
  },
  {
    id: 'federation 0b',
    name: 'Battle Group',
    most: 6,
    source: 'public',
    line: 'In Space Battles, reroll this Fleet’s to-hit dice that show 1.',
    rule: rerollsOnes('battle'),
  },
  {
    id: 'federation 1a',
    name: 'Science Fleet',
    most: 4,
    source: 'public',
    line: 'When this Fleet Braves a Hazard, roll for one of its Ships at a time. Once per turn, this Fleet may Brave the Phenomenon where it began the turn, without a Command.',
    rule: {
      ...SHIP_BY_SHIP,
      adds: {
        'command-price': (g, source, about) =>
          about.of === 'brave' &&
          about.unit === source.unit &&
          unitOf(g, about.unit).began === about.system &&
          timesUsed(g, about.seat, 'Science Fleet') === 0
            ? -1
            : 0,
      },
      at: {
        // The Fleet has used its free attempt to Brave the Phenomenon where it began the turn.
        braved: {
          does: (g, source, { seat, system, units, kind }) =>
            seat === source.seat &&
            kind === 'none' &&
            source.unit !== undefined &&
            units.includes(source.unit) &&
            isPhenomenon(system) &&
            unitOf(g, source.unit).began === system
              ? [{ do: 'mark-used', rule: 'Science Fleet', span: 'turn' }]
              : [],
        },
      },
    },
  },
  {
    id: 'federation 1b',
    name: 'Regular Fleet',
    most: 8,
    source: 'ours',
    line: 'No special rule, but the largest capacity.',
  },
  {
    id: 'federation 2a',
    name: 'Diplomatic Fleet',
    most: 3,
    source: 'public',
    line: 'You may reroll the Hegemony die once in a System this Fleet Occupies.',
    rule: {
      at: {
        'after-roll': {
          prompt: 'reroll the Hegemony die?',
          free: true,
          offers(g, { seat, unit }, { seat: roller, kind }) {
            const { roll } = g;
            if (roll === null || roll.system === null || unit === undefined) return [];
            if (seat !== roller || kind !== 'hegemony' || roll.used.includes('Diplomatic Fleet')) return [];
            const isThere = unitOf(g, unit).at === roll.system && occupies(g, roller, roll.system);
            return isThere
              ? [
                  open({ key: 'again', verb: 'reroll', label: 'Reroll the die', rule: 'A-DICE-01' }, [
                    { do: 'roll-again', rule: 'Diplomatic Fleet' },
                  ]),
                ]
              : [];
          },
        },
      },
    },
  },
  {
    id: 'federation 2b',
    name: 'Relief Task Force',
    most: 7,
    source: 'ours',
    line: 'When this Fleet Retreats, its group may move up to 3 Sectors.',
    rule: { adds: { distance: (_g, source, { of, unit }) => (of === 'retreat' && unit === source.unit ? 1 : 0) } },
  },
]);
