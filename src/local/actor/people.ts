import type { APIUser } from 'discord-api-types/v10';
import type { AnyComponent } from '../validate/component-rules.ts';
import { guildOf } from '../world/channels.ts';
import type { Channel } from '../world/records.ts';
import type { World } from '../world.ts';
import { type Resolved, resolveUser } from './options.ts';
import { RefusedError, staleComponentError } from './refusal.ts';

/**
 * Returns the people whom a menu of people offers in a channel: in a server all of its members, whether they can see the
 * channel or not, and in direct messages those who are in them. Bots are offered, too.
 */
export function choosablePeople(world: World, channel: Channel, self: APIUser): APIUser[] {
  const guild = guildOf(world, channel);
  if (guild) return [...guild.members.values()].map(({ user }) => user);
  return channel.kind === 'group' ? [...channel.data.recipients] : [self, world.bot];
}

/**
 * Returns the data that the bot receives for a choice in a menu of people: their ids, and who they are. In a server, it
 * also has their memberships.
 * @throws RefusedError if Discord's client wouldn't send the choice
 */
export function peopleData(
  world: World,
  { channel, user }: { readonly channel: Channel; readonly user: APIUser },
  { min_values = 1, max_values = 1 }: AnyComponent,
  values: readonly string[],
): object {
  const offered = choosablePeople(world, channel, user);
  for (const value of values)
    if (!offered.some(({ id }) => id === value)) throw staleComponentError(`the menu doesn’t offer ${value}`);
  if (values.length < min_values || values.length > max_values || new Set(values).size < values.length)
    throw new RefusedError(`the menu takes ${min_values} to ${max_values} values`);
  const resolved: Resolved = { users: {}, members: {}, channels: {}, roles: {}, attachments: {} };
  for (const value of values) resolveUser(world, channel, guildOf(world, channel), value, resolved);
  const { users, members } = resolved;
  const isKnown = Object.keys(members).length > 0;
  return { values, resolved: { users, ...(isKnown ? { members } : {}) } };
}
