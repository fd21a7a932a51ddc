import { CARDS } from '../../../src/games/ascendancy/content/all-cards.ts';
import { advancementsBy } from '../../../src/games/ascendancy/content/lookup.ts';
import { laneSector } from '../../../src/games/ascendancy/galaxy/graph.ts';
import { placements } from '../../../src/games/ascendancy/galaxy/placing.ts';
import { putLane } from '../../../src/games/ascendancy/galaxy/put.ts';
import { type AscendancyOptions, CIVS, parseOptions } from '../../../src/games/ascendancy/options.ts';
import { setup } from '../../../src/games/ascendancy/setup.ts';
import type { Ascendancy, Conflict, Die, Sector, Side, SystemId } from '../../../src/games/ascendancy/state.ts';
import type { AscendancyView } from '../../../src/games/ascendancy/view.ts';
import { view as viewOfState } from '../../../src/games/ascendancy/viewing/view.ts';
import type { Decision, Option, Reader, State } from '../../../src/kernel/types.ts';
import { disc, put } from '../ascendancy/support.ts';

/** A kernel state around a position. */
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

/** The view of a position for a reader. */
export function viewOf(g: Ascendancy, reader: Reader = 0, pending: Decision[] = []): AscendancyView {
  return viewOfState(stateOf(g, pending), reader);
}

/** The first turn of a game with this many players. */
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

