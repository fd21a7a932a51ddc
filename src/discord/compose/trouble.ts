import type { Outgoing, PostingProblem, TableView } from '../../tables/types.ts';
import { bold } from '../markdown.ts';
import type { Draft } from './body.ts';
import { withPersons } from './people.ts';

/** The answer to who opened a table, once its message is there or can’t be. */
export function openedDraft(
  seen: TableView,
  opened: NonNullable<Extract<Outgoing, { to: 'answer' }>['opened']>,
): Draft {
  if ('trouble' in opened) return troubleDraft(seen, opened.trouble);
  const again = seen.recent.findLast(({ rule }) => rule === 'T-AGAIN-01')?.text;
  if (again !== undefined) {
    const lies = `Its message is in <#${opened.channel}>.`;
    return { content: `${bold(seen.title)}\n${withPersons(seen, again)} ${lies}`, rows: [] };
  }
  const where = `Sit down by the buttons of its message in <#${opened.channel}>, and ask others to.`;
  return { content: `${bold(seen.title)}\nThe table is open. ${where}`, rows: [] };
}

/** What a person who can act reads when nothing can be posted where a table is played: what is wrong, and what to do. */
export function troubleDraft(seen: TableView, trouble: PostingProblem): Draft {
  return { content: [bold(seen.title), wrong(trouble), goesOn(seen, trouble)].join('\n'), rows: [] };
}

function wrong({ why, where, lacks }: PostingProblem): string {
  const place = `<#${where}>`;
  switch (why) {
    case 'missing-permission':
      return lacks.length > 0
        ? `I lack ${lacks.map(bold).join(', ')} in ${place}. Who runs the server can give it to me in the channel’s permissions.`
        : `Discord doesn’t let me post in ${place}. Who runs the server can look whether I see the channel, and may write there.`;
    case 'gone-channel':
      return 'The channel of this table is gone. Another table can be opened elsewhere with `/game new`.';
    case 'locked':
      return `${place} is locked, and only who manages threads can write there. A moderator can unlock it.`;
    case 'thread-limit':
      return 'This server has as many open threads as Discord allows. A moderator can close or delete some.';
    case 'wrong-place':
      return `${place} is a channel of a kind in which I can’t post or open a thread.`;
    case 'closed':
    case 'bad-request':
      return `Discord refuses what I post in ${place}. Who runs this bot finds the reason in its log.`;
  }
}

function goesOn({ id, status }: TableView, { why, instead }: PostingProblem): string {
  if (instead !== null) return `Until then the game is shown in <#${instead}> itself.`;
  if (status === 'lobby')
    return why === 'gone-channel'
      ? ''
      : `Then the message of table \`${id}\`, by which people sit down, appears by itself. Or open another one elsewhere with \`/game new\`.`;
  const later = why === 'gone-channel' ? '' : ' The thread catches up by itself once I can post there.';
  return `The game goes on by direct message; \`/play\` and \`/map\` work in any channel.${later}`;
}
