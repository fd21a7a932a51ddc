import type { Seat } from '../../../../kernel/types.ts';
import { type Card, isOf } from '../../content/card.ts';
import { cardOf } from '../../content/pool.ts';
import { ruleOf } from '../../content/rules.ts';
import { underOf } from '../../content/seedable.ts';
import { type Beneath, textFacts } from '../../content/text-facts.ts';
import { locationOf, playerOf } from '../../position/find.ts';
import { isArtifact, isDilemma, isHidden, isMission } from '../../position/kinds.ts';
import { takeCard } from '../../position/pieces.ts';
import type { FirstEdition } from '../../state.ts';
import type { CardId, LocationId, OwnedCard } from '../../terms.ts';
import { areCopies } from '../play/unique.ts';
import { whereOf } from '../teams/teams.ts';

/** Returns what a mission here says about cards that may be seeded under it (C-SEED-27), if it accepts this card. */
function takenBy(g: FirstEdition, card: Card, location: LocationId): Beneath | null {
  return accepting(
    card,
    locationOf(g, location).missions.map((laid) => laid.card),
  );
}

/** Returns the text of the first of these cards that lets a card be seeded under or with it, or null. */
function accepting(card: Card, others: readonly CardId[]): Beneath | null {
  for (const other of others) {
    const { beneath } = textFacts(other);
    if (beneath?.takes(card) === true) return beneath;
  }
  return null;
}

/**
 * True if a card may be seeded face down under missions. These are dilemmas, artifacts, cards whose text allows it, and
 * cards that a mission in play accepts (C-SEED-25, C-SEED-27).
 */
export function liesUnder(g: FirstEdition, card: CardId): boolean {
  const facts = cardOf(card);
  if (isHidden(facts) || underOf(facts) !== null) return true;
  return isOf(facts, 'Personnel', 'Equipment') && Object.keys(g.locations).some((id) => takenBy(g, facts, id) !== null);
}

/** Returns a player's cards under missions. */
function laidBy(g: FirstEdition, seat: Seat): CardId[] {
  return Object.values(g.locations).flatMap(({ seeds }) =>
    seeds.flatMap(({ owner, card }) => (owner === seat ? [card] : [])),
  );
}

/**
 * Returns the text of another card that its player has seeded here, or that was found in the attempt here, if it lets
 * this card be seeded with it (C-SEED-27), or null.
 */
function joining(g: FirstEdition, card: Card, location: LocationId, seat: Seat): Beneath | null {
  const { seeds } = locationOf(g, location);
  const found = g.attempt?.location === location ? g.attempt.found : [];
  return accepting(
    card,
    [...seeds, ...found].flatMap((other) => (other.owner === seat ? [other.card] : [])),
  );
}

/**
 * Returns a player's sites that may still be seeded under missions as bluffs: those that count toward the seed deck
 * (C-DECK-09).
 */
function bluffsLeft(g: FirstEdition, seat: Seat): CardId[] {
  const left = [...(g.options.decks[seat]?.counted ?? [])];
  for (const card of laidBy(g, seat)) if (left.includes(card)) takeCard(left, card);
  return left;
}

/** Returns a player's cards that go face down under missions, one entry per copy. */
export function hiddenOf(g: FirstEdition, seat: Seat): CardId[] {
  const bluffs = bluffsLeft(g, seat);
  const { seeds } = playerOf(g, seat);
  const others = [...seeds, ...laidBy(g, seat)];
  return seeds.filter((card) => {
    if (liesUnder(g, card) || accepting(cardOf(card), others) !== null) return true;
    const isBluff = bluffs.includes(card);
    if (isBluff) takeCard(bluffs, card);
    return isBluff;
  });
}

/**
 * True if solving the mission earns the card, as it does for cards seeded like artifacts but not for those seeded like
 * dilemmas (C-SEED-27).
 */
export function isEarned(card: Card): boolean {
  return !isDilemma(card) && underOf(card)?.like !== 'dilemma';
}

/**
 * True if a card may be seeded at a location, because of a fitting icon, its own text, the mission's text or another of
 * this player's cards there (C-SEED-14, C-SEED-27).
 */
export function fitsUnder(g: FirstEdition, card: Card, location: LocationId, owner: Seat): boolean {
  if (takenBy(g, card, location) !== null || joining(g, card, location, owner) !== null) return true;
  const under = underOf(card);
  if (under !== null)
    return locationOf(g, location).missions.some((laid) => {
      const mission = cardOf(laid.card);
      return isMission(mission) && under.at(mission);
    });
  const where = whereOf(g, location);
  if (isArtifact(card)) return where !== 'space';
  if (!isDilemma(card)) return false;
  return card.where === 'either' || where === 'both' || card.where === where;
}

/**
 * True if a card that isn't a dilemma exceeds the limit on cards of its kind that its owner may seed here. If the limit
 * is exceeded, all cards of that kind are mis-seeds. The limit is one artifact, not counting a card that
 * lets others be seeded with it (C-SEED-15). If another card's text allows cards to be seeded here, each may be seeded once, up to the total number
 * that the text allows (C-SEED-17).
 */
export function isExcessSeed(
  g: FirstEdition,
  card: Card,
  location: LocationId,
  owner: Seat,
  others: readonly OwnedCard[],
): boolean {
  const own = others.filter((one) => one.owner === owner).map((one) => cardOf(one.card));
  const by = takenBy(g, card, location);
  if (by === null && isArtifact(card)) {
    const artifacts = [card, ...own.filter((one) => isArtifact(one) && takenBy(g, one, location) === null)];
    const isTwice = artifacts.slice(1).some((one) => areCopies(one, card));
    return isTwice || artifacts.length > (artifacts.some(({ id }) => textFacts(id).beneath !== undefined) ? 2 : 1);
  }
  if (own.some((one) => areCopies(one, card))) return true;
  const text = by ?? joining(g, card, location, owner);
  return text !== null && own.filter(text.takes).length + 1 > text.most;
}

/**
 * True if two cards under a mission are copies: they share a title, in any printing (C-DECK-13). A combo dilemma is
 * also a copy of each of its halves (C-SEED-22).
 */
export function isCopy(one: CardId, other: CardId): boolean {
  const parts = (card: CardId) => [card, ...(ruleOf(card)?.meeting?.halves ?? [])].map(cardOf);
  return parts(one).some((part) => parts(other).some((copy) => areCopies(part, copy)));
}

/** Returns the reason a card would be a mis-seed here, or null if it wouldn't (C-SEED-15, C-SEED-16, C-SEED-17). */
export function misseedReason(g: FirstEdition, seat: Seat, card: CardId, location: LocationId): string | null {
  const facts = cardOf(card);
  if (!fitsUnder(g, facts, location, seat)) return 'A bluff: it doesn’t fit this mission';
  const { seeds } = locationOf(g, location);
  if (seeds.some((seed) => seed.owner === seat && isCopy(seed.card, card)))
    return 'A bluff: you already have a copy here';
  if (!isEarned(facts) || !isExcessSeed(g, facts, location, seat, seeds)) return null;
  return isArtifact(facts)
    ? 'A bluff: two artifacts here are both mis-seeds'
    : 'A bluff: too many of these, so all would be mis-seeds';
}
