import type { CardId } from '../terms.ts';
import { RULES } from './all-rules.ts';

/** Ids of all cards whose text is automated. */
export const WITH_EFFECTS: ReadonlySet<string> = new Set(RULES.keys());

/** The text of each automated card in our own words, by id. */
export const TEXTS: ReadonlyMap<CardId, string> = new Map([...RULES].map(([card, { text }]) => [card, text] as const));
