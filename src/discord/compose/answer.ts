import type { GameChat } from '../../chat/game-chat.ts';
import { askedIn } from '../../kernel/decision.ts';
import type { PlayerId } from '../../kernel/table.ts';
import type { Refusal } from '../../kernel/types.ts';
import type { CommandResult, LineDone, Outgoing, Picked, TableView } from '../../tables/types.ts';
import { cut } from '../limits.ts';
import { bold, listed, moment, plain, refused } from '../markdown.ts';
import { awayRows } from './absence-votes.ts';
import type { Draft, RowsDraft } from './body.ts';
import { BEGINS, summarizeLog, UNDO } from './log-summary.ts';
import { paceDraft } from './pace.ts';
import { responds, seatName } from './people.ts';
import { becauseWords, planWords, preparedDraft } from './prepared.ts';
import { readDraft, yourMove } from './read.ts';
import { button, buttonRows } from './rows.ts';
import { hasMore, moreRow, settingsDraft, startRow } from './settings.ts';
import { noteLines, proposalRows } from './table-news.ts';
import { ruleRows } from './tools.ts';
import { waitingList } from './waiting-list.ts';
import { verbWords } from './words.ts';

/** Maximum number of log lines in the answer to a command, and in the answer to a line of several picks. */
const ANSWER_LINES = 8;
const LINE_LINES = 14;
/** Maximum number of characters that an answer quotes from a line of picks. */
const PICKED = 500;

const OPENED = 'The table is open. Take a seat with the buttons on its message here, and invite others.';
const BEGUN =
  'The game begins. When it is your move, you get a direct message with everything you need. Everyone can follow the game in the table’s thread.';

const CLOSED = 'Discord doesn’t let me send you direct messages. You can allow them in this server’s privacy settings.';
/** This text doesn’t name the other servers, because everyone in the thread can read it. */
const ELSEWHERE = 'You have tables waiting on other servers, too. Use `/game list` there to see them.';
const HELD = 'I can’t send direct messages right now. You did nothing wrong.';

/** The rules for changing settings and the pace. */
const CHANGES = 'T-LOBBY-06';
const PACE = 'T-PACE-01';

/** The answer to a player's command: its result, and what they can do next. */
export function answerDraft(seen: TableView, outcome: CommandResult, player: PlayerId, chat: GameChat): Draft {
  if ('read' in outcome) return readDraft(seen, outcome.read, chat);
  if (!outcome.done && 'fault' in outcome) return faultDraft(seen, outcome.fault);
  const chooses = seen.status === 'lobby' && seen.owner === player && hasMore(chat);
  if (!outcome.done && chooses) return refusedSettings(seen, outcome.refusal);
  if (!outcome.done) {
    // The lesson about this question was already shown with the question.
    const since = seen.seq + 1;
    return yourMove(seen, chat, [refused(saidOnce(outcome.refusal, seen))], { refusal: outcome.refusal, since });
  }
  if (isBeginning(seen, outcome)) return { content: `${bold(seen.title)}\n${BEGUN}`, rows: [] };
  const happened = broughtAbout(seen, outcome.seq);
  if (outcome.line !== undefined) {
    // A single click undoes everything the line did before it stopped, unless something was revealed.
    const all = outcome.line.stopped !== null && outcome.line.news !== true && seen.undo !== null;
    const back = all ? { seq: outcome.seq, label: 'Undo all of it' } : undefined;
    const lines = lineDone(seen, { seq: outcome.seq, line: outcome.line }, chat);
    return yourMove(seen, chat, lines, { refusal: outcome.line.stopped, since: outcome.seq, back });
  }
  if (outcome.kept !== undefined)
    return yourMove(seen, chat, seen.ahead === undefined ? ['Your line was kept, and your move has come since.'] : []);
  if (outcome.forgotten !== undefined)
    return yourMove(seen, chat, [`Thrown away: “${plain(cut(outcome.forgotten, PICKED))}”.`]);
  if (outcome.prepared !== undefined) return preparedDraft(seen, [planWords(seen, 'Kept', outcome.prepared)]);
  if (outcome.removed !== undefined) return preparedDraft(seen, [planWords(seen, 'Removed', outcome.removed)]);
  if (outcome.dropped !== undefined)
    return yourMove(seen, chat, [
      `Dropped: “${plain(cut(outcome.dropped, PICKED))}”. The steps before it still count.`,
    ]);
  const lines = outcome.repeated
    ? [`That has already been done, as entry ${outcome.seq}.`]
    : summarizeLog(happened, ANSWER_LINES, chat);
  if (happened.some(({ seq, rule }) => seq === outcome.seq && rule === CHANGES))
    return settingsDraft(seen, chat, chooses ? 0 : null, lines);
  if (seen.status === 'lobby' && happened.some(({ seq, rule }) => seq === outcome.seq && rule === PACE))
    return paceDraft(seen, seen.owner === player, lines);
  if (seen.status === 'lobby') {
    const content = [bold(seen.title), ...(lines.length > 0 ? lines : [OPENED])].join('\n');
    return { content, rows: startsGame(seen, player) ? startRow(seen) : [] };
  }
  const isUndo = happened.some(({ seq, rule }) => seq === outcome.seq && rule === UNDO);
  const back = isUndo && seen.undo !== null ? { seq: 0, label: 'Undo all', beside: true as const } : undefined;
  const told = lines.length > 0 || isEnded(seen) ? lines : [doneWords(outcome.picked, chat)];
  // An undone answer can be given again only while nothing else has happened.
  const redo = isUndo && outcome.seq === seen.seq ? outcome.seq : undefined;
  return yourMove(seen, chat, told, { back, redo });
}

