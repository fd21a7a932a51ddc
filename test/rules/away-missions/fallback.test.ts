import { expect, it } from 'vitest';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { fallbacksIn } from '../../support/fallbacks.ts';

it('T-PACE-02: a safe answer recovers, passes, keeps cards and dice, or loses pegs in the seat’s order', () => {
  expect(fallbacksIn(awayMissions, 100)).toEqual({
    safe: ['move', 'move skill', 'nothing', 'pass', 'skill'],
    answered: [
      'activation.choose',
      'attack.choose',
      'contest.interrupt',
      'damage.allocate',
      'draw-phase.discard',
      'draw-phase.polarity',
      'effects.download',
      'move.choose',
      'reroll.discard',
      'window.interrupt',
    ],
    unanswered: [
      'action-phase.select',
      'arrivals.place',
      'effects.choose',
      'effects.exposed',
      'effects.exposing',
      'effects.looked',
      'effects.pick',
      'effects.search',
      'effects.trap',
      'place.begin',
      'preparation.area',
      'preparation.core',
      'preparation.deploy',
      'preparation.scan',
      'reroll.dice',
    ],
  });
});
