import type { GameChat } from '../../chat/game-chat.ts';
import type { Seat } from '../../kernel/types.ts';
import type { TableView } from '../../tables/types.ts';
import { bold, listed, moment, plain } from '../markdown.ts';

type Seated = Pick<TableView, 'chairs'>;

/** A seat's player and title: **Ada** (Federation). */
export function seatName({ chairs }: Seated, seat: Seat): string {
  const chair = chairs[seat];
  if (chair === undefined) return 'Someone';
  const name = chair.now?.short ?? chair.name;
  if (chair.called === null) return bold(name);
  if (chair.called.includes(name)) return bold(chair.called);
  const [called, beside] = named(chair.called, name);
  return `${bold(called)} (${plain(beside)})`;
}

/** Adds bracketed text to a player's name, merged with brackets that the name already has (`Captain 2 (bot)`). */
function named(called: string, name: string): [called: string, beside: string] {
  const [, first, beside] = /^(.+) \(([^()]+)\)$/.exec(called) ?? [];
  return first === undefined ? [called, name] : [first, `${beside}, ${name}`];
}

/** Adds players' names before the seat titles in a game's text: “Ada (Defiant) wins.” */
export function withPersons({ chairs }: Seated, text: string): string {
  return chairs.reduce((told, { called, now }) => {
    if (called === null || now?.name === undefined) return told;
    const [person, beside] = named(called, now.short);
    return told.replaceAll(now.name, () => `${person} (${beside})`);
  }, text);
}

/** The table's title, with the game's name unless the title begins with it. */
export function heading(title: string, game: string): string {
  return title.startsWith(game) ? bold(title) : `${bold(title)} · ${plain(game)}`;
}

/** The same as the headline of a message in blocks. */
export function headline(title: string, game: string): string {
  return `### ${title.startsWith(game) ? plain(title) : `${plain(title)} · ${plain(game)}`}`;
}

/** A line in small type. */
export function small(line: string): string {
  return `-# ${line}`;
}

/** True if only one person plays here, so nobody else has to wait. */
export function isAlone({ chairs }: Seated): boolean {
  return chairs.filter(({ player }) => player !== null).length < 2;
}

/**
 * True if a seat is asked during another player's turn. Only the seat itself learns since when it has been asked,
 * because the time that somebody needs for a response may show what they hold.
 */
export function responds({ atTurn }: Pick<TableView, 'atTurn'>, seat: Seat): boolean {
  return atTurn !== undefined && atTurn !== seat;
}

/**
 * Names the players whose move it is, with the phase of the game. If other people are waiting, says since when. Also
 * names the players who may respond during another player's turn. The text is empty if nobody is asked. The wording
 * remains correct when the panel is old and newer panels follow it.
 */
export function waiting(
  seen: Seated & Pick<TableView, 'awaited' | 'atTurn' | 'since' | 'standIns'> & Partial<Pick<TableView, 'view'>>,
  { phase }: Pick<GameChat, 'phase'> = {},
): string {
  const isStoodIn = (seat: Seat): boolean => seen.standIns?.some((one) => one.seat === seat) === true;
  const name = (seat: Seat): string => `${isStoodIn(seat) ? 'a bot for ' : ''}${seatName(seen, seat)}`;
  const called = (seats: readonly Seat[]): string => listed(seats.map(name));
  const movers = seen.awaited.filter((seat) => !responds(seen, seat));
  const others = seen.awaited.filter((seat) => responds(seen, seat));
  const part = seen.view == null ? undefined : phase?.(seen.view);
  const asked = isAlone(seen) ? '' : `, asked ${moment(seen.since)}`;
  return [
    ...(movers.length === 0
      ? []
      : [`${called(movers)} to move${part === undefined ? '' : `: ${plain(part)}`}${asked}.`]),
    ...(others.length === 0 ? [] : [`${called(others)} may respond.`]),
  ].join(' ');
}

/** Describes the result of a game. */
export function result(seen: Seated & Pick<TableView, 'recent' | 'status' | 'view'>, chat: GameChat): string {
  const last = plain(withPersons(seen, seen.recent.at(-1)?.text ?? ''));
  if (seen.status !== 'over') return `The game was ended. ${last}`;
  const won = seen.view === null ? undefined : chat.outcome?.(seen.view);
  return `The game is over. ${won === undefined ? '' : `${plain(withPersons(seen, won))} `}${last}`;
}

/** True if the reader plays at this table. */
export function isPlayer({ reader }: Pick<TableView, 'reader'>): boolean {
  return reader !== 'spectator';
}
