import type { Outgoing, PostingProblem, TableView } from '../../tables/types.ts';
import { bold } from '../markdown.ts';
import type { RowsDraft } from './body.ts';
import { withPersons } from './people.ts';

/** The answer to the person who opened a table, once its message has been posted or couldn't be posted. */
export function openedDraft(
  seen: TableView,
  opened: NonNullable<Extract<Outgoing, { to: 'answer' }>['opened']>,
): RowsDraft {
  if ('trouble' in opened) return troubleDraft(seen, opened.trouble);
  const again = seen.recent.findLast(({ rule }) => rule === 'T-AGAIN-01')?.text;
  if (again !== undefined) {
    const lies = `Its message is in <#${opened.channel}>.`;
    return { content: `${bold(seen.title)}\n${withPersons(seen, again)} ${lies}`, rows: [] };
  }
  const where = `Take a seat with the buttons on its message in <#${opened.channel}>, and invite others.`;
  return { content: `${bold(seen.title)}\nThe table is open. ${where}`, rows: [] };
}

/** Explains a posting problem to a person who can fix it: the cause and the remedy. */
export function troubleDraft(seen: TableView, trouble: PostingProblem): RowsDraft {
  return { content: [bold(seen.title), problemWords(trouble), goesOn(seen, trouble)].join('\n'), rows: [] };
}

/** Explains why the bot can't post in a place, and what helps. */
export function problemWords({ why, where, lacks }: PostingProblem): string {
  const place = `<#${where}>`;
  switch (why) {
    case 'missing-permission':
      return lacks.length > 0
        ? `I lack ${lacks.map(bold).join(', ')} in ${place}. A server admin can allow it in the channel’s permissions.`
        : `I can’t post in ${place}. Ask a server admin to check that I can see the channel and write in it.`;
    case 'gone-channel':
      return 'This table’s channel has been deleted. You can open another table elsewhere with `/game new`.';
    case 'locked':
      return `${place} is locked, so only moderators can write there. A moderator can unlock it.`;
    case 'thread-limit':
      return 'This server has as many open threads as Discord allows. A moderator can close or delete some.';
    case 'wrong-place':
      return `${place} is a type of channel where I can’t post or open a thread.`;
    case 'closed':
    case 'bad-request':
      return `Discord rejected my message in ${place}. The reason is in the bot’s log.`;
  }
}

function goesOn({ id, status }: TableView, { why, instead }: PostingProblem): string {
  if (instead !== null) return `Until then the game is shown in <#${instead}> itself.`;
  if (status === 'lobby')
    return why === 'gone-channel'
      ? ''
      : `After that, the message for taking seats at table \`${id}\` appears automatically. Or open another table elsewhere with \`/game new\`.`;
  const later = why === 'gone-channel' ? '' : ' The thread catches up once I can post there.';
  return `The game continues in direct messages, and \`/play\` and \`/map\` work in any channel.${later}`;
}
