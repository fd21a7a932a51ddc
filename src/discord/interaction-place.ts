import { ApplicationIntegrationType, InteractionContextType } from 'discord-api-types/v10';

/** A channel in which the bot may post. */
export interface ChannelHere {
  id: string;
  parent: string | null;
  thread: boolean;
}

/** The place where a person acts, as far as commands may use it. */
export interface InteractionPlace {
  /** The person's roles in the server; none in direct messages. */
  roles: readonly string[];
  /** The server of the interaction; null in direct messages, and in a server that hasn't added the app. */
  guild: string | null;
  /**
   * The channel of the interaction. Null where only the person's own install lets them use the app: in a server that
   * hasn't added it, and in direct messages with other people. There, nothing is looked up by the place, and only the
   * person sees the answers.
   */
  channel: ChannelHere | null;
  /** The bot's permissions in the channel, as Discord's permission bits; none if the channel is null. */
  permissions: bigint;
  /** The person's permissions in the channel; none in direct messages, and none if the channel is null. */
  may: bigint;
}

/** The parts of an interaction that say where it happened, as Discord sends them. */
interface GivenPlace {
  context?: InteractionContextType | undefined;
  authorizing_integration_owners?: Record<string, string> | undefined;
  guild_id?: string | undefined;
  channel: { id: string; type: number; parent_id?: string | null | undefined };
  app_permissions: string;
  member?: { roles: string[]; permissions: string } | undefined;
}

/** True in the direct messages between a person and the bot. */
export function isDirect({ guild, channel }: Pick<InteractionPlace, 'guild' | 'channel'>): boolean {
  return guild === null && channel !== null;
}

/** The channel types that are threads. */
const THREADS: ReadonlySet<number> = new Set([10, 11, 12]);

/** A place that hasn't added the app. Everything that such a place says about itself is left out. */
const ELSEWHERE: InteractionPlace = { roles: [], guild: null, channel: null, permissions: 0n, may: 0n };

/**
 * True if only the person's own install lets them use the app in this place: the server isn't among those that
 * authorized the interaction, or the channel holds direct messages with other people.
 */
function isElsewhere({ context, guild_id: guild, authorizing_integration_owners: owners }: GivenPlace): boolean {
  if (context === InteractionContextType.PrivateChannel) return true;
  return guild !== undefined && owners !== undefined && owners[ApplicationIntegrationType.GuildInstall] !== guild;
}

/** Returns the place of an interaction. */
export function placeOf(given: GivenPlace): InteractionPlace {
  if (isElsewhere(given)) return ELSEWHERE;
  const { guild_id: guild, channel, member, app_permissions: permissions } = given;
  return {
    roles: member?.roles ?? [],
    guild: guild ?? null,
    channel: { id: channel.id, parent: channel.parent_id ?? null, thread: THREADS.has(channel.type) },
    permissions: BigInt(permissions),
    may: BigInt(member?.permissions ?? 0),
  };
}
