import type { Seat } from '../../kernel/types.ts';
import type { TableView } from '../../tables/types.ts';
import type { GameChat } from '../games/chat.ts';
import { bold, listed, moment, plain } from '../markdown.ts';

type Seated = Pick<TableView, 'chairs'>;

/** Who sits there and as what: **Ada** (Federation). */
export function seatName({ chairs }: Seated, seat: Seat): string {
  const chair = chairs[seat];
  if (chair === undefined) return 'Someone';
  const name = chair.now?.short ?? chair.name;
  if (chair.called === null) return bold(name);
  if (chair.called.includes(name)) return bold(chair.called);
  const [called, beside] = named(chair.called, name);
  return `${bold(called)} (${plain(beside)})`;
}

/** Who somebody is, and what stands in brackets behind: one pair of them, whatever the name has (`Captain 2 (bot)`). */
function named(called: string, name: string): [called: string, beside: string] {
  const [, first, beside] = /^(.+) \(([^()]+)\)$/.exec(called) ?? [];
  return first === undefined ? [called, name] : [first, `${beside}, ${name}`];
}

/** A text of the game in which persons stand before the names that their seats came by: “Ada (Defiant) wins.” */
export function withPersons({ chairs }: Seated, text: string): string {
  return chairs.reduce((told, { called, now }) => {
    if (called === null || now?.name === undefined) return told;
    const [person, beside] = named(called, now.short);
    return told.replaceAll(now.name, () => `${person} (${beside})`);
  }, text);
}

/** Which table it is, and of which game where the title doesn’t say so already. */
export function heading(title: string, game: string): string {
  return title.startsWith(game) ? bold(title) : `${bold(title)} · ${plain(game)}`;
}

/** Whether one person plays here, with nobody else who would have to wait. */
export function isAlone({ chairs }: Seated): boolean {
  return chairs.filter(({ player }) => player !== null).length < 2;
}

/**
 * Whom the table waits for, and since when where others wait too; empty when it waits for nobody. Worded so that it reads well in a panel that
 * newer ones follow.
 */
export function waiting(seen: Seated & Pick<TableView, 'awaited' | 'since'>): string {
  if (seen.awaited.length === 0) return '';
  const names = seen.awaited.map((seat) => seatName(seen, seat));
  return `${listed(names)} to move${isAlone(seen) ? '' : `, asked ${moment(seen.since)}`}.`;
}

/** How a game ended. */
export function result(seen: Seated & Pick<TableView, 'recent' | 'status' | 'view'>, chat: GameChat): string {
  const last = plain(withPersons(seen, seen.recent.at(-1)?.text ?? ''));
  if (seen.status !== 'over') return `The game was ended. ${last}`;
  const won = seen.view === null ? undefined : chat.outcome?.(seen.view);
  return `The game is over. ${won === undefined ? '' : `${plain(withPersons(seen, won))} `}${last}`;
}

/** Whether the reader plays here. */
export function isPlayer({ reader }: Pick<TableView, 'reader'>): boolean {
  return reader !== 'spectator';
}
