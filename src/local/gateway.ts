import type { IncomingMessage } from 'node:http';
import { GatewayCloseCodes, GatewayOpcodes } from 'discord-api-types/v10';
import type { RawData, WebSocket } from 'ws';
import { z } from 'zod';
import { ALL_INTENTS, PRIVILEGED_INTENTS, wants, withheld } from './gateway/intents.ts';
import { GatewaySession, receive, send } from './gateway/session.ts';
import { gatewayUrl } from './rest/gateway.ts';
import { selfOf } from './rest/users.ts';
import { guildCreatePayload } from './world/channels.ts';
import type { Dispatch } from './world/events.ts';
import { hasBot } from './world/guilds.ts';
import type { World } from './world.ts';

/** Options of the gateway. */
export interface GatewayOptions {
  readonly token: string;
  /** The interval between heartbeats that the gateway asks for, in milliseconds; Discord uses 41,250. */
  readonly heartbeatMs?: number;
  /** Minimum interval between session starts in milliseconds; Discord uses 5,000. */
  readonly identifyEveryMs?: number;
  /** The privileged intents that the application has been granted. */
  readonly grantedIntents?: number;
}

/** The number of packets of each kind since the server started. */
export interface GatewayCounts {
  identify: number;
  resume: number;
  heartbeat: number;
}

/** How long a disconnected session can be resumed, in milliseconds. */
const RESUMABLE_FOR = 3 * 60_000;

/** Maximum number of packets that a connection may send per minute. */
const SENDS_PER_MINUTE = 120;

/** Events that the bot receives from all servers, not only from those where it is a member. */
const HEARD_OUTSIDE: ReadonlySet<string> = new Set(['INTERACTION_CREATE', 'GUILD_DELETE']);

const Identify = z.object({
  token: z.string(),
  intents: z.number().int(),
  shard: z.tuple([z.number().int(), z.number().int()]).default([0, 1]),
});

const Resume = z.object({ token: z.string(), session_id: z.string(), seq: z.number().int() });

/** The state of a connection. */
interface Connection {
  readonly socket: WebSocket;
  session: GatewaySession | null;
  lastHeartbeat: number;
  sends: number[];
}

/**
 * The gateway, which sends events to the bot over web sockets and lets it resume a lost connection. The methods at the end
 * simulate faults.
 */
export class LocalGateway {
  readonly counts: GatewayCounts = { identify: 0, resume: 0, heartbeat: 0 };
  readonly #world: World;
  readonly #options: Required<GatewayOptions>;
  readonly #sessions = new Map<string, GatewaySession>();
  readonly #connections = new Set<Connection>();
  #muted = false;
  #refused: GatewayCloseCodes | null = null;
  #lastIdentify = Number.NEGATIVE_INFINITY;

