import type { Seat } from '../../../../kernel/types.ts';
import { keyed, no, type Obstacle, type Offer } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { cardOf } from '../../content/pool.ts';
import { isAgreed, ruleOf } from '../../content/rules.ts';
import { seedPhaseOf } from '../../content/seedable.ts';
import { sidesOf } from '../../content/sides.ts';
import { textFacts } from '../../content/text-facts.ts';
import { EFFECTS } from '../../effects/frame.ts';
import { FREE_SITES } from '../../options.ts';
import { ofType, playerOf } from '../../position/find.ts';
import { isAgenda } from '../../position/kinds.ts';
import { calledAt } from '../../position/map-numbers.ts';
import { calledOn, cardName, locationName, placeName, seatName } from '../../position/names.ts';
import { enter, takeCard } from '../../position/pieces.ts';
import { coreOf, onSurface } from '../../position/places.ts';
import { granted, saying } from '../../rules/ask.ts';
import type { Rule } from '../../rules/rule.ts';
import type { FirstEdition } from '../../state.ts';
import type { CardId, CardPlace, LocationId, SeedPhase } from '../../terms.ts';
import { layAgenda } from '../agendas/agendas.ts';
import { LAY_SITE, type Payload, type Play } from '../calls.ts';
import { berthsFor, docks } from '../play/places.ts';
import { noteAffiliations } from '../play/playing.ts';
import { copiesOf, copyWhy } from '../play/unique.ts';
import { stationsFor } from '../stations/laying.ts';
import { isPlanet } from '../teams/teams.ts';
import { establishWhy, groundOf } from './facilities.ts';
import { hiddenOf, misseedReason } from './mis-seeds.ts';

/** Returns the options to seed cards in a phase, listing identical copies only once (C-SEED-04). */
export function phaseOffers(g: FirstEdition, seat: Seat, phase: SeedPhase): Offer<Payload>[] {
  const cards = [...new Set(playerOf(g, seat).seeds)];
  const hidden = phase === 'dilemma' ? hiddenOf(g, seat) : [];
  return [
    ...cards.flatMap((card) =>
      hidden.includes(card)
        ? Object.keys(g.locations).map((id) => under(g, seat, card, id))
        : byFacts(g, seat, card, phase),
    ),
    ...cards.flatMap((card) => byRule(g, seat, card, phase)),
  ];
}

function byFacts(g: FirstEdition, seat: Seat, card: CardId, phase: SeedPhase): Offer<Payload>[] {
  const facts = cardOf(card);
  if (facts.type === 'Site' && phase === 'facility')
    return stationsFor(g, seat, card).map(({ to, why }) =>
      seedTo(g, seat, card, to, why ?? freeWhy(g, seat, card), 'C-SEED-32'),
    );
  if (facts.type !== 'Facility') return [];
  return sidesOf(card)
    .filter((side) => phaseOf(side) === phase)
    .flatMap((side) => Object.keys(g.locations).map((id) => facility(g, seat, card, side, id)));
}

/**
 * Returns the reason a site can't be placed on a station, or null if it can. Sites that count toward the seed deck
 * can't be placed there (C-DECK-09).
 */
function freeWhy(g: FirstEdition, seat: Seat, card: CardId): Obstacle {
  const deck = g.options.decks[seat];
  if (deck === undefined) return null;
  const copies = (cards: readonly CardId[]) => cards.filter((one) => one === card).length;
  const laid = ofType(g, 'Site').flatMap(({ owner, card: one }) => (owner === seat ? [one] : []));
  if (laid.length >= FREE_SITES) return no('C-DECK-09', `You have seeded ${FREE_SITES} sites, which is the limit.`);
  if (copies(laid) < copies(deck.seeds) - copies(deck.counted ?? [])) return null;
  return no(
    'C-DECK-09',
    () =>
      `${cardName(card)} isn’t one of your free sites. Sites that count toward your seed deck can’t go on a station.`,
  );
}

/** Returns the phase in which a facility is seeded (C-SEED-23), or null if it isn't seeded. */
function phaseOf(card: CardId): SeedPhase | null {
  const phase = ruleOf(card)?.stands?.phase;
  return phase === undefined ? 'facility' : phase;
}

/** True if a card can be seeded only in the facility phase (C-SEED-23, C-SEED-32). */
export function isForFacilities(card: CardId): boolean {
  const { type } = cardOf(card);
  const { phase = 'facility' } = ruleOf(card)?.seeds ?? {};
  const isLaid = type === 'Site' || type === 'Facility';
  return isLaid && phase === 'facility' && sidesOf(card).every((side) => phaseOf(side) === 'facility');
}

/** Seeds a card face down under a mission. */
export function layUnder(ctx: Play, seat: Seat, card: CardId, id: LocationId): void {
  const where = locationName(ctx.g, id);
  takeCard(playerOf(ctx.g, seat).seeds, card);
  // The card goes below the other cards there, so it is encountered first (C-SEED-13).
  ctx.g.locations[id]?.seeds.unshift({ card, owner: seat, seen: [] });
  const words = `seeds a card under ${where}.`;
  ctx.tell(seat, `You seed ${cardName(card)} under ${where}.`, `${seatName(seat)} ${words}`, 'C-SEED-13');
}

