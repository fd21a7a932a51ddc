import type { CardId } from '../terms.ts';

/** Cards whose effects can’t come up in simulated games. Each value is the reason: a rule or a missing card. */
export const BEYOND: Readonly<Record<CardId, string>> = {};
