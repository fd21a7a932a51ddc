import { afterEach, describe, expect, it, vi } from 'vitest';
import { explorationCards, rulesFor } from '../cards.ts';
import { against, openKeys } from '../drive-action.ts';
import { moves } from '../laying.ts';
import { join, put, table } from '../support.ts';

afterEach(() => void vi.restoreAllMocks());

/** The Sector of a Ship, or null if it is at Warp or gone. */
function at(g: ReturnType<typeof table>, ship: number) {
  return g.units.find(({ id }) => id === ship)?.at ?? null;
}

/** A lane without a System at its end, and a Ship in one of its Sectors. */
function openLane(sectors: 2 | 3 | 4, place: number) {
  const g = table();
  const end = { x: 0, y: 0 };
  g.minted.lanes = 1;
  g.lanes['l1'] = { id: 'l1', sectors, a: 'earth', b: null, from: end, to: end };
  const ship = put(g, 0, `l1/${place}`);
  return { g, id: ship.id };
}

describe('exploring at impulse', () => {
  it('A-SYS-01 A-MOVE-04 scenario 7: a Ship goes from Sector 2 of an open 3-Sector lane past its end, where the move ends', () => {
    const { g, id } = openLane(3, 2);
    explorationCards({ id: 'calm' });
    g.exploration.deck = ['calm'];
    expect(openKeys(g)).toContain(`onward:${id}:l1/3`);
    const run = moves(g, `onward:${id}:l1/3`, { systems: ['delta-iv'] });
    run.settled();
    expect(at(g, id)).toBe('delta-iv');
    expect(g.exploration.discard).toEqual(['calm']);
    expect(g.movement).toBeNull();
    expect(g.traces.at(-1)?.path).toEqual(['l1/2', 'l1/3', 'delta-iv']);
  });

  it('A-SYS-01: a Ship with only one Sector left can’t pass the end of the lane', () => {
    const { g, id } = openLane(4, 2);
    expect(openKeys(g)).toContain(`move:${id}:l1/4`);
    expect(openKeys(g)).not.toContain(`onward:${id}:l1/4`);
  });

  it('A-MOVE-03 A-MOVE-06 A-LANE-02 A-LANE-06 scenario 7: a Ship enters a new lane of 4, which stays while a Ship is in it', () => {
    const g = table();
    const run = moves(g, 'explore:1:earth', { lanes: [{ sectors: 4 }] });
    expect(run.keys()).toEqual(['to:l1/2', 'back:earth', 'stay']);
    run.answer('to:l1/2');
    run.settled();
    expect(at(g, 1)).toBe('l1/2');
    expect(Object.keys(g.lanes)).toEqual(['l1']);
    expect(g.players[0]?.commands.ready).toBe(4);
  });

  it('A-LANE-10 A-MOVE-07 A-OPEN-51 scenario 7: when the Ship Enters Warp, the lane is removed and the Warp Token points to Earth', () => {
    const g = table();
    const run = moves(g, 'explore:1:earth', { lanes: [{ sectors: 4 }] });
    run.answer('to:l1/2');
    moves(g, 'warp:1').settled();
    expect(g.lanes).toEqual({});
    expect(g.units.find(({ id }) => id === 1)).toMatchObject({ at: null, warp: { from: 'earth', tokens: 1 } });
  });

  it('A-CONN-05 A-LANE-08 A-GEO-27: at impulse, a Ship may turn back from a lane that is too short, and the lane is then abandoned', () => {
    const g = table();
    const run = moves(g, 'explore:1:earth', { lanes: [{ sectors: 3 }] });
    run.answer('back:earth');
    run.settled();
    expect(at(g, 1)).toBe('earth');
    expect(g.lanes).toEqual({});
  });

  it('A-OPEN-49: turning back to a Hazardous System ends a move there', () => {
    const g = table();
    join(g, 'earth', 'murasaki-312');
    const ship = put(g, 0, 'murasaki-312');
    const run = moves(g, `explore:${ship.id}:murasaki-312`, { lanes: [{ sectors: 3 }], dice: [5] });
    run.answer('back:murasaki-312');
    run.settled();
    expect(at(g, ship.id)).toBeNull();
  });

  it('A-LANE-07 A-OPEN-47: a lane that doesn’t fit ends the move, and a Ship that moved Braves the Hazard', () => {
    const g = table();
    const { sector } = join(g, 'earth', 'murasaki-312');
    const ship = put(g, 0, sector(2));
    const run = moves(g, `explore:${ship.id}:murasaki-312`, { lanes: [null], dice: [5] });
    run.settled();
    expect(at(g, ship.id)).toBeNull();
  });

  it('A-OPEN-47: a Ship that hasn’t moved doesn’t Brave the Hazard when its lane doesn’t fit', () => {
    const g = table();
    join(g, 'earth', 'murasaki-312');
    const ship = put(g, 0, 'murasaki-312');
    moves(g, `explore:${ship.id}:murasaki-312`, { lanes: [null] }).settled();
    expect(at(g, ship.id)).toBe('murasaki-312');
    expect(g.traces).toEqual([]);
  });

  it('A-CONN-02 A-CONN-05: a Ship continues through a lane that connects, and can’t turn back from there', () => {
    const g = table();
    const run = moves(g, 'explore:1:earth', { lanes: [{ sectors: 2, to: 'qonos' }] });
    expect(run.keys()).toEqual(['to:l1/2', 'stay']);
    run.answer('stay');
    run.settled();
    expect(at(g, 1)).toBe('l1/1');
  });

  it('A-LANE-01: no lane is placed at a System that has its maximum number of lanes, unless a rule allows it', () => {
    const g = table();
    const earth = g.discs['earth'];
    if (earth !== undefined) earth.limit = 1;
    join(g, 'earth', 'terra-nova');
    expect(against(g, 'explore:1:earth')).toBe('A-LANE-01');
    rulesFor(g, 0, { grants: { build: (_g, _source, about) => about.what === 'lane' && about.system === 'earth' } });
    expect(against(g, 'explore:1:earth')).toBeUndefined();
  });

  it('A-SYS-04 A-OPEN-48: if there is no new System, the Ship returns to the last one, even among Hostile Ships, and Braves its Hazard', () => {
    const { g, id } = openLane(2, 2);
    join(g, 'qonos', 'murasaki-312');
    Object.assign(g.lanes['l1'] ?? {}, { a: 'murasaki-312' });
    put(g, 1, 'murasaki-312');
    const run = moves(g, `onward:${id}:l1/2`, { systems: [null], dice: [4] });
    run.settled();
    expect(at(g, id)).toBe('murasaki-312');
    expect(g.lanes['l1']).toBeUndefined();
  });
});

