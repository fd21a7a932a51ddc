import {
  type APIGuild,
  type APIGuildMember,
  type APIRole,
  type APIUser,
  GuildSystemChannelFlags,
  type Snowflake,
} from 'discord-api-types/v10';
import { fail } from '../validate/errors.ts';
import { timestamp, type World } from '../world.ts';
import { addTextChannel, guildCreatePayload } from './channels.ts';
import { noFlags } from './flags.ts';
import { EVERYONE_PERMISSIONS } from './permissions.ts';
import type { Guild } from './records.ts';

/** Options of a new server. */
export interface GuildOptions {
  /** The names of the server's text channels. */
  readonly channels?: readonly string[];
  /** The permissions of the bot's own role beyond those of everyone; none by default. */
  readonly botPermissions?: bigint;
  /**
   * True if the server added only the bot's commands (the scope `applications.commands` without `bot`), so that the
   * bot isn't a member.
   */
  readonly commandsAlone?: boolean;
  /** True if the server hasn't added the app at all, so that only people with their own install can use it there. */
  readonly withoutApp?: boolean;
}

/**
 * Creates a server; the bot is a member unless `commandsAlone` or `withoutApp` is set. The server's owner is an
 * additional person, whom nobody plays.
 */
export function addGuild(
  world: World,
  name: string,
  { channels = ['general'], botPermissions = 0n, commandsAlone = false, withoutApp = false }: GuildOptions = {},
): Guild {
  const id = world.nextId();
  const everyone = newRole(id, '@everyone', EVERYONE_PERMISSIONS);
  const guild: Guild = { id, data: newGuild(id, name, world.nextId(), [everyone]), members: new Map() };
  world.guilds.set(id, guild);
  for (const channel of channels) addTextChannel(world, guild, channel);
  if (!withoutApp) world.installs.guilds.add(id);
  if (!commandsAlone && !withoutApp) addBot(world, guild, botPermissions);
  return guild;
}

/** Adds a person to a server. */
export function joinGuild(world: World, guild: Guild, user: APIUser): APIGuildMember {
  const known = guild.members.get(user.id);
  if (known) return known;
  const member: APIGuildMember = {
    user,
    nick: null,
    avatar: null,
    banner: null,
    roles: [],
    joined_at: timestamp(world),
    premium_since: null,
    deaf: false,
    mute: false,
    pending: false,
    flags: noFlags(),
    communication_disabled_until: null,
  };
  guild.members.set(user.id, member);
  world.events.emit('dispatch', { t: 'GUILD_MEMBER_ADD', d: { ...member, guild_id: guild.id }, guildId: guild.id });
  world.events.emit('screen', { kind: 'people' });
  return member;
}

/**
 * Removes a person or the bot from a server. After the bot is removed, it hears of the server only when somebody there
 * uses its commands.
 */
export function leaveGuild(world: World, guild: Guild, user: APIUser): void {
  if (!guild.members.delete(user.id)) return;
  if (user.id === world.bot.id)
    world.events.emit('dispatch', { t: 'GUILD_DELETE', d: { id: guild.id }, guildId: guild.id });
  else world.events.emit('dispatch', { t: 'GUILD_MEMBER_REMOVE', d: { guild_id: guild.id, user }, guildId: guild.id });
  world.events.emit('screen', { kind: 'people' });
}

/**
 * Adds the bot to a server that had removed it, or that had only its commands. The bot's role grants these
 * permissions.
 */
export function addBot(world: World, guild: Guild, botPermissions = 0n): void {
  world.installs.guilds.add(guild.id);
  const tags = { bot_id: world.bot.id };
  const role = newRole(world.nextId(), world.bot.username, botPermissions, { managed: true, tags });
  guild.data.roles.push(role);
  joinGuild(world, guild, world.bot).roles.push(role.id);
  world.events.emit('dispatch', { t: 'GUILD_CREATE', d: guildCreatePayload(world, guild), guildId: guild.id });
}

/** True if a server has the bot itself, not only its commands. */
export function hasBot(world: World, guildId: Snowflake): boolean {
  return world.guilds.get(guildId)?.members.has(world.bot.id) === true;
}

/** Returns the server with this id, if the bot is a member of it. @throws ApiError 10004 */
export function getGuild(world: World, id: Snowflake): Guild {
  const guild = hasBot(world, id) ? world.guilds.get(id) : undefined;
  return guild ?? fail('unknownGuild');
}

/** Returns a member of a server. @throws ApiError 10007 */
export function getMember(guild: Guild, userId: Snowflake): APIGuildMember {
  return guild.members.get(userId) ?? fail('unknownMember');
}

/** Creates a role without a color. */
export function newRole(id: Snowflake, name: string, permissions: bigint, extra: Partial<APIRole> = {}): APIRole {
  return {
    id,
    name,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    icon: null,
    unicode_emoji: null,
    position: name === '@everyone' ? 0 : 1,
    permissions: permissions.toString(),
    managed: false,
    mentionable: false,
    flags: noFlags(),
    ...extra,
  };
}

function newGuild(id: Snowflake, name: string, ownerId: Snowflake, roles: APIRole[]): APIGuild {
  return {
    id,
    name,
    icon: null,
    splash: null,
    discovery_splash: null,
    home_header: null,
    owner_id: ownerId,
    region: 'deprecated',
    afk_channel_id: null,
    afk_timeout: 300,
    widget_enabled: false,
    widget_channel_id: null,
    verification_level: 0,
    default_message_notifications: 0,
    explicit_content_filter: 0,
    mfa_level: 0,
    roles,
    emojis: [],
    stickers: [],
    features: [],
    application_id: null,
    system_channel_id: null,
    system_channel_flags: GuildSystemChannelFlags.SuppressJoinNotifications,
    rules_channel_id: null,
    public_updates_channel_id: null,
    safety_alerts_channel_id: null,
    max_presences: null,
    max_members: 500_000,
    max_video_channel_users: 25,
    max_stage_video_channel_users: 50,
    vanity_url_code: null,
    description: null,
    banner: null,
    premium_tier: 0,
    premium_subscription_count: 0,
    premium_progress_bar_enabled: false,
    preferred_locale: 'en-US',
    nsfw: false,
    nsfw_level: 0,
    hub_type: null,
    incidents_data: null,
  } as APIGuild; // The object is complete, but its type requires an enumeration member as the locale.
}
