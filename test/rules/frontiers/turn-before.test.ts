import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { deal, moor, position } from './support/position.ts';
import { turnOver } from './support/procedures.ts';

describe('options before a turn', () => {
  it('F-LOC-09 F-TURN-01 F-OPEN-87: a ship on an Outpost can subjugate it to draw 2 cards for 1 Reputation', () => {
    const g = position();
    moor(g, 0, 'B2');
    const drive = turnOver(g).does('subjugate');
    expect(playerOf(drive.g, 0)).toMatchObject({ reputation: -1, subjugated: true });
    expect(playerOf(drive.g, 0).hand).toHaveLength(7);
    expect(drive.offers('subjugate')).toBe(false);
    moor(g, 0, 'B3');
    playerOf(g, 0).subjugated = false;
    expect(turnOver(g).offers('subjugate')).toBe(false);
  });

  it('F-LOC-09: an Outpost can be subjugated only once between the player’s turns', () => {
    const g = position();
    moor(g, 0, 'B2').subjugated = true;
    const drive = turnOver(g);
    expect(drive.offers('subjugate')).toBe(false);
    drive.does(drive.keys('side:')[0] ?? '');
    expect(playerOf(drive.g, 0).subjugated).toBe(false);
    expect(drive.offers('subjugate')).toBe(false);
    drive.does('turn:end');
    expect(turnOver(drive.g).offers('subjugate')).toBe(true);
  });

  it('F-LOC-09: an Outpost can’t be subjugated without cards left to draw', () => {
    const g = position();
    moor(g, 0, 'B2').deck = [];
    expect(turnOver(g).offers('subjugate')).toBe(false);
  });

  it('F-TURN-02: effects for other players’ turns are available before a Round’s first turn, even to the first player', () => {
    const g = position();
    playerOf(g, 0).skills = [{ skill: 'enterprise-d-motivation', used: 'no' }];
    const drive = turnOver(g).does('skill:enterprise-d-motivation');
    expect(drive.g.turn?.begun).toBe(false);
    expect(playerOf(drive.g, 0).hand).toHaveLength(7);
    expect(playerOf(drive.g, 0).skills[0]?.used).toBe('round');
  });

  it('F-TURN-03: whether the deck or hand is empty is checked only after the effects that come before the turn', () => {
    const g = position();
    const player = deal(g, 0);
    player.deck = ['warp-drive', 'warp-drive'];
    moor(g, 0, 'B2');
    const drive = turnOver(g);
    expect(drive.offers('round:end')).toBe(false);
    drive.does('subjugate');
    // The deck is empty now, but there are cards to play.
    expect(drive.offers('round:end')).toBe(true);
    expect(drive.offers('play:warp-drive:basic')).toBe(true);
    drive.does('play:warp-drive:basic');
    expect(drive.offers('round:end')).toBe(false);
    expect(drive.g.turn?.emptyHanded).toBe(false);
  });
});
