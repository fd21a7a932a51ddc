import type { Seat } from '../../../kernel/types.ts';
import { no, type Obstacle } from '../../kit/offers.ts';
import { several } from '../../kit/words.ts';
import type { Ascendancy, Phase } from '../state.ts';
import { readyCommands } from './commands.ts';

/**
 * Returns the reason a seat can’t act now because it isn’t the seat’s turn or the right phase, or null (A-INIT-12,
 * A-BUILD-02, A-CMD-01).
 */
export function notNow(g: Ascendancy, seat: Seat, phase?: Phase): Obstacle {
  if (g.turn?.seat !== seat) return no('A-INIT-12', 'You can do that only on your own turn.');
  if (phase === undefined || g.turn.phase === phase) return null;
  return phase === 'building'
    ? no('A-BUILD-02', 'You can do that only in the Building Phase, which is over.')
    : no('A-CMD-01', 'You can do that only in the Command Phase. End your Building Phase first.');
}

/** Returns the reason a seat can’t Exhaust this many Commands, or null (A-CMD-02). */
export function lacksCommands(g: Ascendancy, seat: Seat, count: number): Obstacle {
  const ready = readyCommands(g, seat);
  if (ready >= count) return null;
  return no('A-CMD-02', () => `This costs ${several(count, 'Command')}, and you have ${ready} ready.`);
}

/** Formats a price in Commands: “1 Command”, “2 Commands”, “no Command”. */
export function commandsText(count: number): string {
  return count === 0 ? 'no Command' : several(count, 'Command');
}

/**
 * Whether all turns of this round are simultaneous (A-OPT-02), so that nobody makes contact and the order is random
 * (A-OPEN-88).
 */
export function areSimultaneous({ options: { rules }, round }: Ascendancy): boolean {
  return rules.simultaneousFirstTurns === true && round <= (rules.simultaneousSecondTurns === true ? 2 : 1);
}

/** Whether it is this seat’s own Building Phase. */
export function builds({ turn }: Ascendancy, seat: number | null): boolean {
  return turn !== null && turn.seat === seat && turn.phase === 'building';
}
