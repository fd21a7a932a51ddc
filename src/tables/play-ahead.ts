import type { Game } from '../kernel/game.ts';
import type { Table } from '../kernel/table.ts';
import type { Refusal } from '../kernel/types.ts';
import { type AheadLine, type AheadLines, BROKEN, playedUpTo } from './ahead.ts';
import { turnOf } from './games.ts';
import type { KeptLines } from './kept-lines.ts';
import { runLine } from './line.ts';
import { waiting } from './pending-line.ts';
import type { PickAnswer } from './pick.ts';
import type { Command, LineDone, Outgoing, PendingLine, PlayAhead } from './types.ts';

/** The result of a kept line, which may have been dropped. `going` is the line if it now waits for bots. */
interface Played {
  seq: number;
  line?: LineDone;
  going: PendingLine | null;
  outgoing: Outgoing[];
}

/** The command that plays a line, and where it is played. */
interface Playing {
  command: Command;
  input: PlayAhead;
  table: Table;
  game: Game<unknown>;
  /** True if the command is being retried, since playing the line may have made it fail. */
  isRetry: boolean;
  /** The lines that are kept for next moves, and those that wait. */
  ahead: AheadLines;
  kept: KeptLines;
}

/**
 * Plays the line that a seat has kept for this move, as far as its result is certain. Throws `Refused` if no line is
 * due.
 * @param apply applies an answer of the line's author.
 */
export function playAhead(
  { command, input: { seat, decision }, table, game, isRetry, ahead, kept }: Playing,
  apply: (line: AheadLine, answer: PickAnswer) => void,
): Played {
  const line = ahead.due(seat, decision);
  const comes = isRetry ? { why: BROKEN } : ahead.comes(line, table, game, command.at);
  if ('why' in comes) return dropped(line, comes.why, ahead, table);
  const { player } = line.by;
  ahead.played(seat);
  const seq = table.seq + 1;
  const turn = turnOf(table, game);
  const typed = { t: 'line', seat, decision, text: comes.play } as const;
  const done = playedUpTo(
    runLine(table, typed, game, (answer) => apply(line, answer)),
    comes.stop,
  );
  const started = { by: line.by, ahead: true as const, seat, ...(turn === undefined ? {} : { turn }) };
  const going = waiting({ ...started, outcome: { seq, line: done } }, table, game);
  if (going !== null) return { seq, line: done, going, outgoing: [] };
  kept.keep({ seat, at: line.at, turn, line: done }, player);
  return { seq, line: done, going, outgoing: [{ to: 'played', seat, player, seq, line: done }] };
}

/** Drops a line, and asks its author for the move again, with the reason. */
function dropped(line: AheadLine, why: Refusal, ahead: AheadLines, { seq }: Table): Played {
  const { seat, by } = line;
  ahead.drop(line, why);
  return { seq, going: null, outgoing: [{ to: 'turn', seat, player: by.player }] };
}
