import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { DAMAGE, type Frontiers } from '../../../src/games/frontiers/state.ts';
import { at, lay, moor, position, put, site } from './support/position.ts';
import { turnOver } from './support/procedures.ts';

/** True if seat 0 can step from one space to another with enough points. */
function open(g: Frontiers, from: string, to: string): boolean {
  moor(g, 0, from).points.move = 20;
  return turnOver(g).offers(`move:${to}`);
}

describe('blocked spaces', () => {
  it('F-MOVE-10: an Enemy Ship blocks its space until it is defeated', () => {
    const g = position();
    expect(open(g, 'B5', 'B6')).toBe(false);
    site(g, 'B6').tokens = [];
    expect(open(g, 'B5', 'B6')).toBe(true);
  });

  it('F-MOVE-11 F-MOVE-12: Starbases are closed if they have a garrison or another owner, but the player’s own are open', () => {
    const g = position({ players: 3 });
    lay(g, 'frontier3', 'D');
    put(g, 'D1', 'romulanStarbase', 'border-watch', false);
    expect(open(g, 'D0', 'D1')).toBe(false);
    site(g, 'D1').tokens = [];
    site(g, 'D1').marks = [1];
    expect(open(g, 'D0', 'D1')).toBe(false);
    site(g, 'D1').marks = [0];
    expect(open(g, 'D0', 'D1')).toBe(true);
  });

  it('F-TEAM-06: an ally’s Starbase is open while the ally is away', () => {
    const g = position({ players: 4, teams: true });
    lay(g, 'frontier3', 'D');
    const ally = 2;
    playerOf(g, 0).team = 0;
    playerOf(g, ally).team = 0;
    site(g, 'D1').marks = [ally];
    expect(open(g, 'D0', 'D1')).toBe(true);
    moor(g, ally, 'D1');
    expect(open(g, 'D0', 'D1')).toBe(false);
  });

  it('F-MOVE-11: a Dominion Starbase is open to everyone once it is conquered', () => {
    const g = position();
    lay(g, 'frontier4', 'D');
    put(g, 'D0', 'dominionStarbase', 'decoy-station', false);
    expect(open(g, 'D5', 'D0')).toBe(false);
    site(g, 'D0').tokens = [];
    site(g, 'D0').marks = [1];
    expect(open(g, 'D5', 'D0')).toBe(true);
  });

  it('F-MOVE-13 F-MOVE-19: a Borg Cube blocks its space, and costs 2 Move once it is destroyed', () => {
    const g = position();
    lay(g, 'cubeBlue', 'D');
    g.cubes.blue = { at: at('D0'), level: 4, defenders: [], marks: [], destroyed: false };
    expect(open(g, 'D4', 'D0')).toBe(false);
    g.cubes.blue.destroyed = true;
    moor(g, 0, 'D4').points.move = 1;
    expect(turnOver(g).offers('move:D0')).toBe(false);
    moor(g, 0, 'D4').points.move = 2;
    expect(turnOver(g).offers('move:D0')).toBe(true);
  });

  it('F-MOVE-23 F-MOVE-24 F-MOVE-25: a ship may pass through another ship’s space and explore from there, but not stay', () => {
    const g = position();
    lay(g, 'frontier5', 'D');
    moor(g, 1, 'D4');
    const player = moor(g, 0, 'D0');
    player.at = at('D5');
    player.points.move = 5;
    const drive = turnOver(g).does('move:D4');
    expect(drive.keys('challenge:')).toEqual([]);
    drive.does(drive.keys('side:')[0] ?? '', 'turn:end');
    expect(player).toMatchObject({ at: at('D5') });
    expect(player.hand.filter((card) => card === DAMAGE)).toHaveLength(1);
    expect(drive.rules).toContain('F-EOT-03');
  });

  it('F-SAFE-03 F-LOC-02: any number of ships may be on the Wormhole and on a destroyed Cube', () => {
    const g = position();
    lay(g, 'cubeBlue', 'D');
    g.cubes.blue = { at: at('D0'), level: 4, defenders: [], marks: [], destroyed: true };
    moor(g, 1, 'D0');
    const player = moor(g, 0, 'D4');
    player.points.move = 2;
    const drive = turnOver(g).does('move:D0');
    drive.does(drive.keys('side:')[0] ?? '', 'turn:end');
    expect(player.at).toBe(at('D0'));
    expect(player.hand).not.toContain(DAMAGE);
  });
});
