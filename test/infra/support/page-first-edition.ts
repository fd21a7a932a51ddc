import { anyOf, asTaken, type PagePlan, wished } from './page-captain.ts';
import type { Pickable } from './page-player.ts';

/** First Edition in a hurry: the game's suggestions, one more personnel each turn, and attempts wherever people are. */
export class FirstEditionPlan implements PagePlan {
  readonly ends = /^End the turn/;

  next(offers: readonly Pickable[]): Pickable | string {
    return asTaken(wished(offers, WISHES) ?? anyOf(offers));
  }
}

/** Options, best first. Some of them open a list. */
const WISHES = [
  /^(?:Left|Right) end, for this and all later missions/,
  /^Seed all my cards as proposed/,
  /Federation Outpost at/,
  /^(?:Attempt|Solve)/,
  /aboard Federation Outpost|docked at Federation Outpost/,
  /^Report/,
  /^End the turn/,
  /^Pass/,
];
