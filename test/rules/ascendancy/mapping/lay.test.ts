import { describe, expect, it } from 'vitest';
import { LAY } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { exampleDirections } from '../../../../src/games/ascendancy/chapters/mapping/lay-offers.ts';
import { openings, targetsOf } from '../../../../src/games/ascendancy/chapters/mapping/openings.ts';
import { checkMap } from '../../../../src/games/ascendancy/galaxy/check.ts';
import { callsOf } from '../../../../src/games/ascendancy/galaxy/clock.ts';
import { anchoringOf } from '../../../../src/games/ascendancy/galaxy/standing.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import { rulesFor } from '../cards.ts';
import type { Done } from '../drive-action.ts';
import { grow, hang, reachOut } from '../galaxy/support.ts';
import { disc, table, worldOf } from '../support.ts';
import { run } from './stage.ts';

function lay(g: Ascendancy, die: number, system = 'earth', prefer?: string[]): Done {
  return run(g, LAY, { seat: 0, system, unit: null, ...(prefer === undefined ? {} : { prefer }) }, [die]);
}

/** Scenario 9: X is 3 Sectors from Earth, Y is 4 Sectors from Qo’noS, and X and Y are 6.5 inches apart. */
function gap(options = {}): Ascendancy {
  const g = table(undefined, options);
  grow(g, 'earth', 90, 3, 'delta-iv');
  grow(g, 'qonos', 270, 4, 'murasaki-312');
  return g;
}

/** A table so narrow that a lane from Earth has room only to the north. */
function narrow(): Ascendancy {
  const g = table();
  g.discs = { earth: { ...(g.discs['earth'] ?? Object.create(null)), x: 2_000, y: 2_000 } };
  g.table = { shape: 'rectangle', width: 4_000, height: 12_000 };
  return g;
}

