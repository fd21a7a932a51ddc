import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { at, lay, moor, position, site } from './support/position.ts';
import { turnOver } from './support/procedures.ts';

describe('the start of a turn', () => {
  it('F-OPEN-39 F-SETUP-33: a new ship appears on the Wormhole, and that doesn’t count as movement', () => {
    const g = position();
    playerOf(g, 0).at = null;
    const drive = turnOver(g);
    expect(playerOf(drive.g, 0)).toMatchObject({ at: at('A0'), aside: false });
    expect(drive.g.turn).toMatchObject({ path: [at('A0')], moved: false });
  });

  it('F-LOC-01 F-MOVE-26 F-LOC-02: a ship that ends its turn on the Wormhole is off the map until its next turn', () => {
    const g = position();
    moor(g, 0, 'A0');
    const drive = turnOver(g);
    drive.does(drive.keys('side:')[0] ?? '', 'turn:end');
    expect(playerOf(drive.g, 0)).toMatchObject({ at: at('A0'), aside: true });
    const next = turnOver(drive.g);
    expect(playerOf(next.g, 0)).toMatchObject({ at: at('A0'), aside: false });
    expect(next.rules).toContain('F-LOC-01');
  });

  it('F-SCEN-87: once the Wormhole is closed, ships stay on that space', () => {
    const g = position({ scenario: 'one-to-return' });
    g.round = 2;
    moor(g, 0, 'A0');
    const drive = turnOver(g);
    drive.does(drive.keys('side:')[0] ?? '', 'turn:end');
    expect(playerOf(drive.g, 0).aside).toBe(false);
  });

  it('F-LOC-07 F-GAIN-01: a turn that starts at a Drydock gives a white Data Token, which is lost at the end of the turn', () => {
    const g = position();
    moor(g, 0, 'B0');
    const drive = turnOver(g);
    expect(playerOf(drive.g, 0).data.white).toBe(1);
    drive.does(drive.keys('side:')[0] ?? '', 'turn:end');
    expect(playerOf(drive.g, 0).data.white).toBe(0);
    moor(g, 0, 'B4');
    expect(playerOf(turnOver(g).g, 0).data.white).toBe(0);
  });

  it('F-SCEN-77: each Dominion Starbase that the player owns gives a white Data Token, but only near one of them', () => {
    const g = position({ scenario: 'conquer-and-hold' });
    lay(g, 'frontier4', 'D');
    lay(g, 'frontier11', 'E');
    site(g, 'D0').marks = [0];
    site(g, 'E0').marks = [0];
    moor(g, 0, 'D4');
    expect(playerOf(turnOver(g).g, 0).data.white).toBe(2);
    site(g, 'D0').marks = [1];
    playerOf(g, 0).data.white = 0;
    expect(playerOf(turnOver(g).g, 0).data.white).toBe(0);
  });

  it('F-SCEN-78: near the player’s Starbases of both kinds, the player gets a Data Token and a higher Hand Limit', () => {
    const g = position({ scenario: 'conquer-and-hold' });
    lay(g, 'frontier9', 'D');
    site(g, 'D2').marks = [0];
    site(g, 'D4').marks = [0];
    const player = moor(g, 0, 'D3');
    const drive = turnOver(g);
    expect(player.data.white).toBe(1);
    drive.does(drive.keys('side:')[0] ?? '', 'turn:end');
    expect(player.hand).toHaveLength(6);
  });

  it('F-SKILL-03: a shared Skill returns to its owner at the start of their turn and counts as used for the Round', () => {
    const g = position();
    playerOf(g, 0).skills = [{ skill: playerOf(g, 0).skillPile[0] ?? '', used: 'common' }];
    expect(playerOf(turnOver(g).g, 0).skills[0]?.used).toBe('round');
  });

  it('F-TURN-05: cards played in other players’ turns don’t count for the player’s own turn', () => {
    const g = position();
    playerOf(g, 0).spent = 3;
    expect(playerOf(turnOver(g).g, 0).spent).toBe(0);
  });
});
