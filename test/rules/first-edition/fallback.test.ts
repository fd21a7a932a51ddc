import { expect, it } from 'vitest';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { fallbacksIn } from '../../support/fallbacks.ts';

it('T-PACE-02: while cards are seeded, and for the people who face a dilemma or a battle, no answer is safe', () => {
  expect(fallbacksIn(firstEdition, 150)).toEqual({
    safe: ['end:turn', 'pass'],
    answered: ['gap.interrupt', 'moment.ask', 'turn.act'],
    unanswered: ['beam.choose', 'seeding.lay', 'seeding.plan', 'seeding.seed', 'select.choose', 'ship-battle.reply'],
  });
});
