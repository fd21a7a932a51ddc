import { describe, expect, it } from 'vitest';
import { enemyOfFoe } from '../../../src/games/frontiers/chapters/combat/foes.ts';
import type { FirePoints, Frontiers } from '../../../src/games/frontiers/state.ts';
import type { Drive } from './support/drive.ts';
import { arena, captain, cube, fight, foe, gives, strikes } from './support/fight.ts';
import { put } from './support/position.ts';

/** Two Warbirds beside B3: one with Defense 3 that resists Phasers, and one with Defense 4 that doesn’t. */
function pair(): Frontiers {
  const g = arena({ B: 'cubeGreen' }, 'B3');
  put(g, 'B2', 'warbird', 'armored-warbird');
  put(g, 'B4', 'warbird', 'swift-warbird');
  return g;
}

const W1 = 'armored-warbird@B2';
const W2 = 'swift-warbird@B4';

function long(g: Frontiers, points: FirePoints): Drive {
  return gives(fight(g, 'challenge:B2+B4'), { long: points });
}

describe('attacks on a resistant enemy', () => {
  it('F-SPECIALS-05: each Resistance halves attacks of its type, and Phaser Resistance also halves attacks by sideways cards', () => {
    const falls = (pile: 'warbird' | 'sphere', token: string, points: FirePoints) => {
      const g = arena({ B: 'cubeGreen' }, 'B3');
      put(g, 'B2', pile, token);
      return gives(fight(g, 'challenge:B2'), { long: points }).offers(`attack:${token}@B2`);
    };
    // The enemy has Defense 3 and resists Phasers.
    const phasers = [{ normal: 5 }, { normal: 6 }, { photonPulse: 3 }, { photonTorpedo: 3 }];
    expect(phasers.map((points) => falls('warbird', 'armored-warbird', points))).toEqual([false, true, true, true]);
    // The enemy has Defense 9 and resists both Photon types.
    const others = [
      { normal: 9 },
      { photonPulse: 17 },
      { photonPulse: 18 },
      { photonTorpedo: 17 },
      { photonTorpedo: 18 },
    ];
    const outcomes = others.map((points) => falls('sphere', 'adapted-sphere', points));
    expect(outcomes).toEqual([true, false, true, false, true]);
    const sideways = (before: number) => {
      const g = arena({ B: 'cubeGreen' }, 'B3');
      put(g, 'B2', 'warbird', 'armored-warbird');
      captain(g).deck = Array<string>(9).fill('warp-drive');
      captain(g).hand = ['warp-drive'];
      const drive = fight(g, 'challenge:B2').does('phase:next', 'phase:next');
      return gives(drive, { close: { normal: before } })
        .does('side:warp-drive:attack')
        .offers('attack:armored-warbird@B2');
    };
    expect([sideways(4), sideways(5)]).toEqual([false, true]);
  });
});

