import { randomBytes } from 'node:crypto';
import { GatewayOpcodes, type Snowflake } from 'discord-api-types/v10';
import { type RawData, WebSocket } from 'ws';

/** The number of recent events that a session can send again. */
const BUFFER_LENGTH = 2_000;

/** One event as it was sent, with its number. */
interface Sent {
  readonly s: number;
  readonly text: string;
}

/** The options that a bot requests for its session. */
export interface SessionOptions {
  readonly intents: number;
  /** The number of this shard, and the number of all shards. */
  readonly shard: readonly [number, number];
}

/** The session of a bot, which outlives its connection so that missed events can be sent again. */
export class GatewaySession {
  readonly id = randomBytes(16).toString('hex');
  readonly intents: number;
  readonly shard: readonly [number, number];
  readonly #buffer: Sent[] = [];
  #sequence = 0;
  #socket: WebSocket | null = null;

  constructor({ intents, shard }: SessionOptions) {
    this.intents = intents;
    this.shard = shard;
  }

  /** The time when the session lost its connection, in milliseconds; null while it is connected. */
  detachedAt: number | null = null;

  /** From now on, sends through this connection. */
  attach(socket: WebSocket): void {
    this.#socket = socket;
    this.detachedAt = null;
  }

  /** From now on, buffers events. */
  detach(now: number): void {
    this.#socket = null;
    this.detachedAt = now;
  }

  /** True if this connection belongs to the session. */
  isOn(socket: WebSocket): boolean {
    return this.#socket === socket;
  }

  /** True if this shard serves the given server, or direct messages (null). */
  serves(guildId: Snowflake | null): boolean {
    const [number, count] = this.shard;
    return (guildId === null ? 0 : Number((BigInt(guildId) >> 22n) % BigInt(count))) === number;
  }

  /** Sends an event, immediately or when the session is resumed. */
  push(t: string, d: object): void {
    const s = ++this.#sequence;
    const text = JSON.stringify({ op: GatewayOpcodes.Dispatch, s, t, d });
    this.#buffer.push({ s, text });
    if (this.#buffer.length > BUFFER_LENGTH) this.#buffer.shift();
    this.#write(text);
  }

  /** True if all events after the given one can still be sent again. */
  canReplay(after: number): boolean {
    const oldest = this.#buffer[0]?.s ?? this.#sequence + 1;
    return after >= oldest - 1 && after <= this.#sequence;
  }

  /** Sends all events after the given one again. */
  replay(after: number): void {
    for (const { s, text } of this.#buffer) if (s > after) this.#write(text);
  }

  #write(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }
}

/** Sends a packet if the connection is open. */
export function send(socket: WebSocket, packet: object): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ s: null, t: null, ...packet }));
}

/** Parses a packet from the bot, or returns null if the packet is invalid or longer than Discord's 4,096 bytes. */
export function receive(raw: RawData): { readonly op: number; readonly d: unknown } | null {
  const text = raw.toString();
  if (text.length > 4096) return null;
  try {
    const packet: unknown = JSON.parse(text);
    if (typeof packet !== 'object' || packet === null || !('op' in packet) || typeof packet.op !== 'number')
      return null;
    return { op: packet.op, d: 'd' in packet ? packet.d : null };
  } catch {
    return null;
  }
}
