import type { GameChat } from '../../chat/game-chat.ts';
import { hasToAgree } from '../../kernel/proposal-votes.ts';
import type { Proposal } from '../../kernel/table.ts';
import type { RuleId, Seat } from '../../kernel/types.ts';
import type { Summary } from '../../tables/summary.ts';
import type { TableView } from '../../tables/types.ts';
import { nameOfOptions } from '../ids.ts';
import { assemble, bold, listed, plain, refused } from '../markdown.ts';
import type { RowsDraft } from './body.ts';
import { paceLines } from './pace.ts';
import { pausedLines, pauseRows, proposalWords, untilWords } from './pause.ts';
import { heading, result, seatName, small, withPersons } from './people.ts';
import { button, buttonRows, type Row } from './rows.ts';
import { settingLines } from './settings.ts';
import { panelRow } from './tools.ts';

/** The direct message that asks a player to agree to a proposal; `seq` is the latest entry about it. */
export function proposalDraft(seen: TableView, seq: number): RowsDraft {
  const { reader } = seen;
  return openProposalDraft(seen, reader === 'spectator' ? null : reader) ?? settledDraft(seen, seq);
}

/** The parts of a table that its proposal is shown from. */
type Proposing = Pick<Summary, 'id' | 'title' | 'status' | 'chairs' | 'proposal'>;

/** Shows an open proposal to a seat, with buttons unless the seat has agreed. Returns null if no proposal is open. */
export function openProposalDraft(table: Proposing, seat: Seat | null): RowsDraft | null {
  const { title, proposal = null, chairs, status } = table;
  if (proposal === null || status !== 'playing') return null;
  const seen = { chairs };
  const names = proposal.yes.map((seat) => seatName(seen, seat));
  const { what } = proposal;
  const deed = proposalWords(what, seen, seat);
  const agreed = seat !== null && (proposal.yes.includes(seat) || !hasToAgree(what, seat));
  return {
    content: assemble(
      [bold(title), `${listed(names)} ${names.length === 1 ? 'proposes' : 'propose'} ${deed}.`],
      [],
      [conditionOf(table, what, seat)],
    ),
    rows: agreed ? [] : proposalRows(table),
  };
}

/** Says who has to agree. The reader is “you”. */
function conditionOf({ chairs }: Proposing, what: Proposal, reader: Seat | null): string {
  const asked = [...chairs.keys()].filter((seat) => chairs[seat]?.player != null && hasToAgree(what, seat));
  if (what.do !== 'rewind' || asked.length === chairs.filter(({ player }) => player !== null).length)
    return 'This happens only if everyone at the table agrees.';
  const others = asked.filter((seat) => seat !== reader).map((seat) => seatName({ chairs }, seat));
  const isAsked = others.length < asked.length;
  const names = isAsked ? [...others, 'you'] : others;
  return `This happens only if ${listed(names)} ${names.length === 1 && !isAsked ? 'agrees' : 'agree'}.`;
}

/** The line in the thread that asks everyone whether they agree, posted after an entry about a proposal. */
export function proposedDraft(seen: TableView, seq: number): RowsDraft {
  if (seen.proposal === null || seen.status !== 'playing') return settledDraft(seen, seq);
  return { content: noteLines(seen, seq).join('\n'), rows: proposalRows(seen) };
}

/** The rules of log lines about proposals. The entry that closes a proposal may have other lines, too. */
const PROPOSALS: ReadonlySet<RuleId> = new Set(['T-CONSENT-01', 'T-CONSENT-02', 'T-PAUSE-01']);

/** Replaces the message about a proposal that is no longer open, and shows the result of the deciding entry. */
function settledDraft(seen: TableView, seq: number): RowsDraft {
  const lines = noteLines(seen, seq, (rule) => rule !== undefined && PROPOSALS.has(rule));
  const told = lines.length > 0 ? lines : linesOf(seen, seq);
  return {
    content: assemble([`${bold(seen.title)}: the vote on a proposal has ended.`], told, []),
    rows: [],
  };
}

/** Decides by its rule whether a log line is shown. */
type WantedLines = (rule: RuleId | undefined) => boolean;

/** The log lines of an entry about certain rules, all by default, together with the rules. */
export function linesOf(seen: TableView, seq: number, wanted: WantedLines = () => true): string[] {
  return seen.recent
    .filter((line) => line.seq === seq && wanted(line.rule))
    .map((line) => refused({ ...line, text: withPersons(seen, line.text) }));
}

/** The same with the end of a pause that is proposed or has begun, because the log names no times. */
export function noteLines(seen: TableView, seq: number, wanted?: WantedLines): string[] {
  const what = seen.proposal?.what;
  const isPause = seen.recent.some((line) => line.seq === seq && line.rule === 'T-PAUSE-01');
  const proposed =
    what?.do === 'pause' && what.until !== null ? [`The pause would last ${untilWords(what.until)}.`] : [];
  return [...linesOf(seen, seq, wanted), ...(isPause ? (proposed.length > 0 ? proposed : pausedLines(seen)) : [])];
}

/** Buttons to vote for or against a proposal, which only the table's players can use. */
export function proposalRows({ id: table, proposal, status }: Pick<Proposing, 'id' | 'proposal' | 'status'>): Row[] {
  if (proposal == null || status !== 'playing') return [];
  if (proposal.what.do === 'rewind') {
    const { to: seq } = proposal.what;
    return buttonRows([
      button({ act: 'rewind-yes', table, seq }, 'Go back'),
      button({ act: 'rewind-no', table, seq }, 'Stay here'),
    ]);
  }
  if (proposal.what.do !== 'end') return pauseRows(table, proposal.what);
  return buttonRows([button({ act: 'agree', table }, 'End it'), button({ act: 'refuse', table }, 'Go on')]);
}

/** The direct message that tells a player that a game is over. */
export function endDraft(seen: TableView, chat: GameChat): RowsDraft {
  return { content: assemble([bold(seen.title), result(seen, chat)], [], []), rows: panelRow(seen) };
}

/** The direct message that asks a person to play once more, or to take the seat that is kept for them (T-FIND-04). */
export function inviteDraft(seen: TableView, chat: GameChat): RowsDraft {
  const { id: table, title, chairs, options, pace, owner, reader } = seen;
  const host = chairs.find(({ player }) => player === owner)?.called ?? 'Somebody';
  const own = reader === 'spectator' ? undefined : chairs[reader];
  const rows = buttonRows([
    button({ act: 'ready', table, name: nameOfOptions(options, pace) }, 'I’m in', 'first'),
    button({ act: 'leave', table }, 'Not now'),
    ...(own?.invited === true ? [button({ act: 'never', table }, 'Never from this server')] : []),
  ]);
  if (own?.invited === true) {
    const invites = `${plain(host)} invites you to play ${bold(own.name)}. Are you in?`;
    const lines = [...settingLines(options, chat), ...(pace === undefined ? ['No time limit'] : paceLines(pace))];
    return { content: assemble([heading(title, chat.title), invites], lines.map(small), []), rows };
  }
  const asked = `${plain(host)} wants to play again, with the same seats and settings. Are you in?`;
  return { content: assemble([bold(title), asked], [], []), rows };
}
