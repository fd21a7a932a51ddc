import type { Redis } from 'ioredis';
import { type Panel, type PanelMessage, Panels } from '../store/panel.ts';
import type { Summary } from '../tables/summary.ts';
import type { Outgoing, TableId } from '../tables/types.ts';
import type { Made } from './answer-sender.ts';
import { type Attempt, ChannelClosed, nonceOf } from './channels.ts';
import { OutOfDate } from './pictures.ts';
import { LATER } from './queues.ts';
import { type Sender, type SenderTools, Unsayable } from './sender.ts';
import { isPassing, type MessageRef, TransportError } from './transport.ts';
import type { ReaderView } from './views.ts';

/** Shortest time between two edits of a panel, in milliseconds. */
const BETWEEN_EDITS = 2_000;
/** Age from which on a panel is posted anew rather than edited, in milliseconds: the chat takes few edits of old messages. */
const OLD = 50 * 60_000;
/** How long to wait when a panel was out of date before it was drawn, or its channel is closed, in milliseconds. */
const AGAIN = 100;
const CLOSED = 10 * 60_000;

/** Keeps the public panels of tables up to date: edits are merged, the latest position wins. */
export class PanelKeeper {
  readonly #tools: SenderTools;
  readonly #sender: Sender;
  readonly #panels: Panels;
  readonly #between: number;

  /** `between`: shortest time between two edits, in milliseconds. */
  constructor(redis: Redis, tools: SenderTools, sender: Sender, between = BETWEEN_EDITS) {
    this.#tools = tools;
    this.#sender = sender;
    this.#panels = new Panels(redis);
    this.#between = between;
  }

  /** Brings a panel up to date. Gives 0 when it is, else the milliseconds after which to come again. */
  async update(table: TableId): Promise<number> {
    const panel = await this.#panels.read(table);
    if (panel.shown >= panel.wanted) return 0;
    const early = panel.at + this.#between - Date.now();
    if (early > 0) return early;
    const summary = await this.#tools.directory.summary(table);
    const view = await this.#tools.views.see({ table, reader: 'spectator' }, LATER);
    if (summary === null || view === null) return 0;
    try {
      await this.#show(panel, summary, view);
      return 0;
    } catch (error) {
      if (error instanceof OutOfDate) return AGAIN;
      if (error instanceof ChannelClosed) return CLOSED;
      if (!(error instanceof Unsayable) && (!(error instanceof TransportError) || isPassing(error))) throw error;
      // Refused for what it says: the next position may fare better, this one won't.
      this.#tools.log.error({ table, error: error.message }, 'a panel could not be shown');
      await this.#panels.write(table, { shown: view.seen.seq, at: Date.now(), lobby: null, turn: null }, null);
      return 0;
    }
  }

  async #show(panel: Panel, summary: Summary, view: ReaderView & { key: string }): Promise<void> {
    // A table that was closed before its game has no thread: its message in the channel says so.
    const inLobby = view.seen.view === null;
    const awaited = view.seen.awaited.join();
    const old = inLobby ? panel.lobby : panel.turn;
    const moved = old !== null && isMoved(old, summary, inLobby);
    const stale = old === null || moved || Date.now() - old.posted > OLD || (!inLobby && panel.awaited !== awaited);
    const made = await this.#sender.made(view, { to: 'panel', fresh: stale });
    let posted: PanelMessage | null = null;
    if (stale || !(await this.#edited(old, made))) {
      posted = await this.#post(panel, summary, made, inLobby);
    }
    const shown = { shown: view.seen.seq, at: Date.now() };
    const messages = inLobby ? { lobby: posted, turn: null } : { lobby: null, turn: posted };
    await this.#panels.write(summary.id, { ...shown, ...messages }, posted === null ? null : awaited);
    if (posted !== null && old !== null)
      await this.#closeOld(old, panel.awaited, view, moved ? { moved: posted.channel } : {});
    if (!inLobby && panel.turn === null && panel.lobby !== null) await this.#closeLobby(panel.lobby, view);
  }

  /** A panel that a newer one follows says what became of it, over the board as it was. */
  async #closeOld(
    old: MessageRef,
    awaited: string,
    view: ReaderView & { key: string },
    more: { moved?: string },
  ): Promise<void> {
    const past = awaited === '' ? [] : awaited.split(',').map(Number);
    const { body } = await this.#sender.made(view, { to: 'panel', fresh: false, past, ...more });
    await this.#quietly(() => this.#tools.transport.reword(old, { components: [], ...body }));
  }

  /** False when the old message takes no edit any more. */
  async #edited(old: MessageRef, { body, files }: Made): Promise<boolean> {
    try {
      await this.#tools.channels.edit(old, body, files);
      return true;
    } catch (error) {
      if (error instanceof TransportError && (error.kind === 'too-old' || error.kind === 'gone-message')) return false;
      throw error;
    }
  }

  async #post(panel: Panel, summary: Summary, { body, files }: Made, inLobby: boolean): Promise<PanelMessage> {
    const { channels } = this.#tools;
    const { id, place } = summary;
    const repeat = panel.posting !== null;
    const attempt: Attempt = { nonce: nonceOf('panel', id, panel.posts), first: panel.posting ?? Date.now(), repeat };
    if (!repeat) await this.#panels.begin(id, attempt.first);
    const ref = inLobby
      ? await channels.post(place.channel, body, files, attempt)
      : await channels.postAt(summary, body, files, attempt);
    // The first try may have gone out, with what was true then.
    if (repeat) await channels.edit(ref, body, files);
    return { ...ref, posted: Date.now() };
  }

  /** The lobby message becomes the line that the game has begun; the thread hangs under it. */
  async #closeLobby(lobby: MessageRef, view: ReaderView & { key: string }): Promise<void> {
    const begun: Outgoing = { to: 'notice', kind: 'start', seq: view.seen.seq };
    const { body, files } = await this.#sender.made(view, begun);
    await this.#quietly(() => this.#tools.transport.edit(lobby, { components: [], ...body }, files));
  }

  /** Old messages are tidied up when that is possible; nothing depends on it. */
  async #quietly(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof TransportError)) throw error;
      this.#tools.log.info({ error: error.kind }, 'an old message could not be tidied up');
    }
  }
}

/** Whether a panel lies where its table was before it was moved. A table that was just moved has no thread yet. */
function isMoved(old: MessageRef, { place }: Summary, inLobby: boolean): boolean {
  return place.guild !== null && old.channel !== (inLobby ? place.channel : (place.thread ?? ''));
}
