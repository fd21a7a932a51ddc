import type { GameChat } from '../../chat/game-chat.ts';
import type { Composed } from '../../queue/transport.ts';
import type { TableView } from '../../tables/types.ts';
import { bold } from '../markdown.ts';
import { bodyOf, type RowsDraft } from './body.ts';

/** The text of a message with the film of a game, which is there before the film. `failed` is true if there is no film. */
export function filmDraft({ title, reader, view }: TableView, failed: boolean): RowsDraft {
  const whose = reader === 'spectator' ? 'as spectators saw it' : 'as you saw it';
  const words = failed
    ? 'The film couldn’t be made. Ask for it again in a minute.'
    : `The board after each turn, ${whose}. For a long game, the film takes a minute.`;
  const said = view === null ? 'There is no film, because the game has not begun yet.' : words;
  return { content: `${bold(title)} · the film\n${said}`, rows: [] };
}

/** A message with the film of a game. If `pictures` is false, the message says that the film couldn't be made. */
export function withFilm(seen: TableView, chat: GameChat, pictures: boolean): Composed {
  const [board] = seen.view === null || !pictures ? [] : chat.pictures.read(seen, { what: 'map' });
  const body = bodyOf(filmDraft(seen, board === undefined));
  if (board === undefined) return { body, pictures: [] };
  const { scene, params } = board;
  const alt = `The film of ${seen.title}: the board after each turn, up to entry ${seen.seq}.`;
  return { body, pictures: [], film: { scene, params, name: `film-${seen.id}.gif`, alt } };
}
