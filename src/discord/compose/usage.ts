import type { GameChat } from '../../chat/game-chat.ts';
import type { ServerUsage } from '../../queue/server-usage.ts';
import type { Summary } from '../../tables/summary.ts';
import type { Allowances } from '../allowances.ts';
import { cut } from '../limits.ts';
import { assemble, bold, listed, mention, moment } from '../markdown.ts';
import type { RowsDraft } from './body.ts';
import { seatName } from './people.ts';
import { button, buttonRows } from './rows.ts';

/** Maximum number of waiting tables that are named, and maximum length of their titles, in characters. */
const LISTED = 5;
const TITLE = 40;

/** The parts of `/host usage` besides the usage itself. */
export interface UsageShown {
  limits: Pick<Allowances, 'open' | 'openings'>;
  /** The waiting tables whose channels the moderator can see, the longest wait first. */
  waiting: readonly Summary[];
}

/** Shows moderators what their server uses (T-HOST-11). */
export function usageDraft(
  { open, byGame, opened, bytes, troubled, blocked }: ServerUsage,
  { limits, waiting }: UsageShown,
  games: readonly GameChat[],
): RowsDraft {
  const titleOf = (game: string): string => games.find((chat) => chat.game === game)?.title ?? game;
  const kinds = byGame.map(({ game, lobbies, games: running }) => {
    const parts = [
      ...(running > 0 ? [counted(running, 'game')] : []),
      ...(lobbies > 0 ? [counted(lobbies, 'lobby', 'lobbies')] : []),
    ];
    return `• ${titleOf(game)}: ${parts.join(', ')}`;
  });
  const named = waiting
    .slice(0, LISTED)
    .map(
      (table) => `• ${bold(cut(table.title, TITLE))} has waited for ${whom(table)} since ${moment(table.since, 'f')}`,
    );
  const size = bytes === null || open === 0 ? [] : [`They take about ${sizeOf(bytes)} in the store.`];
  const problems =
    troubled === 0
      ? []
      : [
          `I can’t post at ${counted(troubled, 'table')}. Check my permissions in ${troubled === 1 ? 'its channel' : 'their channels'}.`,
        ];
  const people = blocked === 0 ? [] : [`${counted(blocked, 'person is', 'people are')} blocked.`];
  return {
    content: assemble(
      [
        '**What this server uses**',
        [`Open tables: ${open} of ${limits.open.tablesInServer}.`, ...size].join(' '),
        ...kinds,
        `New tables in the last hour: about ${opened} of ${limits.openings.server.most}.`,
        ...problems,
        ...people,
        ...(named.length === 0 ? [] : ['**Waiting the longest**']),
      ],
      named,
      [],
    ),
    rows: blocked === 0 ? [] : buttonRows([button({ act: 'blocked', page: 0 }, 'Blocked people')]),
  };
}

function whom(table: Summary): string {
  return listed(
    table.awaited.map((seat) => {
      const player = table.chairs[seat]?.player ?? null;
      return player === null ? seatName(table, seat) : mention(player);
    }),
  );
}

function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function counted(many: number, one: string, more = `${one}s`): string {
  return `${many} ${many === 1 ? one : more}`;
}
