import { describe, expect, it } from 'vitest';
import { RULES } from '../../../src/games/first-edition/content/all-rules.ts';
import { FACT_FILES, FILES } from '../../../src/games/first-edition/content/cards/index.ts';
import { undated } from '../../../src/games/first-edition/content/errata.ts';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';

/** The name of a set's file or folder. The two sets of Tribbles have codes that differ only in case. */
const setFile = (code: string): string => (code === 'TWT' ? 'tribble' : code.toLowerCase());

/** The names of files by type: `personnel`, `ships`, `facilities`, `q-dilemmas`. */
function typeFile(type: string): string {
  const word = type.toLowerCase().replace(' ', '-');
  if (word === 'personnel' || word === 'equipment') return word;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

/** The lists of the files: cards with a rule, and cards with facts only. */
const LISTS: readonly (readonly [file: string, cards: object])[] = [...FILES, ...FACT_FILES];

describe('files in which cards are defined', () => {
  it('each card is in the file of its first set, in that set’s file for its type, or in its own file', () => {
    const elsewhere = LISTS.flatMap(([file, cards]) =>
      Object.keys(cards).flatMap((id) => {
        const { type, printings } = cardOf(id);
        const set = setFile(printings[0]?.release ?? '');
        return [set, `${set}/${typeFile(type)}`, `${set}/${undated(id)}`].includes(file) ? [] : [`${id} in ${file}`];
      }),
    );
    expect(elsewhere).toEqual([]);
  });

  it('the cards in a file are sorted by id', () => {
    const mixed = LISTS.flatMap(([file, cards]) => {
      const ids = Object.keys(cards);
      return ids.join() === ids.toSorted().join() ? [] : [file];
    });
    expect(mixed).toEqual([]);
  });

  it('a reprint uses the rule of the first printing, and a combo uses the rules of both halves', () => {
    expect(RULES.get('archer-tribble')).toBe(RULES.get('archer'));
    const combo = RULES.get('females-love-interest-garbage-scow');
    const halves = ['females-love-interest', 'radioactive-garbage-scow'];
    expect(combo?.meeting?.halves).toEqual(halves);
    expect(combo?.meeting?.effects).toEqual(RULES.get('females-love-interest')?.meeting?.effects);
    expect(combo?.meeting?.second?.effects).toEqual(RULES.get('radioactive-garbage-scow')?.meeting?.effects);
    expect(combo?.meeting).toMatchObject({ unless: null, second: { unless: null } });
  });
});
