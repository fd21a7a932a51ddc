import { describe, expect, it } from 'vitest';
import { DAMAGE } from '../../../src/games/frontiers/state.ts';
import { SPEECH } from '../../../src/games/frontiers/viewing/verb-synonyms.ts';
import { intentIn } from '../../../src/tables/parse-intent.ts';
import { blocker, damage, fire, shot, war } from './support/pvp.ts';

describe('an attack on another ship', () => {
  it('T21 F-PVP-29 F-PVP-32: a Photon Torpedo Attack of 4 against Shields of 4 of the same type leaves 2 points, or one Damage Card at Defense 2', () => {
    const g = war();
    blocker(g, 1, { photonTorpedo: 4 });
    fire(g, { long: { photonTorpedo: 4 } });
    shot(g, 'long').does('fire', 'pass');
    expect(damage(g)).toBe(1);
    expect(g.players[1]?.points.shields).toEqual({});
  });

  it('T21 F-PVP-32: with two more Shields points, only 1 Attack point is left, which is below the Defense Value and does nothing', () => {
    const g = war();
    blocker(g, 1, { photonTorpedo: 6 });
    fire(g, { long: { photonTorpedo: 4 } });
    const drive = shot(g, 'long').does('fire', 'pass');
    expect(damage(g)).toBe(0);
    expect(drive.rules).toContain('F-PVP-32');
  });

  it('T21 F-PVP-30 F-PVP-31: normal Shields of 7 remove 1 Attack point, because each division drops its remainder', () => {
    const g = war();
    blocker(g, 1, { normal: 7 });
    fire(g, { long: { photonTorpedo: 4 } });
    shot(g, 'long').does('fire', 'pass');
    expect(damage(g)).toBe(1);
  });

  it('T21 F-PVP-28: without Disruptors, Shields equal to the attack stop all of it', () => {
    const g = war();
    blocker(g, 1, { photonTorpedo: 4 });
    fire(g, { long: { photonTorpedo: 4 } });
    const drive = shot(g, 'long').does('fire');
    if (g.pvp !== null) g.pvp.noDisruptors = [1];
    drive.does('pass');
    expect(damage(g)).toBe(0);
    expect(drive.rules).toContain('F-PVP-27');
  });

  it.each(['attack', 'shoot', 'fire', 'fire 4'])('F-PVP-25: a player fires by typing “%s”', (text) => {
    const g = war();
    fire(g, { long: { photonTorpedo: 4 } });
    expect(intentIn(shot(g, 'long').asked, text, SPEECH)).toEqual({ keys: ['fire'] });
  });

  it('F-PVP-24: at long range neither sideways cards nor other Attacks are offered', () => {
    const g = war();
    fire(g, { close: { normal: 9 } });
    const drive = shot(g, 'long');
    expect(drive.keys()).not.toContain('fire');
    expect(drive.keys('side:')).toEqual([]);
  });

  it('F-PVP-33: damage is Catastrophic if it deals as many Damage Cards as the Hand Limit, but not if it deals one fewer', () => {
    const four = war();
    fire(four, { long: { normal: 9 } });
    shot(four, 'long').does('fire', 'pass');
    expect(four.players[1]?.hand).toContain('warp-drive');
    const five = war();
    fire(five, { long: { normal: 10 } });
    shot(five, 'long').does('fire', 'pass');
    expect(five.players[1]?.hand).toEqual(Array(5).fill(DAMAGE));
    expect(five.players[1]?.discard).toEqual(['warp-drive', 'warp-drive']);
  });

  it('F-OPEN-56 F-OPEN-50: with a Wounded Captain, the Defense is 1, or that of a Ready Crew Member, who becomes Spent', () => {
    const g = war();
    const player = blocker(g, 4);
    player.wounds = 1;
    player.crew = [
      { crew: 'security-detail', ready: true, wounds: 0 },
      { crew: 'security-detail', ready: true, wounds: 1 },
    ];
    fire(g, { long: { normal: 5 } });
    const drive = shot(g, 'long').does('fire', 'pass');
    expect(drive.asked).toMatchObject({ seat: 1, rule: 'F-OPEN-56' });
    expect(drive.keys('lend:')).toEqual(['lend:0-security-detail']);
    drive.does('lend:0-security-detail');
    expect(player.crew[0]).toMatchObject({ ready: false, wounds: 0 });
    expect(damage(g)).toBe(1);
  });

  it('F-OPEN-56: if nobody takes command, five points cause five Damage Cards', () => {
    const g = war();
    const player = blocker(g, 4);
    player.wounds = 1;
    player.crew = [{ crew: 'security-detail', ready: true, wounds: 0 }];
    fire(g, { long: { normal: 4 } });
    shot(g, 'long').does('fire', 'pass', 'pass');
    expect(damage(g)).toBe(4);
  });

  it('F-PVP-25: a player without cards, Crew or Skills isn’t asked to respond to an attack', () => {
    const g = war();
    blocker(g, 1).hand = [];
    fire(g, { long: { normal: 4 } });
    const drive = shot(g, 'long').does('fire');
    expect(drive.over).toBe(true);
    expect(damage(g)).toBe(2);
  });

  it('F-PVP-25: a partial defender whose standing orders skip attack questions takes the damage', () => {
    const g = war();
    fire(g, { long: { normal: 4 } });
    expect(shot(g, 'long', []).does('fire').over).toBe(true);
    expect(damage(g)).toBe(2);
  });

  it('F-PVP-23 F-LRA-09: a player who passes loses the points already played', () => {
    const g = war();
    fire(g, { long: { normal: 4 } });
    shot(g, 'long').does('pass');
    expect(g.players[0]?.points.long).toEqual({});
    expect(damage(g)).toBe(0);
  });
});
