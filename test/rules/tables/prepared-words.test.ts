import { describe, expect, test } from 'vitest';
import type { Game } from '../../../src/kernel/game.ts';
import { must } from '../../../src/kernel/must.ts';
import type { Decision } from '../../../src/kernel/types.ts';
import { misfit, questionFacts } from '../../../src/tables/prepared.ts';
import { changingSteps } from '../../support/changed-steps.ts';
import { longTurns } from '../../support/long-turns.ts';
import { scene } from '../../support/prepared-scene.ts';
import type { Skirmish, SkirmishView } from '../../support/toy-game.ts';

type Toy = Partial<Game<Skirmish, SkirmishView>>;

/** Returns the reason why words aren't given as the answer to the attack, or null if they are. */
function why(words: string, game: Toy = {}, more: Partial<Decision> = {}): string | null {
  const at = scene(game);
  const decision = { ...must(at.table.state?.pending[0], 'a question'), ...more };
  return misfit(at.table, decision, words, at.game)?.text ?? null;
}

/** The toy game in which a player who throws card 901 also says how high. */
function aiming(): Toy {
  return changingSteps(longTurns(), 'turn', ({ respond }) => {
    if (respond === undefined || typeof respond !== 'object' || !('ask' in respond)) throw new Error('nobody responds');
    const answered: typeof respond.answer = (ctx, local, given) =>
      given.key === 'card:901' ? 'aim' : respond.answer(ctx, local, given);
    return {
      respond: { ...respond, answer: answered },
      aim: {
        ask: (_ctx, { seat }) => ({
          ...{ seat: seat === 0 ? 1 : 0, kind: 'pick', prompt: 'How high?', min: 1, max: 1, rule: 'X-WIN-01' },
          options: ['high', 'low'].map((key) => ({ key, verb: 'aim', label: `Aim ${key}` })),
        }),
        answer: () => 'end',
      },
    };
  });
}

const HURLS: Toy = { says: { verbs: { card: ['hurl'] } } };

describe('T-AHEAD-02: words that fit', () => {
  test.each<[string, string, Toy, Partial<Decision>]>([
    ['the first of several picks', 'card:900; pass', {}, {}],
    ['the first of joined picks', 'throw card 900, pass', {}, {}],
    ['an option with a colon in its words', 'cards: 900', {}, {}],
    ['an option and the choice that follows', 'throw card 901: high', aiming(), {}],
    ['several options, if the question takes several', 'card 900, card 901', {}, { kind: 'subset', max: 2 }],
    ['a word that the game knows for the verb', 'hurl 900', HURLS, {}],
  ])('%s', (_what, words, game, more) => {
    expect(why(words, game, more)).toBeNull();
  });
});

describe('T-AHEAD-02: words that don’t fit', () => {
  const SEVERAL = 'matches several: Throw card 900; Throw card 901; Throw card 0. Choose one.';
  test.each<[string, string, Toy, string]>([
    ['words for several options', 'throw', {}, `“throw” ${SEVERAL}`],
    ['words for several options, of which one has that choice', 'card: high', aiming(), `“card” ${SEVERAL}`],
    ['a choice that isn’t possible', 'throw card 901: far', aiming(), '“far” isn’t possible for “Throw card 901” now'],
    ['misspelled words', 'thrrow card 900', {}, '“thrrow card 900” is none of the answers to this question.'],
    ['words that the game refuses', 'sing', { refuse: () => ({ text: 'No song.' }) }, '“sing”: No song.'],
    ['a word that only another game knows', 'hurl 900', {}, '“hurl 900” can’t be done now.'],
  ])('%s', (_what, words, game, reason) => {
    expect(why(words, game)).toContain(reason);
  });
});

test('T-AHEAD-02: nothing can be prepared for a question in no window, if the game has no facts of its own', () => {
  const at = scene();
  const decision = must(at.table.state?.pending[0], 'a question');
  expect(questionFacts(at.table, decision, at.game)).toMatchObject({ window: 'attacked' });
  const { window: _, ...other } = decision;
  expect(questionFacts(at.table, other, at.game)).toBeNull();
});
