import type { CardRow } from '../../games/first-edition/content/row.ts';
import { plainName } from '../../games/kit/decks/plain-name.ts';
import { titleOf } from './rows.ts';

/** The names that deck lists use, with the cards they mean. */
type Aliases = Readonly<Record<string, { readonly name: string }>>;

/** Returns the titles that have quotation marks in deck lists but not in card records. */
export function quotedIn(named: Aliases): Set<string> {
  return new Set(Object.entries(named).flatMap(([alias, { name }]) => (alias === `"${name}"` ? [name] : [])));
}

/** Returns the names that deck lists use for a card instead of its title, with the card's id. */
export function aliasesOf(named: Aliases, rows: readonly CardRow[]): Record<string, string> {
  const ids = new Map(rows.map(({ id, title }) => [plainName(title), id]));
  const found = Object.entries(named).flatMap(([alias, card]) => {
    const title = titleOf(card);
    const id = ids.get(plainName(title));
    if (id === undefined) throw new Error(`${alias} is called ${title}, and there is no such card`);
    return plainName(alias) === plainName(title) ? [] : [[alias, id] as const];
  });
  return Object.fromEntries(found);
}
