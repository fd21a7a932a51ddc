import { allRules } from './rules.ts';

/** Ids of all cards whose text is carried out. */
export const WITH_EFFECTS: ReadonlySet<string> = new Set([...allRules()].map(([id]) => id));
