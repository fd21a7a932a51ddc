import { describe, expect, it } from 'vitest';
import { LESSONS as ascendancy } from '../../../src/games/ascendancy/content/lessons.ts';
import { LESSONS as awayMissions } from '../../../src/games/away-missions/content/lessons.ts';
import * as chats from '../../../src/games/chats.ts';
import { LESSONS as firstEdition } from '../../../src/games/first-edition/content/lessons.ts';
import { LESSONS as frontiers } from '../../../src/games/frontiers/content/lessons.ts';
import { games } from '../../../src/games/index.ts';
import { optionsOf } from '../../../src/kernel/decision.ts';
import type { Decision, VerbSynonyms } from '../../../src/kernel/types.ts';
import { intentIn } from '../../../src/tables/parse-intent.ts';
import { NO_SAYS } from '../../../src/tables/verb-words.ts';
import { randomQuestions } from '../../support/random-questions.ts';

const PLAY = { games: 12, answers: 150, every: 1 };

/** The texts in quotation marks, which the reader may type. */
const QUOTED = /“([^”]+)”/g;
/** An example of an answer. A text that is the same in every position can’t know whether the answer is on offer. */
const EXAMPLE = /“[^”;]+”|o’clock|\btoward [A-Z]/;
/** Buttons and names of choices that lessons mention because they are on the screen. */
const THERE = ['“Ask me then”', '“As proposed”'];

function examplesIn(text: string): string[] {
  return [...text.matchAll(QUOTED)].flatMap(([, said]) => said ?? []);
}

/** The examples in a question that aren’t answers to it. */
function wrongIn(decision: Decision, texts: readonly string[], says: VerbSynonyms): string[] {
  return texts.flatMap(examplesIn).filter((said) => !('keys' in intentIn(decision, said, says)));
}

describe('examples', () => {
  it.each(games.map((game) => [game.id, game] as const))(
    'every example in a question of %s is an answer on offer',
    (id, game) => {
      const { verbs } = Object.values(chats).find((chat) => chat.game === id) ?? expect.fail(`${id} has no chat`);
      let asked = 0;
      let examples = 0;
      randomQuestions(game, PLAY, (decision) => {
        const options = optionsOf(decision);
        const shown = verbs.filter(({ verb }) => options.some((option) => option.verb === verb));
        const texts = [decision.prompt, ...options.map(({ hint = '' }) => hint), ...shown.map(({ hint }) => hint)];
        expect(wrongIn(decision, texts, game.says ?? NO_SAYS), texts[0]).toEqual([]);
        asked++;
        examples += texts.flatMap(examplesIn).length;
      });
      expect(asked).toBeGreaterThan(1000);
      if (id === 'ascendancy') expect(examples).toBeGreaterThan(20);
    },
  );

  it('neither the hints for verbs nor the lessons contain an example', () => {
    const fixed = [
      ...Object.values(chats).flatMap(({ verbs }) => verbs.map(({ hint }) => hint)),
      ...[ascendancy, awayMissions, firstEdition, frontiers].flatMap((lessons) => lessons.map(({ text }) => text)),
    ];
    const wrong = fixed.filter((text) => EXAMPLE.test(THERE.reduce((rest, name) => rest.replace(name, ''), text)));
    expect(wrong).toEqual([]);
  });
});
