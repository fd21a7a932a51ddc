import { describe, expect, it } from 'vitest';
import { deck as scene } from '../../../renderers/away-missions/deck.ts';
import { deckOf } from '../../../src/discord/compose/exhibit.ts';
import { awayMissionsChat } from '../../../src/games/away-missions/chat/index.ts';
import { CARDS, EXTRAS } from '../../../src/games/away-missions/content/cards.ts';
import { CHARACTERS } from '../../../src/games/away-missions/content/characters.ts';
import type { Deck } from '../../../src/games/away-missions/decks/deck.ts';
import { starterDeck } from '../../../src/games/away-missions/decks/lists.ts';
import type { Faction } from '../../../src/games/away-missions/state.ts';
import { deckFace } from '../../../src/games/away-missions/viewing/deck-face.ts';
import type { DeckFace } from '../../../src/games/away-missions/viewing/face.ts';
import { counted, kept, withZone } from '../../../src/games/kit/decks/zoned.ts';
import { faultsOfPicture, pagesTo } from '../../proof/support/drawn.ts';

function draw(face: DeckFace): string[] {
  return pagesTo(scene.pages(null, { deck: face })).flatMap((page) =>
    faultsOfPicture(scene.draw(null, { deck: face, page })),
  );
}

const SIDES = Object.keys(CHARACTERS) as Faction[];

/** Returns a deck of all cards and characters of an affiliation, whatever the rules say. */
function everything(faction: Faction): Deck {
  const all = [...CARDS[faction], ...EXTRAS[faction]];
  const ids = (isMission: boolean) => all.filter(({ kind }) => (kind === 'mission') === isMission).map(({ id }) => id);
  const whole = withZone(starterDeck(faction), 'mission', counted(ids(true)));
  return withZone(
    withZone(whole, 'support', counted(ids(false))),
    'team',
    counted(CHARACTERS[faction].map(({ id }) => id)),
  );
}

describe('a deck’s picture', () => {
  it.each(SIDES)(
    'the picture of a %s deck has no drawing errors, with the starter deck or with all possible cards',
    (faction) => {
      expect(draw(deckFace(starterDeck(faction), faction))).toEqual([]);
      expect(draw(deckFace(everything(faction), 'A name as long as names of decks may ever be, and longer'))).toEqual(
        [],
      );
    },
  );

  it('the picture of an empty deck has no drawing errors', () => {
    expect(draw(deckFace({}, 'Nothing'))).toEqual([]);
  });

  it('M-BUILD-01 M-BUILD-02 M-TEAM-06: the picture shows the team’s name, rule notes, and the counts of cards, kinds and points', () => {
    const face = deckFace(starterDeck('federation'), 'Mine');
    expect(face).toMatchObject({ team: 'Riker’s Away Team', size: 40, points: 435, notes: [] });
    expect(face.kinds).toContainEqual({ kind: 'interrupt', name: 'Interrupt', count: 3 });
    expect(face.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(40);
    const broken = deckFace(withZone(starterDeck('federation'), 'core', []), 'Mine');
    expect(broken.notes).toEqual([{ isBroken: true, says: 'A Core Mission is missing.' }]);
    const words = scene.text(null, { deck: broken });
    expect(words).toContain('A Core Mission is missing.');
    expect(words[0]).toBe('Mine: 40 cards.');
    expect(words.join('\n')).toContain('Away team (4): 1 Riker (Commander), 1 Shelby (Specialist), 1 Data, 1 Worf.');
    expect(words.join('\n')).toContain('1 Set the Self-Destruct (40 points)');
    expect(words.join('\n')).toContain('2 Hypospray');
  });

  it('the message to the deck’s owner has the picture attached', () => {
    const composed = deckOf('Mine', kept(starterDeck('borg')), awayMissionsChat);
    expect(JSON.stringify(composed)).toContain('Locutus’s Unimatrix');
    expect(JSON.stringify(composed)).toContain('Mission Deck (20)');
  });
});
