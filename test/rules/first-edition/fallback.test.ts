import { it } from 'vitest';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { expectSafeAnswers } from '../../support/fallbacks.ts';

it('T-PACE-02: while cards are seeded, and for the people who face a dilemma or a battle, no answer is safe', () => {
  expectSafeAnswers(firstEdition, 150, {
    keys: ['end:turn', 'pass'],
    kinds: ['gap.interrupt', 'moment.ask', 'turn.act'],
    usual: ['turn.act'],
  });
});
