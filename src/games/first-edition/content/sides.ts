import { kept, later } from '../../kit/cache.ts';
import type { CardId } from '../terms.ts';
import { findCard } from './pool.ts';
import { allTextFacts, textFacts } from './text-facts.ts';

/** Returns the back of a card, given its front, or null if the card isn't two-sided (C-SEED-31). */
export function backOf(front: CardId): CardId | null {
  return textFacts(front).back ?? (findCard(`${front}-back`) === undefined ? null : `${front}-back`);
}

const fronts = later(
  (): ReadonlyMap<CardId, CardId> =>
    new Map([...allTextFacts()].flatMap(([front, { back }]) => (back === undefined ? [] : [[back, front]]))),
);

/** Returns the front of a two-sided card, or the card itself. */
export function frontOf(card: CardId): CardId {
  const front = fronts().get(card) ?? card.replace(/-back$/, '');
  return backOf(front) === card ? front : card;
}

const sides = new Map<CardId, readonly CardId[]>();

/** Returns both sides of a card, front first. */
export function sidesOf(front: CardId): readonly CardId[] {
  return kept(sides, front, () => {
    const back = backOf(front);
    return back === null ? [front] : [front, back];
  });
}

/**
 * Returns the title that a mission shares with its second version and its back, since all of them belong in the same
 * place (C-SEED-31).
 */
export function placeTitle(title: string): string {
  return title.replace(/ \(back\)$/, '').replace(/ II$/, '');
}
