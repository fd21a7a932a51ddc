import type { Logger } from 'pino';
import type { Reader } from '../kernel/types.ts';
import type { Answers } from '../store/answers.ts';
import type { Directory } from '../tables/directory.ts';
import type { Outcome, Outgoing, TableId } from '../tables/types.ts';
import { type Attempt, ChannelClosed, type Channels } from './channels.ts';
import { faultOf } from './fault.ts';
import type { Pictures } from './pictures.ts';
import { LATER } from './queues.ts';
import type { Rings } from './rings.ts';
import {
  type AnswerAddress,
  type Attachment,
  type Composed,
  type MessageBody,
  type MessageRef,
  type Transport,
  TransportError,
} from './transport.ts';
import type { SeenRequest, Sight, Views } from './views.ts';

/** Until when an interaction is answered, in milliseconds: a minute before its token ends. */
const ANSWERABLE = 14 * 60_000;

/** For how long an answer waits for its pictures before its words go out alone, in milliseconds. */
const SOON = 150;

/** What a sender works with. */
export interface SenderTools {
  transport: Transport;
  channels: Channels;
  views: Views;
  pictures: Pictures;
  answers: Answers;
  rings: Rings;
  directory: Directory;
  log: Logger;
}

/** A message ready to be sent. */
export interface Made {
  body: MessageBody;
  files: Attachment[];
}

type Answer = Extract<Outgoing, { to: 'answer' }>;

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
      case 'knock':
      case 'notice':
        return this.#line(table, outgoing, attempt);
      case 'panel':
        throw new Error('panels are brought up to date by jobs of their own');
    }
  }

  /** What a message to a reader is made of. Throws `Unsayable`, and `OutOfDate` for a panel when the table went on. */
  async made(sight: Sight & { key: string }, outgoing: Outgoing): Promise<Made> {
    const whole = this.#composed(sight, outgoing, true);
    const files = await this.#tools.pictures.draw(sight, whole.pictures, outgoing.to);
    const texts = (whole.texts ?? []).map(({ name, text }) => ({ name, alt: name, bytes: Buffer.from(text) }));
    if (files !== null) return { body: whole.body, files: [...files, ...texts] };
    return { body: this.#composed(sight, outgoing, false).body, files: texts };
  }

  #composed({ seen }: Sight, outgoing: Outgoing, pictures: boolean): Composed {
    try {
      return this.#tools.transport.compose(seen, outgoing, pictures);
    } catch (error) {
      this.#tools.log.error({ table: seen.id, to: outgoing.to, fault: faultOf(error) }, 'a message has no words');
      throw new Unsayable('a message could not be put into words');
    }
  }

  async #answer(table: TableId, outgoing: Answer, attempt: Attempt): Promise<void> {
    const address = await this.#address(outgoing);
    const sight = await this.#tools.views.see(sightFor(table, outgoing.reader, outgoing.outcome));
    const whole = sight === null ? Promise.resolve(plain(outgoing.outcome)) : this.#answered(sight, outgoing);
    if (address !== null && sight !== null && (await isSlow(whole))) {
      const { body } = this.#composed(sight, outgoing, true);
      if (await this.#edited(address, { body, files: [] })) return this.#attached(address, await whole);
    }
    const message = await whole;
    if (address !== null && (await this.#edited(address, message))) return;
    await this.#direct(table, outgoing.player, 'answer', message, attempt);
  }

  /** Gives an answer whose words stand there its pictures; without any it says what it can without them. */
  async #attached(address: AnswerAddress, { body, files }: Made): Promise<void> {
    await this.#fill(address, () =>
      files.length === 0
        ? this.#tools.transport.editAnswer(address, body, files)
        : this.#tools.transport.attach(address, files),
    );
  }

  /** Someone waits for an answer: when its own words are missing it says so. */
  async #answered(sight: Sight & { key: string }, outgoing: Answer): Promise<Made> {
    try {
      return await this.made(sight, outgoing);
    } catch (error) {
      if (error instanceof Unsayable) return { body: UNSAYABLE, files: [] };
      throw error;
    }
  }

  /** Where an answer can still be put, or null. */
  async #address({ answer }: Answer): Promise<AnswerAddress | null> {
    const address = answer === null ? null : await this.#tools.answers.get(answer);
    return address !== null && Date.now() - address.at < ANSWERABLE ? address : null;
  }

  /** Puts the answer in its place; false when that place takes none any more. */
  #edited(address: AnswerAddress, { body, files }: Made): Promise<boolean> {
    return this.#fill(address, () => this.#tools.transport.editAnswer(address, body, files));
  }

  async #fill(address: AnswerAddress, act: () => Promise<MessageRef>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      if (!(error instanceof TransportError)) throw error;
      if (error.kind === 'expired-token' || error.kind === 'gone-message') return false;
      if (error.kind !== 'bad-request') throw error;
      this.#tools.log.error({ error: error.message }, 'an answer was refused by the chat');
      await this.#tools.transport.editAnswer(address, UNSAYABLE, []);
      return true;
    }
  }

  async #turn(table: TableId, outgoing: Extract<Outgoing, { to: 'turn' }>, attempt: Attempt): Promise<void> {
    const sight = await this.#tools.views.see({ table, reader: outgoing.seat }, LATER);
    // The table went on meanwhile: the message would only confuse.
    if (sight === null || sight.seen.decision === null) return;
    const { rings } = this.#tools;
    const { seat, player } = outgoing;
    const asksZone = await rings.knowsNoZone(player);
    const made = await this.made(sight, asksZone ? { ...outgoing, asksZone } : outgoing);
    const loud = await rings.mayRing(table, player, sight.seen.acted, attempt.nonce);
    await this.#direct(table, player, 'turn', loud ? made : { ...made, body: silent(made.body) }, attempt);
    if (asksZone) await rings.askedZone(player);
    await rings.begin(table, seat, player, attempt.nonce, loud);
  }

  async #ring(table: TableId, outgoing: Extract<Outgoing, { to: 'ring' }>, attempt: Attempt): Promise<void> {
    const sight = await this.#tools.views.see({ table, reader: outgoing.seat }, LATER);
    if (sight === null || sight.seen.decision === null) return;
    await this.#direct(table, outgoing.player, 'turn', await this.made(sight, outgoing), attempt);
  }

  /** Sends a direct message; to people who take none, a line in the thread says that something waits. */
  async #direct(
    table: TableId,
    player: string,
    about: 'answer' | 'turn',
    { body, files }: Made,
    attempt: Attempt,
  ): Promise<void> {
    const { transport, channels } = this.#tools;
    try {
      const channel = await transport.direct(player);
      await channels.post(channel, body, files, attempt);
    } catch (error) {
      const closed = error instanceof ChannelClosed || (error instanceof TransportError && error.kind === 'closed');
      if (!closed) throw error;
      await this.#line(table, { to: 'knock', player, about }, attempt);
    }
  }

  async #line(table: TableId, outgoing: Outgoing, attempt: Attempt): Promise<void> {
    const { channels, directory, views } = this.#tools;
    const [summary, sight] = await Promise.all([
      directory.summary(table),
      views.see({ table, reader: 'spectator' }, LATER),
    ]);
    if (summary === null || sight === null) return;
    const { body, files } = await this.made(sight, outgoing);
    if (summary.status === 'lobby') await channels.post(summary.place.channel, body, files, attempt);
    else await channels.postAt(summary, body, files, attempt);
  }
}

