import type { Game } from '../kernel/game.ts';
import { must } from '../kernel/must.ts';
import { pauseAt } from '../kernel/pauses.ts';
import { type PlayerId, pendingFor, type Table } from '../kernel/table.ts';
import type { Refusal, Seat } from '../kernel/types.ts';
import { BROKEN, playedUpTo } from './ahead.ts';
import { turnOf } from './games.ts';
import type { KeptLines } from './kept-lines.ts';
import { playLine, runLine } from './line.ts';
import type { PreparedReason } from './line-types.ts';
import { waiting } from './pending-line.ts';
import type { PickAnswer } from './pick.ts';
import type { Plans } from './plans.ts';
import { misfit, NOT_TRIED, seenAnswer } from './prepared.ts';
import type { Command, LineDone, Outgoing, PendingLine, PlayAhead } from './types.ts';

/** The result of a plan, which may have been dropped. `going` is the line if it now waits for bots. */
interface Played {
  seq: number;
  line?: LineDone;
  going: PendingLine | null;
  outgoing: Outgoing[];
}

/** The command that carries out a plan, and where it is carried out. */
interface Playing {
  command: Command;
  input: PlayAhead;
  table: Table;
  game: Game<unknown>;
  /** True if the command is being retried, since playing the line may have made it fail. */
  isRetry: boolean;
  plans: Plans;
  /** The lines that wait. */
  kept: KeptLines;
}

/** The author of a plan, and when they made it (ms since 1970). */
interface Author {
  by: { player: PlayerId };
  at: number;
}

/** Applies an answer of a plan's author. */
type Apply = (author: Author, answer: PickAnswer) => void;

/**
 * Gives the answer that a seat has prepared for this question, or plays the line that it has kept for this move. Throws
 * `Refused` if neither is due.
 */
export function playAhead(playing: Playing, apply: Apply): Played {
  const { command, input, table, plans } = playing;
  // Nobody expects a move or an answer in a pause (T-AHEAD-04). After this command, the plan gets its new time.
  if (pauseAt(table, command.at) !== null) return { seq: table.seq, going: null, outgoing: [] };
  const prepared = plans.answers.due(input.seat, input.decision);
  return prepared === null ? playLineAhead(playing, apply) : givePrepared(playing, prepared, apply);
}

/** Plays a kept line as far as its result is certain. */
function playLineAhead(playing: Playing, apply: Apply): Played {
  const { command, input, table, game, isRetry, plans } = playing;
  const { seat, decision } = input;
  const line = plans.lines.due(seat, decision);
  const comes = isRetry ? { why: BROKEN } : plans.lines.comes(line, table, game, command.at);
  if ('why' in comes) {
    plans.lines.drop(line, comes.why);
    return askedAgain(seat, line.by.player, table);
  }
  plans.lines.played(seat);
  const started = { seq: table.seq + 1, turn: turnOf(table, game) };
  const typed = { t: 'line', seat, decision, text: comes.play } as const;
  const done = playedUpTo(
    runLine(table, typed, game, (answer) => apply(line, answer)),
    comes.stop,
  );
  return told(playing, line, { ...started, done });
}

/** Gives a prepared answer, if it still fits its question (T-AHEAD-02). */
function givePrepared(
  playing: Playing,
  { answer, by }: NonNullable<ReturnType<Plans['answers']['due']>>,
  apply: Apply,
): Played {
  const { input, table, game, isRetry, plans } = playing;
  const { seat, decision } = input;
  const drop = (why: Refusal): Played => {
    plans.answers.drop(seat, why);
    return askedAgain(seat, by.player, table);
  };
  const asked = pendingFor(table, seat);
  if (asked?.id !== decision) return { seq: table.seq, going: null, outgoing: [] };
  const why = isRetry ? NOT_TRIED : misfit(table, asked, answer.text, game);
  if (why !== null) return drop(why);
  const author = { by, at: answer.at };
  const started = { seq: table.seq + 1, turn: turnOf(table, game) };
  const because = { answer: seenAnswer(answer), prompt: asked.prompt };
  const typed = { t: 'line', seat, decision, text: answer.text } as const;
  const done = playLine(table, typed, game, (pick) => {
    apply(author, pick);
    plans.answers.given(seat, answer.id, started.seq);
  });
  if (done.picked.length === 0) return drop(must(done.stopped, 'the reason why nothing was picked'));
  return told(playing, author, { ...started, done, because });
}

/** Returns the result of a plan that was carried out, with the message that tells its author. */
function told(
  { input: { seat }, table, game, kept }: Playing,
  { by, at }: Author,
  { seq, turn, done, because }: { seq: number; turn: string | undefined; done: LineDone; because?: PreparedReason },
): Played {
  const why = because === undefined ? {} : { because };
  const started = { by, ahead: true as const, ...why, seat, ...(turn === undefined ? {} : { turn }) };
  const going = waiting({ ...started, outcome: { seq, line: done } }, table, game);
  if (going !== null) return { seq, line: done, going, outgoing: [] };
  kept.keep({ seat, at, turn, line: done }, by.player);
  return { seq, line: done, going, outgoing: [{ to: 'played', seat, player: by.player, seq, line: done, ...why }] };
}

/** Asks the author of a dropped plan again. The question tells the reason. */
function askedAgain(seat: Seat, player: PlayerId, { seq }: Table): Played {
  return { seq, going: null, outgoing: [{ to: 'turn', seat, player, plan: true }] };
}
