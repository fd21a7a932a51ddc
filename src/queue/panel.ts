import type { Redis } from 'ioredis';
import { ago } from '../store/clock.ts';
import { Outbox } from '../store/outbox.ts';
import {
  type OlderPanel,
  type Panel,
  type PanelMessage,
  Panels,
  type PreviousPanel,
  type TurnPanel,
} from '../store/panel.ts';
import type { Summary } from '../tables/summary.ts';
import type { Outgoing, PostingProblem, TableId } from '../tables/types.ts';
import type { Made } from './answer-sender.ts';
import { type Attempt, ChannelClosed, nonceOf, type PostedAt } from './channels.ts';
import { faultOf } from './fault.ts';
import { InTurn } from './in-turn.ts';
import { courseOf, olderAfter } from './panel-lifecycle.ts';
import { OutOfDate } from './pictures.ts';
import { LATER } from './queues.ts';
import { inRows } from './rows.ts';
import type { Sender } from './sender.ts';
import type { SenderTools } from './sender-tools.ts';
import { isPassing, type MessageRef, TransportError } from './transport.ts';
import { UNTIL_ADDED, Unsayable } from './unsent.ts';
import type { ReaderView } from './views.ts';

/** The shortest time between two edits of a panel, in milliseconds. */
const BETWEEN_EDITS = 2_000;
/**
 * The age in milliseconds at which a panel is posted again instead of edited. The chat accepts only a few edits of old
 * messages.
 */
const OLD = 50 * 60_000;
/** The wait before the next try if a panel became outdated while it was being drawn, in milliseconds. */
const AGAIN = 100;
/**
 * How long a new table's message is postponed while the table's owner is still waiting for an answer, in milliseconds.
 */
const ANSWER_FIRST = 500;

/** The result of opening a table: the channel of its message, or the reason why it has no message. */
type Opened = { channel: string } | { trouble: PostingProblem };

/** Keeps the tables' public panels up to date. One edit shows the latest position, so it may cover several updates. */
export class PanelKeeper {
  readonly #tools: SenderTools;
  readonly #sender: Sender;
  readonly #panels: Panels;
  readonly #outbox: Outbox;
  readonly #between: number;
  /** No two updates of a panel overlap. */
  readonly #turns = new InTurn();