/** Whether something takes its time. When it fails it doesn't. */
async function isSlow(made: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((settle) => {
    timer = setTimeout(settle, SOON, true);
  });
  const settled = made.then(
    () => false,
    () => false,
  );
  return Promise.race([settled, late]).finally(() => clearTimeout(timer));
}

/** Which sight an answer is made from. */
function sightFor(table: TableId, reader: Reader, outcome: Outcome): SeenRequest {
  const request: SeenRequest = { table, reader };
  if (!('read' in outcome)) return request;
  const { read } = outcome;
  if (read.what === 'map' && read.at !== undefined) return { ...request, at: read.at };
  if (read.what === 'log' && read.record === true) return { ...request, record: true };
  if (read.what === 'log' && read.since !== undefined) return { ...request, since: read.since };
  return request;
}

/** Discord's flag for a message that makes no sound and shows no banner. */
const SUPPRESS_NOTIFICATIONS = 1 << 12;

function silent(body: MessageBody): MessageBody {
  return { ...body, flags: SUPPRESS_NOTIFICATIONS };
}

const UNSAYABLE: MessageBody = {
  content:
    'Your command was taken, but its answer could not be shown. The fault is ours. Look at the table to see where it stands.',
};

/** An answer about a table that isn't there, or an entry that it doesn't have. */
function plain(outcome: Outcome): Made {
  const said = outcome.done ? null : 'refusal' in outcome ? outcome.refusal.text : outcome.fault;
  return {
    body: { content: said ?? 'There is nothing to see there: the table or the entry is not in the log.' },
    files: [],
  };
}
