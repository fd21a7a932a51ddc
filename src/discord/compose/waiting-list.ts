import type { CalledTable } from '../../tables/types.ts';
import { LIMITS } from '../limits.ts';
import { bold, moment } from '../markdown.ts';

/** A list of waiting tables, with a link to each: as many as fit, between its first line and its last ones. */
export function waitingList(head: string, tables: readonly CalledTable[], tail: readonly string[] = []): string {
  const lines = tables.map(({ title, guild, channel, since }) => {
    const when = `asked ${moment(since)}: https://discord.com/channels/${guild ?? '@me'}/${channel}`;
    return title === null ? `- ${when}` : `- ${bold(title)}, ${when}`;
  });
  for (let shown = lines.length; ; shown--) {
    const more = lines.length - shown;
    const rest = more === 0 ? [] : [`and ${more} more: \`/game list\``];
    const content = [head, ...lines.slice(0, shown), ...rest, ...tail].join('\n');
    if (content.length <= LIMITS.content || shown === 0) return content;
  }
}
