import { it } from 'vitest';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import { expectSafeAnswers } from '../../support/fallbacks.ts';

it('T-PACE-02: a turn has no safe answer, except for a captain without cards', () => {
  expectSafeAnswers(frontiers, 60, {
    keys: ['nothing', 'pass', 'round:end'],
    kinds: [
      'away.team',
      'classh.pay',
      'combat.begin',
      'effects.may',
      'effects.ready',
      'end-of-turn.discard',
      'end-of-turn.drydock',
      'end-of-turn.putBack',
      'pvp-attack.block',
      'pvp-attack.fire',
      'pvp.attend',
      'secret-die.begin',
      'ships.bid',
      'tactics.course',
      'turn.pick',
      'upgrades.take',
    ],
    usual: ['end-of-turn.discard', 'ships.bid'],
  });
});
