import { Engine } from '../../../kernel/engine.ts';
import type { Game } from '../../../kernel/game.ts';
import { stream } from '../../../kernel/random.ts';
import { copyState } from '../../../kernel/table.ts';
import type { Decision, State } from '../../../kernel/types.ts';
import { fallback } from '../orders.ts';
import type { Frontiers } from '../state.ts';
import { habitual } from './habits.ts';
import { worth } from './worth.ts';

type Random = (bound: number) => number;

/** Answers of the seat that one look ahead plays at most. */
const LONGEST = 60;

/** What came of playing on: the first answer, and how well the seat stood when its turn was over. */
export interface Line {
  first: string[];
  /** Answers that were played. */
  length: number;
  worth: number;
}

/**
 * Plays a copy of the position on until the turn that is under way is over: the seat by habit, the others by what they would
 * answer if their time ran out. `first` is what the seat answers now.
 */
export function playOn(
  game: Game<Frontiers>,
  state: State<Frontiers>,
  decision: Decision,
  first: string[],
  random: Random,
): Line {
  const { seat } = decision;
  const next = copyState(state);
  const chance = stream(`${random(2 ** 31)}`);
  const { round, turn } = next.g;
  const engine = new Engine(game, next, () => chance, true);
  engine.answer(decision, first);
  let length = 1;
  for (; length <= LONGEST; length++) {
    const [asked] = next.pending;
    if (asked === undefined || next.g.round !== round || next.g.turn?.seat !== turn?.seat) break;
    engine.answer(asked, asked.seat === seat ? habitual(asked, random) : fallback(next, asked));
  }
  return { first, length, worth: worth(next.g, seat) };
}
