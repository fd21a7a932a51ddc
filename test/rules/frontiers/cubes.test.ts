import { describe, expect, it } from 'vitest';
import { asDefender } from '../../../src/games/frontiers/chapters/combat/combat-maths.ts';
import type { CubeColour } from '../../../src/games/frontiers/content/colours.ts';
import { CUBES, type CubeLevel } from '../../../src/games/frontiers/content/cubes.ts';
import { ENEMIES, enemyOf } from '../../../src/games/frontiers/content/encounters/all.ts';
import type { EnemyPile } from '../../../src/games/frontiers/content/encounters/token.ts';

const LETTERS: Partial<Record<EnemyPile, string>> = {
  romulanStarbase: 'R',
  dominionStarbase: 'D',
  classK: 'P',
  elite: 'C',
};
const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const satisfies CubeLevel[];

/** The defenders by Level, in the notation of F-OPEN-21. */
function defenders(colour: CubeColour): string {
  return LEVELS.map((level) => CUBES[colour].defenders[level].map((pile) => LETTERS[pile]).join('')).join(' ');
}

describe('Borg Cubes', () => {
  it('F-OPEN-21: every Cube has defenders at every Level', () => {
    expect(defenders('gold')).toBe('C RC CC RRC RCC RRRC RRCC RCCC RRRCC RRCCC RCCCC');
    expect(defenders('blue')).toBe('RD DD DC RDC DDC DCC RDDC DDCC DCCC RDDCC DDCCC');
    expect(defenders('green')).toBe('RP PP RRP RPC PPC RRPC RPPC PPCC RPPPC RPPCC PPCCC');
    expect(defenders('red')).toBe('C PD PC PDD PDC PPDD PDDC PDCC PPDDC PPDCC PDCCC');
  });

  it('F-BUY-09 F-BUY-10 F-BUY-12 F-BUY-13: each destroyed Cube sells the goods listed for it', () => {
    expect(CUBES.red.offer).toEqual({ kind: 'crystals', price: 10, colours: ['red', 'blue', 'gold'] });
    expect(CUBES.blue.offer).toEqual({ kind: 'undiscovered', price: 7, data: 'black' });
    expect(CUBES.gold.offer).toEqual({ kind: 'crew', price: 2 });
    expect(CUBES.green.offer).toEqual({ kind: 'advancedAction', price: 6 });
  });

  it('F-CUBE-02: the Gold Cube raises the Defense of all its defenders', () => {
    const plain = ENEMIES.elite.map(({ defense }) => defense);
    expect(ENEMIES.elite.map((enemy) => asDefender(enemy, CUBES.gold.bonus).defense)).toEqual(plain.map((d) => d + 1));
  });

  it('F-CUBE-03: the Blue Cube raises its defenders’ Attacks, depending on their type', () => {
    const attack = (id: string) => asDefender(enemyOf(id), CUBES.blue.bonus).attack.value;
    expect(attack('tractor-guardian')).toBe(3 + 2);
    expect(attack('cutting-guardian')).toBe(6 + 2);
    expect(attack('assimilating-guardian')).toBe(4 + 1);
    expect(attack('adaptive-guardian')).toBe(6);
  });

  it('F-CUBE-04 F-CUBE-05: the Red and Green Cubes give weapons to defenders with Phasers, including Planet Tokens', () => {
    expect(asDefender(enemyOf('vault-wardens'), CUBES.red.bonus).abilities).toEqual(['antimatter']);
    expect(asDefender(enemyOf('vault-wardens'), CUBES.green.bonus).abilities).toEqual(['biogenic']);
    expect(asDefender(enemyOf('border-watch'), CUBES.green.bonus).abilities).toEqual(['disruptors', 'biogenic']);
    expect(asDefender(enemyOf('pulse-battery'), CUBES.red.bonus).abilities).toEqual([]);
    expect(asDefender(enemyOf('breeding-station'), CUBES.green.bonus).abilities).toEqual(['biogenic']);
  });

  it('F-CUBE-06: a defender’s token keeps its printed figures', () => {
    for (const { bonus } of Object.values(CUBES)) asDefender(enemyOf('border-watch'), bonus);
    expect(enemyOf('border-watch')).toMatchObject({ attack: { value: 4 }, defense: 4, abilities: ['disruptors'] });
  });
});