  constructor(world: World, options: GatewayOptions) {
    this.#world = world;
    this.#options = { heartbeatMs: 41_250, identifyEveryMs: 5_000, grantedIntents: 0, ...options };
    world.events.on('dispatch', (event) => this.#dispatch(event));
  }

  /** The number of open connections. */
  get connected(): number {
    return this.#connections.size;
  }

  /** Accepts a new connection. */
  accept(socket: WebSocket, request: IncomingMessage): void {
    const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
    if ((query.get('v') ?? '10') !== '10') {
      socket.close(GatewayCloseCodes.InvalidAPIVersion, 'Invalid API version.');
      return;
    }
    if ((query.get('encoding') ?? 'json') !== 'json') {
      socket.close(GatewayCloseCodes.DecodeError, 'Only JSON is spoken here.');
      return;
    }
    const connection: Connection = { socket, session: null, lastHeartbeat: Date.now(), sends: [] };
    this.#connections.add(connection);
    const { heartbeatMs } = this.#options;
    const watch = setInterval(() => this.#watch(connection), heartbeatMs);
    socket.on('close', (code) => {
      clearInterval(watch);
      this.#closed(connection, code);
    });
    socket.on('message', (raw) => this.#receive(connection, raw));
    socket.on('error', () => socket.terminate());
    send(socket, { op: GatewayOpcodes.Hello, d: { heartbeat_interval: heartbeatMs, _trace: [] } });
  }

  /** Ends the connection of a bot that has stopped sending heartbeats. */
  #watch({ socket, lastHeartbeat }: Connection): void {
    const silence = Date.now() - lastHeartbeat;
    if (silence > this.#options.heartbeatMs * 2) socket.close(GatewayCloseCodes.SessionTimedOut, 'Session timed out.');
  }

  #closed(connection: Connection, code: number): void {
    this.#connections.delete(connection);
    const { session, socket } = connection;
    if (!session?.isOn(socket)) return;
    session.detach(this.#world.now());
    // A bot that closes the connection with code 1000 or 1001 ends its session.
    if (code === 1000 || code === 1001) this.#sessions.delete(session.id);
  }

  #receive(connection: Connection, raw: RawData): void {
    const { socket } = connection;
    const now = Date.now();
    connection.sends = connection.sends.filter((time) => now - time < 60_000);
    connection.sends.push(now);
    if (connection.sends.length > SENDS_PER_MINUTE) {
      socket.close(GatewayCloseCodes.RateLimited, 'You are being rate limited.');
      return;
    }
    const packet = receive(raw);
    if (!packet) {
      socket.close(GatewayCloseCodes.DecodeError, 'Error while decoding payload.');
      return;
    }
    switch (packet.op) {
      case GatewayOpcodes.Heartbeat:
        this.counts.heartbeat++;
        connection.lastHeartbeat = now;
        if (!this.#muted) send(socket, { op: GatewayOpcodes.HeartbeatAck, d: null });
        return;
      case GatewayOpcodes.Identify:
        this.#identify(connection, packet.d);
        return;
      case GatewayOpcodes.Resume:
        this.#resume(connection, packet.d);
        return;
      case GatewayOpcodes.PresenceUpdate:
      case GatewayOpcodes.VoiceStateUpdate:
      case GatewayOpcodes.RequestGuildMembers:
        if (!connection.session) socket.close(GatewayCloseCodes.NotAuthenticated, 'Not authenticated.');
        return;
      default:
        socket.close(GatewayCloseCodes.UnknownOpcode, 'Unknown opcode.');
    }
  }

  #identify(connection: Connection, payload: unknown): void {
    const { socket } = connection;
    this.counts.identify++;
    const refusal = this.#refusal(connection, payload);
    if (refusal) {
      socket.close(...refusal);
      return;
    }
    const now = Date.now();
    if (now - this.#lastIdentify < this.#options.identifyEveryMs) {
      send(socket, { op: GatewayOpcodes.InvalidSession, d: false });
      return;
    }
    this.#lastIdentify = now;
    const { intents, shard } = Identify.parse(payload);
    const session = new GatewaySession({ intents, shard });
    session.attach(socket);
    connection.session = session;
    this.#sessions.set(session.id, session);
    this.#greet(session, shard);
  }

  /** Returns the close code and reason for refusing a session, or null if the session is allowed. */
  #refusal({ session }: Connection, payload: unknown): [code: GatewayCloseCodes, reason: string] | null {
    const parsed = Identify.safeParse(payload);
    if (session) return [GatewayCloseCodes.AlreadyAuthenticated, 'Already authenticated.'];
    if (!parsed.success) return [GatewayCloseCodes.DecodeError, 'Error while decoding payload.'];
    const { token, intents, shard } = parsed.data;
    const [number, count] = shard;
    if (!this.#knows(token)) return [GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.'];
    if (!this.#world.sessionStarts.take()) return this.#usedUp();
    if (this.#refused !== null) return [this.#refused, 'Refused.'];
    if (number < 0 || number >= count) return [GatewayCloseCodes.InvalidShard, 'Invalid shard.'];
    // The bot has opened too few shards for its number of servers.
    if (count < this.#world.shards) return [GatewayCloseCodes.ShardingRequired, 'Sharding required.'];
    if ((intents & ~ALL_INTENTS) !== 0) return [GatewayCloseCodes.InvalidIntents, 'Invalid intent(s).'];
    const denied = intents & PRIVILEGED_INTENTS & ~this.#options.grantedIntents;
    return denied ? [GatewayCloseCodes.DisallowedIntents, 'Disallowed intent(s).'] : null;
  }

  /** The bot started too many sessions in a day, so Discord ends all of them and resets the token. */
  #usedUp(): [code: GatewayCloseCodes, reason: string] {
    this.#world.tokenReset = true;
    this.#sessions.clear();
    this.drop(GatewayCloseCodes.AuthenticationFailed);
    return [GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.'];
  }

  #knows(token: string): boolean {
    return !this.#world.tokenReset && token.replace(/^Bot /, '') === this.#options.token;
  }

  #greet(session: GatewaySession, shard: readonly [number, number]): void {
    const world = this.#world;
    const guilds = [...world.guilds.values()].filter((guild) => session.serves(guild.id) && hasBot(world, guild.id));
    session.push('READY', {
      v: 10,
      user: selfOf(world),
      guilds: guilds.map(({ id }) => ({ id, unavailable: true })),
      session_id: session.id,
      session_type: 'normal',
      resume_gateway_url: gatewayUrl(world),
      shard,
      application: { id: world.bot.id, flags: 0 },
      private_channels: [],
      user_settings: {},
      relationships: [],
      presences: [],
      geo_ordered_rtc_regions: [],
      auth: {},
      _trace: [],
    });
    for (const guild of guilds) {
      this.#tell(session, { t: 'GUILD_CREATE', d: guildCreatePayload(world, guild), guildId: guild.id });
    }
  }

  #resume(connection: Connection, payload: unknown): void {
    this.counts.resume++;
    const { socket } = connection;
    const parsed = Resume.safeParse(payload);
    if (!parsed.success) {
      socket.close(GatewayCloseCodes.DecodeError, 'Error while decoding payload.');
      return;
    }
    const { token, session_id, seq } = parsed.data;
    this.#forget();
    const session = this.#sessions.get(session_id);
    if (!this.#knows(token)) {
      socket.close(GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
    } else if (!session?.canReplay(seq)) {
      send(socket, { op: GatewayOpcodes.InvalidSession, d: false });
    } else {
      session.attach(socket);
      connection.session = session;
      session.replay(seq);
      session.push('RESUMED', { _trace: [] });
    }
  }

  #dispatch(event: Dispatch): void {
    this.#forget();
    for (const session of this.#sessions.values()) this.#tell(session, event);
  }

  /** Forgets sessions that have been without a connection for too long. */
  #forget(): void {
    const now = this.#world.now();
    for (const { id, detachedAt } of this.#sessions.values()) {
      if (detachedAt !== null && now - detachedAt > RESUMABLE_FOR) this.#sessions.delete(id);
    }
  }

  #tell(session: GatewaySession, event: Dispatch): void {
    const { guildId, t } = event;
    // From a server that it isn't a member of, the bot receives only uses of its commands and news of its own removal.
    const isHeard = guildId === null || hasBot(this.#world, guildId) || HEARD_OUTSIDE.has(t);
    if (!isHeard || !session.serves(guildId) || !wants(session.intents, event, this.#world.bot.id)) return;
    session.push(event.t, withheld(this.#world, session.intents, event));
  }

  /** From now on, closes each connection with this code when it identifies, or accepts connections again (null). */
  refuse(code: GatewayCloseCodes | null): void {
    this.#refused = code;
  }

  /** Returns the connected shards in order, each as a pair: the number of the shard and the number of all shards. */
  shards(): (readonly [number, number])[] {
    const sessions = [...this.#connections].flatMap(({ session }) => session ?? []);
    return sessions.map(({ shard }) => shard).sort(([one], [other]) => one - other);
  }

  /** Closes every connection with a code. After code 4000, a bot resumes; after 1000, it starts a new session. */
  drop(code = 4000): void {
    for (const { socket } of this.#connections) socket.close(code);
  }

  /** Drops every connection without sending a close code. */
  terminate(): void {
    for (const { socket } of this.#connections) socket.terminate();
  }

  /** Asks every bot to reconnect and resume. */
  reconnect(): void {
    for (const { socket } of this.#connections) send(socket, { op: GatewayOpcodes.Reconnect, d: null });
  }

  /** Tells every bot that its session is invalid, and forgets the session unless it can be resumed. */
  invalidate(resumable = false): void {
    if (!resumable) this.#sessions.clear();
    for (const { socket } of this.#connections) send(socket, { op: GatewayOpcodes.InvalidSession, d: resumable });
  }

  /**
   * Stops acknowledging heartbeats (`muted`), so that the bot must regard the connection as dead, or acknowledges them
   * again.
   */
  muteHeartbeats(muted: boolean): void {
    this.#muted = muted;
  }
}
