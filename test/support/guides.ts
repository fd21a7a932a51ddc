import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The games that have a guide. */
export const GUIDED = ['frontiers', 'ascendancy', 'away-missions', 'first-edition'] as const;
export type Guided = (typeof GUIDED)[number];

/** Returns the text of a game's guide in `docs/play`. */
export function guideOf(game: Guided): string {
  return readFileSync(resolve(import.meta.dirname, `../../docs/play/${game}.md`), 'utf8');
}

/** Returns the lines of the turn in a guide, in order, and the lines that play several of these steps at once. */
export function linesIn(guide: string): { steps: string[]; whole: string[] } {
  const step = /^\d+\. `\/play ([^`]+)`/gm;
  const fenced = /^```\n\/play (.+)\n```$/gm;
  const lines = (form: RegExp): string[] => [...guide.matchAll(form)].map(([, line = '']) => line);
  return { steps: lines(step), whole: lines(fenced) };
}
