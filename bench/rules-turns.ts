import { answerDraft } from '../src/discord/compose/rule-results.ts';
import { indexOf } from '../src/rulebook/search/index.ts';
import { quantile } from './numbers.ts';
import { tellWhenAsked } from './rate.ts';
import { GAMES, PROPOSED, questionsOf } from './rules-asked.ts';
import { entriesOf, type Find, flexsearch } from './rules-peer.ts';

/** How often every question is asked in a turn; and before, since what a process does at first is counted apart. */
const ROUNDS = 10;
const WARM_UP = 30;
/** The best answers, of which the first page is made. */
const ANSWERS = 4;
/** How much of a question stands there when it is completed. */
const TYPED = [0.4, 0.7];

/**
 * In a process of its own, which so clears away no garbage but its own: in how many milliseconds 99 % of the look-ups are
 * done. `node rules-turns.js ours|flexsearch whole|typed`: questions as people ask them, ours with the first page of the answer, or as
 * they stand while one types.
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

/** Ids that a completion proposes. For a whole question, also makes the first page of the answer. */
function ours(game: string, question: string, limit: number): string[] {
  const hits = indexOf(game).search(question, limit);
  if (which === 'whole') answerDraft({ game, question, hits: hits.slice(0, ANSWERS), own: null, further: [] });
  return hits.map(({ entry }) => entry.id);
}

function begun(question: string, part: number): string {
  return question.slice(0, Math.ceil(question.length * part));
}

/** Asks everything some times; gives the milliseconds of each look-up. */
function turn(rounds: number): number[] {
  return Array.from({ length: rounds }, () => asked.map(({ find, question }) => timed(find, question))).flat();
}

/** Milliseconds of processor time of a look-up: what else the machine does meanwhile doesn't count. */
function timed(find: Find, question: string): number {
  const start = process.cpuUsage();
  find(question, PROPOSED);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}
