import type { APIUser, Snowflake } from 'discord-api-types/v10';
import { fail } from '../validate/errors.ts';
import type { World } from '../world.ts';
import { newUser } from './new-user.ts';

/** Adds a person. */
export function addUser(world: World, username: string): APIUser {
  const user = newUser(world.nextId(), username);
  world.users.set(user.id, user);
  world.events.emit('screen', { kind: 'people' });
  return user;
}

/** The user with this id. @throws ApiError 10013 when there is none */
export function getUser(world: World, id: Snowflake): APIUser {
  return world.users.get(id) ?? fail('unknownUser');
}
