import type { Seat } from '../../../../kernel/types.ts';
import { type Card, isOf } from '../../content/card.ts';
import { ruleOf } from '../../content/effects/rules.ts';
import { cardOf } from '../../content/pool.ts';
import { locationOf, playerOf } from '../../position/find.ts';
import { isArtifact, isDilemma, isHidden } from '../../position/kinds.ts';
import { takeCard } from '../../position/pieces.ts';
import type { Beneath } from '../../rules/rule.ts';
import type { FirstEdition, OwnedCard } from '../../state.ts';
import type { CardId, LocationId } from '../../terms.ts';
import { areCopies } from '../play/unique.ts';
import { whereOf } from '../teams/teams.ts';

/** What a mission at a location says of a card that may lie under it by its text alone (C-SEED-27); null: it says nothing. */
function takenBy(g: FirstEdition, card: Card, location: LocationId): Beneath | null {
  const says = locationOf(g, location).missions.flatMap((laid) => ruleOf(laid.card)?.beneath ?? []);
  return says.find(({ takes }) => takes(card)) ?? null;
}

/** Whether a card may lie face down under missions: dilemmas, artifacts, who says so, and what a mission in play takes (C-SEED-25, C-SEED-27). */
export function liesUnder(g: FirstEdition, card: CardId): boolean {
  const facts = cardOf(card);
  if (isHidden(facts) || ruleOf(card)?.buried !== undefined) return true;
  return isOf(facts, 'Personnel', 'Equipment') && Object.keys(g.locations).some((id) => takenBy(g, facts, id) !== null);
}

/** Sites of a seat that may still lie under missions, as a bluff alone: those that count among its cards to be seeded (C-DECK-09). */
export function bluffsLeft(g: FirstEdition, seat: Seat): CardId[] {
  const left = [...(g.options.decks[seat]?.counted ?? [])];
  const laid = Object.values(g.locations).flatMap(({ seeds }) => seeds.filter(({ owner }) => owner === seat));
  for (const { card } of laid) if (left.includes(card)) takeCard(left, card);
  return left;
}

/** Cards of a seat that go face down under missions, each copy. */
export function hiddenOf(g: FirstEdition, seat: Seat): CardId[] {
  const bluffs = bluffsLeft(g, seat);
  return playerOf(g, seat).seeds.filter((card) => {
    if (liesUnder(g, card)) return true;
    const isBluff = bluffs.includes(card);
    if (isBluff) takeCard(bluffs, card);
    return isBluff;
  });
}

/** Whether a card is gained as its mission is solved: what lies there and isn’t a dilemma does as artifacts do (C-SEED-27). */
export function isEarned(card: Card): boolean {
  return !isDilemma(card);
}

/** Whether a card has an icon that fits a location, or may lie there by its text or that of the mission (C-SEED-14, C-SEED-27). */
export function fitsUnder(g: FirstEdition, card: Card, location: LocationId): boolean {
  if (ruleOf(card.id)?.buried?.(g, location) === true || takenBy(g, card, location) !== null) return true;
  const where = whereOf(g, location);
  if (isArtifact(card)) return where !== 'space';
  if (!isDilemma(card)) return false;
  return card.where === 'either' || where === 'both' || card.where === where;
}

/**
 * Whether a card that isn’t a dilemma is one of too many that its owner has laid there, with the others: every one of them is wrong then.
 * One artifact (C-SEED-15), of what lies there by a text one copy of each, and no more than a mission says (C-SEED-17).
 */
export function isOneTooMany(
  g: FirstEdition,
  card: Card,
  location: LocationId,
  owner: Seat,
  others: readonly OwnedCard[],
): boolean {
  const own = others.filter((one) => one.owner === owner).map((one) => cardOf(one.card));
  const by = takenBy(g, card, location);
  if (by === null && isArtifact(card)) return own.some((one) => isArtifact(one) && takenBy(g, one, location) === null);
  const { takes, most = Number.POSITIVE_INFINITY } = by ?? { takes: () => false };
  return own.some((one) => areCopies(one, card)) || own.filter(takes).length + 1 > most;
}

/**
 * Whether two cards under a mission are copies: of one title, whichever printing (C-DECK-13); a combo is one of each of its halves, too
 * (C-SEED-22).
 */
export function isCopy(one: CardId, other: CardId): boolean {
  const parts = (card: CardId) => [card, ...(ruleOf(card)?.meeting?.halves ?? [])].map(cardOf);
  return parts(one).some((part) => parts(other).some((copy) => areCopies(part, copy)));
}

/** What a seat would seed wrongly here, in words; null: nothing is wrong (C-SEED-15, C-SEED-16, C-SEED-17). */
export function misseedWords(g: FirstEdition, seat: Seat, card: CardId, location: LocationId): string | null {
  const facts = cardOf(card);
  if (!fitsUnder(g, facts, location)) return 'A bluff: it doesn’t fit this mission';
  const { seeds } = locationOf(g, location);
  if (seeds.some((seed) => seed.owner === seat && isCopy(seed.card, card))) return 'A bluff: a second copy here';
  if (!isEarned(facts) || !isOneTooMany(g, facts, location, seat, seeds)) return null;
  return isArtifact(facts) ? 'A bluff: with two artifacts both are wrong' : 'A bluff: with so many all are wrong';
}
