import { GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import * as z from 'zod';
import type { PlaceChange } from '../queue/post-retry.ts';

const channel = z.object({
  id: z.string(),
  guild_id: z.string(),
  thread_metadata: z.object({ archived: z.boolean(), locked: z.boolean().optional() }).optional(),
});
const inGuild = z.object({ guild_id: z.string(), user: z.object({ id: z.string() }).optional() });
const guild = z.object({
  id: z.string(),
  unavailable: z.boolean().optional(),
  threads: z.array(z.object({ id: z.string() })).optional(),
});

/** Returns the change in a server's channels that a gateway event reports, or null. */
export function placeChange(event: string | undefined, payload: unknown, bot: string | undefined): PlaceChange | null {
  switch (event) {
    case Event.ChannelCreate:
    case Event.ChannelUpdate:
    case Event.ThreadCreate:
    case Event.ThreadUpdate:
      return ofChannel(payload, null);
    case Event.ChannelDelete:
      return ofChannel(payload, 'channel');
    case Event.ThreadDelete:
      return ofChannel(payload, 'thread');
    case Event.GuildRoleCreate:
    case Event.GuildRoleUpdate:
    case Event.GuildRoleDelete:
      return ofGuild(inGuild.safeParse(payload).data?.guild_id);
    case Event.GuildMemberUpdate: {
      // Without the members intent, Discord sends this event only about the bot itself: it has gained or lost a role,
      // or its timeout has changed.
      const { data } = inGuild.safeParse(payload);
      return data?.user !== undefined && data.user.id === bot ? ofGuild(data.guild_id) : null;
    }
    case Event.GuildCreate:
    case Event.GuildUpdate: {
      const { data } = guild.safeParse(payload);
      const change = data === undefined || data.unavailable === true ? null : ofGuild(data.id);
      if (change === null || event !== Event.GuildCreate) return change;
      return { ...change, open: (data?.threads ?? []).map(({ id }) => id) };
    }
    case Event.GuildDelete: {
      // A server marked as unavailable has an outage at Discord and will come back.
      const { data } = guild.safeParse(payload);
      if (data === undefined || data.unavailable === true) return null;
      return { guild: data.id, channels: [], gone: null, room: false, left: true };
    }
    default:
      return null;
  }
}

function ofGuild(id: string | undefined): PlaceChange | null {
  return id === undefined ? null : { guild: id, channels: null, gone: null, room: true };
}

function ofChannel(payload: unknown, gone: PlaceChange['gone']): PlaceChange | null {
  const { data } = channel.safeParse(payload);
  if (data === undefined) return null;
  const { archived = false, locked = false } = data.thread_metadata ?? {};
  const change = { guild: data.guild_id, channels: [data.id], gone, room: gone !== null || archived };
  return gone === null && archived && !locked ? { ...change, asleep: true } : change;
}
