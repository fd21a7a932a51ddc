import type { Text } from '../../../kernel/types.ts';
import { bearingOf } from '../galaxy/clock.ts';

/**
 * A phrase that names what is explored, and where to: “explore from Earth” and “north”, “to the north”, “at 3 o’clock”, “toward
 * Vulcan”. Blanks are single, and few small words are skipped, so the text isn't scanned again for each of its words.
 */
const WITH_DIRECTION =
  /^((?:explore|discover|leave|chart)\b.*?) (?:(?:to|at|in|the) ){0,3}(towards? .+|[a-z]+(?:[ -](?:north|east|south|west))?|\d{1,2}(?::(?:00|30))?(?: ?o['’]?clock)?|\d{1,3} ?(?:°|degrees))$/i;

/** A lane of one’s own and where it goes, said in one breath (A-GEO-02): each is asked about by itself. */
export function divide(said: Text): { said: Text; choice: Text } | null {
  const [, what = '', way = ''] = WITH_DIRECTION.exec(said.trim().replace(/\s+/g, ' ')) ?? [];
  if (what === '' || (!/^towards?\s/i.test(way) && bearingOf(way) === null)) return null;
  return { said: what, choice: way.replace(/^towards/i, 'toward') };
}
