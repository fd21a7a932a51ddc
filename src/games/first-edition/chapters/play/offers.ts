import type { Seat } from '../../../../kernel/types.ts';
import { keyed, no, type Obstacle, type Offer } from '../../../kit/offers.ts';
import { asHint, asLabel } from '../../../kit/words.ts';
import { isOf } from '../../content/card.ts';
import { cardOf } from '../../content/pool.ts';
import type { Affiliation, CardType } from '../../content/printed.ts';
import { isAgreed, ruleOf } from '../../content/rules.ts';
import { keptBy, playerOf } from '../../position/find.ts';
import { isAgenda, isArtifact, isDilemma } from '../../position/kinds.ts';
import { calledOn, cardName, placeName } from '../../position/names.ts';
import { coreOf } from '../../position/places.ts';
import { added, banned, granted, hasAnswer, saying } from '../../rules/ask.ts';
import { reachesPlace } from '../../rules/reach.ts';
import type { FirstEdition } from '../../state.ts';
import type { CardId, CardPlace, PieceId } from '../../terms.ts';
import { layAgenda } from '../agendas/agendas.ts';
import { type Payload, PLAY } from '../calls.ts';
import { targetWhy } from '../cloak/concealment.ts';
import { confinedWhy } from '../holograms/holograms.ts';
import { hideoutsFor } from '../infiltration/hideouts.ts';
import { establishWhy, groundOf } from '../seeding/facilities.ts';
import { stationsFor } from '../stations/laying.ts';
import { siteBerths } from '../stations/reports.ts';
import { berthsFor } from './places.ts';
import { copyWhy, uniqueWhy } from './unique.ts';

/** The key of the lasting effect that forces a player to play a card (C-PLAY-19). */
export const MUST_PLAY = 'must-play';

/** Types of cards that don't use the card play (C-PLAY-02). */
const ANY_TIME = ['Interrupt', 'Q Interrupt', 'Doorway'] as const;

/** Types of cards that may be played even though their text is carried out by agreement. */
const ON_TABLE: ReadonlySet<CardType> = new Set([...ANY_TIME, 'Event', 'Facility', 'Incident', 'Objective', 'Site']);

/**
 * Returns the interrupts that a player can play. During the opponent's turn, only interrupts can be played (C-TURN-15).
 */
export function interruptOffers(g: FirstEdition, seat: Seat): Offer<Payload>[] {
  const { hand } = playerOf(g, seat);
  const cards = hand.filter((card) => isOf(cardOf(card), 'Interrupt', 'Q Interrupt'));
  return [
    ...[...new Set(cards)].flatMap((card) => (isShut(g, seat, card) ? [] : offersOf(g, seat, card))),
    ...keptOffers(g, seat, true),
  ];
}

/**
 * Returns the options to play a card from hand, one for each card and target (C-PLAY-01, C-RESPONSE-04). If `barred` is
 * set, the result also includes cards that can't be played now.
 */
export function playOffers(g: FirstEdition, seat: Seat, barred = true): Offer<Payload>[] {
  const cards = [...new Set(playerOf(g, seat).hand)];
  return [
    ...cards.flatMap((card) => (!barred && isShut(g, seat, card) ? [] : offersOf(g, seat, card))),
    ...keptOffers(g, seat, false),
  ];
}

/** True if a player still has the normal card play and could use it now on a card in hand (C-PLAY-01, C-TURN-04). */
export function canPlay(g: FirstEdition, seat: Seat): boolean {
  if (g.turn?.segment !== 'plays' || g.turn.played > 0) return false;
  return [...new Set(playerOf(g, seat).hand)].some(
    (card) =>
      !isOf(cardOf(card), ...ANY_TIME) &&
      ruleOf(card)?.anyTime !== true &&
      !isShut(g, seat, card) &&
      offersOf(g, seat, card).some(({ why }) => why === null),
  );
}

/**
 * Returns options for earned artifacts that a player has kept (C-TYPES-09). If `anyTime` is set, returns only options
 * for artifacts played as interrupts.
 */
function keptOffers(g: FirstEdition, seat: Seat, anyTime: boolean): Offer<Payload>[] {
  return keptBy(g, seat)
    .filter(({ card }) => !anyTime || ruleOf(card)?.anyTime === true)
    .flatMap(({ id, card }) => offersOf(g, seat, card, id));
}

