import type { Text } from '../../../kernel/types.ts';
import { bearingOf } from '../galaxy/clock.ts';

/**
 * A phrase that names what is explored, and where to: “explore from Earth” and “north”, “to the north”, “at 3 o’clock”, “toward
 * Vulcan”. Blanks are single, and few small words are skipped, so the text isn't scanned again for each of its words.
 */
const WITH_DIRECTION =
  /^((?:explore|discover|leave|chart)\b.*?) (?:(?:to|at|in|the) ){0,3}(towards? .+|[a-z]+(?:[ -](?:north|east|south|west))?|\d{1,2}(?::(?:00|30))?(?: ?o['’]?clock)?|\d{1,3} ?(?:°|degrees))$/i;

/** Letters that a bid has at most. */
const LONGEST_BID = 80;
/** A bid that says which Resources it is made of: “2 production”, “1 research and 1 culture”. */
const BID = /^(?:(?:commit|bid|spend|pay) )?((?:\d{1,2} (?:production|research|culture)(?:,? and |, ?| |$)){1,3})$/i;

/**
 * What is asked about in two steps and said in one breath: a lane of one’s own and where it goes (A-GEO-02), and how many
 * Resources are committed and which (A-INIT-03).
 */
export function divide(said: Text): { said: Text; choice: Text } | null {
  const bid = said.length > LONGEST_BID ? undefined : BID.exec(said.trim().replace(/\s+/g, ' '))?.[1];
  if (bid !== undefined) {
    const total = [...bid.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0);
    return { said: `Commit ${total}`, choice: bid };
  }
  const [, what = '', way = ''] = WITH_DIRECTION.exec(said.trim().replace(/\s+/g, ' ')) ?? [];
  if (what === '' || (!/^towards?\s/i.test(way) && bearingOf(way) === null)) return null;
  return { said: what, choice: way.replace(/^towards/i, 'toward') };
}
