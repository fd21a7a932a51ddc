import { describe, expect, test } from 'vitest';
import { firstEdition } from '../../../renderers/first-edition/index.ts';
import { type Card, isOf } from '../../../src/games/first-edition/content/card.ts';
import { iconName } from '../../../src/games/first-edition/content/icon-names.ts';
import { allCards, cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { CARD_TYPES } from '../../../src/games/first-edition/content/printed.ts';
import { type CardFace, faceOf } from '../../../src/games/first-edition/viewing/face.ts';

const { component: scene } = firstEdition;

/** Returns the losses of a picture: faults, cut words, too many bytes for a phone. */
function losses(face: CardFace): string[] {
  const picture = scene.draw(null, { component: face });
  const { faults, cut } = picture.audit();
  const heavy = picture.encode().length > 200 * 1024 ? ['heavy'] : [];
  return [...faults.map(({ kind, what }) => `${kind}: ${what}`), ...cut, ...heavy].map(
    (loss) => `${face.title}: ${loss}`,
  );
}

/** The length of a card’s texts. */
const wordy = (card: Card): number => scene.text(null, { component: faceOf(card) }).join(' ').length;

describe('the picture of a card', () => {
  test.each(CARD_TYPES)('the longest and shortest cards of type %s fit into the picture', (type) => {
    const cards = allCards(type).toSorted((one, other) => wordy(other) - wordy(one));
    expect(cards.length).toBeGreaterThan(0);
    const shown = new Set([...cards.slice(0, 4), ...cards.slice(-1)]);
    expect([...shown].flatMap((card) => losses(faceOf(card)))).toEqual([]);
  });

  test('nothing is missing from the pictures of the cards with the longest title, the most icons and the tallest image', () => {
    const title = allCards().toSorted((one, other) => other.title.length - one.title.length)[0];
    const icons = allCards().toSorted((one, other) => other.icons.length - one.icons.length)[0];
    const cards = [title, icons, cardOf('commander-archer')].filter((card) => card !== undefined);
    expect(cards.flatMap((card) => losses(faceOf(card)))).toEqual([]);
  });
});

describe('texts of cards', () => {
  const text = (id: string): string[] => scene.text(null, { component: faceOf(cardOf(id)) });

  test('the text of a personnel card includes everything on the card', () => {
    expect(text('jean-luc-picard')).toEqual([
      'Jean-Luc Picard: Personnel, Federation OFFICER, unique.',
      'INTEGRITY 9, CUNNING 8, STRENGTH 6.',
      'Skills: OFFICER, Diplomacy ×2, Leadership, Honor, Archaeology, Navigation, Music.',
      'Commands: U.S.S. Enterprise.',
      'Characteristics: Human, Captain, Male, U.S.S. Enterprise-related personnel.',
      'Icons: Command.',
      'Sets: Premiere, Reflections, Virtual Promos.',
    ]);
  });

  test('the text of a mission says what the mission requires and who may attempt it', () => {
    expect(text('distress-mission')).toContain('Requires: Youth ×3 + CUNNING > 32 or Honor ×3 + STRENGTH > 36.');
    expect(text('distress-mission')).toContain('Attempted by: Federation, Klingon.');
  });

  test('the text of a ship spells out its staffing', () => {
    expect(text('borg-cube')).toContain('Staffing: 3 [Borg] + [Communication] + [Defense] + 2 [Navigation].');
  });

  test('the text of a card with two people says who has which skill', () => {
    expect(text('sisters-of-duras')).toContain('Skills of Lursa: V.I.P., Treachery, Leadership, Geology, Greed.');
  });

  test('the text of a card states a countdown only once, as a number', () => {
    expect(
      text('black-hole')
        .join('\n')
        .match(/Countdown/g),
    ).toEqual(['Countdown']);
  });

  test('the text of a card says which of its effects the game doesn’t enforce', () => {
    expect(text('royale-casino-blackjack')).toContain(
      'Its facts count. You agree on its text, which is at trekcc.org.',
    );
    expect(text('22nd-century-japan')).toContain('Time travel isn’t supported yet.');
  });

  test('the text of every personnel card names each skill and the STRENGTH', () => {
    for (const card of allCards('Personnel')) {
      if (!isOf(card, 'Personnel')) continue;
      const words = text(card.id).join('\n');
      expect(
        card.skills.filter(({ name }) => !words.includes(name)),
        card.id,
      ).toEqual([]);
      expect(words, card.id).toContain(`STRENGTH ${card.STRENGTH.shown}`);
    }
  });
});

test('the text of an icon says what the icon is, and which way a nemesis icon points', () => {
  expect(['(R>', '<Y)', '<Fed>', 'Maq'].map(iconName)).toEqual([
    'R pointing right',
    'Y pointing left',
    'Infiltration Fed',
    'Maquis',
  ]);
});
