import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle, offering, open } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { isOf } from '../../content/card.ts';
import { cardOf } from '../../content/pool.ts';
import { ruleOf } from '../../content/rules.ts';
import { pieceOf } from '../../position/find.ts';
import { cardName, pieceName } from '../../position/names.ts';
import { onPiece } from '../../position/places.ts';
import { norsOf, sitesOf, stationOf } from '../../position/stations.ts';
import { LEVELS } from '../../rules/facilities.ts';
import type { FacilityPiece, FirstEdition, Piece } from '../../state.ts';
import type { CardId, CardPlace, PieceId } from '../../terms.ts';
import { type CalledWith, LAY_SITE } from '../calls.ts';

/**
 * Returns both players' stations in play for placing a site, each with the reason why the site can't go there, if any.
 */
export function stationsFor(g: FirstEdition, _seat: Seat, card: CardId): { to: CardPlace; why: Obstacle }[] {
  if (ruleOf(card)?.site === undefined) return [];
  return norsOf(g).map((station) => ({ to: onPiece(station.id), why: stationWhy(g, card, station) }));
}

function stationWhy(g: FirstEdition, card: CardId, station: Piece): Obstacle {
  const facts = cardOf(card);
  const where = () => pieceName(g, station.id);
  const there = sitesOf(g, station.id);
  // A station has only one copy of each site that isn't universal (C-FAC-12).
  const isTwice = there.some((site) => cardName(site.card) === facts.title);
  if (isOf(facts, 'Site') && facts.unique !== 'universal' && isTwice)
    return no('C-FAC-12', () => `${where()} already has ${facts.title}.`);
  if (ruleOf(card)?.site?.on?.(station) === false)
    return no('C-FAC-12', () => `${facts.title} isn’t part of ${where()}.`);
  return slotsFor(g, station, card).length > 0
    ? null
    : no('C-FAC-12', () => `${facts.title} must go next to a certain site, but there is no room.`);
}

function levelOf(card: CardId): number {
  const level = ruleOf(card)?.site?.level;
  return level === undefined ? -1 : LEVELS.indexOf(level);
}

/**
 * Returns the positions on a station before which a new site can go. The sections of a station are ordered from the
 * inside out, so sites of the same section stay next to each other.
 */
function slotsFor(g: FirstEdition, station: Piece, card: CardId, but?: PieceId): number[] {
  const sites = sitesOf(g, station.id).filter(({ id }) => id !== but);
  const slots = sites.map((_site, at) => at);
  return [...slots, sites.length].filter((at) => {
    const [left, right] = [sites[at - 1], sites[at]];
    return (
      (left === undefined || levelOf(left.card) <= levelOf(card)) &&
      (right === undefined || levelOf(right.card) >= levelOf(card))
    );
  });
}

/** Places a site among the sites of its station (C-FAC-12). */
export const laySite = procedure<FirstEdition, CalledWith<typeof LAY_SITE>>(LAY_SITE.name)({
  begin({ g }, { site: id }) {
    const station = stationOf(g, g.pieces[id]);
    if (station === null) return null;
    const slots = slotsFor(g, station, pieceOf(g, id).card, id);
    if (slots.length > 1) return 'where';
    put(g, station, id, slots[0]);
    return null;
  },
  where: offering({
    ask({ g }, { seat, site: id }) {
      const station = stationOf(g, pieceOf(g, id));
      if (station === null) return { go: 'over' as const };
      const sites = sitesOf(g, station.id).filter((one) => one.id !== id);
      const offers = slotsFor(g, station, pieceOf(g, id).card, id).map((at) => {
        const before = sites[at];
        const label = before === undefined ? 'As the outermost site' : `Before ${pieceName(g, before.id)}`;
        return open({ key: `slot:${at}`, verb: 'slot', label: asLabel(label), rule: 'C-FAC-12' }, at);
      });
      const prompt = `Where does ${pieceName(g, id)} go?`;
      return { seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-FAC-12' };
    },
    take({ g }, { site: id }, at) {
      const station = stationOf(g, pieceOf(g, id));
      if (station !== null) put(g, station, id, at);
      return 'over';
    },
  }),
  over: () => null,
});

function put(g: FirstEdition, station: FacilityPiece, site: PieceId, at?: number): void {
  const order = sitesOf(g, station.id)
    .map(({ id }) => id)
    .filter((id) => id !== site);
  order.splice(at ?? order.length, 0, site);
  station.sites = order;
}
