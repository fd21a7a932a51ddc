import { describe, expect, it } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { stream } from '../../../src/kernel/random.ts';
import { NO_SAYS } from '../../../src/tables/verb-words.ts';
import { randomQuestions } from '../../support/random-questions.ts';
import { FORMS, mostRefused, newTally, shareOf, tallyLines, typeLabels } from '../../support/typed-forms.ts';

/** The sizes of a short run. `test/proof/commands/typed.test.ts` plays more games. */
const PLAY = { games: 6, answers: 90, every: 5 };
const LABELS = 9;

describe('labels that players see', () => {
  it.each(games.map((game) => [game.id, game] as const))(
    'a shown label is accepted in %s, however it is typed',
    (id, game) => {
      const tally = newTally();
      const random = stream(`labels of ${id}`);
      const lot = { labels: LABELS, next: (bound: number) => random.next(bound) };
      randomQuestions(game, PLAY, (decision) => {
        if (decision.kind !== 'amount') typeLabels(decision, game.says ?? NO_SAYS, lot, tally);
      });
      console.info(`${id}\n  ${tallyLines(tally).join('\n  ')}`);
      expect(tally.typed.whole).toBeGreaterThan(300);
      for (const form of FORMS)
        expect(shareOf(tally, form), tally.refused[form].slice(0, 9).join('\n')).toBeLessThanOrEqual(mostRefused(form));
    },
  );
});
