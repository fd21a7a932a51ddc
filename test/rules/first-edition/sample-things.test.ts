import { describe, expect, it } from 'vitest';
import { inPlay, type Row } from './position-text.ts';
import { scene } from './scene.ts';

describe('Ablative Armor', () => {
  /** WEAPONS 9 of Bortas and as much of another one, against SHIELDS of an Excelsior: 7. */
  const battle = (armor: readonly Row[], ships = 1) => {
    const play: Row[] = [
      ...inPlay('L1: I.K.C. Bortas [Kurn]'),
      ...(ships > 1 ? [['I.K.C. Bortas', 'space:L1'] as const, ['Kurn', 'aboard:3'] as const] : []),
      ...(ships > 2 ? [['I.K.C. Bortas', 'space:L1'] as const, ['Kurn', 'aboard:5'] as const] : []),
    ];
    const target = play.length + 1;
    const blue: Row[] = [['U.S.S. Excelsior', 'space:L1'], ...armor, ['U.S.S. Oberth', 'space:L2']];
    const stage = scene({ gold: { play }, blue: { play: blue } }).does('gold', `attack:all:1:${target}`);
    return /DEFENSE \d+, ([a-z ]+)\./.exec(stage.log)?.[1];
  };
  const worn = (ship: number): Row[] => [['Ablative Armor', `aboard:${ship}`]];

  it('C-SHIPBAT-04: Ablative Armor makes an ATTACK above twice DEFENSE a hit, and one above three times DEFENSE a direct hit', () => {
    expect([battle([]), battle(worn(3))]).toEqual(['a hit', 'a miss']);
    expect([battle([], 2), battle(worn(5), 2)]).toEqual(['a direct hit', 'a hit']);
    expect([battle([], 3), battle(worn(7), 3)]).toEqual(['a direct hit', 'a direct hit']);
  });

  it('C-SHIPBAT-04: Ablative Armor works only for the ship that it is aboard, and only if both belong to the same player', () => {
    expect(battle([['Ablative Armor', 'aboard:3', { seat: 0 }]])).toBe('a hit');
    expect(battle([['Ablative Armor', 'surface:L2']])).toBe('a hit');
    // Aboard the Oberth, which isn’t attacked.
    expect(battle([['Ablative Armor', 'aboard:5']])).toBe('a hit');
  });
});
