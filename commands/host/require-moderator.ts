import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Incoming } from '../../src/discord/payload.ts';
import { Refused } from '../../src/kernel/types.ts';
import type { Summary } from '../../src/tables/summary.ts';
import type { Asker, CommandContext } from '../context.ts';

/**
 * Throws `Refused` unless a person looks after a table: they may manage the threads of its channel, or have the role that
 * its server names (T-HOST-01).
 */
export async function assertHost(
  { place }: Summary,
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
    'That is for who looks after this server: people who may manage its threads, or with the role that it names for it.',
    'T-HOST-01',
  );
}

/** Somebody in a server, and what they may do there. */
export type Manager = Pick<Incoming, 'guild' | 'may'>;

/** The server of somebody who may change its settings. Throws `Refused` when they may not (T-HOST-01). */
export function serverOf({ guild, may }: Manager): string {
  if (guild === null) throw new Refused('These are settings of a server: give the command there.');
  if ((may & (PermissionFlagsBits.ManageGuild | PermissionFlagsBits.Administrator)) === 0n)
    throw new Refused('Only people who may manage this server change its settings.', 'T-HOST-01');
  return guild;
}
