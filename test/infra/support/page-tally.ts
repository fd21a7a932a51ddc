import type { APIMessage } from 'discord-api-types/v10';
import type { Page } from 'playwright-core';
import type { News } from '../../../src/local/web/protocol.ts';

/** Discord’s flag for messages that only one person sees. */
const ONLY = 64;

/** Counts unrequested messages to a person’s page, and changes of the awaited players, while a game is played. */
export class PageTally {
  /** The number of new messages that everyone in a thread sees. */
  publics = 0;
  /** The number of new direct messages to this person. */
  directs = 0;
  /** The number of panel changes that named other awaited players than before. */
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
    const awaited = /^(.+?) (?:to move|may respond)\b/m.exec(content)?.[1] ?? '';
    if (awaited !== '' && awaited !== this.#awaited) {
      this.#awaited = awaited;
      this.handoffs += 1;
    }
  }
}
