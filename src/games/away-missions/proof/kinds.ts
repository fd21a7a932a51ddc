import type { Json } from '../../../kernel/types.ts';
import { type AwayOptions, asJson, FACTIONS, parseOptions } from '../options.ts';
import type { Faction } from '../terms.ts';
import { broughtByAll } from './own-decks.ts';

/** Kinds of games by how many play, and for or against whom. */
const TABLES = {
  two: { players: 2, options: {} },
  three: { players: 3, options: {} },
  four: { players: 4, options: {} },
  teams: { players: 4, options: { partner: 2 } },
} as const satisfies Record<string, { players: number; options: Partial<AwayOptions> }>;

/** What is agreed on besides: the boards, who arrives when, the set-up. */
const AGREED = {
  cube: { cube: true },
  escalation: { escalation: true },
  quick: { quick: true },
} as const satisfies Record<string, Partial<AwayOptions>>;

/** Every seat brings a deck with the cards that no starter deck has. */
const OWN = 'own';

/** What a kind is made of, in words: a table and, after a plus each, what is agreed on. */
export const KINDS = `${Object.keys(TABLES).join(', ')}; and with them ${[...Object.keys(AGREED), OWN].map((one) => `+${one}`).join(', ')}`;

/**
 * The options of every game of a kind, such as `four+cube`: in turns each affiliation in each seat, beside and against all others.
 * Null where there is no such kind.
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
  // Whoever sits in a seat in turn (`beats`) meets every seating, too.
  return (game) => kinds[Math.floor(game / table.players) % kinds.length] ?? {};
}

function named<T>(all: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(all, name) ? all[name] : undefined;
}

/** Every way to seat so many different affiliations. */
function seatings(players: number, seated: readonly Faction[] = []): Faction[][] {
  if (seated.length === players) return [[...seated]];
  return FACTIONS.flatMap((one) => (seated.includes(one) ? [] : seatings(players, [...seated, one])));
}
