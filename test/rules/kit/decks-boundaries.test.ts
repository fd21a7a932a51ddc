import { describe, expect, it } from 'vitest';
import type { GameDecks } from '../../../src/chat/decks.ts';
import { decks as awayMissions } from '../../../src/games/away-missions/chat/decks.ts';
import { awayMissions as awayGame } from '../../../src/games/away-missions/index.ts';
import { decks as firstEdition } from '../../../src/games/first-edition/chat/decks.ts';
import { filter } from '../../../src/games/first-edition/content/filters/card-filter.ts';
import { CARD_NAMES } from '../../../src/games/first-edition/content/pool.ts';
import { firstEdition as firstGame } from '../../../src/games/first-edition/index.ts';
import { DECK_LIMITS } from '../../../src/kernel/decks.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { type Json, Refused } from '../../../src/kernel/types.ts';

type Entry = { card: string; count: number };
type Zones = Record<string, Entry[]>;
type Table = Pick<Game<never>, 'bring' | 'options'>;

/** Each game with a starter deck for the first seat, the zone with most cards, and two of its cards. */
const games: readonly [name: string, decks: GameDecks, game: Table, starter: string, zone: string, title: string][] = [
  ['First Edition', firstEdition, firstGame, 'Federation', 'draw', 'Spock'],
  ['Away Missions', awayMissions, awayGame, 'Riker’s Away Team', 'support', 'Hypospray'],
];

