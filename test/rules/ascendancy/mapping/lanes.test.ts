import { describe, expect, it } from 'vitest';
import { DESTROY } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { isTooEarly, updateContact } from '../../../../src/games/ascendancy/chapters/mapping/contact.ts';
import { anchoringOf } from '../../../../src/games/ascendancy/galaxy/standing.ts';
import { dropEmptyLanes } from '../../../../src/games/ascendancy/position/lanes.ts';
import type { Lasting } from '../../../../src/games/ascendancy/state.ts';
import { grow, reachOut } from '../galaxy/support.ts';
import { cube, disc, join, put, table, withBorg } from '../support.ts';
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

  it.each([
    ['delta-iv', 'l1/2', ['l1']],
    ['qonos', 'qonos', []],
  ])('A-DEST-01: when Delta IV is destroyed, a Cube at %s ends up at %s', (from, to, lanes) => {
    const { g, cube } = withCube(from);
    grow(g, 'earth', 0, 2, 'delta-iv');
    run(g, DESTROY, { seat: 0, system: 'delta-iv' });
    expect([cube.at, Object.keys(g.lanes)]).toEqual([to, lanes]);
  });

  it('A-DEST-01: without an Adjacent Sector, a Cube is lost with the System', () => {
    const { g } = withCube('delta-iv');
    g.discs['delta-iv'] = disc('delta-iv');
    run(g, DESTROY, { seat: 0, system: 'delta-iv' });
    expect(g.borg?.cubes).toEqual([]);
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
    expect(act(g, updateContact).log).toEqual([
      'First Contact: the Federation and the Klingons meet because Earth and Qo’noS are Connected.',
    ]);
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

  it.each([
    ['delta-iv', 'murasaki-312', true, 'it would link two homes'],
    ['delta-iv', 'ardana', false, 'no home is Connected with Ardana'],
    ['ardana', 'murasaki-312', false, 'no home is Connected with Ardana'],
    ['ardana', 'deneva', false, 'no home is Connected with either'],
    ['earth', 'delta-iv', false, 'both are Connected with Earth'],
  ])(
    'A-OPT-02, A-OPEN-88: in simultaneous turns, a lane from %s to %s is too early: %s, because %s',
    (from, to, early) => {
      const g = table(undefined, { rules: { simultaneousFirstTurns: true } });
      join(g, 'earth', 'delta-iv');
      join(g, 'qonos', 'murasaki-312');
      for (const id of ['ardana', 'deneva']) g.discs[id] = disc(id);
      expect(isTooEarly(g, from, to)).toBe(early);
    },
  );
});

describe('a destroyed System', () => {
  /** Delta IV between Earth and Murasaki 312. A third lane there holds a Ship, and a fourth lane is elsewhere. */
  function between() {
    const g = table();
    grow(g, 'earth', 0, 2, 'delta-iv');
    grow(g, 'delta-iv', 0, 2, 'murasaki-312');
    const open = reachOut(g, 'delta-iv', 90, 3);
    put(g, 1, `${open.id}/3`);
    grow(g, 'qonos', 0, 2, 'ardana');
    return { g, open };
  }

  it('A-DEST-01, A-DEST-02, A-GEO-31, A-OPEN-52: if a System is destroyed, owners move their Ships there to an Adjacent Sector, and Ships at Warp move their Warp Tokens', () => {
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
      ['l4', 'qonos', 'ardana'],
    ]);
    expect(open.a).toBeNull();
    expect(away.warp).toEqual({ from: 'murasaki-312', tokens: 2 });
    expect(drive.saidBy('A-OPEN-52')).toEqual([
      'The Warp Tokens that pointed to Delta IV now point to Sector 1 of the lane between Delta IV and Murasaki 312.',
    ]);
    expect(drive.saidBy('A-DEST-01')).toEqual([
      'The Klingons leave Delta IV for Sector 2 of the lane between Earth and Delta IV.',
      'The Federation leaves Delta IV for Sector 1 of Delta IV’s open lane.',
      'Delta IV is destroyed.',
    ]);
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

  it('A-DEST-01: with two ways out of a destroyed System, the owner chooses one', () => {
    const g = table();
    grow(g, 'earth', 0, 2, 'delta-iv');
    grow(g, 'delta-iv', 0, 2, 'murasaki-312');
    const ship = put(g, 0, 'delta-iv');
    const drive = run(g, DESTROY, { seat: 0, system: 'delta-iv' });
    expect(drive.keys()).toEqual(['leave:delta-iv:l2/1', 'leave:delta-iv:l1/2']);
    drive.answer('leave:delta-iv:l1/2').settled();
    expect(ship.at).toBe('l1/2');
  });

  it('A-DEST-01: all pieces in a destroyed System return to their owners', () => {
    const g = table(['federation', 'klingon', 'vulcan']);
    grow(g, 'earth', 0, 2, 'delta-iv');
    const cards = [{ card: 'core-y', seat: 1 }];
    Object.assign(g.discs['delta-iv'] ?? {}, { control: 1, ambassadors: 2, unseen: ['core-x'], cards });
    const here: Lasting = { what: 'anything', seats: [1], until: 'turn' };
    g.lasting = [{ ...here, system: 'delta-iv' }, { ...here, system: 'earth' }, here];
    run(g, DESTROY, { seat: 0, system: 'delta-iv' }).settled();
    expect(g.players.map(({ ambassadors }) => ambassadors)).toEqual([0, 0, 7]);
    expect(g.exploration.discard).toEqual(['core-x', 'core-y']);
    expect(g.players.map(({ home }) => home)).toEqual(['earth', 'qonos', 'vulcan']);
    expect(g.lasting.map(({ system }) => system)).toEqual(['earth', undefined]);
    // The lane was empty.
    expect(g.lanes).toEqual({});
  });

  it.each([
    [null, false, 9, 5, ['Delta IV is destroyed.']],
    [1, false, 10, 5, ['Delta IV is destroyed, so the Klingons lose it.', 'discard 1']],
    [1, true, 10, 4, ['Delta IV is destroyed, so the Klingons lose it.', 'discard 1']],
  ])(
    'A-DEST-01, A-SB-06, A-PROJ-06: if seat %s Controls a destroyed System (Starbase: %s), the Klingons have %i Control Nodes and %i Commands',
    (control, starbase, controls, ready, log) => {
      const g = table();
      g.discs['delta-iv'] = { ...disc('delta-iv'), control, starbase };
      const drive = run(g, DESTROY, { seat: 0, system: 'delta-iv' });
      drive.settled();
      expect(g.players[1]).toMatchObject({ controls, commands: { ready, exhausted: 0 } });
      // The limit on Projects is checked only if somebody loses the System.
      expect(drive.log).toEqual(log);
      expect(drive.lost).toEqual(control === null ? [] : [{ text: log[0], seat: control, names: ['Delta IV'] }]);
    },
  );

  it('A-DEST-01, A-OPEN-52: without an Adjacent Sector, Ships in a destroyed System and Ships at Warp that left from it are lost, and a destroyed home belongs to nobody', () => {
    const g = table();
    Object.assign(g.units[0] ?? {}, { at: null, warp: { from: 'earth', tokens: 1 } });
    Object.assign(g.units[3] ?? {}, { at: null, warp: { from: 'qonos', tokens: 1 } });
    const drive = run(g, DESTROY, { seat: 1, system: 'earth' });
    expect(drive.over).toBe(true);
    expect(g.units.map(({ seat }) => seat)).toEqual([1, 1, 1, 2, 2, 2]);
    expect(g.players[0]).toMatchObject({ ships: 30, home: null });
  });
});
