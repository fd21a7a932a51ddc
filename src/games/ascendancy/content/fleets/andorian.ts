import { offer } from '../../../kit/offers.ts';
import type { Effects } from '../../effects/union.ts';
import { laneOf, systemOf } from '../../galaxy/graph.ts';
import { isWorld, sideAt, unitsOf } from '../../position/conflict.ts';
import { discOf, fleetsOf, unitOf } from '../../position/find.ts';
import { unitName } from '../../position/names.ts';
import { partOf } from '../../position/part.ts';
import { tokenless } from '../../position/tokens.ts';
import { lacksCommands } from '../../position/turn.ts';
import { timesUsed } from '../../position/uses.ts';
import type { Ascendancy, Conflict, Sector, SystemId } from '../../state.ts';
import { systemCard, systemName } from '../systems/table.ts';
import { attacksFrom } from './attack.ts';
import type { FleetRules } from './side.ts';

/**
 * Returns the Systems where a Fleet can place a Token: the System that it Orbits, or the Systems that its lane connects
 * (A-AND-03).
 */
function scouted(g: Ascendancy, sector: Sector): SystemId[] {
  const on = laneOf(sector);
  if (on === null) return [sector];
  const lane = g.lanes[on.lane];
  return [lane?.a, lane?.b].flatMap((system) => system ?? []);
}

/** Whether everything that a side fights with is in Systems that have an Andorian Token. */
function isTagged(g: Ascendancy, c: Conflict, place: number): boolean {
  if (isWorld(c, place)) return c.system !== null && discOf(g, c.system).watched;
  const sectors =
    sideAt(c, place).owner === 'borg' ? [c.sector] : unitsOf(g, sideAt(c, place)).flatMap(({ at }) => at ?? []);
  return sectors.length > 0 && sectors.every((at) => systemOf(g, at) !== null && discOf(g, at).watched);
}

/** Whether a Ship can stop in a Sector without facing a Hazard. */
function isSafe(g: Ascendancy, sector: Sector): boolean {
  const system = systemOf(g, sector);
  return system === null || systemCard(system).hazard === null;
}

/** The rules of the Andorian Fleet Cards. */
export const ANDORIAN: FleetRules = [
  {
    // Fleet: Reconnaissance Fleet
    a: {
      plays: {
        turn(g, source, { seat }) {
          const at = source.unit === undefined ? null : unitOf(g, source.unit).at;
          if (seat !== source.seat || at === null) return [];
          return scouted(g, at).map((system) =>
            offer<Effects>([{ do: 'token', system }], tokenless(g, seat, system), () => ({
              key: `token:${system}`,
              verb: 'token',
              label: `Place an Andorian Token at ${systemName(system)}`,
              hint: 'No Command',
              rule: 'A-AND-03',
            })),
          );
        },
      },
    },
  },
  {
    // Fleet: Strike Fleet
    a: {
      adds: {
        hit(g, { seat, unit: fleet }, { side, unit, against }) {
          const part = partOf(g, seat, 'battle', 'invasion');
          return part?.place === side && unit !== null && unit === fleet && isTagged(g, part.c, against) ? 1 : 0;
        },
      },
    },
    // Fleet: Raider Fleet
    b: {
      at: {
        'move-end': {
          prompt: 'begin a Space Battle with the same Command?',
          offers(g, source, { seat, by, units, sector, kind }) {
            const { movement, turn } = g;
            if (source.unit === undefined || !units.includes(source.unit) || by !== seat) return [];
            if (kind !== 'impulse' || turn?.seat !== seat || turn.phase !== 'command' || !isSafe(g, sector)) return [];
            const isPlain = movement?.path.length === 2 && movement.lane === null && movement.found === null;
            return isPlain && timesUsed(g, seat, 'Raider Fleet') === 0
              ? attacksFrom(g, seat, sector, 'Raider Fleet')
              : [];
          },
        },
      },
    },
  },
  {
    // Fleet: Command Fleet
    a: {
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
    // Fleet: Home Defense Fleet
    b: {
      grants: {
        'starbase-die'(g, { seat, unit }, { side }) {
          const part = partOf(g, seat, 'battle');
          if (part?.place !== side || unit === undefined || !part.side.units.includes(unit)) return false;
          const { at } = unitOf(g, unit);
          const system = at === null ? null : systemOf(g, at);
          if (system === null) return false;
          const disc = discOf(g, system);
          return disc.control === seat && !disc.starbase;
        },
      },
    },
  },
];
