import type { DeckFace, DeckLine } from '../../src/games/first-edition/viewing/face.ts';
import { type DeckItem, deckScene } from '../kit/deck-scene.ts';
import { count } from '../kit/wording.ts';
import { gradeIcons, typeIcons } from './looks.ts';

const GRADE_WORDS = { enforced: 'Enforced', 'by agreement': 'By agreement', out: 'Can’t be played' } as const;
const SAID = { enforced: '', 'by agreement': ' (by agreement)', out: ' (can’t be played)' } as const;

/** Builds the list item of a card. If its grade isn’t `enforced`, it has the icon of the grade instead of the type. */
function itemOf({ title, type, count: many, grade }: DeckLine): DeckItem {
  return {
    icon: grade === 'enforced' ? typeIcons[type] : gradeIcons[grade],
    words: title,
    copies: many,
    said: SAID[grade],
    ...(many > 1 ? { value: `×${many}` } : {}),
  };
}

/** Shows a deck to its owner. */
export const deck = deckScene(({ name, size, types, grades, notes, zones }: DeckFace) => ({
  name,
  facts: [count(size, 'card')],
  bars: types.map(({ type, count: many }) => ({ icon: typeIcons[type], words: type, count: many })),
  lists: [
    {
      heading: 'How you play them',
      items: grades
        .filter((one) => one.count > 0)
        .map(({ grade, count: many }) => ({ icon: gradeIcons[grade], words: GRADE_WORDS[grade], value: `${many}` })),
    },
  ],
  notes,
  zones: zones.map(({ title, count: many, cards }) => ({ title, count: many, cards: cards.map(itemOf) })),
}));
