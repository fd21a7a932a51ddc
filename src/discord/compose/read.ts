import { type GameChat, type MapPart, shownIn } from '../../chat/game-chat.ts';
import { shortHash } from '../../kernel/random.ts';
import type { Refusal } from '../../kernel/types.ts';
import type { LogLine, Since } from '../../tables/log-parts.ts';
import type { Read, TableView } from '../../tables/types.ts';
import { LIMITS } from '../limits.ts';
import { assemble, bold, moment, plain, refused } from '../markdown.ts';
import { awayLines, awayRows } from './absence-votes.ts';
import type { Draft, RowsDraft } from './body.ts';
import { changesLine } from './changes.ts';
import { filmDraft } from './film.ts';
import { goingBackDraft } from './going-back.ts';
import { historyDraft } from './history.ts';
import { doneLines } from './inbox.ts';
import { insteadRows } from './instead.ts';
import { keepOffer } from './keep-offer.ts';
import { dropRow, lineWords, stopOf } from './kept-line.ts';
import { lessonsIn } from './lessons.ts';
import { withoutRepeats } from './log-summary.ts';
import { canTry, moveDraft } from './move.ts';
import { ordersDraft } from './orders.ts';
import { partsNamed } from './parts.ts';
import { pausedLines, proposalWords } from './pause.ts';
import { heading, isPlayer, result, seatName, small, waiting } from './people.ts';
import { answerDraftFor, preparedDraft } from './prepared.ts';
import { previewDraft } from './preview.ts';
import { recapDraft } from './recap.ts';
import { reportDraft, verificationDraft } from './report.ts';
import { button, buttonRows, menuRow, type Row, type Weight } from './rows.ts';
import { settingLines } from './settings.ts';
import { timeLines } from './time-left.ts';
import { askRows, type Besides, historyButton, ownRow, panelRow, watcherRow } from './tools.ts';
import { trialDraft } from './trial.ts';

/** The number of entries that the log's “Earlier” button goes back. */
const LOG_PAGE = 25;
/** Number of rows under a hand that let the player choose when to be asked. */
const HAND_ROWS = 2;
/** Maximum number of parts that an answer names if the typed text could refer to several. */
const MOST_NAMED = 6;
/** Maximum length of all log lines on a page of the log, in characters. */
const LOG_ROOM = LIMITS.content - 250;
/** The gap between two entries after which the log repeats the time, in milliseconds. */
const PAUSE = 10 * 60_000;

/** Shows what a person asked to see. */
export function readDraft(seen: TableView, read: Read, chat: GameChat): Draft {
  switch (read.what) {
    case 'move': {
      // The question begins with its table's title.
      const lead = read.done === undefined ? '' : `${doneLines(read.done).join('\n')}\nNext: `;
      return yourMove(seen, chat, read.gone ? [goneWords(seen)] : [], { lead });
    }
    case 'hand':
      if (!isPlayer(seen))
        return { content: 'You don’t have a seat at this table, so you have no hand here.', rows: [] };
      return {
        content: `${bold(seen.title)} · your hand`,
        rows: [...askRows(seen, chat, HAND_ROWS), ...ownRow(seen.id, seen.undo, { move: wayBack(seen.decision) })],
      };
    case 'sheet':
      return { content: `${bold(seen.title)} · the players`, rows: lookRows(seen, chat) };
    case 'map':
      return {
        content: assemble([mapTitle(seen, read, chat)], [], [changesLine(seen, chat)]),
        rows: lookRows(seen, chat),
      };
    case 'status':
      return statusDraft(seen, chat);
    case 'log':
      return read.record === true ? recordDraft(seen) : logDraft(seen, read.since, chat);
    case 'recap':
      return recapDraft(seen, chat);
    case 'film':
      return filmDraft(seen, false);
    case 'history':
      return historyDraft(seen, chat);
    case 'rewind':
      return seen.goingBack === undefined ? yourMove(seen, chat) : goingBackDraft(seen, seen.goingBack);
    case 'orders':
      return ordersDraft(seen, chat);
    case 'prepared':
      return read.draft === undefined ? preparedDraft(seen) : answerDraftFor(seen, read.draft);
    case 'preview':
      return seen.preview?.later === true
        ? keepOffer(seen, seen.preview, chat, read.line)
        : previewDraft(seen, chat, read.line);
    case 'report':
      return reportDraft(seen, chat);
    case 'verify':
      return verificationDraft(seen);
    case 'try':
      return trialDraft(seen, chat, read);
    case 'why':
      return whyDraft(seen, chat);
    case 'watch':
      return watchDraft(seen, chat, read.afar === true);
  }
}

