import { describe, expect, it } from 'vitest';
import { bestTried, type PlayoutPolicy, type Search, tried } from '../../../src/games/kit/search-bot.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import type { Decision, State } from '../../../src/kernel/types.ts';
import { type Skirmish, toyGame } from '../../support/toy-game.ts';

const game = toyGame();

/** Returns the first turn, in which two units are next to each other, so that one can attack. */
function turn(): { state: State<Skirmish>; asked: Decision } {
  const match = new InMemoryTable(game, { secret: 'search' }).start();
  for (const decision of [...match.state.pending]) match.answer(decision, []);
  const [asked] = match.state.pending;
  if (asked === undefined) throw new Error('nobody is asked');
  return { state: match.state, asked };
}

/** Returns the answer that the search chooses, and the number of positions that it rated. */
function chosen(among: string[][], habit?: PlayoutPolicy<Skirmish>): { keys: string[]; looks: number } {
  const { state, asked } = turn();
  let looks = 0;
  const search: Search<Skirmish> = {
    game,
    answers: 40,
    tries: 5,
    worth({ g }, seat) {
      looks += 1;
      return (g.score[seat] ?? 0) + (g.units[0]?.cell === 1 ? 0.5 : 0);
    },
    ...(habit === undefined ? {} : { habit }),
  };
  return { keys: bestTried(search, state, asked, among, 'salt'), looks };
}

describe('a search that tries out answers', () => {
  it('a search tries an option that involves no chance only once, but weights the result as if it had tried it repeatedly', () => {
    // A move to cell 1 gives half a point each time, and an attack gives two points in half of its five rolls.
    expect(chosen([['move:u0:1'], ['move:u0:12']])).toEqual({ keys: ['move:u0:1'], looks: 2 });
    expect(chosen([['move:u0:1'], ['attack:u0:u1']])).toEqual({ keys: ['attack:u0:u1'], looks: 6 });
  });

  it('if the playout policy is random, a search also repeats options that involve no chance', () => {
    expect(chosen([['move:u0:1']], () => null).looks).toBe(5);
  });

  it('a single try reports whether chance was involved', () => {
    const { state, asked } = turn();
    expect(tried(game, state, asked, ['move:u0:1'], 'seed').rolled).toBe(false);
    expect(tried(game, state, asked, ['attack:u0:u1'], 'seed').rolled).toBe(true);
  });
});
