import { describe, expect, it, test } from 'vitest';
import { pieceFilter, stateFilter } from '../../../src/games/first-edition/chapters/skills/piece-filter.ts';
import { RULES } from '../../../src/games/first-edition/content/all-rules.ts';
import { DATED } from '../../../src/games/first-edition/content/errata.ts';
import { cardTest, FILTER_TEXTS, filter } from '../../../src/games/first-edition/content/filters/card-filter.ts';
import type { Filter } from '../../../src/games/first-edition/content/filters/filter.ts';
import { parseFilter, printFilter } from '../../../src/games/first-edition/content/filters/filter-text.ts';
import { allCards, cardOf, isName } from '../../../src/games/first-edition/content/pool.ts';
import { refersTo } from '../../../src/games/first-edition/content/title-group.ts';
import { isAnyOf } from '../../../src/games/first-edition/content/traits.ts';
import { alternativesOf, parseDownloadTarget } from '../../../src/games/first-edition/content/wanted.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import { id, scene } from './scene.ts';

const all = (text: string): string[] => allCards().flatMap((card) => (filter(text)(card) ? [card.title] : []));

/** The filters of all cards, without those of tests. */
const TEXTS = [...FILTER_TEXTS];

/** The parts of a filter that name titles. */
function titles(asked: Filter): (Filter & { is: 'named' | 'titled' })[] {
  if (asked.is === 'named' || asked.is === 'titled') return [asked];
  if (!('of' in asked)) return [];
  return (Array.isArray(asked.of) ? asked.of : [asked.of]).flatMap((part) => titles(part));
}

/** All cards, with each of their texts. */
const CARDS = [...allCards(), ...DATED.map(({ id: dated }) => cardOf(dated))];

/** Targets of special download icons that no card matches, with the reasons. The list may only shrink. */
const NOT_FOUND = {
  'Any Tactic': 'In a battle, an icon fetches only a tactic that it names.',
  'Any [TNG] [Car] personnel': 'No Cardassian is in the sets whose cards have the icon.',
};

/** Returns what a filter says about the printed card, or null if it speaks only of the position. */
function printedPart(asked: Filter): Filter | null {
  if (asked.is === 'now' || asked.is === 'place') return null;
  if (asked.is === 'not' || asked.is === 'with') {
    const of = printedPart(asked.of);
    return of === null ? null : { ...asked, of };
  }
  if (asked.is !== 'all' && asked.is !== 'any' && asked.is !== 'phrase') return asked;
  const parts = asked.of.map(printedPart);
  const of = parts.flatMap((part) => part ?? []);
  return of.length === 0 || (asked.is === 'any' && of.length < parts.length) ? null : { ...asked, of };
}

describe('the filters of all cards', () => {
  it('there are filters, and each is printed as it was written', () => {
    expect(RULES.size).toBeGreaterThan(300);
    expect(TEXTS.length).toBeGreaterThan(200);
    for (const text of TEXTS) expect(printFilter(parseFilter(text))).toBe(text);
  });

  it('each title in a filter belongs to a card', () => {
    const unknown = TEXTS.flatMap((text) =>
      titles(parseFilter(text)).flatMap((one) => {
        const words = one.is === 'named' ? one.title : one.words;
        const isKnown = allCards().some((card) =>
          one.is === 'titled'
            ? card.title.toLowerCase().includes(words.toLowerCase())
            : refersTo(words, card) || (one.any && isAnyOf(card, words)),
        );
        return isKnown ? [] : [`${text}: ${words}`];
      }),
    );
    expect(unknown).toEqual([]);
  });

  it('each filter describes a card, apart from what it says about the position', () => {
    const isEmpty = (text: string) => {
      const printed = printedPart(parseFilter(text));
      return printed !== null && !CARDS.some(cardTest(printed));
    };
    expect(TEXTS.filter(isEmpty)).toEqual([]);
    expect(isEmpty('stopped universal Changeling ship')).toBe(true);
  });

  it('each alternative of a special download icon describes a card, unless it is a title that no card in the pool has', () => {
    const targets = new Set(CARDS.flatMap(({ specialDownloads }) => specialDownloads.flatMap(alternativesOf)));
    expect(targets.size).toBeGreaterThan(200);
    const isEmpty = (target: string) => {
      const test = parseDownloadTarget(target);
      // The players carry out an icon with an unknown title.
      return test !== null && !CARDS.some(test) && (/^any /i.test(target) || isName(target));
    };
    expect([...targets].filter(isEmpty).sort()).toEqual(Object.keys(NOT_FOUND).sort());
  });

  it('C-DOWNLOAD-10: some icons mean Bynars events, espionage by Vulcans, and universal Klingons and Romulans of the Original Series', () => {
    const titles = (target: string) =>
      CARDS.filter((card) => parseDownloadTarget(target)?.(card)).map((one) => one.title);
    expect(titles('Any Vulcan Espionage card')).toEqual(
      ['Andorian', 'Klingon', 'Starfleet'].map((side) => `Espionage: Vulcan on ${side}`),
    );
    expect(titles('Any Bynars')).toEqual(['Bynars Data Transfer', 'Bynars Weapon Enhancement']);
    const people = titles('Any [Univ] [OS] Klingon or Romulan');
    expect(people).toEqual(expect.arrayContaining(['Daval', 'Gorrus']));
    expect(people).not.toContain('Battle Cruiser');
  });
});