/**
 * Shows the reader's options, or the players who are to move. `refusal` is the reason why the reader's last request was
 * refused, which is already shown. Lessons from the entry `since` on are included. `lead` stands before the title.
 */
export function yourMove(
  seen: TableView,
  chat: GameChat,
  before: readonly string[] = [],
  {
    refusal,
    since,
    back,
    redo,
    lead = '',
  }: { refusal?: Refusal | null; since?: number; lead?: string } & Pick<Besides, 'back' | 'redo'> = {},
): RowsDraft {
  const { id: table, title, decision, undo } = seen;
  const told = [...before, ...lineWords(seen)];
  const { rule: refusedBy, instead } = refusal ?? stopOf(seen) ?? {};
  const rules = refusedBy === undefined ? [] : [refusedBy];
  if (decision !== null) {
    const asked = {
      ...{ table, title, decision, undo, lead, refusedBy, instead, back, redo, lessons: lessonsIn(seen, since) },
      ...{ time: timeLines(seen), drops: dropRow(seen) },
    };
    return moveDraft(asked, chat, undefined, told);
  }
  const content = assemble([`${lead}${bold(title)}`], told, [standing(seen, chat, before.length > 0)]);
  if (seen.status === 'lobby' || seen.view === null) return { content, rows: [] };
  if (seen.status !== 'playing') return { content, rows: panelRow(seen) };
  return {
    content,
    rows: isPlayer(seen)
      ? [...dropRow(seen), ...ownRow(table, undo, { move: 'usual', back, redo, rules })]
      : watcherRow(table),
  };
}

/** Shows the state of a table to a person who isn't asked anything; `done` is set if they have just answered. */
function standing(seen: TableView, chat: GameChat, done: boolean): string {
  switch (seen.status) {
    case 'playing': {
      const none = isPlayer(seen)
        ? 'You have nothing to decide here now.'
        : 'You aren’t a player at this table, but you can watch.';
      return [...pausedLines(seen), done ? waiting(seen, chat) : `${none} ${waiting(seen, chat)}`].join('\n');
    }
    case 'lobby':
      return 'The game has not begun yet.';
    case 'over':
    case 'ended':
      return result(seen, chat);
  }
}

/** Highlights the button that leads to the options if a question is open. */
function wayBack(decision: TableView['decision']): Weight {
  return decision === null ? 'usual' : 'first';
}

/** Tells a person that they clicked on an outdated question. */
function goneWords({ decision }: TableView): string {
  const next = decision === null ? '' : ' This is your current one.';
  return `That question is no longer open.${next} (rule T-TURN-02)`;
}

/** Rows below a picture: a menu of other things to look at, and a button that leads back to the options. */
function lookRows(seen: TableView, chat: GameChat): Row[] {
  const { id: table, status, undo, view, decision } = seen;
  const there = shownIn(chat, view).filter(({ own }) => own !== true || isPlayer(seen));
  const menu = there.slice(0, LIMITS.menuOptions).map(({ value, label }) => ({ value, label }));
  const look = menu.length === 0 ? [] : [menuRow({ act: 'look', table }, 'Look at …', menu)];
  if (status !== 'playing') return [...look, ...panelRow(seen)];
  if (!isPlayer(seen)) return [...look, ...watcherRow(table)];
  return [...look, ...ownRow(table, undo, { move: wayBack(decision), tries: decision !== null && canTry(decision) })];
}

