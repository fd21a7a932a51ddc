import { expect, test } from 'vitest';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { play, run, standing } from '../../support/away-case.ts';
import { atQuestion } from '../../support/prepared.ts';

/** One of Five attacks Riker, whose player has these cards. */
function attacked(ask: readonly string[], dice: number[]) {
  const patch = standing({ riker: 'C5', one: 'D5' });
  const decks = { 'federation.hand': ['evasive-action', 'emergency-force-field'] };
  const stage = play({ patch, turn: 'borg', decks, dice });
  stage.orders('federation', { ask: [...ask] });
  stage.does('borg', 'activate:one').does('borg', 'attack:riker:assimilation-tubules');
  return stage;
}

test('T-AHEAD-02 M-TIME-02: an Interrupt can be prepared for an attack', () => {
  const { match } = attacked(['attacked'], [4, 1, 1, 1, 1, 3]);
  const { facts, fit, not } = atQuestion(
    awayMissions,
    match.state,
    match.state.pending[0] ?? expect.fail('nobody is asked'),
  );
  expect(facts).toEqual({ window: 'attacked', by: 1 });
  expect(fit).toContain('Play Evasive Action');
  expect(fit).toContain('Let it happen');
  expect(not).toEqual([]);
});

test('T-AHEAD-02 M-DMG-01: an Interrupt can be prepared for Damage, even if it is offered with the pegs', () => {
  const decks = { 'federation.hand': ['emergency-force-field', 'evasive-action'] };
  const local = { target: 'riker', amount: 1, by: 'one', weapon: null };
  const { match } = run('damage', local, { decks });
  const asked = match.state.pending[0] ?? expect.fail('nobody is asked');
  expect(asked.window).toBeUndefined();
  const { facts, fit, not } = atQuestion(awayMissions, match.state, asked);
  expect(facts).toEqual({ window: 'damage', by: 1 });
  expect(fit).toEqual(['Play Emergency Force Field']);
  expect(not).toEqual(['Let it happen']);
});
