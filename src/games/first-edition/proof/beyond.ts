import type { CardId } from '../terms.ts';

/** Cards with effects that can’t come up in simulated games. The reason for each is a rule or a missing card. */
export const BEYOND: Readonly<Record<CardId, string>> = {};
