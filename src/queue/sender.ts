import type { Logger } from 'pino';
import type { PlayerId } from '../kernel/table.ts';
import type { Reader, Seat } from '../kernel/types.ts';
import type { TurnMessages } from '../store/turn-messages.ts';
import type { Directory } from '../tables/directory.ts';
import type { CommandResult, Outgoing, TableId } from '../tables/types.ts';
import type { AnswerSender, Made } from './answer-sender.ts';
import { type Attempt, ChannelClosed, type Channels } from './channels.ts';
import { faultOf } from './fault.ts';
import type { ViewRequest } from './jobs.ts';
import type { Notifier } from './notifier.ts';
import type { Pictures } from './pictures.ts';
import { LATER } from './queues.ts';
import {
  type Composed,
  isPassing,
  type MessageBody,
  type MessageRef,
  type Transport,
  TransportError,
} from './transport.ts';
import type { ReaderView, Views } from './views.ts';

/** What a sender works with. */
export interface SenderTools {
  transport: Transport;
  channels: Channels;
  views: Views;
  pictures: Pictures;
  answers: AnswerSender;
  notifier: Notifier;
  turns: TurnMessages;
  directory: Directory;
  log: Logger;
}

type AnswerMessage = Extract<Outgoing, { to: 'answer' }>;

/** A message could not be put into words: our fault, and no better the next time. */
export class Unsayable extends Error {
  override name = 'Unsayable';
}

/** Sends single messages: answers, direct messages and lines in the thread. */
export class Sender {
  readonly #tools: SenderTools;

  constructor(tools: SenderTools) {
    this.#tools = tools;
  }

  /** Sends one message of a table. Throws `TransportError`, `ChannelClosed` or `Unsayable` when it can't be sent. */
  async send(table: TableId, outgoing: Outgoing, attempt: Attempt): Promise<void> {
    switch (outgoing.to) {
      case 'answer':
        return this.#answer(table, outgoing, attempt);
      case 'turn':
        return this.#turn(table, outgoing, attempt);
      case 'ring':
        return this.#ring(table, outgoing, attempt);
      case 'past':
        return this.#past(table, outgoing);
      case 'proposal':
      case 'away':
      case 'invite':
      case 'end':
        return this.#tell(table, outgoing, attempt);
      case 'knock':
      case 'notice':
        return this.#line(table, outgoing, attempt);
      case 'panel':
        throw new Error('panels are brought up to date by jobs of their own');
    }
  }

  /** What a message to a reader is made of. Throws `Unsayable`, and `OutOfDate` for a panel when the table went on. */
  async made(view: ReaderView & { key: string }, outgoing: Outgoing): Promise<Made> {
    const whole = this.#composed(view, outgoing, true);
    const files = await this.#tools.pictures.draw(view, whole.pictures, outgoing.to);
    const texts = (whole.texts ?? []).map(({ name, text }) => ({ name, alt: name, bytes: Buffer.from(text) }));
    if (files !== null) return { body: whole.body, files: [...files, ...texts] };
    return { body: this.#composed(view, outgoing, false).body, files: texts };
  }

  #composed({ seen }: ReaderView, outgoing: Outgoing, pictures: boolean): Composed {
    try {
      return this.#tools.transport.compose(seen, outgoing, pictures);
    } catch (error) {
      this.#tools.log.error({ table: seen.id, to: outgoing.to, fault: faultOf(error) }, 'a message has no words');
      throw new Unsayable('a message could not be put into words');
    }
  }

