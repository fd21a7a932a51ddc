import type { CardId } from '../terms.ts';
import lines from './errata.json' with { type: 'json' };

/** The dates of the lists of card texts that a table can play by, oldest first. */
export const TEXT_DATES = ['2021-07', '2025-02'] as const;
export type TextDate = (typeof TEXT_DATES)[number];

/** The date of the rows without a date. A table whose options have no date plays by these texts. */
export const FIRST_TEXTS: TextDate = '2021-07';
/** The texts by which new tables play unless their players choose others. */
export const NEWEST_TEXTS: TextDate = '2025-02';

/**
 * A card with a newer text: `scan@2025-02`, with the facts that the text changes: `skills=…`. An empty value removes a
 * fact. The rule for the newer text is a row of its own under this id in `content/cards`, if the rule has changed.
 */
export interface DatedLine {
  readonly id: CardId;
  /** The card's id without a date. */
  readonly of: CardId;
  readonly date: TextDate;
  /** The facts that replace those of the undated row. */
  readonly facts: readonly string[];
}

/** All cards with newer texts, by id and date. */
export const DATED: readonly DatedLine[] = lines.map(datedLineOf);

const byCard: Map<CardId, DatedLine[]> = new Map();
for (const one of DATED) byCard.set(one.of, [...(byCard.get(one.of) ?? []), one]);

/** Parses a line of `errata.json`. Throws for a date that isn't in `TEXT_DATES`. */
function datedLineOf(line: string): DatedLine {
  const [id = '', ...facts] = line.split('|');
  const of = undated(id);
  const date = TEXT_DATES.find((one) => id === `${of}@${one}`);
  if (date === undefined) throw new Error(`errata.json has no known date for ${id}`);
  return { id, of, date, facts };
}

/** Returns a card's id without the date of its text. */
export function undated(card: CardId): CardId {
  const at = card.indexOf('@');
  return at < 0 ? card : card.slice(0, at);
}

/** Returns the id of a card with the text that was the newest on a date. */
export function textAsOf(card: CardId, date: TextDate): CardId {
  const of = undated(card);
  // Dates of this form can be compared as text.
  return byCard.get(of)?.findLast((one) => one.date <= date)?.id ?? of;
}

/** Returns the date of the text that a card's id stands for. */
export function dateOfText(card: CardId): TextDate {
  return DATED.find(({ id }) => id === card)?.date ?? FIRST_TEXTS;
}

/** Returns the ids of all texts of a card, oldest first. Most cards have one. */
export function textsOf(card: CardId): readonly CardId[] {
  const of = undated(card);
  return [of, ...(byCard.get(of) ?? []).map(({ id }) => id)];
}
