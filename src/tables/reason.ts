import type { Game } from '../kernel/game.ts';
import { copyState } from '../kernel/table.ts';
import type { Refusal, Seat, State } from '../kernel/types.ts';
import { nothingNamed, wishIn } from './wish.ts';
import { LONGEST } from './words.ts';

/**
 * Why a seat can't do what it wishes now: what its words are likely meant for where they only come near an option, else the
 * game's own reason.
 */
export function reasonFor(state: State<unknown>, seat: Seat, typed: string, game: Game<unknown>): Refusal {
  const wish = typed.slice(0, LONGEST);
  const decision = state.pending.find((one) => one.seat === seat);
  const found = decision === undefined ? null : wishIn(decision, wish, game.says ?? {});
  if (found !== null && 'meant' in found && found.meant.length > 0) {
    const text = nothingNamed(wish, found.meant);
    return decision?.rule === undefined ? { text } : { text, rule: decision.rule };
  }
  // What is said in part is asked about by what it stands for.
  const [key, ...more] = found !== null && 'keys' in found ? found.keys : [];
  const meant = key === undefined || more.length > 0 ? wish : key;
  // A copy: what looks for reasons must not be able to spoil the table.
  return game.refuse(copyState(state), seat, meant);
}
