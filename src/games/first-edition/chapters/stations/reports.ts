import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle } from '../../../kit/offers.ts';
import { isOf } from '../../content/card.ts';
import { cardOf } from '../../content/pool.ts';
import type { Affiliation } from '../../content/printed.ts';
import { ruleOf } from '../../content/rules.ts';
import { locationOf } from '../../position/find.ts';
import { nativeQuadrant } from '../../position/kinds.ts';
import { cardName, pieceName } from '../../position/names.ts';
import { aboard, dockedAt, locationAt } from '../../position/places.ts';
import { norsOf, sitesOf } from '../../position/stations.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardId, CardPlace } from '../../terms.ts';
import { incompatibleAboard, modeAboard } from '../affiliation/arrest.ts';
import { affiliationOf, affiliationsOf } from '../affiliation/compatible.ts';
import { dockOf, dockWhy, hasDock } from './docks.ts';

/** A site to which a card might report, and the reason it can't, or null if it can. */
export interface SiteBerth {
  to: CardPlace;
  mode: Affiliation | null;
  why: Obstacle;
}

/** Returns the sites of all stations to which a card could report. Sites serve both players (C-FAC-07). */
export function siteBerths(g: FirstEdition, seat: Seat, card: CardId): SiteBerth[] {
  return norsOf(g).flatMap((station) =>
    sitesOf(g, station.id).flatMap((site) => {
      const berth = berthAt(g, seat, card, station, site);
      return berth === null ? [] : [berth];
    }),
  );
}

/**
 * Returns whether a card can report to a site, or null if cards of its kind never report there. Only printed values
 * count, since bonuses from other cards apply only once the card is there (C-PLAY-15).
 */
function berthAt(g: FirstEdition, seat: Seat, card: CardId, station: Piece, site: Piece): SiteBerth | null {
  const facts = cardOf(card);
  const fitting = modeAboard(g, seat, facts, site, affiliationOf(station));
  const mode = fitting ?? affiliationsOf(facts)[0] ?? null;
  const arriving: Piece = { id: 0, card, owner: seat, seat, at: aboard(site.id), ...(mode === null ? {} : { mode }) };
  if (facts.type === 'Ship') {
    const reports = dockOf(site)?.reports === true;
    if (!reports) return null;
    return { to: dockedAt(site.id), mode, why: quadrantWhy(g, card, station) ?? dockWhy(g, arriving, site) };
  }
  const fits = affiliationsOf(facts).length === 0 || fitting !== null;
  if (ruleOf(site.card)?.site?.takes?.(g, { seat, card: facts, station, site, fits }) !== true) return null;
  const misfit = isOf(facts, 'Personnel') ? incompatibleAboard(g, site, arriving) : null;
  const crowded =
    misfit === null ? null : no('C-PLAY-17', () => `${facts.title} isn’t compatible with ${pieceName(g, misfit.id)}.`);
  return { to: aboard(site.id), mode, why: quadrantWhy(g, card, station) ?? dockless(g, station) ?? crowded };
}

/** Nobody reports to a station without a docking site (C-FAC-12). */
function dockless(g: FirstEdition, station: Piece): Obstacle {
  return hasDock(g, station) ? null : no('C-FAC-12', () => `${pieceName(g, station.id)} has no docking site.`);
}

/**
 * Returns the reason quadrants keep a card from reporting to a station, or null. The card and the station must both be
 * in their native quadrant (C-PLAY-09). Equipment is native everywhere.
 */
function quadrantWhy(g: FirstEdition, card: CardId, station: Piece): Obstacle {
  const at = locationAt(g, station.at);
  const quadrant = at === null ? null : locationOf(g, at).quadrant;
  const facts = cardOf(card);
  const isHome = facts.type === 'Equipment' || nativeQuadrant(facts) === quadrant;
  if (isHome && nativeQuadrant(cardOf(station.card)) === quadrant) return null;
  return no('C-PLAY-09', () => `${cardName(card)} isn’t from ${pieceName(g, station.id)}’s quadrant.`);
}
