import { expect, test } from 'vitest';
import { LOSE } from '../../../../src/games/ascendancy/chapters/calls.ts';
import type { Resources } from '../../../../src/games/ascendancy/state.ts';
import { play } from '../drive-action.ts';
import { has, playerOf, table } from '../support.ts';

/** Makes a seat with these Resources lose some of them. */
function loses(amount: number, reserves: Partial<Resources>) {
  const g = table();
  Object.assign(playerOf(g).reserves, { production: 0, research: 0, culture: 0, ...reserves });
  const done = play(g, (ctx) => ctx.call(LOSE, { seat: 0, amount, of: ['production', 'research', 'culture'] }));
  return { g, done };
}

test('A player who must lose only some Resources chooses which ones', () => {
  const { g, done } = loses(2, { production: 2, culture: 1 });
  expect(done.keys()).toEqual(['lose:production', 'lose:culture']);
  done.answer('lose:production', 'lose:culture');
  expect(done.result).toBe(2);
  expect(has(g)).toEqual([1, 0, 0]);
  expect(done.log).toEqual(['The Federation loses 1 Production and 1 Culture.']);
});

test.each([
  ['all Resources are lost', 3, { production: 2, culture: 1 }, [0, 0, 0]],
  ['the player has less than must be lost', 4, { production: 2, culture: 1 }, [0, 0, 0]],
  ['all Resources are of one kind', 2, { research: 3 }, [0, 1, 0]],
  ['the player has no Resources', 2, {}, [0, 0, 0]],
])('A player isn’t asked about a loss if %s', (_why, amount, reserves, left) => {
  const { g, done } = loses(amount, reserves);
  done.settled();
  expect(has(g)).toEqual(left);
});
