import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { DAMAGE, type Frontiers } from '../../../src/games/frontiers/state.ts';
import { at, lay, moor, position, put, site } from './support/position.ts';
import { turnOver } from './support/procedures.ts';

/** A ship on the destroyed Red Cube at J0 between ships at J3 and J5. */
function between(): Frontiers {
  const g = position();
  lay(g, 'cubeRed', 'J');
  put(g, 'J3', 'warbird', 'plague-warbird');
  put(g, 'J5', 'sphere', 'nanoprobe-sphere');
  g.cubes.red = { at: at('J0'), level: 4, defenders: [], marks: [], destroyed: true };
  moor(g, 0, 'J0').points.move = 6;
  return g;
}

describe('provoking Enemy Ships', () => {
  it('F-MOVE-14 F-TURN-10: a step between two spaces beside the same Enemy Ship ends the movement, but other steps don’t', () => {
    const g = position();
    moor(g, 0, 'B4').points.move = 8;
    const drive = turnOver(g).does('move:B5');
    expect(drive.g.turn?.provoked).toEqual([]);
    drive.does('move:B0');
    expect(drive.g.turn).toMatchObject({ provoked: [at('B6')], moved: true });
    expect(playerOf(drive.g, 0)).toMatchObject({ at: at('B0') });
    expect(playerOf(drive.g, 0).points.move).toBe(0);
    expect(drive.keys('move:')).toEqual([]);
    expect(drive.keys('explore:')).toEqual([]);
  });

  it('F-MOVE-15: Starbases, planets and Cubes are never provoked', () => {
    const g = position();
    lay(g, 'frontier3', 'D');
    put(g, 'D1', 'romulanStarbase', 'border-watch', false);
    moor(g, 0, 'D2').points.move = 3;
    const drive = turnOver(g).does('move:D0');
    expect(drive.g.turn?.provoked).toEqual([]);
  });

  it('F-MOVE-17 F-MOVE-18: ships that guard a Class-H Planet aren’t provoked, and the planet is crossed as usual', () => {
    const g = position();
    lay(g, 'frontier8', 'D');
    put(g, 'D1', 'warbird', 'swift-warbird');
    moor(g, 0, 'D2').points.move = 3;
    const drive = turnOver(g);
    expect(drive.offers('move:D1')).toBe(true);
    drive.does('move:D1');
    expect(drive.g.turn?.provoked).toEqual([]);
  });

  it('T05 F-MOVE-16 F-COMBAT-11: one step can provoke two ships, and a third can be challenged in the same fight', () => {
    const g = position();
    lay(g, 'frontier5', 'D');
    lay(g, 'frontier4', 'E');
    lay(g, 'cubeRed', 'H');
    put(g, 'D2', 'warbird', 'plague-warbird');
    put(g, 'H3', 'sphere', 'nanoprobe-sphere');
    put(g, 'E5', 'warbird', 'raiding-warbird');
    moor(g, 0, 'H4').points.move = 6;
    const drive = turnOver(g).does('move:E6');
    expect([...(drive.g.turn?.provoked ?? [])].sort()).toEqual([at('D2'), at('H3')].sort());
    expect(playerOf(g, 0).points.move).toBe(0);
    drive.does('fight:provoked');
    expect(drive.keys('join:')).toEqual(['join:E5']);
    drive.does(['join:E5']).change(() => {
      playerOf(g, 0).points.long = { normal: 99 };
    });
    const all = drive.keys('attack:').sort((one, other) => other.length - one.length)[0] ?? '';
    expect(all.split('+')).toHaveLength(3);
    drive.does(all);
    expect(playerOf(g, 0)).toMatchObject({ experience: 12, reputation: 4 });
    for (const label of ['D2', 'H3', 'E5']) expect(site(g, label)).toEqual({ tokens: [], classH: null, marks: [] });
    expect(drive.offers('turn:end')).toBe(true);
  });

  it('F-MOVE-21: stepping off a destroyed Cube can provoke a ship, as any step can', () => {
    const drive = turnOver(between()).does('move:J4');
    expect([...(drive.g.turn?.provoked ?? [])].sort()).toEqual([at('J3'), at('J5')].sort());
  });

  it('F-MOVE-20: provoking a ship by stepping onto a destroyed Cube costs 1 Damage Card and returns the moving ship to its previous space', () => {
    const g = between();
    moor(g, 0, 'J4').points.move = 6;
    const drive = turnOver(g).does('move:J0');
    expect(playerOf(g, 0)).toMatchObject({ at: at('J4') });
    expect(playerOf(g, 0).hand.filter((card) => card === DAMAGE)).toHaveLength(1);
    expect(drive.offers('fight:provoked')).toBe(true);
  });

  it('F-MOVE-33 F-MOVE-34 F-MOVE-35 F-OPEN-37: a ship that an effect moves can cross anything, lands safely and provokes no ship', () => {
    const g = between();
    const jump = { do: 'jump', spaces: 2 };
    playerOf(g, 0).points.move = 0;
    moor(g, 0, 'J4');
    const drive = turnOver(g).change(({ turn }) => {
      if (turn !== null) turn.begun = true;
    });
    const frame = { seat: 0, moment: 'move', from: 'warp-drive', list: [jump] };
    drive.calls('effects', frame);
    const there = drive.keys('jump:');
    // J0 is a safe space, J2 is a Sun, and J3 has a ship, so only J0 can be landed on.
    expect(there).toContain('jump:J0');
    for (const label of ['J2', 'J3', 'J5', 'J6']) expect(there).not.toContain(`jump:${label}`);
    drive.does('jump:J0');
    expect(playerOf(g, 0).at).toBe(at('J0'));
    expect(g.turn).toMatchObject({ provoked: [], moved: false });
  });

  it('F-CARD-14: an effect can let the ship move without provoking anyone', () => {
    const g = between();
    playerOf(g, 0).lasting = [{ modifier: { kind: 'stealth' }, until: 'turn' }];
    expect(turnOver(g).does('move:J4').g.turn?.provoked).toEqual([]);
  });
});
