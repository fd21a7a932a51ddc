import { describe, expect, it } from 'vitest';
import { deck as scene } from '../../../renderers/first-edition/deck.ts';
import { deckOf } from '../../../src/discord/compose/exhibit.ts';
import { firstEditionChat } from '../../../src/games/first-edition/chat/index.ts';
import type { Deck } from '../../../src/games/first-edition/decks/deck.ts';
import { starters } from '../../../src/games/first-edition/starters.ts';
import { deckFace } from '../../../src/games/first-edition/viewing/deck-face.ts';
import type { DeckFace } from '../../../src/games/first-edition/viewing/face.ts';
import { changed, kept } from '../../../src/games/kit/decks/zoned.ts';
import { faultsOfPicture, pagesTo } from '../../proof/support/drawn.ts';
import { agreedCards } from './by-agreement.ts';
import { id } from './scene.ts';

/** A starter deck as its owner would keep it, with more cards in the draw deck. */
function keeping(at: number, more: readonly string[] = []): Deck {
  const [starter] = starters().slice(at);
  if (starter === undefined) throw new Error('no starter deck');
  const zones = [
    ['missions', starter.missions],
    ['seeds', starter.seeds],
    ['draw', [...starter.draw, ...more.map(id)]],
  ] as const;
  let deck: Deck = {};
  for (const [zone, cards] of zones) for (const card of cards) deck = changed(deck, zone, card, 1);
  return deck;
}

function draw(face: DeckFace): string[] {
  return pagesTo(scene.pages(null, { deck: face })).flatMap((page) =>
    faultsOfPicture(scene.draw(null, { deck: face, page })),
  );
}

describe('the picture of a deck', () => {
  it.each(starters().map(({ name }, at) => [name, at] as const))(
    'the starter deck %s is drawn without an error',
    (name, at) => {
      expect(draw(deckFace(keeping(at), name))).toEqual([]);
    },
  );

  it('the picture of a deck has room for the longest names, and can show an empty deck', () => {
    const long = agreedCards('Event').sort((one, other) => other.length - one.length);
    expect(
      draw(deckFace(keeping(0, long.slice(0, 60)), 'A name as long as names of decks may ever be, and longer')),
    ).toEqual([]);
    expect(draw(deckFace({}, 'Nothing'))).toEqual([]);
  });

  it('C-DECK-05: the picture of a deck shows notes about the rules and the number of cards in each zone, type and grade', () => {
    const [event] = agreedCards('Event');
    const face = deckFace(keeping(0, [event ?? '', event ?? '']), 'Mine');
    const sum = (list: readonly { count: number }[]) => list.reduce((all, { count }) => all + count, 0);
    expect(sum(face.types)).toBe(face.size);
    expect(sum(face.grades)).toBe(face.size);
    expect(face.grades.find(({ grade }) => grade === 'by agreement')?.count).toBe(2);
    expect(face.zones.find(({ title }) => title === 'Draw deck')?.cards).toContainEqual({
      title: event,
      type: 'Event',
      count: 2,
      grade: 'by agreement',
    });
    const words = scene.text(null, { deck: { ...face, notes: [{ isBroken: true, says: 'It is too small.' }] } });
    expect(words).toContain('By agreement: 2.');
    expect(words).toContain('It is too small.');
    expect(words.at(-1)).toContain(`2 ${event} (by agreement)`);
  });

  it('a deck’s owner gets a picture of the deck and a summary in words', () => {
    const { body, pictures } = deckOf('Mine', kept(keeping(1)), firstEditionChat);
    expect(JSON.stringify(body)).toContain('Missions (6)');
    expect(pictures.map((one) => one.scene)).toEqual(['deck']);
  });
});
