import type { GameChat } from '../../chat/game-chat.ts';
import type { Seat } from '../../kernel/types.ts';
import type { LogLine } from '../../tables/log-parts.ts';
import type { TableView } from '../../tables/types.ts';
import { plain } from '../markdown.ts';
import { onceEach, withoutRepeats } from './log-summary.ts';
import { titlesOf, withoutSubject } from './subjects.ts';

/** The news of one player, or of nobody in particular (null). */
export interface NewsGroup {
  seat: Seat | null;
  /** The log lines that fit: first those about the reader, then decisive ones, then the rest. */
  lines: string[];
}

/** The news by player. */
export interface GroupedNews {
  groups: NewsGroup[];
  /** The number of lines that didn't fit, without those about minor rules. */
  left: number;
}

/** The most lines that may be shown: of each player, and together. Losses of the reader don't count. */
export interface NewsLimits {
  each: number;
  all: number;
  /** Characters for all lines, with their line breaks. The reader's losses count, too. */
  room: number;
}

/**
 * How much a line matters to the reader: the reader loses something, the line is about the reader, another player loses
 * something, it decides the game, or none of these.
 */
const WEIGHTS = { ownLoss: 5, own: 4, loss: 3, major: 2, other: 1 } as const;
type Weight = (typeof WEIGHTS)[keyof typeof WEIGHTS];

/** Lines about the game as a whole, which follow from the step of whoever acted last. */
const OF_NOBODY = /^Round \d|^The game begins|^Everyone agreed to |^The table went back to /;
/** A roll of several players, such as `Red rolls 2, Blue 6. Blue begins.`: the number is followed by the next name. */
const ROLLS = / rolls? \d+, /;
/** Lines that tell the reader in private what they get or do, whoever’s step led to it. */
const TO_READER = /^You /;
/** The rule of the line that confirms a change of the reader’s own standing orders. */
const ORDERS = 'T-ORDERS-01';
/** The line after the setup. The other lines of its entry set the table up, if they don't begin with a player's name. */
const AFTER_SETUP = /^Round 1 begins/;
/** Lines that only name the next player, as the headings do. */
const NEXT_PLAYER = /^Turn \d+: /;

interface Item {
  line: LogLine;
  /** The place in the log, and the player under whose name the line is listed. */
  at: number;
  seat: Seat | null;
  weight: Weight;
}

/**
 * Groups the news by player, in the order in which they acted, with the reader and lines of nobody at the end. Lines
 * that only add detail to others are left out. If there are too many lines, the most important ones are kept, and of
 * equally important ones the latest. The reader's losses are always kept while there is room.
 */
export function groupedNews(
  seen: Pick<TableView, 'recent' | 'chairs' | 'reader'>,
  after: number,
  chat: GameChat,
  limits: NewsLimits,
): GroupedNews {
  const items = itemsOf(seen, after, chat);
  const kept = keptOf(items, limits);
  const order = [...new Set(items.map(({ seat }) => seat))].sort((one, other) => rank(one, seen) - rank(other, seen));
  const groups = order.flatMap((seat): NewsGroup[] => {
    const own = kept
      .filter((item) => item.seat === seat)
      .sort((one, other) => sectionOf(other) - sectionOf(one) || one.at - other.at);
    return own.length === 0 ? [] : [{ seat, lines: own.map(({ line }) => shortened(line, seat, seen, chat)) }];
  });
  return { groups, left: items.length - kept.length };
}

function itemsOf(
  { recent, chairs, reader }: Pick<TableView, 'recent' | 'chairs' | 'reader'>,
  after: number,
  chat: GameChat,
): Item[] {
  const news = recent.filter(({ seq, lesson }) => seq > after && lesson !== true);
  const own = reader === 'spectator' ? [] : titlesOf(chairs[reader]);
  const setups = new Set(news.flatMap(({ seq, text }) => (AFTER_SETUP.test(text) ? [seq] : [])));
  return onceEach(withoutRepeats(news)).flatMap((line, at) => {
    const weight = weightOf(line, reader, own, chat);
    const seat = playerOf(line, { chairs, reader, setups }, chat);
    return weight === null ? [] : [{ line, at, seat, weight }];
  });
}

