import { no, type Offer, offer, open } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import type { Effects } from '../../effects/union.ts';
import { playerOf, seatsIn, unitOf } from '../../position/find.ts';
import { partOf } from '../../position/part.ts';
import { controllerOf, hostilesIn } from '../../position/standing.ts';
import { timesUsed } from '../../position/uses.ts';
import type { RuleSource } from '../../rules/source.ts';
import type { Ascendancy, Movement, SystemId, UnitId } from '../../state.ts';
import type { LastingRule } from '../card.ts';
import { systemName } from '../systems/table.ts';
import type { FleetRules } from './side.ts';

/** The number of Ships that the Insured Convoy’s owner must have lost. */
const INSURED = 2;
/**
 * The number of Ships that a Liquidation Fleet returns for 1 Production, and the maximum Production that it gives per
 * round.
 */
const LIQUIDATED = { ships: 2, most: 3 } as const;

/** Whether a unit takes part in the current move, at impulse or at Warp. */
function travels(m: Movement | null, unit: UnitId | undefined): m is Movement & { kind: 'impulse' | 'warp' } {
  return m !== null && unit !== undefined && m.units.includes(unit) && (m.kind === 'impulse' || m.kind === 'warp');
}

/** Returns the System that the current move is passing through, if Ships may stay there, or null. */
function passes(g: Ascendancy, { seat, unit }: RuleSource, sector: string): SystemId | null {
  const m = g.movement;
  if (!travels(m, unit) || m.path.length < 2 || seat === null || !(sector in g.discs)) return null;
  // No Ships are left behind in the System where the move ends.
  if (m.goal === sector && m.explore === null) return null;
  return controllerOf(g, sector) === seat || hostilesIn(g, seat, sector).length === 0 ? sector : null;
}

function franchises(g: Ascendancy, source: RuleSource, sector: string): Offer<Effects>[] {
  const system = passes(g, source, sector);
  const m = g.movement;
  const { unit } = source;
  if (system === null || unit === undefined || !travels(m, unit)) return [];
  const { kind } = m;
  return Array.from({ length: unitOf(g, unit).ships - 1 }, (_, at) => at + 1).map((ships) =>
    open(
      {
        key: `leave:${unit}:${ships}`,
        verb: 'leave',
        label: `Leave ${several(ships, 'Ship')} at ${systemName(system)}`,
      },
      [{ do: 'leave-ships', unit, ships, system, kind }],
    ),
  );
}

function liquidations(g: Ascendancy, { seat, unit }: RuleSource): Offer<Effects>[] {
  if (seat === null || unit === undefined) return [];
  const { at, ships } = unitOf(g, unit);
  if (at === null || !(at in g.discs)) return [];
  const left = LIQUIDATED.most - timesUsed(g, seat, 'Liquidation Fleet');
  const why =
    controllerOf(g, at) !== seat
      ? no('A-SPEC-01', 'This Fleet must be in Orbit of a System that you Control.')
      : left > 0
        ? null
        : no('A-SPEC-01', 'It has already paid 3 Production this round.');
  const most = Math.max(1, Math.min(left, Math.floor(ships / LIQUIDATED.ships)));
  return Array.from({ length: most }, (_, more) => more + 1).map((production) => {
    const given = LIQUIDATED.ships * production;
    const used: Effects = Array.from({ length: production }, () => ({
      do: 'mark-used',
      rule: 'Liquidation Fleet',
      span: 'round',
    }));
    const sell: Effects = [
      ...used,
      { do: 'return-ships', unit, ships: given },
      { do: 'gain', gains: { production }, rule: 'A-SPEC-01' },
    ];
    return offer(sell, why, () => ({
      key: `liquidate:${unit}:${given}`,
      verb: 'liquidate',
      label: `Return ${several(given, 'Ship')} for ${production} Production`,
      hint: ships - given < 3 ? 'The Fleet disbands' : `${several(ships - given, 'Ship')} stay`,
    }));
  });
}

/** The rules of the Ferengi Fleet Cards. */
export const FERENGI: FleetRules = [
  {
    // Fleet: Commerce Enforcement Squadron (A-FER-07, A-FER-08)
    a: {
      grants: {
        stop: (g, source, { unit, sector }) => unit === source.unit && sector in g.discs,
        'enter-freely': (g, source, { unit, sector }) => unit === source.unit && sector in g.discs,
      },
      bans: {
        'move-on': (g, source, { unit, sector }) =>
          unit === source.unit &&
          sector in g.discs &&
          controllerOf(g, sector) !== source.seat &&
          seatsIn(g, sector).some((seat) => seat !== source.seat)
            ? no('A-FER-08', 'This Fleet must end its move where rival Ships are.')
            : null,
      },
      adds: {
        'command-warp': (g, source, { unit }) =>
          unit === source.unit && g.turn?.seat === source.seat && !unitOf(g, unit).exited ? -1 : 0,
      },
    },
    // Fleet: Insured Convoy. The Convoy pays after the battle even if the Fleet is destroyed in it.
    b: {
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
  },
  {
    // Fleet: Market Penetration Convoy (A-LANE-01)
    a: { grants: { lanes: (_g, source, { unit }) => unit === source.unit } },
  },
  {
    // Fleet: Franchise Establishment Flotilla
    a: {
      grants: { 'keep-fleet': (g, source, { unit }) => unit === source.unit && travels(g.movement, unit) },
      at: {
        moving: {
          prompt: 'leave Ships here?',
          offers: (g, source, { units, sector }) =>
            source.unit !== undefined && units.includes(source.unit) ? franchises(g, source, sector) : [],
        },
      },
    },
    // Fleet: Liquidation Fleet
    b: { plays: { building: (g, source, { seat }) => (seat === source.seat ? liquidations(g, source) : []) } },
  },
];

/** Lasting effects of Ferengi Fleets. */
export const FERENGI_LASTING: Readonly<Record<string, LastingRule>> = {
  insurance: {
    name: 'Insured Convoy',
    rule: {
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
};
