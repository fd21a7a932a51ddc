import { anyOf, asTaken, type PagePlan, wished } from './page-captain.ts';
import type { Pickable } from './page-player.ts';

/** What is taken wherever it is offered, the best first. */
const ALWAYS = [/^Keep the dice/, /^Let it happen/, /^None of these/];
/** What is done once in a game, to have seen it. */
const ONCE = [/^Let .+ go first/, /^Bonus Action/, /^Take cover/];
/** Where nothing is better. */
const ENDS = [/^Activate/, /^Pass/, /^Stay/, /^Nobody/, /^Don’t/];
/** What hints of attacks say, and those of Missions that are there to be scored or laid on the table. */
const ATTACK = /(?:hits|stuns) \d+\s%/;
const MISSION = /^Test: .*\d+ points|Place this card on the table/;

/** Away Missions in a hurry: Missions wherever they can be tried, attacks on whoever is in sight, steps to terminals. */
export class AwayMissionsPlan implements PagePlan {
  readonly ends = /^Activate/;
  readonly #seen = new Set<RegExp>();

  next(offers: readonly Pickable[]): Pickable | string {
    const chosen =
      wished(offers, ALWAYS) ??
      this.#once(offers) ??
      hinted(offers, MISSION) ??
      hinted(offers, ATTACK) ??
      hinted(offers, /terminal/, /^Move to /) ??
      wished(offers, ENDS) ??
      anyOf(offers);
    return asTaken(chosen);
  }

  #once(offers: readonly Pickable[]): Pickable | undefined {
    const fresh = ONCE.filter((wish) => !this.#seen.has(wish));
    const found = wished(offers, fresh);
    for (const wish of fresh) if (found !== undefined && wish.test(found.label)) this.#seen.add(wish);
    return found;
  }
}

/** The first offer whose hint fits; of a kind, or of none of the kinds that only name what they give away. */
function hinted(offers: readonly Pickable[], hint: RegExp, kind = /^(?!Swap |Discard )/): Pickable | undefined {
  return offers.find((offer) => hint.test(offer.hint) && kind.test(offer.label));
}
