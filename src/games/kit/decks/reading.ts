import { DECK_LIMITS, type DeckFixes, type ReadDeck, type WrongName } from '../../../kernel/decks.ts';
import { several } from '../words.ts';
import type { DeckFormat } from './format.ts';
import { excess } from './limits.ts';
import { noSuchCard } from './names.ts';
import { type DeckEntry, emptyDeck, kept, type ZonedDeck } from './zoned.ts';

/** A fault in a list of cards. */
export interface DeckFault {
  /** The number of the line, from 1, or null if the fault is about the whole list. */
  readonly line: number | null;
  /** A sentence about the fault for the list's author. */
  readonly says: string;
}

/** A parsed list. If there are faults, the deck is incomplete and must not be saved. */
export interface DeckReading<Z extends string> {
  readonly deck: ZonedDeck<Z>;
  /** The name that the list gives the deck. */
  readonly name?: string;
  readonly faults: readonly DeckFault[];
  /** The first unknown names in the list, without duplicates. The field is missing if there are no unknown names. */
  readonly wrong?: readonly WrongName[];
}

/** Maximum number of faults shown. */
const MOST_TOLD = 12;

/** Collects the cards and faults of a list. The time per line doesn't depend on the number of earlier lines. */
export class DeckDraft<Z extends string, C> {
  /** Suggestions for unknown names. Only the first unknown names are compared with all titles. */
  readonly #wrong = new Map<string, readonly string[]>();
  readonly #fixes: ReadonlyMap<string, string | null>;
  readonly #zones = new Map<Z, Map<string, number>>();
  readonly #faults: DeckFault[] = [];
  readonly #format: DeckFormat<Z, C>;

  constructor(format: DeckFormat<Z, C>, fixes: DeckFixes = []) {
    this.#format = format;
    this.#fixes = new Map(fixes);
  }

  /** Adds the card of a line, or records its fault. `zone` returns the zone of the card. */
  add(line: number | null, name: string, count: number, zone: (of: C) => Z): void {
    const { meant, idOf, titleOf, bars } = this.#format;
    const fix = this.#fixes.get(name);
    if (fix === null) return;
    const card = name.length > DECK_LIMITS.lineLetters ? undefined : meant(fix ?? name);
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
      const says = `A line can’t have ${count} copies of ${titleOf(card)}. Write a number from 1 to ${copies}.`;
      this.note(line, says);
    }
  }

  note(line: number | null, says: string): void {
    this.#faults.push({ line, says });
  }

  /** Returns the deck that was read, and the faults. If the deck is too large, the result has a fault that says so. */
  done(name?: string): DeckReading<Z> {
    const zones = [...this.#zones].map(([zone, cards]) => [
      zone,
      [...cards].map(([card, count]): DeckEntry => ({ card, count })),
    ]);
    // The cast is safe because the zones all come from the format.
    const deck = Object.fromEntries(zones) as ZonedDeck<Z>;
    for (const says of excess(deck, this.#format)) this.note(null, says);
    const wrong = [...this.#wrong].map(([wrongName, like]) => ({ name: wrongName, like }));
    return {
      deck,
      faults: this.#faults,
      ...(wrong.length === 0 ? {} : { wrong }),
      ...(name === undefined ? {} : { name }),
    };
  }

  #put(zone: Z, id: string, count: number): void {
    const cards = this.#zones.get(zone) ?? new Map<string, number>();
    this.#zones.set(zone, cards.set(id, (cards.get(id) ?? 0) + count));
  }

  #unknown(name: string): string {
    const known = this.#wrong.get(name);
    if (known !== undefined) return noSuchCard(name, known);
    if (this.#wrong.size >= DECK_LIMITS.suggested || name.length > DECK_LIMITS.lineLetters) return noSuchCard(name, []);
    const like = this.#format.like(name);
    this.#wrong.set(name, like);
    return noSuchCard(name, like);
  }
}

/** Returns a result with a single fault about the whole list. */
export function unreadable<Z extends string>(says: string): DeckReading<Z> {
  return { deck: emptyDeck(), faults: [{ line: null, says }] };
}

/** Returns the first faults as lines to show, followed by the number of the remaining faults. */
export function faultLines(faults: readonly DeckFault[], most = MOST_TOLD): string[] {
  const lines = faults.slice(0, most).map(({ line, says }) => (line === null ? says : `Line ${line}: ${says}`));
  const more = faults.length - lines.length;
  return more === 0 ? lines : [...lines, `${several(more, 'more line')} can’t be read.`];
}

/** Converts a result for the kernel. */
export function readDeckOf<Z extends string>({ deck, name, faults, wrong = [] }: DeckReading<Z>): ReadDeck {
  return { deck: kept(deck), name: name ?? null, faults: faultLines(faults), unread: faults.length, wrong };
}
