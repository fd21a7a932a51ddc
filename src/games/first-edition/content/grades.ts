import { FACTS } from './all-rules.ts';
import type { Card } from './card.ts';
import { isName } from './pool.ts';
import type { CardType } from './printed.ts';
import { alternativesOf, parseDownloadTarget } from './wanted.ts';
import { WITH_EFFECTS } from './with-effects.ts';

/**
 * How far the rules of a card are automated (C-OPEN-03):
 * - `enforced`: the card has only facts, or its text is automated;
 * - `by agreement`: the facts are automated, and players carry out the text by consent;
 * - `out`: the card can't be in a deck.
 */
export type Grade = 'enforced' | 'by agreement' | 'out';

/** A card's grade and the reason for it. */
export interface Graded {
  readonly grade: Grade;
  /** True if the card's text or its special downloads are automated, and not only its facts. */
  readonly withEffects: boolean;
  /** The reason why the card can't be in a deck. */
  readonly reason?: string;
}

/** Types of cards that are enforced without any text of their own, since their facts are enough. */
const BY_FACTS: ReadonlySet<CardType> = new Set(['Personnel', 'Ship', 'Facility', 'Mission']);

const NO_Q = 'Q-Continuum side decks aren’t supported yet';

/** Types of cards that belong to unsupported parts of the game, with the reason shown to players. */
const OUT: ReadonlyMap<CardType, string> = new Map([
  ['Q Artifact', NO_Q],
  ['Q Dilemma', NO_Q],
  ['Q Event', NO_Q],
  ['Q Interrupt', NO_Q],
  ['Q Mission', NO_Q],
  ['Time Location', 'time travel isn’t supported yet'],
]);

/** Returns the grade of a card. No other code assigns grades. */
export function gradeOf(card: Graduate): Graded {
  const { id, type, hasText, specialDownloads } = card;
  if (WITH_EFFECTS.has(id)) return { grade: 'enforced', withEffects: true };
  const reason = OUT.get(type);
  if (reason !== undefined) return { grade: 'out', withEffects: false, reason };
  if ((hasText && FACTS.get(id)?.onlyDownloads !== true) || !BY_FACTS.has(type))
    return { grade: 'by agreement', withEffects: false };
  return specialDownloads.every(isKnown)
    ? { grade: 'enforced', withEffects: specialDownloads.length > 0 }
    : { grade: 'by agreement', withEffects: false };
}

type Graduate = Pick<Card, 'id' | 'type' | 'hasText' | 'specialDownloads'>;

/** True if a special download icon works: its target can be parsed, and the pool has such cards, of any grade. */
function isKnown(target: string): boolean {
  if (parseDownloadTarget(target) === null) return false;
  return alternativesOf(target).every((name) => /^any /i.test(name) || isName(name));
}
