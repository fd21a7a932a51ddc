import type { Logger } from 'pino';
import type { Answers } from '../store/answers.ts';
import type { StoreClock } from '../store/clock.ts';
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

/** Until when an interaction is answered, in milliseconds: a minute before its token ends. */
const ANSWERABLE = 14 * 60_000;

/** For how long an answer waits for its pictures before its words go out alone, in milliseconds. */
const SOON = 150;

/**
 * How long an answer is retried in its place while Discord fails, in milliseconds. In a thread that was archived meanwhile it may
 * fail for good.
 */
const PATIENCE = 60_000;

/** A message ready to be sent. */
export interface Made {
  body: MessageBody;
  files: Attachment[];
}

/** An answer that is being made. */
export interface PendingAnswer {
  /** All of it. */
  whole: Promise<Made>;
  /** Its words, which go out first when its pictures take longer; null where there is nothing to wait for. */
  words: (() => MessageBody) | null;
  /** What is said in its place when the chat refuses it. */
  sorry: MessageBody;
  /** The time of the first attempt, in milliseconds since 1970; by default now. */
  first?: number;
}

/** Puts answers in the places that interactions keep for them. */
export class AnswerSender {
  readonly #transport: Transport;
  readonly #answers: Answers;
  readonly #clock: Pick<StoreClock, 'time'>;
  readonly #log: Logger;

  constructor(transport: Transport, answers: Answers, clock: Pick<StoreClock, 'time'>, log: Logger) {
    this.#clock = clock;
    this.#transport = transport;
    this.#answers = answers;
    this.#log = log;
  }

  /** Where an interaction can still be answered, or null. */
  async address(interaction: string | null): Promise<AnswerAddress | null> {
    const address = interaction === null ? null : await this.#answers.get(interaction);
    return address !== null && this.#clock.time() - address.at < ANSWERABLE ? address : null;
  }

  /**
   * Puts an answer in its place, its words first when its pictures take longer; null when the place takes none any more.
   * Throws `TransportError` for trouble that may pass, and what making the answer throws.
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

  async #put(address: AnswerAddress, { whole, words, sorry }: PendingAnswer): Promise<MessageRef | null> {
    if (words !== null && (await isSlow(whole))) {
      const posted = await this.#edited(address, { body: words(), files: [] }, sorry);
      if (posted !== null) {
        await this.#attached(address, await whole, sorry);
        return posted;
      }
    }
    return this.#edited(address, await whole, sorry);
  }

  /** Gives an answer whose words stand there its pictures; without any it says what it can without them. */
  async #attached(address: AnswerAddress, { body, files }: Made, sorry: MessageBody): Promise<void> {
    const act = (): Promise<MessageRef> =>
      files.length === 0
        ? this.#transport.editAnswer(address, body, files)
        : this.#transport.attach(address, files, 'embeds' in body ? { embeds: body['embeds'] ?? [] } : {});
    await this.#fill(address, act, sorry);
  }

  #edited(address: AnswerAddress, { body, files }: Made, sorry: MessageBody): Promise<MessageRef | null> {
    return this.#fill(address, () => this.#transport.editAnswer(address, body, files), sorry);
  }

  /** Null when the place takes no answer, whatever it says; then it has to go another way. */
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
