import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { ChatBackend } from '../src/discord/backend.ts';
import { button, buttonRows } from '../src/discord/compose/rows.ts';
import type { ClickId } from '../src/discord/ids.ts';
import { cut, LIMITS } from '../src/discord/limits.ts';
import { bold, plain } from '../src/discord/markdown.ts';
import type { Completion, Typed } from '../src/discord/payload.ts';
import { type Choice, type Reply, say } from '../src/discord/reply.ts';
import { type GameId, type Reader, Refused, type Seat } from '../src/kernel/types.ts';
import type { ListedTable } from '../src/tables/listing.ts';
import { calledSo } from '../src/tables/names.ts';
import type { Summary } from '../src/tables/summary.ts';
import type { Asker, CommandContext } from './context.ts';

/** A person who uses or completes a command, with the options that they typed. */
type Asking = Asker & { typed: Typed };

/** The option that names the table, used in every table command. */
export const TABLE_OPTION: APIApplicationCommandBasicOption = {
  type: ApplicationCommandOptionType.String,
  name: 'table',
  description: 'Which table, by its title or id, if not this thread’s',
  autocomplete: true,
  max_length: 100,
};

/** Letters and digits that can't be confused with one another. Table ids consist of six of these characters. */
export const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Maximum number of tables listed when asking which one is meant. */
const NAMED = 10;
/** Maximum number of lobbies and games checked for a free seat, most active first. */
const LOOKED_AT = 100;

/** The person's seat, or null. */
export function seatAt({ chairs }: Summary, { person }: Pick<Asker, 'person'>): Seat | null {
  const seat = chairs.findIndex(({ player }) => player === person.id);
  return seat < 0 ? null : seat;
}

/** Returns the person's role at this table: their seat, or spectator. */
export function readerAt(summary: Summary, asker: Pick<Asker, 'person'>): Reader {
  return seatAt(summary, asker) ?? 'spectator';
}

/** True if a table is waiting for a person. */
export function isAwaited(summary: Summary, asker: Pick<Asker, 'person'>): boolean {
  const seat = seatAt(summary, asker);
  return seat !== null && summary.awaited.includes(seat);
}

/**
 * True if a person may know of a table: they play at it, or it is in a channel of this server that they can see. A
 * person who acts in the table's thread or channel can see that channel.
 */
export function mayKnow(summary: Summary, asker: Asker, { sees }: Pick<CommandContext, 'sees'>): boolean {
  if (summary.removed === true) return false;
  const { id: person } = asker.person;
  const isTheirs = summary.chairs.some(({ player, before }) => player === person || before?.includes(person) === true);
  if (isTheirs || summary.owner === person) return true;
  const { guild, channel, thread, forum } = summary.place;
  if (guild === null || guild !== asker.guild) return false;
  const { id = null, parent = null } = asker.channel ?? {};
  return id === thread || id === channel || parent === channel || sees(asker, forum ?? channel);
}

/**
 * Lists the tables on this server that a person may know of: those in channels that the person can see, and those in
 * `own`. Tables are ordered by activity, with finished ones last. In direct messages the list is empty.
 */
export async function tablesHere(
  asker: Asker,
  { backend, sees }: Pick<CommandContext, 'backend' | 'sees'>,
  own: readonly Summary[] = [],
): Promise<ListedTable[]> {
  if (asker.guild === null) return [];
  const theirs = new Set(own.map(({ id }) => id));
  const { id = '', parent } = asker.channel ?? {};
  const seen = new Map<string, boolean>([id, parent ?? ''].map((here) => [here, true]));
  const isSeen = (channel: string): boolean => {
    const known = seen.get(channel) ?? sees(asker, channel);
    seen.set(channel, known);
    return known;
  };
  return (await backend.tablesIn(asker.guild)).filter(({ id, channel }) => theirs.has(id) || isSeen(channel));
}

