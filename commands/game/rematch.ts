import { createHash } from 'node:crypto';
import { cut } from '../../src/discord/limits.ts';
import { bold, mention } from '../../src/discord/markdown.ts';
import { type Reply, say } from '../../src/discord/reply.ts';
import { Refused } from '../../src/kernel/types.ts';
import type { Summary } from '../../src/tables/summary.ts';
import type { TableId } from '../../src/tables/types.ts';
import { type Asker, type CommandContext, chatOf } from '../context.ts';
import { LETTERS, seatAt } from '../tables.ts';
import { agree, join } from './lobby.ts';
import { TITLE } from './new.ts';
import { assertMayOpen } from './quota.ts';

/** Maximum number of finished rematches that are skipped to find the next one. */
const FAR = 50;

/**
 * Opens a rematch with the same seats and settings (T-AGAIN-01). The new table's id is derived from the old table's,
 * so that a second person who presses the button finds the new table and joins it.
 */
export async function rematch(
  summary: Summary,
  asker: Asker & { id: string },
  context: CommandContext,
): Promise<Reply> {
  if (summary.status === 'lobby' || summary.status === 'playing')
    throw new Refused('This game is not over yet.', 'T-AGAIN-01');
  if (seatAt(summary, asker) === null)
    throw new Refused(
      'Only players of this game can ask for a rematch. `/game new` opens your own table.',
      'T-AGAIN-01',
    );
  let last = summary;
  for (let at = 0; at < FAR; at++) {
    const next = nextOf(last.id);
    const there = await context.backend.summary(next);
    if (there === null) {
      await assertMayOpen(asker, last.place, context);
      return await open(last, next, asker, context);
    }
    if (there.status === 'lobby') return agreeTo(there, asker);
    if (there.status === 'playing') return say(`${bold(there.title)} has already begun${placeOf(there)}.`);
    last = there;
  }
  throw new Refused('This table has had too many rematches. `/game new` opens a new table.', 'T-AGAIN-01');
}

async function open(
  last: Summary,
  table: TableId,
  { person, id }: Asker & { id: string },
  context: CommandContext,
): Promise<Reply> {
  const { game, options, chairs, place, patience, pace } = last;
  const { title } = chatOf(context, game);
  // The seat of a person whom a moderator has blocked since is free (T-HOST-08).
  const people = await Promise.all(
    chairs.map(async ({ player, called, bot }) => {
      const isBlocked =
        player !== null && place.guild !== null && (await context.backend.blocked.find(place.guild, player)) !== null;
      return isBlocked ? { player: null, called: null, bot: null } : { player, called, bot };
    }),
  );
  return {
    do: 'send',
    table,
    input: {
      t: 'create',
      game,
      title: last.title === `${title} ${last.id}` ? `${title} ${table}` : cut(last.title, TITLE),
      owner: person.id,
      options,
      place: { ...place, thread: null },
      ...(patience === undefined ? {} : { patience }),
      ...(pace === undefined ? {} : { pace }),
      again: { people, ready: id },
    },
  };
}

function agreeTo(there: Summary, asker: Asker & { id: string }): Reply {
  const seat = seatAt(there, asker);
  if (seat === null) return join(there, null, asker);
  if (there.chairs[seat]?.unready === true) return agree(there, null, asker);
  const missing = there.chairs.flatMap(({ player, unready }) => (unready === true && player !== null ? [player] : []));
  const rest =
    missing.length === 0
      ? 'Everyone is in. Press Start there.'
      : `I’m waiting for: ${missing.map(mention).join(', ')}.`;
  return say(`You are in. ${rest}`);
}

/** The id of a table’s rematch. */
function nextOf(table: TableId): TableId {
  const digest = createHash('sha256').update(`rematch of ${table}`).digest();
  return [...digest.subarray(0, table.length)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

function placeOf({ place }: Summary): string {
  return place.thread === null ? '' : ` in <#${place.thread}>`;
}
