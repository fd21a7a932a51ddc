import type { Card } from './card.ts';
import { WITH_EFFECTS } from './effects/all.ts';
import { ICON_ALONE } from './icon-alone.ts';
import { isName } from './pool.ts';
import type { CardType } from './printed.ts';
import { parseDownloadTarget } from './wanted.ts';

/**
 * How far the rules are enforced for a card (C-OPEN-03):
 * - `enforced`: its facts are all there is, or its text is carried out;
 * - `by agreement`: its facts are known, and players do by consent what its text says;
 * - `out`: it can’t be in a deck, for a reason.
 */
export type Grade = 'enforced' | 'by agreement' | 'out';

/** How far a card can be played: its grade, and why. */
export interface Graded {
  readonly grade: Grade;
  /** Whether it is enforced by more than its facts. */
  readonly withEffects: boolean;
  /** Why it is out. */
  readonly reason?: string;
}

/** Types of cards that are played by their facts. */
const BY_FACTS: ReadonlySet<CardType> = new Set(['Personnel', 'Ship', 'Facility', 'Mission']);

const NO_Q = 'Q-Continuum side decks aren’t played yet';
const NO_TRIBBLES = 'Tribble side decks aren’t played yet';

/** Types whose whole part of the game isn’t there, with the reason. */
const OUT: ReadonlyMap<CardType, string> = new Map([
  ['Q Artifact', NO_Q],
  ['Q Dilemma', NO_Q],
  ['Q Event', NO_Q],
  ['Q Interrupt', NO_Q],
  ['Q Mission', NO_Q],
  ['Time Location', 'time travel isn’t played yet'],
  ['Tribble', NO_TRIBBLES],
  ['Trouble', NO_TRIBBLES],
]);

/** The grade of a card: this is the one place that knows. */
export function gradeOf(card: Graduate): Graded {
  const { id, type, hasText, specialDownloads } = card;
  if (WITH_EFFECTS.has(id)) return { grade: 'enforced', withEffects: true };
  const reason = OUT.get(type);
  if (reason !== undefined) return { grade: 'out', withEffects: false, reason };
  if ((hasText && !ICON_ALONE.has(id)) || !BY_FACTS.has(type)) return { grade: 'by agreement', withEffects: false };
  return specialDownloads.every(isKnown)
    ? { grade: 'enforced', withEffects: specialDownloads.length > 0 }
    : { grade: 'by agreement', withEffects: false };
}

type Graduate = Pick<Card, 'id' | 'type' | 'hasText' | 'specialDownloads'>;

/** True if a special download icon works: its words can be read, and the pool has such cards. Their own grade doesn’t matter. */
function isKnown(target: string): boolean {
  if (parseDownloadTarget(target) === null) return false;
  return target.split(' OR ').every((name) => /^any /i.test(name) || isName(name));
}
