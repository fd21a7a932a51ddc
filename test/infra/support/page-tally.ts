import type { APIMessage } from 'discord-api-types/v10';
import type { Page } from 'playwright-core';
import type { News } from '../../../src/local/web/protocol.ts';

/** Discord’s flag: seen only by one person. */
const ONLY = 64;

/** What comes to somebody’s page unasked, and for whom the table waits, counted while a game is played. */
export class PageTally {
  /** New messages that everyone in a thread sees. */
  publics = 0;
  /** New direct messages to this person. */
  directs = 0;
  /** How often the panel, when it changed, waited for others than before. */
  handoffs = 0;
  #awaited = '';
  readonly #threads = new Set<string>();
  readonly #dms = new Set<string>();

  constructor(page: Page) {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => this.#hear(JSON.parse(String(payload)) as News)),
    );
  }

  #hear(news: News): void {
    if (news.op === 'hello' || news.op === 'channels')
      for (const { id, kind } of news.channels) {
        if (kind === 'thread') this.#threads.add(id);
        if (kind === 'dm') this.#dms.add(id);
      }
    if (news.op === 'message') this.#count(news.message, news.fresh);
  }

  #count({ channel_id, content, flags }: APIMessage, isFresh: boolean): void {
    if (((flags ?? 0) & ONLY) !== 0) return;
    if (isFresh && this.#dms.has(channel_id)) this.directs += 1;
    if (!this.#threads.has(channel_id)) return;
    if (isFresh) this.publics += 1;
    const awaited = /^(.+) to move\b/m.exec(content)?.[1] ?? '';
    if (awaited !== '' && awaited !== this.#awaited) {
      this.#awaited = awaited;
      this.handoffs += 1;
    }
  }
}
