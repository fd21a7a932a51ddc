import { anyOf, asTaken, type PagePlan, wished } from './page-captain.ts';
import type { Pickable } from './page-player.ts';

/** What is taken wherever it is offered, the best first: missions, attacks, and what keeps the dice as they lie. */
const ALWAYS = [/^Keep the dice/, /^Attack /, /^Let it happen/, /^Discard nothing/];
/** What is done once in a game, to have seen it; some of it opens a list first. */
const ONCE = [/^Let .+ go first/, /^Bonus Action/, /^Take cover/];
/** Where nothing is better. */
const ENDS = [/^Activate/, /^Pass/, /^Stay/];

/** Away Missions in a hurry: a mission wherever one can be begun, an attack on whoever is in sight, each other deed once. */
export class AwayMissionsPlan implements PagePlan {
  readonly ends = /^Activate/;
  readonly #seen = new Set<RegExp>();

  next(offers: readonly Pickable[]): Pickable | string {
    return asTaken(wished(offers, ALWAYS) ?? this.#once(offers) ?? wished(offers, ENDS) ?? anyOf(offers));
  }

  #once(offers: readonly Pickable[]): Pickable | undefined {
    const fresh = ONCE.filter((wish) => !this.#seen.has(wish));
    const found = wished(offers, fresh);
    for (const wish of fresh) if (found !== undefined && wish.test(found.label)) this.#seen.add(wish);
    return found;
  }
}
