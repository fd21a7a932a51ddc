import { must } from '../../../kernel/must.ts';
import { hegemonyChance } from '../chapters/conflict/estimate.ts';
import { systemCard } from '../content/lookup.ts';
import { laneSector, lanesAt } from '../galaxy/graph.ts';
import { openEnd } from '../galaxy/placing.ts';
import { playerOf } from '../position/find.ts';
import { hostilesIn, isDeveloped, isPhenomenon, isPlanetary, nodesIn } from '../position/standing.ts';
import { added, banned } from '../rules/ask.ts';
import type { Disc, Sector, Unit } from '../state.ts';
import { isDeadly } from './borg.ts';
import type { Look } from './look.ts';

/** A job for single Ships in a Sector. */
export interface Job {
  at: Sector;
  /** The worth of each Ship that does the job, in Culture. */
  worth: number;
  ships: number;
  explore: boolean;
}

/** The factor by which each Sector of distance lowers a job’s worth. */
const FADES = 0.86;
/** The lowest chance of a successful Hegemony attempt for which a Ship is sent. */
const HOPE = 0.33;
/** The factor by which a Cube that can shoot there lowers a job’s worth. */
const DEADLY = 0.4;
/**
 * The maximum number of Ships that explore at the same time is `SCOUTS.first` with fewer than `SETTLED` Systems, and
 * otherwise `SCOUTS.later`.
 */
const SETTLED = 4;
const SCOUTS = { first: 4, later: 2 } as const;
/**
 * The maximum number of Ships sent anywhere at the same time. There aren’t enough Commands to move more Ships, and the
 * Ships that stay can join a Fleet.
 */
const HANDS = 5;
/** The worth of guarding a Home System. */
const GUARD = 7;

/** Returns all jobs for single Ships of a seat. */
function jobsOf(look: Look): Job[] {
  const { g, seat } = look;
  const jobs: Job[] = [];
  const job = (at: Sector, worth: number, ships = 1, explore = false): void => {
    const left = isDeadly(g, seat, at) ? worth * DEADLY : worth;
    if (left > 0 && ships > 0) jobs.push({ at, worth: left, ships, explore });
  };
  const next = look.discovers();
  for (const disc of Object.values(g.discs)) {
    if (hostilesIn(g, seat, disc.id).length > 0 && disc.control !== seat) continue;
    settle(look, disc, job);
    const free = disc.limit - lanesAt(g, disc.id).length;
    job(disc.id, next - (systemCard(disc.id).hazard === null ? 0 : 0.7), free, true);
  }
  for (const lane of Object.values(g.lanes)) {
    const end = openEnd(lane);
    if (end !== null) job(laneSector(lane.id, end === 'a' ? 1 : lane.sectors), next * 1.3, 1, true);
  }
  const { home } = playerOf(g, seat);
  if (home !== null) job(home, GUARD, Math.ceil(look.danger));
  return jobs;
}

/** Adds the jobs in one System, except those for exploring from there. */
function settle(look: Look, disc: Disc, job: (at: Sector, worth: number, ships?: number) => void): void {
  const { g, seat, own } = look;
  const { id, control } = disc;
  const { hazard } = systemCard(id);
  const safe = 1 - Math.max(0, 7 - (hazard ?? 7) - own.shields) / 6;
  if (isPhenomenon(id)) {
    job(id, (disc.research * 0.9 + (look.lack.phenomena ?? 0) * 2.5) * safe);
    return;
  }
  if (control === seat) {
    // The System yields Resources only with a Ship in Orbit (A-CAR-02).
    if (own.civ === 'cardassian') job(id, 3 + 2.5 * nodesIn(disc));
    return;
  }
  if (control !== null && own.civ === 'ferengi') job(id, 3.2);
  if (isPlanetary(id) && !isDeveloped(disc)) {
    if (own.civ === 'vulcan' || banned(g, 'colonize', { seat, system: id }) !== null) return;
    // Colonizing spends a Ship, and another one has to stay (A-CAR-02).
    const guard = own.civ === 'cardassian' ? 1 : 0;
    job(
      id,
      look.colony(disc) * safe,
      1 + guard + Math.max(0, added(g, 'price', { of: 'colony-ships', seat, system: id })),
    );
    return;
  }
  if (!isDeveloped(disc) || disc.spire !== null || banned(g, 'hegemony', { seat, system: id }) !== null) return;
  const { chance } = hegemonyChance(g, seat, id);
  if (chance >= HOPE) job(id, (look.prize(disc) - 1) * chance * safe);
}

