import type { GameChat } from '../../chat/game-chat.ts';
import type { TableWish, WantedPace } from '../../store/seekers.ts';
import { freeSeats, openSearch } from '../../tables/searching.ts';
import type { Summary } from '../../tables/summary.ts';
import { cut } from '../limits.ts';
import { assemble, goThere } from '../markdown.ts';
import type { RowsDraft } from './body.ts';
import { heading } from './people.ts';
import { button, buttonRows, menuRow } from './rows.ts';
import { searchWords, shortPace } from './search.ts';

/** Maximum length of a table's title in a list or on a button, in characters. */
const TITLE = 40;

/** The value of the menu for all games. */
export const ALL_GAMES = 'all';

const PACES: Readonly<Record<WantedPace, string>> = {
  any: 'Any pace',
  fast: 'A day or less for each turn',
  slow: 'More time for each turn, or no limit',
};

/** The facts about a table that looks for players: “24 hours a turn · 1 of 3 seats is free · Europe · until Friday”. */
export function seekingWords(table: Pick<Summary, 'status' | 'chairs' | 'search' | 'pace'>): string {
  const search = openSearch(table);
  const free = freeSeats(table);
  const seats = `${free} of ${table.chairs.length} seats ${free === 1 ? 'is' : 'are'} free`;
  return search === null ? seats : [shortPace(table.pace), seats, searchWords(search)].join(' · ');
}

function titleOf(table: Summary, games: readonly GameChat[]): string {
  const game = games.find((chat) => chat.game === table.game)?.title ?? table.game;
  return heading(cut(table.title, TITLE), game);
}

/** The direct message to a person who waits for tables of a server: these tables need players (T-FIND-03). */
export function foundDraft(tables: readonly Summary[], guild: string, games: readonly GameChat[]): RowsDraft {
  const lines = tables.map((table) => {
    const there = goThere(
      guild,
      table.place.forum === undefined ? table.place.channel : (table.place.thread ?? table.place.channel),
    );
    return `• ${titleOf(table, games)} · ${seekingWords(table)} · ${there}`;
  });
  const says = tables.length === 1 ? 'A table needs you.' : `${tables.length} tables need you.`;
  return {
    content: assemble([says], lines, ['-# You asked me to tell you. I write at most once a day.']),
    rows: buttonRows([
      ...tables.map(({ id, title }) =>
        button({ act: 'sit', table: id }, tables.length === 1 ? 'Join' : `Join ${cut(title, TITLE)}`, 'first'),
      ),
      button({ act: 'unwish', entry: guild }, 'Stop'),
    ]),
  };
}

/** Shows what a person waits for on a server, with menus to change it (T-FIND-03). Only they see it. */
export function wishDraft(wish: TableWish, guild: string, games: readonly GameChat[]): RowsDraft {
  const all = [{ value: ALL_GAMES, label: 'Any game', chosen: wish.game === null }];
  const each = games.map(({ game, title }) => ({ value: game, label: title, chosen: wish.game === game }));
  const paces = (['any', 'fast', 'slow'] as const).map((value) => ({
    value,
    label: PACES[value],
    chosen: wish.pace === value,
  }));
  return {
    content: assemble(
      [
        'I’ll send you a direct message when a table of this server looks for players. I write at most once a day, and only while you are awake and not on holiday.',
        'Nobody else can see that you wait.',
      ],
      [],
      [],
    ),
    rows: [
      menuRow({ act: 'wish-game' }, 'Which game?', [...all, ...each]),
      menuRow({ act: 'wish-pace' }, 'Which pace?', paces),
      ...buttonRows([button({ act: 'unwish', entry: guild }, 'Stop')]),
    ],
  };
}

/** Maximum number of tables that `/game find` lists with a button each. */
const LISTED = 4;

/** The tables that a person could look for players for, and those of the server that look for players. */
export interface FoundTables {
  looking: readonly Summary[];
  own: readonly Summary[];
}

/** The answer to `/game find`: the tables of this server that look for players, and buttons to find or to open one. */
export function findDraft({ looking, own }: FoundTables, games: readonly GameChat[]): RowsDraft {
  const shown = looking.slice(0, LISTED);
  const more = looking.length - shown.length;
  const lines = shown.map((table) => `• ${titleOf(table, games)} · ${seekingWords(table)}`);
  return {
    content: assemble(
      [looking.length === 0 ? 'No table here looks for players now.' : 'These tables look for players:'],
      lines,
      [more === 0 ? '' : `and ${more} more: \`/game list\``].filter(Boolean),
    ),
    rows: [
      ...buttonRows(
        shown.map(({ id, title }) => button({ act: 'sit', table: id }, `Join ${cut(title, TITLE)}`, 'first')),
      ),
      ...buttonRows(
        own
          .slice(0, LISTED)
          .map(({ id, title }) => button({ act: 'find', table: id }, `Find players for ${cut(title, TITLE)}`)),
      ),
      ...buttonRows([
        button({ act: 'open-table' }, 'Open a table'),
        button({ act: 'wish' }, 'Tell me when a table needs me'),
      ]),
    ],
  };
}
