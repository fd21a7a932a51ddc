import { open } from '../../../kit/offers.ts';
import { unitOf } from '../../position/find.ts';
import { isPhenomenon, occupies } from '../../position/standing.ts';
import { timesUsed } from '../../position/uses.ts';
import { rerollsOnes, SHIP_BY_SHIP } from '../advancements/alike.ts';
import type { FleetRules } from './side.ts';

/** The rules of the Federation’s Fleet Cards (A-FED-07). */
export const FEDERATION: FleetRules = [
  {
    // Fleet: Colonization Fleet (A-BUILD-10)
    a: { grants: { 'colony-fleet': (_g, source, { unit }) => unit === source.unit } },
    // Fleet: Battle Group
    b: rerollsOnes('battle'),
  },
  {
    // Fleet: Science Fleet
    a: {
      ...SHIP_BY_SHIP,
      adds: {
        'command-brave': (g, source, { seat, unit, system }) =>
          unit === source.unit && unitOf(g, unit).began === system && timesUsed(g, seat, 'Science Fleet') === 0
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
    // Fleet: Diplomatic Fleet
    a: {
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
    // Fleet: Relief Task Force
    b: { adds: { retreat: (_g, source, { unit }) => (unit === source.unit ? 1 : 0) } },
  },
];
