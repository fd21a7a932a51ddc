import { describe, expect, it } from 'vitest';
import { finish } from './meet.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, happened, offered } from './scene.ts';
import { alive, ends, twoSides } from './two-sides.ts';

/**
 * Lets these personnel encounter a dilemma with a deadline, at a planet or aboard, and another after it. Returns the
 * log about it.
 */
function meets(dilemma: string, where: 'planet' | 'space', team: readonly string[]): string[] {
  const [place, location] = where === 'planet' ? (['surface:L2', 'L2'] as const) : (['aboard:1', 'L1'] as const);
  const play: Row[] = [['U.S.S. Oberth', 'space:L1'], ...team.map((name): Row => [name, place])];
  const stage = twoSides({ play }, { seeds: { [location]: [dilemma, "Assassin's Blade"] } });
  finish(stage.does('gold', offered(stage, 'gold', `attempt:${location}`)[0] ?? ''), []);
  const told = new RegExp(
    `^${dilemma} (is placed|ends)|Gold encounters|overcome ${dilemma}|The whole group is stopped`,
  );
  return happened(stage)
    .split('\n')
    .flatMap((line) => told.exec(line)?.[0] ?? [])
    .slice(1, 4);
}

const DELAYED = [
  ['Nitrium Metal Parasites', 'space', ['Linda Larson', 'Linda Larson']],
  ['Hyper-Aging', 'planet', ['Taitt', 'Calloway', 'Calloway']],
  ['REM Fatigue Hallucinations', 'planet', ['Calloway', 'Calloway', 'Calloway']],
] as const;

describe('dilemmas with deadlines', () => {
  it.each(DELAYED)(
    'C-DILEMMA-11: personnel who don’t meet the condition of %s aren’t stopped, and the attempt continues',
    (dilemma, where) => {
      const told = meets(dilemma, where, ['Mot the Barber', 'Giusti', 'Norah Satie', 'Calloway']);
      expect(told.slice(0, 2)).toEqual([`${dilemma} is placed`, 'Gold encounters']);
    },
  );

  it.each(DELAYED)(
    'C-DILEMMA-11: personnel who meet the condition of %s don’t overcome it, but cure its effect',
    (dilemma, where, who) => {
      expect(meets(dilemma, where, who)).toEqual([`${dilemma} is placed`, `${dilemma} ends`, 'Gold encounters']);
    },
  );

  it('C-DILEMMA-11 C-DILEMMA-26: personnel who arrive later can cure a dilemma before its deadline, but not afterwards', () => {
    const play = inPlay(`
      L1: U.S.S. Oberth [Nitrium Metal Parasites {owner: 1, count: 1}, Giusti], U.S.S. Oberth [Taitt, Taitt]`);
    expect(alive(ends(twoSides({ play }), 'gold', 'blue'))).toEqual([4, 5, 6]);
    const stage = twoSides({ play });
    stage.does('gold', 'beam:all:aboard:4:aboard:1');
    expect([at(stage, 5), alive(stage)]).toEqual(['aboard:1', [1, 3, 4, 5, 6]]);
    expect(alive(ends(stage, 'gold', 'blue'))).toContain(1);
  });
});
