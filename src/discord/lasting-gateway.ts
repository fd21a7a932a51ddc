import { SimpleShardingStrategy, WebSocketShardStatus } from 'discord.js';
import { GatewayOpcodes } from 'discord-api-types/v10';
import { WebSocket } from 'ws';
import { type GatewayManager, LastingSessions } from './lasting-sessions.ts';

/** The interval between checks of the connections, in milliseconds. */
const LOOK = 500;
/** Discord must greet a new connection, or answer a heartbeat, within this many milliseconds. */
const ANSWER = 2_000;
/**
 * After this much silence, in milliseconds, the bot sends a heartbeat. Discord asks for a heartbeat every 41,250 ms.
 */
const QUIET = 10_000;
/** How often a second connection is tried while the first is silent, in milliseconds. */
const TRY = 2_000;

/**
 * Connects shards as discord.js does, and detects silence. discord.js waits up to two minutes for a silent connection, even
 * if Discord would answer a new one. This class tries a second connection next to a silent one, and cuts the first only when
 * Discord greets the second. The shard then resumes its session on a new connection. If the gateway is only slow, nothing is
 * lost.
 */
export class LastingGateway extends SimpleShardingStrategy {
  readonly #manager: GatewayManager;
  readonly #sessions: LastingSessions;
  /**
   * How long each shard has received nothing, in milliseconds. The time is counted in checks, so a process that hung
   * doesn't mistake its own pause for silence.
   */
  readonly #silence = new Map<number, number>();
  #general = '';
  #timer: NodeJS.Timeout | undefined;
  #second: WebSocket | null = null;

  constructor(manager: GatewayManager) {
    super(manager);
    this.#manager = manager;
    this.#sessions = new LastingSessions(manager);
    const heard = ({ shardId }: { shardId: number }): void => {
      this.#silence.set(shardId, 0);
    };
    for (const event of ['hello', 'dispatch', 'heartbeat', 'closed'] as const) manager.on(event, heard);
  }

  override async spawn(shards: number[]): Promise<void> {
    await super.spawn(shards);
    const { url, version, encoding } = { ...(await this.#manager.fetchGatewayInformation()), ...this.#manager.options };
    this.#general = `${url}?v=${version}&encoding=${encoding}`;
    this.#sessions.know(url);
    clearInterval(this.#timer);
    this.#timer = setInterval(() => void this.#look(), LOOK);
    this.#timer.unref();
  }

  override async destroy(...options: Parameters<SimpleShardingStrategy['destroy']>): Promise<void> {
    clearInterval(this.#timer);
    this.#hangUp();
    await super.destroy(...options);
  }

  async #look(): Promise<void> {
    let late = false;
    for (const [shard, status] of await this.fetchStatus()) {
      const silence = status === WebSocketShardStatus.Idle ? 0 : (this.#silence.get(shard) ?? 0) + LOOK;
      this.#silence.set(shard, silence);
      const isGreeted = this.#sessions.isGreeted(shard);
      if (isGreeted && silence >= QUIET && silence < QUIET + LOOK) await this.#ask(shard);
      late ||= this.#isLate(shard) && (this.#lateness(shard) - ANSWER) % TRY < LOOK;
    }
    if (late) this.#trySecond();
  }

  /** Milliseconds by which an expected message from Discord is late. */
  #lateness(shard: number): number {
    return (this.#silence.get(shard) ?? 0) - (this.#sessions.isGreeted(shard) ? QUIET : 0);
  }

  #isLate(shard: number): boolean {
    return this.#lateness(shard) >= ANSWER;
  }

  /** Sends a heartbeat. A connection that is closing accepts no heartbeat. */
  async #ask(shard: number): Promise<void> {
    await this.send(shard, { op: GatewayOpcodes.Heartbeat, d: this.#sessions.sequence(shard) }).catch(() => {});
  }

  /** Opens a second connection. Once Discord greets the new connection, the silent ones are cut. */
  #trySecond(): void {
    this.#hangUp();
    const second = new WebSocket(this.#general);
    this.#second = second;
    second.on('error', () => {});
    second.once('message', () => {
      if (second !== this.#second) return;
      this.#hangUp();
      for (const shard of this.#silence.keys()) if (this.#isLate(shard)) cut(this, shard);
    });
  }

  #hangUp(): void {
    this.#second?.terminate();
    this.#second = null;
  }
}

/**
 * Breaks a shard's connection, so that discord.js resumes. The `destroy` method of discord.js would wait for a close
 * frame that never comes. The connection is a private field of discord.js. If discord.js no longer has this private
 * field, its own time limits apply.
 */
function cut(strategy: SimpleShardingStrategy, id: number): void {
  const shards: unknown = Reflect.get(strategy, 'shards');
  const shard: unknown = shards instanceof Map ? shards.get(id) : null;
  const connection: unknown = shard instanceof Object ? Reflect.get(shard, 'connection') : null;
  if (!(connection instanceof Object)) return;
  const terminate: unknown = Reflect.get(connection, 'terminate');
  if (typeof terminate === 'function') Reflect.apply(terminate, connection, []);
}
