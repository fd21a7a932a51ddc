import type { Logger } from 'pino';
import type { AnswerSender, Made } from './answer-sender.ts';
import { faultOf } from './fault.ts';
import type { Pictures } from './pictures.ts';
import type { Composed, Exhibit, MessageBody, Transport } from './transport.ts';
import { fits } from './uploads.ts';

/** What an exhibition works with. */
export interface ExhibitTools {
  transport: Pick<Transport, 'exhibit'>;
  pictures: Pictures;
  answers: AnswerSender;
  log: Logger;
}

/** Shows components of games to those who look them up. */
export class Exhibits {
  readonly #tools: ExhibitTools;

  constructor(tools: ExhibitTools) {
    this.#tools = tools;
  }

  /** Answers an interaction, if it still waits. Throws `TransportError` when the answer can't be sent. */
  async show(exhibit: Exhibit, interaction: string): Promise<void> {
    const { answers } = this.#tools;
    const address = await answers.address(interaction);
    if (address === null) return;
    const composed = this.#composed(exhibit);
    await answers.put(address, {
      whole: this.#drawn(exhibit, composed),
      words: () => composed.body,
      sorry: UNSHOWABLE,
    });
  }

  /** What is said of a component; an apology when there are no words, which is no better the next time. */
  #composed(exhibit: Exhibit): Composed {
    try {
      return this.#tools.transport.exhibit(exhibit);
    } catch (error) {
      this.#tools.log.error({ game: exhibit.game, fault: faultOf(error) }, 'an exhibit has no words');
      return { body: UNSHOWABLE, pictures: [] };
    }
  }

  /** The words say it all: without the pictures they stand alone. */
  async #drawn({ game }: Exhibit, { body, pictures }: Composed): Promise<Made> {
    const files = (await this.#tools.pictures.drawExhibit(game, pictures)) ?? [];
    return { body, files: fits(files) ? files : [] };
  }
}

const UNSHOWABLE: MessageBody = { content: 'That can’t be shown now. The fault is ours. Please try again later.' };
