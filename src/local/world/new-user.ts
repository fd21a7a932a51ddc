import type { APIUser, Snowflake } from 'discord-api-types/v10';
import { noFlags } from './flags.ts';

/** Creates a user in Discord's format. A person's display name is the same as their name. */
export function newUser(id: Snowflake, username: string, { bot = false } = {}): APIUser {
  return {
    id,
    username,
    discriminator: '0',
    global_name: bot ? null : username,
    avatar: null,
    banner: null,
    accent_color: null,
    bot,
    system: false,
    flags: noFlags(),
    public_flags: noFlags(),
    avatar_decoration_data: null,
    collectibles: null,
    primary_guild: null,
  };
}
