import type { Offer } from '../../../../kit/offers.ts';
import { matching } from '../../../chapters/affiliation/compatible.ts';
import { isUnopposed } from '../../../chapters/stations/docks.ts';
import { siteBerths } from '../../../chapters/stations/reports.ts';
import type { Effects } from '../../../effects/union.ts';
import { hostIn, playerOf } from '../../../position/find.ts';
import { stationOf } from '../../../position/stations.ts';
import { added } from '../../../rules/ask.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import type { CardId, CardPlace } from '../../../terms.ts';
import { staffed } from '../../builders/facilities/rooms.ts';
import { secretPayloadOf } from '../../builders/shared.ts';
import { isOf } from '../../card.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { cardOf } from '../../pool.ts';

/** True if a player's normal card play is still unused this turn (C-PLAY-05). */
function mayPlay(g: FirstEdition, seat: number): boolean {
  return g.turn?.seat === seat && g.turn.segment === 'plays' && g.turn.played < 1 + added(g, 'plays', { seat });
}

/**
 * Returns the sites on the same station as Ops to which a card can be downloaded: those with matching personnel and
 * without opponents.
 */
function openSites(g: FirstEdition, { piece }: RuleSource, card: CardId): CardPlace[] {
  const station = stationOf(g, piece === undefined ? undefined : g.pieces[piece]);
  const seat = g.turn?.seat;
  const facts = cardOf(card);
  if (station === null || seat === undefined || !isOf(facts, 'Personnel', 'Ship', 'Equipment')) return [];
  return siteBerths(g, seat, card).flatMap(({ to, why, mode }) => {
    const site = hostIn(g, to);
    if (why !== null || site === undefined || stationOf(g, site)?.id !== station.id) return [];
    const arriving = { ...station, id: 0, card, mode: mode ?? '', at: to };
    delete arriving.turned;
    const fits = isOf(facts, 'Equipment') || matching(arriving, station);
    return fits && isUnopposed(g, seat, site) ? [to] : [];
  });
}

/**
 * Returns the option to download a card to a site instead of the card play and the draws (C-DOWNLOAD-06, C-DRAW-03).
 */
function downloads(g: FirstEdition, source: RuleSource, seat: number): Offer<Effects>[] {
  if (!mayPlay(g, seat)) return [];
  const { hand, deck } = playerOf(g, seat);
  if (![...new Set([...hand, ...deck])].some((card) => openSites(g, source, card).length > 0)) return [];
  return [
    secretPayloadOf(source, 'download', 'Download a card to a site instead of your card play and draws', [
      { do: 'spend', what: 'play' },
      { do: 'spend', what: 'draws' },
      { do: 'download', what: 'here' },
    ]),
  ];
}

const OURS = filter('not [MU]');

/** Ops (Deep Space Nine). */
export const CARDS: CardRules = {
  ops: {
    text: 'Compatible OFFICERs report here. Instead of your card play, download a card to a site of this station where it may report; you draw no cards this turn. With Computer Skill unopposed here, commandeer the station.',
    site: { level: 'Ops Module', commands: true, takes: staffed('OFFICER'), on: OURS },
    fetches: {
      here: { must: true, wanted: (g, source, card) => openSites(g, source, card).length > 0, to: openSites },
    },
    acts: downloads,
  },
};
