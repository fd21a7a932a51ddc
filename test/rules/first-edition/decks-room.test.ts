import { describe, expect, it } from 'vitest';
import { decks } from '../../../src/games/first-edition/chat/decks.ts';
import { components } from '../../../src/games/first-edition/viewing/components.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { id } from './scene.ts';

const starter = decks.starters.find(({ name }) => name === 'Federation')?.deck as Record<string, Json[]>;
const add = (deck: Json, card: string) => decks.change(deck, { card, zone: null, by: 1 });
const isFor = (deck: Json | null) => (title: string) =>
  components().some((component) => component.id === id(title) && decks.isFor(component, deck));

describe('cards added to a deck', () => {
  it.each([
    ['C-DECK-03: a seventh mission', 'Homeward', 'A deck has 6 missions. This one has 7.'],
    ['a card that is not playable', '22nd-Century Japan', 'can’t be played'],
    ['C-BORG-01: a Borg among others', 'Two of Nineteen', 'A Borg deck can’t have other affiliations'],
  ])('%s is refused, and the answer names cards that may still be added', (_what, card, says) => {
    const change = add(starter, card);
    expect(change).toEqual({ wrong: expect.stringContaining(says) });
    expect(change).toEqual({ wrong: expect.stringContaining('You can still add') });
  });

  it('C-DECK-02: a thirty-first seed card is refused', () => {
    const full = { ...starter, seeds: [{ card: id('Horta'), count: 30 }] };
    expect(add(full, 'Archer')).toEqual({ wrong: expect.stringContaining('You can seed at most 30 cards') });
    expect(isFor(full)('Archer')).toBe(false);
    expect(isFor(starter)('Archer')).toBe(true);
  });

  it('a card is added unless something forbids it, even if the deck is incomplete or exceeds a limit', () => {
    expect(add({}, 'Data')).toHaveProperty('deck');
    const over = { missions: [...(starter['missions'] ?? []), { card: id('Homeward'), count: 1 }] };
    expect(add(over, 'Data')).toHaveProperty('deck');
    expect(decks.change(over, { card: 'Homeward', zone: null, by: -1 })).toHaveProperty('deck');
  });

  it('only cards that may be added are suggested', () => {
    expect(['Homeward', '22nd-Century Japan', 'Data'].map(isFor(starter))).toEqual([false, false, true]);
    expect(['Homeward', '22nd-Century Japan', 'Data'].map(isFor({}))).toEqual([true, false, true]);
    expect(['Homeward', '22nd-Century Japan', 'Data'].map(isFor(null))).toEqual([true, false, true]);
  });
});
