import { optionsOf, randomAnswer } from '../../../src/kernel/decision.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../src/kernel/random.ts';
import { redealFor } from '../../../src/kernel/redeal.ts';
import type { Json, State } from '../../../src/kernel/types.ts';
import { previewed } from '../../../src/tables/preview.ts';

/** Answers of a game, and one in so many at which lines are looked at. */
const ANSWERS = 240;
const EVERY = 6;
/** Picks of a line that is looked at. */
const PICKS = 4;

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

/** Lines of which previews differ between worlds that the seat can’t tell apart, and how many were looked at, and told much. */
export function auditPreviews<G, V>(
  game: Game<G, V>,
  seed: string,
  options: Json,
): { leaks: string[]; looked: number; far: number } {
  const random = stream(seed);
  const next: Chance = (bound) => random.next(bound);
  const match = new InMemoryTable(game, { secret: seed, options }).start();
  const found = { leaks: [] as string[], looked: 0, far: 0 };
  for (let given = 0; given < ANSWERS && match.state.over === null; given++) {
    const [decision] = match.state.pending;
    if (decision === undefined) throw new Error('nobody is asked');
    if (given % EVERY === 0) {
      const keys = optionsOf(decision);
      const line = Array.from({ length: PICKS }, () => keys[next(keys.length)]?.key ?? '').join('; ');
      const there = match.fork();
      there.table.state = redealFor(game, match.state, decision.seat, next);
      const [one, other] = [match, there].map((world) => told(game, world, line, next));
      found.looked += 1;
      if (!one?.includes('The preview ends here') || one.includes('"hint"')) found.far += 1;
      if (one !== other) found.leaks.push(line);
    }
    match.answer(decision, randomAnswer(decision, next));
  }
  return found;
}
