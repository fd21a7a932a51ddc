import type { FirstEditionView, PlayerView } from '../../src/games/first-edition/view.ts';
import type { Block } from '../kit/flow.ts';
import { entryWords, type ListItem, listBlock, listBlocks } from '../kit/list-block.ts';
import { count } from '../kit/wording.ts';
import { altText, type Scene } from '../scene.ts';
import { typeIcons } from './looks.ts';
import { columnWidth, drawPage, pagesOf } from './paged.ts';
import { lookOf } from './sides.ts';

/** The owner of the sheet, and the page number, counted from 1. */
export interface SheetParams {
  readonly seat: number;
  readonly page?: number;
}

const width = columnWidth(2);

/** Lists everything public about a side, by heading. */
function listsOf(view: FirstEditionView, seat: number): (readonly [heading: string, items: ListItem[]])[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const { counts, discard, scored, removed, deck, playing, sideDecks } = player;
  const on = view.pieces.filter(({ at }) => at === `core:${seat}`);
  const vessels = view.pieces.filter(
    (piece) => piece.seat === seat && (piece.type === 'Ship' || piece.type === 'Facility'),
  );
  const crew = (id: number) =>
    view.pieces.filter(({ at, type }) => at === `aboard:${id}` && type === 'Personnel').length;
  const lists: (readonly [string, ItemList])[] = [
    [
      deck === '' ? 'Deck' : deck,
      [
        { icon: 'card', words: 'In hand', value: `${counts.hand}` },
        { icon: 'deck', words: 'To draw', value: `${counts.deck}` },
        { icon: 'discard', words: 'Discarded', value: `${discard.count}` },
        ...(counts.seeds > 0 ? [{ icon: 'hazard', words: 'To seed', value: `${counts.seeds}` } as const] : []),
        ...(playing.length > 0 ? [{ icon: 'flag', words: playing.join(', '), rows: 3 } as const] : []),
      ],
    ],
    ['Points', scored.map(({ title, points }) => ({ icon: 'star', words: title, value: `${points}` }) as const)],
    [
      'Ships and facilities',
      vessels.map(({ id, name, type }) => ({
        icon: typeIcons[type as keyof typeof typeIcons],
        words: name,
        value: `${crew(id)}`,
      })),
    ],
    ['On the table', on.map(({ name, type }) => ({ icon: typeIcons[type as keyof typeof typeIcons], words: name }))],
    ...sideDecks.map((one) => [one.name, sideDeckItems(one)] as const),
    ['Out of play', removed.length === 0 ? [] : [{ icon: 'out', words: count(removed.length, 'card') }]],
  ];
  return lists.filter(([, items]) => items.length > 0).map(([heading, items]) => [heading, [...items]] as const);
}

/** Lists how many cards of a side deck are face down, and the used ones, which are face up underneath. */
function sideDeckItems({ count: down, used }: PlayerView['sideDecks'][number]): ItemList {
  const copies = (title: string): number => used.filter((one) => one === title).length;
  return [
    { icon: 'deck', words: 'Face down', value: `${down}` },
    ...[...new Set(used)].map(
      (title): ListItem => ({
        icon: 'discard',
        words: title,
        ...(copies(title) > 1 ? { value: `${copies(title)}` } : {}),
      }),
    ),
  ];
}

type ItemList = readonly ListItem[];

function blocksOf(view: FirstEditionView, seat: number): Block[] {
  return listsOf(view, seat).flatMap(([heading, items]) =>
    items.length > 10 ? listBlocks(heading, items, width, 10) : [listBlock(heading, items, width)],
  );
}

function words(view: FirstEditionView, { seat }: SheetParams): string[] {
  const player = view.players[seat];
  if (player === undefined) return ['Nobody has that seat.'];
  return [
    `${player.name}: ${count(player.points, 'point')}.`,
    ...listsOf(view, seat).map(([heading, items]) => `${heading}: ${items.map(entryWords).join('; ')}.`),
  ];
}

/** Shows everything public about a side: its piles, its points, and its ships with the number of cards aboard. */
export const sheet: Scene<FirstEditionView, SheetParams> = {
  draw: (view, { seat, page = 1 }) =>
    drawPage(blocksOf(view, seat), 2, page, {
      seat: lookOf(seat),
      title: view.players[seat]?.name ?? `Seat ${seat + 1}`,
      facts: [count(view.players[seat]?.points ?? 0, 'point')],
    }),
  pages: (view, { seat }) => pagesOf(blocksOf(view, seat), 2).length,
  alt: (view, params) => altText(words(view, params)),
  text: words,
};
