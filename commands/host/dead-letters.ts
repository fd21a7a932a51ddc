import { button, buttonRows } from '../../src/discord/compose/rows.ts';
import { assemble, bold, moment, plain } from '../../src/discord/markdown.ts';
import { type Reply, say } from '../../src/discord/reply.ts';
import { Refused } from '../../src/kernel/types.ts';
import type { DeadLetter } from '../../src/tables/dead-letter.ts';
import type { Summary } from '../../src/tables/summary.ts';
import type { Asker, CommandContext } from '../context.ts';
import { assertHost } from './require-moderator.ts';

/** Maximum number of failed commands that one message lists, with a button for each. */
const LISTED = 10;

/** Lists a table's failed commands with their senders and times, but never with the choices made (T-HOST-04). */
export async function showDeadLetters(summary: Summary, { backend }: Pick<CommandContext, 'backend'>): Promise<Reply> {
  const all = (await backend.asides(summary.id)).slice(-LISTED);
  if (all.length === 0) return say(`${bold(summary.title)}: no command has failed.`);
  const lines = all.map((aside, at) => `${at + 1}. ${whose(summary, aside)}`);
  const rows = buttonRows(
    all.map(({ entry }, at) => button({ act: 'retry', table: summary.id, entry }, `Try ${at + 1} again`)),
  );
  const title = `${bold(summary.title)}: these commands failed repeatedly because of a bug and changed nothing.`;
  return { do: 'say', draft: { content: assemble([title], lines, []), rows } };
}

/** Retries a failed command and logs the retry at the table. */
export async function retry(summary: Summary, entry: string, asker: Asker, context: CommandContext): Promise<Reply> {
  await assertHost(summary, asker, context);
  const aside = (await context.backend.asides(summary.id)).find((one) => one.entry === entry);
  if (aside === undefined) throw new Refused('That command is no longer on the list of failed commands.', 'T-HOST-04');
  const text = `${asker.person.name} (moderator) retries ${whose(summary, aside, false)}.`;
  return { do: 'send', table: summary.id, input: { t: 'note', text, rule: 'T-HOST-04' }, as: 'host', retries: entry };
}

function whose({ chairs }: Summary, { command, entry }: DeadLetter, dated = true): string {
  const by = command?.by;
  const seat =
    typeof by !== 'object'
      ? undefined
      : 'seat' in by
        ? chairs[by.seat]
        : chairs.find(({ player }) => 'player' in by && player === by.player);
  const what = `a command of ${seat === undefined ? 'somebody' : (seat.called ?? seat.name)}`;
  return dated ? `${plain(what)}, ${moment(Number.parseInt(entry, 10))}` : what;
}
