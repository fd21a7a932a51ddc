import type { Text } from '../../../kernel/types.ts';

/**
 * Matches a typed line that says both who beams and where to. The line must have only single spaces. No name contains a
 * word such as “to” between spaces.
 */
const BEAMED = /^(?:beam|transport|send) (.+?) ((?:aboard|onto|to|on board|down|over to) ?.*)$/i;
/** A line that begins with one of these words isn't split, because they have options of their own. */
const ALL = /^(?:all|some|everyone|everybody|both)\b/i;
/** The maximum number of characters that are parsed. */
const LONGEST = 200;

/**
 * Splits “beam N’Vek and Galathon to Haakona” into a destination and the people, since the game asks for the people
 * after the destination (C-BEAM-02). Returns null if the text names no people.
 */
export function divide(said: Text): { said: Text; choice: Text } | null {
  if (said.length > LONGEST) return null;
  const [, who = '', where = ''] = BEAMED.exec(said.trim().replace(/\s+/g, ' ')) ?? [];
  if (who === '' || ALL.test(who)) return null;
  return { said: `beam some ${where}`, choice: who };
}
