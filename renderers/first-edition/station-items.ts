import type { FirstEditionView, PieceView } from '../../src/games/first-edition/view.ts';
import type { ListItem } from '../kit/list-block.ts';
import { count } from '../kit/wording.ts';
import { typeIcons } from './looks.ts';

/** The sites of a station, from the inside to the outside. */
export function sitesOf(view: FirstEditionView, { id, sites = [] }: PieceView): PieceView[] {
  return view.pieces
    .filter(({ at, type }) => at === `on:${id}` && type === 'Site')
    .sort((one, other) => sites.indexOf(one.id) - sites.indexOf(other.id));
}

/** Everyone at a site, of both sides, and the ships that are docked there. */
export function atSite(view: FirstEditionView, site: PieceView): PieceView[] {
  return view.pieces.filter(({ at }) => at === `aboard:${site.id}` || at === `docked:${site.id}`);
}

/** A station room by room: who is where, whose they are where they aren’t of who has the station. */
export function stationItems(view: FirstEditionView, station: PieceView): ListItem[] {
  return sitesOf(view, station).flatMap((site): ListItem[] => {
    const there = atSite(view, site);
    const ships = there.filter(({ at }) => at.startsWith('docked:'));
    const people = there.filter(({ at }) => at.startsWith('aboard:'));
    return [
      { icon: 'transporter', words: site.name, ...(ships.length === 0 ? {} : { value: `${ships.length} docked` }) },
      ...people.map(({ name, seat, type, isStopped, attributes }): ListItem => {
        const whose = seat === station.seat ? '' : ` of ${view.players[seat]?.name}`;
        return {
          icon: typeIcons[type as keyof typeof typeIcons],
          words: `${name}${whose}${isStopped ? ', stopped' : ''}`,
          value: attributes.join('-'),
          quiet: true,
        };
      }),
    ];
  });
}

/** The same in a sentence for each site where somebody is. */
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
