import { describe, expect, it } from 'vitest';
import { CORRIDOR, placementAt } from '../../src/games/away-missions/rules/placement.ts';
import { whyNotPrepare } from '../../src/games/away-missions/rules/why-not-prepare.ts';
import { readWish } from '../../src/games/away-missions/rules/wish.ts';
import type { AwayMissions } from '../../src/games/away-missions/state.ts';
import { area, figure } from '../support/away-area.ts';

function why(g: AwayMissions, wish: string): { text: string; rule?: string } | null {
  return whyNotPrepare(g, 0, readWish(g, wish));
}

describe('refusals before the first round', () => {
  it('M-PREP-02 M-PREP-03 M-PREP-05: why a board can’t be laid, by key or in words', () => {
    const bridge = placementAt('place:bridge:north-west:0');
    const g = { ...area(), boards: [CORRIDOR, ...(bridge === null ? [] : [bridge])], lifts: [] };
    expect(why(g, 'place:quarters:south-west:90')?.rule).toBe('M-PREP-05');
    expect(why(g, 'lay the laboratories south-east')).toMatchObject({
      rule: 'M-PREP-05',
      text: expect.stringContaining('must join 2'),
    });
    expect(why(g, 'Laboratories north-west')).toMatchObject({ text: 'Bridge lies there.', rule: 'M-PREP-03' });
    expect(why(g, 'bridge east end')?.rule).toBe('M-PREP-02');
    expect(why(g, 'place:engineering:north-east:90')).toBeNull();
    expect(why(g, 'place a board')).toBeNull();
  });

  it('M-PREP-12: boards that are taken and the Main Corridor are no starting area', () => {
    expect(why(area(), 'area:engineering')).toMatchObject({
      text: 'The Borg team starts from Engineering.',
      rule: 'M-PREP-12',
    });
    expect(why(area(), 'start in the corridor')?.rule).toBe('M-PREP-12');
  });

  it('M-PREP-13 M-PREP-14 M-ESC-01: why a character can’t be put somewhere', () => {
    const g = area([
      figure('riker', 0, null),
      figure('data', 0, 'A7'),
      figure('worf', 0, 'A7'),
      figure('one', 1, null),
      figure('three', 0, null),
    ]);
    expect(why(g, 'riker to E7')).toMatchObject({ text: 'E7 is not in your starting area.', rule: 'M-PREP-13' });
    expect(why(g, 'deploy:riker:bridge:A7')?.rule).toBe('M-PREP-14');
    expect(why(g, 'riker to Z9')?.rule).toBe('M-PREP-07');
    expect(why(g, 'data to A8')).toMatchObject({ text: 'Data stands in A7 already.' });
    expect(why(g, 'one of five to E7')?.rule).toBe('M-PREP-13');
    expect(why(g, 'three of five to A7')).toMatchObject({
      text: 'Three of Five arrives in round 2.',
      rule: 'M-ESC-01',
    });
    expect(why(g, 'riker to B7')).toBeNull();
  });
});