function offersOf(g: FirstEdition, seat: Seat, card: CardId, kept?: PieceId): Offer<Payload>[] {
  // Hidden agendas go face down, whether their text is automated or carried out by agreement (C-TYPES-18).
  if (isAgenda(cardOf(card)) && !isDilemma(cardOf(card))) return [agenda(g, seat, card)];
  const unearned = kept === undefined ? unearnedWhy(card) : null;
  return spotsFor(g, seat, card).map((spot) =>
    play(g, seat, card, spot, unearned ?? playWhy(g, seat, card, spot.to, spot.way) ?? spot.why, kept),
  );
}

/** Returns the reason an artifact can't be played before it is earned, or null for other cards (C-OPEN-13). */
function unearnedWhy(card: CardId): Obstacle {
  const facts = cardOf(card);
  return isArtifact(facts) ? no('C-OPEN-13', `${facts.title} must be earned before it can be played.`) : null;
}

/**
 * Returns the option to play a card face down. The option uses the normal card play if playing the card face up would use it
 * (C-TYPES-18).
 */
function agenda(g: FirstEdition, seat: Seat, card: CardId): Offer<Payload> {
  const payload: Payload = (ctx) => {
    const free = isFree(ctx.g, seat, card, coreOf(seat));
    if (ctx.g.turn !== null && !free) ctx.g.turn.played += 1;
    layAgenda(ctx, seat, card, 'hand', free);
  };
  return keyed(`agenda:${card}`, payload, playWhy(g, seat, card, coreOf(seat)), () => ({
    verb: 'play',
    label: asLabel(`${cardName(card)} face down`),
    group: cardName(card),
    rule: 'C-TYPES-18',
    hidden: true,
  }));
}

/**
 * A place where a card could enter play. If that isn't possible now, `why` is the reason. The card's cost isn't
 * considered.
 */
export interface Spot {
  to: CardPlace;
  why: Obstacle;
  mode?: string | null;
  way?: string;
  /** Set if the card enters play as an infiltrator of this affiliation (C-INFIL-01). */
  infiltrates?: Affiliation;
}

/** Keeps one spot per place, an allowed one if possible. */
function onceEach(spots: readonly Spot[]): Spot[] {
  const found = new Map<CardPlace, Spot>();
  for (const spot of spots) {
    const known = found.get(spot.to);
    if (known === undefined || (known.why !== null && spot.why === null)) found.set(spot.to, spot);
  }
  return [...found.values()];
}

/** Returns the spots where a player could play or report a card. */
export function spotsFor(g: FirstEdition, seat: Seat, card: CardId): Spot[] {
  const facts = cardOf(card);
  const { plays, reports, ways = {} } = ruleOf(card) ?? {};
  if (isOf(facts, 'Personnel', 'Ship', 'Equipment')) {
    const why = (to: CardPlace) => uniqueWhy(g, seat, card, to);
    const granted = saying(g, 'berths').flatMap(({ source, says }) =>
      says(g, source, seat, card).filter((to) => reachesPlace(g, source, to)),
    );
    return onceEach([
      ...berthsFor(g, seat, card).map((berth) => ({ to: berth.to, why: why(berth.to) ?? berth.why, mode: berth.mode })),
      ...siteBerths(g, seat, card).map(({ to, mode, why: closed }) => ({ to, why: why(to) ?? closed, mode })),
      ...hideoutsFor(g, seat, card).map(({ to, side }) => ({ to, why: why(to), infiltrates: side })),
      ...[...(reports?.(g, seat) ?? []), ...granted].map((to) => ({ to, why: why(to) ?? confinedWhy(g, card, to) })),
    ]);
  }
  // Outposts can be built, and so can facilities whose text allows it (C-FAC-05).
  if (facts.type === 'Facility' && (facts.facility === 'Outpost' || ruleOf(card)?.stands !== undefined))
    return Object.keys(g.locations).map((id) => ({
      to: groundOf(card, id),
      why: establishWhy(g, seat, card, id, 'built'),
    }));
  // Sites may be played (C-FAC-12).
  if (facts.type === 'Site') return stationsFor(g, seat, card);
  // A card by agreement first goes to its player's own table.
  if (ON_TABLE.has(facts.type) && isAgreed(card)) return [{ to: coreOf(seat), why: null }];
  return [
    ...(plays?.(g, seat) ?? []).map((to) => ({ to, why: null })),
    ...Object.entries(ways).flatMap(([way, { plays: where }]) => where(g, seat).map((to) => ({ to, why: null, way }))),
  ];
}

