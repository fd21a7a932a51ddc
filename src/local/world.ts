import { EventEmitter } from 'node:events';
import type { APIApplicationIntegrationTypesConfigMap, APIUser, Snowflake } from 'discord-api-types/v10';
import { createSnowflakes } from './snowflake.ts';
import { type BlobStore, createMemoryBlobs } from './world/blobs.ts';
import type { WorldEvents } from './world/events.ts';
import { newUser } from './world/new-user.ts';
import type { ApplicationCommand, Channel, Guild, Interaction, Message, UsedNonce } from './world/records.ts';
import { SessionAllowance } from './world/session-allowance.ts';

/**
 * The state of the local Discord, which REST, the gateway, people and the page read and change. The functions in
 * `world/` change the state, and notify the gateway and people's screens through `events`.
 */
export interface World {
  /** The clock for every rule that depends on time, in milliseconds since 1970. */
  readonly now: () => number;
  /**
   * Returns how long this server itself has been working, in milliseconds. This time doesn't count toward the bot's
   * three seconds to answer.
   */
  readonly ownWork: () => number;
  /** Returns a new id, which is later than all earlier ids. */
  readonly nextId: () => Snowflake;
  /** The server's address, `http://127.0.0.1:PORT`; empty until it listens. */
  origin: string;
  readonly events: EventEmitter<WorldEvents>;
  /** The number of shards that the bot is told to open. A bot that opens fewer shards is refused. */
  readonly shards: number;
  /** The settings of the application that can be changed. */
  readonly application: {
    integration_types_config: APIApplicationIntegrationTypesConfigMap;
    interactions_endpoint_url: string | null;
  };
  /** The number of sessions that the bot may still start. */
  readonly sessionStarts: SessionAllowance;
  /** True if the bot's token was reset and is no longer valid. */
  tokenReset: boolean;
  /** The user of the bot. This user's id is also the application's id, as for every application since 2021. */
  readonly bot: APIUser;
  readonly users: Map<Snowflake, APIUser>;
  readonly guilds: Map<Snowflake, Guild>;
  readonly channels: Map<Snowflake, Channel>;
  readonly messages: Map<Snowflake, Message>;
  /** The nonces of the bot's recent messages, oldest first. */
  readonly nonces: UsedNonce[];
  /** Interactions, oldest first; they are forgotten when their tokens expire. */
  readonly interactions: Map<Snowflake, Interaction>;
  /** Interactions that the bot hasn't answered yet. */
  readonly waiting: Set<Interaction>;
  /** The registered commands, under `global` or the id of a server. */
  readonly commands: Map<Snowflake | 'global', ApplicationCommand[]>;
  /** The servers that have added the app, and the people who installed it for themselves. */
  readonly installs: { readonly guilds: Set<Snowflake>; readonly people: Set<Snowflake> };
  /** The people who accept no direct messages from the bot. */
  readonly closedDms: Set<Snowflake>;
  readonly blobs: BlobStore;
}

/** Options of a new world. */
export interface WorldOptions {
  readonly now?: () => number;
  /** 0 by default. */
  readonly ownWork?: (() => number) | undefined;
  readonly blobs?: BlobStore;
  /** The bot's user from an earlier run; a new one by default. */
  readonly bot?: APIUser | undefined;
  /** The latest id that an earlier run gave out. */
  readonly after?: Snowflake | undefined;
  /** The number of shards that the bot needs; 1 by default. */
  readonly shards?: number | undefined;
  /** The number of sessions that the bot may start per day; 1,000 by default. */
  readonly sessionStarts?: number | undefined;
}

/** Creates an empty world that contains only the bot. */
export function createWorld(options: WorldOptions = {}): World {
  const { now = Date.now, blobs = createMemoryBlobs(), bot, after, shards = 1, sessionStarts } = options;
  const { ownWork = () => 0 } = options;
  const nextId = createSnowflakes(now, after);
  const self = bot ?? newUser(nextId(), 'subspace', { bot: true });
  const events = new EventEmitter<WorldEvents>();
  events.setMaxListeners(0);
  return {
    now,
    ownWork,
    nextId,
    origin: '',
    events,
    shards,
    application: { integration_types_config: { 0: {} }, interactions_endpoint_url: null },
    sessionStarts: new SessionAllowance(now, sessionStarts),
    tokenReset: false,
    bot: self,
    users: new Map([[self.id, self]]),
    guilds: new Map(),
    channels: new Map(),
    messages: new Map(),
    nonces: [],
    interactions: new Map(),
    waiting: new Set(),
    commands: new Map(),
    installs: { guilds: new Set(), people: new Set() },
    closedDms: new Set(),
    blobs,
  };
}

/** Returns the clock's time in Discord's format (ISO 8601). */
export function timestamp(world: World): string {
  return new Date(world.now()).toISOString();
}
