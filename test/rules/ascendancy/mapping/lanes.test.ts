import { describe, expect, it } from 'vitest';
import { DESTROY } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { updateContact } from '../../../../src/games/ascendancy/chapters/mapping/contact.ts';
import { anchoringOf } from '../../../../src/games/ascendancy/galaxy/standing.ts';
import { dropEmptyLanes } from '../../../../src/games/ascendancy/position/lanes.ts';
import { grow, reachOut } from '../galaxy/support.ts';
import { cube, join, put, table, withBorg } from '../support.ts';
import { act, run } from './stage.ts';

describe('abandoned lanes', () => {
  it('A-LANE-08, A-LANE-09: an empty open lane is removed, but a lane that joins two Systems or holds a Ship stays', () => {
    const g = table();
    grow(g, 'earth', 90, 3, 'delta-iv');
    reachOut(g, 'earth', 0, 2);
    const held = reachOut(g, 'earth', 45, 2);
    const ship = put(g, 1, `${held.id}/1`);
    const drive = act(g, dropEmptyLanes);
    expect(Object.keys(g.lanes)).toEqual(['l1', 'l3']);
    expect(drive.log).toEqual(['The open lane from Earth is abandoned.']);
    g.units = g.units.filter(({ id }) => id !== ship.id);
    act(g, dropEmptyLanes);
    expect(Object.keys(g.lanes)).toEqual(['l1']);
  });

  it('A-LANE-10: Ships at Warp don’t keep a lane in play, and their Warp Tokens then point to the lane’s System', () => {
    const g = table();
    const lane = reachOut(g, 'earth', 90, 4);
    const ship = put(g, 0, `${lane.id}/2`);
    ship.at = null;
    ship.warp = { from: `${lane.id}/2`, tokens: 1 };
    act(g, dropEmptyLanes);
    expect([g.lanes, ship.warp]).toEqual([{}, { from: 'earth', tokens: 1 }]);
  });

  it('A-OPEN-44: a lane that joins nothing stays on the map as long as a Ship that left from it is at Warp', () => {
    const g = table();
    const lane = reachOut(g, 'earth', 90, 4);
    lane.a = null;
    const ship = put(g, 0, `${lane.id}/2`);
    ship.at = null;
    ship.warp = { from: `${lane.id}/2`, tokens: 1 };
    act(g, dropEmptyLanes);
    expect(Object.keys(g.lanes)).toEqual(['l1']);
    g.units = [];
    act(g, dropEmptyLanes);
    expect(g.lanes).toEqual({});
  });
});

describe('Cubes on the map', () => {
  /** A game with a Cube in this Sector. */
  function withCube(at: string) {
    const g = table();
    const only = cube(at);
    withBorg(g, { cubes: [only] });
    return { g, cube: only };
  }

  it('A-LANE-08: a Cube keeps a lane on the map, as a Ship does', () => {
    const { g } = withCube('l1/2');
    reachOut(g, 'earth', 90, 2);
    act(g, dropEmptyLanes);
    expect(Object.keys(g.lanes)).toEqual(['l1']);
  });

  it('A-DEST-01: a Cube leaves a destroyed System, as Ships do', () => {
    const { g, cube } = withCube('delta-iv');
    grow(g, 'earth', 0, 2, 'delta-iv');
    run(g, DESTROY, { seat: 0, system: 'delta-iv' });
    expect([cube.at, Object.keys(g.lanes)]).toEqual(['l1/2', ['l1']]);
  });

  it('A-OPEN-21: the Hub is always Fixed', () => {
    const { g } = withCube('transwarp-hub');
    join(g, 'earth', 'transwarp-hub');
    join(g, 'transwarp-hub', 'delta-iv');
    delete g.lanes['l1'];
    expect([anchoringOf(g, 'transwarp-hub'), anchoringOf(g, 'delta-iv')]).toEqual(['fixed', 'floating']);
  });
});

describe('First Contact', () => {
  it('A-TERM-10, A-OPEN-41: players whose homes are Connected make First Contact once and stay in contact', () => {
    const g = table();
    join(g, 'earth', 'delta-iv');
    expect(act(g, updateContact).log).toEqual([]);
    join(g, 'delta-iv', 'qonos');
    expect(act(g, updateContact).log).toHaveLength(1);
    expect(g.players.map(({ contact }) => contact)).toEqual([[1], [0], []]);
    join(g, 'delta-iv', 'romulus');
    // A player who is Connected with one of them is Connected with all.
    expect(act(g, updateContact).log).toHaveLength(2);
    expect(g.players.map(({ contact }) => contact)).toEqual([
      [1, 2],
      [0, 2],
      [0, 1],
    ]);
    g.lanes = {};
    expect(act(g, updateContact).log).toEqual([]);
    expect(g.players[0]?.contact).toEqual([1, 2]);
  });
});