/** Returns the player under whose name a line is listed, or null if it tells of the game as a whole. */
function playerOf(
  { seq, text, rule = '', own, by }: LogLine,
  { chairs, reader, setups }: Pick<TableView, 'chairs' | 'reader'> & { setups: ReadonlySet<number> },
  { ofTable = [] }: GameChat,
): Seat | null {
  const subject = chairs.findIndex((chair) => titlesOf(chair).some((title) => beginsWith(text, title)));
  if (subject >= 0) {
    const [, next] = text.split(ROLLS);
    const others = chairs.filter((_, seat) => seat !== subject).flatMap(titlesOf);
    const isRollOfAll = next !== undefined && others.some((title) => beginsWith(next, title));
    return isRollOfAll ? null : subject;
  }
  if (own === true && TO_READER.test(text) && reader !== 'spectator') return reader;
  return OF_NOBODY.test(text) || setups.has(seq) || ofTable.includes(rule) ? null : (by ?? null);
}

/** Returns how much a line matters, or null if it only adds detail to another line. */
function weightOf(
  { text, rule = '', lost, by, own }: LogLine,
  reader: TableView['reader'],
  titles: readonly string[],
  chat: GameChat,
): Weight | null {
  if (lost !== undefined) return lost.seat === reader ? WEIGHTS.ownLoss : WEIGHTS.loss;
  if (chat.minor.includes(rule) || rule === ORDERS || NEXT_PLAYER.test(text)) return null;
  // The reader knows the results of their own steps.
  const isAbout = own === true || titles.some((title) => mentions(text, title));
  if (isAbout && by !== reader) return WEIGHTS.own;
  return chat.major.includes(rule) ? WEIGHTS.major : WEIGHTS.other;
}

/** The section of a group in which a line is listed, the highest first: about the reader, decisive, or the rest. */
function sectionOf({ weight }: Item): number {
  return weight >= WEIGHTS.own ? 2 : weight >= WEIGHTS.major ? 1 : 0;
}

function keptOf(items: readonly Item[], { each, all, room }: NewsLimits): Item[] {
  const sorted = items.toSorted((one, other) => other.weight - one.weight || other.at - one.at);
  const kept: Item[] = [];
  let left = room;
  for (const item of sorted) {
    const many = kept.filter(({ seat }) => seat === item.seat).length;
    const isFull = item.weight < WEIGHTS.ownLoss && (many >= each || kept.length >= all);
    const length = plain(item.line.text).length + BULLET;
    if (isFull || length > left) continue;
    left -= length;
    kept.push(item);
  }
  return kept;
}

/** Length of a bullet and a line break. */
const BULLET = 3;

/** Other players come in the order of their lines, then the reader, then nobody. The sort is stable. */
function rank(seat: Seat | null, { reader }: Pick<TableView, 'reader'>): number {
  return seat === null ? 2 : seat === reader ? 1 : 0;
}

function shortened(line: LogLine, seat: Seat | null, { chairs }: Pick<TableView, 'chairs'>, chat: GameChat): string {
  return seat === null ? line.text : withoutSubject(line.text, titlesOf(chairs[seat]), chat.verbTerms);
}

function beginsWith(text: string, title: string): boolean {
  return [title, `The ${title}`].some((start) => text.startsWith(start) && !IN_WORD.test(text.charAt(start.length)));
}

function mentions(text: string, title: string): boolean {
  const at = text.indexOf(title);
  if (at < 0) return false;
  return !IN_WORD.test(text.charAt(at - 1)) && !IN_WORD.test(text.charAt(at + title.length));
}

/** A character of a word. */
const IN_WORD = /[\p{L}\p{N}]/u;
