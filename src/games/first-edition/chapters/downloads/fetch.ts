import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle } from '../../../kit/offers.ts';
import { type Card, isOf } from '../../content/card.ts';
import { filter } from '../../content/filters/card-filter.ts';
import { cardOf } from '../../content/pool.ts';
import { ruleOf } from '../../content/rules.ts';
import { isToHand, parseDownloadTarget } from '../../content/wanted.ts';
import { playerOf } from '../../position/find.ts';
import { isVessel } from '../../position/kinds.ts';
import { aboard, hostOf, inSpace, locationAt, placeKind } from '../../position/places.ts';
import { isSite } from '../../position/stations.ts';
import type { Fetch, RuleSource } from '../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardId, CardPlace } from '../../terms.ts';
import { fitsAboard } from '../affiliation/arrest.ts';
import { confinedWhy } from '../holograms/holograms.ts';
import { barredWhy, type Spot, spotsFor } from '../play/offers.ts';
import { areRivals, uniqueWhy } from '../play/unique.ts';

/** A card that a download can find, its pile, and its destination. */
export interface Fetched {
  card: CardId;
  from: 'hand' | 'deck';
  /** The destination is null if the card is taken to hand. */
  spot: Spot | null;
}

/** The prefix of the names under which a card's special download icons are listed among its downloads. */
const SPECIAL = 'special:';

/** Returns the key of the special download icon with this number on a card. */
export function specialName(number: number): string {
  return `${SPECIAL}${number}`;
}

/** Returns what a special download icon of a card names. Throws if the card has no such icon. */
export function iconTarget(card: CardId, number: number): string {
  return must(cardOf(card).specialDownloads[number], `special download icon ${number}`);
}

/** True if a key belongs to a special download icon. */
export function isSpecial(what: string): boolean {
  return what.startsWith(SPECIAL);
}

/**
 * True if a player who searches must take a card (C-RESPONSE-03). A player who uses a special icon must take a card.
 */
export function mustTake(from: RuleSource, what: string): boolean {
  return isSpecial(what) || fetchOf(from, what)?.must === true;
}

/** True if a card's text only lets a player play a card from hand, without a search of the draw deck. */
export function isFromHand(from: RuleSource, what: string): boolean {
  return fetchOf(from, what)?.from === 'hand';
}

function fetchOf({ card }: RuleSource, what: string): Fetch | null {
  if (!isSpecial(what)) return ruleOf(card)?.fetches?.[what] ?? null;
  const target = iconTarget(card, Number(what.slice(SPECIAL.length)));
  const wanted = parseDownloadTarget(target);
  if (wanted === null) return null;
  return {
    wanted: (_g, _source, found) => wanted(cardOf(found)),
    to: isToHand(target) ? 'hand' : (g, source, found) => here(g, source, found),
  };
}

/** True if a download may take a card. */
export function isWanted(g: FirstEdition, from: RuleSource, { wanted }: Fetch, card: CardId): boolean {
  return typeof wanted === 'string' ? filter(wanted)(card) : wanted(g, from, card);
}

/** Returns where a card downloaded by a special icon can go: to the place of the icon (C-DOWNLOAD-10). */
function here(g: FirstEdition, { seat, piece }: RuleSource, card: CardId): CardPlace[] {
  const own = piece === undefined ? undefined : g.pieces[piece];
  const location = own === undefined ? null : locationAt(g, own.at);
  if (own === undefined || location === null) return [];
  const facts = cardOf(card);
  if (facts.type === 'Ship') return [inSpace(location)];
  // Personnel and equipment go inside the ship, facility or site that has the icon (C-SPACELINE-06).
  if (isOf(facts, 'Personnel', 'Equipment'))
    return [isVessel(cardOf(own.card)) || isSite(own) ? aboard(own.id) : own.at];
  // A card that is played at a location goes to the icon's location. Other cards go where they are always played.
  return spotsFor(g, seat, card).flatMap(({ to }) => {
    const at = locationAt(g, to);
    return at === null || at === location ? [to] : [];
  });
}

/**
 * Returns the ways, possible or not, in which a card can arrive at the place of a download. An impossible way includes
 * the reason (C-DOWNLOAD-06). The card must still be compatible, and doorways must still allow it. If the card can be
 * played at that place in several ways, each of them is listed (C-DOWNLOAD-04).
 */
function arrivals(g: FirstEdition, seat: Seat, card: CardId, to: CardPlace): Spot[] {
  const facts = cardOf(card);
  if (!isOf(facts, 'Personnel', 'Ship', 'Equipment')) return spotsFor(g, seat, card).filter((spot) => spot.to === to);
  const host = hostOf(to);
  const vessel: Piece | undefined = host === null || placeKind(to) === 'on' ? undefined : g.pieces[host];
  const isFit = vessel === undefined || fitsAboard(g, seat, facts, vessel);
  const misfit: Obstacle = isFit ? null : no('C-DOWNLOAD-06', 'The card isn’t compatible with everyone there.');
  return [{ to, why: uniqueWhy(g, seat, card, to) ?? misfit ?? confinedWhy(g, card, to) }];
}

/**
 * Returns everything that a download can find in a player's hand and draw deck (C-DOWNLOAD-01). A download during
 * seeding finds cards only in the draw deck, since seed cards can't be downloaded (C-DECK-08). Dilemmas can't enter
 * play by download (C-DOWNLOAD-12).
 */
export function findings(g: FirstEdition, seat: Seat, from: RuleSource, what: string): Fetched[] {
  const fetch = fetchOf(from, what);
  if (fetch === null) return [];
  const { hand, deck } = playerOf(g, seat);
  const found: Fetched[] = [];
  const piles = fetch.from === 'hand' ? (['hand'] as const) : (['hand', 'deck'] as const);
  const looked = new Set<CardId>();
  for (const pile of piles) {
    for (const card of pile === 'hand' ? hand : deck) {
      if (looked.has(card)) continue;
      looked.add(card);
      if (!isWanted(g, from, fetch, card)) continue;
      if (fetch.to === 'hand') {
        // A download never takes a card from hand to hand (C-DOWNLOAD-02).
        if (deck.includes(card)) found.push({ card, from: 'deck', spot: null });
        continue;
      }
      if (barredWhy(g, seat, card) !== null) continue;
      const spots =
        fetch.to === undefined
          ? spotsFor(g, seat, card)
          : [...new Set(fetch.to(g, from, card))].flatMap((to) => arrivals(g, seat, card, to));
      for (const spot of spots) if (spot.why === null) found.push({ card, from: pile, spot });
    }
  }
  return found;
}

/**
 * Returns the number of cards that a download of several cards takes: as many of the cards it can find as could be in
 * play together (C-DOWNLOAD-05).
 */
export function fetchable(g: FirstEdition, seat: Seat, from: RuleSource, what: string): number {
  const found = new Set(findings(g, seat, from, what).map(({ card }) => card));
  const { hand, deck } = playerOf(g, seat);
  const beside: Card[] = [];
  for (const card of [...hand, ...deck]) {
    const facts = cardOf(card);
    if (found.has(card) && !beside.some((other) => areRivals(facts, other))) beside.push(facts);
  }
  return beside.length;
}
