import { SYSTEMS } from '../../../src/games/ascendancy/content/systems/table.ts';
import { laneSector } from '../../../src/games/ascendancy/galaxy/graph.ts';
import { placements } from '../../../src/games/ascendancy/galaxy/placing.ts';
import { putLane } from '../../../src/games/ascendancy/galaxy/put.ts';
import { type AscendancyOptions, CIVS, parseOptions } from '../../../src/games/ascendancy/options.ts';
import { setup } from '../../../src/games/ascendancy/setup.ts';
import type { Ascendancy, Sector, SystemId, Unit } from '../../../src/games/ascendancy/state.ts';
import type { AscendancyView } from '../../../src/games/ascendancy/view.ts';
import { view as viewOfState } from '../../../src/games/ascendancy/viewing/view.ts';
import type { Decision, Reader, State } from '../../../src/kernel/types.ts';
import { disc } from '../ascendancy/support.ts';

/** A state of the kernel round a position. */
export function stateOf(g: Ascendancy, pending: Decision[] = []): State<Ascendancy> {
  return {
    game: 'ascendancy',
    rules: 1,
    draws: 0,
    asked: 0,
    stack: [],
    pending,
    barrier: 0,
    acting: null,
    orders: g.players.map(() => ({ ask: [], prefer: {} })),
    g,
    over: null,
  };
}

/** What a reader sees of a position. */
export function viewOf(g: Ascendancy, reader: Reader = 0, pending: Decision[] = []): AscendancyView {
  return viewOfState(stateOf(g, pending), reader);
}

/** The first turn of a game of so many players. */
export function position(players = 3, options: Partial<AscendancyOptions> = {}): Ascendancy {
  const g = setup(
    parseOptions({ civs: CIVS.slice(0, players), ...(players < 3 ? { borg: 'invasion' } : {}), ...options }),
  );
  g.round = 1;
  g.stage = 'execution';
  g.turns = 1;
  g.turn = { seat: 0, phase: 'command', researched: [], built: [] };
  g.sequence = g.players.map((_player, seat) => seat);
  for (const [seat, { order }] of g.players.entries()) order.card = seat + 1;
  return g;
}

/** Numbers from 0 on below a bound, the same ones each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** Lays Systems wherever they have room until so many are on the map. */
export function grow(g: Ascendancy, systems: number, seed = 7): void {
  const next = numbers(seed);
  const names = SYSTEMS.filter(({ id, kind }) => kind !== 'home' && kind !== 'hub' && g.discs[id] === undefined);
  for (let tries = 0; tries < 4000 && Object.keys(g.discs).length < systems; tries++) {
    const from = Object.keys(g.discs)[next(Object.keys(g.discs).length)] ?? '';
    const places = placements(g, from, ([2, 3, 4] as const)[next(3)] ?? 2).filter(({ fits }) => fits);
    const place = places[next(Math.max(1, places.length))];
    if (place === undefined) continue;
    const found = names.splice(next(names.length), 1)[0];
    if (found === undefined) return;
    const sectors = Math.round(Math.hypot(place.to.x - place.from.x, place.to.y - place.from.y) / 1500) as 2 | 3 | 4;
    const lane = putLane(g, from, sectors, place, found.id);
    g.discs[found.id] = disc(found.id, place.spot.x, place.spot.y);
    g.stack = g.stack.filter((one) => one !== lane.b);
  }
}

/** Puts a Ship or a Fleet somewhere. */
export function put(g: Ascendancy, seat: number, at: Sector, ships = 1, fleet: Unit['fleet'] = null): Unit {
  const unit: Unit = {
    id: ++g.minted.units,
    seat,
    ships,
    fleet,
    at,
    warp: null,
    began: at,
    exited: false,
    used: [],
  };
  g.units.push(unit);
  return unit;
}

/** Everything that can lie on a map, on all Systems in turn. */
export function populate(g: Ascendancy, seed = 11): void {
  const next = numbers(seed);
  const seats = g.players.length;
  for (const [i, system] of Object.values(g.discs).entries()) {
    const isPlanet = system.sites.length > 0;
    if (isPlanet && g.players.every(({ home }) => home !== system.id)) {
      if (i % 3 !== 0) {
        system.control = i % seats;
        system.nodes = system.sites.map((site, at) => (at <= i % 3 ? (site === 'open' ? 'culture' : site) : null));
        system.starbase = i % 5 === 0;
        if (i % 7 === 0) system.ambassadors = 2;
        if (i % 8 === 0) system.watched = true;
      } else if (i % 2 === 0) {
        system.level = 1 + (i % 3);
        system.nodes = system.sites.map((site) => (site === 'open' ? 'production' : site));
      } else {
        system.waiting = { production: 3, research: 0, culture: 2 };
        system.unseen = ['core-x'];
      }
    }
    if (!isPlanet) system.research = 1 + (i % 2);
    if (i % 2 === 0) put(g, next(seats), system.id, 1 + next(2));
    if (i % 6 === 0) put(g, next(seats), system.id, 3 + next(3), { card: 0, side: 'a' });
  }
  for (const [i, lane] of Object.values(g.lanes).entries()) {
    if (i % 2 === 0) put(g, next(seats), laneSector(lane.id, 1 + next(lane.sectors)), 1);
    if (i % 5 === 0) put(g, next(seats), laneSector(lane.id, 1), 4, { card: 1, side: 'b' });
    if (i % 6 === 0) {
      const unit = put(g, next(seats), laneSector(lane.id, 2), 3, { card: 2, side: 'a' });
      unit.warp = { from: laneSector(lane.id, 2), tokens: 2 };
      unit.at = null;
    }
  }
}

/** The fullest galaxy: seven players, 60 Systems, something everywhere. */
export function fullest(): Ascendancy {
  const g = position(7);
  grow(g, 60);
  populate(g);
  return g;
}

/** A galaxy of three in the middle of a game. */
export function middle(): Ascendancy {
  const g = position(3);
  grow(g, 12, 5);
  populate(g);
  return g;
}

/** A System of a position by its name. Throws for one that isn’t on the map. */
export function discAt(g: Ascendancy, system: SystemId): Ascendancy['discs'][string] {
  const found = g.discs[system];
  if (found === undefined) throw new Error(`${system} is not on the map`);
  return found;
}
