import type { APIUser, Snowflake } from 'discord-api-types/v10';
import { fail } from '../validate/errors.ts';
import type { World } from '../world.ts';
import { noFlags } from './flags.ts';

/** A user as Discord describes one; people get their name as display name. */
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

/** Adds a person. */
export function addUser(world: World, username: string): APIUser {
  const user = newUser(world.nextId(), username);
  world.users.set(user.id, user);
  world.events.emit('sight', { kind: 'people' });
  return user;
}

/** The user with this id. @throws ApiError 10013 when there is none */
export function getUser(world: World, id: Snowflake): APIUser {
  return world.users.get(id) ?? fail('unknownUser');
}
