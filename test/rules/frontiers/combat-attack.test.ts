import { describe, expect, it } from 'vitest';
import { attackValue, defenseOf, type Target } from '../../../src/games/frontiers/chapters/combat/combat-maths.ts';
import { enemyOf } from '../../../src/games/frontiers/content/encounters/all.ts';
import type { Resistance } from '../../../src/games/frontiers/content/fire.ts';
import type { FirePoints } from '../../../src/games/frontiers/state.ts';

function target(defense: number, ...resists: Resistance[]): Target {
  return { defense, resists };
}

/** True if the points reach the summed Defense of the targets. */
function defeats(points: FirePoints, targets: readonly Target[]): boolean {
  return attackValue(points, targets) >= defenseOf(targets);
}

describe('attacks', () => {
  it('T07 F-LRA-04 F-LRA-05 F-MULTI-02: if one target resists a type, points of that type are halved against the whole group', () => {
    const group = [target(3, 'normal'), target(4)];
    expect(attackValue({ normal: 7, photonPulse: 3 }, group)).toBe(6);
    expect(defeats({ normal: 7, photonPulse: 3 }, group)).toBe(false);
    expect(defeats({ normal: 8, photonPulse: 3 }, group)).toBe(true);
  });

  it('T07 F-LRA-13 F-MULTI-03: an attack on a target without the Resistance keeps its full value', () => {
    expect(defeats({ photonPulse: 3 }, [target(3, 'normal')])).toBe(true);
    expect(defeats({ normal: 7 }, [target(4)])).toBe(true);
  });

  it('T07 F-LRA-07 F-SPECIALS-06: Pulse Torpedoes are halved only by a target that has both Resistances', () => {
    const apart = [target(5, 'photonPulse'), target(5, 'photonTorpedo')];
    expect(attackValue({ pulseTorpedo: 10 }, apart)).toBe(10);
    expect(defeats({ pulseTorpedo: 10 }, apart)).toBe(true);
    const together = [target(5, 'photonPulse', 'photonTorpedo'), target(5, 'photonTorpedo')];
    expect(attackValue({ pulseTorpedo: 10 }, together)).toBe(5);
    expect(defeats({ pulseTorpedo: 10 }, together)).toBe(false);
  });

  it('F-LRA-04: resisted points of all types are summed, then halved and rounded down once', () => {
    const points = { normal: 3, photonPulse: 1, photonTorpedo: 3, pulseTorpedo: 1 };
    expect(attackValue(points, [target(9, 'normal', 'photonTorpedo')])).toBe(5);
    expect(attackValue(points, [target(9, 'normal'), target(1, 'photonPulse', 'photonTorpedo')])).toBe(4);
  });

  it('F-LRA-06 F-SPECIALS-05: each Resistance halves only its own type', () => {
    const points = { normal: 20, photonPulse: 8, photonTorpedo: 4, pulseTorpedo: 2 };
    expect(attackValue(points, [target(1)])).toBe(34);
    expect(attackValue(points, [target(1, 'normal')])).toBe(24);
    expect(attackValue(points, [target(1, 'photonPulse')])).toBe(30);
    expect(attackValue(points, [target(1, 'photonTorpedo')])).toBe(32);
  });

  it('F-LRA-08 F-MULTI-01: an attack equal to the sum of all Defense Values is enough', () => {
    const group = [enemyOf('patrol-warbird'), enemyOf('swift-warbird')];
    expect(defeats({ normal: 7 }, group)).toBe(true);
    expect(defeats({ normal: 6 }, group)).toBe(false);
  });
});
