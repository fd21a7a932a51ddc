import type { RuleId, Seat } from '../kernel/types.ts';
import type { HistoryMove, HistoryPlace, LogLine, SeenHistory } from './log-parts.ts';
import type { PastTurn } from './turn-history.ts';

/** Maximum number of places in the menu of a history. */
const MOST_PLACES = 25;

/** The data from which the places in a table's history follow. */
export interface HistorySource {
  /** The entry that began the game, and the latest entry. */
  start: number;
  last: number;
  /** All log lines that the reader may see, oldest first. */
  lines: readonly LogLine[];
  /** The turns that are over, and the seat whose turn it is now. */
  turns: readonly PastTurn[];
  atTurn: Seat | null;
  /** The rule of the log lines with which a Round begins; undefined if the game has no Rounds. */
  roundBegins: RuleId | undefined;
}

/** A place in the history, with the entry after which the table is shown. */
export interface FoundPlace extends Omit<SeenHistory, 'held'> {
  at: number;
  /** The log lines of the place are those of all later entries, up to `at`. */
  after: number;
}

/** A turn, with the entry after which it is shown: the one that ended it, or the latest one. */
interface Turn {
  at: number;
  seat: Seat | null;
}

/** Finds a place in the history: goes from the entry `seq` in a direction, as far as there are places. */
export function placeFrom(source: HistorySource, go: HistoryMove, seq: number): FoundPlace {
  const { start, last } = source;
  const steps = stepsOf(source);
  const turns = turnsOf(source);
  const stops = [...new Set([...steps, ...turns.map(({ at }) => at)])].toSorted((a, b) => a - b);
  const here = Math.min(Math.max(seq, start), last);
  const at = goFrom(here, go, stops, turns);
  const turn = turnAt(at, turns);
  const isTurn = go.startsWith('turn') || go === 'now';
  const before = isTurn ? turns.slice(0, turn).map((one) => one.at) : stops.filter((stop) => stop < at);
  // Older turns than the stored ones can't be counted.
  const isWhole = source.turns.some((one) => one.seq === start);
  return {
    at,
    after: Math.max(0, ...before),
    isTurn,
    seat: turns[turn]?.seat ?? null,
    ...(isWhole ? { turn: { number: turn + 1, of: turns.length } } : {}),
    back: at > start,
    on: at < last,
    places: placesOf(source, turns, isWhole),
  };
}

/** Returns the entry to which a move leads; the entry itself if there is nothing in that direction. */
function goFrom(here: number, go: HistoryMove, stops: readonly number[], turns: readonly Turn[]): number {
  const turn = turnAt(here, turns);
  switch (go) {
    case 'now':
      return stops.at(-1) ?? here;
    case 'turn':
    case 'step':
      return here;
    case 'step-back':
      return stops.findLast((stop) => stop < here) ?? here;
    case 'step-on':
      return stops.find((stop) => stop > here) ?? here;
    case 'turn-back':
      return turns[turn - 1]?.at ?? stops[0] ?? here;
    case 'turn-on':
      return turns.find(({ at }) => at > here)?.at ?? here;
  }
}

/** Returns the index of the turn that contains an entry. */
function turnAt(seq: number, turns: readonly Turn[]): number {
  const index = turns.findIndex(({ at }) => seq <= at);
  return index < 0 ? turns.length - 1 : index;
}

/** Returns the entries of which the log tells the reader something, and the latest entry. */
function stepsOf({ start, last, lines }: HistorySource): number[] {
  const told = lines.filter(({ seq, lesson }) => seq >= start && lesson !== true).map(({ seq }) => seq);
  return [...new Set([start, ...told, last])].toSorted((a, b) => a - b);
}

function turnsOf({ start, last, turns, atTurn }: HistorySource): Turn[] {
  const found: Turn[] = [];
  for (const { seq, seat } of turns)
    if (seq > start && found.every(({ at }) => at < seq)) found.push({ at: seq, seat });
  return found.every(({ at }) => at < last) ? [...found, { at: last, seat: atTurn }] : found;
}

/** Returns the latest places of the menu: the beginnings of the Rounds, or the turns in a game without Rounds. */
function placesOf(source: HistorySource, turns: readonly Turn[], isWhole: boolean): HistoryPlace[] {
  if (source.roundBegins !== undefined) return roundsOf(source, source.roundBegins).slice(-MOST_PLACES);
  if (!isWhole) return [];
  return turns.map(({ at, seat }, index) => ({ seq: at, turn: index + 1, seat })).slice(-MOST_PLACES);
}

function roundsOf({ start, lines }: HistorySource, begins: RuleId): HistoryPlace[] {
  const found = new Map<number, number>();
  for (const { seq, rule, text } of lines) {
    const number = rule === begins ? /\d+/.exec(text)?.[0] : undefined;
    if (number !== undefined && !found.has(Number(number))) found.set(Number(number), seq);
  }
  // The log doesn't name the beginning of the first Round in every game.
  if (!found.has(1)) found.set(1, start);
  return [...found].toSorted(([one], [other]) => one - other).map(([round, seq]) => ({ seq, round }));
}
