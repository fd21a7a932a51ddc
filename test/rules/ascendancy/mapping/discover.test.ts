import { describe, expect, it } from 'vitest';
import { DISCOVER } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { checkMap } from '../../../../src/games/ascendancy/galaxy/check.ts';
import { anchoringOf } from '../../../../src/games/ascendancy/galaxy/standing.ts';
import { grow, reachOut } from '../galaxy/support.ts';
import { put, table } from '../support.ts';
import { run } from './stage.ts';

describe('a new System', () => {
  it('A-SYS-01, A-GEO-15: the top System Disc is placed at the end of the lane, and the units enter and explore it', () => {
    const g = table();
    g.stack = ['delta-iv', 'ardana'];
    const lane = reachOut(g, 'earth', 90, 3);
    const unit = put(g, 0, `${lane.id}/3`);
    const drive = run(g, DISCOVER, { seat: 0, units: [unit.id], lane: lane.id, kind: 'impulse' });
    expect(drive.result).toBe(1);
    expect(drive.g.discs['delta-iv']).toMatchObject({ x: 14_000, y: 8_041, limit: 3, control: null });
    expect(drive.g.discs['delta-iv']?.nodes).toEqual([null, null, null]);
    expect([lane.b, unit.at, g.stack]).toEqual(['delta-iv', 'delta-iv', ['ardana']]);
    expect(anchoringOf(g, 'delta-iv')).toBe('floating');
    expect(drive.log).toEqual([
      'The Federation discovers Delta IV: a Planetary System with 3 sites and up to 3 lanes.',
      'explore delta-iv',
    ]);
    // Everyone sees the drawn System.
    expect(drive.learned).toBe(true);
    checkMap(g);
  });

  it('A-SYS-02, A-SYS-04: if there is no room for a System, no disc is drawn', () => {
    const g = table();
    const lane = reachOut(g, 'earth', 270, 2);
    const unit = put(g, 0, `${lane.id}/2`);
    const before = [...g.stack];
    const drive = run(g, DISCOVER, { seat: 0, units: [unit.id], lane: lane.id, kind: 'impulse' });
    expect([drive.over, drive.result, g.stack, unit.at]).toEqual([true, 0, before, 'l1/2']);
    expect(drive.log).toEqual(['There is no System at the end of the lane because it has no room.']);
    // The Ship in the lane keeps it open.
    expect(Object.keys(g.lanes)).toEqual(['l1']);
  });

  it('A-OPEN-73: if no discs are left, no System is placed', () => {
    const g = table();
    g.stack = [];
    const lane = reachOut(g, 'earth', 90, 2);
    const unit = put(g, 0, `${lane.id}/2`);
    const drive = run(g, DISCOVER, { seat: 0, units: [unit.id], lane: lane.id, kind: 'warp' });
    expect([drive.result, drive.rules]).toEqual([0, ['A-OPEN-73']]);
  });

  /** A Ship at the end of an open lane. A Floating System is in the way of a new System there. */
  function begin() {
    const g = table();
    g.stack = ['delta-iv', 'ardana'];
    const lane = reachOut(g, 'earth', 90, 3);
    // A System hangs on Qo’noS so that it reaches into the place.
    grow(g, 'qonos', 270, 4, 'murasaki-312');
    grow(g, 'romulus', 180, 2, 'terra-nova');
    const there = g.discs['murasaki-312'];
    expect(there).toBeDefined();
    // Moves Qo’noS nearer, together with the System that hangs on it.
    for (const disc of [there, g.discs['qonos']]) if (disc !== undefined) disc.x -= 4_000;
    for (const point of [g.lanes['l2']?.from, g.lanes['l2']?.to]) if (point !== undefined) point.x -= 4_000;
    const unit = put(g, 0, `${lane.id}/3`);
    return { g, unit, lane };
  }

  it('A-FLOAT-05, A-GEO-15, A-GEO-25: a Floating System in the way may swing aside or stay', () => {
    const swung = begin();
    const drive = run(swung.g, DISCOVER, { seat: 0, units: [swung.unit.id], lane: 'l1', kind: 'impulse' });
    expect(drive.keys()).toEqual(['swing:murasaki-312', 'abandon']);
    drive.answer('swing:murasaki-312').answer('swing:murasaki-312:10-30');
    expect([drive.result, swung.unit.at, swung.lane.b]).toEqual([1, 'delta-iv', 'delta-iv']);
    checkMap(drive.g);

    const left = begin();
    const gone = run(left.g, DISCOVER, { seat: 0, units: [left.unit.id], lane: 'l1', kind: 'impulse' }).answer(
      'abandon',
    );
    expect([gone.result, left.g.stack]).toEqual([0, ['delta-iv', 'ardana']]);
  });

  it('A-SYS-04, A-FLOAT-04: in another player’s turn, no System swings aside, so there is no new System', () => {
    const { g, unit } = begin();
    if (g.turn !== null) g.turn.seat = 1;
    const { result, log } = run(g, DISCOVER, { seat: 0, units: [unit.id], lane: 'l1', kind: 'impulse' });
    expect(result).toBe(0);
    expect(log).toEqual(['There is no System at the end of the lane because it has no room.']);
  });

  it.each([
    [1, 'a', 6_500],
    [3, 'b', 14_000],
  ] as const)(
    'A-OPEN-44: a Ship in Sector %i of a lane with two open ends finds its System at the end “%s”',
    (sector, end, x) => {
      const g = table();
      g.stack = ['delta-iv', 'ardana'];
      const lane = reachOut(g, 'earth', 90, 3);
      lane.a = null;
      delete g.discs['earth'];
      const unit = put(g, 0, `${lane.id}/${sector}`);
      run(g, DISCOVER, { seat: 0, units: [unit.id], lane: lane.id, kind: 'impulse' });
      expect([lane.a, lane.b]).toEqual(end === 'a' ? ['delta-iv', null] : [null, 'delta-iv']);
      expect(g.discs['delta-iv']).toMatchObject({ x, y: 8_041 });
      // The next System comes to the other end.
      const other = put(g, 0, `${lane.id}/${4 - sector}`);
      run(g, DISCOVER, { seat: 0, units: [other.id], lane: lane.id, kind: 'impulse' });
      expect([lane.a, lane.b].sort()).toEqual(['ardana', 'delta-iv']);
    },
  );
});
