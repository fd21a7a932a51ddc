import { describe, expect, it } from 'vitest';
import { moor } from './support/position.ts';
import { propose, siege } from './support/siege.ts';

describe('before a joint assault', () => {
  it('F-COOP-12 F-LOC-09: an invited player on an Outpost may subjugate it first, and again before their next turn', () => {
    const g = siege(3);
    moor(g, 1, 'D1');
    const { drive } = propose(g);
    drive.does(['invite:1'], 'share:2-1', 'join');
    expect(drive.asked.seat).toBe(1);
    const { hand } = g.players[1] ?? { hand: [] };
    const held = hand.length;
    drive.does('subjugate');
    expect(drive.over).toBe(true);
    expect(drive.g.players[1]).toMatchObject({ reputation: -1, subjugated: false });
    expect(drive.g.players[1]?.hand).toHaveLength(held + 2);
  });

  it('F-COOP-12 F-COOP-10: invited players are asked one at a time', () => {
    const g = siege(3);
    moor(g, 1, 'D1');
    moor(g, 2, 'D1');
    const { drive, fights } = propose(g);
    drive.does(['invite:1', 'invite:2'], 'share:1-1-1', 'join', 'join');
    const first = drive.asked.seat;
    drive.does('subjugate');
    expect([first, drive.asked.seat].sort()).toEqual([1, 2]);
    expect(fights).toEqual([]);
    drive.does('pass');
    expect(fights).toHaveLength(3);
  });

  it('F-COOP-12: before a joint assault, a player who isn’t on an Outpost isn’t asked', () => {
    const { drive, fights } = propose(siege(3));
    drive.does(['invite:2'], 'share:2-1', 'join');
    expect(fights.map(([seat]) => seat)).toEqual([0, 2]);
  });
});
