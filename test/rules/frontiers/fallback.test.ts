import { expect, it } from 'vitest';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import { fallbacksIn } from '../../support/fallbacks.ts';

it('T-PACE-02: a turn has no safe answer, except for a captain without cards', () => {
  expect(fallbacksIn(frontiers, 60)).toEqual({
    safe: ['nothing', 'pass', 'round:end'],
    answered: [
      'away.team',
      'classh.pay',
      'combat.begin',
      'effects.may',
      'end-of-turn.discard',
      'end-of-turn.drydock',
      'pvp-attack.block',
      'pvp-attack.fire',
      'pvp.attend',
      'secret-die.begin',
      'ships.bid',
      'tactics.course',
      'turn.pick',
    ],
    unanswered: [
      'draft.keep',
      'effects.boost',
      'effects.crystal',
      'effects.data',
      'effects.discard',
      'effects.one',
      'effects.pay',
      'effects.setDie',
      'emergency.begin',
      'emergency.damage',
      'game.choose',
      'game.hold',
      'game.kept',
      'interact.deal',
      'level-up.card',
      'level-up.skill',
      'pvp.claim',
      'rewards.colour',
      'shields.ask',
      'ships.pick',
      'tactics.pick',
      'tactics.siphon',
      'volleys.begin',
    ],
  });
});
