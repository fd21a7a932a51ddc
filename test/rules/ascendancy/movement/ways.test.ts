import { expect, test } from 'vitest';
import { DISCOVER, LAY } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { goalsFrom } from '../../../../src/games/ascendancy/chapters/movement/goals.ts';
import { grow, reachOut } from '../galaxy/support.ts';
import { run } from '../mapping/stage.ts';
import { join, put, table } from '../support.ts';

/** The goals of a Ship at Earth, beside a lane that begins there. */
function goals(kind: 'impulse' | 'warp' | 'retreat' | 'maneuver') {
  const g = table();
  join(g, 'earth', 'terra-nova');
  const found = goalsFrom(g, { by: 0, seat: 0, units: [1], kind }, 'earth', 2);
  return found.filter(({ why }) => why === null).map(({ sector, explore }) => `${explore ?? 'to'} ${sector}`);
}

test('A-LANE-04: lanes are placed at impulse and when Exiting Warp, but not in a Retreat or Tactical Maneuver', () => {
  const lays = (kind: Parameters<typeof goals>[0]) => goals(kind).some((goal) => goal.startsWith('lane'));
  expect((['impulse', 'warp', 'retreat', 'maneuver'] as const).map(lays)).toEqual([true, true, false, false]);
});

test('A-SYS-06: at a System with room for a lane, the old lane and a new one are both offered', () => {
  expect(goals('impulse')).toEqual(expect.arrayContaining(['to l1/1', 'to l1/2', 'lane earth']));
});

test('A-GEO-36: the log shows a lane’s roll and its place', () => {
  const drive = run(table(), LAY, { seat: 0, system: 'earth', unit: null }, [3]).answer('lay:earth:3');
  expect(drive.log).toEqual([
    'The Federation rolls a Space Lane of 3 Sectors at Earth.',
    'The Federation places a lane of 3 Sectors from Earth at 3 o’clock.',
  ]);
});

test('A-GEO-36: the log shows a connection’s length and side, and which Systems swing which way', () => {
  const g = table();
  grow(g, 'earth', 45, 3, 'delta-iv');
  grow(g, 'qonos', 315, 4, 'murasaki-312');
  const drive = run(g, LAY, { seat: 0, system: 'delta-iv', unit: null }, [3]);
  const [key = ''] = drive.keys('connect:delta-iv:murasaki-312');
  expect(drive.log).toEqual(['The Federation rolls a Space Lane of 3 Sectors at Delta IV.']);
  drive.answer(key);
  expect(drive.log[1]).toBe(
    'The Federation joins Delta IV and Murasaki 312 by a lane of 3 Sectors, left side, and swings Delta IV clockwise from 1:30 to 2:30 o’clock and Murasaki 312 counter-clockwise from 10:30 to 9:30 o’clock.',
  );
});

test('A-OPEN-79: the Federation gains Culture for a Phenomenon before its Ships Brave it', () => {
  const g = table();
  g.stack = ['murasaki-312'];
  const lane = reachOut(g, 'earth', 90, 3);
  const { id } = put(g, 0, `${lane.id}/3`);
  const { log } = run(g, DISCOVER, { seat: 0, units: [id], lane: lane.id, kind: 'impulse' });
  const [gained, explored] = ['1 Culture', 'explore murasaki-312'].map((words) =>
    log.findIndex((line) => line.includes(words)),
  );
  expect(gained).toBeGreaterThan(0);
  expect(gained).toBeLessThan(explored ?? 0);
});
