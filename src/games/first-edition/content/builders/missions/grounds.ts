import type { Seat } from '../../../../../kernel/types.ts';
import { no } from '../../../../kit/offers.ts';
import { fitsAboard } from '../../../chapters/affiliation/arrest.ts';
import { piecesOf } from '../../../position/find.ts';
import { hostOf, onSurface, placeKind } from '../../../position/places.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardId, CardPlace, LocationId } from '../../../terms.ts';
import { filter } from '../../filters/card-filter.ts';
import { isNamed } from '../../named.ts';
import { cardOf } from '../../pool.ts';
import { placesAt } from '../places.ts';
import { isUsed } from '../shared.ts';
import { isFirstEnd, placeOf } from './ends.ts';
import { weapons } from './needs.ts';

/** Lets some personnel report to the planet, and makes this free if `isFree` is set (C-PLAY-10). */
export function welcomes(text: string, those: string, isFree: boolean): Rule & Required<Pick<Rule, 'berths'>> {
  const is = filter(those);
  const berths: NonNullable<Rule['berths']> = (_g, source, seat, card) =>
    seat === source.seat && is(card) ? [onSurface(placeOf(source))] : [];
  if (!isFree) return { text, berths };
  return {
    text,
    berths,
    grants: {
      free: (_g, source, { seat, card, to }) => seat === source.seat && to === onSurface(placeOf(source)) && is(card),
    },
  };
}

/**
 * Lets some personnel report “here”: to the planet, or aboard their player's compatible ships and facilities at the location
 * (C-PLAY-10).
 */
export function welcomesHere(text: string, those: string): Rule & Required<Pick<Rule, 'berths'>> {
  const is = filter(those);
  return {
    text,
    berths: (g, source, seat, card) =>
      seat === source.seat && is(card)
        ? placesAt(g, seat, placeOf(source)).filter((to) => {
            const vessel = vesselIn(g, to);
            return vessel === null || fitsAboard(g, seat, cardOf(card), vessel);
          })
        : [],
  };
}

/** Lets some personnel report “here”, and one of them per turn for free (C-PLAY-10, C-TURN-16). */
export function welcomesOnce(text: string, those: string): Rule {
  const is = filter(those);
  const { berths } = welcomesHere(text, those);
  const isFree = (g: FirstEdition, source: RuleSource, seat: Seat, card: CardId, to: CardPlace | undefined): boolean =>
    seat === source.seat &&
    to !== undefined &&
    placesAt(g, seat, placeOf(source)).includes(to) &&
    is(card) &&
    !isUsed(g, seat, source.card, 'turn');
  return {
    text,
    berths,
    grants: { free: (g, source, { seat, card, to }) => isFree(g, source, seat, card, to) },
    at: {
      played: {
        does(g, source, { seat, piece }) {
          const arrived = g.pieces[piece];
          if (arrived === undefined || !isFree(g, source, seat, arrived.card, arrived.at)) return [];
          return [{ do: 'use', what: source.card, per: 'turn' }];
        },
      },
    },
  };
}

/** Lets some cards be seeded at the mission face up, at most one of each player (C-SEED-24). */
export function harborsOne(those: string, to: (location: LocationId) => CardPlace): Required<Pick<Rule, 'harbors'>> {
  const is = filter(those);
  return {
    harbors: (g, source, seat, card) =>
      seat === source.seat && is(card) && !piecesOf(g, seat).some(is) ? [to(placeOf(source))] : [],
  };
}

/** Lets a player attempt the mission only if their compatible ships here have more than `number` WEAPONS in total. */
export function armed(number: number): Rule {
  const total = (g: FirstEdition, seat: Seat, location: string, ship: Piece | undefined) =>
    ship === undefined ? 0 : weapons(g, seat, location, ship);
  return {
    text: `To attempt this, your compatible ships here need more than ${number} total WEAPONS.`,
    bans: {
      attempt: (g, source, { seat, location, ship }) =>
        seat === source.seat &&
        location === placeOf(source) &&
        total(g, seat, location, ship == null ? undefined : g.pieces[ship]) <= number
          ? no('C-MISSION-21', `You need more than ${number} total WEAPONS.`)
          : null,
    },
  };
}

export function vesselIn(g: FirstEdition, place: Piece['at']): Piece | null {
  const host = placeKind(place) === 'aboard' || placeKind(place) === 'on' ? hostOf(place) : null;
  return host === null ? null : (g.pieces[host] ?? null);
}

/** Doubles the effects of a dilemma that is encountered here (C-DILEMMA-16). */
export function doublesHere(title: string): NonNullable<Rule['at']> {
  return {
    dilemma: {
      does: (g, source, { location, card }) =>
        isNamed(card, title) && location === placeOf(source) && isFirstEnd(g, source) ? [{ do: 'double' }] : [],
    },
  };
}

/** Cards that may be seeded under the mission like artifacts. */
export function hides(text: string, those: string, most = Number.POSITIVE_INFINITY): Rule {
  return { text, facts: { beneath: { takes: filter(those), most } } };
}
