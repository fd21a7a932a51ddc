import type { Seat, State } from '../../../kernel/types.ts';
import { several } from '../../kit/words.ts';
import { readyCommands } from '../position/commands.ts';
import { seatName, theSeat } from '../position/names.ts';
import type { Ascendancy, Conflict } from '../state.ts';

const CONFLICTS: Readonly<Record<Conflict['kind'], string>> = {
  battle: 'Space Battle',
  invasion: 'Planetary Invasion',
  hegemony: 'Cultural Hegemony',
};

/** Describes in a few words what is happening. Public. */
export function headline({ g, over, pending }: State<Ascendancy>): string {
  if (over !== null) {
    const [winner, ...others] = over.winners;
    if (winner === undefined) return over.rule === 'A-OPEN-33' ? 'The Borg win' : 'Nobody won';
    return others.length > 0 ? 'Shared victory' : `The ${seatName(g, winner)} won`;
  }
  if (g.conflict !== null) return CONFLICTS[g.conflict.kind];
  switch (g.stage) {
    case 'setup':
      return 'Set-up';
    case 'initiative':
      return 'Initiative';
    case 'recharge':
      return 'Recharge';
    case 'execution':
      return g.turn === null ? 'Execution' : turnWords(g, g.turn.seat, pending);
    default:
      return g.stage satisfies never;
  }
}

/**
 * Describes whose turn it is, or who is asked during the turn. Pictures draw the shape of the player who has to answer
 * beside this text, so the text must name the same player.
 */
function turnWords(g: Ascendancy, seat: Seat, pending: State<Ascendancy>['pending']): string {
  const [asked, ...others] = pending;
  if (asked !== undefined && others.length === 0 && asked.seat !== seat) return `${seatName(g, asked.seat)} to move`;
  return `Turn of ${theSeat(g, seat)}`;
}

/** Returns up to two facts shown beside the headline. */
export function facts({ g, over }: State<Ascendancy>): string[] {
  if (g.round === 0) return [];
  const found: string[] = [];
  if (g.turn !== null && over === null) {
    const { seat, phase } = g.turn;
    found.push(phase === 'building' ? 'Building Phase' : several(readyCommands(g, seat), 'Command'));
  }
  found.push(`Round ${g.round}`);
  return found;
}
