import type { PagePlayer, Pickable } from './page-player.ts';

/** Cards in one line at most. */
const LINE = 5;

/** What is taken wherever it is offered, the best first. */
const ALWAYS = [/^Attack \d/, /^Win over/, /^Deflect/, /^Fight the ships/, /^Explore/, /^Recruit/, /^Repair/];
/** What is done once in a game, to have seen it. */
const ONCE = [/^Challenge/, /^Beam down/, /^Interact/];
/** What is done where nothing else is left. */
const ENDS = [
  /^End the Interaction/,
  /^Announce the End/,
  /^Go on to their attack|^Take what gets through|^End the fight|^Talk no more/,
  /^End your turn/,
  /^None of these/,
];

/**
 * Somebody who plays Frontiers on the page in a hurry: all cards of a turn in one line, steps outward, a tile wherever there
 * is one, a fight, a deal and an Away Mission if they come by.
 */
export class PageCaptain {
  readonly player: PagePlayer;
  /** Turns that were ended. */
  turns = 0;
  readonly #seen = new Set<RegExp>();
  readonly #visits = new Map<string, number>();

  constructor(player: PagePlayer) {
    this.player = player;
  }

  /** Answers the question that waits, by thumb or in a line. */
  async answer(): Promise<void> {
    const offers = this.player.offers();
    const cards = cardsIn(offers);
    const offer = this.#wanted(offers);
    if (offer !== undefined) return this.#take(offer);
    if (cards.length > 0) return this.player.type(`/play ${cards.slice(0, LINE).join('; ')}`);
    return this.#take(this.#end(offers) ?? first(offers));
  }

  #wanted(offers: readonly Pickable[]): Pickable | undefined {
    for (const wish of ALWAYS) {
      const found = offers.find(({ label }) => wish.test(label));
      if (found !== undefined) return found;
    }
    for (const wish of ONCE) {
      const found = this.#seen.has(wish) ? undefined : offers.find(({ label }) => wish.test(label));
      if (found === undefined) continue;
      this.#seen.add(wish);
      return found;
    }
    return this.#step(offers);
  }

  /** A step to where nobody is in the way, and where this ship has been least; of equal ones the farthest out. */
  #step(offers: readonly Pickable[]): Pickable | undefined {
    const visits = ({ label }: Pickable): number => this.#visits.get(spaceIn(label)) ?? 0;
    const [step] = offers
      .filter(({ label, hint }) => label.startsWith('Move to ') && !/Provokes|can’t stay/.test(hint))
      .sort((one, other) => visits(one) - visits(other) || (spaceIn(one.label) < spaceIn(other.label) ? 1 : -1));
    if (step !== undefined) this.#visits.set(spaceIn(step.label), visits(step) + 1);
    return step;
  }

  #end(offers: readonly Pickable[]): Pickable | undefined {
    for (const wish of ENDS) {
      const found = offers.find(({ label }) => wish.test(label));
      if (found === undefined) continue;
      if (/^End your turn|^Announce/.test(found.label)) this.turns += 1;
      return found;
    }
    return undefined;
  }

  /** By thumb, where it is a button or in a menu of which one is taken. */
  #take(offer: Pickable): Promise<void> {
    return offer.part.startsWith('set.') ? this.player.type(`/play ${offer.label}`) : this.player.tap(offer);
  }
}

/** Cards that can be played one after the other: for Move where they give some, else sideways; one way for each. */
function cardsIn(offers: readonly Pickable[]): string[] {
  const cards = new Map<string, string>();
  const ways = [/^([^:,]+): (?:Move|Attack|Shields) \d$/, /^(.+) sideways: (?:Move|Attack|Shields|Diplomacy) 1$/];
  for (const way of ways) {
    for (const { label } of offers) {
      const card = way.exec(label)?.[1];
      if (card !== undefined && !cards.has(card)) cards.set(card, label);
    }
  }
  return [...cards.values()];
}

function spaceIn(label: string): string {
  return /^Move to (\w+)/.exec(label)?.[1] ?? '';
}

function first(offers: readonly Pickable[]): Pickable {
  const [offer] = offers;
  if (offer === undefined) throw new Error('nothing is offered');
  return offer;
}
