import { kept, later } from '../../kit/cache.ts';
import type { CardId } from '../terms.ts';
import { dateOfText, textAsOf, undated } from './errata.ts';
import { findCard } from './pool.ts';
import { allTextFacts, textFacts } from './text-facts.ts';

/** Returns the back of a card, given its front, or null if the card isn't two-sided (C-SEED-31). */
export function backOf(front: CardId): CardId | null {
  const plain = undated(front);
  if (plain !== front) return otherSide(front, backOf(plain));
  return textFacts(front).back ?? (findCard(`${front}-back`) === undefined ? null : `${front}-back`);
}

/** Returns the other side of a card with a dated text, which has the text of the same date. */
function otherSide(card: CardId, side: CardId | null): CardId | null {
  return side === null ? null : textAsOf(side, dateOfText(card));
}

const fronts = later(
  (): ReadonlyMap<CardId, CardId> =>
    new Map(
      [...allTextFacts()].flatMap(([front, { back }]) =>
        back === undefined || undated(front) !== front ? [] : [[back, front]],
      ),
    ),
);

/** Returns the front of a two-sided card, or the card itself. */
export function frontOf(card: CardId): CardId {
  const plain = undated(card);
  if (plain !== card) return otherSide(card, frontOf(plain)) ?? card;
  const front = fronts().get(card) ?? card.replace(/-back$/, '');
  return findCard(front) !== undefined && backOf(front) === card ? front : card;
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