  /** `between`: minimum time between two edits, in milliseconds. */
  constructor(redis: Redis, tools: SenderTools, sender: Sender, between = BETWEEN_EDITS) {
    this.#tools = tools;
    this.#sender = sender;
    this.#panels = new Panels(redis, (table, field) =>
      tools.log.error({ table, field }, 'a panel is posted again because its saved record can’t be read'),
    );
    this.#outbox = new Outbox(redis);
    this.#between = between;
  }

  #now(): number {
    return this.#tools.clock.now();
  }

  /** Updates a panel. Returns 0 when the panel is current, otherwise the milliseconds until the next try. */
  async update(table: TableId): Promise<number> {
    return this.#turns.run(table, async () => {
      const panel = await this.#panels.read(table);
      // The first message is posted by `open`, because the owner's answer depends on it.
      if (panel.wanted === 0 && panel.shown < 0 && (await this.#isOwed(table))) return ANSWER_FIRST;
      return this.#bring(table, panel, (summary, trouble) => this.#tools.troubles.met(summary, trouble));
    });
  }

  /**
   * Posts the message of a new table unless the message exists. Returns the channel of the message, or the problem, or
   * null if neither is known. Throws `TransportError` for temporary errors.
   */
  async open(table: TableId): Promise<Opened | null> {
    return this.#turns.run(table, async () => {
      let trouble: PostingProblem | null = null;
      await this.#bring(table, await this.#panels.read(table), async (summary, met) => {
        trouble = met;
        await this.#tools.troubles.known(summary, met);
        return 0;
      });
      if (trouble !== null) return { trouble };
      const { lobby } = await this.#panels.read(table);
      const summary = lobby === null ? null : await this.#tools.directory.summary(table);
      return lobby === null || summary === null || summary.place.guild === null ? null : { channel: lobby.channel };
    });
  }

  /** True if a panel is current, but lacks its picture. */
  async lacksPicture(table: TableId): Promise<boolean> {
    const { bare, shown, wanted } = await this.#panels.read(table);
    return bare && shown >= wanted;
  }

  /** True if somebody is waiting for an answer from the table. */
  async #isOwed(table: TableId): Promise<boolean> {
    // Only `runBatch` and delivery write to outboxes.
    return (await this.#outbox.all(table)).some((message) => (JSON.parse(message) as Outgoing).to === 'answer');
  }

  /**
   * Shows the current position. If nothing can be posted where the table is played, calls `met`, which returns how long
   * to wait before a retry.
   */
  async #bring(
    table: TableId,
    panel: Panel,
    met: (summary: Summary, trouble: PostingProblem) => Promise<number>,
  ): Promise<number> {
    const isOpen = panel.past?.open === true || panel.older.some(({ open }) => open === true);
    if (isShown(panel) && !isOpen) return 0;
    const early = this.#between - ago(panel.at, this.#now());
    if (early > 0 && !isOpen) return early;
    const { troubles, log } = this.#tools;
    // The view has to be read before the table's place. If the table moves in between, the new place first shows an
    // older view, which a later update corrects. In the opposite order, a message at the old place could count as up to
    // date after the move.
    const view = await this.#tools.views.see({ table, reader: 'spectator' }, LATER);
    const summary = await this.#tools.directory.summary(table);
    if (summary === null || view === null) return 0;
    if (await this.#tools.left.has(summary.place.guild)) return UNTIL_ADDED;
    try {
      const wait = isOpen ? await this.#retellAll(table, panel) : 0;
      if (isShown(panel)) return wait;
      if (isOpen && wait === 0) return AGAIN;
      if (early > 0) return early;
      // The current turn's message doesn't wait, even if the previous turn's message can't be edited yet.
      return Math.max(await this.#show(panel, summary, view), wait);
    } catch (error) {
      if (error instanceof OutOfDate) return AGAIN;
      if (error instanceof ChannelClosed) {
        const wait = await met(summary, troubles.trouble(summary, error));
        log.warn({ table, fault: faultOf(error), wait }, 'a panel has to wait: its channel is closed');
        return wait;
      }
      if (!(error instanceof Unsayable) && (!(error instanceof TransportError) || isPassing(error))) throw error;
      // The panel can't be composed for this position, so a retry would fail too. The position counts as shown, and the
      // next one may be fine.
      log.error({ table, fault: faultOf(error) }, 'a panel could not be shown');
      await this.#panels.write(table, { ...shows(view), bare: false, at: this.#now() }, false);
      return 0;
    }
  }

  /** Returns 0, or how long to wait until the remaining work can be done. */
  async #show(panel: Panel, summary: Summary, view: ReaderView & { key: string }): Promise<number> {
    // A table that was closed before its game began has only its lobby message.
    if (view.seen.view === null) return this.#showLobby(panel, summary, view);
    const { fresh, retell, back, ...course } = courseOf(panel, view.seen);
    const old = panel.turn;
    const moved = old !== null && isMoved(old, summary) ? old : null;
    // A table's first panel message shows the latest events, not those of the turn.
    const whole = await this.#sender.made(view, { to: 'panel', fresh, from: old === null ? 0 : course.from });
    const bare = whole.bare === true;
    // Nothing has changed, and the picture still can't be drawn.
    if (bare && panel.shown >= panel.wanted) return 0;
    const made = summary.place.guild === null ? inRows(whole) : whole;
    const isYoung = old !== null && ago(old.posted, this.#now()) <= OLD;
    const stays = !fresh && isYoung && moved === null && (await this.#edited(old, made));
    // A message that is posted again for the same turn replaces the old message, unless the table has moved.
    const goes = !fresh && moved === null ? old : null;
    const post = () => this.#post(panel, summary, made, false);
    const message = stays ? old : await this.#inPlaceOf(goes, post);
    const { channel: thread, message: id, posted } = message;
    const turn: TurnPanel = { channel: thread, message: id, posted, ...course, ...(back ? { back } : {}) };
    const { channel = '', message: left = '', from = 0, turn: name = '' } = (fresh ? old : panel.past) ?? {};
    const hasPast = left !== '' && (fresh || retell) && moved === null;
    const past: PreviousPanel | null = hasPast ? { channel, message: left, turn: name, from, open: true } : panel.past;
    // Only one message of an earlier turn can wait for its final edit, so a message that is still waiting is removed.
    if (fresh && hasPast && panel.past?.open === true) await this.#removed(panel.past);
    // The lobby message is closed before the panel counts as shown, so that a temporary error leads to a retry.
    if (old === null && panel.lobby !== null) await this.#closeLobby(panel.lobby, view);
    const settled = fresh && hasPast && panel.past?.open !== true ? panel.past : null;
    const older = olderAfter(panel, settled === null || old === null ? null : { ...settled, to: old.from }, view.seen);
    const now = { ...shows(view), bare, at: this.#now(), turn, past };
    await this.#panels.write(summary.id, older === null ? now : { ...now, older }, !stays);
    const wait = await this.#retellAll(summary.id, {
      turn,
      past: hasPast ? past : null,
      older: older === null ? [] : older,
    });
    if (moved !== null) await this.#leave(moved, view, thread);
    return wait;
  }

  async #showLobby(panel: Panel, summary: Summary, view: ReaderView & { key: string }): Promise<0> {
    const old = panel.lobby;
    const moved = old !== null && isMoved(old, summary) ? old : null;
    const isOld = old === null || moved !== null || ago(old.posted, this.#now()) > OLD;
    const made = await this.#sender.made(view, { to: 'panel', fresh: isOld });
    const stays = !isOld && (await this.#edited(old, made));
    const post = () => this.#post(panel, summary, made, true);
    const lobby = stays ? old : await this.#inPlaceOf(moved === null ? old : null, post);
    await this.#panels.write(summary.id, { ...shows(view), bare: false, at: this.#now(), lobby }, !stays);
    if (moved !== null) await this.#leave(moved, view, lobby.channel);
    return 0;
  }

  /**
   * Posts a message that replaces an old message, and removes the old message. In an archived thread, the old message
   * can be removed only after the new post has reopened the thread.
   */
  async #inPlaceOf(old: MessageRef | null, post: () => Promise<PanelMessage>): Promise<PanelMessage> {
    const isGone = old === null || (await this.#removed(old));
    const posted = await post();
    if (!isGone) await this.#removed(old);
    return posted;
  }

  /** After a table has moved, changes its message at the old place to one that names the new place. */
  async #leave(old: MessageRef, view: ReaderView & { key: string }, moved: string): Promise<void> {
    const { body } = await this.#sender.made(view, { to: 'panel', fresh: false, moved });
    const refused = await this.#unlessGone(() => this.#tools.transport.reword(old, { components: [], ...body }));
    if (refused?.kind === 'too-old') await this.#removed(old);
  }

  /** Corrects the messages of the previous turn and of earlier turns, as far as they may be out of date. */
  async #retellAll(table: TableId, { turn, past, older }: Pick<Panel, 'turn' | 'past' | 'older'>): Promise<number> {
    const waits = [past?.open === true ? await this.#retell(table, { turn, past }) : 0];
    for (const one of older) if (one.open === true) waits.push(await this.#retellOlder(table, one));
    return Math.max(...waits);
  }

  /** Corrects the message of an earlier turn. Returns 0, or how long to wait until the chat accepts the edit. */
  async #retellOlder(table: TableId, { channel, message, from, to }: OlderPanel): Promise<number> {
    const wait = await this.#toldAgain(table, { channel, message }, from, to);
    if (wait > 0) return wait;
    const { shown, at, older } = await this.#panels.read(table);
    const settled = older.map(({ open, ...one }) =>
      one.message === message || open === undefined ? one : { ...one, open },
    );
    await this.#panels.write(table, { shown, at, older: settled }, false);
    return 0;
  }

  /**
   * Edits the message of an earlier turn into a summary of the entries after `from`, up to `to`. Returns 0, or how long to
   * wait if the chat refuses edits of old messages for now.
   */
  async #toldAgain(table: TableId, message: MessageRef, from: number, to: number): Promise<number> {
    const view = await this.#tools.views.see({ table, reader: 'spectator', since: from + 1 }, LATER);
    if (view === null) return 0;
    const { body } = await this.#sender.made(view, { to: 'panel', fresh: false, past: { from, to } });
    const { transport } = this.#tools;
    const refused = await this.#unlessGone(() => transport.reword(message, { components: [], ...body }));
    return refused?.kind === 'too-old' ? refused.retryAfter : 0;
  }

  /**
   * Edits the previous turn's message into a summary of that turn, with the board as it was. Returns 0, or how long to
   * wait if the chat refuses edits of old messages for now.
   */
  async #retell(table: TableId, { turn, past }: Pick<Panel, 'turn' | 'past'>): Promise<number> {
    if (turn === null || past === null) return 0;
    const wait = await this.#toldAgain(table, past, past.from, turn.from);
    if (wait > 0) return wait;
    const { open: _, ...done } = past;
    const panel = await this.#panels.read(table);
    await this.#panels.write(table, { shown: panel.shown, at: panel.at, past: done }, false);
    return 0;
  }

  /** Edits the old message; returns false if that isn't possible now. */
  async #edited(old: MessageRef, { body, files }: Made): Promise<boolean> {
    try {
      await this.#tools.channels.edit(old, body, files);
      return true;
    } catch (error) {
      // After a permanent error, a new message is posted, which also makes up for a deleted thread or reopens an
      // archived one.
      if (error instanceof TransportError && !isPassing(error)) return false;
      if (error instanceof ChannelClosed && error.gone) return false;
      throw error;
    }
  }

  async #post(panel: Panel, summary: Summary, { body, files }: Made, inLobby: boolean): Promise<PanelMessage> {
    const { channels, troubles } = this.#tools;
    const { id, place } = summary;
    const repeat = panel.posting !== null;
    const attempt: Attempt = { nonce: nonceOf('panel', id, panel.posts), first: panel.posting ?? this.#now(), repeat };
    if (!repeat) await this.#panels.begin(id, attempt.first);
    const lobby = inLobby ? await channels.post(place.channel, body, files, attempt) : null;
    const posted: PostedAt | null = inLobby
      ? lobby && { ...lobby, instead: null }
      : await channels.postAt(summary, body, files, attempt);
    if (posted === null) {
      // An earlier attempt posted the message, but it has since been deleted. The table still needs a message.
      await this.#panels.give(id);
      return this.#post({ ...panel, posts: panel.posts + 1, posting: null }, summary, { body, files }, inLobby);
    }
    const { channel, message, instead } = posted;
    if (instead === null) await troubles.over(summary);
    else await troubles.met(summary, troubles.trouble(summary, instead, channel));
    // If an earlier attempt posted the message, the view that it shows may be outdated by now.
    if (repeat) await channels.edit({ channel, message }, body, files);
    return { channel, message, posted: this.#now() };
  }

  /**
   * Turns the lobby message into a line saying that the game has begun. The thread remains attached to that message.
   */
  async #closeLobby(lobby: MessageRef, view: ReaderView & { key: string }): Promise<void> {
    const begun: Outgoing = { to: 'notice', kind: 'start', seq: view.seen.seq };
    const { body, files } = await this.#sender.made(view, begun);
    const refused = await this.#unlessGone(() => this.#tools.transport.edit(lobby, { components: [], ...body }, files));
    if (refused?.kind === 'too-old') throw new TransportError('rate', refused.message, refused.retryAfter);
  }

  /** Deletes a message. Returns false if the message can't be deleted because its thread is archived. */
  async #removed(message: MessageRef): Promise<boolean> {
    const refused = await this.#unlessGone(() => this.#tools.transport.remove(message));
    return refused?.kind !== 'archived';
  }

  /** Changes an old message. Returns the error, or null; a deleted message doesn't count as an error. */
  async #unlessGone(act: () => Promise<void>): Promise<TransportError | null> {
    try {
      await act();
      return null;
    } catch (error) {
      if (!(error instanceof TransportError) || isPassing(error)) throw error;
      this.#tools.log.info({ fault: faultOf(error) }, 'an old message could not be changed');
      return error;
    }
  }
}

/** True if a panel shows the position that it should show, with its picture. */
function isShown({ shown, wanted, bare }: Panel): boolean {
  return shown >= wanted && !bare;
}

/** Returns the commit that a panel made from this view shows. */
function shows({ seen, stamp }: ReaderView): { shown: number; stamp: string | undefined } {
  return { shown: seen.seq, stamp };
}

/**
 * True if a message is at the table's old place after a move. A message in the table's current channel is not at the
 * old place: it was posted there because no thread could be opened.
 */
function isMoved({ channel }: MessageRef, { place }: Summary): boolean {
  return place.guild !== null && channel !== place.channel && channel !== place.thread;
}