/** Tells what a line did, and why it stopped or what it waits for. */
function lineDone(seen: TableView, { seq, line }: { seq: number; line: LineDone }, chat: GameChat): string[] {
  const { picked, stopped, rest } = line;
  const told = summarizeLog(broughtAbout(seen, seq), LINE_LINES, chat);
  const done = told.length > 0 || isEnded(seen) ? told : [pickedWords(picked)];
  // If the line is waiting for people, `lineWords` reports the rest of the line.
  const then = rest === undefined || seen.line !== undefined ? [] : [goesOn(seen, rest)];
  return [...done, ...(stopped === null ? then : [refused(saidOnce(stopped, seen))])];
}

/**
 * The direct message to a player whose kept line was played, or whose prepared answer was given. A single click undoes
 * all of it.
 */
export function playedDraft(
  seen: TableView,
  { seq, line, because }: Extract<Outgoing, { to: 'played' }>,
  chat: GameChat,
): RowsDraft {
  const played = `Your line was played: ${plain(cut(line.picked.join('; '), PICKED))}.`;
  const lines = [
    ...(because === undefined ? [played] : becauseWords(seen, because)),
    ...lineDone(seen, { seq, line }, chat),
  ];
  const several = line.picked.length > 1 && line.news !== true && seen.undo !== null && seen.undo >= seq;
  const back = several ? { seq, label: 'Undo all of it' } : undefined;
  return yourMove(seen, chat, lines, { refusal: line.stopped, since: seq, back });
}

/**
 * The direct message to a player whose time is over, or who has kept the table waiting for too long (T-PACE-02,
 * T-AWAY-01). The entry `seq` says what follows.
 */
export function lateDraft(seen: TableView, seq: number, chat: GameChat): RowsDraft {
  const told = summarizeLog(
    seen.recent.filter((line) => line.seq === seq),
    LINE_LINES,
    chat,
  );
  const isStoodIn = seen.standIns?.some(({ seat }) => seat === seen.reader) === true;
  return yourMove(seen, chat, [...told, ...(isStoodIn ? ['Your next move brings you back.'] : [])], { since: seq });
}

/** True if a command made no log entry, so that the picture on show is still current. */
export function isUnlogged(outcome: CommandResult): boolean {
  return ['dropped', 'kept', 'forgotten', 'prepared', 'removed'].some((name) => name in outcome);
}

/** True if a person may start the game (T-LOBBY-05): the table's owner, or any player if the owner has no seat. */
function startsGame(seen: TableView, player: string): boolean {
  return seen.owner === player || (sits(seen, player) && !sits(seen, seen.owner));
}

/** Removes the question from the end of a refusal, because the message shows the question below. */
function saidOnce(refusal: Refusal, { decision }: TableView): Refusal {
  const { text } = refusal;
  const end = decision === null ? '' : `: ${askedIn(decision.prompt)}`;
  return end === '' || !text.endsWith(end) ? refusal : { ...refusal, text: `${text.slice(0, -end.length)}.` };
}

function sits({ chairs }: TableView, player: PlayerId): boolean {
  return chairs.some((chair) => chair.player === player);
}

function isEnded({ status }: TableView): boolean {
  return status === 'over' || status === 'ended';
}

/**
 * Returns the log lines from the entry `from` on. The last line of a finished game is left out, because its result is
 * shown below with the players’ names.
 */
function broughtAbout(seen: TableView, from: number): TableView['recent'] {
  return (isEnded(seen) ? seen.recent.slice(0, -1) : seen.recent).filter(({ seq }) => seq >= from);
}

