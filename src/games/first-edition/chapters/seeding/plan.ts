import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, type Offering, open } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { cardOf } from '../../content/pool.ts';
import { locationOf, opponentOf, playerOf } from '../../position/find.ts';
import { calledAt } from '../../position/map-numbers.ts';
import { cardName, locationName } from '../../position/names.ts';
import type { FirstEdition, PlannedSeed } from '../../state.ts';
import type { CardId, LocationId } from '../../terms.ts';
import { fitsUnder, hiddenOf, isCopy, isEarned, isExcessSeed, misseedReason } from './mis-seeds.ts';

/** Answers other than a single card: where all cards go, or that they go as proposed. */
export type Planning = 'plan' | 'propose';

/** A player with several cards left may plan all of them at once: they are laid in turn all the same (C-SEED-03, C-SEED-04). */
export function planOffers(g: FirstEdition, seat: Seat): Offer<Planning>[] {
  if (hiddenOf(g, seat).length < 2) return [];
  const rule = 'C-SEED-03';
  return [
    open(
      {
        key: 'plan:proposal',
        verb: 'plan',
        // Without a hint, so that it has a button: nobody finds it in a list.
        label: 'Lay all of my cards as proposed',
        // What it comes to hangs on the cards.
        hidden: true,
        rule,
      },
      'propose',
    ),
    open({ key: 'plan:own', verb: 'plan', label: 'Say where each of my cards goes', rule }, 'plan'),
  ];
}

/** Which card goes where, all at once; those that aren’t named stay. The last one under a mission is met first. */
export function asksPlan(g: FirstEdition, seat: Seat): Offering<PlannedSeed> {
  const cards = hiddenOf(g, seat);
  const offers = [...new Set(cards)].flatMap((card) =>
    Object.keys(g.locations).map((location) => {
      const hint = misseedReason(g, seat, card, location);
      const option = {
        key: `under:${card}:${location}`,
        verb: 'under',
        label: asLabel(`${cardName(card)} under ${locationName(g, location)}`),
        group: cardName(card),
        ...calledAt(g, location, `${cardName(card)} under`),
        hidden: true,
        rule: 'C-SEED-13',
        ...(hint === null ? {} : { hint }),
      };
      return open(option, { card, location });
    }),
  );
  const prompt =
    'Which card goes under which mission? What lies under one last is met first, and what you leave out is not laid: to lay none is to pass. A mission’s number on the map will do.';
  return { seat, kind: 'subset', prompt, offers, min: 0, max: cards.length, rule: 'C-SEED-13' };
}

/** The planned cards of which the seat has enough copies. If a card was named too often, the first ones count. */
export function heldOf(g: FirstEdition, seat: Seat, planned: readonly PlannedSeed[]): PlannedSeed[] {
  const left = hiddenOf(g, seat);
  return planned.filter(({ card }) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Where the cards of a seat go if it has no wish: dilemmas spread under the other’s missions, artifacts under own ones. */
export function proposal(g: FirstEdition, seat: Seat): PlannedSeed[] {
  const plan: PlannedSeed[] = [];
  const count = (location: LocationId): number => plan.filter((one) => one.location === location).length;
  for (const card of hiddenOf(g, seat)) {
    const facts = cardOf(card);
    const own = isEarned(facts);
    const fitting = Object.keys(g.locations).filter(
      (location) =>
        fitsUnder(g, facts, location, seat) &&
        locationOf(g, location).missions.some(({ owner }) => owner === (own ? seat : opponentOf(seat))) &&
        misseedReason(g, seat, card, location) === null &&
        !isCrowded(g, seat, card, location, plan),
    );
    const [location] = fitting.sort((one, other) => count(one) - count(other));
    if (location !== undefined) plan.push({ card, location });
  }
  return plan;
}

/** Whether cards that are to lie there already stand against one more: copies, and of what only so many may lie there. */
function isCrowded(
  g: FirstEdition,
  seat: Seat,
  card: CardId,
  location: LocationId,
  plan: readonly PlannedSeed[],
): boolean {
  const there = plan.filter((one) => one.location === location);
  const facts = cardOf(card);
  if (!isEarned(facts)) return there.some((one) => isCopy(one.card, card));
  const all = [...locationOf(g, location).seeds, ...there.map((one) => ({ card: one.card, owner: seat }))];
  return isExcessSeed(g, facts, location, seat, all);
}

/** Replaces a plan by one that looks the same to others: as many cards in the same places. */
export function decoyPlan(g: FirstEdition, seat: Seat): void {
  const player = playerOf(g, seat);
  if (player.plan === undefined) return;
  const cards = hiddenOf(g, seat);
  player.plan = player.plan.flatMap(({ location }) => {
    const card = cards.shift();
    return card === undefined ? [] : [{ card, location }];
  });
}
