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

/** Ways to seed all remaining cards without further questions: the player's own plan, or the proposed plan. */
export type Planning = 'plan' | 'propose';

/**
 * Returns the options to plan all remaining hidden cards in one step. The cards are still seeded one at a time in alternation
 * (C-SEED-03, C-SEED-04).
 */
export function planOffers(g: FirstEdition, seat: Seat): Offer<Planning>[] {
  if (hiddenOf(g, seat).length < 2) return [];
  const rule = 'C-SEED-03';
  return [
    open(
      {
        key: 'plan:proposal',
        verb: 'plan',
        // The option has no hint, so that it is shown as a button and not only in a list.
        label: 'Seed all my cards as proposed',
        // The option's result depends on hidden cards.
        hidden: true,
        rule,
      },
      'propose',
    ),
    open({ key: 'plan:own', verb: 'plan', label: 'Choose where each of my cards goes', rule }, 'plan'),
  ];
}

/** Asks where each card goes. Cards left out stay in hand. The last card under a mission is encountered first. */
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
    'Which cards go under which missions? The last is encountered first. Choose none to pass. Mission numbers work too.';
  return { seat, kind: 'subset', prompt, offers, min: 0, max: cards.length, rule: 'C-SEED-13' };
}

/**
 * Returns the planned cards that the player still has copies of. If the plan has too many copies of a card, the first
 * ones count.
 */
export function heldOf(g: FirstEdition, seat: Seat, planned: readonly PlannedSeed[]): PlannedSeed[] {
  const left = hiddenOf(g, seat);
  return planned.filter(({ card }) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Returns the proposed plan: dilemmas spread under the opponent's missions, artifacts under the player's own. */
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

/** True if the cards planned for a mission leave no room for this one: a copy of it, or too many of its kind. */
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

/** Replaces a plan with one that looks the same to the opponent: the same number of cards in the same places. */
export function decoyPlan(g: FirstEdition, seat: Seat): void {
  const player = playerOf(g, seat);
  if (player.plan === undefined) return;
  const cards = hiddenOf(g, seat);
  player.plan = player.plan.flatMap(({ location }) => {
    const card = cards.shift();
    return card === undefined ? [] : [{ card, location }];
  });
}
