import { TABLES } from './tables.ts';

/** Ids of all cards whose text is carried out. */
export const WITH_EFFECTS: ReadonlySet<string> = new Set(TABLES.flatMap((table) => Object.keys(table)));