/**
 * Returns the option to seed a card face down under a mission (C-SEED-13). The card may go under any mission, since it may be a
 * bluff (C-SEED-20).
 */
function under(g: FirstEdition, seat: Seat, card: CardId, id: LocationId): Offer<Payload> {
  const payload: Payload = (ctx) => layUnder(ctx, seat, card, id);
  return keyed(`seed:${card}:${id}`, payload, null, () => {
    const hint = misseedReason(g, seat, card, id);
    return {
      verb: 'seed',
      label: asLabel(`${cardName(card)} under ${locationName(g, id)}`),
      group: cardName(card),
      ...calledAt(g, id, `${cardName(card)} under`),
      rule: 'C-SEED-13',
      hidden: true,
      ...(hint === null ? {} : { hint }),
    };
  });
}

/** Returns the option to seed a facility with one of its sides up. */
function facility(g: FirstEdition, seat: Seat, card: CardId, side: CardId, id: LocationId): Offer<Payload> {
  return seedTo(g, seat, card, groundOf(side, id), establishWhy(g, seat, side, id, 'seeded'), 'C-SEED-23', side);
}

/** Returns the option to seed a card face up in a place (C-SEED-25). */
function seedTo(
  g: FirstEdition,
  seat: Seat,
  card: CardId,
  to: CardPlace,
  why: Obstacle,
  rule: string,
  side = card,
): Offer<Payload> {
  const payload: Payload = (ctx) => {
    // Hidden agendas go face down, everything else face up (C-SEED-25).
    if (isAgenda(cardOf(card))) {
      layAgenda(ctx, seat, card, 'seeds');
      return;
    }
    takeCard(playerOf(ctx.g, seat).seeds, card);
    const piece = enter(ctx.g, side, seat, to);
    if (side !== card) piece.front = card;
    noteAffiliations(ctx.g, piece);
    ctx.log(`${seatName(seat)} seeds ${cardName(side)} ${placeName(ctx.g, to)}.`, rule);
    if (cardOf(card).type === 'Site') ctx.call(LAY_SITE, { seat, site: piece.id });
    const list = ruleOf(card)?.seeded ?? [];
    if (list.length > 0) ctx.call(EFFECTS, { seat, from: { seat, kind: 'piece', card, piece: piece.id }, list, to });
  };
  return keyed(`seed:${side}:${to}`, payload, why, () => ({
    verb: 'seed',
    label: asLabel(`${cardName(side)} ${placeName(g, to)}`),
    group: cardName(card),
    ...calledOn(to, seat),
    rule,
    hidden: true,
  }));
}

/**
 * Returns the phase and the places in which a card is seeded face up, including for cards by agreement (C-SEED-07, C-SEED-24).
 * Returns null if the card isn't seeded face up.
 */
export function seedsOf(card: CardId): NonNullable<Rule['seeds']> | null {
  return ruleOf(card)?.seeds ?? agreedSeeds(card);
}

/** Returns options for cards whose text says where they are seeded (C-SEED-07, C-SEED-24). */
function byRule(g: FirstEdition, seat: Seat, card: CardId, phase: SeedPhase): Offer<Payload>[] {
  const seeds = seedsOf(card);
  const own = seeds === null || seeds.phase !== phase ? [] : seeds.to(g, seat);
  const others = phase === 'facility' ? saying(g, 'harbors') : [];
  const harbors = others.flatMap(({ source, says }) => says(g, source, seat, card));
  return [...own, ...harbors].map((to) => seedTo(g, seat, card, to, copyWhy(g, seat, card), 'C-SEED-24'));
}

/**
 * Returns where a card by agreement is seeded face up, or null. Most of these cards go to the player's own table, and
 * the players move them from there by agreement.
 */
function agreedSeeds(card: CardId): NonNullable<Rule['seeds']> | null {
  const facts = cardOf(card);
  const people = textFacts(card).faceUpAt;
  const phase = people !== undefined ? 'facility' : isAgreed(card) ? seedPhaseOf(facts) : null;
  if (phase === null) return null;
  const places = (g: FirstEdition, seat: Seat) =>
    people === undefined ? [coreOf(seat)] : people === 'planet' ? planets(g) : ownOutposts(g, seat, card);
  // AU cards aren't seeded unless a card allows it (C-SEED-26). Personnel are seeded one at most, as their texts say.
  const isShut = (g: FirstEdition, seat: Seat) =>
    (facts.icons.includes('AU') && !granted(g, 'alternate', { seat, card })) ||
    (people !== undefined && copiesOf(g, card).some(({ owner }) => owner === seat));
  return { phase, to: (g, seat) => (isShut(g, seat) ? [] : places(g, seat)) };
}

function planets(g: FirstEdition): CardPlace[] {
  return Object.keys(g.locations).flatMap((id) => (isPlanet(g, id) ? [onSurface(id)] : []));
}

function ownOutposts(g: FirstEdition, seat: Seat, card: CardId): CardPlace[] {
  const open = berthsFor(g, seat, card).filter(({ facility, why }) => facility.seat === seat && why === null);
  return open.filter(({ facility }) => docks(facility)).map(({ to }) => to);
}
