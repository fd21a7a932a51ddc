import { type APILabelComponent, ComponentType } from 'discord-api-types/v10';
import { must } from '../../kernel/must.ts';
import type { TablePace } from '../../kernel/pace.ts';
import {
  type PlayerSearch,
  SEARCH_DAYS,
  SEARCH_LEVELS,
  SEARCH_REGIONS,
  type SearchLevel,
  type SearchRegion,
  type SearchWish,
} from '../../kernel/search-wish.ts';
import { endedSearch, freeSeats, openSearch } from '../../tables/searching.ts';
import type { Summary } from '../../tables/summary.ts';
import type { TableView } from '../../tables/types.ts';
import { nameOfSearch, writeId } from '../ids.ts';
import { cut, LIMITS } from '../limits.ts';
import { assemble, bold, moment } from '../markdown.ts';
import type { RowsDraft } from './body.ts';
import type { Form } from './forms.ts';
import { PACE_CHOICES, paceValue } from './pace.ts';
import { type Button, button, buttonRows, type MenuOption, menuOptions } from './rows.ts';

const LEVELS: Readonly<Record<SearchLevel, string>> = {
  any: 'Everyone',
  beginners: 'Beginners welcome',
  experienced: 'Players who know the game',
};

const REGIONS: Readonly<Record<SearchRegion, string>> = {
  any: 'Anywhere',
  europe: 'Europe',
  africa: 'Africa',
  asia: 'Asia',
  oceania: 'Australia and Oceania',
  'north-america': 'North America',
  'south-america': 'South America',
};

/** The value of the form's menu that ends a search. */
export const STOP = 'stop';

/** The fields of the form in which the owner of a table describes the players they look for, by custom id. */
export const SEARCH_FIELDS = { pace: 'pace', level: 'level', region: 'region', days: 'days' } as const;

type Searching = Pick<TableView, 'id' | 'status' | 'chairs' | 'search'>;

/** Describes whom a search looks for and until when: “Europe · beginners welcome · until Friday”. */
export function searchWords({ region, level, until }: PlayerSearch): string {
  const said = level === 'any' ? '' : LEVELS[level];
  const words = [
    region === 'any' ? '' : REGIONS[region],
    said === '' ? '' : said.charAt(0).toLowerCase() + said.slice(1),
  ];
  return [...words.filter(Boolean), `until ${moment(until, 'f')}`].join(' · ');
}

/** The pace of a table in a few words: “24 hours a turn”. */
export function shortPace(pace: TablePace | undefined): string {
  const value = paceValue(pace, 'turn');
  const { label } = must(
    PACE_CHOICES.turn.find((choice) => choice.value === value),
    'the pace among the choices',
  );
  return label.charAt(0).toLowerCase() + label.slice(1).replace('for each turn', 'a turn');
}

/** The line of a lobby about its search; an empty list if it looks for nobody. */
export function searchLines(seen: Searching): string[] {
  const free = freeSeats(seen);
  const search = openSearch(seen);
  if (search !== null) return [`Looking for ${free === 1 ? '1 player' : `${free} players`} · ${searchWords(search)}`];
  if (endedSearch(seen) === null) return [];
  return ['The search for players is over. The player who opened the table decides how to go on.'];
}

/** The buttons of a lobby that looks for players, or could: for its owner alone, although everyone sees them. */
export function searchButtons(seen: Searching): Button[] {
  const search = endedSearch(seen);
  if (search !== null) return endedButtons(seen.id, search);
  const label = openSearch(seen) === null ? 'Find players' : 'Change the search';
  return freeSeats(seen) === 0 ? [] : [button({ act: 'find', table: seen.id }, label)];
}

function endedButtons(table: string, search: PlayerSearch): Button[] {
  const name = nameOfSearch(search);
  return [
    button({ act: 'longer', table, name }, 'Three more days', 'first'),
    button({ act: 'fill', table, name }, 'Start with bots'),
    button({ act: 'shut', table, name }, 'Close', 'grave'),
  ];
}

/** The direct message to the owner of a table whose search has ended. Once they have decided, it has no buttons. */
export function searchedDraft(seen: TableView): RowsDraft {
  const search = endedSearch(seen);
  const free = freeSeats(seen);
  const seats = free === 1 ? 'one seat is' : `${free} seats are`;
  const asks = `Your search for players is over, and ${seats} still free. What now?`;
  return {
    content: assemble([bold(seen.title), search === null ? 'Your search for players is over.' : asks], [], []),
    rows: search === null ? [] : buttonRows(endedButtons(seen.id, search)),
  };
}

const DAYS: readonly (readonly [days: number, label: string])[] = [
  [1, 'For 1 day'],
  [SEARCH_DAYS.usual, 'For 3 days'],
  [7, 'For 1 week'],
  [SEARCH_DAYS.most, 'For 2 weeks'],
];

/** The form of a search. It shows what the table has now, so that submitting it unchanged is enough. */
export function searchForm(table: Pick<Summary, 'id' | 'title' | 'pace' | 'search'>): Form {
  const { search } = table;
  const pace = paceValue(table.pace, 'turn');
  const stop = search === undefined || search.over === true ? [] : [{ value: STOP, label: 'Stop looking' }];
  const [level, region] = [search?.level ?? 'any', search?.region ?? 'any'];
  return {
    custom_id: writeId({ act: 'seek', table: table.id }),
    title: cut(`Find players for ${table.title}`, LIMITS.formTitle),
    components: [
      field(
        SEARCH_FIELDS.pace,
        'Pace',
        PACE_CHOICES.turn.map((choice) => ({ ...choice, chosen: choice.value === pace })),
      ),
      field(
        SEARCH_FIELDS.level,
        'Who is welcome?',
        SEARCH_LEVELS.map((value) => ({ value, label: LEVELS[value], chosen: value === level })),
      ),
      field(
        SEARCH_FIELDS.region,
        'In which part of the world?',
        SEARCH_REGIONS.map((value) => ({ value, label: REGIONS[value], chosen: value === region })),
      ),
      field(SEARCH_FIELDS.days, 'How long?', [
        ...DAYS.map(([days, label]) => ({ value: `${days}`, label, chosen: days === SEARCH_DAYS.usual })),
        ...stop,
      ]),
    ],
  };
}

function field(id: string, label: string, lines: readonly MenuOption[]): APILabelComponent {
  return {
    type: ComponentType.Label,
    label,
    component: { type: ComponentType.StringSelect, custom_id: id, required: true, options: menuOptions(lines) },
  };
}

/** A person's choices in the form of a search. */
export type SearchAnswer = { stop: true } | { days: number; wish: SearchWish; pace: string };

/** Reads the entries of the form; null if one of them isn't among its choices. */
export function readSearch(fields: ReadonlyMap<string, readonly string[]>): SearchAnswer | null {
  const [pace, said, place, until] = [...Object.values(SEARCH_FIELDS)].map((id) => fields.get(id)?.[0]);
  if (until === STOP) return { stop: true };
  const level = SEARCH_LEVELS.find((one) => one === said);
  const region = SEARCH_REGIONS.find((one) => one === place);
  const days = DAYS.find(([many]) => `${many}` === until)?.[0];
  if (level === undefined || region === undefined || days === undefined || pace === undefined) return null;
  return { days, wish: { level, region }, pace };
}
