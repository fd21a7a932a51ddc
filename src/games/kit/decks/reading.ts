import { DECK_LIMITS } from '../../../kernel/decks.ts';
import { several } from '../words.ts';
import type { DeckFormat } from './format.ts';
import { excess } from './limits.ts';
import { noSuchCard } from './names.ts';
import { type DeckEntry, emptyDeck, type ZonedDeck } from './zoned.ts';

/** What is wrong with a list. */
export interface DeckFault {
  /** From 1 on; null for the list as a whole. */
  readonly line: number | null;
  /** One sentence for who wrote it. */
  readonly says: string;
}

/** A list as it was understood. With faults the deck lacks what they tell of: nobody should keep it. */
export interface DeckReading<Z extends string> {
  readonly deck: ZonedDeck<Z>;
  /** The name that the list gives the deck. */
  readonly name?: string;
  readonly faults: readonly DeckFault[];
}

/** Misspelt names that are compared with all titles; the others are told without a suggestion. */
const MOST_COMPARED = 20;
/** Faults of a list that are told. */
const MOST_TOLD = 12;

/** Collects the cards and the faults of a list. Each line costs the same, however many came before. */
export class DeckDraft<Z extends string, C> {
  #compared = 0;
  readonly #zones = new Map<Z, Map<string, number>>();
  readonly #faults: DeckFault[] = [];
  readonly #format: DeckFormat<Z, C>;

  constructor(format: DeckFormat<Z, C>) {
    this.#format = format;
  }

  /** Adds what one line says, or notes what is wrong with it; `zone` of the card where the list has none. */
  add(line: number | null, name: string, count: number, zone: (of: C) => Z): void {
    const { meant, idOf, titleOf, bars } = this.#format;
    const card = name.length > DECK_LIMITS.lineLetters ? undefined : meant(name);
    if (card === undefined) {
      this.note(line, this.#unknown(name));
      return;
    }
    const at = zone(card);
    const barred = bars(card, at);
    const { copies } = DECK_LIMITS;
    const isCount = Number.isInteger(count) && count >= 1 && count <= copies;
    if (barred !== null) this.note(line, barred);
    else if (isCount) this.#put(at, idOf(card), count);
    else {
      const says = `There can’t be ${count} of ${titleOf(card)} in one line: write a number from 1 to ${copies}.`;
      this.note(line, says);
    }
  }

  note(line: number | null, says: string): void {
    this.#faults.push({ line, says });
  }

  /** The result. A deck that is too large gets a fault for that. */
  done(name?: string): DeckReading<Z> {
    const zones = [...this.#zones].map(([zone, cards]) => [
      zone,
      [...cards].map(([card, count]): DeckEntry => ({ card, count })),
    ]);
    // Only zones of the format were added.
    const deck = Object.fromEntries(zones) as ZonedDeck<Z>;
    for (const says of excess(deck, this.#format)) this.note(null, says);
    return { deck, faults: this.#faults, ...(name === undefined ? {} : { name }) };
  }

  #put(zone: Z, id: string, count: number): void {
    const cards = this.#zones.get(zone) ?? new Map<string, number>();
    this.#zones.set(zone, cards.set(id, (cards.get(id) ?? 0) + count));
  }

  #unknown(name: string): string {
    this.#compared += 1;
    return noSuchCard(name, this.#compared > MOST_COMPARED ? [] : this.#format.like(name));
  }
}

/** A reading that is nothing but a fault of the whole. */
export function unreadable<Z extends string>(says: string): DeckReading<Z> {
  return { deck: emptyDeck(), faults: [{ line: null, says }] };
}

/** The faults as lines to show, the first ones; and how many more there are. */
export function faultLines(faults: readonly DeckFault[], most = MOST_TOLD): string[] {
  const lines = faults.slice(0, most).map(({ line, says }) => (line === null ? says : `Line ${line}: ${says}`));
  const more = faults.length - lines.length;
  return more === 0 ? lines : [...lines, `And ${several(more, 'line')} more that can’t be read.`];
}