/** A copied link to a channel, or a mention of it. */
const CHANNEL = /(?:\/channels\/\d+\/|<#)(\d{15,20})/;

/** Finds the table that this id or thread link names; throws `Refused` unless this person may know of it. */
export async function tableById(id: string, asker: Asker, context: CommandContext): Promise<Summary> {
  return (await knownById(id, asker, context)) ?? noTable(id);
}

async function knownById(id: string, asker: Asker, context: CommandContext): Promise<Summary | null> {
  const { backend } = context;
  const linked = CHANNEL.exec(id)?.[1];
  const wanted = linked === undefined ? id.trim().toLowerCase() : ((await backend.tableOf(linked)) ?? '');
  const summary = /^[a-z0-9]{6}$/.test(wanted) ? await backend.summary(wanted) : null;
  return summary !== null && mayKnow(summary, asker, context) ? summary : null;
}

function noTable(text: string): never {
  throw new Refused(`There is no table “${cut(text, 20)}” here, or it is gone. /game list shows the open tables.`);
}

/**
 * Finds the tables that a text names: by id, by link, or by the title or its beginning. Among equally good matches, the
 * person's own tables come first, and running games come before finished ones.
 */
async function tablesNamed(text: string, asker: Asker, context: CommandContext): Promise<Summary[]> {
  const byId = await knownById(text, asker, context);
  if (byId !== null) return [byId];
  if (CHANNEL.test(text)) return noTable(text);
  const own = (await context.backend.tablesOf(asker.person.id)).filter((table) => mayKnow(table, asker, context));
  const theirs = new Set(own.map(({ id }) => id));
  const others = (await tablesHere(asker, context)).filter(({ id }) => !theirs.has(id));
  const all: Pick<ListedTable, 'id' | 'title' | 'status'>[] = [...own, ...others];
  const called = calledSo(all, ({ title }) => [title], text);
  const best = [0, 1, 2, 3]
    .map((rank) => called.filter(({ id, status }) => rankOf(theirs.has(id), status) === rank))
    .find(({ length }) => length > 0);
  const found = await context.backend.summaries((best ?? []).slice(0, NAMED).map(({ id }) => id));
  const known = found.filter((table) => mayKnow(table, asker, context));
  return known.length > 0 ? known : noTable(text);
}

function rankOf(isOwn: boolean, status: Summary['status']): number {
  return (isOpen(status) ? 0 : 2) + (isOwn ? 0 : 1);
}

/**
 * Finds the table for a command: the named one, the thread's table, the only one waiting for the person, or the
 * person's only table. If several tables fit, asks which one is meant. If a click can complete the command, each table
 * gets a button.
 */
export async function tableFor(asking: Asking, context: CommandContext, goOn?: GoOn): Promise<Summary | Reply> {
  return onlyOf(await tablesMeant(asking, context), asking, goOn);
}

/** Returns the only table, or asks which one is meant. If there is no table, says how to join one. */
function onlyOf([only, ...others]: readonly Summary[], asking: Asking, goOn?: GoOn): Summary | Reply {
  if (only === undefined)
    return say('You haven’t joined a table yet. `/game new` opens one; `/game list` shows those that you can join.');
  return others.length === 0 ? only : ask([only, ...others], goOn, nameIn(asking));
}

/**
 * Like `tableFor`, but for text that a person types after receiving a turn message. If several tables fit, takes the
 * one that sent the latest message.
 */
export async function tableOfTurn(asking: Asking, context: CommandContext, goOn: GoOn): Promise<Summary | Reply> {
  const said = await tablesSaid(asking, context);
  if (said !== null) return onlyOf(said, asking, goOn);
  const own = await ownTables(asking, context);
  const likely = likeliest(own, asking);
  if (likely.length < 2) return onlyOf(likely, asking, goOn);
  const last = await context.backend.lastAsked(asking.person.id);
  return own.find(({ id, status }) => id === last && status === 'playing') ?? onlyOf(likely, asking, goOn);
}

/**
 * Finds the table to bring a deck to: the named one, the thread’s table, or the person's only lobby of these games. If
 * the person is in no such lobby, looks for a table as other commands do.
 */
export async function tableToBring(
  asking: Asking,
  context: CommandContext,
  takes: (game: GameId) => boolean,
): Promise<Summary | Reply> {
  const said = await tablesSaid(asking, context);
  if (said !== null) return onlyOf(said, asking);
  const own = await ownTables(asking, context);
  const lobbies = own.filter(({ status, game }) => status === 'lobby' && takes(game));
  const [only, ...others] = lobbies.filter((table) => seatAt(table, asking) !== null);
  if (only === undefined) return onlyOf(likeliest(own, asking), asking);
  return others.length === 0 ? only : ask([only, ...others]);
}

/** Returns the click id that continues a command at the chosen table. */
type GoOn = (table: Summary) => ClickId;

/** Returns the typed name of a table, or null. */
function nameIn({ typed }: Pick<Asking, 'typed'>): string | null {
  const named = typed.get('table');
  return typeof named === 'string' && named.trim() !== '' ? named : null;
}

/** Finds the tables that match the typed name, or the thread’s table if no name was typed; null if neither applies. */
async function tablesSaid(asking: Asking, context: CommandContext): Promise<Summary[] | null> {
  const named = nameIn(asking);
  if (named !== null) return tablesNamed(named, asking, context);
  const ofThread = await tableOfThread(asking, context);
  return ofThread === null || ofThread.removed === true ? null : [ofThread];
}

/** Returns the table that is played in the thread where a person acts, or null. */
export async function tableOfThread(
  { channel }: Pick<Asker, 'channel'>,
  { backend }: { backend: Pick<ChatBackend, 'tableOf' | 'summary'> },
): Promise<Summary | null> {
  const table = channel === null ? null : await backend.tableOf(channel.id);
  return table === null ? null : backend.summary(table);
}

/** Lists the tables that a command may mean, or only one if it is clear which table is meant. */
export async function tablesMeant(asking: Asking, context: CommandContext): Promise<Summary[]> {
  return (await tablesSaid(asking, context)) ?? likeliest(await ownTables(asking, context), asking);
}

/** Lists the person's own tables, except those that were removed. */
async function ownTables({ person }: Asking, { backend }: CommandContext): Promise<Summary[]> {
  return (await backend.tablesOf(person.id)).filter(({ removed }) => removed !== true);
}

/**
 * Lists the person's own tables that are waiting for them. If there are none, lists their lobbies and running games, or
 * else all their tables.
 */
function likeliest(own: Summary[], asking: Asking): Summary[] {
  const live = own.filter(({ status }) => status === 'lobby' || status === 'playing');
  const waiting = live.filter((table) => isAwaited(table, asking));
  return [waiting, live, own].find(({ length }) => length > 0) ?? [];
}

/** Finds the table to join: the named one, the thread’s table, or the only one here with a free seat. */
export async function tableToJoin(asking: Asking, context: CommandContext): Promise<Summary | Reply> {
  if (nameIn(asking) !== null) return tableFor(asking, context);
  const inThread = asking.channel === null ? null : await context.backend.tableOf(asking.channel.id);
  if (inThread !== null) return tableById(inThread, asking, context);
  const here = await tablesHere(asking, context);
  const likely = (['lobby', 'playing'] as const).flatMap((wanted) =>
    here.filter(({ status }) => status === wanted).slice(0, LOOKED_AT),
  );
  const found = await context.backend.summaries(likely.map(({ id }) => id));
  const open = found.filter(({ status, chairs }) => isOpen(status) && chairs.some(isFree));
  const inChannel = open.filter(({ place }) => place.channel === asking.channel?.id);
  const [only, ...others] = inChannel.length > 0 ? inChannel : open;
  if (only === undefined) return say('No table here has a free seat. `/game new` opens one.');
  return others.length === 0 ? only : ask([only, ...others]);
}

/**
 * True if a person can still take a seat at this table. A running game can have a free seat for a friend, too
 * (T-AWAY-03).
 */
function isOpen(status: Summary['status']): boolean {
  return status === 'lobby' || status === 'playing';
}

/** True if neither a person nor a bot has this seat. */
export function isFree({ player, bot }: Summary['chairs'][number]): boolean {
  return player === null && bot === null;
}

function ask(candidates: readonly Summary[], goOn?: GoOn, name: string | null = null): Reply {
  const shown = candidates.slice(0, NAMED);
  const why = name === null ? '' : `“${plain(cut(name, 60))}” matches ${shown.length} tables. `;
  if (goOn !== undefined) {
    const rows = buttonRows(shown.map((table) => button(goOn(table), titleAmong(table, shown))));
    return { do: 'say', draft: { content: `${why}Which table do you mean?`, rows } };
  }
  const lines = shown.map(({ id, title }) => `• ${bold(title)}: \`table:${id}\``);
  return say([`${why}Which table do you mean? Add its ID to the command:`, ...lines].join('\n'));
}

/** A table's title, followed by its id if another table has the same title. */
export function titleAmong({ id, title }: Summary, others: readonly Summary[]): string {
  return others.some((other) => other.id !== id && other.title === title) ? `${title} (${id})` : title;
}

/** True if `tableFor` found a table; false if it returned a reply. */
export function isTable(found: Summary | Reply): found is Summary {
  return !('do' in found);
}

/** Completes the option `table`, with tables waiting for the person first. */
export async function completeTable({ focused, ...asker }: Completion, context: CommandContext): Promise<Choice[]> {
  const own = (await context.backend.tablesOf(asker.person.id)).filter((table) => mayKnow(table, asker, context));
  const here = await tablesHere(asker, context);
  const ranks = new Map(
    own.map((table) => [table.id, isAwaited(table, asker) ? 0 : seatAt(table, asker) !== null ? 1 : 2]),
  );
  const all: Pick<ListedTable, 'id' | 'title' | 'status'>[] = [...own, ...here.filter(({ id }) => !ranks.has(id))];
  const wanted = focused.text.toLowerCase();
  const called = new Set(calledSo(all, ({ title }) => [title], focused.text).map(({ id }) => id));
  const fits = ({ id, title }: (typeof all)[number]): boolean =>
    called.has(id) || `${title} ${id}`.toLowerCase().includes(wanted);
  return all
    .filter((table) => table.status !== 'ended' && fits(table))
    .sort((one, other) => (ranks.get(one.id) ?? 2) - (ranks.get(other.id) ?? 2))
    .slice(0, LIMITS.choices)
    .map(({ id, title }) => ({
      name: cut(`${title} (${id})${ranks.get(id) === 0 ? ' is waiting for you' : ''}`, LIMITS.choiceName),
      value: id,
    }));
}

/** Returns the person's seat; throws `Refused` if they are only a spectator. */
export function seatOr(summary: Summary, asker: Pick<Asker, 'person'>): Seat {
  const seat = seatAt(summary, asker);
  if (seat === null)
    throw new Refused(
      `You don’t have a seat at “${summary.title}”, and only its players can do that. Watch the game with /map.`,
      'T-LOBBY-04',
    );
  return seat;
}

/** Returns the seat with this name, or null if the name is empty. */
export function seatNamed({ chairs }: Summary, name: string): Seat | null {
  if (name === '') return null;
  const wanted = name.toLowerCase();
  const seat = chairs.findIndex((chair) => chair.name.toLowerCase() === wanted);
  if (seat < 0)
    throw new Refused(
      `This table has no seat “${name.slice(0, 40)}”. It has: ${chairs.map((chair) => chair.name).join(', ')}.`,
      'T-LOBBY-03',
    );
  return seat;
}
