import { answerDraft } from '../src/discord/compose/rule-results.ts';
import { indexOf } from '../src/rulebook/search/index.ts';
import { quantile } from './numbers.ts';
import { tellWhenAsked } from './rate.ts';
import { GAMES, PROPOSED, questionsOf } from './rules-asked.ts';
import { entriesOf, type Find, flexsearch } from './rules-peer.ts';

/** How often every question is asked in each measurement. */
const ROUNDS = 10;
/**
 * How often every question is asked before the first measurement. The first questions of a process are measured
 * separately.
 */
const WARM_UP = 30;
/** The number of best answers that the first page is made from. */
const ANSWERS = 4;
/** The shares of a question that have been typed when it is completed. */
const TYPED = [0.4, 0.7];

/**
 * Measures how long look-ups take (99th percentile), in milliseconds. Runs in a separate process, so that garbage from
 * other code doesn't slow it down: `node rules-turns.js ours|flexsearch whole|typed`.
 *
 * - `whole`: whole questions. Our search also makes the first page of the answer.
 * - `typed`: the beginnings of questions, as they are while someone types.
 */
const [whose, which] = process.argv.slice(2);
const make = whose === 'ours' ? null : await flexsearch();
const asked = GAMES.flatMap((game) => {
  const find: Find = make === null ? (question, limit) => ours(game, question, limit) : make(entriesOf(game));
  return questionsOf(game)
    .flatMap((question) => (which === 'whole' ? [question] : TYPED.map((part) => begun(question, part))))
    .map((question) => ({ find, question }));
});
turn(WARM_UP);
tellWhenAsked(() => quantile(turn(ROUNDS), 0.99));

/** Returns the ids that a completion proposes. For a whole question, also makes the first page of the answer. */
function ours(game: string, question: string, limit: number): string[] {
  const hits = indexOf(game).search(question, limit);
  if (which === 'whole') answerDraft({ game, question, hits: hits.slice(0, ANSWERS), own: null, further: [] });
  return hits.map(({ entry }) => entry.id);
}

function begun(question: string, part: number): string {
  return question.slice(0, Math.ceil(question.length * part));
}

/** Asks all questions several times. Returns the time of each look-up in milliseconds. */
function turn(rounds: number): number[] {
  return Array.from({ length: rounds }, () => asked.map(({ find, question }) => timed(find, question))).flat();
}

/**
 * Returns the CPU time of a look-up in milliseconds. Unlike clock time, it doesn't include the work of other programs.
 */
function timed(find: Find, question: string): number {
  const start = process.cpuUsage();
  find(question, PROPOSED);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}
