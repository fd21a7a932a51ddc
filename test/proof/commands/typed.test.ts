import { describe, expect, it } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { stream } from '../../../src/kernel/random.ts';
import { NO_SAYS } from '../../../src/tables/verb-words.ts';
import { randomQuestions } from '../../support/random-questions.ts';
import { FORMS, mostRefused, newTally, shareOf, tallyLines, typeLabels } from '../../support/typed-forms.ts';

/** What `test/rules/tables/typed-labels.test.ts` tries, over more games of every kind. */
const PLAY = { games: 40, answers: 120, every: 6 };
const LABELS = 12;

describe('the label of an option', () => {
  it.each(games.map((game) => [game.id, game] as const))('is accepted in %s, however it is typed', (id, game) => {
    const tally = newTally();
    const random = stream(`more labels of ${id}`);
    const lot = { labels: LABELS, next: (bound: number) => random.next(bound) };
    randomQuestions(game, PLAY, (decision) => {
      if (decision.kind !== 'amount') typeLabels(decision, game.says ?? NO_SAYS, lot, tally);
    });
    console.info(`${id}\n  ${tallyLines(tally).join('\n  ')}`);
    for (const form of FORMS)
      expect(shareOf(tally, form), tally.refused[form].slice(0, 9).join('\n')).toBeLessThanOrEqual(mostRefused(form));
  });
});