/** Limits the request to what exists: shows the board if the wanted part isn’t on the table. */
export function readThere<R extends Read>(seen: TableView, read: R, chat: GameChat): R {
  if (read.what !== 'map' || read.show === undefined) return read;
  const { show, ...board } = read;
  const part = partShown(seen, show, chat);
  // The request gets the part's value instead of the typed name, or no part if none matches.
  return (part === undefined ? board : { ...board, show: part.value }) as R;
}

/** The part that `show` refers to; undefined if it could refer to several parts or to none. */
function partShown({ view }: TableView, show: string, chat: GameChat): MapPart | undefined {
  const [part, ...others] = partsNamed(chat, view, show);
  return others.length === 0 ? part : undefined;
}

function mapTitle(seen: TableView, { show, at }: Extract<Read, { what: 'map' }>, chat: GameChat): string {
  const part = show === undefined ? undefined : partShown(seen, show, chat);
  const then = at === undefined ? '' : ` as of entry ${at}`;
  const title = `${bold(seen.title)} · ${part === undefined ? 'the board' : plain(part.label)}${then}`;
  if (show === undefined || part !== undefined || seen.view === null) return title;
  const several = partsNamed(chat, seen.view, show).map(({ label }) => label);
  if (several.length > 1) {
    const more = several.length > MOST_NAMED ? `, and ${several.length - MOST_NAMED} more` : '';
    return `${title}\n${plain(`“${show}” matches several: ${several.slice(0, MOST_NAMED).join('; ')}${more}. Name one of them.`)}`;
  }
  const { label = show, absent } = chat.shows.find(({ value }) => value === show) ?? {};
  const why = absent === undefined ? `“${label}” isn’t on the table.` : absent;
  return `${title}\n${plain(why)} “Look at …” lists what you can see.`;
}

/** Shows a table to a person who watches it. From afar, they can't look at other parts of the board. */
function watchDraft(seen: TableView, chat: GameChat, isAfar: boolean): RowsDraft {
  const { id: table, status } = seen;
  const state = status === 'playing' ? waiting(seen, chat) : standing(seen, chat, false);
  const listed = 'The table is in your `/inbox`, under “Watching”. It sends you no messages.';
  const stop = status === 'playing' ? buttonRows([button({ act: 'unwatch', table }, 'Stop watching')]) : [];
  return {
    content: [heading(seen.title, chat.title), state, status === 'playing' ? small(listed) : '']
      .filter(Boolean)
      .join('\n'),
    rows: [...(isAfar ? [] : lookRows(seen, chat).slice(0, -1)), ...stop],
  };
}

function statusDraft(seen: TableView, chat: GameChat): RowsDraft {
  const seats = seen.chairs.map(
    (_, seat) => `• ${seatName(seen, seat)}${seen.awaited.includes(seat) ? ', awaited' : ''}`,
  );
  const proposal = seen.proposal === null ? '' : `Proposed: ${proposalWords(seen.proposal.what, seen, seen.reader)}.`;
  const seed =
    seen.seed === null
      ? `All dice are already fixed, and \`${shortHash(seen.commitment)}\` will prove it. See the full record with \`/log record:true\`.`
      : `The dice were fixed in advance by \`${shortHash(seen.commitment)}\`, the hash of \`${shortHash(seen.seed.secret)}\`. See the full record with \`/log record:true\`.`;
  const state =
    seen.status === 'lobby'
      ? 'The game has not begun yet.'
      : seen.status === 'playing'
        ? waiting(seen, chat)
        : result(seen, chat);
  return {
    content: assemble(
      [`${heading(seen.title, chat.title)} · table \`${seen.id}\``, state],
      settingLines(seen.options, chat),
      [...seats, ...awayLines(seen), ...pausedLines(seen), proposal, seed],
    ),
    rows: [
      ...(seen.status === 'playing' && seen.decision !== null
        ? buttonRows([button({ act: 'move', table: seen.id }, 'Your move', 'first')])
        : []),
      ...awayRows(seen),
    ].slice(0, LIMITS.rows),
  };
}

