import type { CardId } from '../../terms.ts';
import { TABLES } from './tables.ts';

/** Ids of all cards whose text is carried out. */
export const WITH_EFFECTS: ReadonlySet<string> = new Set(TABLES.flatMap((table) => Object.keys(table)));

/** The texts of those cards in our words, by their ids. */
export const TEXTS: ReadonlyMap<CardId, string> = new Map(
  TABLES.flatMap((table) => Object.entries(table).map(([card, { text }]) => [card, text] as const)),
);
