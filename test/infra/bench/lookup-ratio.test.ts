import { expect, test } from 'vitest';
import { GAMES, PROPOSED, questionsOf } from '../../../bench/rules-asked.ts';
import { entriesOf } from '../../../bench/rules-peer.ts';
import { answerDraft } from '../../../src/discord/compose/rule-results.ts';
import { indexOf } from '../../../src/rulebook/search/index.ts';
import { ratio } from '../../support/cost.ts';

/** The number of best answers that are used for the first page. */
const ANSWERS = 4;
/** Only every fourth question is used, so that the test stays short. */
const EVERY = 4;
/** The number of unmeasured warm-up rounds, since code runs slower at first. */
const WARM_UP = 5;
/**
 * The number of times that the bare index answers in one measurement, so that both measurements take about as long. On a busy
 * machine, other programs slow down a long measurement more than a short one.
 */
const BARE = 3;
/**
 * The highest allowed ratio to the CPU time of the bare index. The ratio is 3.5 on an idle machine, 3.8 on a very busy one, and
 * about 7 for twice the work.
 */
const MOST = 4.5;

/**
 * Does the least work of any search: it finds the entries that contain words of a question, and ranks them by how many they
 * contain.
 */
function floorOf(game: string): (question: string) => string[] {
  const entries = new Map<string, Set<string>>();
  for (const { id, ...fields } of entriesOf(game))
    for (const word of wordsIn(JSON.stringify(fields))) entries.set(word, (entries.get(word) ?? new Set()).add(id));
  return (question) => {
    const found = new Map<string, number>();
    for (const word of wordsIn(question))
      for (const id of entries.get(word) ?? []) found.set(id, (found.get(id) ?? 0) + 1);
    return [...found]
      .sort(([, one], [, other]) => other - one)
      .slice(0, PROPOSED)
      .map(([id]) => id);
  };
}

function wordsIn(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

test('a look-up with its first page takes at most a fixed multiple of the CPU time that a bare inverted index takes', () => {
  const asked = GAMES.flatMap((game) => {
    const floor = floorOf(game);
    const ours = (question: string): void => {
      const hits = indexOf(game).search(question, PROPOSED);
      answerDraft({ game, question, hits: hits.slice(0, ANSWERS), own: null, further: [] });
    };
    return questionsOf(game)
      .filter((_, at) => at % EVERY === 0)
      .map((question) => ({ question, floor, ours }));
  });
  const bare = (): void => {
    for (let turn = 0; turn < BARE; turn++) for (const { floor, question } of asked) floor(question);
  };
  const whole = (): void => {
    for (const { ours, question } of asked) ours(question);
  };
  for (let turn = 0; turn < WARM_UP; turn++) for (const warm of [bare, whole]) warm();
  const times = ratio(bare, whole, MOST / BARE) * BARE;
  console.info(`a look-up takes ${times.toFixed(1)} times the CPU time of a bare index`);
  expect(times).toBeLessThan(MOST);
});
