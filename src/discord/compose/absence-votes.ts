import type { Away } from '../../kernel/table.ts';
import type { Seat } from '../../kernel/types.ts';
import type { TableView } from '../../tables/types.ts';
import { LIMITS } from '../limits.ts';
import { assemble, bold, moment } from '../markdown.ts';
import type { RowsDraft } from './body.ts';
import { seatName } from './people.ts';
import { type Button, button, buttonRows, type Row } from './rows.ts';

type Seats = Pick<TableView, 'id' | 'status' | 'chairs' | 'away'>;

/** For each seat whose player is away, a row of buttons for voting on the seat or taking it back. */
export function awayRows(seen: Seats): Row[] {
  if (seen.status !== 'playing') return [];
  const rows = (seen.away ?? []).flatMap(({ seat }) => buttonRows(seatButtons(seen, seat)));
  return rows.slice(0, LIMITS.rows);
}

function seatButtons({ id: table, chairs }: Seats, seat: Seat): Button[] {
  const { name = '', called = null, player = null, bot = null, before = [] } = chairs[seat] ?? {};
  const of = player === null ? name : (called ?? name);
  const back = bot === null ? `Take over ${name}` : `Back to ${name}`;
  return [
    ...(bot === null ? [button({ act: 'vote-bot', table, seat }, `A bot for ${of}`)] : []),
    ...(player === null && bot === null ? [] : [button({ act: 'vote-friend', table, seat }, `A friend for ${of}`)]),
    button({ act: 'vote-nobody', table, seat }, `Score without ${of}`),
    ...(player === null ? [] : [button({ act: 'vote-wait', table, seat }, 'Keep waiting')]),
    ...(player === null && (bot === null || before.length > 0) ? [button({ act: 'take', table, seat }, back)] : []),
  ];
}

/** A line for each player who is away, for the table's status. */
export function awayLines(seen: Pick<TableView, 'chairs' | 'away' | 'status'>): string[] {
  if (seen.status !== 'playing') return [];
  return (seen.away ?? []).map((away) => `${seatName(seen, away.seat)} ${stateOf(seen, away)}`);
}

function stateOf({ chairs }: Pick<TableView, 'chairs'>, { seat, votes }: Away): string {
  const { player = null, bot = null } = chairs[seat] ?? {};
  const state = player !== null ? 'is away' : bot === null ? 'is free for a friend' : 'can come back';
  const voted = votes.length === 0 ? '' : ` (${votes.length === 1 ? 'one vote' : `${votes.length} votes`} so far)`;
  return `${state}${voted}.`;
}

/** The direct message to players who can vote on an absent player's seat. */
export function awayDraft(seen: Seats & Pick<TableView, 'title' | 'since'>, about: Seat): RowsDraft {
  const { title, since } = seen;
  const lines = [
    bold(title),
    `${seatName(seen, about)} was asked ${moment(since)} and hasn’t answered. You can keep waiting, or vote: let a bot play the seat, give it to a friend, or end the game and score it without that seat.`,
    'Your choice takes effect when more than half of the present players vote for it. The absent player is back as soon as they move.',
  ];
  const away = (seen.away ?? []).filter(({ seat }) => seat === about);
  return { content: assemble(lines, [], []), rows: awayRows({ ...seen, away }) };
}