/** Returns the reason why a table refuses a deck, or null. */
function refusal(game: Table, deck: Json): string | null {
  try {
    game.bring?.(game.options({}), 0, deck);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
}

const sum = (zones: Zones): number =>
  Object.values(zones)
    .flat()
    .reduce((all, { count }) => all + count, 0);
const bytes = (text: string): Uint8Array => Buffer.from(text);

describe.each(games)('deck limits in %s', (name, decks, game, starterName, zone, title) => {
  const starter = decks.starters.find(({ name }) => name === starterName)?.deck as Zones;

  /** The expected result of adding one copy within the general limits. A Supply is lower than these. */
  const added = (deck: object) =>
    name === 'Away Missions' ? { wrong: expect.stringMatching(/Supply|can have only one/) } : { deck };

  /** Returns the starter deck with this many cards in all. */
  function sized(cards: number): Zones {
    const others = { ...starter, [zone]: [] };
    let left = cards - sum(others);
    const filled = (starter[zone] ?? []).flatMap(({ card }) => {
      const count = Math.min(DECK_LIMITS.copies, left);
      left -= count;
      return count === 0 ? [] : [{ card, count }];
    });
    expect(left).toBe(0);
    return { ...others, [zone]: filled };
  }

  /** Returns what the reader, the check and the table say about a deck. */
  function said(deck: Zones): { reader: readonly string[]; check: string[]; table: string | null } {
    const { faults } = decks.read(bytes(decks.write(deck)));
    const check = decks.check(deck).map(({ says }) => says);
    return { reader: faults, check, table: refusal(game, deck) };
  }

  it.each([-1, 0, 1])(
    'reading, checking, changing and seating a deck apply the same card limit (%i above the limit)',
    (more) => {
      const { cards } = DECK_LIMITS;
      const deck = sized(cards + more);
      const says = `This deck has ${cards + 1} cards. A deck can have at most ${cards}.`;
      const { reader, check, table } = said(deck);
      if (more > 0) expect([reader, check, table]).toEqual([[says], [says], says]);
      else {
        expect(reader).toEqual([]);
        expect(decks.read(bytes(decks.write(deck))).deck).toEqual(deck);
        expect([...check, table]).not.toContain(says);
      }
      const [last] = (deck[zone] ?? []).slice(-1);
      const card = decks.list({ [zone]: [{ card: last?.card ?? '', count: 1 }] }).find((line) => line.startsWith('1 '));
      const change = decks.change(deck, { card: card?.slice(2).replace(/ \(.*\)$/, '') ?? '', zone, by: 1 });
      if (more === 0) expect(change).toEqual({ wrong: says });
      if (more < 0) expect(change).toMatchObject(added({}));
    },
  );

  it.each([-1, 0, 1])(
    'reading, checking, changing and seating a deck apply the same copy limit (%i above the limit)',
    (more) => {
      const { copies } = DECK_LIMITS;
      const [first] = starter[zone] ?? [];
      const card = decks.read(`1 ${title}`).deck as Zones;
      const id = card[zone]?.[0]?.card ?? first?.card ?? '';
      const others = (starter[zone] ?? []).filter((entry) => entry.card !== id);
      const deck = { ...starter, [zone]: [...others, { card: id, count: copies + more }] };
      const says = `There are ${copies + 1} copies of ${title} in this deck. At most ${copies} copies of a card are allowed.`;
      const list = decks
        .write(deck)
        .replace(/^(\d+)([\t ])(.*)$/gm, (line, count: string, gap: string, name: string) =>
          // No line may have more copies than the limit.
          name.trim() === title ? `50${gap}${name}\n${Number(count) - 50}${gap}${name}` : line,
        );
      const { faults } = decks.read(bytes(list));
      const { check, table } = said(deck);
      if (more > 0) expect([faults, check, table]).toEqual([[says], [says], says]);
      else {
        expect(faults).toEqual([]);
        expect([...check, table]).not.toContain(says);
      }
      const change = decks.change(deck, { card: title, zone: null, by: 1 });
      if (more === 0) expect(change).toEqual({ wrong: says });
      if (more < 0) expect(change).toMatchObject(added({}));
    },
  );

  it.each([-1, 0, 1])('a list is refused only if it has more lines than the limit (%i above the limit)', (more) => {
    const list = `${'# a remark\n'.repeat(DECK_LIMITS.lines + more - 1)}1 ${title}`;
    const { faults } = decks.read(bytes(list));
    expect(faults).toEqual(more > 0 ? ['This list has 10001 lines. A list can have at most 10000.'] : []);
  });

  it.each([-1, 0, 1])('a list is refused only if it has more bytes than the limit (%i above the limit)', (more) => {
    const end = `\n1 ${title}`;
    const list = `#${'x'.repeat(DECK_LIMITS.listBytes + more - end.length - 1)}${end}`;
    const says = more > 0 ? ['This file is too large for a deck list. The limit is 1 MB.'] : [];
    expect(decks.read(bytes(list)).faults).toEqual(says);
    expect(decks.read(list).faults).toEqual(says);
  });

  it.each([-1, 0, 1])('a line is refused only if it has more letters than the limit (%i above the limit)', (more) => {
    const list = `1${' '.repeat(DECK_LIMITS.lineLetters + more - title.length - 1)}${title}`;
    const { faults } = decks.read(bytes(list));
    expect(faults).toEqual(more > 0 ? ['Line 1: This line has 201 letters. A line can have at most 200.'] : []);
  });

  it.each([
    ['0', 0],
    ['1', 1],
    ['99', 99],
    ['100', null],
    ['1000000000000', null],
    ['99999999999999999999999999', null],
  ])('a line is refused unless its number of copies is from 1 to 99: %s', (count, kept) => {
    const { faults, deck } = decks.read(`${count} ${title}`);
    if (kept === null || kept === 0) {
      expect(faults.join()).toContain(
        `A line can’t have ${Number(count)} copies of ${title}. Write a number from 1 to 99.`,
      );
      return;
    }
    expect(faults).toEqual([]);
    expect((deck as Zones)[zone]?.[0]?.count).toBe(kept);
  });

  it('a list is read in the same way in every format that other programs write', () => {
    const plain = decks.read(`2 ${title}`);
    expect(plain.unread).toBe(0);
    const forms: Record<string, string> = {
      'a mark at the start': `\ufeff2 ${title}`,
      'two marks': `\ufeff\ufeff2 ${title}`,
      'Windows lines': `\r\n2 ${title}\r\n`,
      'old Mac lines': `\r2 ${title}\r`,
      'line separators': `\u20282 ${title}\u2029`,
      'a form feed before a line': `# one page\n\f2 ${title}`,
      'a form feed after a line': `2 ${title}\f\n`,
      'a tab': `2\t${title}`,
      'two lines': `1 ${title}\n1 ${title}`,
      'x before': `2x ${title}`,
      'x after': `${title} x2`,
      'a number in brackets': `${title} (2)`,
      blanks: `  2    ${title}   `,
      'other case': `2 ${title.toUpperCase()}`,
    };
    for (const [what, list] of Object.entries(forms)) {
      expect([what, decks.read(list)]).toEqual([what, plain]);
      expect([what, decks.read(bytes(list))]).toEqual([what, plain]);
    }
  });

  it.each<[string, Uint8Array, string]>([
    [
      'a UTF-16 file with a byte order mark',
      Buffer.from(`\ufeff2 ${title}`, 'utf16le'),
      'This file is written in UTF-16.',
    ],
    [
      'a UTF-16 file in the other byte order',
      Buffer.from(`\ufeff2 ${title}`, 'utf16le').swap16(),
      'This file is written in UTF-16.',
    ],
    ['a UTF-16 file without a byte order mark', Buffer.from(`2 ${title}`, 'utf16le'), 'This file isn’t text.'],
    ['a Latin-1 file', Buffer.from(`2 ${title}\nCaf\xe9`, 'latin1'), 'This file isn’t written in UTF-8.'],
    ['a list of form feeds only', Buffer.from('\f\f'), 'This list is empty.'],
    ['a list of comments only', Buffer.from('# nothing\n// here'), 'This list has no cards.'],
    ['an XML file of another kind', Buffer.from('\ufeff<?xml version="1.0"?><deck/>'), 'I can’t read this XML deck'],
  ])('%s is refused in one sentence', (_what, list, says) => {
    const { faults, unread } = decks.read(list);
    expect(unread).toBe(1);
    expect(faults[0]).toContain(says);
  });

  it('a table seats exactly the decks that pass the check, and refuses any other with the check’s first note', () => {
    const cards = [
      ...new Set([
        ...Object.values(starter)
          .flat()
          .map(({ card }) => card),
        'gone-card',
      ]),
    ];
    const zones = decks.zones.map(({ value }) => value);
    const changed = zones.flatMap((at) =>
      cards.slice(-8).map((card) => ({ ...starter, [at]: [...(starter[at] ?? []), { card, count: 1 }] })),
    );
    const without = zones.map((at) => ({ ...starter, [at]: [] }));
    for (const deck of [starter, ...changed, ...without]) {
      const [first] = decks.check(deck).filter(({ isBroken }) => isBroken);
      expect([deck, refusal(game, deck)]).toEqual([deck, first?.says ?? null]);
    }
  });

  it('if an older version’s deck lists a card twice, the copies are added up', () => {
    const [entry] = (decks.read(`3 ${title}`).deck as Zones)[zone] ?? [];
    const id = entry?.card ?? '';
    const twice = {
      [zone]: [
        { card: id, count: 3 },
        { card: 'other', count: 1 },
        { card: id, count: 2 },
      ],
    };
    const changedBy = (by: number) => decks.change(twice, { card: title, zone: null, by });
    const kept = (count: number) => ({
      deck: {
        [zone]: [
          { card: id, count },
          { card: 'other', count: 1 },
        ],
      },
    });
    expect(changedBy(1)).toMatchObject(name === 'Away Missions' ? added({}) : kept(6));
    expect(changedBy(-1)).toMatchObject(kept(4));
    expect(changedBy(-5)).toMatchObject({ deck: { [zone]: [{ card: 'other', count: 1 }] } });
    expect(changedBy(95)).toEqual({
      wrong: `There are 100 copies of ${title} in this deck. At most 99 copies of a card are allowed.`,
    });
  });

  it.each(['__proto__', 'constructor', 'toString', '', ' ', '\u0000', 'x'.repeat(10_000)])(
    'the check names an unknown card, whatever its id is: %j',
    (card) => {
      const deck = { [zone]: [{ card, count: 1 }] };
      expect(decks.isReadable(deck)).toBe(true);
      expect(decks.check(deck)[0]?.says).toContain('I no longer know this card');
      expect(refusal(game, deck)).toContain('I no longer know this card');
      expect(decks.show(deck, 'Mine').words.join().length).toBeLessThan(2_000);
      expect(decks.list(deck).join().length).toBeLessThan(2_000);
    },
  );

  it.each(['{"__proto__":[]}', '{"constructor":[]}', `{"${zone}":{}}`, `{"${zone}":null}`, '3', '[]', 'true'])(
    'a deck stored as %s is unreadable',
    (text) => {
      expect(decks.isReadable(JSON.parse(text))).toBe(false);
    },
  );
});

describe('the size of a First Edition deck', () => {
  // Borg can't be in a deck with others.
  const isBorg = filter('[Bor]');
  const drawn = CARD_NAMES.filter(({ type, id }) => type === 'Personnel' && !isBorg(id));
  const deckOf = (count: number): Zones => ({ draw: drawn.slice(0, count).map(({ id }) => ({ card: id, count: 1 })) });

  it.each([-1, 0, 1])(
    'reading, checking, changing and seating a deck apply the same limit to the number of different cards (%i above the limit)',
    (more) => {
      const { titles } = DECK_LIMITS;
      const deck = deckOf(titles + more);
      const says = `This deck has ${titles + 1} different cards. A deck can have at most ${titles}.`;
      const { faults } = firstEdition.read(firstEdition.write(deck));
      const check = firstEdition.check(deck).map((note) => note.says);
      if (more > 0) expect([faults, check, refusal(firstGame, deck)]).toEqual([[says], [says], says]);
      else {
        expect(faults).toEqual([]);
        expect([...check, refusal(firstGame, deck)]).not.toContain(says);
      }
      const next = drawn[titles + more]?.title ?? '';
      const change = firstEdition.change(deck, { card: next, zone: 'draw', by: 1 });
      if (more === 0) expect(change).toEqual({ wrong: says });
      if (more < 0) expect(change).toMatchObject({ deck: {} });
    },
  );

  const json = (cards: number, card: object = { name: 'Spock', quantity: 1 }): string =>
    JSON.stringify({ draw: new Array(cards).fill(card) });

  it('a deck file may have more lines than a list, because only its number of cards is limited', () => {
    const card = { name: 'Spock', ...Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`field ${at}`, at])) };
    const list = JSON.stringify({ draw: new Array(60).fill(card) }, null, 1);
    expect(list.split('\n').length).toBeGreaterThan(DECK_LIMITS.lines);
    expect(firstEdition.read(list)).toMatchObject({ unread: 0, deck: { draw: [{ card: 'spock', count: 60 }] } });
  });

  it('a deck file may name as many cards as a list may have lines', () => {
    expect(firstEdition.read(json(98)).unread).toBe(0);
    expect(firstEdition.read(json(DECK_LIMITS.lines)).faults[0]).toContain('There are 10000 copies of Spock');
    expect(firstEdition.read(json(DECK_LIMITS.lines + 1)).faults).toEqual([
      'This deck file names 10001 cards. A deck file can name at most 10000.',
    ]);
  });

  it.each([0, -1, 1.5, 100, 1e300])(
    'a deck file is refused if the number of copies of a card isn’t between 1 and 99: %d',
    (quantity) => {
      expect(firstEdition.read(json(1, { name: 'Spock', quantity })).faults.join()).toContain(
        'Write a number from 1 to 99',
      );
    },
  );

  it.each(['2', null, {}])(
    'a deck file is refused if the number of copies of a card isn’t a number: %j',
    (quantity) => {
      const { faults } = firstEdition.read(json(1, { name: 'Spock', quantity }));
      expect(faults).toEqual(['This isn’t a valid deck file: “draw.0.quantity” has an unexpected value.']);
    },
  );

  it.each([
    ['tent', 'spock', 'Leave out the Q’s Tent'],
    ['flash', 'spock', 'Leave out the Q-Continuum'],
    ['referee', 'spock', 'Leave out the referee pile'],
    ['dyson', 'spock', 'Leave out the Dyson Sphere'],
    ['seeds', '22nd-century-japan', '22nd-Century Japan can’t be played: time travel isn’t supported yet.'],
  ])('a deck breaks a rule if it has cards that can’t be played yet: %s', (zone, card, says) => {
    const starter = firstEdition.starters[0]?.deck as Zones;
    const deck = { ...starter, [zone]: [...(starter[zone] ?? []).slice(1), { card, count: 1 }] };
    const broken = firstEdition.check(deck).filter(({ isBroken }) => isBroken);
    expect(broken.map((note) => note.says).join('\n')).toContain(says);
    expect(refusal(firstGame, deck)).toBe(broken[0]?.says);
  });
});

