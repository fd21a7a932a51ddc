import type { FirstEditionView, PieceView } from '../../src/games/first-edition/view.ts';
import type { ListItem } from '../kit/list-block.ts';
import { count } from '../kit/wording.ts';

/** Returns the sites of a station, from the inside to the outside. */
export function sitesOf(view: FirstEditionView, { id, sites = [] }: PieceView): PieceView[] {
  return view.pieces
    .filter(({ at, type }) => at === `on:${id}` && type === 'Site')
    .sort((one, other) => sites.indexOf(one.id) - sites.indexOf(other.id));
}

/** Returns both sides’ cards at a site, including docked ships. */
function atSite(view: FirstEditionView, site: PieceView): PieceView[] {
  return view.pieces.filter(({ at }) => at === `aboard:${site.id}` || at === `docked:${site.id}`);
}

/** Lists the number of cards at each site of a station. */
export function stationItems(view: FirstEditionView, station: PieceView): ListItem[] {
  return sitesOf(view, station).map((site): ListItem => {
    const there = atSite(view, site).length;
    return { icon: 'transporter', words: site.name, ...(there === 0 ? {} : { value: `${there}` }) };
  });
}

/**
 * Lists each occupied site of a station with its docked ships and the cards there. `personOf` builds the list item for
 * each of the personnel.
 */
export function roomsOf(
  view: FirstEditionView,
  station: PieceView,
  personOf: (piece: PieceView) => ListItem,
): (readonly [heading: string, items: ListItem[]])[] {
  return sitesOf(view, station).flatMap((site) => {
    const there = atSite(view, site);
    const ships = there.filter(({ at }) => at.startsWith('docked:'));
    const people = there.filter(({ at }) => at.startsWith('aboard:'));
    const items = [
      ...ships.map(({ name }): ListItem => ({ icon: 'ship', words: `${name}, docked` })),
      ...people.map((piece): ListItem => {
        const item = personOf(piece);
        return piece.seat === station.seat
          ? item
          : { ...item, words: `${item.words}, ${view.players[piece.seat]?.name}` };
      }),
    ];
    return items.length === 0 ? [] : [[`${station.name}: ${site.name}`, items] as const];
  });
}

/** Describes each occupied site in a sentence. */
export function stationWords(view: FirstEditionView, station: PieceView): string[] {
  return sitesOf(view, station).map((site) => {
    const there = atSite(view, site);
    const ships = there.filter(({ at }) => at.startsWith('docked:')).length;
    const people = there.filter(({ type }) => type === 'Personnel').length;
    const parts = [
      ...(people === 0 ? [] : [count(people, 'person', 'people')]),
      ...(ships === 0 ? [] : [`${count(ships, 'ship')} docked`]),
    ];
    return `${station.name}, ${site.name}: ${parts.length === 0 ? 'nobody' : parts.join(', ')}.`;
  });
}
