import type { APIOverwrite, APIRole, APIUser } from 'discord-api-types/v10';
import type { World } from '../world.ts';
import { getMember, newRole } from './guilds.ts';
import type { Forum, Guild, TextChannel } from './records.ts';

/** Adds a role to a server; `permissions`: what it grants everywhere in it. */
export function addRole(world: World, guild: Guild, name: string, permissions = 0n): APIRole {
  const role = newRole(world.nextId(), name, permissions);
  guild.data.roles.push(role);
  world.events.emit('dispatch', { t: 'GUILD_ROLE_CREATE', d: { guild_id: guild.id, role }, guildId: guild.id });
  return role;
}

/** Changes what a role grants everywhere in its server. */
export function setRolePermissions(world: World, guild: Guild, role: APIRole, permissions: bigint): void {
  role.permissions = `${permissions}`;
  world.events.emit('dispatch', { t: 'GUILD_ROLE_UPDATE', d: { guild_id: guild.id, role }, guildId: guild.id });
}

/** Gives a role to a member, or takes it away. @throws ApiError 10007 when they are no member */
export function setRole(world: World, guild: Guild, user: APIUser, role: APIRole, has: boolean): void {
  const member = getMember(guild, user.id);
  member.roles = [...member.roles.filter((id) => id !== role.id), ...(has ? [role.id] : [])];
  world.events.emit('dispatch', { t: 'GUILD_MEMBER_UPDATE', d: { ...member, guild_id: guild.id }, guildId: guild.id });
  world.events.emit('screen', { kind: 'people' });
}

/** Sets who may do what in a channel otherwise than in the rest of the server. */
export function setOverwrites(world: World, channel: TextChannel | Forum, overwrites: APIOverwrite[]): void {
  channel.data.permission_overwrites = overwrites;
  world.events.emit('dispatch', { t: 'CHANNEL_UPDATE', d: channel.data, guildId: channel.data.guild_id ?? null });
  world.events.emit('screen', { kind: 'channelUpdate', channel });
}
