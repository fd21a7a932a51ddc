import type { Seat } from '../../../../kernel/types.ts';
import { type Card, isOf } from '../../content/card.ts';
import { cardOf } from '../../content/pool.ts';
import { ruleOf } from '../../content/rules.ts';
import { underOf } from '../../content/seedable.ts';
import { textFacts } from '../../content/text-facts.ts';
import { locationOf, playerOf } from '../../position/find.ts';
import { isArtifact, isDilemma, isHidden, isMission, isPersonnel } from '../../position/kinds.ts';
import { takeCard } from '../../position/pieces.ts';
import type { Beneath } from '../../rules/rule.ts';
import type { FirstEdition, OwnedCard } from '../../state.ts';
import type { CardId, LocationId } from '../../terms.ts';
import { areCopies } from '../play/unique.ts';
import { whereOf } from '../teams/teams.ts';

/** Returns the rule of a mission here that lets a card be seeded under it (C-SEED-27), or null. */
function takenBy(g: FirstEdition, card: Card, location: LocationId): Beneath | null {
  const says = locationOf(g, location).missions.flatMap((laid) => ruleOf(laid.card)?.beneath ?? []);
  return says.find(({ takes }) => takes(card)) ?? null;
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

/** The maximum number of personnel that may be seeded with a card that freezes them. */
const MOST_FROZEN = 3;

/** True if a card's text lets players seed personnel with it. */
function freezes(card: CardId): boolean {
  return textFacts(card).freezes === true;
}

/** True if a personnel may be seeded with a Cryosatellite. */
function canFreeze(card: Card): boolean {
  return isPersonnel(card) && card.icons.includes('AU');
}

/** True if a player has a Cryosatellite under the mission, or one was found in the attempt there. */
function hasCryosatellite(g: FirstEdition, location: LocationId, seat: Seat): boolean {
  const { seeds } = locationOf(g, location);
  const found = g.attempt?.location === location ? g.attempt.found : [];
  return [...seeds, ...found].some(({ owner, card }) => owner === seat && freezes(card));
}

/**
 * Returns a player's sites that may still be seeded under missions as bluffs: those that count toward the seed deck
 * (C-DECK-09).
 */
export function bluffsLeft(g: FirstEdition, seat: Seat): CardId[] {
  const left = [...(g.options.decks[seat]?.counted ?? [])];
  for (const card of laidBy(g, seat)) if (left.includes(card)) takeCard(left, card);
  return left;
}

/** Returns a player's cards that go face down under missions, one entry per copy. */
export function hiddenOf(g: FirstEdition, seat: Seat): CardId[] {
  const bluffs = bluffsLeft(g, seat);
  const { seeds } = playerOf(g, seat);
  const isFreezing = [...seeds, ...laidBy(g, seat)].some(freezes);
  return seeds.filter((card) => {
    if (liesUnder(g, card) || (isFreezing && canFreeze(cardOf(card)))) return true;
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
  if (takenBy(g, card, location) !== null) return true;
  if (canFreeze(card) && hasCryosatellite(g, location, owner)) return true;
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
 * is exceeded, all cards of that kind are mis-seeds. The limit is one artifact, not counting a Cryosatellite
 * (C-SEED-15). If another card's text allows cards to be seeded here, each may be seeded once, up to the total number
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
    return isTwice || artifacts.length > (artifacts.some(({ id }) => freezes(id)) ? 2 : 1);
  }
  const frozen = { takes: canFreeze, most: MOST_FROZEN };
  const { takes, most } = by ?? (canFreeze(card) ? frozen : { takes: () => false, most: Number.POSITIVE_INFINITY });
  return own.some((one) => areCopies(one, card)) || own.filter(takes).length + 1 > most;
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
