import { describe, expect, it } from 'vitest';
import { DAMAGE, type Player } from '../../../src/games/frontiers/state.ts';
import type { Drive } from './support/drive.ts';
import { deal, position } from './support/position.ts';
import { turnOver } from './support/procedures.ts';

/** A turn of seat 0 with some points, a Wounded Captain, and a Wounded Crew Member of Rank 2. */
function turn(points: Partial<Player['points']>, more: Partial<Player> = {}): { player: Player; drive: Drive } {
  const g = position();
  const player = deal(g, 0, DAMAGE, DAMAGE, 'warp-drive');
  Object.assign(player, { wounds: 1, crew: [{ crew: 'phaser-crew', ready: true, wounds: 2 }] }, more);
  Object.assign(player.points, points);
  return { player, drive: turnOver(g) };
}

describe('spending Repair and Heal points', () => {
  it('F-HEAL-07 F-DISCARD-03: a Repair point removes a Damage Card from the hand, never from the deck or discard pile', () => {
    const { player, drive } = turn({ repair: 3 }, { discard: [DAMAGE] });
    expect(drive.keys('repair:')).toEqual(['repair:1', 'repair:2']);
    drive.does('repair:2');
    expect(player).toMatchObject({ hand: ['warp-drive'], discard: [DAMAGE] });
    expect(player.points.repair).toBe(1);
    expect(drive.keys('repair:')).toEqual([]);
  });

  it('F-HEAL-08 F-HEAL-10 F-OPEN-63: healing each Crew Member’s Wound costs points equal to that Crew Member’s Rank', () => {
    expect(turn({ heal: 1 }).drive.offers('heal:0-phaser-crew')).toBe(false);
    const { player, drive } = turn({ heal: 3 });
    drive.does('heal:0-phaser-crew');
    expect(player.crew[0]?.wounds).toBe(1);
    // The Crew Member is still Wounded (F-CREW-04).
    expect(drive.keys('crew:')).toEqual([]);
    expect(drive.offers('heal:0-phaser-crew')).toBe(false);
  });

  it('F-HEAL-09: healing a Captain’s Wound costs half the Level, rounded up', () => {
    for (const [level, cost] of [
      [1, 1],
      [2, 1],
      [3, 2],
      [10, 5],
    ] as const) {
      const more = { level, experience: 120, crew: [] };
      expect(turn({ heal: cost - 1 }, more).drive.offers('heal:captain')).toBe(false);
      const { player, drive } = turn({ heal: cost }, more);
      drive.does('heal:captain');
      expect(player.wounds).toBe(0);
      expect(player.points.heal).toBe(0);
    }
  });

  it('F-HEAL-06: a point that can be Repair or Heal is used only once, as one of them', () => {
    const { player, drive } = turn({ mend: 2 });
    drive.does('repair:1', 'heal:captain');
    expect(player.points.mend).toBe(0);
    expect([...drive.keys('repair:'), ...drive.keys('heal:')]).toEqual([]);
  });
});
