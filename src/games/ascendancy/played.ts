import { optionsOf, randomAnswer } from '../../kernel/decision.ts';
import type { Decision, Seat, State } from '../../kernel/types.ts';

export { ascendancy as game } from './index.ts';

/** Ends what it is asked to do every third time, else does something at random. */
function restless(
  _state: State<unknown>,
  _seat: Seat,
  decision: Decision,
  random: (bound: number) => number,
): string[] {
  const end = optionsOf(decision).find(({ verb }) => verb === 'end');
  return end !== undefined && random(3) === 0 ? [end.key] : randomAnswer(decision, random);
}

/** Who plays Ascendancy for a person, by kind; `standard` is the one that takes a seat at a table. */
export const bots = { standard: restless };