  async #answer(table: TableId, outgoing: AnswerMessage, attempt: Attempt): Promise<void> {
    const { answers } = this.#tools;
    const address = await answers.address(outgoing.answer);
    const view = await this.#answerView(table, outgoing);
    const whole = view === null ? Promise.resolve(plain(outgoing.outcome)) : this.#answered(view, outgoing);
    const words = view === null ? null : (): MessageBody => this.#composed(view, outgoing, true).body;
    const posted = address === null ? null : await answers.put(address, { whole, words, sorry: UNSAYABLE });
    if (posted === null) await this.#direct(table, outgoing.player, 'answer', await whole, attempt);
    // A turn message that tells how the turn ended has nothing to be tidied up.
    else if (view?.seen.decision === null) await this.#tools.turns.forget(table, outgoing.player, posted);
  }

  /** What the answer is made from. The seat may have come to somebody else since: then its person sees what all see. */
  async #answerView(table: TableId, { reader, player, outcome }: AnswerMessage): ReturnType<Views['see']> {
    const { views } = this.#tools;
    const view = await views.see(requestFor(table, reader, outcome));
    if (view === null || reader === 'spectator' || sits(view, reader, player)) return view;
    return views.see(requestFor(table, 'spectator', outcome));
  }

  /** Someone waits for an answer: when its own words are missing it says so. */
  async #answered(view: ReaderView & { key: string }, outgoing: AnswerMessage): Promise<Made> {
    try {
      return await this.made(view, outgoing);
    } catch (error) {
      if (error instanceof Unsayable) return { body: UNSAYABLE, files: [] };
      throw error;
    }
  }

  async #turn(table: TableId, outgoing: Extract<Outgoing, { to: 'turn' }>, attempt: Attempt): Promise<void> {
    const view = await this.#tools.views.see({ table, reader: outgoing.seat }, LATER);
    const { seat, player } = outgoing;
    // The table went on meanwhile: the message would only confuse. Or the seat has somebody else now.
    if (view === null || view.seen.decision === null || !sits(view, seat, player)) return;
    const { notifier } = this.#tools;
    const asksZone = await notifier.knowsNoZone(player);
    const made = await this.made(view, asksZone ? { ...outgoing, asksZone } : outgoing);
    const loud = await notifier.mayNotify(table, player, view.seen.acted, attempt.nonce);
    const posted = await this.#ask(table, player, loud ? made : silent(made), attempt, asksZone);
    await this.#tidy(view, { to: 'past', seat, player }, posted);
    if (asksZone) await notifier.askedZone(player);
    await notifier.begin(table, seat, player, attempt.nonce, loud);
  }

  async #ring(table: TableId, outgoing: Extract<Outgoing, { to: 'ring' }>, attempt: Attempt): Promise<void> {
    const view = await this.#tools.views.see({ table, reader: outgoing.seat }, LATER);
    if (view === null || view.seen.decision === null || !sits(view, outgoing.seat, outgoing.player)) return;
    await this.#ask(table, outgoing.player, await this.made(view, outgoing), attempt);
  }

  /** Sends a direct message that asks for a move. */
  async #ask(
    table: TableId,
    player: string,
    made: Made,
    attempt: Attempt,
    asksZone = false,
  ): Promise<MessageRef | null> {
    const posted = await this.#direct(table, player, 'turn', made, attempt);
    if (posted !== null) await this.#tools.turns.keep(table, player, { ...posted, asksZone });
    return posted;
  }

  /** Tidies up the turn messages of a person whose turn is over; once they are awaited again a newer message does. */
  async #past(table: TableId, outgoing: Extract<Outgoing, { to: 'past' }>): Promise<void> {
    const { views } = this.#tools;
    const view = await views.see({ table, reader: outgoing.seat }, LATER);
    if (view === null) return;
    if (!sits(view, outgoing.seat, outgoing.player)) {
      // Whoever lost the seat reads what all read.
      const theirs = await views.see({ table, reader: 'spectator' }, LATER);
      if (theirs !== null) await this.#tidy(theirs, outgoing);
    } else if (view.seen.decision === null) await this.#tidy(view, outgoing);
  }

  /**
   * Turns every message that asked a person to move, but for the latest, into one that doesn’t. One that can’t be changed
   * stays as it is.
   */
  async #tidy(
    view: ReaderView & { key: string },
    outgoing: Extract<Outgoing, { to: 'past' }>,
    latest: MessageRef | null = null,
  ): Promise<void> {
    const { turns, channels, log } = this.#tools;
    const { id } = view.seen;
    const old = (await turns.asking(id, outgoing.player)).filter(({ message }) => message !== latest?.message);
    for (const { asksZone, ...posted } of old) {
      const { body } = await this.made(view, asksZone ? { ...outgoing, asksZone } : outgoing);
      try {
        await channels.edit(posted, { components: [], ...body }, []);
      } catch (error) {
        const isLasting = error instanceof ChannelClosed || (error instanceof TransportError && !isPassing(error));
        if (!isLasting) throw error;
        log.info({ table: id, error: error.message }, 'an old turn message could not be tidied up');
      }
      await turns.forget(id, outgoing.player, posted);
    }
  }

  /** Tells a person what concerns all who sit at the table; the thread has it too, for those who take no direct messages. */
  async #tell(
    table: TableId,
    outgoing: Extract<Outgoing, { to: 'proposal' | 'away' | 'invite' | 'end' }>,
    attempt: Attempt,
  ): Promise<void> {
    const { seat, player } = outgoing;
    const view = await this.#tools.views.see({ table, reader: seat }, LATER);
    if (view === null || !sits(view, seat, player) || isSettled(view, outgoing)) return;
    const made = await this.made(view, outgoing);
    const isAwake = await this.#tools.notifier.isAwake(player);
    await this.#direct(table, player, null, isAwake ? made : silent(made), attempt);
  }

  /**
   * Sends a direct message, and says where it lies. To people who take none (null) a line in the thread says that something
   * waits, unless the thread knows already (`about` null).
   */
  async #direct(
    table: TableId,
    player: string,
    about: 'answer' | 'turn' | null,
    { body, files }: Made,
    attempt: Attempt,
  ): Promise<MessageRef | null> {
    const { transport, channels } = this.#tools;
    try {
      const channel = await transport.direct(player);
      return await channels.post(channel, body, files, attempt);
    } catch (error) {
      const closed = error instanceof ChannelClosed || (error instanceof TransportError && error.kind === 'closed');
      if (!closed) throw error;
      if (about !== null) await this.#line(table, { to: 'knock', player, about }, attempt);
      return null;
    }
  }

  async #line(table: TableId, outgoing: Outgoing, attempt: Attempt): Promise<void> {
    const { channels, directory, views } = this.#tools;
    const [summary, view] = await Promise.all([
      directory.summary(table),
      views.see({ table, reader: 'spectator' }, LATER),
    ]);
    if (summary === null || view === null) return;
    const { body, files } = await this.made(view, outgoing);
    if (summary.status === 'lobby') await channels.post(summary.place.channel, body, files, attempt);
    else await channels.postAt(summary, body, files, attempt);
  }
}

