import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Incoming } from '../../src/discord/payload.ts';
import { Refused } from '../../src/kernel/types.ts';
import type { Summary } from '../../src/tables/summary.ts';
import type { Asker, CommandContext } from '../context.ts';
import { inChannel, placeOf } from '../game/new.ts';

/**
 * Throws `Refused` unless the person moderates this table. A moderator can manage threads in the table's channel, or
 * has the server's moderator role (T-HOST-01).
 */
export async function assertHost(
  { place }: Pick<Summary, 'place'>,
  asker: Asker,
  { backend, keepers }: Pick<CommandContext, 'backend' | 'keepers'>,
): Promise<void> {
  const { guild, channel, forum } = place;
  if (guild !== null && guild === asker.guild) {
    if (keepers.manages(asker, forum ?? channel)) return;
    const { role } = await backend.serverSettings(guild);
    if (role !== null && asker.roles.includes(role)) return;
  }
  throw new Refused(
    'Only a moderator of this server can do that: anyone who can manage threads or has the moderator role set here.',
    'T-HOST-01',
  );
}

/**
 * Returns the server of a person who moderates the channel where they act; otherwise throws `Refused`. Moderators of any
 * channel decide about the server's tables together (T-HOST-07).
 */
export async function moderatedServer(
  asker: Asker,
  context: Pick<CommandContext, 'backend' | 'keepers' | 'places'>,
): Promise<string> {
  const { guild } = asker;
  if (guild === null) throw new Refused('Moderators belong to a server. Use the command in that server.', 'T-HOST-07');
  await assertHost({ place: placeOf(inChannel(asker), context) }, asker, context);
  return guild;
}

/** A person in a server and their permissions there. */
export type Manager = Pick<Incoming, 'guild' | 'may'>;

/** Returns the server if the person may change its settings; otherwise throws `Refused` (T-HOST-01). */
export function serverOf({ guild, may }: Manager): string {
  if (guild === null) throw new Refused('These are a server’s settings. Use the command in that server.');
  if ((may & (PermissionFlagsBits.ManageGuild | PermissionFlagsBits.Administrator)) === 0n)
    throw new Refused('Only people who can manage this server can change its settings.', 'T-HOST-01');
  return guild;
}
