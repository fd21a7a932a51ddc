import type { Logger } from 'pino';
import { lasted } from '../metrics/record.ts';
import type { Answers } from '../store/answers.ts';
import type { SharedClock } from '../store/clock.ts';
import { inBlocks, isInBlocks, withFiles, withoutFiles } from './blocks.ts';
import { faultOf } from './fault.ts';
import {
  type AnswerAddress,
  type Attachment,
  isPassing,
  type MessageBody,
  type MessageRef,
  type Transport,
  TransportError,
} from './transport.ts';

/**
 * From this age in milliseconds, an interaction can't be answered. This is a minute less than the lifetime of the
 * interaction's token.
 */
const ANSWERABLE = 14 * 60_000;

/**
 * Maximum time that an answer waits for its pictures, in milliseconds. If the pictures take longer than this, the text
 * is sent first and they follow later.
 */
const SOON = 150;

/**
 * How long an answer to an interaction is retried while Discord returns errors, in milliseconds. If the thread was
 * archived in the meantime, every retry may fail.
 */
const PATIENCE = 60_000;

/** A message that is ready to be sent. */
export interface Made {
  body: MessageBody;
  files: Attachment[];
  /** Set if the message lacks its pictures, because they couldn’t be drawn in time. */
  bare?: true;
}

/** An answer that is still being composed. */
export interface PendingAnswer {
  /** The complete answer. */
  whole: Promise<Made>;
  /**
   * The answer's text, which is sent first if the pictures take longer; null if the answer has no pictures to wait
   * for.
   */
  words: (() => MessageBody) | null;
  /** The message that replaces the answer if the chat rejects it. */
  sorry: MessageBody;
  /** The time of the first attempt, in milliseconds since 1970; now by default. */
  first?: number;
}

/** Sends answers as the replies that interactions wait for. */
export class AnswerSender {
  readonly #transport: Transport;
  readonly #answers: Answers;
  readonly #clock: Pick<SharedClock, 'time'>;
  readonly #log: Logger;

  constructor(transport: Transport, answers: Answers, clock: Pick<SharedClock, 'time'>, log: Logger) {
    this.#clock = clock;
    this.#transport = transport;
    this.#answers = answers;
    this.#log = log;
  }

  /** Returns the address for an interaction's answer, or null if the interaction can no longer be answered. */
  async address(interaction: string | null): Promise<AnswerAddress | null> {
    const address = interaction === null ? null : await this.#answers.get(interaction);
    return address !== null && this.#clock.time() - address.at < ANSWERABLE ? address : null;
  }

  /**
   * Sends an answer to its interaction. If the pictures take longer than `SOON`, the text is sent first. Returns null
   * if the interaction no longer accepts an answer. Throws `TransportError` for temporary errors, and passes on errors
   * from composing the answer.
   */
  async put(address: AnswerAddress, pending: PendingAnswer): Promise<MessageRef | null> {
    try {
      return await this.#put(address, pending);
    } catch (error) {
      const { first = this.#clock.time() } = pending;
      const isFailing =
        error instanceof TransportError && error.kind === 'server' && this.#clock.time() - first > PATIENCE;
      if (!isFailing) throw error;
      return null;
    }
  }

  async #put(address: AnswerAddress, { whole: made, words, sorry: excuse }: PendingAnswer): Promise<MessageRef | null> {
    // A message that is laid out in blocks keeps that form.
    const formed = (body: MessageBody): MessageBody => (address.blocks === true ? inBlocks(body) : body);
    const whole = made.then(({ body, files }): Made => ({ body: withFiles(formed(body), files), files }));
    const sorry = withFiles(formed(excuse), []);
    if (words !== null && (await isSlow(whole))) {
      const posted = await this.#edited(address, { body: withoutFiles(formed(words())), files: [] }, sorry);
      if (posted !== null) {
        this.#timed('subspace_first_word_seconds', address);
        const { files } = await whole;
        await this.#attached(address, await whole, sorry);
        if (files.length > 0) this.#timed('subspace_picture_seconds', address);
        return posted;
      }
    }
    const { files } = await whole;
    const posted = await this.#edited(address, await whole, sorry);
    if (posted !== null) this.#timed('subspace_first_word_seconds', address);
    if (posted !== null && files.length > 0) this.#timed('subspace_picture_seconds', address);
    return posted;
  }

  /** Records how long a person has waited for a part of an answer. */
  #timed(what: 'subspace_first_word_seconds' | 'subspace_picture_seconds', { at }: AnswerAddress): void {
    lasted(what, {}, this.#clock.time() - at);
  }

  /**
   * Adds the pictures to an answer whose text is already shown. If the answer has no pictures after all, replaces the
   * text with a version that needs none.
   */
  async #attached(address: AnswerAddress, { body, files }: Made, sorry: MessageBody): Promise<void> {
    const act = (): Promise<MessageRef> =>
      files.length === 0
        ? this.#transport.editAnswer(address, body, files)
        : this.#transport.attach(address, files, showing(body));
    await this.#fill(address, act, sorry);
  }

  #edited(address: AnswerAddress, { body, files }: Made, sorry: MessageBody): Promise<MessageRef | null> {
    return this.#fill(address, () => this.#transport.editAnswer(address, body, files), sorry);
  }

  /** Returns null if the interaction no longer accepts any answer, so the answer must be sent another way. */
  async #fill(
    address: AnswerAddress,
    act: () => Promise<MessageRef>,
    sorry: MessageBody | null,
  ): Promise<MessageRef | null> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof TransportError) || isPassing(error)) throw error;
      if (error.kind !== 'bad-request' || sorry === null) return null;
      this.#log.error({ fault: faultOf(error) }, 'the chat rejected an answer');
      return this.#fill(address, () => this.#transport.editAnswer(address, sorry, []), null);
    }
  }
}

/** The part of a body that shows the message's files. */
function showing(body: MessageBody): MessageBody {
  if (isInBlocks(body)) return body;
  return 'embeds' in body ? { embeds: body['embeds'] ?? [] } : {};
}

/** True if a promise takes a long time. A promise that settles early isn't slow, even if it fails. */
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