/** Describes the rest of a line that is waiting for bots. */
function goesOn(seen: TableView, rest: string): string {
  const bots = seen.awaited.filter((seat) => seen.chairs[seat]?.bot != null).map((seat) => seatName(seen, seat));
  const when = bots.length === 0 ? 'right away' : `after ${listed(bots)} ${bots.length === 1 ? 'has' : 'have'} moved`;
  return `Next: “${plain(cut(rest, PICKED))}”, ${when}.`;
}

/** The reason why a setting isn't possible, for a person who may choose another value. */
function refusedSettings({ id, title }: TableView, refusal: Refusal): RowsDraft {
  return { content: `${bold(title)}\n${refused(refusal)}`, rows: [...ruleRows(refusal.rule), ...moreRow(id)] };
}

/** Names the picks of a line that aren't mentioned in the log. */
function pickedWords(picked: readonly string[]): string {
  return `Done: ${plain(cut(picked.join('; '), PICKED))}.`;
}

/**
 * Names a single answer that the log doesn't mention: `Done: End the fight.`, or the verb with the names of what was
 * chosen.
 */
function doneWords(picked: Picked | undefined, chat: GameChat): string {
  if (picked === undefined) return 'Done.';
  if (picked.verb === undefined) return pickedWords([picked.words]);
  const { label } = verbWords(chat, picked.verb);
  if (picked.words.startsWith(`${label} `)) return pickedWords([picked.words]);
  return `Done. ${plain(cut(`${label}: ${picked.words}`, PICKED))}.`;
}

/**
 * True if a command began the game. The answer to such a command shows no position, because others may move before the
 * person reads it.
 */
export function isBeginning({ recent }: Pick<TableView, 'recent'>, outcome: CommandResult): boolean {
  if (!outcome.done || 'read' in outcome || outcome.repeated) return false;
  return recent.some(({ seq, rule }) => seq === outcome.seq && rule === BEGINS);
}

function faultDraft(seen: TableView, fault: string): RowsDraft {
  return {
    content: `${bold(seen.title)}\nSomething broke on our side. Your command did nothing, and you can keep playing. We logged it as \`${plain(fault)}\`.`,
    rows: [],
  };
}

/** A message to everyone in the thread: the game begins, a proposal or a correction was made, or a seat changed. */
export function noticeDraft(seen: TableView, kind: 'start' | 'note' | 'seat', seq: number, chat: GameChat): RowsDraft {
  const lines = noteLines(seen, seq);
  const [first, ...rest] = lines.length > 0 ? lines : [chat.title];
  switch (kind) {
    case 'start': {
      const seats = seen.chairs.map((_, seat) => seatName(seen, seat)).join(', ');
      return { content: `${bold(seen.title)} begins: ${seats}.`, rows: [] };
    }
    case 'note':
      return { content: [first, ...rest].join('\n'), rows: proposalRows(seen) };
    case 'seat':
      return { content: [first, ...rest].join('\n'), rows: awayRows(seen) };
  }
}

/**
 * A thread message for a player who can't get direct messages, either because they don't accept any or because the bot
 * may send none (`held`). The message shows nothing private. If several tables are waiting, the message links to those
 * in this server.
 */
export function closedDmDraft(
  seen: TableView,
  { player, about, held, tables, more, beside }: Extract<Outgoing, { to: 'knock' }>,
): RowsDraft {
  const why = held === true ? HELD : CLOSED;
  const draft = (content: string): RowsDraft => ({ content, rows: [], pings: [player] });
  if (tables !== undefined) {
    const elsewhere = more === true ? [ELSEWHERE] : [];
    return draft(waitingList(`<@${player}>, these tables are waiting for you:`, tables, [...elsewhere, why]));
  }
  if (beside === true) {
    const { id: table, title } = seen;
    const news = about === 'turn' ? `it’s your move${askedWords(seen, player)}` : 'your last command has been answered';
    const here = `<@${player}>, ${news}: ${bold(title)}. I can’t post in its thread at the moment. ${why}`;
    return { ...draft(here), rows: buttonRows([button({ act: 'move', table }, 'Your move', 'first')]) };
  }
  const what =
    about === 'turn'
      ? `it’s your move${askedWords(seen, player)}. Press “Your move” above.`
      : 'your last command has been answered. Press “Your move” above to see where you stand.';
  return draft(`<@${player}>, ${what} ${why}`);
}

/** Says since when a player has been asked, unless they respond to another player's turn: everyone can read this. */
function askedWords(seen: TableView, player: PlayerId): string {
  const seat = seen.chairs.findIndex((chair) => chair.player === player);
  return responds(seen, seat) ? '' : `, asked ${moment(seen.since)}`;
}
