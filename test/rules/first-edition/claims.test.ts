import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Card } from '../../../src/games/first-edition/content/card.ts';
import { gradeOf } from '../../../src/games/first-edition/content/grades.ts';
import { allCards, cardNamed } from '../../../src/games/first-edition/content/pool.ts';
import { DECK_ZONES, entriesIn } from '../../../src/games/first-edition/decks/deck.ts';
import { read } from '../../../src/games/first-edition/decks/read.ts';

const FOLDER = new URL('../../fixtures/first-edition/decks/', import.meta.url);

const unplayed = (cards: readonly Card[]) =>
  [...new Set(cards.flatMap((card) => (gradeOf(card).grade === 'enforced' ? [] : [card.title])))].sort();

describe('cards that have to be enforced', () => {
  it('the text of every premiere card is enforced', () => {
    const premiere = allCards().filter(({ printings }) => printings.some(({ release }) => release === 'premiere'));
    expect(premiere).not.toEqual([]);
    expect(unplayed(premiere)).toEqual([]);
  });

  const files = readdirSync(FOLDER);
  const cards = files.flatMap((file) => {
    const { deck } = read(readFileSync(new URL(file, FOLDER)));
    return DECK_ZONES.flatMap((zone) => entriesIn(deck, zone).map(({ card }) => card));
  });

  it('every card of a sample deck is enforced', () => {
    expect(files).toHaveLength(9);
    expect(new Set(cards.map(({ id }) => id)).size).toBeGreaterThan(200);
    expect(unplayed(cards)).toEqual([]);
  });

  it('C-DOWNLOAD-10: every card named by a special download icon in a sample deck is enforced', () => {
    const named = cards.flatMap(({ specialDownloads }) => specialDownloads.flatMap((target) => target.split(' OR ')));
    expect(unplayed(named.flatMap((title) => cardNamed(title) ?? []))).toEqual([]);
  });
});
