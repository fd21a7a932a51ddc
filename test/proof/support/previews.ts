import { optionsOf, randomAnswer } from '../../../src/kernel/decision.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../src/kernel/random.ts';
import { redealFor } from '../../../src/kernel/redeal.ts';
import { pendingFor } from '../../../src/kernel/table.ts';
import type { Decision, Json, Seat, State } from '../../../src/kernel/types.ts';
import { wordsOfAnswer } from '../../../src/tables/pick-words.ts';
import { previewed } from '../../../src/tables/preview.ts';

/** Positions of a game at which lines are looked at: one in so many answers, and fewer of them in its setup. */
const POSITIONS = 40;
const EVERY = 6;
const IN_SETUP = 30;
/** The most answers that are given to find that many positions. */
const ANSWERS = 1_200;
/** Picks of a line that names options of the first question, and most picks of a line that grows. */
const PICKS = 4;
const GROWN = 12;

type Chance = (bound: number) => number;

/** All that a preview tells a seat: what is picked, told and refused, what would be asked and seen then. */
function told<G, V>(game: Game<G, V>, match: InMemoryTable<G>, line: string, random: Chance): string {
  const seat = match.state.pending[0]?.seat ?? 0;
  // Every game is one of unknown state to the tables.
  const { table, preview } = previewed(match.table, { seat, line }, game as unknown as Game<unknown>, random);
  const asked = table.state?.pending.find((one) => one.seat === seat) ?? null;
  const view = table.state === null ? null : game.view(table.state as State<G>, seat);
  return JSON.stringify({ preview, prompt: asked?.prompt, options: asked?.options, view });
}

/** A line of a few options of the first question, most of which are impossible after the first pick. */
function typed(decision: Decision, random: Chance): string {
  const keys = optionsOf(decision);
  return Array.from({ length: PICKS }, () => keys[random(keys.length)]?.key ?? '').join('; ');
}

/**
 * A line that grows as a player tries it out: each pick answers the question to which the picks before it lead. `picks`
 * is the number of its picks.
 */
function grown<G, V>(
  game: Game<G, V>,
  match: InMemoryTable<G>,
  seat: Seat,
  random: Chance,
): { line: string; picks: number } {
  // Every game is one of unknown state to the tables.
  const unknown = game as unknown as Game<unknown>;
  const picks: string[] = [];
  while (picks.length < GROWN) {
    const { table, preview } = previewed(match.table, { seat, line: picks.join('; ') }, unknown, random);
    const asked = preview.stopped === null ? pendingFor(table, seat) : null;
    const words = asked === null ? null : wordsOfAnswer(asked, randomAnswer(asked, random), unknown);
    if (words === null) break;
    picks.push(words);
  }
  return { line: picks.join('; '), picks: picks.length };
}

/**
 * Lines of which previews differ between worlds that the seat can’t tell apart, how many were looked at and told much,
 * and the number of picks of the longest one.
 */
export function auditPreviews<G, V>(
  game: Game<G, V>,
  seed: string,
  options: Json,
): { leaks: string[]; looked: number; far: number; longest: number } {
  const random = stream(seed);
  const next: Chance = (bound) => random.next(bound);
  const match = new InMemoryTable(game, { secret: seed, options }).start();
  const found = { leaks: [] as string[], looked: 0, far: 0, longest: 0 };
  const isEnough = (): boolean => found.looked >= 2 * POSITIONS || match.state.over !== null;
  for (let given = 0; given < ANSWERS && !isEnough(); given++) {
    const [decision] = match.state.pending;
    if (decision === undefined) throw new Error('nobody is asked');
    const every = game.inSetup?.(match.state) === true ? IN_SETUP : EVERY;
    if (given % every === 0) {
      const there = match.fork();
      there.table.state = redealFor(game, match.state, decision.seat, next);
      const long = grown(game, match, decision.seat, next);
      found.longest = Math.max(found.longest, long.picks);
      for (const line of [typed(decision, next), long.line]) {
        const [one, other] = [match, there].map((world) => told(game, world, line, next));
        found.looked += 1;
        if (!one?.includes('The preview ends here') || one.includes('"hint"')) found.far += 1;
        if (one !== other) found.leaks.push(line);
      }
    }
    match.answer(decision, randomAnswer(decision, next));
  }
  return found;
}
