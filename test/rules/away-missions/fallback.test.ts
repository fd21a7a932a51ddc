import { it } from 'vitest';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { expectSafeAnswers } from '../../support/fallbacks.ts';

it('T-PACE-02: a safe answer recovers, passes, keeps cards and dice, or loses pegs in the seat’s order', () => {
  expectSafeAnswers(awayMissions, 100, {
    keys: ['attack', 'move', 'nothing', 'pass', 'recover', 'skill'],
    kinds: [
      'activation.choose',
      'attack.choose',
      'contest.interrupt',
      'damage.allocate',
      'draw-phase.discard',
      'draw-phase.polarity',
      'effects.download',
      'effects.pick',
      'move.choose',
      'reroll.discard',
      'window.interrupt',
    ],
    usual: ['activation.choose'],
  });
});