/** Assigns a job to each Ship, starting with the most valuable jobs nearby. */
export class Errands {
  readonly #look: Look;
  readonly #given = new Map<Sector, Job[]>();
  /** Jobs that still need Ships from elsewhere. */
  readonly open: Job[] = [];

  /** Assigns the jobs to Ships. If the seat is mustering a Fleet, Ships at home stay there. */
  constructor(look: Look, mustering: boolean) {
    this.#look = look;
    const { g, seat } = look;
    const ships = g.units.filter((unit) => unit.seat === seat && unit.fleet === null);
    const rally = mustering ? look.own.home : null;
    const jobs = jobsOf(look).map((job) => ({ job, left: job.ships }));
    const pairs = ships.flatMap((ship) =>
      jobs.map((one) => ({ ship, one, value: one.job.worth * this.#fade(one.job, standOf(ship)) })),
    );
    pairs.sort((a, b) => b.value - a.value);
    const busy = new Set<number>();
    // With many Systems, fewer Ships explore.
    let explorers: number = look.systems.length < SETTLED ? SCOUTS.first : SCOUTS.later;
    let hands = HANDS;
    for (const { ship, one, value } of pairs) {
      const stays = standOf(ship) === one.job.at;
      if (!stays && (hands === 0 || standOf(ship) === rally)) continue;
      if (value <= 0 || one.left === 0 || busy.has(ship.id) || (one.job.explore && explorers === 0)) continue;
      busy.add(ship.id);
      if (one.job.explore) explorers -= 1;
      if (!stays) hands -= 1;
      one.left -= 1;
      const from = standOf(ship);
      this.#given.set(from, [...(this.#given.get(from) ?? []), one.job]);
    }
    this.open.push(...jobs.filter(({ left }) => left > 0).map(({ job, left }) => ({ ...job, ships: left })));
    this.idle = new Map<Sector, number>();
    for (const ship of ships)
      if (!busy.has(ship.id)) this.idle.set(standOf(ship), (this.idle.get(standOf(ship)) ?? 0) + 1);
  }

  /** The number of Ships without a job, by Sector. */
  readonly idle: Map<Sector, number>;

  #fade(job: Job, from: Sector): number {
    const far = this.#look.ways.to(job.at).get(from);
    return far === undefined ? 0 : FADES ** far;
  }

  /** Scores a Ship’s move by the jobs assigned to the Ships in its Sector. */
  gain(unit: Unit, to: Sector): number {
    const from = standOf(unit);
    let best = 0;
    for (const job of this.#given.get(from) ?? []) {
      const there = this.#fade(job, to);
      const gain = job.worth * (there - this.#fade(job, from));
      if (gain > 0) best = Math.max(best, 0.5 + job.worth * there);
    }
    return best;
  }

  /** Scores exploring from a Sector by the jobs assigned to the Ships in the unit’s Sector. */
  explores(unit: Unit, from: Sector): number {
    const jobs = (this.#given.get(standOf(unit)) ?? []).filter((job) => job.explore && job.at === from);
    return jobs.reduce((most, { worth }) => Math.max(most, worth), -1);
  }

  /** Returns the number of steps to the farthest job assigned to a Ship in the unit’s Sector. */
  far(unit: Unit): number {
    const from = standOf(unit);
    const jobs = this.#given.get(from) ?? [];
    return Math.max(0, ...jobs.map((job) => this.#look.ways.to(job.at).get(from) ?? 0));
  }
}

function standOf(unit: Unit): Sector {
  return must(unit.at ?? unit.warp?.from, 'the Sector of a unit');
}
