import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { GameChat } from '../chat/game-chat.ts';
import type { PictureSpec } from '../chat/picture.ts';
import { chats } from '../discord/chats.ts';
import { compose } from '../discord/compose/index.ts';
import { gameOf } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import { InMemoryTable } from '../kernel/in-memory-table.ts';
import type { GameRecord } from '../kernel/record.ts';
import type { Entry, Input, Table } from '../kernel/table.ts';
import type { Json, Seat } from '../kernel/types.ts';
import type { Made } from '../queue/answer-sender.ts';
import { seenBy } from '../tables/table-view.ts';
import { readTurns, TurnHistory } from '../tables/turn-history.ts';
import type { TableView } from '../tables/types.ts';
import { drawScene } from './draw.ts';

/** A position in one of the recorded games in `test/fixtures`. */
export interface KeptPosition {
  /** The file of the game's record in that folder, without its extension: `frontiers/solo`. */
  readonly game: string;
  /** The number of the record's inputs that have been played. */
  readonly inputs: number;
  /** The seat that sees the position. */
  readonly seat: Seat;
}

/** A picture, with the text that the bot sends along with it. */
export type BotPicture = Made['files'][number];

/** A position as one seat sees it, without anything that is hidden from the seat. */
export interface SeenPosition {
  readonly seen: TableView;
  readonly chat: GameChat;
}

/** How long the questions in recorded positions have been waiting, in milliseconds. */
const WAITED = 5 * 60_000;
/** The time between two inputs of a record, which holds no times, in milliseconds. */
const BETWEEN = 2 * 60_000;
/** A person's id in Discord's format. */
const PLAYER = '100000000000000001';

/** Returns the record of a game in `test/fixtures`. The working directory must be the project's folder. */
export function keptRecord(game: string): GameRecord {
  const file = resolve('test/fixtures', `${game}.json`);
  // The file was written by a test that plays this game.
  return (JSON.parse(readFileSync(file, 'utf8')) as { record: GameRecord }).record;
}

/** Called after each replayed input, with the table as it is then and the entries that the input took back. */
type Watch = (table: Table, input: Input, undone: number[]) => void;

/** Replays the first inputs of a record of this game. */
export function replayed<G>(
  game: Game<G>,
  { secret, options, inputs }: GameRecord,
  many = inputs.length,
  watch: Watch = () => {},
): InMemoryTable<G> {
  const table = new InMemoryTable(game, { secret, options });
  // Records don't contain people's real ids, so the player who started the game counts as the table's owner.
  const starter = inputs.find((input) => input.t === 'start')?.player;
  for (const input of inputs.slice(0, many)) {
    const own = byOwner(input, starter, table.table.owner);
    const { undone } = table.submit(own);
    watch(table.table, own, undone);
  }
  return table;
}

/** Replays the first inputs of any game's record. */
export function replayedPosition(record: GameRecord, many: number, watch?: Watch): InMemoryTable<unknown> {
  const game = gameOf(record.game);
  if (game === null) throw new Error(`There is no game ${record.game}.`);
  return replayed(game, record, many, watch);
}

function byOwner(input: Input, starter: string | undefined, owner: string): Input {
  return 'player' in input && input.player === starter ? { ...input, player: owner } : input;
}

/** Returns what one seat sees in a kept position. */
export function seenIn({ game, inputs, seat }: KeptPosition, now = Date.now()): SeenPosition {
  const record = keptRecord(game);
  const since = now - WAITED;
  const timeOf = (seq: number): number => since - (inputs - seq) * BETWEEN;
  const history = new TurnHistory({ turns: '', begunAt: null }, null, gameOf(record.game));
  const played = replayedPosition(record, inputs, (table, input, undone) =>
    history.follow({ seq: table.seq, at: timeOf(table.seq), input, undone }, table, gameOf(record.game)),
  );
  const { turns, began } = history.fields();
  const entries = played.inputs.map((input, at): Entry => {
    const seq = at + 1;
    const events = played.events.filter((one) => one.seq === seq).map(({ event }) => event);
    return { seq, id: '', by: 'worker', at: timeOf(seq), input, events };
  });
  const acted = entries.findLast(({ input }) => input.t === 'answer' && input.seat === seat);
  const seen = seenBy(played.table, seat, {
    game: played.game,
    since,
    entries,
    acted: acted === undefined ? null : { seq: acted.seq, at: acted.at },
    turns: readTurns(turns === undefined ? null : String(turns)),
    ...(began === undefined ? {} : { began: Number(began) }),
    secret: '',
  });
  return { seen, chat: chatOf(seen.game) };
}

function chatOf(game: string): GameChat {
  const chat = chats.find((one) => one.game === game);
  if (chat === undefined) throw new Error(`There are no words for ${game}.`);
  return chat;
}

/** Returns the first picture that `/map` or `/hand` shows, or its first page if it has several. */
export function pictureOf({ seen, chat }: SeenPosition, what: 'map' | 'hand'): BotPicture {
  const [spec] = chat.pictures.read(seen, { what });
  if (spec === undefined) throw new Error(`${seen.game} has no picture of the ${what}.`);
  return drawn(seen, { ...spec, params: { ...spec.params, pages: 1 } }, `${what}.png`);
}

/** Returns the direct message to a player whose turn it is, with its pictures. */
export function turnMessage({ seen, chat }: SeenPosition): Made {
  if (seen.reader === 'spectator') throw new Error('Nobody asks a spectator anything.');
  const { body, pictures } = compose(seen, { to: 'turn', seat: seen.reader, player: PLAYER }, chat, true);
  const all = pictures.map((request) => drawn(seen, request, request.name));
  // For a page that doesn't exist, the renderer returns an empty file.
  return { body, files: all.filter(({ bytes }) => bytes.length > 0) };
}

function drawn(
  { game, view }: TableView,
  { scene, params }: Pick<PictureSpec, 'scene'> & { params: Json },
  name: string,
): BotPicture {
  return { name, ...drawScene(game, scene, view, params) };
}
