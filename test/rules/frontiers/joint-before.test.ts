import { describe, expect, it } from 'vitest';
import { moor } from './support/position.ts';
import { propose, siege } from './support/siege.ts';

describe('before a joint assault', () => {
  it('F-COOP-12 F-LOC-09: who is invited from an Outpost may subjugate it first, and again before its own next turn', () => {
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

  it('F-COOP-12: who is elsewhere is asked nothing', () => {
    const { drive, fights } = propose(siege(3));
    drive.does(['invite:2'], 'share:2-1', 'join');
    expect(fights.map(([seat]) => seat)).toEqual([0, 2]);
  });
});
