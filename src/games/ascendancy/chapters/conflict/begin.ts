import type { Seat } from '../../../../kernel/types.ts';
import { SPIRE_HITS } from '../../content/borg-numbers.ts';
import { systemOf } from '../../galaxy/graph.ts';
import { cubeFought, spireNodes } from '../../position/borg.ts';
import { shipsOf } from '../../position/conflict.ts';
import { discOf, seatsIn } from '../../position/find.ts';
import { banned, granted } from '../../rules/ask.ts';
import type { Ascendancy, Conflict, Owner, Sector, Side, SystemId, UnitId } from '../../state.ts';

function newSide(owner: Owner | null, units: UnitId[]): Side {
  return {
    owner,
    units,
    brought: 0,
    lost: 0,
    killed: 0,
    strikes: false,
    dice: [],
    extra: 0,
    hits: [],
    doomed: [],
    spared: [],
    out: null,
    instead: null,
  };
}

function newConflict(kind: Conflict['kind'], sector: Sector, attacker: Owner, about: Partial<Conflict>): Conflict {
  return {
    kind,
    sector,
    sectors: [sector],
    system: null,
    attacker,
    sides: [],
    round: 0,
    used: [],
    barred: [],
    nodes: 0,
    result: null,
    razed: [],
    toRaze: 0,
    winner: null,
    over: false,
    hegemony: null,
    ...about,
  };
}

/** The plan of a Space Battle. */
export interface BattlePlan {
  seat: Seat;
  sector: Sector;
  from: Sector[];
  units?: UnitId[];
  /**
   * The Cubes, or the Spire of the Sector, and the seats that fight them. `units` belong to the player who started the
   * fight.
   */
  cubes?: { ids: number[]; seats: Seat[]; attack: boolean; spire?: boolean };
}

function unitsAt(g: Ascendancy, seat: Seat, sectors: readonly Sector[]): UnitId[] {
  return g.units
    .filter((unit) => unit.seat === seat && unit.at !== null && sectors.includes(unit.at))
    .map(({ id }) => id);
}

/**
 * Returns a Space Battle at its start. `seat` is the Attacker (A-BAT-03), and everyone with Ships in the Sector defends
 * (A-BAT-08). All Ships in the chosen Sectors join (A-BAT-07, A-OPEN-57).
 */
export function planBattle(g: Ascendancy, { seat, sector, from, units, cubes }: BattlePlan): Conflict {
  const sectors = [...new Set([sector, ...from])];
  const own = newSide(seat, units ?? unitsAt(g, seat, from));
  const sides =
    cubes === undefined
      ? [
          own,
          ...seatsIn(g, sector)
            .filter((rival) => rival !== seat)
            .map((rival) => newSide(rival, unitsAt(g, rival, [sector]))),
        ]
      : [
          newSide('borg', [...cubes.ids]),
          ...cubes.seats.map((one) => newSide(one, (one === seat ? units : undefined) ?? unitsAt(g, one, sectors))),
        ];
  const attacker = cubes === undefined || cubes.attack ? seat : 'borg';
  const c = newConflict('battle', sector, attacker, { sectors, system: systemOf(g, sector), sides });
  if (cubes?.spire === true) c.spire = { left: SPIRE_HITS + spireNodes(g, sector) };
  for (const side of sides) side.brought = shipsOf(g, side);
  return c;
}

/** Returns an Invasion at its start. All of the Attacker’s Ships in the System take part (A-INV-05). */
export function planInvasion(g: Ascendancy, seat: Seat, system: SystemId): Conflict {
  const own = newSide(seat, unitsAt(g, seat, [system]));
  own.brought = shipsOf(g, own);
  return newConflict('invasion', system, seat, { system, sides: [own, newSide(discOf(g, system).control, [])] });
}

/** Returns a siege at its start. A Cube fights the Nodes of the System that it Orbits (A-OPEN-29). */
export function planSiege(g: Ascendancy, cube: number, system: SystemId): Conflict {
  const sides = [newSide('borg', [cube]), newSide(discOf(g, system).control, [])];
  return newConflict('invasion', system, 'borg', { system, sides });
}

/** Returns a Hegemony attempt at its start. */
export function planHegemony(g: Ascendancy, seat: Seat, system: SystemId): Conflict {
  const sides = [newSide(seat, unitsAt(g, seat, [system])), newSide(discOf(g, system).control, [])];
  return newConflict('hegemony', system, seat, { system, sides });
}

/** Returns the position with a conflict added, so that rules can be checked before the conflict begins. */
export function within(g: Ascendancy, conflict: Conflict): Ascendancy {
  return { ...g, conflict };
}

/** Whether a side fights a Cube for the first time since the Cube last acted. */
function isNewTo(g: Ascendancy, c: Conflict, { owner }: Side): boolean {
  const cube = cubeFought(g, c);
  return c.kind === 'battle' && cube !== undefined && typeof owner === 'number' && !cube.struck.includes(owner);
}

/** Gives First Strike to each side for which a rule grants it, unless another rule forbids it (A-BAT-21). */
export function grantStrikes(g: Ascendancy): void {
  const c = g.conflict;
  for (const [side, one] of (c?.sides ?? []).entries()) {
    // A side that fights a Cube for the first time since the Cube last acted has First Strike (A-OPEN-28). Nobody has
    // First Strike against a Spire (A-OPEN-30).
    if (c !== null && isNewTo(g, c, one)) one.strikes = true;
    if (granted(g, 'first-strike', { side })) one.strikes = true;
    if (banned(g, 'first-strike', { side, against: null }) !== null || c?.spire !== undefined) one.strikes = false;
  }
}
