import type { CalledTable, WaitingTable } from '../../tables/waiting-table.ts';
import { LIMITS } from '../limits.ts';
import { bold, channelLink, goThere, moment, plain } from '../markdown.ts';

/** Lists waiting tables with links, as many as fit between the first and the last lines. */
export function waitingList(
  head: string,
  tables: readonly (CalledTable & Pick<WaitingTable, 'nudge'>)[],
  tail: readonly string[] = [],
): string {
  const lines = tables.map(({ title, guild, channel, since, nudge }) => {
    const nudged = nudge === undefined ? '' : `${plain(nudge)} nudges you, `;
    const asked = since === null ? '' : `${nudged}asked ${moment(since)}: `;
    if (title === null) return `- ${asked}${channelLink(guild, channel)}`;
    return `- ${bold(title)}${asked === '' ? ': ' : `, ${asked}`}${goThere(guild, channel)}`;
  });
  for (let shown = lines.length; ; shown--) {
    const more = lines.length - shown;
    const rest = more === 0 ? [] : [`and ${more} more: \`/game list\``];
    const content = [head, ...lines.slice(0, shown), ...rest, ...tail].join('\n');
    if (content.length <= LIMITS.content || shown === 0) return content;
  }
}
