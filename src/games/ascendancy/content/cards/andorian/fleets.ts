import { offer } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { laneOf, systemOf } from '../../../galaxy/graph.ts';
import { isWorld, sideAt, unitsOf } from '../../../position/conflict.ts';
import { discOf, unitOf } from '../../../position/find.ts';
import { partOf } from '../../../position/part.ts';
import { tokenless } from '../../../position/tokens.ts';
import { timesUsed } from '../../../position/uses.ts';
import type { Ascendancy, Conflict, Sector, SystemId } from '../../../state.ts';
import { attacksFrom } from '../../builders/attacks.ts';
import { fleets } from '../../card-rules.ts';
import { systemCard, systemName } from '../../lookup.ts';

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

/** Both sides of the three Fleet Cards of the Andorians. */
export const CARDS = fleets('andorian', [
  {
    id: 'andorian 0a',
    name: 'Reconnaissance Fleet',
    most: 3,
    source: 'book',
    line: 'On your turn, this Fleet may place an Andorian Token without a Command on a rival-Controlled System that it Orbits or whose lane it is in, but never on a Phenomenon.',
    rule: {
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
    id: 'andorian 0b',
    name: 'Regular Fleet',
    most: 8,
    source: 'public',
    line: 'No special rule, but the largest capacity.',
  },
  {
    id: 'andorian 1a',
    name: 'Strike Fleet',
    most: 5,
    source: 'public',
    line: 'This Fleet adds 1 to its to-hit dice against Ships or Nodes in Systems with an Andorian Token.',
    rule: {
      adds: {
        hit(g, { seat, unit: fleet }, { side, unit, against }) {
          const part = partOf(g, seat, 'battle', 'invasion');
          return part?.place === side && unit !== null && unit === fleet && isTagged(g, part.c, against) ? 1 : 0;
        },
      },
    },
  },
  {
    id: 'andorian 1b',
    name: 'Raider Fleet',
    most: 6,
    source: 'ours',
    line: 'Once per turn, this Fleet may move 1 Sector at impulse and begin a Space Battle with the same Command.',
    rule: {
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
    id: 'andorian 2b',
    name: 'Home Defense Fleet',
    most: 7,
    source: 'ours',
    line: 'In Orbit of a System you Control that has no Starbase, this Fleet gives you the Starbase die.',
    rule: {
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
]);
