import type { Seat } from '../../../../../kernel/types.ts';
import { fitsAboard } from '../../../chapters/affiliation/arrest.ts';
import { affiliationOf, affiliationsOf, modeFor } from '../../../chapters/affiliation/compatible.ts';
import { pieceFilter, stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { isPlanet } from '../../../chapters/teams/teams.ts';
import { allPieces, hostIn, piecesOf } from '../../../position/find.ts';
import { isVessel } from '../../../position/kinds.ts';
import { isCaptive, isShip } from '../../../position/piece-types.ts';
import { isDisabled } from '../../../position/pieces.ts';
import { aboard, hostOf, type inSpace, isAway, locationAt, onSurface, placeKind } from '../../../position/places.ts';
import { areTogether, isSeenAt, veilOf } from '../../../position/veils.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardId, CardPlace } from '../../../terms.ts';
import { filter } from '../../filters/card-filter.ts';
import { isNamed } from '../../named.ts';
import { cardOf } from '../../pool.ts';
import { isWorld } from '../places.ts';
import { isUsed, useName } from '../shared.ts';
import { playsFree } from '../table/plays.ts';
import { speaker, type When, whenTest } from './aiding.ts';

/** True if a reporting card is compatible with the cards in another card's place (C-PLAY-17). */
export function joins(g: FirstEdition, own: Piece, card: CardId): boolean {
  const { seat } = own;
  const at = isShip(own) ? aboard(own.id) : own.at;
  const host = placeKind(at) === 'aboard' ? hostOf(at) : null;
  const vessel = host === null ? undefined : g.pieces[host];
  const facts = cardOf(card);
  if (vessel !== undefined) return fitsAboard(g, seat, facts, vessel);
  return affiliationsOf(facts).length === 0 || modeFor(g, seat, facts, affiliationOf(own)) !== null;
}

/** Returns the places to which cards of the same player may report by the text of a personnel. */
type Places = (g: FirstEdition, own: Piece, card: CardId) => readonly CardPlace[];

/** The place of a personnel who lets cards report “where present”. */
const present: Places = (g, own, card) => (joins(g, own, card) ? [own.at] : []);

/**
 * The places of a personnel who lets cards report “here”: the surface of the planet, and any of the player's ships and
 * facilities at the location where the card fits (C-SPACELINE-06).
 */
export const here: Places = (g, own, card) => {
  const [location, facts] = [locationAt(g, own.at), cardOf(card)];
  if (location === null) return [];
  const vessels = piecesOf(g, own.seat).filter(
    (piece) => isVessel(cardOf(piece.card)) && areTogether(g, own, piece) && fitsAboard(g, own.seat, facts, piece),
  );
  const surface = isPlanet(g, location) && isSeenAt(g, own, location) ? [onSurface(location)] : [];
  return [...new Set([...present(g, own, card), ...surface, ...vessels.map(({ id }) => aboard(id))])];
};

/**
 * Lets some of its player's personnel, or cards of other types, report where this card is present, or `here`
 * (C-PLAY-10).
 */
export function receives(
  who: string,
  when: When = 'card',
  types = 'personnel',
  places: Places = present,
): Pick<Rule, 'berths'> {
  const isMeant = filter(`${types}, ${who}`);
  const isNow = whenTest(when);
  return {
    berths(g, source, seat, card) {
      const own = speaker(g, source);
      if (own === null || own.seat !== seat) return [];
      return isMeant(card) && isNow(own, g) ? places(g, own, card) : [];
    },
  };
}

/**
 * Lets some of its player's personnel, or cards of other types, report where this card is present, or `here`, all of them
 * or some (`free`) without the card play.
 */
export function receivesFree(
  who: string,
  when: When = 'card',
  types = 'personnel',
  places: Places = present,
  free = who,
): Pick<Rule, 'berths' | 'grants'> {
  const isMeant = filter(`${types}, ${free}`);
  const isNow = whenTest(when);
  return {
    ...receives(who, when, types, places),
    grants: {
      free(g, source, { seat, card, to }) {
        const own = speaker(g, source);
        if (own === null || own.seat !== seat || to === undefined || !isMeant(card) || !isNow(own, g)) return false;
        return places(g, own, card).includes(to);
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
      allPieces(g)
        .filter((piece) => isVessel(cardOf(piece.card)) && !isAway(g, piece.at) && isMeant(piece, g))
        .filter((piece) => (piece.seat === seat ? fitsAboard(g, seat, cardOf(card), piece) : veilOf(g, piece) === null))
        .map(({ id }) => aboard(id)),
  };
}

/** Lets the card report for free to the places where its player's cards are that pass a test (C-PLAY-03). */
export function comesFree(card: CardId, those: string): Pick<Rule, 'reports' | 'free'> {
  const { reports } = comesTo(card, those);
  return { reports, free: (g, seat, to) => reports(g, seat).includes(to) };
}

/**
 * Lets one of its player's personnel per turn, or one card of other types, report for free to some places, by default the
 * place where this card is (C-TURN-16).
 */
export function freeOnce(
  who: string,
  when: When = 'card',
  places: Places = (_g, { at }) => [at],
  types = 'personnel',
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
    return isMeant(card) && isNow(own, g) && places(g, own, card).includes(at);
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
