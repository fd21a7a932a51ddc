import { describe, expect, test } from 'vitest';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import { copy } from '../../../src/kernel/copy.ts';
import { randomAnswer } from '../../../src/kernel/decision.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../src/kernel/random.ts';
import type { Json } from '../../../src/kernel/types.ts';

const GAMES: [name: string, options: Json][] = [
  ['Full Conquest', { scenario: 'full-conquest', players: 3, pvp: true, drafting: true, interactiveCombat: true }],
  ['One to Return in teams', { scenario: 'one-to-return', players: 4, teams: true }],
  ['Blitz Cooperation', { scenario: 'blitz-cooperation', players: 2 }],
];

/** The number of decisions between two checks. */
const STRIDE = 40;

describe('re-dealt positions in whole games', () => {
  test.each(GAMES)(
    'after a redeal of everything hidden from a seat in the game “%s”, the seat’s view of the position is the same',
    (name, options) => {
      const match = new InMemoryTable(frontiers, { secret: name, undo: false, quiet: true, options }).start();
      for (const orders of match.state.orders) orders.ask = ['attacked', 'secret-die'];
      const random = stream(`answers of ${name}`);
      const next = (bound: number): number => random.next(bound);
      let looks = 0;
      for (let step = 0; match.state.over === null; step++) {
        const [decision] = match.state.pending;
        if (decision === undefined) throw new Error('the game waits for nobody');
        if (step % STRIDE === 0) {
          looks += 1;
          for (const seat of match.state.g.players.keys()) {
            const other = frontiers.redeal(copy(match.state), seat, next);
            expect(JSON.stringify(frontiers.view(other, seat))).toBe(JSON.stringify(frontiers.view(match.state, seat)));
          }
        }
        match.answer(decision, randomAnswer(decision, next));
      }
      expect(looks).toBeGreaterThan(5);
      const { score } = frontiers.view(match.state, 'spectator');
      expect(score?.verdict).toBe(match.state.over?.why);
    },
  );
});
