import type { CardId } from '../../../src/games/first-edition/terms.ts';

/** Cards whose rules no test of First Edition needs, by id, with the reasons. The list may only shrink. */
export const UNNOTICED: Readonly<Record<CardId, string>> = {};
