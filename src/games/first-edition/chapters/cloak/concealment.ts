import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle } from '../../../kit/offers.ts';
import { locationName, pieceName } from '../../position/names.ts';
import { isShip } from '../../position/piece-types.ts';
import { hostOf, namedIn, placeKind } from '../../position/places.ts';
import { concealedBy } from '../../position/veils.ts';
import type { Rule } from '../../rules/rule.ts';
import type { FirstEdition } from '../../state.ts';
import type { CardPlace, LocationId } from '../../terms.ts';

/**
 * If a place is on a cloaked planet, or on or aboard a card there, returns the planet's location. The result is null
 * for other places, and for the player who seeded the planet's mission.
 */
function cloakedPlanet(g: FirstEdition, seat: Seat, to: CardPlace): LocationId | null {
  const host = hostOf(to);
  const within = host === null ? to : g.pieces[host]?.at;
  if (within === undefined) return null;
  if (hostOf(within) !== null) return cloakedPlanet(g, seat, within);
  const location = placeKind(within) === 'at' || placeKind(within) === 'surface' ? namedIn(within) : null;
  const { veiled, missions = [] } = location === null ? {} : (g.locations[location] ?? {});
  return veiled === true && missions.every(({ owner }) => owner !== seat) ? location : null;
}

/**
 * Returns the reason a player's card can't target a place, or null if it can (C-CLOAK-02, C-CLOAK-03, C-CLOAK-05).
 * Nobody can target phased ships or anything on or aboard them. Opponents can't target cloaked ships either. Landed
 * ships can't be targeted as ships (C-MOVE-16). `reach` is that of the card (`rules/rule.ts`).
 */
export function targetWhy(g: FirstEdition, seat: Seat, to: CardPlace, reach?: Rule['reach']): Obstacle {
  const hidden = cloakedPlanet(g, seat, to);
  if (hidden !== null) return no('C-CLOAK-02', () => `The planet at ${locationName(g, hidden)} is cloaked.`);
  if (placeKind(to) !== 'on') return null;
  const veil = concealedBy(g, to);
  if (veil !== null && (veil.seat !== seat || veil.veiled === 'phased'))
    return no('C-CLOAK-02', () => `${pieceName(g, veil.id)} is ${veil.veiled}.`);
  const host = hostOf(to);
  const target = host === null ? undefined : g.pieces[host];
  // Only some cards can target those in stasis (C-TEAM-16).
  if (target?.numb === 'stasis' && reach !== 'stasis')
    return no('C-TEAM-16', () => `${pieceName(g, target.id)} is in stasis.`);
  if (target === undefined || !isShip(target) || placeKind(target.at) !== 'surface') return null;
  return no('C-MOVE-16', () => `${pieceName(g, target.id)} has landed.`);
}
