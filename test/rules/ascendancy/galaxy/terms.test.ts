import { describe, expect, it } from 'vitest';
import {
  beside,
  connected,
  isAdjacent,
  laneSector,
  lanesAt,
  neighbours,
} from '../../../../src/games/ascendancy/galaxy/graph.ts';
import { anchoringOf, anchorOf, floating } from '../../../../src/games/ascendancy/galaxy/standing.ts';
import { fleetsOf, seatsIn, shipsIn } from '../../../../src/games/ascendancy/position/find.ts';
import {
  hostilesIn,
  isAtPeace,
  isDeveloped,
  isPlanetary,
  nodesIn,
  occupies,
  orbits,
  structures,
} from '../../../../src/games/ascendancy/position/standing.ts';
import { disc, join, put, table } from '../support.ts';
import { grow, hang, reachOut } from './support.ts';

/** Earth, Delta IV 3 Sectors away, Ardana 2 Sectors behind it, and an open lane at Earth. */
function chain() {
  const g = table();
  join(g, 'earth', 'delta-iv', 3);
  join(g, 'delta-iv', 'ardana', 2);
  reachOut(g, 'earth', 0, 4);
  return g;
}

describe('Map terms', () => {
  it('A-TERM-01: a Sector is Adjacent to its direct neighbors and to itself', () => {
    const g = chain();
    expect([...beside(g, 'earth')].sort()).toEqual(['l1/1', 'l3/1']);
    expect(isAdjacent(g, 'earth', 'l1/1')).toBe(true);
    expect(isAdjacent(g, 'earth', 'l1/2')).toBe(false);
    expect(isAdjacent(g, 'l1/3', 'delta-iv')).toBe(true);
    expect(isAdjacent(g, 'earth', 'earth')).toBe(true);
  });

  it('A-COMP-02: a lane has as many Sectors as its length, and a System counts as one Sector', () => {
    const g = chain();
    expect([...beside(g, laneSector('l1', 2))].sort()).toEqual(['l1/1', 'l1/3']);
    expect(beside(g, laneSector('l3', 4))).toEqual(['l3/3']);
    expect([...beside(g, 'delta-iv')].sort()).toEqual(['l1/3', 'l2/1']);
  });

  it('A-TERM-02: Systems are Adjacent if a single lane joins them, no matter how long the lane is', () => {
    const g = chain();
    expect(neighbours(g, 'earth')).toEqual(['delta-iv']);
    expect([...neighbours(g, 'delta-iv')].sort()).toEqual(['ardana', 'earth']);
  });

  it('A-TERM-03: a lane with an open end is Connected to its System', () => {
    const g = chain();
    expect(
      lanesAt(g, 'earth')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['l1', 'l3']);
  });

  it('A-TERM-04, A-GEO-32: a chain of complete lanes connects Systems, but an open lane doesn’t', () => {
    const g = chain();
    expect([...connected(g, 'earth')].sort()).toEqual(['ardana', 'delta-iv', 'earth']);
    expect(connected(g, 'qonos').has('earth')).toBe(false);
  });

  it('A-OPEN-43: an open lane of a Fixed System can’t be turned, with or without a Ship in the lane', () => {
    const g = table();
    reachOut(g, 'earth', 0, 3);
    put(g, 0, 'l1/1');
    expect([anchoringOf(g, 'earth'), anchorOf(g, 'earth'), floating(g)]).toEqual(['fixed', null, []]);
  });

  it('A-GEO-28: a new connection changes which Systems are Fixed', () => {
    const g = table();
    grow(g, 'earth', 90, 3, 'delta-iv');
    expect(anchoringOf(g, 'delta-iv')).toBe('floating');
    const before = { x: g.discs['delta-iv']?.x, y: g.discs['delta-iv']?.y };
    hang(g, 'delta-iv', 90, 2, 'ardana');
    expect(anchoringOf(g, 'delta-iv')).toBe('fixed');
    expect(anchoringOf(g, 'ardana')).toBe('floating');
    expect(g.discs['delta-iv']).toMatchObject(before);
  });

  it('A-OPEN-09: lanes never run out', () => {
    const g = table();
    for (let lane = 0; lane < 200; lane++) g.lanes[`x${lane}`] = structuredClone(reachOut(table(), 'earth', 0, 2));
    expect(reachOut(g, 'romulus', 180, 4)).toMatchObject({ sectors: 4, a: 'romulus', b: null });
  });
});

