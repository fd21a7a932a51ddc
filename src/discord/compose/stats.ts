import type { GameChat } from '../../chat/game-chat.ts';
import type { PlayerId } from '../../kernel/table.ts';
import { type StatRow, type StatSum, summed, summedBy } from '../../tables/stats.ts';
import { assemble, bold, mention } from '../markdown.ts';
import type { RowsDraft } from './body.ts';
import { small } from './people.ts';
import { lasting } from './recap.ts';
import { percent } from './report.ts';
import { button, buttonRows } from './rows.ts';

/** The number of other people whose games with a person are listed. */
const PEOPLE = 8;
const RULE =
  'Games that ended before their third turn count for nobody, and neither do seats that somebody else played before.';

/** A person's statistics as they see them. `listed` is null outside of servers. */
export interface StatsShown {
  rows: readonly StatRow[];
  listed: boolean | null;
}

/** Shows a person their own statistics, with a button that shows or hides them in the server's list (T-STATS-01). */
export function statsDraft({ rows, listed }: StatsShown, games: readonly GameChat[]): RowsDraft {
  const byPerson = summedBy(rows, ({ others }) => others.filter((one) => !one.startsWith('gone-')));
  const lines = [
    '### Your statistics',
    rows.length === 0 ? 'You have no finished games yet.' : `All games: ${sumWords(summed(rows))}`,
    ...summedBy(rows, ({ game }) => [game]).map(({ of, sum }) => `• ${bold(titleOf(of, games))}: ${sumWords(sum)}`),
    ...(byPerson.length === 0 ? [] : ['**With others**']),
    ...byPerson.slice(0, PEOPLE).map(({ of, sum }) => `• ${mention(of)}: ${countWords(sum)}`),
    small(`Only you see this${listed === true ? ', but this server’s list has your games here' : ''}. ${RULE}`),
  ];
  const list =
    listed === true
      ? button({ act: 'stats-list', to: 'hide' }, 'Take me off this server’s list')
      : button({ act: 'stats-list', to: 'show' }, 'Show me in this server’s list');
  return { content: assemble([], [], lines), rows: listed === null ? [] : buttonRows([list]), bare: true };
}

/** The statistics of the people who agreed to be on a server's list, from their games there. */
export function serverStatsDraft(
  people: readonly { player: PlayerId; rows: readonly StatRow[] }[],
  games: readonly GameChat[],
): RowsDraft {
  const lines = people
    .map(({ player, rows }) => ({ player, rows, sum: summed(rows) }))
    .sort((one, other) => other.sum.games - one.sum.games)
    .map(({ player, rows, sum }) => {
      const names = summedBy(rows, ({ game }) => [game]).map(({ of }) => titleOf(of, games));
      return `• ${mention(player)}: ${sumWords(sum)}${names.length === 0 ? '' : ` (${names.join(', ')})`}`;
    });
  const first = lines.length === 0 ? 'Nobody shows their statistics here yet.' : '### Games on this server';
  const how = small(`Only people who agreed are listed. \`/profile stats\` shows your own, and adds you. ${RULE}`);
  return { content: assemble([], [], [first, ...lines, how]), rows: [] };
}

/** The games of a group: “5 games, 3 won, 2 lost · 4 h a turn · dice +2 %”. */
function sumWords(sum: StatSum): string {
  const { turn, luck } = sum;
  const facts = [
    countWords(sum),
    ...(turn === null ? [] : [`${lasting(turn)} a turn`]),
    ...(luck === null ? [] : [`dice ${percent(luck)}`]),
  ];
  return facts.join(' · ');
}

function countWords({ games, won, lost }: StatSum): string {
  const results = [...(won === 0 ? [] : [`${won} won`]), ...(lost === 0 ? [] : [`${lost} lost`])];
  return [`${games} game${games === 1 ? '' : 's'}`, ...results].join(', ');
}

function titleOf(id: string, games: readonly GameChat[]): string {
  return games.find(({ game }) => game === id)?.title ?? id;
}