describe('a new Space Lane', () => {
  it('A-LANE-03, A-COMP-04, A-OPEN-08: the die has two faces for each of 2, 3 and 4 Sectors', () => {
    const sectors = [1, 2, 3, 4, 5, 6].map((die) => {
      const drive = lay(table(), die).answer('lay:earth:3');
      return drive.g.lanes['l1']?.sectors;
    });
    expect(sectors).toEqual([2, 2, 3, 3, 4, 4]);
  });

  it('A-GEO-11, A-GEO-33, A-GEO-34, A-GEO-35, A-GEO-37: lane places are listed clockwise, and places without room for a System are marked', () => {
    const drive = lay(table(), 3);
    const keys = drive.keys('lay:');
    expect(keys).toHaveLength(24);
    expect(keys.slice(0, 4)).toEqual(['lay:earth:12', 'lay:earth:12-30', 'lay:earth:1', 'lay:earth:1-30']);
    expect(drive.option('lay:earth:12')).toMatchObject({ label: '12 o’clock', hint: 'A System fits at its end' });
    expect(drive.option('lay:earth:3').hint).toBe('A System fits at its end; toward Qo’noS');
    expect(drive.option('lay:earth:1').hint).toBe('A System fits at its end; toward Romulus');
    const groups = ['12', '5-30', '6', '11-30'].map((mark) => drive.option(`lay:earth:${mark}`).group);
    const [early, late] = ['From 12 to 6 o’clock', 'From 6 to 12 o’clock'];
    expect(groups).toEqual([early, early, late, late]);
    expect(drive.option('lay:earth:9')).toMatchObject({
      label: '9 o’clock (lane only)',
      hint: 'No System has room at its end',
    });
    // The lane has room, so it can’t be abandoned.
    expect(drive.keys('abandon')).toEqual([]);
  });

  it('A-GEO-33: a place is named by its direction and by the Systems that it points to, and the place with the most room also by “auto”', () => {
    const g = table();
    // In the direction of Qo’noS. Babel comes first, but Deneva is nearer.
    g.discs['babel'] = disc('babel', 22_500, 8_041);
    g.discs['deneva'] = disc('deneva', 18_500, 8_041);
    const drive = lay(g, 3);
    const east = drive.option('lay:earth:3');
    expect(east.hint).toBe('A System fits at its end; toward Deneva and Babel');
    const toward = ['Deneva', 'Babel', 'Qo’noS'].map((name) => `toward ${name}`);
    expect(east.called).toEqual([...callsOf(90), ...toward]);
    expect(drive.keys('lay:').filter((key) => drive.option(key).called?.includes('auto'))).toEqual(['lay:earth:1']);
    expect(drive.option('lay:earth:1').called).toEqual([...callsOf(30), 'toward Romulus', 'auto']);
  });

  it.each([
    [24_999, 'A System fits at its end; toward Babel'],
    [25_000, 'A System fits at its end'],
  ])('A-GEO-33: the option for a lane place toward a System that is %i away has the hint “%s”', (far, hint) => {
    const g = table();
    g.discs['babel'] = disc('babel', 6_500, 8_041 + far);
    const option = lay(g, 3).option('lay:earth:12');
    expect(option.hint).toBe(hint);
    expect(option.called).toContain('toward Babel');
  });

  it('A-GEO-33: the prompt gives a direction and the nearest System as examples', () => {
    expect(lay(table(), 3).asked.prompt).toBe(
      'Where do you place the lane of 3 Sectors from Earth? For example: “12 o’clock” or “toward Romulus”.',
    );
  });

  const two = { earth: disc('earth', 2_000, 2_000), babel: disc('babel', 2_000, 9_000) };
  it.each<[string, string[], (g: Ascendancy) => void]>([
    ['Systems are in sight', ['12 o’clock', 'toward Romulus'], () => undefined],
    [
      'a System doesn’t fit at 12',
      ['1:30 o’clock', 'toward Romulus'],
      (g) => Object.assign(worldOf(g, 'earth'), { y: 29_000 }),
    ],
    ['no System Disc is left', ['12 o’clock', 'toward Romulus'], (g) => Object.assign(g, { stack: [] })],
    ['no System is in sight', ['12 o’clock'], (g) => Object.assign(g, { discs: { earth: worldOf(g, 'earth') } })],
    [
      'no lane has room',
      [],
      (g) => Object.assign(g, { table: { shape: 'rectangle', width: 4_000, height: 4_000 }, discs: two }),
    ],
  ])('A-GEO-33: if %s, the examples of directions are %j', (_what, examples, change) => {
    const g = table();
    change(g);
    expect(exampleDirections(g, { seat: 0, system: 'earth', unit: null, sectors: 3 })).toEqual(examples);
  });

  it('A-OPEN-73: if no System Discs are left, the option for every lane place says so', () => {
    const g = table();
    g.stack = [];
    const drive = lay(g, 3);
    for (const key of drive.keys('lay:'))
      expect(drive.option(key)).toMatchObject({
        label: expect.stringContaining('(lane only)'),
        hint: expect.stringContaining('No System Disc is left to discover'),
      });
  });

  it('A-LANE-05: a new lane is placed where the mover chose, with an open far end, and the move stores its id', () => {
    const g = table();
    const unit = g.units[0]?.id ?? 0;
    g.movement = {
      by: 0,
      seat: 0,
      units: [unit],
      kind: 'impulse',
      left: 2,
      path: ['earth'],
      goal: null,
      next: null,
      explore: null,
      lane: null,
      found: null,
      outer: null,
      used: [],
      over: false,
    };
    const drive = lay(g, 3).answer('lay:earth:3');
    expect(drive.result).toBe(1);
    expect(drive.g.lanes).toEqual({
      l1: { id: 'l1', sectors: 3, a: 'earth', b: null, from: { x: 8_000, y: 8_041 }, to: { x: 12_500, y: 8_041 } },
    });
    expect(drive.g.movement?.lane).toBe('l1');
    expect(drive.log.at(-1)).toBe('The Federation places a lane of 3 Sectors from Earth at 3 o’clock.');
  });

  it('A-GEO-13: a mover who gave a direction in advance isn’t asked for one', () => {
    const at = (...prefer: string[]) => lay(gap(), 3, 'earth', prefer).g.lanes['l3']?.to;
    // 3 o’clock is taken, so the next preference is used.
    expect(at('3', '6')).toEqual({ x: 6_500, y: 2_041 });
    for (const romulus of ['toward Romulus', 'towards ROMULUS', 'romulus'])
      expect(at(romulus, 'auto')).toEqual({ x: 9_500, y: 13_237 });
    expect(at('auto')).toBeDefined();
    const asked = lay(gap(), 3, 'earth', ['3']);
    expect(asked.over).toBe(false);
  });

  it('A-LANE-07, A-GEO-14: a lane that fits nowhere is abandoned', () => {
    const g = narrow();
    g.table.height = 4_000;
    const drive = lay(g, 3);
    expect([drive.over, drive.result, drive.g.lanes]).toEqual([true, 0, {}]);
    expect(drive.rules).toEqual(['A-LANE-03', 'A-LANE-07']);
  });

  it('A-GEO-14, A-GEO-12: if a lane has no room, a System can swing aside, and if no clock mark is free, it swings to the last free degree', () => {
    const g = narrow();
    hang(g, 'earth', 0, 2, 'delta-iv');
    const drive = lay(g, 1);
    expect(drive.keys()).toEqual(['swing:delta-iv', 'abandon']);
    expect(drive.asked.prompt).toBe('Where do you place the lane of 2 Sectors from Earth?');
    expect(drive.option('abandon').called).toEqual(['abandon', 'give up', 'nowhere']);
    drive.answer('swing:delta-iv');
    expect(drive.keys()).toEqual(['swing:delta-iv:11-52', 'swing:delta-iv:12-08', 'pass']);
    drive.answer('swing:delta-iv:12-08');
    // The lane still has no room, so the mover abandons it.
    expect(drive.keys()).toEqual(['swing:delta-iv', 'abandon']);
    drive.answer('abandon');
    expect(drive.result).toBe(0);
    expect(Object.keys(drive.g.lanes)).toEqual(['l1']);
  });

  it('A-GEO-25, A-FLOAT-04: in another player’s turn, no System can swing aside for a lane', () => {
    const g = narrow();
    hang(g, 'earth', 0, 2, 'delta-iv');
    if (g.turn !== null) g.turn.seat = 1;
    expect(lay(g, 1).result).toBe(0);
  });

  it('A-LANE-01: a unit’s rule may allow one lane more than the limit, but only for that unit', () => {
    const g = table();
    worldOf(g, 'earth').limit = 0;
    rulesFor(g, 0, { grants: { build: (_g, _source, about) => about.what === 'lane' } });
    expect([openings(g, 'earth', 1), openings(g, 'earth', null)]).toEqual([1, 0]);
  });

  it('A-LANE-01, A-GEO-29, A-OPEN-45: a new lane may join only Systems that have room for it and aren’t joined to its own System yet', () => {
    const g = gap();
    expect(targetsOf(g, 'delta-iv', null)).toEqual(['qonos', 'romulus', 'murasaki-312']);
    expect(openings(g, 'murasaki-312', null)).toBe(2);
    reachOut(g, 'murasaki-312', 0, 2);
    reachOut(g, 'murasaki-312', 180, 2);
    // Open ends count against the maximum.
    expect(openings(g, 'murasaki-312', null)).toBe(0);
    expect(targetsOf(g, 'delta-iv', null)).toEqual(['qonos', 'romulus']);
  });
});

