import type { Logger } from 'pino';
import type { Outgoing } from '../tables/types.ts';
import type { Made } from './answer-sender.ts';
import { UNSAYABLE } from './answers.ts';
import { withFiles, withoutFiles } from './blocks.ts';
import { faultOf } from './fault.ts';
import type { Films } from './films.ts';
import type { Pictures } from './pictures.ts';
import { lookPriority } from './queues.ts';
import type { Attachment, Composed, MessageBody, Transport } from './transport.ts';
import { Unsayable } from './unsent.ts';
import { fits } from './uploads.ts';
import type { ReaderView } from './views.ts';

/** The services that composing uses. */
export interface ComposerTools {
  transport: Pick<Transport, 'compose'>;
  pictures: Pictures;
  films: Films;
  log: Logger;
}

type KeyedView = ReaderView & { key: string };

/** An answer that is being composed. */
export interface AnswerParts {
  /** The answer with its pictures, or one that says that it can't be composed. */
  whole: Promise<Made>;
  /** The text of an answer that will have pictures, to be sent before them. */
  words(): MessageBody;
}

/** Composes messages with their pictures. With `ephemeral`, in the form for answers that only their reader sees. */
export class Composer {
  readonly #tools: ComposerTools;

  constructor(tools: ComposerTools) {
    this.#tools = tools;
  }

  /** Composes a message for a reader. Throws `Unsayable`, or `OutOfDate` for a panel if the table has changed. */
  async made(view: KeyedView, outgoing: Outgoing, ephemeral = false): Promise<Made> {
    return this.#drawn(view, outgoing, ephemeral, this.#composed(view, outgoing, true));
  }

  async #drawn(view: KeyedView, outgoing: Outgoing, ephemeral: boolean, whole: Composed): Promise<Made> {
    const isLook = outgoing.to === 'answer' && 'read' in outgoing.outcome;
    const priority = isLook ? lookPriority(outgoing.reader) : undefined;
    const drawn = await this.#tools.pictures.draw(view, whole.pictures, outgoing.to, priority);
    const film = whole.film === undefined ? null : await this.#tools.films.make(view, whole.film);
    const texts = (whole.texts ?? []).map(({ name, text }) => ({ name, alt: name, bytes: Buffer.from(text) }));
    const formed = (composed: Composed, files: Attachment[]): Made => ({
      body: withFiles(formOf(composed, ephemeral), files),
      files,
    });
    const all = drawn === null ? null : [...drawn, ...(film === null ? [] : [film]), ...texts];
    const isWhole = whole.film === undefined || film !== null;
    if (all !== null && isWhole && fits(all)) return formed(whole, all);
    const without = formed(this.#composed(view, outgoing, false), texts);
    return drawn === null ? { ...without, bare: true } : without;
  }

  /**
   * Composes an answer once, for its text and for the whole. If it can't be composed, the answer says so, because somebody
   * is waiting for it.
   */
  answer(view: KeyedView, outgoing: Outgoing, ephemeral: boolean): AnswerParts {
    try {
      const composed = this.#composed(view, outgoing, true);
      return {
        whole: this.#drawn(view, outgoing, ephemeral, composed).catch(unsayable),
        words: () => withoutFiles(formOf(composed, ephemeral)),
      };
    } catch (error) {
      const sorry = unsayable(error);
      return { whole: Promise.resolve(sorry), words: () => sorry.body };
    }
  }

  /** Composes a message that has no pictures. */
  words(view: ReaderView, outgoing: Outgoing): MessageBody {
    return this.#composed(view, outgoing, false).body;
  }

  #composed({ seen }: ReaderView, outgoing: Outgoing, pictures: boolean): Composed {
    try {
      return this.#tools.transport.compose(seen, outgoing, pictures);
    } catch (error) {
      this.#tools.log.error(
        { table: seen.id, to: outgoing.to, fault: faultOf(error) },
        'a message could not be composed',
      );
      throw new Unsayable('a message could not be composed');
    }
  }
}

/** The body of a message in the form for this answer. */
function formOf({ body, ephemeral = body }: Composed, isEphemeral: boolean): MessageBody {
  return isEphemeral ? ephemeral : body;
}

/** The answer that replaces one that can't be composed. Throws any other error. */
function unsayable(error: unknown): Made {
  if (error instanceof Unsayable) return { body: UNSAYABLE, files: [] };
  throw error;
}