test.each([
  ['Klingon personnel', { is: 'phrase', of: [{ is: 'group', group: 'Klingon' }, personnel()] }],
  [
    '[Kli] or [AU]',
    {
      is: 'any',
      of: [
        { is: 'affiliation', affiliation: 'Klingon' },
        { is: 'icon', icon: 'AU' },
      ],
    },
  ],
  ['not (Founder, unique)', { is: 'not', of: { is: 'all', of: [trait('Founder'), unique()] } }],
  ['non-[AU] personnel', { is: 'phrase', of: [{ is: 'not', of: { is: 'icon', icon: 'AU' } }, personnel()] }],
  [
    '(R> or <Fed>',
    {
      is: 'any',
      of: [
        { is: 'icon', icon: '(R>' },
        { is: 'icon', icon: '<Fed>' },
      ],
    },
  ],
  [
    'Founder, Honor x2 or (unique, CUNNING>7)',
    {
      is: 'all',
      of: [
        trait('Founder'),
        {
          is: 'any',
          of: [
            { is: 'skill', skill: 'Honor', level: 2 },
            {
              is: 'all',
              of: [unique(), { is: 'attribute', attribute: 'CUNNING', bound: { than: '>', number: 7 } }],
            },
          ],
        },
      ],
    },
  ],
  [
    'Vulcan with Treachery',
    {
      is: 'phrase',
      of: [
        { is: 'group', group: 'Vulcan' },
        { is: 'with', of: skill() },
      ],
    },
  ],
])('“%s” is parsed and printed', (text, parsed) => {
  expect(parseFilter(text)).toEqual(parsed);
  expect(printFilter(parseFilter(text))).toBe(text);
});

test.each([
  ['Klingno personnel', '“Klingno personnel”: “Klingno personnel” is no type, affiliation, icon, skill'],
  ['[XY]', 'no card has the icon [XY]'],
  ['Kazon [DQ] ship', '“Kazon” means personnel. Write [Kaz] instead.'],
  ['', '“” is no type'],
  ['yours', 'only a card in play can be “yours”'],
])('“%s” is refused', (text, reason) => {
  expect(() => filter(text)).toThrow(reason);
});

it('an error names the file of the card', () => {
  expect(() => filter('Klingno', 'spare-padd')).toThrow('spare-padd: “Klingno”');
  expect(() => stateFilter('yours, Klingon')).toThrow('“yours” compares the card with another one');
});

describe('what filters mean', () => {
  it('C-AFFIL-08: a group is an affiliation or a species, a species only the species', () => {
    expect(all('{Worf}, Klingon')).not.toEqual([]);
    expect(all('[Fed] personnel, Klingon')).toContain('Worf');
    expect(all('[Kli], not Klingon species, personnel')).not.toEqual([]);
    expect(all('Klingon, not ([Kli] or Klingon species)')).toEqual([]);
  });

  it('C-SKILL-01: skills under a condition don’t count', () => {
    expect(all('{Koval}, Tal Shiar')).toEqual([]);
    expect(all('{Koval}, without Tal Shiar')).not.toEqual([]);
  });

  it('C-AFFIL-10: cards in play have their current affiliation, and relations compare them with the rule’s card', () => {
    const { g } = scene({
      gold: {
        play: [
          ['Worf', 'surface:L1'],
          ['Gowron', 'surface:L1'],
        ],
      },
      blue: { play: [['Kargan', 'surface:L1']] },
    });
    const [worf, gowron, kargan] = [1, 2, 3].map((piece) => pieceOf(g, piece));
    if (worf === undefined || gowron === undefined || kargan === undefined) throw new Error('no scene');
    expect(stateFilter('[Fed]')(worf, g)).toBe(true);
    worf.as = { affiliation: 'Non-Aligned', by: 9 };
    expect([stateFilter('[Fed]')(worf, g), stateFilter('[NA], Klingon')(worf, g)]).toEqual([false, true]);
    const seen = (text: string) => [worf, gowron, kargan].map((piece) => pieceFilter(text)(piece, g, gowron));
    expect(seen('yours, other, present')).toEqual([true, false, false]);
    expect(seen('opposing, here')).toEqual([false, false, true]);
    expect(seen("itself or opponent's")).toEqual([false, true, true]);
    worf.off = 1;
    expect(seen('disabled')).toEqual([true, false, false]);
  });

  it('a filter takes a card, its id, or a piece', () => {
    const isWorf = filter('{Worf}');
    const card = allCards('Personnel').find(({ title }) => title === 'Worf');
    expect([card !== undefined && isWorf(card), isWorf(id('Worf')), isWorf({ card: id('Worf') })]).toEqual([
      true,
      true,
      true,
    ]);
  });
});

function personnel() {
  return { is: 'type', type: 'Personnel' };
}

function trait(name: string) {
  return { is: 'trait', trait: name };
}

function unique() {
  return { is: 'uniqueness', unique: 'unique' };
}

function skill() {
  return { is: 'skill', skill: 'Treachery', level: 1 };
}
