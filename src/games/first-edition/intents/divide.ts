import type { Text } from '../../../kernel/types.ts';

/** Some who beam, and where to, in one breath. Blanks are single; a name has none of the leading words between blanks. */
const BEAMED = /^(?:beam|transport|send) (.+?) ((?:aboard|onto|to|on board|down|over to) ?.*)$/i;
/** All who could beam are one choice already. */
const ALL = /^(?:all|some|everyone|everybody|both)\b/i;
/** Letters that are read. */
const LONGEST = 200;

/** Who beams is asked about behind where to (C-BEAM-02): “beam N’Vek and Galathon to Haakona” says both. */
export function divide(said: Text): { said: Text; choice: Text } | null {
  if (said.length > LONGEST) return null;
  const [, who = '', where = ''] = BEAMED.exec(said.trim().replace(/\s+/g, ' ')) ?? [];
  if (who === '' || ALL.test(who)) return null;
  return { said: `beam some ${where}`, choice: who };
}
