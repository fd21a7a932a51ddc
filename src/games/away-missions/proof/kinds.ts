import type { Json } from '../../../kernel/types.ts';
import { type AwayOptions, asJson, FACTIONS, parseOptions } from '../options.ts';
import type { Faction } from '../terms.ts';
import { broughtByAll } from './own-decks.ts';

/** The options for each kind of game, by number of players and alliances. */
const TABLES = {
  two: { players: 2, options: {} },
  three: { players: 3, options: {} },
  four: { players: 4, options: {} },
  teams: { players: 4, options: { partner: 2 } },
} as const satisfies Record<string, { players: number; options: Partial<AwayOptions> }>;

/** Other settings, for boards, arrivals and setup. */
const AGREED = {
  cube: { cube: true },
  escalation: { escalation: true },
  quick: { quick: true },
} as const satisfies Record<string, Partial<AwayOptions>>;

/** The name of the setting in which every seat brings a deck of cards outside the starter decks. */
const OWN = 'own';

/** Help text that lists the possible kinds: the types of table, and the settings that can be added with “+”. */
export const KINDS = `${Object.keys(TABLES).join(', ')}; and with them ${[...Object.keys(AGREED), OWN].map((one) => `+${one}`).join(', ')}`;

/**
 * Returns the options of each game of a kind such as `four+cube`. Over the whole series, each affiliation plays in each
 * seat, with and against all others. Returns null if there is no such kind.
 */
export function kindOf(text: string): ((game: number) => Json) | null {
  const [name = '', ...more] = text.split('+');
  const table = named(TABLES, name);
  if (table === undefined || !more.every((one) => one === OWN || named(AGREED, one) !== undefined)) return null;
  const agreed = Object.assign({}, ...more.map((one) => named(AGREED, one)));
  const kinds = seatings(table.players).map((teams) => {
    const options = asJson(parseOptions({ ...table.options, ...agreed, factions: teams }));
    return more.includes(OWN) ? broughtByAll(options) : options;
  });
  // Each seating is used for one game per player. Since the bot changes seats with each game (`beats`), it plays every
  // seat once per seating.
  return (game) => kinds[Math.floor(game / table.players) % kinds.length] ?? {};
}

function named<T>(all: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(all, name) ? all[name] : undefined;
}

/** Returns every way to give each of `players` seats a different affiliation. */
function seatings(players: number, seated: readonly Faction[] = []): Faction[][] {
  if (seated.length === players) return [[...seated]];
  return FACTIONS.flatMap((one) => (seated.includes(one) ? [] : seatings(players, [...seated, one])));
}
