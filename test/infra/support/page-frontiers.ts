import { anyOf, asTaken, type PagePlan, wished } from './page-captain.ts';
import type { Pickable } from './page-player.ts';

/** The most cards in one line. */
const LINE = 5;

/** Options that are taken whenever they are offered, best first. */
const ALWAYS = [/^Attack \d/, /^Win over/, /^Deflect/, /^Fight the ships/, /^Explore/, /^Recruit/, /^Repair/];
/** Actions that are done once in a game, to have seen them. */
const ONCE = [/^Challenge/, /^Beam down/, /^Interact/];
/** Options for when nothing else is left. */
const ENDS = [
  /^End the Interaction/,
  /^Announce the End/,
  /^Go on to their attack|^Take the damage|^End the fight|^Stop talking/,
  /^End your turn/,
  /^None of these/,
];

/**
 * Frontiers in a hurry: all cards of a turn in one line, steps outward, a tile wherever there is one, a fight, a deal and an
 * Away Mission if they come by.
 */
export class FrontiersPlan implements PagePlan {
  readonly ends = /^End your turn|^Announce/;
  readonly #seen = new Set<RegExp>();
  readonly #visits = new Map<string, number>();
  readonly #types: () => boolean;

  /** @param types Whether several cards may be typed in one line now. Otherwise cards are picked by thumb. */
  constructor(types: () => boolean = () => true) {
    this.#types = types;
  }

  next(offers: readonly Pickable[]): Pickable | string {
    const offer = wished(offers, ALWAYS) ?? this.#once(offers) ?? this.#step(offers);
    if (offer !== undefined) return asTaken(offer);
    const [card, ...others] = cardsIn(offers);
    if (card !== undefined) {
      return this.#types()
        ? [card, ...others]
            .slice(0, LINE)
            .map(({ label }) => label)
            .join('; ')
        : asTaken(card);
    }
    return asTaken(wished(offers, ENDS) ?? anyOf(offers));
  }

  #once(offers: readonly Pickable[]): Pickable | undefined {
    const fresh = ONCE.filter((wish) => !this.#seen.has(wish));
    const found = wished(offers, fresh);
    for (const wish of fresh) if (found !== undefined && wish.test(found.label)) this.#seen.add(wish);
    return found;
  }

  /** A step to a place without anybody in the way that this ship has visited least, or the farthest out of equal ones. */
  #step(offers: readonly Pickable[]): Pickable | undefined {
    const visits = ({ label }: Pickable): number => this.#visits.get(spaceIn(label)) ?? 0;
    const [step] = offers
      .filter(({ label, hint }) => label.startsWith('Move to ') && !/Provokes|can’t stay/.test(hint))
      .sort((one, other) => visits(one) - visits(other) || (spaceIn(one.label) < spaceIn(other.label) ? 1 : -1));
    if (step !== undefined) this.#visits.set(spaceIn(step.label), visits(step) + 1);
    return step;
  }
}

/** Cards that can be played one after the other: for Move if they give some, otherwise sideways. Each card is used in one way. */
function cardsIn(offers: readonly Pickable[]): Pickable[] {
  const cards = new Map<string, Pickable>();
  const ways = [/^([^:,]+): (?:Move|Attack|Shields) \d$/, /^(.+) sideways: (?:Move|Attack|Shields|Diplomacy) 1$/];
  for (const way of ways) {
    for (const offer of offers) {
      const card = way.exec(offer.label)?.[1];
      if (card !== undefined && !cards.has(card)) cards.set(card, offer);
    }
  }
  return [...cards.values()];
}

function spaceIn(label: string): string {
  return /^Move to (\w+)/.exec(label)?.[1] ?? '';
}
