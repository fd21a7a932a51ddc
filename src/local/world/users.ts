import type { APIUser, Snowflake } from 'discord-api-types/v10';
import { fail } from '../validate/errors.ts';
import type { World } from '../world.ts';
import { newUser } from './new-user.ts';

/** Adds a person to the world. */
export function addUser(world: World, username: string): APIUser {
  const user = newUser(world.nextId(), username);
  world.users.set(user.id, user);
  world.events.emit('screen', { kind: 'people' });
  return user;
}

/** Returns the user with this id. @throws ApiError 10013 if there is none */
export function getUser(world: World, id: Snowflake): APIUser {
  return world.users.get(id) ?? fail('unknownUser');
}