describe('attacks on groups', () => {
  it('T07 F-LRA-04 F-LRA-05 F-LRA-06 F-MULTI-02: if one enemy resists a type, points of that type are halved against the whole group and rounded down once', () => {
    // floor(7 / 2) + 3 = 6 doesn’t reach 7. One more point of a type that isn’t resisted is enough.
    expect(long(pair(), { normal: 7, photonPulse: 3 }).offers(`attack:${W1}+${W2}`)).toBe(false);
    expect(long(pair(), { normal: 7, photonPulse: 4 }).offers(`attack:${W1}+${W2}`)).toBe(true);
    expect(long(pair(), { normal: 8, photonPulse: 3 }).offers(`attack:${W1}+${W2}`)).toBe(true);
  });

  it('T07 F-LRA-13 F-MULTI-03 F-ATK-04: points that are too few against a group can defeat both enemies in separate attacks', () => {
    const drive = strikes(fight(pair(), 'challenge:B2+B4'), { long: { photonPulse: 3 } }, `attack:${W1}`);
    strikes(drive, { long: { normal: 7 } }, `attack:${W2}`);
    expect(drive.over).toBe(true);
    expect(captain(drive.g).experience).toBe(4 + 3);
  });

  it('T07 F-LRA-07 F-SPECIALS-06: only an enemy with both Photon Resistances halves Pulse Torpedoes', () => {
    const g = pair();
    const drive = fight(g, 'challenge:B2+B4');
    resist(drive, W1, 'photonPulse');
    resist(drive, W2, 'photonTorpedo');
    expect(gives(drive, { long: { pulseTorpedo: 7 } }).offers(`attack:${W1}+${W2}`)).toBe(true);
    resist(drive, W2, 'photonPulse', 'photonTorpedo');
    expect(drive.refresh().offers(`attack:${W1}+${W2}`)).toBe(false);
    expect(gives(drive, { long: { pulseTorpedo: 14 } }).offers(`attack:${W1}+${W2}`)).toBe(true);
  });

  it('F-LRA-01 F-LRA-08 F-MULTI-01: an attack is offered against every group whose total Defense the points reach', () => {
    const keys = (normal: number) => long(pair(), { photonPulse: normal }).keys('attack:');
    expect(keys(2)).toEqual([]);
    expect(keys(3)).toEqual([`attack:${W1}`]);
    expect(keys(6)).toEqual([`attack:${W1}`, `attack:${W2}`]);
    expect(keys(7)).toEqual([`attack:${W1}`, `attack:${W2}`, `attack:${W1}+${W2}`]);
  });

  it('F-LRA-02 F-ATK-01 F-ATK-03: normal Attacks count only in the Attack phase, along with Long Range Attacks', () => {
    const drive = gives(fight(pair(), 'challenge:B4'), { close: { normal: 9 } });
    expect(drive.keys('attack:')).toEqual([]);
    drive.does('phase:next', 'phase:next');
    expect(drive.g.combat?.phase).toBe('attack');
    expect(gives(drive, { close: { normal: 2 }, long: { photonPulse: 1 } }).keys('attack:')).toEqual([]);
    strikes(drive, { close: { normal: 2 }, long: { photonPulse: 2 } }, `attack:${W2}`);
    expect(drive.log).toContain('Phasers 2, Photon Pulse 2 against Defense 4: Swift Warbird is defeated.');
    expect(captain(drive.g).points).toMatchObject({ close: {}, long: {} });
  });

  it('F-LRA-09: points that aren’t used to overcome an enemy are lost at the end of the phase', () => {
    const drive = gives(fight(pair(), 'challenge:B4'), { long: { normal: 3 } }).does('phase:next', 'phase:next');
    expect(gives(drive, { close: { normal: 1 } }).keys('attack:')).toEqual([]);
    expect(captain(drive.g).points.long).toEqual({});
  });

  it('F-COMBAT-20: effects can change an enemy’s figures, but neither Defense nor Attack falls below 1', () => {
    const drive = fight(pair(), 'challenge:B2+B4');
    foe(drive.g, W1).changes.push({ defense: -5, losesAll: 'resistances' });
    expect(gives(drive, { long: { normal: 1 } }).keys('attack:')).toEqual([`attack:${W1}`]);
    foe(drive.g, W1).changes.push({ attack: -9 });
    expect(enemyOfFoe(drive.g, foe(drive.g, W1))).toMatchObject({ defense: 1, attack: { value: 1 } });
  });

  it('F-MULTI-03: if there are too many groups to list, the largest ones are offered', () => {
    const g = arena({ B: 'cubeGold', C: 'cubeRed' }, 'C6');
    cube(
      g,
      'red',
      'C0',
      11,
      ...Array.from({ length: 6 }, () => ['romulanStarbase', 'border-watch'] as ['romulanStarbase', string]),
    );
    const drive = gives(fight(g, 'assault:C0'), { long: { photonPulse: 24 } });
    expect(drive.keys('attack:').map((key) => key.split('+').length)).toEqual([6]);
    const labels = gives(drive, { long: { photonPulse: 8 } }).asked.options.map(({ label }) => label.slice(0, 30));
    expect(new Set(labels).size).toBe(labels.length);
  });
});

function resist(drive: Drive, key: string, ...resists: ('photonPulse' | 'photonTorpedo')[]): void {
  // Tokens with exactly these Resistances: a Torpedo Battery to Torpedoes, a Pulse Battery to Pulses, and a Sphere to both.
  const tokens = { photonPulse: 'pulse-battery', photonTorpedo: 'torpedo-battery', both: 'adapted-sphere' };
  const one = foe(drive.g, key);
  one.token = resists.length === 2 ? tokens.both : tokens[resists[0] ?? 'photonPulse'];
  // The Defense values are 3 and 4, as before.
  const printed = { 'pulse-battery': 6, 'torpedo-battery': 5, 'adapted-sphere': 9 }[one.token] ?? 0;
  one.changes = [{ defense: (key === W1 ? 3 : 4) - printed }];
}
