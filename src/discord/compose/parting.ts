import type { GameChat } from '../../chat/game-chat.ts';
import type { Summary } from '../../tables/summary.ts';
import { cut } from '../limits.ts';
import { assemble, moment } from '../markdown.ts';
import type { RowsDraft } from './body.ts';
import { heading } from './people.ts';

/** Maximum number of tables in the message, and maximum length of their titles, in characters. */
const LISTED = 15;
const TITLE = 60;

/**
 * The direct message to a player at tables of a server that removed the bot (T-HOST-12). `ends` is the time when the tables
 * end (ms since 1970).
 */
export function partingDraft(tables: readonly Summary[], ends: number, games: readonly GameChat[]): RowsDraft {
  const lines = tables.slice(0, LISTED).map(({ title, game }) => {
    const called = games.find((chat) => chat.game === game)?.title ?? game;
    return `• ${heading(cut(title, TITLE), called)}`;
  });
  const more = tables.length - LISTED;
  const what = tables.length === 1 ? 'One of your tables ends' : `${tables.length} of your tables end`;
  return {
    content: assemble(
      [
        `**${what} ${moment(ends)}**, because the server where ${tables.length === 1 ? 'it is' : 'they are'} played removed me.`,
      ],
      [...lines, ...(more > 0 ? [`and ${more} more`] : [])],
      [
        'If the server adds me again before then, everything continues as it was. Until then, you can also play on here: `/inbox`. Finished games stay, and you can still look at them.',
      ],
    ),
    rows: [],
  };
}