/** Repeatable pseudo-random numbers from 0 to below a bound. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** Places Systems wherever they fit until this many are on the map. */
export function grow(g: Ascendancy, systems: number, seed = 7): void {
  const next = numbers(seed);
  const names = CARDS.systems.filter(({ id, kind }) => kind !== 'home' && kind !== 'hub' && g.discs[id] === undefined);
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

/** Places everything that can be on a map, on all Systems in turn. */
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

/** The fullest galaxy: seven players, 60 Systems, components everywhere. */
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

/** A System of a position by its name. Throws if it isn’t on the map. */
export function discAt(g: Ascendancy, system: SystemId): Ascendancy['discs'][string] {
  const found = g.discs[system];
  if (found === undefined) throw new Error(`${system} is not on the map`);
  return found;
}

/** Gives everyone all cards: half of them Exhausted, five Projects each, Agreements with all others, all Commands. */
export function laden(g: Ascendancy): Ascendancy {
  const seats = g.players.length;
  for (const [seat, player] of g.players.entries()) {
    const cards = advancementsBy(player.civ).map(({ id }) => id);
    player.advancements = cards.slice(0, 10).map((card, i) => ({ card, exhausted: i % 2 === 1 }));
    player.projects = cards.slice(10).map((card, i) => ({ card, research: i % 3 }));
    for (const [i, agreement] of player.agreements.entries()) {
      agreement.holder = i === 2 && seat === 0 ? null : (seat + i + 1) % seats;
      agreement.exhausted = i === 1;
      if (agreement.holder === seat) agreement.holder = null;
    }
    player.reserves = { production: 28, research: 17, culture: 12 };
    player.ascendancy = 10;
    player.commands = { ready: 7, exhausted: 6 };
    player.weapons = 1;
    player.shields = 4;
    player.commissioned = 3;
    player.order.committed = 12;
    player.claimed = [(seat + 1) % seats, (seat + 2) % seats];
    player.contact = g.players.flatMap((_player, other) => (other === seat ? [] : [other]));
    if (player.civ === 'vulcan')
      player.agendas = CARDS.agendas.slice(0, 2).map(({ id }, i) => ({ card: id, open: i === 0 }));
  }
  const home = g.players[0]?.home ?? '';
  for (const card of [0, 1, 2]) put(g, 0, home, 3 + card, { card, side: card === 1 ? 'b' : 'a' });
  return g;
}

function die(face: number, hit: boolean): Die {
  return { face, unit: null, against: 0, hit, done: false, rerolled: [] };
}

/** A side of a conflict with this many dice on the table. */
export function side(owner: Side['owner'], units: number[], dice = 0): Side {
  return {
    owner,
    units,
    brought: units.length,
    lost: 0,
    killed: 0,
    strikes: false,
    dice: Array.from({ length: dice }, (_, i) => die(i === 0 ? 0 : (i % 6) + 1, i % 6 >= 4 || i === 0)),
    extra: 0,
    hits: [],
    doomed: [],
    spared: [],
    out: null,
    instead: null,
  };
}

/** A conflict where the first player attacks. */
export function conflictOf(
  kind: Conflict['kind'],
  sector: Sector,
  sides: Side[],
  more: Partial<Conflict> = {},
): Conflict {
  return {
    kind,
    sector,
    sectors: [sector],
    system: sector.includes('/') ? null : sector,
    attacker: 0,
    sides,
    round: 1,
    used: [],
    barred: [],
    nodes: 0,
    result: null,
    razed: [],
    toRaze: 0,
    winner: null,
    over: false,
    hegemony: null,
    ...more,
  };
}

/** A fight of everyone over the first player’s Home System, with every property that a side can have. */
export function fought(g: Ascendancy, dice: number): Ascendancy {
  const home = g.players[0]?.home ?? '';
  const sides = g.players.map((_player, seat) => {
    const unit = put(g, seat, home, 12, { card: 0, side: 'b' });
    return side(seat, [unit.id], dice);
  });
  for (const [i, one] of sides.entries()) {
    one.lost = i;
    one.killed = i + 1;
    one.strikes = i === 0;
    one.hits = dice > 0 ? [{ on: 0, left: 2, sure: false }] : [];
    one.doomed = dice > 0 ? [{ unit: one.units[0] ?? 0, ships: 2, by: null }] : [];
  }
  const last = sides.at(-1);
  if (last !== undefined && sides.length > 2) last.out = 'retreated';
  g.conflict = conflictOf('battle', home, sides, { used: [{ rule: 'x', seat: 0, round: 1 }] });
  return g;
}

/** The Borg with five Cubes, all adapted, and three Spires. */
export function assimilating(g: Ascendancy): Ascendancy {
  const lanes = Object.values(g.lanes);
  const discs = Object.values(g.discs);
  g.borg = {
    variant: 'invasion',
    turns: 6,
    cubes: [0, 1, 2, 3, 4].map((id) => ({
      id: id + 1,
      at: id % 2 === 0 ? (discs[id * 3]?.id ?? '') : laneSector(lanes[id]?.id ?? '', 1),
      dice: 9 - id,
      adapted: g.players.map((_player, seat) => (seat + id) % 4),
      struck: [],
      from: 1,
    })),
    built: 5,
    commands: { deck: [], discard: CARDS.commands.map(({ id }) => id) },
    tech: [],
    sealed: true,
    lures: [{ system: discs[2]?.id ?? '', turns: 2 }],
    order: { card: 4, last: 2 },
    voices: [1],
    active: { cube: 2, card: null, choice: [], voice: null },
  };
  for (const disc of discs.filter(({ sites }) => sites.length > 0).slice(4, 7)) {
    disc.control = null;
    disc.spire = { nodes: 2, since: 1 };
  }
  return g;
}

/** The moves of this round. */
export function traced(g: Ascendancy): Ascendancy {
  for (const [i, lane] of Object.values(g.lanes).slice(0, 6).entries()) {
    const sectors = Array.from({ length: lane.sectors }, (_, at) => laneSector(lane.id, at + 1));
    g.traces.push({
      seat: i === 5 ? 'borg' : i % g.players.length,
      path: [...(lane.a === null ? [] : [lane.a]), ...sectors, ...(lane.b === null ? [] : [lane.b])],
    });
  }
  return g;
}

/** The fullest galaxy, with everything that can be in it, as the first player sees it. */
export function fullestView(): AscendancyView {
  return viewOf(traced(assimilating(laden(fullest()))));
}

/** A Space Battle of three in the middle of a game, as the first player sees it. */
export function battleView(): AscendancyView {
  return viewOf(fought(laden(middle()), 12));
}

/** A question with the offers that can be taken. */
export function decisionOf(offers: readonly { option: Option; why: unknown }[], prompt: string): Decision {
  const options = offers.flatMap(({ option, why }) => (why === null ? [option] : []));
  return { id: 'd1', seat: 0, kind: 'pick', prompt, min: 1, max: 1, options };
}
