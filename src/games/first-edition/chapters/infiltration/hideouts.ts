import type { Seat } from '../../../../kernel/types.ts';
import { cardOf } from '../../content/pool.ts';
import type { Affiliation } from '../../content/printed.ts';
import { ruleOf } from '../../content/rules.ts';
import { vesselsIn } from '../../position/find.ts';
import { isPersonnel } from '../../position/kinds.ts';
import { aboard } from '../../position/places.ts';
import { sitesOf } from '../../position/stations.ts';
import type { FirstEdition } from '../../state.ts';
import type { CardId, CardPlace } from '../../terms.ts';
import { affiliationOf } from '../affiliation/compatible.ts';
import { hasDock } from '../stations/docks.ts';
import { infiltrated, sideAmong } from './icons.ts';

/**
 * An opponent's facility, in any quadrant, where a personnel may report as an infiltrator, and the affiliation it would
 * have.
 */
export interface Hideout {
  to: CardPlace;
  side: Affiliation;
}

/** Returns the opponent's facilities where a personnel may report as an infiltrator (C-INFIL-01). */
export function hideoutsFor(g: FirstEdition, seat: Seat, card: CardId): Hideout[] {
  if (!isPersonnel(cardOf(card)) || infiltrated(card).length === 0) return [];
  return vesselsIn(g).flatMap((vessel) => {
    const facts = cardOf(vessel.card);
    if (facts.type !== 'Facility' || vessel.seat === seat) return [];
    const side = sideAmong(g, seat, card, [affiliationOf(vessel)]);
    if (side === null) return [];
    if (facts.facility !== 'Station') return [{ to: aboard(vessel.id), side }];
    // Cards report to a station only at its sites, each of which accepts certain kinds (C-FAC-12).
    if (!hasDock(g, vessel)) return [];
    const about = { seat, card: cardOf(card), station: vessel, fits: true };
    return sitesOf(g, vessel.id).flatMap((site) =>
      ruleOf(site.card)?.site?.takes?.(g, { ...about, site }) === true ? [{ to: aboard(site.id), side }] : [],
    );
  });
}
