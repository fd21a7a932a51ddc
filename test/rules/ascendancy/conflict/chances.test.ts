import { describe, expect, it } from 'vitest';
import { planBattle, planInvasion } from '../../../../src/games/ascendancy/chapters/conflict/begin.ts';
import {
  battleChances,
  chancesNow,
  invasionChances,
} from '../../../../src/games/ascendancy/chapters/conflict/estimate.ts';
import { put, table } from '../support.ts';

describe('the chances of a conflict under way', () => {
  it('A-BAT-18: the chances stay the same until dice are rolled', () => {
    const g = table();
    const plan = { seat: 0, sector: 'qonos', from: ['qonos'] };
    for (let ship = 0; ship < 4; ship++) put(g, 0, 'qonos');
    const before = battleChances(g, plan);
    g.conflict = planBattle(g, plan);
    expect(chancesNow(g)).toEqual({ of: 'battle', ...before });
    expect(g.conflict.round).toBe(0);
    g.conflict.sides[0]?.dice.push({ face: 5, unit: null, against: 1, hit: true, done: false, rerolled: [] });
    expect(chancesNow(g)).toBeNull();
  });

  it('A-BAT-21: the chances include First Strike only in the first Combat Round', () => {
    const g = table();
    for (let ship = 0; ship < 3; ship++) put(g, 0, 'qonos');
    g.conflict = planBattle(g, { seat: 0, sector: 'qonos', from: ['qonos'] });
    g.conflict.round = 1;
    const [first] = g.conflict.sides;
    if (first !== undefined) first.strikes = true;
    const struck = chancesNow(g);
    g.conflict.round = 2;
    const later = chancesNow(g);
    if (struck?.of !== 'battle' || later?.of !== 'battle') throw new Error('it is a battle');
    expect(struck.win).toBeGreaterThan(later.win);
  });

  it('A-INV-09 A-HEG-04: chances are shown for an Invasion, and for a Hegemony attempt until its die is rolled', () => {
    const g = table();
    for (let ship = 0; ship < 4; ship++) put(g, 0, 'qonos');
    g.units = g.units.filter(({ seat }) => seat !== 1);
    g.conflict = planInvasion(g, 0, 'qonos');
    expect(chancesNow(g)).toEqual({ of: 'invasion', ...invasionChances(g, 0, 'qonos') });
    Object.assign(g.conflict, {
      kind: 'hegemony',
      hegemony: { resistance: 6, bonus: 3, face: null, free: false },
    });
    expect(chancesNow(g)).toEqual({ of: 'hegemony', success: 0.5 });
    Object.assign(g.conflict, { hegemony: { resistance: 6, bonus: 3, face: 4, free: false } });
    expect(chancesNow(g)).toBeNull();
    g.conflict.hegemony = null;
    expect(chancesNow(g)).toBeNull();
    g.conflict.over = true;
    expect(chancesNow(g)).toBeNull();
    g.conflict = null;
    expect(chancesNow(g)).toBeNull();
  });
});