describe('connections', () => {
  it('A-CONN-02, scenario 9: a lane that is too short joins nothing, but can be placed elsewhere', () => {
    const drive = lay(gap(), 1, 'delta-iv');
    expect(drive.keys('connect:')).toEqual([]);
    expect(drive.keys('lay:').length).toBeGreaterThan(0);
  });

  it('A-CONN-07, A-FLOAT-07, scenario 9: a lane of 3 Sectors joins X and Y, which become Fixed, and First Contact is made', () => {
    const drive = lay(gap(), 3, 'delta-iv');
    expect(anchoringOf(drive.g, 'delta-iv')).toBe('floating');
    expect(drive.keys('connect:')).toEqual([
      'connect:delta-iv:murasaki-312:left',
      'connect:delta-iv:murasaki-312:right',
    ]);
    drive.answer('connect:delta-iv:murasaki-312:left');
    expect(drive.result).toBe(1);
    const { lanes, players } = drive.g;
    expect(lanes['l3']).toEqual({
      id: 'l3',
      sectors: 3,
      a: 'delta-iv',
      b: 'murasaki-312',
      from: { x: 15_000, y: 9_159 },
      to: { x: 19_500, y: 9_159 },
    });
    expect(Object.values(lanes).map(({ sectors }) => sectors)).toEqual([3, 4, 3]);
    expect([anchoringOf(drive.g, 'delta-iv'), anchoringOf(drive.g, 'murasaki-312')]).toEqual(['fixed', 'fixed']);
    expect(players.map(({ contact }) => contact)).toEqual([[1], [0], []]);
    expect(drive.log.at(-1)).toContain('First Contact: the Federation and the Klingons meet');
    checkMap(drive.g);
  });

  it('A-OPEN-46: a lane from a Fixed System can connect to another System too', () => {
    const g = gap();
    grow(g, 'delta-iv', 0, 2, 'ardana');
    expect(anchoringOf(g, 'delta-iv')).toBe('fixed');
    const drive = lay(g, 3, 'delta-iv');
    expect(drive.keys('connect:')).toHaveLength(2);
    drive.answer('connect:delta-iv:murasaki-312:right');
    expect(drive.g.lanes['l4']).toMatchObject({ from: { y: 6_923 }, to: { y: 6_923 } });
  });

  it('A-CONN-01, A-CONN-03, A-GEO-23: both Systems may swing into place, as the hint says', () => {
    const g = table();
    grow(g, 'earth', 45, 3, 'delta-iv');
    grow(g, 'qonos', 315, 4, 'murasaki-312');
    const drive = lay(g, 3, 'delta-iv');
    const [key = ''] = drive.keys('connect:delta-iv:murasaki-312');
    expect(drive.option(key).hint).toMatch(/^swings (Delta IV|Murasaki 312) from [0-9:]+ to [0-9:]+ o’clock/);
    drive.answer(key);
    checkMap(drive.g);
    expect(drive.g.lanes['l3']).toMatchObject({ a: 'delta-iv', b: 'murasaki-312' });
    expect(drive.log.some((text) => text.includes('and swings'))).toBe(true);
  });

  it('A-OPEN-42: a lane longer than the distance between two Systems joins them only if lanes may bend', () => {
    const near = (options: object) => {
      const g = table(undefined, options);
      grow(g, 'earth', 90, 4, 'delta-iv');
      hang(g, 'qonos', 270, 4, 'murasaki-312');
      // The centers are 5 inches apart, so a lane of 6 inches is too long.
      return lay(g, 5, 'delta-iv').keys('connect:delta-iv:murasaki-312');
    };
    const swung = near({});
    expect(swung).not.toContain('connect:delta-iv:murasaki-312:straight');
    expect(near({ readings: { bentLanes: true } })).toEqual(['connect:delta-iv:murasaki-312:straight']);
  });

  it.each([
    [false, 'left', { label: 'Join Murasaki 312 (left side)', called: ['Murasaki 312 left'] }],
    [true, 'straight', { label: 'Join Murasaki 312', called: ['Murasaki 312'] }],
  ])(
    'A-CONN-02: if lanes may bend is %s, the option to join Systems on the side “%s” is %j',
    (bentLanes, side, option) => {
      const drive = lay(gap({ readings: { bentLanes } }), 3, 'delta-iv');
      expect(drive.option(`connect:delta-iv:murasaki-312:${side}`)).toMatchObject(option);
    },
  );

  it('A-OPT-02, A-OPEN-88: during simultaneous first turns, no First Contact is made', () => {
    const options = { rules: { simultaneousFirstTurns: true } };
    expect(lay(gap(options), 3, 'delta-iv').keys('connect:')).toEqual([]);
    const later = gap(options);
    later.round = 2;
    expect(lay(later, 3, 'delta-iv').keys('connect:')).toHaveLength(2);
  });

  it('A-OPT-02: during simultaneous second turns, no First Contact is made either', () => {
    const options = { rules: { simultaneousFirstTurns: true, simultaneousSecondTurns: true } };
    const [second, third] = [gap(options), gap(options)];
    second.round = 2;
    third.round = 3;
    expect(lay(second, 3, 'delta-iv').keys('connect:')).toEqual([]);
    expect(lay(third, 3, 'delta-iv').keys('connect:')).toHaveLength(2);
  });
});
