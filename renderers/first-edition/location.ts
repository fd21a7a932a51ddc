import type { FirstEditionView, LocationView, PieceView } from '../../src/games/first-edition/view.ts';
import { must } from '../../src/kernel/must.ts';
import type { Block } from '../kit/flow.ts';
import { type ListItem, listBlock, listBlocks } from '../kit/list-block.ts';
import { count, list } from '../kit/wording.ts';
import { altText, type Scene } from '../scene.ts';
import { typeIcons } from './looks.ts';
import { columnWidth, drawPage, pagesOf } from './paged.ts';
import { lookOf } from './sides.ts';
import { roomsOf, stationItems, stationWords } from './station-items.ts';
import { groupWords, locationWords } from './words.ts';

/** The location to show, and the page number. */
export interface LocationParams {
  readonly at: string;
  readonly page?: number;
}

const width = columnWidth(2);
/** The maximum number of entries in a list of personnel. */
const LONGEST = 14;

function factsOf(location: LocationView, view: FirstEditionView): Block[] {
  return location.missions.map(({ owner, points, span, asks, by, side }) => {
    const name = must(view.players[owner], `player ${owner}`).name;
    return listBlock(
      location.missions.length > 1 ? `For ${name}` : `${name}’s mission`,
      [
        { icon: 'star', words: 'Points', value: `${points}` },
        { icon: 'move', words: 'Span', value: `${span}` },
        { icon: 'team', words: by, rows: 2 },
        { icon: 'skill', words: asks === '' ? 'Can’t be solved' : asks, rows: 6 },
        ...(side === undefined
          ? []
          : [{ icon: side.endsWith('wormhole') ? 'wormhole' : 'outpost', words: `Now ${side}` } as const]),
      ],
      width,
      lookOf(owner),
    );
  });
}

function itemOf(piece: PieceView): ListItem {
  const { name, type, attributes } = piece;
  return {
    icon: typeIcons[type as keyof typeof typeIcons],
    words: [name, ...stateOf(piece)].join(', '),
    value: attributes.join('-'),
  };
}

/** Lists a card’s conditions: damaged, stopped, in stasis or disabled. */
function stateOf({ damaged, isStopped, numb }: PieceView): string[] {
  return [
    ...(damaged === true ? ['damaged'] : []),
    ...(isStopped ? ['stopped'] : []),
    ...(numb === undefined ? [] : [numb === 'stasis' ? 'in stasis' : 'disabled']),
  ];
}

/** Builds the list item of a ship or facility: its name, its remaining RANGE or other figures, and its state. */
function vesselItem(piece: PieceView): ListItem {
  const { type, attributes, damaged, left } = piece;
  const figure = left === undefined ? (attributes.length > 1 ? 'WEAPONS and SHIELDS' : 'SHIELDS') : 'RANGE left';
  return {
    icon: typeIcons[type as keyof typeof typeIcons],
    // A card with rotation damage is drawn rotated (C-SHIPBAT-06).
    turned: damaged === true,
    words: [figure, ...stateOf(piece)].join(', '),
    value: left === undefined ? attributes.join('-') : `${left}`,
  };
}

/** Draws a side’s cards at a location: each vessel with those aboard, and cards on the planet. */
function sideBlocks(view: FirstEditionView, location: LocationView, seat: number): Block[] {
  const here = view.pieces.filter(
    (piece) => piece.location === location.id && piece.seat === seat && !isOfTribbles(piece),
  );
  const look = lookOf(seat);
  const vessels = here.filter(({ type }) => type === 'Ship' || type === 'Facility');
  const aboard = vessels.flatMap((vessel) => {
    const crew = here.filter(
      ({ at, type }) => at === `aboard:${vessel.id}` || (at === `on:${vessel.id}` && type !== 'Site'),
    );
    const items = [vesselItem(vessel), ...crew.map(itemOf), ...stationItems(view, vessel)];
    return [
      ...listBlocks(vessel.name, items, width, LONGEST, look),
      ...roomsOf(view, vessel, itemOf).flatMap(([heading, there]) => listBlocks(heading, there, width, LONGEST, look)),
    ];
  });
  const down = here.filter(({ at }) => at.startsWith('surface:') || at.startsWith('at:'));
  return [
    ...aboard,
    ...listBlocks('On the planet', down.map(itemOf), width, LONGEST, look),
    ...view.tribbles
      .filter((group) => group.location === location.id && group.seat === seat)
      .flatMap((group) => listBlocks(groupWords(group), group.cards.map(tribbleItem), width, LONGEST, look)),
  ];
}

/** True for Tribble and Trouble cards, which are shown by group. */
function isOfTribbles({ type }: PieceView): boolean {
  return type === 'Tribble' || type === 'Trouble';
}

function tribbleItem(words: string): ListItem {
  return { icon: 'bonus', words };
}

function seedBlocks(view: FirstEditionView, { seeds }: LocationView): Block[] {
  const items = seeds.map(({ owner, title }, at): ListItem => {
    const whose = must(view.players[owner], `player ${owner}`).name;
    return {
      icon: title === null ? 'card' : 'hazard',
      words: title ?? `A card of ${whose}’s`,
      value: `${at + 1}`,
      quiet: title === null,
    };
  });
  return listBlocks('Cards under the mission, next one first', items, width, LONGEST);
}

function blocksOf(view: FirstEditionView, { at }: LocationParams): Block[] {
  const location = view.locations.find(({ id }) => id === at);
  if (location === undefined) return [];
  return [
    ...factsOf(location, view),
    ...view.players.flatMap((_player, seat) => sideBlocks(view, location, seat)),
    ...seedBlocks(view, location),
  ];
}

function words(view: FirstEditionView, { at }: LocationParams): string[] {
  const location = view.locations.find(({ id }) => id === at);
  if (location === undefined) return ['That mission doesn’t exist.'];
  const known = location.seeds.flatMap(({ title }) => title ?? []);
  return [
    locationWords(view, location),
    ...location.missions.map(({ asks, by }) => `Needs ${asks}. Open to ${by}.`),
    ...(known.length === 0 ? [] : [`Known cards under it: ${known.join(', ')}.`]),
    ...view.pieces
      .filter((piece) => piece.location === at && piece.type !== 'Site' && !isOfTribbles(piece))
      .map((piece) => `${view.players[piece.seat]?.name}: ${itemOf(piece).words}.`),
    ...view.tribbles
      .filter((group) => group.location === at)
      .map((group) => `${view.players[group.seat]?.name}: ${groupWords(group)} (${list(group.cards)}).`),
    ...view.pieces
      .filter((piece) => piece.location === at && piece.type === 'Facility')
      .flatMap((piece) => stationWords(view, piece)),
  ];
}

/**
 * Shows one location up close: what its mission needs, everyone there, and what the reader knows of the cards under it.
 */
export const location: Scene<FirstEditionView, LocationParams> = {
  draw(view, params) {
    const found = view.locations.find(({ id }) => id === params.at);
    const under = found === undefined ? '' : `${count(found.seeds.length, 'card')} under it`;
    return drawPage(blocksOf(view, params), 2, params.page ?? 1, {
      seat: found?.solved == null ? undefined : lookOf(found.solved),
      title: found?.name ?? 'No such mission',
      facts: [...(under === '' ? [] : [under]), ...(found?.cloaked === true ? ['cloaked'] : [])],
    });
  },
  pages: (view, params) => pagesOf(blocksOf(view, params), 2).length,
  alt: (view, params) => altText(words(view, params)),
  text: words,
};
