import type { CardId } from '../../terms.ts';
import { TABLES } from './tables.ts';

/** Ids of all cards whose text is automated. */
export const WITH_EFFECTS: ReadonlySet<string> = new Set(TABLES.flatMap((table) => Object.keys(table)));

/** The text of each automated card in our own words, by id. */
export const TEXTS: ReadonlyMap<CardId, string> = new Map(
  TABLES.flatMap((table) => Object.entries(table).map(([card, { text }]) => [card, text] as const)),
);
