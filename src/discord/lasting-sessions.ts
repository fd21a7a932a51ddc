import { type ClientOptions, CloseCodes, type SessionInfo } from 'discord.js';
import { GatewayCloseCodes } from 'discord-api-types/v10';

type BuildStrategy = NonNullable<NonNullable<ClientOptions['ws']>['buildStrategy']>;
/** The part of discord.js that runs shards. */
export type GatewayManager = Parameters<BuildStrategy>[0];

/** Close codes that end a session, after which discord.js starts a new one. */
const ENDS: ReadonlySet<number> = new Set([
  CloseCodes.Normal,
  GatewayCloseCodes.NotAuthenticated,
  GatewayCloseCodes.AlreadyAuthenticated,
  GatewayCloseCodes.InvalidSeq,
  GatewayCloseCodes.RateLimited,
]);

/** The state of a shard's connection. */
interface Life {
  /** True if Discord has greeted this connection. From the greeting on, only Discord itself ends the session. */
  greeted: boolean;
  /** The number of consecutive failed connection attempts. */
  failures: number;
}

/**
 * Keeps sessions while Discord is unreachable. discord.js drops a session as soon as one connection is refused or
 * unanswered, and starts a new one. Each new session costs one of the day's sessions, and everything that people did in the
 * meantime is lost. With this class, a session ends only when Discord ends it. Every second attempt uses the general
 * address, because the session's own address may be gone.
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
      // The general address is used for one attempt only.
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

  /** Stores the gateway's general address. */
  know(address: string): void {
    this.#general = address;
  }

  /** The sequence number of the last event that a shard received; null without a session. */
  sequence(shard: number): number | null {
    return this.#sessions.get(shard)?.sequence ?? null;
  }

  /** True if Discord has greeted a shard's current connection. */
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
