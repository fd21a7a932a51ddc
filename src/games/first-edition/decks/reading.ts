import { several } from '../../kit/words.ts';
import { changed, type Deck, type DeckZone } from './deck.ts';
import { cardMeant, titlesLike } from './names.ts';

/** What is wrong with a list. */
export interface DeckFault {
  /** From 1 on; null for the list as a whole. */
  readonly line: number | null;
  /** One sentence for who wrote it. */
  readonly says: string;
}

/** A list as it was understood. With faults the deck lacks what they tell of: nobody should keep it. */
export interface DeckReading {
  readonly deck: Deck;
  /** The name that the list gives the deck. */
  readonly name?: string;
  readonly faults: readonly DeckFault[];
}

/** Copies of one card in one line. */
const MOST_COPIES = 99;
/** Misspelt names that are compared with all titles; the others are told without a suggestion. */
const MOST_COMPARED = 20;

/** Collects the cards of a list and what is wrong with it. */
export class DeckDraft {
  #deck: Deck = {};
  #compared = 0;
  readonly #faults: DeckFault[] = [];

  /** Adds what one line says, or notes what is wrong with it; `zone` of the card where the list has none. */
  add(
    line: number | null,
    name: string,
    count: number,
    zone: (of: NonNullable<ReturnType<typeof cardMeant>>) => DeckZone,
  ) {
    const card = cardMeant(name);
    if (card === undefined) return this.note(line, this.#unknown(name));
    if (card.title.includes('(back)')) {
      return this.note(line, `“${card.title}” is the other side of a card: list it by its front.`);
    }
    if (!Number.isInteger(count) || count < 1 || count > MOST_COPIES) {
      return this.note(
        line,
        `There can’t be ${count} of ${card.title} in one line: write a number from 1 to ${MOST_COPIES}.`,
      );
    }
    this.#deck = changed(this.#deck, zone(card), card.id, count);
  }

  note(line: number | null, says: string): void {
    this.#faults.push({ line, says });
  }

  done(name?: string): DeckReading {
    return { deck: this.#deck, faults: this.#faults, ...(name === undefined ? {} : { name }) };
  }

  #unknown(name: string): string {
    this.#compared += 1;
    const like = this.#compared > MOST_COMPARED ? [] : titlesLike(name);
    const says = `There is no card “${name.length > 60 ? `${name.slice(0, 59)}…` : name}”.`;
    return like.length === 0 ? says : `${says} Did you mean ${like.map((title) => `“${title}”`).join(' or ')}?`;
  }
}

/** A reading that is nothing but a fault of the whole. */
export function unreadable(says: string): DeckReading {
  return { deck: {}, faults: [{ line: null, says }] };
}

/** The faults as lines to show, the first ones; and how many more there are. */
export function faultLines(faults: readonly DeckFault[], most: number): string[] {
  const lines = faults.slice(0, most).map(({ line, says }) => (line === null ? says : `Line ${line}: ${says}`));
  const more = faults.length - lines.length;
  return more === 0 ? lines : [...lines, `And ${several(more, 'line')} more that can’t be read.`];
}
