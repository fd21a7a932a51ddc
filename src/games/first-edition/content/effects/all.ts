import type { CardId } from '../../terms.ts';
import { TABLES } from './tables.ts';

/** Ids of all cards whose text is automated. */
export const WITH_EFFECTS: ReadonlySet<string> = new Set(TABLES.flatMap((table) => Object.keys(table)));

/** Texts of the automated cards in our words, by id. */
export const TEXTS: ReadonlyMap<CardId, string> = new Map(
  TABLES.flatMap((table) => Object.entries(table).map(([card, { text }]) => [card, text] as const)),
);
