import type { Json, Seat } from '../../kernel/types.ts';
import type { Seen } from '../../tables/types.ts';
import type { Picture, Pictures } from './chat.ts';

/** What a game shows, by what people ask for. */
interface Shows {
  move(seen: Seen): Picture[];
  hand(seen: Seen): Picture[];
  sheets(seen: Seen): Picture[];
  /** What `/map show:` asks for; undefined: the map. */
  part(seen: Seen, show: string | undefined): Picture[];
  isOver(seen: Seen): boolean;
}

/** Pictures that answer what people ask to see; once a game is over its score does. */
export function reading({ move, hand, sheets, part, isOver }: Shows): Pictures['read'] {
  return (seen, read) => {
    switch (read.what) {
      case 'hand':
        return hand(seen);
      case 'move':
        return isOver(seen) ? [scoreOf(seen)] : move(seen);
      case 'sheet':
        return sheets(seen);
      case 'map': {
        const pictures = part(seen, read.show);
        return read.text === true ? pictures.map((picture) => ({ ...picture, words: true })) : pictures;
      }
      case 'status':
        return isOver(seen) ? [scoreOf(seen)] : [];
      case 'log':
      case 'orders':
      case 'why':
        return [];
    }
  };
}

/** Pictures of components by their ids. */
export function looking(components: readonly { id: string; name: string; view: object }[]): Pictures['component'] {
  const looks = new Map(components.map(({ id, name, view }) => [id, { name, view }]));
  return (id) => {
    const look = looks.get(id);
    if (look === undefined) return [];
    // The view is plain JSON; the interfaces in it have no index signatures.
    return [{ scene: 'component', params: { component: look.view as unknown as Json }, alt: look.name }];
  };
}

/** The final score, with what proves dice and shuffles. */
export function scoreOf({ commitment, seed }: Seen): Picture {
  const params = seed === null ? { commitment } : { commitment, seed: seed.secret };
  return { scene: 'score', params, alt: 'The final score' };
}

/** The sheets of all players. */
export function sheetsOf(players: readonly { seat: Seat; name: string }[]): Picture[] {
  return players.map(({ seat, name }) => ({ scene: 'sheet', params: { seat }, alt: `What is public of ${name}` }));
}

/**
 * Pictures of so many cards, `each` on one at least, `most` at the most. A page after the last is drawn as the last one, and
 * the same picture is sent once.
 */
export function pagesOf(scene: string, count: number, each: number, most: number, alt: string): Picture[] {
  const pages = Math.min(most, Math.max(1, Math.ceil(count / each)));
  return Array.from({ length: pages }, (_, at) => ({ scene, params: { page: at + 1 }, alt }));
}
