import { anyOf, asTaken, type PagePlan, wished } from './page-captain.ts';
import type { Pickable } from './page-player.ts';

/** Options that are taken whenever they are offered, best first. */
const ALWAYS = [/^Keep the dice/, /^Let it happen/, /^None of these/];
/** Actions that are done once in a game, to have seen them. */
const ONCE = [/^Let .+ go first/, /^Bonus Action/, /^Take cover/];
/** Options for when nothing is better. */
const ENDS = [/^Activate/, /^Pass/, /^Stay/, /^Nobody/, /^Don’t/];
/** Beginnings of the hints of attacks, and of Missions that can be scored or placed on the table. */
const ATTACK = /(?:hits|stuns) \d+\s%/;
const MISSION = /^Test: .*\d+ points|Place this card on the table/;

/** Away Missions in a hurry: every Mission that can be attempted, attacks on anyone in sight, steps to terminals. */
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

/** The first offer whose hint matches: of a given kind, or of none of the kinds whose hints name only their price. */
function hinted(offers: readonly Pickable[], hint: RegExp, kind = /^(?!Swap |Discard )/): Pickable | undefined {
  return offers.find((offer) => hint.test(offer.hint) && kind.test(offer.label));
}
