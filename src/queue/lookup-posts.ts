import type { Logger } from 'pino';
import { type Decks, isWhole } from '../store/decks.ts';
import type { AnswerSender, Made } from './answer-sender.ts';
import { faultOf } from './fault.ts';
import type { Pictures } from './pictures.ts';
import type { Composed, ExhibitRequest, LookupItem, MessageBody, Transport } from './transport.ts';
import { fits } from './uploads.ts';

/** The services that this class uses. */
export interface ExhibitTools {
  transport: Pick<Transport, 'exhibit'>;
  pictures: Pictures;
  answers: AnswerSender;
  decks: Pick<Decks, 'find'>;
  log: Logger;
}

/** Shows components and decks to the people who look them up. */
export class LookupPosts {
  readonly #tools: ExhibitTools;

  constructor(tools: ExhibitTools) {
    this.#tools = tools;
  }

  /**
   * Answers an interaction if it is still waiting for an answer. Throws `TransportError` if the answer can't be sent.
   */
  async show(wanted: ExhibitRequest | LookupItem, interaction: string): Promise<void> {
    const { answers } = this.#tools;
    const address = await answers.address(interaction);
    if (address === null) return;
    const exhibit = await this.#found(wanted);
    const composed = exhibit === null ? { body: GONE, pictures: [] } : this.#composed(exhibit);
    await answers.put(address, {
      whole: this.#drawn(wanted, composed),
      words: () => composed.body,
      sorry: UNSHOWABLE,
    });
  }

  /** The item to show, which may be a person’s current deck; null if it no longer exists. */
  async #found(wanted: ExhibitRequest | LookupItem): Promise<LookupItem | null> {
    if (!('player' in wanted)) return wanted;
    const stored = await this.#tools.decks.find(wanted.player, wanted.name);
    return stored === null || !isWhole(stored) ? null : stored;
  }

  /**
   * Composes the message about a component or deck. If the message can't be composed, returns an apology, since a retry
   * would fail, too.
   */
  #composed(exhibit: LookupItem): Composed {
    try {
      return this.#tools.transport.exhibit(exhibit);
    } catch (error) {
      this.#tools.log.error({ game: exhibit.game, fault: faultOf(error) }, 'a lookup post could not be composed');
      return { body: UNSHOWABLE, pictures: [] };
    }
  }

  /** Adds the pictures, if they can be drawn and aren't too large. The text is complete even without the pictures. */
  async #drawn({ game }: Pick<LookupItem, 'game'>, { body, pictures }: Composed): Promise<Made> {
    const files = (await this.#tools.pictures.drawExhibit(game, pictures)) ?? [];
    return { body, files: fits(files) ? files : [] };
  }
}

const GONE: MessageBody = {
  content: 'I can’t show this deck anymore. It was deleted, or it can’t be read. `/deck list` shows your decks.',
};

const UNSHOWABLE: MessageBody = {
  content: 'I can’t show that now, because something broke on our side. Please try again later.',
};
