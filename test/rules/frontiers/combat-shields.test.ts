import { describe, expect, it } from 'vitest';
import type { FirePoints, Frontiers } from '../../../src/games/frontiers/state.ts';
import { optionsOf } from '../../../src/kernel/decision.ts';
import type { Drive } from './support/drive.ts';
import { arena, captain, cube, fight, foe, gives, strikes } from './support/fight.ts';
import { put } from './support/position.ts';

/** The Shields phase against these ships at B2 and B4. */
function shields(first: string, second?: string): Drive {
  const g = arena({ B: 'cubeGreen' }, 'B3');
  put(g, 'B2', first.endsWith('sphere') ? 'sphere' : 'warbird', first);
  if (second !== undefined) put(g, 'B4', 'warbird', second);
  return fight(g, second === undefined ? 'challenge:B2' : 'challenge:B2+B4').does('phase:next');
}

/** The Damage Cards in hand after Shields are used against the first ship only. */
function taken(drive: Drive, set: FirePoints, key: string, defense = 2): number {
  const { g } = drive;
  captain(g).level = defense === 3 ? 3 : 1;
  strikes(drive, { shields: set }, `deflect:${key}`);
  if (g.combat?.phase === 'shields') drive.does('phase:next');
  return damage(g);
}

function damage(g: Frontiers): number {
  return captain(g).hand.filter((card) => card === 'damage').length;
}

/** The hint of the first Shields option. */
function deflection(drive: Drive): string | undefined {
  return optionsOf(drive.asked).find(({ key }) => key.startsWith('deflect:'))?.hint;
}

describe('Shields', () => {
  it('T08 F-SHIELD-08: efficient Shields count in full, and inefficient ones count half', () => {
    const drive = shields('siege-sphere');
    // Photon Torpedo 9 minus 3 minus floor(5 / 2) leaves 4.
    strikes(drive, { shields: { normal: 5, photonTorpedo: 3 } }, 'deflect:siege-sphere@B2');
    expect(drive.log.at(-1)).toBe(
      'Shields (normal 5, Photon Torpedo 3) against Siege Sphere, Photon Torpedo 9: 4 get through.',
    );
    drive.does('phase:next');
    expect(damage(drive.g)).toBe(2);
  });

  it('T08 F-SHIELD-09 F-SPECIALS-04: Disruptors halve efficient Shields and quarter inefficient ones', () => {
    // Against Phasers 3 with Disruptors, 5 Shield points of any type count as 2.
    expect(taken(shields('swift-warbird'), { normal: 5 }, 'swift-warbird@B2')).toBe(1);
    expect(taken(shields('swift-warbird'), { normal: 6 }, 'swift-warbird@B2')).toBe(0);
  });

  it('T08 F-SPECIALS-01: an Antimatter Weapon doubles the points that get through', () => {
    // Of Attack 4, 3 are deflected, and the rest is doubled to 2. Unblocked it is 8 against Defense 3.
    expect(taken(shields('armored-warbird'), { normal: 3 }, 'armored-warbird@B2')).toBe(1);
    expect(taken(shields('armored-warbird'), { normal: 1 }, 'armored-warbird@B2', 3)).toBe(2);
  });

  it('F-SPECIALS-01: the hint for a deflection shows how much of an Antimatter attack gets through, and the doubled damage', () => {
    const drive = gives(shields('armored-warbird'), { shields: { normal: 1 } });
    expect(deflection(drive)).toBe('Phasers 4, Antimatter Weapon: 3 get through, doubled by Antimatter to 6.');
    gives(drive, { shields: { normal: 4 } });
    expect(deflection(drive)).toBe('Phasers 4, Antimatter Weapon: nothing gets through.');
    // This is the longest possible hint.
    const g = arena({ B: 'cubeBlue' }, 'B4');
    cube(g, 'blue', 'B0', 4, ['elite', 'assimilating-guardian']);
    const siege = gives(fight(g, 'assault:B0').does('phase:next'), { shields: { photonPulse: 1 } });
    expect(deflection(siege)).toBe(
      'Pulse Torpedo 5, Antimatter Weapon, Biogenic Weapon: 5 get through, doubled by Antimatter to 10.',
    );
    expect(deflection(siege)?.length).toBeLessThanOrEqual(100);
  });

  it('F-SHIELD-10: Shields equal to the Attack deflect everything, and one point less lets one point through', () => {
    expect(taken(shields('patrol-warbird'), { normal: 3 }, 'patrol-warbird@B2')).toBe(0);
    expect(taken(shields('patrol-warbird'), { normal: 2 }, 'patrol-warbird@B2')).toBe(1);
  });

  it('F-SHIELD-02 F-MULTI-04 F-OPEN-51: Shields are used against one enemy at a time, and several uses against the same enemy add up', () => {
    const drive = shields('command-warbird', 'patrol-warbird');
    strikes(drive, { shields: { photonPulse: 3 } }, 'deflect:command-warbird@B2');
    expect(captain(drive.g).points.shields).toEqual({});
    expect(foe(drive.g, 'patrol').shields).toEqual({});
    strikes(drive, { shields: { normal: 3 } }, 'deflect:command-warbird@B2');
    expect(drive.keys('deflect:')).toEqual([]);
    expect(gives(drive, { shields: { normal: 1 } }).keys('deflect:')).toEqual(['deflect:patrol-warbird@B4']);
  });

  it('F-SHIELD-01 F-SHIELD-11 F-DMG-02: unblocked attacks hit in full, and their damage is summed', () => {
    const drive = shields('command-warbird', 'patrol-warbird');
    strikes(drive, { shields: { normal: 3 } }, 'deflect:patrol-warbird@B4').does('phase:next');
    expect(damage(drive.g)).toBe(3);
  });

  it('F-SHIELD-01: no Shields are needed against an enemy that an effect has stopped', () => {
    const g = arena({ B: 'cubeGreen' }, 'B3');
    put(g, 'B2', 'warbird', 'command-warbird');
    const drive = fight(g, 'challenge:B2');
    foe(g, 'command').changes.push({ skip: true });
    drive.does('phase:next');
    expect(g.combat?.phase).toBe('attack');
    expect(damage(g)).toBe(0);
  });

  it('F-DMG-01: the Attack phase follows immediately if all attacks are deflected', () => {
    const drive = shields('patrol-warbird');
    strikes(drive, { shields: { normal: 9 } }, 'deflect:patrol-warbird@B2');
    expect(drive.g.combat).toMatchObject({ phase: 'attack', sustained: 0 });
  });
});
