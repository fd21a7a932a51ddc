import { type APIGuildMember, type APIThreadMember, MessageFlags, type Snowflake } from 'discord-api-types/v10';
import { z } from 'zod';
import type { World } from '../world.ts';
import type {
  ApplicationCommand,
  Channel,
  DirectMessages,
  Forum,
  GroupMessages,
  Guild,
  Message,
  TextChannel,
  Thread,
  UsedNonce,
} from './records.ts';

/** A snapshot contains this many of a channel's latest messages. */
const MESSAGES_KEPT = 1_000;

/**
 * The parts of a snapshot that are checked when it is read. The rest of a snapshot isn't checked, since this program
 * wrote it.
 */
const Outline = z.object({
  version: z.literal(1),
  origin: z.string(),
  latestId: z.string().regex(/^\d+$/),
  bot: z.looseObject({ id: z.string(), username: z.string() }),
  users: z.array(z.looseObject({ id: z.string(), username: z.string() })),
  guilds: z.array(
    z.looseObject({ id: z.string(), data: z.looseObject({ id: z.string() }), members: z.array(z.looseObject({})) }),
  ),
  channels: z.array(
    z.looseObject({
      kind: z.enum(['text', 'forum', 'thread', 'dm', 'group']),
      id: z.string(),
      data: z.looseObject({ id: z.string() }),
      messages: z.array(z.string()),
    }),
  ),
  messages: z.array(
    z.looseObject({
      id: z.string(),
      data: z.looseObject({ channel_id: z.string() }),
      files: z.array(z.looseObject({})),
    }),
  ),
  commands: z.array(z.tuple([z.string(), z.array(z.looseObject({ id: z.string() }))])),
  closedDms: z.array(z.string()),
  installs: z.object({ guilds: z.array(z.string()), people: z.array(z.string()) }).optional(),
  nonces: z.array(z.looseObject({})).optional(),
});

type StoredGuild = Omit<Guild, 'members'> & { readonly members: readonly APIGuildMember[] };
type StoredChannel =
  | TextChannel
  | Forum
  | DirectMessages
  | GroupMessages
  | (Omit<Thread, 'members'> & { readonly members: readonly APIThreadMember[] });

/** The part of a world that is saved: everything except sessions, interactions and ephemeral messages. */
export interface Snapshot {
  readonly version: 1;
  /** The server's address, which is part of each attachment's address. */
  readonly origin: string;
  /** An id that is later than all ids in the snapshot. */
  readonly latestId: Snowflake;
  readonly bot: World['bot'];
  readonly users: readonly World['bot'][];
  readonly guilds: readonly StoredGuild[];
  readonly channels: readonly StoredChannel[];
  readonly messages: readonly Message[];
  readonly commands: readonly (readonly [Snowflake, ApplicationCommand[]])[];
  readonly closedDms: readonly Snowflake[];
  /** Undefined in a snapshot that an older version took. At that time, every server had added the app. */
  readonly installs?: { readonly guilds: readonly Snowflake[]; readonly people: readonly Snowflake[] };
  /** The nonces that the bot used. Undefined in a snapshot that an older version took. */
  readonly nonces?: readonly UsedNonce[];
}

/** Takes a snapshot of a world in its present state. */
export function takeSnapshot(world: World): Snapshot {
  const kept = new Map(
    [...world.channels.values()].map((channel) => [channel.id, keptMessages(world, channel)] as const),
  );
  return {
    version: 1,
    origin: world.origin,
    latestId: world.nextId(),
    bot: world.bot,
    users: [...world.users.values()],
    guilds: [...world.guilds.values()].map((guild) => ({ ...guild, members: [...guild.members.values()] })),
    channels: [...world.channels.values()].map((channel) => {
      const messages = (kept.get(channel.id) ?? []).map(({ id }) => id);
      if (channel.kind !== 'thread') return { ...channel, messages };
      return { ...channel, messages, members: [...channel.members.values()] };
    }),
    messages: [...kept.values()].flat(),
    commands: [...world.commands],
    closedDms: [...world.closedDms],
    installs: { guilds: [...world.installs.guilds], people: [...world.installs.people] },
    nonces: [...world.nonces],
  };
}

/** Returns a channel's latest messages, without ephemeral messages and answers that still show “thinking”. */
function keptMessages(world: World, channel: Channel): Message[] {
  return channel.messages
    .map((id) => world.messages.get(id))
    .filter((message): message is Message => message !== undefined && message.visibleTo === null)
    .filter(({ data }) => !((data.flags ?? 0) & MessageFlags.Loading))
    .slice(-MESSAGES_KEPT);
}

/** Parses a snapshot. @throws Error if the text isn't a snapshot */
export function parseSnapshot(text: string): Snapshot {
  const parsed: unknown = JSON.parse(text);
  Outline.parse(parsed);
  return parsed as Snapshot; // The schema has confirmed the outline, and this program wrote the details.
}

/** Fills a new world from a snapshot. The addresses of attachments get the new server's address. */
export function restoreSnapshot(world: World, snapshot: Snapshot): void {
  const moved = JSON.stringify(snapshot).replaceAll(`${snapshot.origin}/attachments/`, `${world.origin}/attachments/`);
  const { users, guilds, channels, messages, commands, closedDms, nonces = [], ...rest }: Snapshot = JSON.parse(moved);
  const { installs = { guilds: guilds.map(({ id }) => id), people: [] } } = rest;
  for (const user of users) if (user.id !== world.bot.id) world.users.set(user.id, user);
  for (const { members, ...guild } of guilds) {
    world.guilds.set(guild.id, { ...guild, members: new Map(members.map((member) => [member.user.id, member])) });
  }
  for (const stored of channels) world.channels.set(stored.id, restoreChannel(stored));
  for (const message of messages) {
    // Older versions stored the nonce in the message.
    delete message.data.nonce;
    world.messages.set(message.id, message);
    const thread = world.channels.get(message.id);
    if (thread?.kind === 'thread') message.data.thread = thread.data;
  }
  for (const [place, list] of commands) world.commands.set(place, list);
  for (const id of closedDms) world.closedDms.add(id);
  for (const id of installs.guilds) world.installs.guilds.add(id);
  for (const id of installs.people) world.installs.people.add(id);
  world.nonces.push(...nonces);
}

function restoreChannel(stored: StoredChannel): Channel {
  if (stored.kind !== 'thread') return stored;
  const members = stored.members.flatMap((member) => (member.user_id ? [[member.user_id, member] as const] : []));
  return { ...stored, members: new Map(members) };
}