describe('exploring at Warp', () => {
  it('A-MOVE-16 A-SYS-05 A-MOVE-12 A-MOVE-15 scenario 6: with 2 tokens, a Ship at Earth gets through Alpha and a new lane to a new System', () => {
    const g = table();
    explorationCards({ id: 'calm' });
    g.exploration.deck = ['calm'];
    const { sector } = join(g, 'earth', 'terra-nova');
    const ship = g.units[0];
    Object.assign(ship ?? {}, { at: null, warp: { from: 'earth', tokens: 2 } });
    const run = moves(g, 'explore:1:terra-nova', { lanes: [{ sectors: 2 }], systems: ['delta-iv'] });
    expect(run.asked.prompt).toContain('1 System left');
    expect(run.keys()).toEqual(['to:l2/2', 'onward:l2/2', 'stay']);
    run.answer('onward:l2/2');
    run.settled();
    expect(ship).toMatchObject({ at: 'delta-iv', warp: null, exited: true });
    expect(g.traces.at(-1)?.path).toEqual(['earth', sector(1), sector(2), 'terra-nova', 'l2/1', 'l2/2', 'delta-iv']);
    // A second Command can move the Ship at impulse in the same turn (A-MOVE-02).
    expect(openKeys(g)).toContain('move:1:l2/1');
  });

  it('A-OPEN-50 scenario 6: with 1 token, a Ship gets to Alpha or to any Sector before it, and no farther', () => {
    const g = table();
    const { sector } = join(g, 'earth', 'terra-nova');
    join(g, 'terra-nova', 'delta-iv');
    Object.assign(g.units[0] ?? {}, { at: null, warp: { from: 'earth', tokens: 1 } });
    const keys = openKeys(g).filter((key) => key.startsWith('exit:') || key.startsWith('explore:1'));
    expect(keys.sort()).toEqual(
      ['exit:1:earth', `exit:1:${sector(1)}`, `exit:1:${sector(2)}`, 'exit:1:terra-nova', 'explore:1:earth'].sort(),
    );
  });

  it('A-CONN-04 A-CONN-05 A-GEO-27: a Ship may stop in a short lane or pass through it, but can’t turn back at Warp', () => {
    const g = table();
    Object.assign(g.units[0] ?? {}, { at: null, warp: { from: 'earth', tokens: 1 } });
    const run = moves(g, 'explore:1:earth', { lanes: [{ sectors: 2 }] });
    expect(run.keys()).toEqual(
      ['to:l1/2', 'onward:l1/1', 'onward:l1/2', 'stay'].filter((key) => key !== 'onward:l1/1'),
    );
    run.answer('stay');
    run.settled();
    expect(at(g, 1)).toBe('l1/1');
  });

  it('scenario 3 A-PHEN-02 A-PHEN-03: a Ship that Warps from Earth to Murasaki 312 over a lane of 3 and rolls a 4 for the Hazard gains 1 Research', () => {
    const g = table();
    moves(g, 'warp:1').settled();
    const run = moves(g, 'explore:1:earth', { lanes: [{ sectors: 3 }], systems: ['murasaki-312'], dice: [4] });
    run.answer('onward:l1/3');
    run.settled();
    expect(at(g, 1)).toBe('murasaki-312');
    expect(g.players[0]).toMatchObject({ reserves: { research: 4 }, commands: { ready: 3, exhausted: 2 } });
    expect(g.discs['murasaki-312']?.research).toBe(0);
    // The Ship Enters Warp again, to go to another undiscovered System.
    moves(g, 'warp:2').settled();
    explorationCards({ id: 'calm' });
    g.exploration.deck = ['calm'];
    const second = moves(g, 'explore:2:earth', { lanes: [{ sectors: 2 }], systems: ['delta-iv'] });
    second.answer('onward:l2/2');
    second.settled();
    expect(g.units.map(({ at: sector }) => sector).slice(0, 3)).toEqual(['murasaki-312', 'delta-iv', 'earth']);
    expect(g.players[0]?.commands).toEqual({ ready: 1, exhausted: 4 });
  });
});
