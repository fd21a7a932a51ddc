import type { CardId } from '../terms.ts';
import { RULES } from './all-rules.ts';
import { undated } from './errata.ts';

/** Ids of all cards whose text is automated, and dated ids of their newer texts. */
export const WITH_EFFECTS: ReadonlySet<string> = new Set(RULES.keys());

/** Ids of all cards whose text is automated, each without a date. */
export const AUTOMATED: readonly CardId[] = [...WITH_EFFECTS].filter((card) => undated(card) === card);

/** The text of each automated card in our own words, by id. */
export const TEXTS: ReadonlyMap<CardId, string> = new Map([...RULES].map(([card, { text }]) => [card, text] as const));