function play(
  g: FirstEdition,
  seat: Seat,
  card: CardId,
  { to, mode = null, way, infiltrates }: Omit<Spot, 'why'>,
  why: Obstacle,
  kept?: PieceId,
): Offer<Payload> {
  const more = {
    ...(mode === null ? {} : { mode }),
    ...(way === undefined ? {} : { way }),
    ...(infiltrates === undefined ? {} : { infiltrates }),
    ...(kept === undefined ? {} : { kept }),
  };
  const payload: Payload = (ctx) => ctx.call(PLAY, { seat, card, to, ...more });
  const isReport = isOf(cardOf(card), 'Personnel', 'Ship', 'Equipment');
  const verb = isReport ? 'report' : 'play';
  const key = `${verb}:${card}:${to}${way === undefined ? '' : `:${way}`}`;
  return keyed(key, payload, why, () => ({
    verb,
    label: asLabel(`${cardName(card)} ${placeName(g, to)}${howOf(card, way)}`),
    group: cardName(card),
    ...(infiltrates === undefined ? hintOf(card) : { hint: asHint(`Infiltrates your opponent as ${infiltrates}`) }),
    ...calledOn(to, seat),
    rule: isReport ? 'C-PLAY-08' : 'C-PLAY-01',
    // Earned artifacts are public.
    ...(kept === undefined ? { hidden: true } : {}),
  }));
}

/** Describes the chosen way to play a card. */
export function howOf(card: CardId, way?: string): string {
  return way === undefined ? '' : `, ${ruleOf(card)?.ways?.[way]?.label ?? way}`;
}

/** Returns the card's text as a hint, if it fits. */
function hintOf(card: CardId): { hint?: string } {
  const text = ruleOf(card)?.text;
  return text === undefined ? {} : { hint: asHint(text) };
}

/** Returns the reason a card can't be played now, or null if it can. */
function playWhy(g: FirstEdition, seat: Seat, card: CardId, to?: CardPlace, way?: string): Obstacle {
  if (g.turn === null) return no('C-TURN-01', 'There is no current turn.');
  if (isLate(g.turn, card))
    return no('C-TURN-04', 'You play cards before you execute orders, so it is too late to play cards this turn.');
  if (!isFree(g, seat, card, to, way) && g.turn.played >= 1 + added(g, 'plays', { seat }))
    return no('C-PLAY-01', 'You have already used your card play this turn.');
  const reach = ruleOf(card)?.reach;
  const aimed = to === undefined || reach === 'cloaked' ? null : targetWhy(g, seat, to, reach);
  return aimed ?? barredWhy(g, seat, card);
}

/** Returns the reason a card can't enter play now, leaving aside its cost, or null if it can. */
export function barredWhy(g: FirstEdition, seat: Seat, card: CardId): Obstacle {
  const facts = cardOf(card);
  if (facts.icons.includes('AU') && !granted(g, 'alternate', { seat, card }))
    return no('C-SEED-26', () => `${facts.title} needs a doorway to alternate universes.`);
  return copyWhy(g, seat, card) ?? banned(g, 'play', { seat, card });
}

/** True if a card can't be played anywhere now. This quick check comes before the search for places. */
function isShut(g: FirstEdition, seat: Seat, card: CardId): boolean {
  const { turn } = g;
  if (turn === null || isLate(turn, card)) return true;
  if (turn.played >= 1 + added(g, 'plays', { seat }) && !isEverFree(g, card)) return true;
  return barredWhy(g, seat, card) !== null || uniqueWhy(g, seat, card) !== null;
}

/**
 * True if the segment of the turn for playing this card is over (C-TURN-04, C-TURN-15). Interrupts and doorways aren't
 * limited to a segment.
 */
function isLate({ segment }: NonNullable<FirstEdition['turn']>, card: CardId): boolean {
  return segment === 'orders' && !isOf(cardOf(card), ...ANY_TIME) && ruleOf(card)?.anyTime !== true;
}

/** True if a card could ever be played without the normal card play. */
function isEverFree(g: FirstEdition, card: CardId): boolean {
  if (isOf(cardOf(card), ...ANY_TIME) || hasAnswer(g, 'grants', 'free')) return true;
  const { free, ways = {} } = ruleOf(card) ?? {};
  return free !== undefined || Object.values(ways).some((way) => way.free !== undefined);
}

/** True if a card doesn't use the normal card play (C-PLAY-02, C-PLAY-03). */
export function isFree(g: FirstEdition, seat: Seat, card: CardId, to?: CardPlace, way?: string): boolean {
  if (isOf(cardOf(card), ...ANY_TIME)) return true;
  if (to !== undefined && banned(g, 'play', { seat, card, free: to }) !== null) return false;
  if (granted(g, 'free', { seat, card, ...(to === undefined ? {} : { to }) })) return true;
  const rule = ruleOf(card);
  const free = way === undefined ? rule?.free : rule?.ways?.[way]?.free;
  return to !== undefined && free?.(g, seat, to) === true;
}
