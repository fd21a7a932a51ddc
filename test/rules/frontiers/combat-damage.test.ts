import { describe, expect, it } from 'vitest';
import {
  type Attacker,
  harm,
  isCatastrophic,
  shieldsValue,
  shipDefense,
  undeflected,
} from '../../../src/games/frontiers/chapters/combat/combat-maths.ts';
import type { Ability } from '../../../src/games/frontiers/content/encounters/token.ts';
import type { FireType } from '../../../src/games/frontiers/content/fire.ts';
import { LEVEL_TOKENS } from '../../../src/games/frontiers/content/tracks.ts';

function attacker(value: number, type: FireType = 'normal', ...abilities: Ability[]): Attacker {
  return { attack: { value, type }, abilities };
}

/** An undeflected Phaser attack of an enemy with these abilities. */
function hit(points: number, ...abilities: Ability[]) {
  return { attacker: attacker(points, 'normal', ...abilities), points };
}

describe('shields', () => {
  const shields = { normal: 5, photonTorpedo: 3 };

  it('T08 F-SHIELD-08 F-SHIELD-10: inefficient Shields count half, so they deflect only part of an attack', () => {
    const enemy = attacker(8, 'photonTorpedo');
    expect(shieldsValue(shields, enemy)).toBe(5);
    expect(undeflected(shields, enemy)).toBe(3);
  });

  it('T08 F-SHIELD-09 F-SPECIALS-04: Disruptors halve efficient and quarter inefficient Shields', () => {
    const enemy = attacker(8, 'photonTorpedo', 'disruptors');
    expect(shieldsValue(shields, enemy)).toBe(2);
    expect(undeflected(shields, enemy)).toBe(6);
    expect(shieldsValue({ normal: 3, photonPulse: 3, photonTorpedo: 3 }, enemy)).toBe(2);
  });

  it('F-SHIELD-10: Shields that exceed the Attack deflect all of it', () => {
    expect(undeflected({ normal: 9 }, attacker(4))).toBe(0);
  });

  it.each<[string, FireType, FireType[]]>([
    ['F-SHIELD-04', 'normal', ['normal', 'photonPulse', 'photonTorpedo', 'pulseTorpedo']],
    ['F-SHIELD-05', 'photonPulse', ['photonPulse', 'pulseTorpedo']],
    ['F-SHIELD-06', 'photonTorpedo', ['photonTorpedo', 'pulseTorpedo']],
    ['F-SHIELD-07', 'pulseTorpedo', ['pulseTorpedo']],
  ])('%s: the right Shields are efficient against a %s Attack', (_, type, efficient) => {
    for (const shield of ['normal', 'photonPulse', 'photonTorpedo', 'pulseTorpedo'] as const) {
      expect(shieldsValue({ [shield]: 4 }, attacker(9, type))).toBe(efficient.includes(shield) ? 4 : 2);
    }
  });

  it('F-SHIELD-08 F-OPEN-51: inefficient Shields of several types are added up before they are halved', () => {
    expect(shieldsValue({ normal: 1, photonPulse: 3 }, attacker(9, 'photonTorpedo'))).toBe(2);
  });
});

describe('damage', () => {
  it('T08 F-SPECIALS-01: an Antimatter Weapon doubles the points that get through', () => {
    expect(harm([hit(6, 'antimatter')], 3)).toEqual({ hand: 4, discardPile: 0, dissipated: false });
    expect(harm([hit(1, 'antimatter'), hit(3)], 3).hand).toBe(2);
  });

  it('T09 F-DMG-02 F-DMG-03 F-DMG-04: damage is summed, then divided by the Defense and rounded up', () => {
    expect(harm([hit(3), hit(3)], 2).hand).toBe(3);
    expect(harm([hit(0), hit(1)], 4).hand).toBe(1);
    expect(harm([hit(0)], 4).hand).toBe(0);
  });

  it('T10 F-SPECIALS-02: a Biogenic Weapon also puts the same number of Damage Cards into the discard pile', () => {
    expect(harm([hit(7, 'biogenic')], 2)).toEqual({ hand: 4, discardPile: 4, dissipated: false });
  });

  it('F-OPEN-47: if several enemies hit, only Biogenic damage, after any doubling, also puts cards into the discard pile', () => {
    expect(harm([hit(3, 'biogenic'), hit(3)], 2)).toMatchObject({ hand: 3, discardPile: 2 });
    expect(harm([hit(3, 'biogenic', 'antimatter'), hit(3, 'antimatter')], 2)).toMatchObject({
      hand: 6,
      discardPile: 3,
    });
    expect(harm([hit(0, 'biogenic'), hit(3)], 2)).toMatchObject({ hand: 2, discardPile: 0 });
  });

  it('F-SPECIALS-03 F-OPEN-48: an Energy Dissipator works only if its own attack gets through', () => {
    expect(harm([hit(1, 'dissipator'), hit(5)], 4).dissipated).toBe(true);
    expect(harm([hit(0, 'dissipator'), hit(5)], 4).dissipated).toBe(false);
  });

  it('T10 F-DMG-05 F-DMG-06: damage is Catastrophic if it deals at least as many Damage Cards as the Hand Limit', () => {
    const { hand } = harm([hit(7, 'biogenic')], LEVEL_TOKENS[1].defense);
    expect(isCatastrophic(hand, LEVEL_TOKENS[1].handLimit)).toBe(false);
    expect(isCatastrophic(hand + 1, LEVEL_TOKENS[1].handLimit)).toBe(true);
  });

  it('T11 F-DMG-08 F-DMG-09: with a Wounded Captain, the Defense is 1, or that of a Crew Member who takes command', () => {
    const { defense, handLimit } = LEVEL_TOKENS[5];
    const enemies = [hit(2), hit(4)];
    const alone = harm(enemies, shipDefense({ defense, wounded: true }, null));
    expect(alone.hand).toBe(6);
    expect(isCatastrophic(alone.hand, handLimit)).toBe(true);
    expect(harm(enemies, shipDefense({ defense, wounded: true }, 4)).hand).toBe(2);
  });

  it('F-DMG-11: with an unwounded Captain, a Crew Member’s Defense isn’t used', () => {
    expect(shipDefense({ defense: 3, wounded: false }, 7)).toBe(3);
  });
});
