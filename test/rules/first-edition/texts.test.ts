import { describe, expect, test } from 'vitest';
import { firstEdition as pictures } from '../../../renderers/first-edition/index.ts';
import { RULES } from '../../../src/games/first-edition/content/all-rules.ts';
import { gradeOf } from '../../../src/games/first-edition/content/grades.ts';
import { allCards, cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { briefOf } from '../../../src/games/first-edition/viewing/brief.ts';
import { components, wordings } from '../../../src/games/first-edition/viewing/components.ts';
import { faceOf } from '../../../src/games/first-edition/viewing/face.ts';

const rows = [...RULES];
/** Characters that there is room for. */
const LONGEST = 280;

describe('texts of cards', () => {
  test('each card that does something has text', () => {
    expect(rows.filter(([, { text }]) => text === '').map(([card]) => card)).toEqual([]);
  });

  test('each card’s text is short and in whole sentences', () => {
    const odd = rows.flatMap(([card, { text }]) => {
      const isWhole = /^[A-Z0-9“].*\.$/.test(text) && !/undefined|\[object| {2}|[{}]/.test(text);
      return isWhole && text.length <= LONGEST ? [] : [`${card} (${text.length}): ${text}`];
    });
    expect(odd).toEqual([]);
  });

  test('the text is the same on the card, in the hand and in the card search', () => {
    const lines = new Map([...components(), ...wordings()].map(({ id, lines: all }) => [id, all] as const));
    for (const [card, { text }] of rows) {
      const face = faceOf(cardOf(card));
      expect(face.text, card).toBe(text);
      expect(pictures.component.text(null, { component: face }), card).toContain(text);
      expect(briefOf(card).text, card).toBe(text);
      expect(lines.get(card), card).toContain(text);
    }
  });
});

test('cards with similar effects each state their own details in the text', () => {
  const text = (card: string) => faceOf(cardOf(card)).text;
  expect(text('metaphasic-shields')).toBe(
    'Play it on your ship: SHIELDS +2 for each of your personnel aboard with SCIENCE classification.',
  );
  expect(text('nutational-shields')).toContain('ENGINEER');
  expect(text('rebel-interceptor')).toContain('RANGE +3');
  expect(text('photon-torpedo')).toBe(
    'ATTACK +1 if your Akira-class ship fires. As damage: a random personnel aboard with SECURITY or Computer Skill is killed, or on a Nor, a random one at Security Office.',
  );
});

test('a dilemma’s text states its condition, the consequence of not meeting it, and whether the dilemma stays', () => {
  const text = (card: string) => faceOf(cardOf(card)).text;
  expect(text('impassable-door')).toBe(
    'To get past it: Computer Skill. Otherwise, everyone is “stopped”, and this stays under the mission.',
  );
  expect(text('nausicaans')).toBe(
    'If not overcome, a random personnel is killed; everyone is “stopped”, and this is discarded.',
  );
  expect(text('close-call')).toContain(
    'The remaining personnel need Diplomacy ×2 or SECURITY ×3 to get past the dilemma.',
  );
  expect(text('maglock')).toContain('3 personnel with (OFFICER + STRENGTH > 5)');
  expect(text('microvirus-tribble')).toBe(text('microvirus'));
});

test('a card without text shows none, and a card carried out by agreement says that the players agree on its text', () => {
  expect(faceOf(cardOf('data'))).toMatchObject({ text: null, note: null });
  const agreed = allCards().filter((card) => gradeOf(card).grade === 'by agreement');
  expect(agreed.length).toBeGreaterThan(0);
  expect(new Set(agreed.map((card) => faceOf(card).note))).toEqual(
    new Set(['Its facts count. You agree on its text, which is at trekcc.org']),
  );
});

test('the text is the current one, not that of an older printing', () => {
  expect(faceOf(cardOf('maximum-firepower')).text).not.toContain('Borg');
  expect(faceOf(cardOf('dr-mccoy')).text).toContain('Once per game');
});

test('a card shows only its printed figures, so an interrupt has no points', () => {
  expect(faceOf(cardOf('amanda-rogers')).figures).toEqual([]);
  expect(faceOf(cardOf('distress-mission')).figures.map(({ name }) => name)).toContain('Points');
});
