import type { PagePlayer, Pickable } from './page-player.ts';

/** The way in which a hurried player plays a game. */
export interface PagePlan {
  /** Chooses among all offers: one to tap, or a line to type. */
  next(offers: readonly Pickable[], says: string): Pickable | string;
  /** The option that ends a turn. */
  readonly ends: RegExp;
}

/** The number of answers after which a turn should long have ended. */
const LONGEST = 150;

/** A player who plays a game on the page by a plan, by tapping or in lines. */
export class PageCaptain {
  readonly player: PagePlayer;
  /** The number of answers so far. */
  answers = 0;
  /** The number of turns that were ended. */
  turns = 0;
  readonly #plan: PagePlan;
  #sinceEnd = 0;

  constructor(player: PagePlayer, plan: PagePlan) {
    this.player = player;
    this.#plan = plan;
  }

  /** Answers the waiting question. Throws with the question once a plan goes round in circles. */
  async answer(): Promise<void> {
    const choice = this.#plan.next(this.player.offers(), this.player.says());
    this.answers += 1;
    if (++this.#sinceEnd > LONGEST)
      throw new Error(`No turn ends: ${JSON.stringify(choice)} once more.\n${this.player.says()}`);
    if (typeof choice === 'string') return this.player.type(`/play ${choice}`);
    if (this.#plan.ends.test(choice.label)) {
      this.turns += 1;
      this.#sinceEnd = 0;
    }
    await this.player.tap(choice);
  }
}

/** The first offer that matches the first of these wishes, otherwise one that matches the second, and so on. */
export function wished(offers: readonly Pickable[], wishes: readonly RegExp[]): Pickable | undefined {
  for (const wish of wishes) {
    const found = offers.find(({ label }) => wish.test(label));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The first offer, for when nothing is better than anything else. */
export function anyOf([offer]: readonly Pickable[]): Pickable {
  if (offer === undefined) throw new Error('nothing is offered');
  return offer;
}

/** Taps a button, or a line of a menu that takes one choice. Otherwise types a line. */
export function asTaken(offer: Pickable): Pickable | string {
  return offer.part.startsWith('set.') ? offer.label : offer;
}