/** Whether a person has this seat. */
function sits({ seen }: ReaderView, seat: Seat, player: PlayerId): boolean {
  return seen.chairs[seat]?.player === player;
}

/** Whether what a person was to be asked is answered meanwhile. */
function isSettled({ seen }: ReaderView, outgoing: Extract<Outgoing, { seat: Seat }>): boolean {
  switch (outgoing.to) {
    case 'proposal':
      return seen.proposal?.yes.includes(outgoing.seat) !== false;
    case 'away':
      return seen.away?.some(({ seat }) => seat === outgoing.about) !== true;
    case 'invite':
      return seen.chairs[outgoing.seat]?.unready !== true;
    default:
      return false;
  }
}

/** Which view an answer is made from. */
function requestFor(table: TableId, reader: Reader, outcome: CommandResult): ViewRequest {
  const request: ViewRequest = { table, reader };
  if ('line' in outcome) return { ...request, since: outcome.seq };
  if (!('read' in outcome)) return request;
  const { read } = outcome;
  if (read.what === 'map' && read.at !== undefined) return { ...request, at: read.at };
  if (read.what === 'why') return { ...request, wish: read.wish };
  if (read.what === 'log' && read.record === true) return { ...request, record: true };
  if (read.what === 'log' && read.since !== undefined) return { ...request, since: read.since };
  return request;
}

/** Discord's flag for a message that makes no sound and shows no banner. */
const SUPPRESS_NOTIFICATIONS = 1 << 12;

function silent({ body, files }: Made): Made {
  return { body: { ...body, flags: SUPPRESS_NOTIFICATIONS }, files };
}

const UNSAYABLE: MessageBody = {
  content:
    'Your command was taken, but its answer could not be shown. The fault is ours. Look at the table to see where it stands.',
};

/** An answer about a table that isn't there, or an entry that it doesn't have. */
function plain(outcome: CommandResult): Made {
  const said = outcome.done ? null : 'refusal' in outcome ? outcome.refusal.text : outcome.fault;
  return {
    body: { content: said ?? 'There is nothing to see there: the table or the entry is not in the log.' },
    files: [],
  };
}
