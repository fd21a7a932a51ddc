import { expect, test } from 'vitest';
import { factsOf } from '../../../src/games/first-edition/foreseen.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Decision, State } from '../../../src/kernel/types.ts';
import { atQuestion, foreseenIn } from '../../support/prepared.ts';
import { scene } from './scene.ts';

/** A ship of Gold, and an interrupt that Gold may play. */
const PLAY = [['U.S.S. Oberth', 'space:L1']] as const;
const HAND = ['Amanda Rogers', 'Energy Vortex', 'Spock'];

test('T-AHEAD-02 C-RESPONSE-06: a card that responds can be prepared, and is given if it can respond', () => {
  const stage = scene({ gold: { play: PLAY, hand: ['Transwarp Conduit'] }, blue: { hand: HAND } });
  stage.orders('blue', { also: ['play'] }).does('gold', 'play:transwarp-conduit:on:1');
  const { match } = stage;
  const { facts, fit, not } = atQuestion(
    firstEdition,
    match.state,
    match.pending(1) ?? expect.fail('Blue isn’t asked'),
  );
  expect(facts).toEqual({ window: 'play', by: 0 });
  expect(fit).toEqual(['Respond with Amanda Rogers', 'Don’t respond']);
  expect(not).toEqual(['Respond with Energy Vortex']);
});

test('T-AHEAD-02: a response to a response answers the act of whoever responded', () => {
  const stage = scene({
    gold: { play: PLAY, hand: ['Transwarp Conduit', 'Amanda Rogers'] },
    blue: { hand: ['Amanda Rogers'] },
  });
  stage.orders('blue', { also: ['play'] }).orders('gold', { also: ['play'] });
  stage.does('gold', 'play:transwarp-conduit:on:1').does('blue', 'answer:amanda-rogers');
  const { match } = stage;
  const { facts } = atQuestion(firstEdition, match.state, match.pending(0) ?? expect.fail('Gold isn’t asked'));
  expect(facts).toEqual({ window: 'play', by: 1 });
});

test('T-AHEAD-02 C-RESPONSE-13: an interrupt can be prepared for the time after an action', () => {
  const stage = scene({
    gold: { play: PLAY, hand: ['Spock'] },
    blue: { hand: ['Amanda Rogers', 'Transwarp Conduit'] },
  });
  stage.orders('blue', { also: ['gap'] }).does('gold', 'end');
  const { match } = stage;
  const { facts, fit, not } = atQuestion(
    firstEdition,
    match.state,
    match.pending(1) ?? expect.fail('Blue isn’t asked'),
  );
  expect(facts).toEqual({ window: 'gap', by: 0 });
  expect([...fit, ...not].toSorted()).toEqual(['Play nothing', 'Respond with Transwarp Conduit']);
  expect(fit).toContain('Play nothing');
});

test('T-AHEAD-02: each card is foreseen once, and only for a moment to which it can respond', () => {
  const hand = [
    ...['Amanda Rogers', 'Amanda Rogers', 'Alien Groupie', 'Spock', 'Transwarp Conduit'],
    'Are These Truly Your Friends, Brother?',
  ];
  const { match } = scene({ gold: { play: PLAY }, blue: { hand } });
  const labels = (window: string): string[] =>
    foreseenIn(firstEdition, match.state, 1, window).map(({ label }) => label);
  expect(labels('play')).toEqual(['Respond with Amanda Rogers', 'Don’t respond']);
  expect(labels('solved')).toEqual(['Respond with Alien Groupie', 'Don’t respond']);
  expect(labels('gap')).toEqual([
    'Respond with Transwarp Conduit',
    'Respond with Are These Truly Your Friends, Brother?',
    'Play nothing',
  ]);
});

test('T-AHEAD-02: an answer is for nobody’s act between turns, and a question in no window has none', () => {
  const about = (g: object, asked: Partial<Decision>): unknown =>
    factsOf({ g, stack: [] } as unknown as State<FirstEdition>, asked as Decision);
  expect(about({ turn: { seat: 1 } }, { window: 'gap' })).toEqual({ window: 'gap', by: 1 });
  expect(about({ turn: null }, { window: 'gap' })).toEqual({ window: 'gap', by: null });
  expect(about({ turn: { seat: 1 } }, {})).toBeNull();
});