describe('the size of an Away Missions deck', () => {
  it('the team and the Core Missions count toward the limit even if a list leaves them out', () => {
    const titles = awayMissions.list({ support: [] });
    expect(titles).toEqual([]);
    const starter = awayMissions.starters.find(({ name }) => name === 'Riker’s Away Team')?.deck as Zones;
    const names = awayMissions.list({ support: starter['support'] ?? [] }).slice(1);
    const list = (cards: number): string => {
      let left = cards;
      const lines = names.flatMap((line) => {
        const count = Math.min(99, left);
        left -= count;
        return count === 0 ? [] : [line.replace(/^\d+/, `${count}`)];
      });
      expect(left).toBe(0);
      return lines.join('\n');
    };
    const added = sum(awayMissions.read(list(10)).deck as Zones) - 10;
    expect(added).toBeGreaterThan(4);
    expect(awayMissions.read(list(1_000 - added)).unread).toBe(0);
    expect(awayMissions.read(list(1_001 - added)).faults).toEqual([
      'This deck has 1001 cards. A deck can have at most 1000.',
    ]);
  });

  it('the whole team counts toward the limit as soon as one member is listed', () => {
    const deck = awayMissions.starters.find(({ name }) => name === 'Riker’s Away Team')?.deck as Zones;
    const cards = (deck['support'] ?? []).slice(0, 11).map(({ card }) => card);
    const support = cards.map((card, at) => ({ card, count: at < 10 ? 99 : 9 }));
    expect(sum({ support })).toBe(999);
    const change = awayMissions.change({ support }, { card: 'Picard', zone: null, by: 1 });
    expect(change).toEqual({ wrong: 'This deck has 1003 cards. A deck can have at most 1000.' });
  });
});
