import { expect, it } from 'vitest';
import type { Game } from '../../../src/kernel/game.ts';
import type { Decision, Option, Refusal, State } from '../../../src/kernel/types.ts';
import { reasonFor } from '../../../src/tables/reason.ts';

const OPTIONS: readonly Option[] = [
  { key: 'move:1', verb: 'move', label: 'Galaxy to First Contact' },
  { key: 'move:2', verb: 'move', label: 'Oberth to Excavation' },
  { key: 'dock:2', verb: 'dock', label: 'Oberth at the outpost' },
  { key: 'end', verb: 'end', label: 'End the turn' },
];
const DECISION = { id: 'd1', seat: 0, kind: 'pick', prompt: 'What?', options: OPTIONS, min: 1, max: 1 } as Decision;

/** The proposed alternatives to an impossible action. */
function near(wish: string, refusal: Refusal = { text: 'No.' }): string[] {
  const game = { refuse: () => refusal, says: { verbs: {} } } as unknown as Game<unknown>;
  const state = { pending: [DECISION], stack: [], over: null, g: {} } as unknown as State<unknown>;
  return (reasonFor(state, 0, wish, game).instead ?? []).map(({ line }) => line);
}

it('the option that shares the most words with the request is suggested', () => {
  expect(near('attempt the excavation with the oberth')).toEqual(['move:2']);
  expect(near('scan the galaxy')).toEqual(['move:1']);
  expect(near('dock the oberth away')).toEqual(['dock:2']);
  expect(near('scan the oberth')).toEqual(['move:2', 'dock:2']);
});

it('an option that shares fewer than half of the words, or only a common word, isn’t suggested', () => {
  expect(near('sing a song about love at excavation')).toEqual([]);
  expect(near('beam all to a ship')).toEqual([]);
});

it('the game’s own suggestions are preferred to options with similar words', () => {
  expect(near('scan the galaxy', { text: 'No.', instead: [{ label: 'End the turn', line: 'end' }] })).toEqual(['end']);
});

it.each(['undo', 'hand', 'map', 'log', 'help', 'why'])(
  'if “%s” is typed and no option matches, the answer points to the slash command with that name',
  (word) => {
    const text = (wish: string, options = OPTIONS) => {
      const game = { refuse: () => ({ text: 'No.' }), says: { verbs: {} } } as unknown as Game<unknown>;
      const state = { pending: [{ ...DECISION, options }], stack: [], over: null, g: {} } as unknown as State<unknown>;
      return reasonFor(state, 0, wish, game).text;
    };
    expect(text(word)).toMatch(new RegExp(`^\`/${word}\` .*\\.$`));
    expect(text(`/${word}`)).toBe(text(word));
    expect(text(`${word} of Kahless`)).toBe('No.');
    // An option of that name is preferred to the command.
    expect(text(word, [...OPTIONS, { key: 'card:1', verb: 'card', label: word }])).toBe('No.');
  },
);