describe('a destroyed System', () => {
  /** Delta IV between Earth and Murasaki 312, with one more lane that holds a Ship and an empty one. */
  function between() {
    const g = table();
    grow(g, 'earth', 0, 2, 'delta-iv');
    grow(g, 'delta-iv', 0, 2, 'murasaki-312');
    const open = reachOut(g, 'delta-iv', 90, 3);
    put(g, 1, `${open.id}/3`);
    return { g, open };
  }

  it('A-DEST-01: if a System is destroyed, owners move their Ships there to an Adjacent Sector, and Ships at Warp move their Warp Tokens (A-OPEN-52)', () => {
    const { g, open } = between();
    const mine = put(g, 0, 'delta-iv');
    const theirs = put(g, 1, 'delta-iv');
    const away = put(g, 2, 'delta-iv');
    away.at = null;
    away.warp = { from: 'delta-iv', tokens: 2 };
    const drive = run(g, DESTROY, { seat: 1, system: 'delta-iv' });
    expect(drive.asked.seat).toBe(1);
    // The options are in the order of their bearings: north, the open lane to the east, and Earth to the south.
    expect(drive.keys()).toEqual(['leave:delta-iv:l2/1', 'leave:delta-iv:l3/1', 'leave:delta-iv:l1/2']);
    drive.answer('leave:delta-iv:l1/2');
    expect(drive.asked.seat).toBe(2);
    drive.answer('leave:delta-iv:l2/1');
    expect(drive.asked.seat).toBe(0);
    drive.answer('leave:delta-iv:l3/1');
    expect([mine.at, theirs.at]).toEqual(['l3/1', 'l1/2']);
    // Lanes with Ships stay, open at this end, and the empty lane is removed (A-DEST-02, A-GEO-31).
    expect(Object.values(g.lanes).map(({ id, a, b }) => [id, a, b])).toEqual([
      ['l1', 'earth', null],
      ['l3', null, null],
    ]);
    expect(open.a).toBeNull();
    expect(away.warp).toEqual({ from: 'murasaki-312', tokens: 2 });
    expect('delta-iv' in g.discs).toBe(false);
    expect(g.destroyed).toEqual(['delta-iv']);
    expect(anchoringOf(g, 'murasaki-312')).toBe('immovable');
  });

  it('A-DEST-01: if a destroyed System has only one way out, the Ships take it without a question', () => {
    const g = table();
    grow(g, 'earth', 0, 2, 'delta-iv');
    const ship = put(g, 0, 'delta-iv');
    const drive = run(g, DESTROY, { seat: 0, system: 'delta-iv' });
    expect([drive.over, ship.at]).toEqual([true, 'l1/2']);
    expect(drive.log).toEqual([
      'The Federation leaves Delta IV for Sector 2 of the lane between Earth and Delta IV.',
      'Delta IV is destroyed.',
    ]);
    expect(g.lanes['l1']).toMatchObject({ a: 'earth', b: null });
  });

  it('A-DEST-01: all pieces in a destroyed System return to their owners, and the limit on Projects is checked', () => {
    const g = table(['federation', 'klingon', 'vulcan']);
    grow(g, 'earth', 0, 2, 'delta-iv');
    Object.assign(g.discs['delta-iv'] ?? {}, { control: 1, starbase: true, ambassadors: 2, unseen: ['core-x'] });
    const drive = run(g, DESTROY, { seat: 0, system: 'delta-iv' });
    expect(g.players[1]).toMatchObject({ controls: 10, commands: { ready: 4, exhausted: 0 } });
    expect(g.players[2]?.ambassadors).toBe(7);
    expect(g.exploration.discard).toEqual(['core-x']);
    expect(drive.log).toContain('discard 1');
    // The lane was empty.
    expect(g.lanes).toEqual({});
  });

  it('A-DEST-01: Ships in a destroyed System without an Adjacent Sector are lost, and a destroyed home belongs to nobody', () => {
    const g = table();
    const drive = run(g, DESTROY, { seat: 1, system: 'earth' });
    expect(drive.over).toBe(true);
    expect(g.units.some(({ seat }) => seat === 0)).toBe(false);
    expect(g.players[0]).toMatchObject({ ships: 30, home: null });
  });
});
