import { describe, expect, it } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { optionByKey, optionsOf, randomAnswer } from '../../../src/kernel/decision.ts';
import { stream } from '../../../src/kernel/random.ts';
import type { Decision, Option, VerbSynonyms } from '../../../src/kernel/types.ts';
import { slipsWithin } from '../../../src/rulebook/search/spelling.ts';
import { answerWords, intentIn } from '../../../src/tables/parse-intent.ts';
import { NO_SAYS } from '../../../src/tables/verb-words.ts';
import { randomQuestions } from '../../support/random-questions.ts';
import { bare, HARM, isAboutOne } from '../../support/typed-forms.ts';

const PLAY = { games: 6, answers: 90, every: 6 };
/** The number of texts that are made from the words of each question. */
const TEXTS = 12;
/** Function words and polite words, which mean nothing by themselves. */
const AROUND = new Set(
  'a an the my your and then now first finally please down over to at in into on onto of by with from for'.split(' '),
);
const DIGITS = 'zero one two three four five six seven eight nine ten'.split(' ');

/** The options that words stand for or may suggest. */
function done(decision: Decision, text: string, says: VerbSynonyms): Option[] {
  const wish = intentIn(decision, text, says);
  return 'keys' in wish ? wish.keys.flatMap((key) => optionByKey(decision, key) ?? []) : [];
}

/** Whether an option contains a word: in its label, its key, its other names, or the synonyms of its verb. */
function says(option: Option, word: string, said: VerbSynonyms): boolean {
  const { key, verb, label, called = [] } = option;
  const own = bare([key, verb, label, ...called, ...(said.verbs[verb] ?? [])].join(' '));
  const all = [...own, ...own.map((one) => `${DIGITS.indexOf(one)}`), `${verb}s`];
  return all.some((one) => one.startsWith(word) || slipsWithin(word, one) !== null);
}

describe.each(games.map((game) => [game.id, game] as const))('typed words are understood safely in %s', (id, game) => {
  const said = game.says ?? NO_SAYS;

  it('typed words never do anything that they don’t mention', () => {
    const random = stream(`said ${id}`);
    const next = (bound: number) => random.next(bound);
    let acted = 0;
    randomQuestions(game, PLAY, (decision) => {
      if (decision.kind === 'amount' || decision.kind === 'allocate') return;
      const pool = [...optionsOf(decision).flatMap(({ label }) => bare(label)), 'not', 'no', 'dont', 'never', 'zebra'];
      for (let text = 0; text < TEXTS; text++) {
        const words = Array.from({ length: 1 + next(4) }, () => pool[next(pool.length)] ?? '');
        const found = done(decision, words.join(' '), said);
        acted += found.length;
        const telling = words.filter((word) => !AROUND.has(word));
        const unsaid = telling.filter((word) => !found.some((option) => says(option, word, said)));
        expect(found.length === 0 ? [] : unsaid, `“${words.join(' ')}” did ${found.map(({ label }) => label)}`).toEqual(
          [],
        );
      }
    });
    expect(acted).toBeGreaterThan(30);
  });

  it('a name alone never chooses a harmful option', () => {
    let tried = 0;
    randomQuestions(game, PLAY, (decision) => {
      if (isAboutOne(decision)) return;
      for (const option of optionsOf(decision)) {
        const verbs = HARM[option.verb];
        const words = bare(option.label);
        if (verbs === undefined || !words.some((word) => verbs.includes(word))) continue;
        const name = words.filter((word) => !verbs.includes(word));
        for (const text of [name.join(' '), name.slice(0, 2).join(' '), name.at(-1) ?? '']) {
          tried += 1;
          const wish = intentIn(decision, text, said);
          const meant = 'meant' in wish ? wish.meant : 'several' in wish ? wish.several : done(decision, text, said);
          // Another option may have that very name, or the words may mean its action.
          for (const { label, verb } of meant)
            if (HARM[verb] !== undefined && bare(label).some((word) => HARM[verb]?.includes(word)))
              expect(
                bare(text).some((word) => HARM[verb]?.includes(word)),
                `“${text}” is for ${label}`,
              ).toBe(true);
        }
      }
    });
    expect(tried).toBeGreaterThan(0);
  });

  it('answers can be typed again as they were described', () => {
    const random = stream(`several ${id}`);
    randomQuestions(game, PLAY, (decision) => {
      if (decision.kind === 'pick' || decision.kind === 'amount') return;
      for (let count = 0; count < 3; count++) {
        const keys = randomAnswer(decision, (bound) => random.next(bound));
        const words = answerWords(decision, keys);
        const wish = intentIn(decision, words, said);
        expect('keys' in wish ? [...wish.keys].sort() : wish, `${decision.prompt} ${words}`).toEqual([...keys].sort());
      }
    });
  });
});
