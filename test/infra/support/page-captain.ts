import type { PagePlayer, Pickable } from './page-player.ts';

/** How somebody in a hurry plays a game. */
export interface PagePlan {
  /** What is done of all that is offered: one of them by thumb, or a line to be typed. */
  next(offers: readonly Pickable[], says: string): Pickable | string;
  /** What ends a turn. */
  readonly ends: RegExp;
}

/** Answers after which a turn should long have ended. */
const LONGEST = 150;

/** Somebody who plays a game on the page by a plan, by thumb or in lines. */
export class PageCaptain {
  readonly player: PagePlayer;
  /** Answers so far. */
  answers = 0;
  /** Turns that were ended. */
  turns = 0;
  readonly #plan: PagePlan;
  #sinceEnd = 0;

  constructor(player: PagePlayer, plan: PagePlan) {
    this.player = player;
    this.#plan = plan;
  }

  /** Answers the question that waits. Throws once a plan goes round in circles, with what is asked then. */
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

/** The first offer that the first of these wishes fits, else one that the second fits, and so on. */
export function wished(offers: readonly Pickable[], wishes: readonly RegExp[]): Pickable | undefined {
  for (const wish of wishes) {
    const found = offers.find(({ label }) => wish.test(label));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The first offer, where nothing is better than anything else. */
export function anyOf([offer]: readonly Pickable[]): Pickable {
  if (offer === undefined) throw new Error('nothing is offered');
  return offer;
}

/** By thumb, where it is a button or in a menu of which one is taken; else as a line. */
export function asTaken(offer: Pickable): Pickable | string {
  return offer.part.startsWith('set.') ? offer.label : offer;
}
