import type { Text } from '../../../kernel/types.ts';
import { bearingOf } from '../galaxy/clock.ts';

/**
 * Matches a phrase that names what to explore and a direction: “explore from Earth” plus “north”, “to the north”, “at 3
 * o’clock” or “toward Vulcan”. To keep matching fast, the text must have single spaces, and the pattern skips at most
 * three small words.
 */
const WITH_DIRECTION =
  /^((?:explore|discover|leave|chart)\b.*?) (?:(?:to|at|in|the) ){0,3}(towards? .+|[a-z]+(?:[ -](?:north|east|south|west))?|\d{1,2}(?::(?:00|30))?(?: ?o['’]?clock)?|\d{1,3} ?(?:°|degrees))$/i;

/** The maximum length of a bid’s text, in characters. */
const LONGEST_BID = 80;
/** Matches a bid that names its Resources: “2 production”, “1 research and 1 culture”. */
const BID = /^(?:(?:commit|bid|spend|pay) )?((?:\d{1,2} (?:production|research|culture)(?:,? and |, ?| |$)){1,3})$/i;

/**
 * Splits one phrase into the answers to two questions: a new lane and its direction (A-GEO-02), or how many Resources
 * to commit and which kinds (A-INIT-03).
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
