import { describe, expect, it } from 'vitest';
import { at, moor, site } from './support/position.ts';
import { blocker, damage, fire, shot, war } from './support/pvp.ts';

describe('close-range damage and retreats', () => {
  it('T22 F-PVP-35 F-PVP-36 F-PVP-37 F-PVP-38: at close range, all Attack points count, and 7 remaining points force a retreat at Defense 3', () => {
    const g = war();
    blocker(g, 4, { normal: 2 });
    fire(g, { long: { photonPulse: 6 }, close: { normal: 3 } });
    const drive = shot(g, 'close').does('fire', 'pass');
    expect(drive.asked.seat).toBe(0);
    expect(drive.asked.prompt).toContain('7 get through');
    expect(drive.keys('side:')).toEqual([]);
    drive.does('retreat:A2');
    expect(g.players[1]?.at).toBe(at('A2'));
    expect(damage(g)).toBe(0);
  });

  it('T22 F-PVP-38: the attacker may choose two Damage Cards instead of the retreat', () => {
    const g = war();
    blocker(g, 4, { normal: 2 });
    fire(g, { long: { photonPulse: 6 }, close: { normal: 3 } });
    shot(g, 'close').does('fire', 'pass', 'damage');
    expect(damage(g)).toBe(2);
    expect(g.players[1]?.at).toBe(at('A1'));
  });

  it('F-PVP-38: no retreat is possible with one point less than twice the Defense Value', () => {
    const g = war();
    blocker(g, 4);
    fire(g, { close: { normal: 5 } });
    const drive = shot(g, 'close').does('fire', 'pass');
    expect(drive.over).toBe(true);
    expect(damage(g)).toBe(1);
  });

  it('F-PVP-22 F-PVP-38: at long range nobody can be forced to retreat', () => {
    const g = war();
    blocker(g, 1);
    fire(g, { long: { normal: 20 } });
    expect(shot(g, 'long').does('fire', 'pass').over).toBe(true);
  });

  it('F-OPEN-55: points left after paying for a retreat become Damage Cards before the ship retreats', () => {
    const g = war();
    blocker(g, 1);
    fire(g, { close: { normal: 8 } });
    const drive = shot(g, 'close').does('fire', 'pass', 'retreat:A2');
    expect(damage(g)).toBe(2);
    const struck = drive.rules.indexOf('F-PVP-31');
    expect(struck).toBeGreaterThan(0);
    expect(struck).toBeLessThan(drive.rules.indexOf('F-PVP-38'));
  });

  it('F-PVP-39 F-SAFE-02: a ship can retreat only to an adjacent safe space, and provokes no Enemy Ships there', () => {
    const g = war({ players: 3 });
    moor(g, 2, 'A2');
    site(g, 'B6').tokens = [];
    blocker(g, 1);
    fire(g, { close: { normal: 4 } });
    const drive = shot(g, 'close').does('fire', 'pass');
    const spaces = drive.keys('retreat:');
    expect(spaces).toContain('retreat:A0');
    expect(spaces).not.toContain('retreat:A2');
    expect(spaces).not.toContain('retreat:A6');
    drive.does(spaces[1] ?? '');
    expect(g.turn?.provoked).toEqual([]);
  });

  it('F-PVP-39 F-LOC-01: a defender who is driven into the Wormhole leaves the map immediately', () => {
    const g = war();
    blocker(g, 1);
    fire(g, { close: { normal: 4 } });
    shot(g, 'close').does('fire', 'pass', 'retreat:A0');
    expect(g.players[1]).toMatchObject({ at: at('A0'), aside: true });
  });

  it('F-PVP-40: without a space to retreat to, all points become Damage Cards', () => {
    const g = war({ scenario: 'one-to-return', players: 2 });
    g.map = g.map.slice(0, 1);
    moor(g, 0, 'A0');
    moor(g, 1, 'A6');
    g.round = 2;
    // A1 is the only space left, and a third ship is there.
    const third = structuredClone(g.players[0]);
    if (third !== undefined) g.players.push({ ...third, at: at('A1') });
    blocker(g, 1);
    fire(g, { close: { normal: 4 } });
    expect(shot(g, 'close').does('fire', 'pass').over).toBe(true);
    expect(damage(g)).toBe(2);
  });
});
