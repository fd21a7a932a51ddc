import type { CardId } from '../terms.ts';

/** Cards that do something and can’t come up in games of their own, by the reason: a rule, or who or what is missing beside them. */
export const BEYOND: Readonly<Record<CardId, string>> = {};
