import type { CalledTable } from '../../tables/types.ts';
import { LIMITS } from '../limits.ts';
import { bold, moment } from '../markdown.ts';

/**
 * A list of waiting tables, with a link to each: as many as fit, between its first line and its last ones. Discord shows a bare link to a
 * thread as the thread's name, which is the table's title: so it has words of its own where the title stands before it.
 */
export function waitingList(head: string, tables: readonly CalledTable[], tail: readonly string[] = []): string {
  const lines = tables.map(({ title, guild, channel, since }) => {
    const link = `https://discord.com/channels/${guild ?? '@me'}/${channel}`;
    const asked = `asked ${moment(since)}:`;
    return title === null ? `- ${asked} ${link}` : `- ${bold(title)}, ${asked} [go there](${link})`;
  });
  for (let shown = lines.length; ; shown--) {
    const more = lines.length - shown;
    const rest = more === 0 ? [] : [`and ${more} more: \`/game list\``];
    const content = [head, ...lines.slice(0, shown), ...rest, ...tail].join('\n');
    if (content.length <= LIMITS.content || shown === 0) return content;
  }
}
