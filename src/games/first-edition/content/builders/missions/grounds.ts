import type { Seat } from '../../../../../kernel/types.ts';
import { no } from '../../../../kit/offers.ts';
import { hostOf, onSurface, placeKind } from '../../../position/places.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { filter } from '../../filters/card-filter.ts';
import { isNamed } from '../../named.ts';
import { isFirstEnd, placeOf } from './ends.ts';
import { weapons } from './needs.ts';

/** Lets some personnel report to the planet, and makes this free if `isFree` is set (C-PLAY-10). */
export function welcomes(text: string, those: string, isFree: boolean): Rule {
  const is = filter(those);
  const berths: Rule['berths'] = (_g, source, seat, card) =>
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
