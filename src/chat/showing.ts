import { shortHash } from '../kernel/random.ts';
import type { Json, Seat } from '../kernel/types.ts';
import type { TableView } from '../tables/types.ts';
import type { GamePictures } from './game-chat.ts';
import type { PictureSpec } from './picture.ts';

/** A game's pictures for each kind of request. */
interface Shows {
  move(seen: TableView): PictureSpec[];
  hand(seen: TableView): PictureSpec[];
  sheets(seen: TableView): PictureSpec[];
  /** The pictures for `/map show:`, except the legend; the map if `show` is undefined. */
  part(seen: TableView, show: string | undefined): PictureSpec[];
  isOver(seen: TableView): boolean;
}

/** Pictures of what people ask to see, or of the score once a game is over. */
export function reading({ move, hand, sheets, part, isOver }: Shows): GamePictures['read'] {
  return (seen, read) => {
    switch (read.what) {
      case 'hand':
        return hand(seen);
      case 'move':
      case 'preview':
      case 'try':
        return isOver(seen) ? [scoreOf(seen)] : move(seen);
      case 'sheet':
        return sheets(seen);
      case 'map': {
        const pictures = read.show === LEGEND.value ? legendPages() : part(seen, read.show);
        return read.text === true ? pictures.map((picture) => ({ ...picture, words: true })) : pictures;
      }
      case 'status':
        return isOver(seen) ? [scoreOf(seen)] : [];
      case 'report':
        return curveOf(seen);
      case 'log':
      case 'film':
      case 'verify':
      case 'recap':
      case 'history':
      case 'rewind':
      case 'orders':
      case 'prepared':
      case 'why':
      case 'watch':
        return [];
    }
  };
}

/**
 * Pictures of components, by component id. The components are listed at the first request, and a view is made when its
 * picture is wanted, since most processes never show most components.
 */
export function looking(
  components: () => readonly { id: string; name: string; view: object }[],
): GamePictures['component'] {
  let looks: ReadonlyMap<string, { name: string; view: object }> | null = null;
  return (id) => {
    looks ??= new Map(components().map((one) => [one.id, one]));
    const look = looks.get(id);
    if (look === undefined) return [];
    // The view is plain JSON, but its interfaces have no index signatures.
    return [{ scene: 'component', params: { component: look.view as unknown as Json }, alt: look.name }];
  };
}

/**
 * Shows the final score, with the beginnings of the hashes that prove the dice and shuffles. The game's record has the
 * full hashes.
 */
export function scoreOf({ commitment, seed }: TableView): PictureSpec {
  const params = { commitment: shortHash(commitment), ...(seed === null ? {} : { seed: shortHash(seed.secret) }) };
  return { scene: 'score', params, alt: 'The final score' };
}

/** The score over time, from the report on a finished game. Only seats whose score changed make a curve. */
export function curveOf({ report, chairs }: TableView): PictureSpec[] {
  if (report === undefined || report.scores.length < 2) return [];
  const names = chairs.map(({ name, now }) => now?.short ?? name);
  const scores = report.scores.map(({ round, totals }) => ({ round, totals }));
  return [{ scene: 'curve', params: { names, scores }, alt: 'The score over time' }];
}

/** The legend, as `/map show:` and the menu under a board offer it. */
export const LEGEND = { value: 'legend', label: 'Legend: what the symbols mean' } as const;

function legendPages(): PictureSpec[] {
  return pagesOf('legend', 'What the symbols mean');
}

/** Maximum number of pictures in a message. */
export const MOST_PICTURES = 10;
/** Maximum number of pages of one scene in a message, chosen so that two scenes and a map fit. */
const MOST_PAGES = 4;

/** All players' sheets, with as many pages of each as fit in a message. */
export function sheetsOf(players: readonly { seat: Seat; name: string }[]): PictureSpec[] {
  const most = Math.min(MOST_PAGES, Math.floor(MOST_PICTURES / players.length));
  return players.flatMap(({ seat, name }) => pagesOf('sheet', `Public information about ${name}`, { seat }, most));
}

/** All pages of a scene (at most `most`) as one picture, because chats crop multiple pictures. */
export function joinedPages(scene: string, alt: string, most = MOST_PAGES): PictureSpec[] {
  return [{ scene, params: { pages: most }, alt }];
}

/** The first `most` pages of a scene. Pages that don't exist are left out when the renderer draws the scene. */
export function pagesOf(
  scene: string,
  alt: string,
  params: Record<string, Json> = {},
  most = MOST_PAGES,
): PictureSpec[] {
  return Array.from({ length: most }, (_, at) => ({ scene, params: { ...params, page: at + 1 }, alt }));
}
