import { type ClientOptions, CloseCodes, type SessionInfo } from 'discord.js';
import { GatewayCloseCodes } from 'discord-api-types/v10';

type BuildStrategy = NonNullable<NonNullable<ClientOptions['ws']>['buildStrategy']>;
/** What discord.js runs its shards with. */
export type GatewayManager = Parameters<BuildStrategy>[0];

/** Codes by which Discord ends a session together with its connection, as far as discord.js begins a new one after them. */
const ENDS: ReadonlySet<number> = new Set([
  CloseCodes.Normal,
  GatewayCloseCodes.NotAuthenticated,
  GatewayCloseCodes.AlreadyAuthenticated,
  GatewayCloseCodes.InvalidSeq,
  GatewayCloseCodes.RateLimited,
]);

/** What is known of a shard's connection. */
interface Life {
  /** Discord spoke on this connection, so what ends the session now is Discord's word. */
  greeted: boolean;
  /** Connections in a row that did not come to be. */
  failures: number;
}

/**
 * Keeps a session while Discord can't be reached. discord.js drops it as soon as one connection is refused or not answered,
 * and begins a new one: that costs one of the day's sessions, and what people did meanwhile is lost. Here a session ends only
 * when Discord says so. Every second try goes to the general address: the session's own may be gone for good.
 */
export class LastingSessions {
  readonly #lives = new Map<number, Life>();
  readonly #sessions = new Map<number, SessionInfo>();
  /** The gateway's general address; null until it is known. */
  #general: string | null = null;

  constructor(manager: GatewayManager) {
    const { options } = manager;
    const { retrieveSessionInfo, updateSessionInfo } = options;
    manager.on('hello', ({ shardId }) => {
      this.#life(shardId).greeted = true;
    });
    manager.on('closed', ({ code, shardId }) => {
      const life = this.#life(shardId);
      if (!life.greeted) life.failures += 1;
      if (!ENDS.has(code)) life.greeted = false;
    });
    manager.on('dispatch', ({ shardId }) => {
      this.#life(shardId).failures = 0;
    });
    options.updateSessionInfo = async (shard, session) => {
      const life = this.#life(shard);
      const old = this.#sessions.get(shard);
      if (session === null && old !== undefined && !life.greeted) return;
      life.greeted &&= session !== null;
      if (session === null) this.#sessions.delete(shard);
      // The general address is for one try only.
      else
        this.#sessions.set(
          shard,
          old?.sessionId === session.sessionId ? { ...session, resumeURL: old.resumeURL } : session,
        );
      await updateSessionInfo.call(options, shard, this.#sessions.get(shard) ?? null);
    };
    options.retrieveSessionInfo = async (shard) => {
      const session = await retrieveSessionInfo.call(options, shard);
      const isSecond = this.#life(shard).failures % 2 === 1;
      return session !== null && isSecond && this.#general !== null
        ? { ...session, resumeURL: this.#general }
        : session;
    };
  }

  /** Notes the gateway's general address. */
  know(address: string): void {
    this.#general = address;
  }

  /** The number of the last event that a shard received; null without a session. */
  sequence(shard: number): number | null {
    return this.#sessions.get(shard)?.sequence ?? null;
  }

  /** Whether Discord spoke on the connection that a shard has now. */
  isGreeted(shard: number): boolean {
    return this.#life(shard).greeted;
  }

  #life(shard: number): Life {
    const known = this.#lives.get(shard);
    if (known !== undefined) return known;
    const life = { greeted: false, failures: 0 };
    this.#lives.set(shard, life);
    return life;
  }
}
