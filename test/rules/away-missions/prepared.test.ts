import { expect, test } from 'vitest';
import { factsOf, foreseen } from '../../../src/games/away-missions/foreseen.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import type { AwayMissions } from '../../../src/games/away-missions/state.ts';
import type { Decision, State } from '../../../src/kernel/types.ts';
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

/** The facts about a question of the Federation in the turn of the Borg. */
test.each<[string, { proc?: string; local?: object; asked?: Partial<Decision> }, ReturnType<typeof factsOf>]>([
  ['an attack', { local: { situation: { foe: 'one' } }, asked: { window: 'attacked' } }, { window: 'attacked', by: 1 }],
  [
    'an attack by one of the player’s own characters',
    { local: { situation: { foe: 'riker' } }, asked: { window: 'attacked' } },
    { window: 'attacked', by: 0 },
  ],
  [
    'a character who is no longer there',
    { local: { situation: { foe: 'nobody' } }, asked: { window: 'attacked' } },
    { window: 'attacked', by: 1 },
  ],
  ['dice, for whoever has the turn', { asked: { window: 'reroll' } }, { window: 'reroll', by: 1 }],
  [
    'pegs with Interrupts',
    { proc: 'damage', local: { by: 'one' }, asked: { instead: [] } },
    { window: 'damage', by: 1 },
  ],
  [
    'Damage in a window of its own',
    { proc: 'damage', local: { by: 'one' }, asked: { window: 'scores', instead: [] } },
    { window: 'scores', by: 1 },
  ],
  ['pegs without Interrupts', { proc: 'damage', local: { by: 'one' } }, null],
  ['other options that may be taken instead', { proc: 'activation', asked: { instead: [] } }, null],
  ['a question in no window', {}, null],
])('T-AHEAD-02: what an answer has to know about %s', (_what, { proc = 'any', local = {}, asked = {} }, facts) => {
  const { state } = play({ turn: 'borg', patch: standing({ riker: 'C5', one: 'D5' }) }).match;
  const at = { ...state, stack: [{ proc, step: 'any', local }] } as unknown as State<AwayMissions>;
  expect(factsOf(at, { seat: 0, ...asked } as Decision)).toEqual(facts);
});

test('T-AHEAD-02: the answer to dice and tests is named by what it does, and Interrupts belong to one window', () => {
  const decks = { 'federation.hand': ['evasive-action', 'emergency-force-field'] };
  const { state } = play({ turn: 'borg', decks }).match;
  const labels = Object.fromEntries(
    foreseen(state, 0).map(({ window, answers }) => [window, answers.map(({ label }) => label)]),
  );
  expect(labels).toMatchObject({
    attacked: expect.arrayContaining(['Play Evasive Action', 'Let it happen']),
    damage: expect.arrayContaining(['Play Emergency Force Field', 'Let it happen']),
    challenge: ['Don’t challenge'],
    reroll: ['Keep the dice'],
  });
  expect(labels['attacked']).not.toContain('Play Emergency Force Field');
});