/** The reason why something isn't possible, with its rule and the available options. */
function whyDraft(seen: TableView, chat: GameChat): RowsDraft {
  const { id, title, undo, why, decision } = seen;
  const isNamed = (names: readonly string[]): boolean => names.some((name) => why?.text.includes(name) === true);
  const passedBy = (): ReturnType<NonNullable<GameChat['passedBy']>> =>
    chat.passedBy?.(seen).filter(({ names }) => isNamed(names)) ?? [];
  const content = `${bold(title)}\n${why === undefined ? 'That was too long ago. Ask for the preview again.' : refused(why)}`;
  const rows = ownRow(id, undo, { move: 'usual', rules: why?.rule === undefined ? [] : [why.rule] });
  const near = insteadRows(id, decision, chat, why?.instead);
  return { content, rows: [...near, ...askRows(seen, { ...chat, passedBy }, 1), ...rows] };
}

function recordDraft({ title, record, commitment, seed }: TableView): RowsDraft {
  const content =
    record === undefined
      ? 'You get the record when the game is over. Until then it holds hidden information.'
      : 'The record of this game. Anyone with the program can check that every roll and shuffle follows from the secret: `npm run -s verify -- FILE`';
  const proof =
    seed === null
      ? `All dice are already fixed. This hash will prove it: \`${commitment}\``
      : `The hash shown before the game: \`${commitment}\`\nThe secret: \`${seed.secret}\``;
  return { content: `${bold(title)} · ${content}\n${proof}`, rows: [] };
}

/**
 * Shows as many log entries as fit: from `since` on, or the latest ones without `since`. Buttons lead to the others.
 * Lessons are left out because they belong to questions. Lines about decisive events name their rules.
 */
function logDraft(seen: TableView, asked: Since | undefined, { major }: GameChat): RowsDraft {
  if (seen.why !== undefined) return { content: `${bold(seen.title)} · the log\n${refused(seen.why)}`, rows: [] };
  const since = typeof asked === 'object' || asked === 'turn' ? (seen.news?.after ?? 0) + 1 : asked;
  const asks = ({ seq, lesson }: LogLine): boolean => lesson !== true && (since === undefined || seq >= since);
  const recent = withoutRepeats(seen.recent.filter(asks));
  const told = recent.map((line, at) => {
    const before = recent[at - 1];
    const pause = before === undefined || line.at - before.at > PAUSE;
    const text = `\`${line.from === line.seq ? line.seq : `${line.from}–${line.seq}`}\` ${major.includes(line.rule ?? '') ? refused(line) : plain(line.text)}`;
    return { from: line.from, seq: line.seq, text: pause ? `${moment(line.at, 'f')}\n${text}` : text };
  });
  const from = since === undefined ? '' : ` from entry ${since} on`;
  const title = `${bold(seen.title)} · the log${from}`;
  const shown = since === undefined ? fitting(told.toReversed()).toReversed() : fitting(told);
  const [first, last] = [shown[0], shown.at(-1)];
  if (first === undefined || last === undefined) {
    const none = since === undefined ? 'Nothing has happened yet.' : `The log ends with entry ${seen.seq}.`;
    return { content: `${title}\n${none}`, rows: [] };
  }
  const back = Math.max(1, first.from - LOG_PAGE);
  const table = seen.id;
  const rows = buttonRows([
    ...(first.from > 1 ? [button({ act: 'from', table, place: back }, 'Earlier')] : []),
    ...(last.seq < seen.seq && since !== undefined
      ? [button({ act: 'from', table, place: last.seq + 1 }, 'Later')]
      : []),
    ...(seen.view === null ? [] : [historyButton(table, since === undefined ? null : first.seq)]),
  ]);
  const lines = shown.map(({ text }) => text);
  return { content: assemble([title], lines, []), rows };
}

/** The first lines that fit into a message, in whole entries unless a single entry exceeds the message. */
function fitting<L extends { seq: number; text: string }>(lines: readonly L[]): L[] {
  let room = LOG_ROOM;
  const over = lines.findIndex(({ text }) => {
    room -= text.length + 1;
    return room < 0;
  });
  if (over < 0) return [...lines];
  const cut = lines.findIndex(({ seq }) => seq === lines[over]?.seq);
  return lines.slice(0, cut > 0 ? cut : over);
}
