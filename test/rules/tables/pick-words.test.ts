import { describe, expect, it } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { randomAnswer } from '../../../src/kernel/decision.ts';
import { stream } from '../../../src/kernel/random.ts';
import { answerWords, intentIn } from '../../../src/tables/parse-intent.ts';
import { wordsOfAnswer } from '../../../src/tables/pick-words.ts';
import { NO_SAYS } from '../../../src/tables/verb-words.ts';
import { randomQuestions } from '../../support/random-questions.ts';

const PLAY = { games: 6, answers: 90, every: 3 };
const ANSWERS = 4;

describe('the words of an answer', () => {
  it.each(games.map((game) => [game.id, game] as const))(
    'mean the same answer when they are read in %s',
    (id, game) => {
      const random = stream(`answers of ${id}`);
      const next = (bound: number): number => random.next(bound);
      const wordless: string[] = [];
      let written = 0;
      randomQuestions(game, PLAY, (decision) => {
        for (let count = 0; count < ANSWERS; count++) {
          const keys = randomAnswer(decision, next);
          const words = wordsOfAnswer(decision, keys, game);
          if (words === null) wordless.push(`${decision.kind} ${decision.prompt} ${keys.join()}`);
          else {
            const read = intentIn(decision, words, game.says ?? NO_SAYS);
            const label = 'keys' in read ? answerWords(decision, read.keys) : '';
            expect(label).toBe(answerWords(decision, keys));
            written += 1;
          }
        }
      });
      expect(written).toBeGreaterThan(300);
      expect(wordless).toEqual([]);
    },
  );
});
