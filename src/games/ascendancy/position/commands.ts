import type { Seat } from '../../../kernel/types.ts';
import type { Ascendancy } from '../state.ts';
import { playerOf } from './find.ts';

/** Counts a player’s ready Command Tokens (A-COMP-15). */
export function readyCommands(g: Ascendancy, seat: Seat): number {
  return playerOf(g, seat).commands.ready;
}

/** Exhausts Command Tokens (A-CMD-02). Throws if there aren’t enough. */
export function exhaustCommands(g: Ascendancy, seat: Seat, count: number): void {
  const { commands } = playerOf(g, seat);
  if (commands.ready < count) throw new Error(`seat ${seat} has ${commands.ready} Commands, not ${count}`);
  commands.ready -= count;
  commands.exhausted += count;
}

/** Readies up to `count` Exhausted Commands and returns how many. */
export function readyAgain(g: Ascendancy, seat: Seat, count: number): number {
  const { commands } = playerOf(g, seat);
  const turned = Math.min(count, commands.exhausted);
  commands.ready += turned;
  commands.exhausted -= turned;
  return turned;
}

/** Gains a Command, which arrives Exhausted (A-SET-08). */
export function gainCommand(g: Ascendancy, seat: Seat): void {
  playerOf(g, seat).commands.exhausted += 1;
}

/** Loses a Command: an Exhausted one if possible, otherwise a ready one (A-OPEN-70). */
export function loseCommand(g: Ascendancy, seat: Seat): void {
  const { commands } = playerOf(g, seat);
  if (commands.exhausted > 0) commands.exhausted -= 1;
  else if (commands.ready > 0) commands.ready -= 1;
}
