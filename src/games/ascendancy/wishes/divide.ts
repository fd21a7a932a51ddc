import type { Text } from '../../../kernel/types.ts';
import { bearingOf } from '../galaxy/clock.ts';

/** What is explored, and where to: “explore from Earth” and “north”, “to the north”, “at 3 o’clock”, “toward Vulcan”. */
const WITH_DIRECTION =
  /^\s*((?:explore|discover|leave|chart)\b.*?)\s+(?:(?:to|at|in|the)\s+)*(towards?\s+.+|[a-z]+(?:[ -](?:north|east|south|west))?|\d{1,2}(?::(?:00|30))?(?:\s*o['’]?clock)?|\d{1,3}\s*(?:°|degrees))\s*$/i;

/** A lane of one’s own and where it goes, said in one breath (A-GEO-02): each is asked about by itself. */
export function divide(said: Text): { said: Text; choice: Text } | null {
  const [, what = '', way = ''] = WITH_DIRECTION.exec(said) ?? [];
  if (what === '' || (!/^towards?\s/i.test(way) && bearingOf(way) === null)) return null;
  return { said: what, choice: way.replace(/^towards/i, 'toward') };
}
