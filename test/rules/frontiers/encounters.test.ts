import { describe, expect, it } from 'vitest';
import { CLASS_H, classHOf } from '../../../src/games/frontiers/content/class-h.ts';
import { ENEMIES, enemyOf, tokensOf } from '../../../src/games/frontiers/content/encounters/all.ts';
import { type Enemy, PILES } from '../../../src/games/frontiers/content/encounters/token.ts';

/** A token in the notation of F-OPEN-19: Attack with its type, Defense, Experience, abilities, Resistances, copies. */
function line({ attack, defense, experience, abilities, resists, copies }: Enemy): string {
  const has = [...abilities, ...resists.map((type) => `-${type}`)].join(' ');
  return `${attack.value} ${attack.type} / ${defense} / ${experience} ${has} x${copies}`;
}

const all = Object.values(ENEMIES).flat();

describe('Encounter Tokens', () => {
  it('F-SETUP-06 F-OPEN-20: there are eight piles, and each token id is in exactly one of them', () => {
    expect(Object.fromEntries(PILES.map((pile) => [pile, tokensOf(pile).length]))).toEqual({
      warbird: 12,
      romulanStarbase: 10,
      dominionStarbase: 10,
      sphere: 8,
      classL: 10,
      classK: 10,
      classH: 12,
      elite: 10,
    });
    const ids = [...all, ...CLASS_H].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const pile of PILES) expect(new Set(tokensOf(pile)).size).toBe(pile === 'classH' ? 12 : ENEMIES[pile].length);
  });

  it('F-OPEN-19: ships and Starbases have the figures given in the ruling', () => {
    expect(ENEMIES.warbird.map(line)).toEqual([
      '3 normal / 3 / 2  x2',
      '4 normal / 3 / 2  x2',
      '3 normal / 5 / 3 biogenic x2',
      '3 normal / 4 / 3 disruptors x2',
      '4 normal / 3 / 4 antimatter -normal x2',
      '6 normal / 4 / 4  x2',
    ]);
    expect(ENEMIES.romulanStarbase.map(line)).toEqual([
      '4 normal / 4 / 3 disruptors x3',
      '3 normal / 7 / 3  x3',
      '6 normal / 5 / 4  x2',
      '2 normal / 5 / 4 -normal x2',
    ]);
    expect(ENEMIES.dominionStarbase.map(line)).toEqual([
      '5 normal / 5 / 4 biogenic x2',
      '6 normal / 3 / 4 -normal x2',
      '5 photonPulse / 6 / 5 -photonPulse x2',
      '6 photonTorpedo / 5 / 5 -photonTorpedo x2',
      '2 photonPulse / 4 / 5 dissipator -normal -photonPulse x1',
      '3 photonTorpedo / 4 / 5 antimatter -normal -photonTorpedo x1',
    ]);
  });

  it('F-OPEN-19 F-OPEN-20: the Borg have the figures given in the ruling', () => {
    expect(ENEMIES.sphere.map(line)).toEqual([
      '5 normal / 9 / 7 disruptors biogenic x2',
      '9 photonTorpedo / 7 / 8 -normal -photonTorpedo x2',
      '6 photonPulse / 7 / 8 dissipator -normal -photonPulse x2',
      '6 pulseTorpedo / 9 / 9 antimatter -photonPulse -photonTorpedo x2',
    ]);
    expect(ENEMIES.elite.map(line)).toEqual([
      '3 photonPulse / 7 / 7 disruptors dissipator -photonTorpedo x3',
      '6 photonTorpedo / 6 / 7 antimatter -photonPulse x3',
      '6 normal / 7 / 8 -normal -photonPulse -photonTorpedo x2',
      '4 pulseTorpedo / 8 / 8 antimatter biogenic -normal x2',
    ]);
  });

  it('F-OPEN-19 F-AWAY-08: Planet Tokens have the figures given in the ruling', () => {
    const figures = ['4 normal / 6 / 4  x2', '5 normal / 4 / 4  x2', '7 normal / 3 / 5  x2', '6 normal / 6 / 5  x2'];
    expect(ENEMIES.classL.map(line)).toEqual([...figures, '7 normal / 4 / 5  x2']);
    const others = ['5 normal / 5 / 4  x2', '4 normal / 4 / 4  x2', '6 normal / 4 / 5  x2', '5 normal / 6 / 5  x2'];
    expect(ENEMIES.classK.map(line)).toEqual([...others, '7 normal / 5 / 5  x2']);
    for (const { diplomacy, defense } of ENEMIES.classL) expect(diplomacy).toBe(defense);
    for (const { diplomacy, defense } of ENEMIES.classK) expect(diplomacy).toBe(defense + 1);
  });

  it('F-OPEN-19: no two tokens with different names have the same figures', () => {
    const works = all.map(({ attack, defense, abilities, resists, diplomacy }) =>
      JSON.stringify([attack, defense, [...abilities].sort(), [...resists].sort(), diplomacy !== null]),
    );
    expect(works.filter((one, at) => works.indexOf(one) !== at)).toEqual([]);
  });

  it('F-AWAY-10: only Planet Tokens can be overcome by Diplomacy', () => {
    const won = all.filter(({ diplomacy }) => diplomacy !== null).map(({ pile }) => pile);
    expect(new Set(won)).toEqual(new Set(['classL', 'classK']));
  });

  it('looking up an unknown token id throws an error', () => {
    expect(enemyOf('siege-sphere').pile).toBe('sphere');
    expect(() => enemyOf('wreck-field')).toThrow('no Encounter Token wreck-field');
    expect(classHOf('wreck-field').name).toBe('Wreck Field');
    expect(() => classHOf('siege-sphere')).toThrow('no Class-H Token siege-sphere');
  });
});

describe('Class-H Tokens', () => {
  it('F-OPEN-22 F-LOC-35: there are four Class-H Tokens with Challenges', () => {
    const data = CLASS_H.flatMap((token) => (token.kind === 'challenge' ? [token.data.join(' ')] : []));
    expect(data).toEqual(['red red red', 'blue blue blue', 'gold gold gold', 'red blue gold']);
  });

  it('F-OPEN-22 F-LOC-42: there are eight Class-H Tokens with two guards and a reward', () => {
    const guarded = CLASS_H.flatMap((token) =>
      token.kind === 'guarded' ? [`${token.guards.join(' ')}: ${token.rewards.join(' ')}`] : [],
    );
    expect(guarded).toEqual([
      'romulanStarbase dominionStarbase: crew',
      'warbird classL: undiscovered',
      'warbird warbird: crystals',
      'classL dominionStarbase: undiscovered crystals',
      'romulanStarbase elite: undiscovered undiscovered',
      'romulanStarbase classL: undiscovered',
      'classL sphere: undiscovered undiscovered',
      'warbird sphere: undiscovered advancedAction',
    ]);
  });
});