describe('Terms for the pieces', () => {
  it('A-TERM-05, A-TERM-15: a single player in a Sector Occupies it, and with two or more players the Sector is Contested', () => {
    const g = table();
    expect([seatsIn(g, 'earth'), occupies(g, 0, 'earth')]).toEqual([[0], true]);
    put(g, 1, 'earth');
    put(g, 2, 'earth');
    expect(seatsIn(g, 'earth')).toEqual([0, 1, 2]);
    expect([0, 1, 2].map((seat) => occupies(g, seat, 'earth'))).toEqual([false, false, false]);
    // It doesn’t matter who Controls the System.
    put(g, 1, 'romulus');
    g.units = g.units.filter(({ at, seat }) => at !== 'romulus' || seat === 1);
    expect(occupies(g, 1, 'romulus')).toBe(true);
  });

  it('A-TERM-16: every Ship in a System is in Orbit, no matter who else is there', () => {
    const g = table();
    expect(orbits(g, 1, 'earth')).toBe(false);
    put(g, 1, 'earth');
    expect([orbits(g, 0, 'earth'), orbits(g, 1, 'earth')]).toEqual([true, true]);
  });

  it('A-TERM-08: a Resource Node or a Control Node makes a System Developed', () => {
    const bare = disc('terra-nova');
    expect(isDeveloped(bare)).toBe(false);
    expect(isDeveloped({ ...bare, control: 0 })).toBe(true);
    expect(isDeveloped({ ...bare, nodes: [null, 'research', null] })).toBe(true);
    expect(isDeveloped({ ...bare, starbase: true })).toBe(false);
  });

  it('A-TERM-14, A-TERM-20: a Starbase is a Structure but not a Node, and an Ambassador is neither', () => {
    const full = { ...disc('terra-nova'), control: 0, starbase: true, ambassadors: 1 };
    full.nodes = ['production', null, 'culture'];
    expect([nodesIn(full), structures(full)]).toEqual([2, 4]);
    expect(structures({ ...full, starbase: false })).toBe(3);
    expect(structures({ ...full, ambassadors: 3 })).toBe(4);
  });

  it('A-TERM-11: Ships of Fleets count as Ships', () => {
    const g = table();
    put(g, 0, 'earth', 4, { card: 0, side: 'a' });
    expect([shipsIn(g, 'earth', 0), fleetsOf(g, 0).length]).toEqual([7, 1]);
  });

  it('A-TERM-13: the holder of an Agreement is at Peace with its giver, but the giver isn’t at Peace with the holder', () => {
    const g = table();
    const [given] = g.players[1]?.agreements ?? [];
    expect(given).toBeUndefined();
    g.players[1]?.agreements.push({ card: 'kli-ta-1', holder: 0, exhausted: false });
    expect([isAtPeace(g, 0, 1), isAtPeace(g, 1, 0)]).toEqual([true, false]);
    put(g, 0, 'terra-nova');
    put(g, 1, 'terra-nova');
    expect([hostilesIn(g, 0, 'terra-nova'), hostilesIn(g, 1, 'terra-nova')]).toEqual([[], [0]]);
  });

  it('A-EXPL-01: Home Systems and Systems with sites are Planetary, but Phenomena and the Hub aren’t', () => {
    expect(['earth', 'ardana', 'murasaki-312', 'transwarp-hub'].map(isPlanetary)).toEqual([true, true, false, false]);
  });
});
