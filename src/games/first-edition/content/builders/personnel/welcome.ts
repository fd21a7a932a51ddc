import type { Seat } from '../../../../../kernel/types.ts';
import { fitsAboard } from '../../../chapters/affiliation/arrest.ts';
import { affiliationOf, affiliationsOf, modeFor } from '../../../chapters/affiliation/compatible.ts';
import { pieceFilter, stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { hostIn, piecesOf, vesselsIn } from '../../../position/find.ts';
import { isCaptive, isShip } from '../../../position/piece-types.ts';
import { isDisabled } from '../../../position/pieces.ts';
import { aboard, hostOf, type inSpace, isAway, onSurface, placeKind } from '../../../position/places.ts';
import { veilOf } from '../../../position/veils.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardId, CardPlace } from '../../../terms.ts';
import { filter } from '../../filters/card-filter.ts';
import { isNamed } from '../../named.ts';
import { cardOf } from '../../pool.ts';
import { isWorld, placesHere } from '../places.ts';
import { isUsed, useName } from '../shared.ts';
import { playsFree } from '../table/plays.ts';
import { speaker, type When, whenTest } from './aiding.ts';

/** True if a reporting card is compatible with the cards in another card's place (C-PLAY-17). */
export function joins(g: FirstEdition, own: Piece, card: CardId): boolean {
  return fitsAt(g, own, card, isShip(own) ? aboard(own.id) : own.at);
}

/** True if a reporting card is compatible with the cards in a place at another card's location (C-PLAY-17). */
function fitsAt(g: FirstEdition, own: Piece, card: CardId, to: CardPlace): boolean {
  const host = placeKind(to) === 'aboard' ? hostOf(to) : null;
  const vessel = host === null ? undefined : g.pieces[host];
  const facts = cardOf(card);
  if (vessel !== undefined) return fitsAboard(g, own.seat, facts, vessel);
  return affiliationsOf(facts).length === 0 || modeFor(g, own.seat, facts, affiliationOf(own)) !== null;
}

/** The places that a card's text names: `present` is its own place, and `here` its location (C-PLAY-10). */
type Where = 'present' | 'here' | 'aboard';

/** The cards that another card lets report, and the places. */
interface Welcome {
  readonly when?: When;
  /** The types of cards, by default personnel. */
  readonly types?: string;
  /** By default `present`. */
  readonly where?: Where;
}

/** Returns the places that a card's text names. */
function placesOf(g: FirstEdition, own: Piece, where: Where): CardPlace[] {
  if (where === 'aboard') return [aboard(own.id)];
  return where === 'here' ? placesHere(g, own) : [own.at];
}

/** Lets some of its player's personnel, or cards of other types, report where this card is (C-PLAY-10). */
export function receives(
  who: string,
  { when = 'card', types = 'personnel', where = 'present' }: Welcome = {},
): Pick<Rule, 'berths'> {
  const isMeant = filter(`${types}, ${who}`);
  const isNow = whenTest(when);
  return {
    berths(g, source, seat, card) {
      const own = speaker(g, source);
      if (own === null || own.seat !== seat || !isMeant(card) || !isNow(own, g)) return [];
      return placesOf(g, own, where).filter((to) => fitsAt(g, own, card, to));
    },
  };
}

/**
 * Lets some of its player's personnel, or cards of other types, report where this card is, all of them or some (`free`)
 * without the card play.
 */
export function receivesFree(
  who: string,
  { free = who, ...how }: Welcome & { readonly free?: string } = {},
): Pick<Rule, 'berths' | 'grants'> {
  const { when = 'card', types = 'personnel', where = 'present' } = how;
  const isMeant = filter(`${types}, ${free}`);
  const isNow = whenTest(when);
  return {
    ...receives(who, how),
    grants: {
      free(g, source, { seat, card, to }) {
        const own = speaker(g, source);
        if (own === null || own.seat !== seat || to === undefined || !isMeant(card) || !isNow(own, g)) return false;
        return placesOf(g, own, where).includes(to);
      },
    },
  };
}

/** Lets the card report to the places where its player's cards are that pass a test, if they are compatible (C-PLAY-10). */
export function comesTo(card: CardId, those: string): { reports: NonNullable<Rule['reports']> } {
  const isHost = stateFilter(those);
  return {
    reports: (g, seat) => [
      ...new Set(
        piecesOf(g, seat)
          .filter((piece) => isHost(piece, g) && !isCaptive(piece) && !isDisabled(piece) && joins(g, piece, card))
          .map((piece) => (isShip(piece) ? aboard(piece.id) : piece.at)),
      ),
    ],
  };
}

/**
 * Lets the card report aboard any of some ships and facilities: its player's own ones if it fits there (C-AFFIL-14), and the
 * opponent's if they aren't cloaked or phased (C-CLOAK-02).
 */
export function boards(
  card: CardId,
  isMeant: (piece: Piece, g: FirstEdition) => boolean,
): Required<Pick<Rule, 'reports'>> {
  return {
    reports: (g, seat) =>
      vesselsIn(g)
        .filter((piece) => !isAway(g, piece.at) && isMeant(piece, g))
        .filter((piece) => (piece.seat === seat ? fitsAboard(g, seat, cardOf(card), piece) : veilOf(g, piece) === null))
        .map(({ id }) => aboard(id)),
  };
}

/** Lets the card report for free to the places where its player's cards are that pass a test (C-PLAY-03). */
export function comesFree(card: CardId, those: string): Pick<Rule, 'reports' | 'free'> {
  const { reports } = comesTo(card, those);
  return { reports, free: (g, seat, to) => reports(g, seat).includes(to) };
}

/** Lets one of its player's personnel per turn, or one card of other types, report for free where this card is (C-TURN-16). */
export function freeOnce(
  who: string,
  { when = 'card', types = 'personnel', where = 'present' }: Welcome = {},
): Pick<Rule, 'at' | 'grants'> {
  const isMeant = filter(`${types}, ${who}`);
  const isNow = whenTest(when);
  const isFree = (
    g: FirstEdition,
    source: RuleSource,
    seat: Seat,
    card: CardId,
    at: CardPlace | undefined,
  ): boolean => {
    const own = speaker(g, source);
    if (own === null || own.seat !== seat || at === undefined || isUsed(g, seat, useName(source, 'turn'), 'turn'))
      return false;
    return placesOf(g, own, where).includes(at) && isMeant(card) && isNow(own, g);
  };
  return {
    grants: { free: (g, source, { seat, card, to }) => isFree(g, source, seat, card, to) },
    at: {
      played: {
        does(g, source, { seat, piece }) {
          const arrived = g.pieces[piece];
          if (arrived === undefined || piece === source.piece) return [];
          const { card, at } = arrived;
          return isFree(g, source, seat, card, at) ? [{ do: 'use', what: useName(source, 'turn'), per: 'turn' }] : [];
        },
      },
    },
  };
}

/** Lets the personnel's player play one of some cards per turn without the card play (C-PLAY-03, C-TURN-16). */
export function freeCard(those: string): Pick<Rule, 'at' | 'grants'> {
  return playsFree(those, (g, source) => speaker(g, source) !== null);
}

/** Lets a card report to a place that cards call by this name: on its planet, or a ship in space there (C-PLAY-10). */
export function reportsAt(world: string, to: typeof onSurface | typeof inSpace = onSurface): Pick<Rule, 'reports'> {
  return {
    reports: (g) =>
      Object.keys(g.locations)
        .filter((location) => isWorld(g, location, world))
        .map(to),
  };
}

/** True if the personnel is aboard a card of its player that passes a test. */
export function isIn(those: string): (own: Piece, g: FirstEdition) => boolean {
  const test = pieceFilter(`yours, ${those}`);
  return (own, g) => {
    const host = placeKind(own.at) === 'aboard' ? hostIn(g, own.at) : undefined;
    return host !== undefined && test(host, g, own);
  };
}

/** True if a personnel is aboard a card with this title. */
export const isAboardOf =
  (title: string) =>
  (own: Piece, g: FirstEdition): boolean => {
    const host = placeKind(own.at) === 'aboard' ? hostIn(g, own.at) : undefined;
    return host !== undefined && isNamed(host.card, title);
  };
