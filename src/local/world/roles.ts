import type { APIOverwrite, APIRole, APIUser } from 'discord-api-types/v10';
import type { World } from '../world.ts';
import { getMember, newRole } from './guilds.ts';
import type { Forum, Guild, TextChannel } from './records.ts';

/** Adds a role to a server; its `permissions` apply in the whole server. */
export function addRole(world: World, guild: Guild, name: string, permissions = 0n): APIRole {
  const role = newRole(world.nextId(), name, permissions);
  guild.data.roles.push(role);
  world.events.emit('dispatch', { t: 'GUILD_ROLE_CREATE', d: { guild_id: guild.id, role }, guildId: guild.id });
  return role;
}

/** Changes a role's permissions in its server. */
export function setRolePermissions(world: World, guild: Guild, role: APIRole, permissions: bigint): void {
  role.permissions = `${permissions}`;
  world.events.emit('dispatch', { t: 'GUILD_ROLE_UPDATE', d: { guild_id: guild.id, role }, guildId: guild.id });
}

/**
 * Adds a role to a member, or removes it.
 * @throws ApiError 10007 if the person isn't a member
 */
export function setRole(world: World, guild: Guild, user: APIUser, role: APIRole, has: boolean): void {
  const member = getMember(guild, user.id);
  member.roles = [...member.roles.filter((id) => id !== role.id), ...(has ? [role.id] : [])];
  world.events.emit('dispatch', { t: 'GUILD_MEMBER_UPDATE', d: { ...member, guild_id: guild.id }, guildId: guild.id });
  world.events.emit('screen', { kind: 'people' });
}

/** Sets a channel's permission overwrites. */
export function setOverwrites(world: World, channel: TextChannel | Forum, overwrites: APIOverwrite[]): void {
  channel.data.permission_overwrites = overwrites;
  world.events.emit('dispatch', { t: 'CHANNEL_UPDATE', d: channel.data, guildId: channel.data.guild_id ?? null });
  world.events.emit('screen', { kind: 'channelUpdate', channel });
}
