import type { Seat } from '../../../kernel/types.ts';
import { no, type Obstacle } from '../../kit/offers.ts';
import { several } from '../../kit/words.ts';
import type { Ascendancy, Phase } from '../state.ts';
import { readyCommands } from './commands.ts';

/** Why a seat can’t do now what belongs to its own turn, or to a phase of it; null: it can (A-INIT-12, A-BUILD-02, A-CMD-01). */
export function notNow(g: Ascendancy, seat: Seat, phase?: Phase): Obstacle {
  if (g.turn?.seat !== seat) return no('A-INIT-12', 'That is done in your own turn.');
  if (phase === undefined || g.turn.phase === phase) return null;
  return phase === 'building'
    ? no('A-BUILD-02', 'That is done in the Building Phase, which is over.')
    : no('A-CMD-01', 'That is done in the Command Phase: end your Building Phase first.');
}

/** Why a seat can’t Exhaust so many Commands; null: it can (A-CMD-02). */
export function lacksCommands(g: Ascendancy, seat: Seat, count: number): Obstacle {
  const ready = readyCommands(g, seat);
  if (ready >= count) return null;
  return no('A-CMD-02', () => `It takes ${several(count, 'Command')}, and you have ${ready} ready.`);
}

/** “1 Command”, “2 Commands”, “no Command”: a price, in words. */
export function commandsText(count: number): string {
  return count === 0 ? 'no Command' : several(count, 'Command');
}

/** Whether all turns of this round count as taken at the same time (A-OPT-02): nobody makes contact, the order is random (A-OPEN-88). */
export function areSimultaneous({ options: { rules }, round }: Ascendancy): boolean {
  return rules.simultaneousFirstTurns === true && round <= (rules.simultaneousSecondTurns === true ? 2 : 1);
}
