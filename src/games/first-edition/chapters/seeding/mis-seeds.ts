import type { Seat } from '../../../../kernel/types.ts';
import { type Card, isOf } from '../../content/card.ts';
import { ruleOf } from '../../content/effects/rules.ts';
import { cardOf } from '../../content/pool.ts';
import { CRYOSATELLITE, MOST_FROZEN, underOf } from '../../content/seedable.ts';
import { locationOf, playerOf } from '../../position/find.ts';
import { isArtifact, isDilemma, isHidden, isMission, isPersonnel } from '../../position/kinds.ts';
import { takeCard } from '../../position/pieces.ts';
import type { Beneath } from '../../rules/rule.ts';
import type { FirstEdition, OwnedCard } from '../../state.ts';
import type { CardId, LocationId } from '../../terms.ts';
import { areCopies } from '../play/unique.ts';
import { whereOf } from '../teams/teams.ts';

/** The rule of a mission at a location on a card that may be seeded there by the mission’s text only (C-SEED-27), or null. */
function takenBy(g: FirstEdition, card: Card, location: LocationId): Beneath | null {
  const says = locationOf(g, location).missions.flatMap((laid) => ruleOf(laid.card)?.beneath ?? []);
  return says.find(({ takes }) => takes(card)) ?? null;
}

/** Whether a card may lie face down under missions: dilemmas, artifacts, who says so, and what a mission in play takes (C-SEED-25, C-SEED-27). */
export function liesUnder(g: FirstEdition, card: CardId): boolean {
  const facts = cardOf(card);
  if (isHidden(facts) || ruleOf(card)?.buried !== undefined || underOf(facts) !== null) return true;
  return isOf(facts, 'Personnel', 'Equipment') && Object.keys(g.locations).some((id) => takenBy(g, facts, id) !== null);
}

/** Cards of a seat under missions. */
function laidBy(g: FirstEdition, seat: Seat): CardId[] {
  return Object.values(g.locations).flatMap(({ seeds }) =>
    seeds.flatMap(({ owner, card }) => (owner === seat ? [card] : [])),
  );
}

/** Whether somebody may be seeded with a Cryosatellite. */
function canFreeze(card: Card): boolean {
  return isPersonnel(card) && card.icons.includes('AU');
}

/** Whether a seat has a Cryosatellite under a mission, or one was found in the attempt there. */
function hasCryosatellite(g: FirstEdition, location: LocationId, seat: Seat): boolean {
  const { seeds } = locationOf(g, location);
  const found = g.attempt?.location === location ? g.attempt.found : [];
  return [...seeds, ...found].some(({ owner, card }) => owner === seat && card === CRYOSATELLITE);
}

/** Sites of a seat that may still lie under missions, as a bluff alone: those that count among its cards to be seeded (C-DECK-09). */
export function bluffsLeft(g: FirstEdition, seat: Seat): CardId[] {
  const left = [...(g.options.decks[seat]?.counted ?? [])];
  for (const card of laidBy(g, seat)) if (left.includes(card)) takeCard(left, card);
  return left;
}

/** Cards of a seat that go face down under missions, each copy. */
export function hiddenOf(g: FirstEdition, seat: Seat): CardId[] {
  const bluffs = bluffsLeft(g, seat);
  const { seeds } = playerOf(g, seat);
  const isFreezing = [...seeds, ...laidBy(g, seat)].includes(CRYOSATELLITE);
  return seeds.filter((card) => {
    if (liesUnder(g, card) || (isFreezing && canFreeze(cardOf(card)))) return true;
    const isBluff = bluffs.includes(card);
    if (isBluff) takeCard(bluffs, card);
    return isBluff;
  });
}

/** Whether a card is gained as its mission is solved: what lies there like an artifact, not like a dilemma (C-SEED-27). */
export function isEarned(card: Card): boolean {
  return !isDilemma(card) && underOf(card)?.like !== 'dilemma';
}

/**
 * Whether a card of a seat has an icon that fits a location, or may lie there by its text, that of the mission, or that of another card
 * of this seat there (C-SEED-14, C-SEED-27).
 */
export function fitsUnder(g: FirstEdition, card: Card, location: LocationId, owner: Seat): boolean {
  if (ruleOf(card.id)?.buried?.(g, location) === true || takenBy(g, card, location) !== null) return true;
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
 * Whether a card that isn’t a dilemma is one of too many that its owner has laid there, with the others: every one of them is wrong then.
 * One artifact (C-SEED-15), or one beside a Cryosatellite; of what lies there by a text one copy of each, and no more than a mission or
 * the Cryosatellite says (C-SEED-17).
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
    return isTwice || artifacts.length > (artifacts.some(({ id }) => id === CRYOSATELLITE) ? 2 : 1);
  }
  const frozen = { takes: canFreeze, most: MOST_FROZEN };
  const { takes, most = Number.POSITIVE_INFINITY } = by ?? (canFreeze(card) ? frozen : { takes: () => false });
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

/** Says why a card would be a mis-seed here, or null if it wouldn’t be (C-SEED-15, C-SEED-16, C-SEED-17). */
export function misseedReason(g: FirstEdition, seat: Seat, card: CardId, location: LocationId): string | null {
  const facts = cardOf(card);
  if (!fitsUnder(g, facts, location, seat)) return 'A bluff: it doesn’t fit this mission';
  const { seeds } = locationOf(g, location);
  if (seeds.some((seed) => seed.owner === seat && isCopy(seed.card, card))) return 'A bluff: a second copy here';
  if (!isEarned(facts) || !isExcessSeed(g, facts, location, seat, seeds)) return null;
  return isArtifact(facts) ? 'A bluff: with two artifacts both are wrong' : 'A bluff: with so many all are wrong';
}
