import { describe, expect, it } from 'vitest';
import { stream } from '../../../src/kernel/random.ts';
import { position } from '../../rules/frontiers/support/position.ts';
import { turnOver } from '../../rules/frontiers/support/procedures.ts';

describe('turns in random play', () => {
  it.each(['full-conquest', 'conquer-and-hold', 'where-no-one', 'first-reconnaissance'])(
    'F-TURN-04: in %s, every question in a random turn has an answer, and every turn ends',
    (scenario) => {
      const players = scenario === 'where-no-one' ? 3 : 2;
      for (let game = 0; game < 10; game++) {
        const random = stream(`${scenario} ${game}`);
        const g = position({ scenario, players });
        for (let turns = 0; turns < 6 && g.announced === null; turns++) {
          const drive = turnOver(g).plays(400, (bound) => random.next(bound));
          expect(drive.over).toBe(true);
        }
      }
    },
  );
});
