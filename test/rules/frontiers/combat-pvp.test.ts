import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { pvpDamageCards, remainingAttack, retreatCost } from '../../../src/games/frontiers/chapters/pvp/pvp-fire.ts';
import { attackLoss, victoryExperience } from '../../../src/games/frontiers/chapters/pvp/pvp-outcome.ts';
import type { Level } from '../../../src/games/frontiers/content/tracks.ts';
import { war } from './support/pvp.ts';

describe('player versus player', () => {
  it('T21 F-PVP-27 F-PVP-29: at long range, two Shields points remove one Attack point', () => {
    expect(remainingAttack({ photonTorpedo: 4 }, { photonTorpedo: 4 }, 'long', false)).toBe(2);
    expect(remainingAttack({ photonTorpedo: 4 }, { photonTorpedo: 5 }, 'long', false)).toBe(2);
  });

  it('T21 F-PVP-30 F-OPEN-52: inefficient Shields are halved before they remove Attack points', () => {
    const left = remainingAttack({ photonTorpedo: 4 }, { normal: 7 }, 'long', false);
    expect(left).toBe(3);
    expect(pvpDamageCards(left, 2)).toBe(1);
  });

  it('T21 F-PVP-28: without Disruptors, each Shields point removes one Attack point, but inefficient Shields are still halved', () => {
    expect(remainingAttack({ photonTorpedo: 4 }, { photonTorpedo: 4 }, 'long', true)).toBe(0);
    expect(remainingAttack({ photonTorpedo: 4 }, { normal: 7 }, 'long', true)).toBe(1);
  });

  it('T22 F-PVP-36 F-PVP-37 F-OPEN-53: at close range, Shields that are efficient against any type in the attack count in full', () => {
    expect(remainingAttack({ photonPulse: 6, normal: 3 }, { normal: 2 }, 'close', false)).toBe(7);
    expect(remainingAttack({ photonPulse: 6 }, { normal: 2 }, 'close', false)).toBe(5);
  });

  it('F-PVP-26: a type without points isn’t part of the attack', () => {
    expect(remainingAttack({ photonPulse: 6, normal: 0 }, { normal: 4 }, 'close', false)).toBe(4);
    const shields = { photonTorpedo: 4, photonPulse: 4, normal: 3 };
    expect(remainingAttack({ photonTorpedo: 20 }, shields, 'close', false)).toBe(13);
  });

  it('T22 F-PVP-31 F-PVP-32 F-PVP-38: 7 points are enough for two Damage Cards or a retreat at Defense 3', () => {
    expect([7, 6, 5, 2].map((points) => pvpDamageCards(points, 3))).toEqual([2, 2, 1, 0]);
    expect(retreatCost(3)).toBe(6);
  });

  it('F-PVP-37: Shields never reduce an attack below zero', () => {
    expect(remainingAttack({ normal: 2 }, { normal: 9 }, 'close', false)).toBe(0);
  });

  it('T22 F-PVP-41 F-PVP-42 F-PVP-43: driving off a player gives Experience', () => {
    const gained = (...captains: { level: Level; experience: number }[]) => {
      const g = war();
      for (const [seat, captain] of captains.entries()) Object.assign(playerOf(g, seat), captain);
      return victoryExperience(g, 0, 1);
    };
    expect(gained({ level: 2, experience: 5 }, { level: 4, experience: 16 })).toBe(5);
    expect(gained({ level: 2, experience: 3 }, { level: 2, experience: 5 })).toBe(1);
    expect(gained({ level: 2, experience: 5 }, { level: 2, experience: 5 })).toBe(0);
    expect(gained({ level: 4, experience: 16 }, { level: 2, experience: 5 })).toBe(0);
  });

  it('T22 F-PVP-09 F-PVP-10: attacking a player costs less Reputation if that player is on their own Starbase, and none if that player’s Reputation is negative', () => {
    const lost = (reputation: number, onOwnStarbase: boolean) => {
      const g = war();
      playerOf(g, 1).reputation = reputation;
      return attackLoss(g, 1, onOwnStarbase);
    };
    expect(lost(0, false)).toBe(2);
    expect(lost(0, true)).toBe(1);
    expect(lost(-1, false)).toBe(0);
    expect(lost(-1, true)).toBe(0);
  });
});
