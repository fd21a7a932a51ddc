import type { Seat } from '../../../kernel/types.ts';
import type { Ascendancy } from '../state.ts';
import { playerOf } from './find.ts';

/** Ready Command Tokens of a player (A-COMP-15). */
export function readyCommands(g: Ascendancy, seat: Seat): number {
  return playerOf(g, seat).commands.ready;
}

/** Exhausts Command Tokens (A-CMD-02). Throws when there aren’t enough. */
export function exhaustCommands(g: Ascendancy, seat: Seat, count: number): void {
  const { commands } = playerOf(g, seat);
  if (commands.ready < count) throw new Error(`seat ${seat} has ${commands.ready} Commands, not ${count}`);
  commands.ready -= count;
  commands.exhausted += count;
}

/** Turns up to so many Exhausted Commands ready again, and gives how many. */
export function readyAgain(g: Ascendancy, seat: Seat, count: number): number {
  const { commands } = playerOf(g, seat);
  const turned = Math.min(count, commands.exhausted);
  commands.ready += turned;
  commands.exhausted -= turned;
  return turned;
}

/** A Command that is gained arrives Exhausted (A-SET-08). */
export function gainCommand(g: Ascendancy, seat: Seat): void {
  playerOf(g, seat).commands.exhausted += 1;
}

/** Loses a Command: an Exhausted one if there is one, else one that is ready (A-OPEN-70). */
export function loseCommand(g: Ascendancy, seat: Seat): void {
  const { commands } = playerOf(g, seat);
  if (commands.exhausted > 0) commands.exhausted -= 1;
  else if (commands.ready > 0) commands.ready -= 1;
}
