import { later, shared } from '../../kit/cache.ts';
import { plainName } from '../../kit/decks/plain-name.ts';
import aliases from './aliases.json' with { type: 'json' };
import type { Card } from './card.ts';
import lines from './cards.json' with { type: 'json' };
import { DATED } from './errata.ts';
import type { CardType } from './printed.ts';
import { type CardRow, cardOfRow, datedRow, rowOf } from './row.ts';
import { compared, namesFor } from './title-group.ts';

/** The name and type of a card, without its facts. */
export type CardName = Pick<Card, 'id' | 'title' | 'type'>;

const rows: ReadonlyMap<string, CardRow> = new Map(lines.map(rowOf).map((row) => [row.id, row]));
/** The rows of cards with newer texts, by dated id. No list of cards has them. */
const datedRows: ReadonlyMap<string, CardRow> = new Map(
  DATED.map(({ id, of, facts }) => {
    const row = rows.get(of);
    if (row === undefined) throw new Error(`errata.json has a text of ${of}, which isn't a card`);
    return [id, datedRow(row, id, facts)];
  }),
);
const cards = new Map<string, Card>();

/** All cards, by title. Each card is listed once, without a date. */
export const CARD_NAMES: readonly CardName[] = [...rows.values()];

/**
 * Returns the card with this id and parses its facts on first use. A dated id means the card with its newer text. Throws
 * for an unknown id.
 */
export function cardOf(id: string): Card {
  const card = cards.get(id) ?? findCard(id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}

/** Returns the card with this id, or undefined. */
export function findCard(id: string): Card | undefined {
  const row = rows.get(id) ?? datedRows.get(id);
  if (row === undefined) return undefined;
  const known = cards.get(id);
  if (known !== undefined) return known;
  const card = shared(cardOfRow(row));
  cards.set(id, card);
  return card;
}

/** Returns all cards of the pool, or those of one type. */
export function allCards(type?: CardType): Card[] {
  return CARD_NAMES.filter((name) => type === undefined || name.type === type).map(({ id }) => cardOf(id));
}

const names = later(() => new Set(CARD_NAMES.flatMap(namesFor)));

/** True if a name in a card's text means at least one card (C-UNIQ-13). */
export function isName(name: string): boolean {
  return names().has(compared(name));
}

const byName: ReadonlyMap<string, string> = new Map([
  ...CARD_NAMES.map(({ id, title }) => [plainName(title), id] as const),
  ...Object.entries(aliases).map(([alias, id]) => [plainName(alias), id] as const),
]);

/**
 * Returns the card with a printed title, or undefined. The comparison ignores case, quotation marks, apostrophes,
 * spaces and the promo mark (` *VP`). A star that isn't part of that mark belongs to the title.
 */
export function cardNamed(title: string): Card | undefined {
  const id = byName.get(plainName(title));
  return id === undefined ? undefined : cardOf(id);
}

/** Returns the names that lists of decks have for a card besides its title, such as an older spelling. */
export function otherNamesOf(id: string): readonly string[] {
  return Object.entries(aliases).flatMap(([alias, of]) => (of === id ? [alias] : []));
}
