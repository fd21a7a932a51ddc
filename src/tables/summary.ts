import { z } from 'zod';
import type { Game, SeatTitle } from '../kernel/game.ts';
import type { TablePace } from '../kernel/pace.ts';
import type { PlayerSearch } from '../kernel/search-wish.ts';
import {
  type Away,
  awaited,
  type Chair,
  type Pause,
  type PlayerId,
  type StandIn,
  type Status,
  type Table,
} from '../kernel/table.ts';
import type { GameId, Json, Seat } from '../kernel/types.ts';
import { readJson } from '../store/codec.ts';
import { turnSeatOf } from './games.ts';
import type { ChannelReference, SeenChair, TableId } from './types.ts';

/** Facts about a table that can be read without its game. Lists, completion and lookups use them. */
export interface Summary {
  id: TableId;
  game: GameId;
  title: string;
  owner: PlayerId;
  status: Status;
  options: Json;
  seq: number;
  chairs: SeenChair[];
  awaited: Seat[];
  /** The seat whose turn it is; missing between turns, and at tables stored by older versions. */
  atTurn?: Seat;
  /** The absent players, copied from the table. */
  away?: Away[];
  patience?: number;
  /** The latest pauses, copied from the table. */
  pauses?: Pause[];
  /** The time that players have for their answers. */
  pace?: TablePace;
  /** The lobby's search for players. */
  search?: PlayerSearch;
  /** The bots that play for players whose time is over. */
  standIns?: StandIn[];
  /** The people who have used their extension. */
  extended?: PlayerId[];
  /** The open proposal and who has agreed so far. */
  proposal?: Table['proposal'];
  removed?: true;
  /** The time at which the current wait began (ms since 1970). */
  since: number;
  place: ChannelReference;
}

/**
 * The part of a summary that is written as a whole with each commit. The summary's other fields are stored separately.
 */
export type TableCard = Omit<Summary, 'place' | 'since' | 'seq'>;

/** The fields of a summary that lists and commands rely on. */
const card = z.looseObject({
  id: z.string(),
  game: z.string(),
  title: z.string(),
  owner: z.string(),
  status: z.enum(['lobby', 'playing', 'over', 'ended']),
  chairs: z.array(z.looseObject({ name: z.string(), player: z.string().nullable() })),
  awaited: z.array(z.int()),
  atTurn: z.int().optional(),
});

const place = z.looseObject({
  guild: z.string().nullable(),
  channel: z.string(),
  thread: z.string().nullable(),
  forum: z.string().optional(),
});

/** Parses the stored part of a table's summary, or returns null if it is missing or damaged. */
export function readCard(text: string | null): TableCard | null {
  return readJson(text, card);
}

/** Parses a table's place, or returns null if it is missing or damaged. */
export function readPlace(text: string | null): ChannelReference | null {
  return readJson(text, place);
}

/** Summarizes a table. If the game isn't given, leaves out the seats' current titles. */
export function tableCardOf(table: Table, game: Game<unknown> | null): TableCard {
  const { state } = table;
  const atTurn = turnSeatOf(table, game);
  return {
    id: table.id,
    game: table.game,
    title: table.title,
    owner: table.owner,
    status: table.status,
    options: table.options,
    chairs: table.chairs.map((chair, seat) => seenChair(chair, (state && game?.seatNow?.(state, seat)) ?? null)),
    awaited: awaited(table),
    ...(atTurn === null ? {} : { atTurn }),
    ...(table.away === undefined ? {} : { away: table.away }),
    ...(table.patience === undefined ? {} : { patience: table.patience }),
    ...(table.pauses === undefined ? {} : { pauses: table.pauses }),
    ...(table.pace === undefined ? {} : { pace: table.pace }),
    ...(table.search === undefined ? {} : { search: table.search }),
    ...(table.standIns === undefined ? {} : { standIns: table.standIns }),
    ...(table.extended === undefined ? {} : { extended: table.extended }),
    ...(table.proposal === null ? {} : { proposal: table.proposal }),
    ...(table.removed === undefined ? {} : { removed: table.removed }),
  };
}

function seenChair({ name, player, called, bot, ready, before, invited }: Chair, now: SeatTitle | null): SeenChair {
  const unready = player !== null && ready === null;
  return {
    name,
    player,
    called,
    bot,
    ...(unready ? { unready } : {}),
    ...(invited === undefined ? {} : { invited }),
    ...(before === undefined ? {} : { before }),
    ...(now === null ? {} : { now }),
  };
}

/** Returns the kind of bot that answers for a seat now: in its seat, or for a player whose time is over; else null. */
export function botAt({ chairs, standIns = [] }: Pick<Summary, 'chairs' | 'standIns'>, seat: Seat): string | null {
  return chairs[seat]?.bot ?? standIns.find((one) => one.seat === seat)?.bot ?? null;
}
