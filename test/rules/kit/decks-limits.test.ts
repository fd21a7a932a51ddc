import { describe, expect, it } from 'vitest';
import type { GameDecks } from '../../../src/chat/decks.ts';
import { decks as awayMissions } from '../../../src/games/away-missions/chat/decks.ts';
import { awayMissions as awayGame } from '../../../src/games/away-missions/index.ts';
import { decks as firstEdition } from '../../../src/games/first-edition/chat/decks.ts';
import { CARD_NAMES } from '../../../src/games/first-edition/content/pool.ts';
import { firstEdition as firstGame } from '../../../src/games/first-edition/index.ts';
import { DECK_LIMITS } from '../../../src/kernel/decks.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { type Json, Refused } from '../../../src/kernel/types.ts';

/** Each game with one of its cards, and the zone of that card. */
const games: readonly [
  name: string,
  decks: GameDecks,
  game: Pick<Game<never>, 'bring' | 'options'>,
  title: string,
  id: string,
  zone: string,
][] = [
  ['First Edition', firstEdition, firstGame, 'Spock', 'spock', 'draw'],
  ['Away Missions', awayMissions, awayGame, 'Hypospray', 'hypospray', 'support'],
];

/** Titles of First Edition cards for the draw deck. */
const drawn = CARD_NAMES.filter(({ type }) => type === 'Personnel').map(({ title, id }) => ({ title, id }));

/** Returns the answer to a person who brings a deck to a table. */
function brought(game: Pick<Game<never>, 'bring' | 'options'>, deck: Json): string {
  try {
    game.bring?.(game.options({}), 0, deck);
    return 'brought';
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
}

describe.each(games)('deck limits in %s', (name, decks, game, title, id, zone) => {
  const many = (count: number): Json => ({ [zone]: [{ card: id, count }] });
  const { copies } = DECK_LIMITS;

  it('a list with too many copies of a card is refused, and each broken limit is reported', () => {
    const { faults, unread } = decks.read(`99 ${title}\n`.repeat(300));
    expect(faults).toEqual([
      `There are 29700 copies of ${title} in this deck. At most 99 copies of a card are allowed.`,
      'This deck has 29700 cards. A deck can have at most 1000.',
    ]);
    expect(unread).toBe(2);
    expect(decks.read(`99 ${title}`)).toMatchObject({ unread: 0, deck: many(copies) });
  });

  it('a change that would break a limit is refused, while copies can still be removed', () => {
    const change = (deck: Json, by: number) => decks.change(deck, { card: title, zone: null, by });
    // A Supply is lower than the general limit.
    const isSupplied = name === 'Away Missions';
    expect(change(many(copies - 1), 1)).toMatchObject(
      isSupplied ? { wrong: expect.stringContaining('Supply') } : { deck: many(copies) },
    );
    expect(change(many(copies), 1)).toEqual({
      wrong: `There are 100 copies of ${title} in this deck. At most 99 copies of a card are allowed.`,
    });
    expect(change(many(29_700), -29_690)).toMatchObject({ deck: many(10) });
  });

  it('an older version’s deck gets one note per broken limit when it is checked, and can’t be seated', () => {
    const says = `There are 29700 copies of ${title} in this deck. At most 99 copies of a card are allowed.`;
    const notes = decks.check(many(29_700));
    expect(notes.map((note) => note.says)).toEqual([says, 'This deck has 29700 cards. A deck can have at most 1000.']);
    expect(notes.every(({ isBroken }) => isBroken)).toBe(true);
    expect(brought(game, many(29_700))).toBe(says);
  });

  it('a huge number of copies takes no extra time', () => {
    const huge = many(Number.MAX_SAFE_INTEGER);
    expect(decks.isReadable(huge)).toBe(true);
    expect(decks.check(huge)).toHaveLength(2);
    expect(decks.show(huge, 'Mine').words.join(' ')).toContain(`${Number.MAX_SAFE_INTEGER}`);
    expect(decks.list(huge)).toContain(`${Number.MAX_SAFE_INTEGER} ${title}`);
    expect(decks.write(huge)).toContain(title);
    expect(brought(game, huge)).toContain('At most 99 copies');
  });

  it.each([
    ['an unknown zone', { [zone]: [], elsewhere: [{ card: id, count: 1 }] }],
    ['a number instead of entries', { [zone]: 3 }],
    ['a count of 0', { [zone]: [{ card: id, count: 0 }] }],
    ['a count that isn’t a number', { [zone]: [{ card: id, count: '2' }] }],
    ['an unknown field in an entry', { [zone]: [{ card: id, count: 1, foil: true }] }],
    ['no content', null],
    ['text as its content', 'Data'],
    ['an array as its content', [1]],
  ])('a deck with %s is unreadable, and no table accepts it', (_what, deck) => {
    expect(decks.isReadable(deck)).toBe(false);
    expect(() => decks.check(deck)).toThrow(Refused);
    if (deck !== null) expect(brought(game, deck)).toContain('I can’t read this deck');
  });

  it('unknown cards stay in a deck, are shown by name and can be removed', () => {
    const deck = {
      [zone]: [
        { card: 'gone-card', count: 2 },
        { card: id, count: 1 },
      ],
    };
    const says = 'I no longer know this card: “gone-card”. Remove it with /deck remove.';
    expect(decks.check(deck)[0]).toEqual({ rule: null, isBroken: true, says });
    expect(decks.list(deck)).toContain('2 gone-card (unknown card)');
    expect(decks.show(deck, 'Mine').words).toContain(says);
    expect(JSON.stringify(decks.show(deck, 'Mine').face)).toContain('gone-card');
    expect(decks.write(deck)).toMatch(/^2[\t ]gone-card$/m);
    expect(brought(game, deck)).toBe(says);
    const more = decks.change(deck, { card: title, zone: null, by: 1 });
    expect(more).toMatchObject({
      deck: {
        [zone]: [
          { card: 'gone-card', count: 2 },
          { card: id, count: 2 },
        ],
      },
    });
    expect(decks.change(deck, { card: 'Gone-Card', zone: null, by: -1 })).toEqual({
      deck: {
        [zone]: [
          { card: 'gone-card', count: 1 },
          { card: id, count: 1 },
        ],
      },
      says: 'Unknown card “gone-card”: 1 copy left.',
    });
    expect(decks.change(deck, { card: 'gone-card', zone: null, by: -9 })).toMatchObject({
      deck: { [zone]: [{ card: id, count: 1 }] },
    });
    expect(decks.change(deck, { card: 'gone-card', zone: null, by: 1 })).toMatchObject({
      wrong: expect.stringContaining('There is no card “gone-card”.'),
    });
  });

  it('a name that is too long is refused before it is compared with any title', () => {
    const card = 'x'.repeat(6_000);
    for (const by of [1, -1])
      expect(decks.change(many(1), { card, zone: null, by })).toEqual({
        wrong: `There is no card “${'x'.repeat(59)}…”.`,
      });
  });
});

describe('limits on a First Edition deck', () => {
  const lines = (count: number, each: number): string =>
    drawn
      .slice(0, count)
      .map(({ title }) => `${each}\t${title}`)
      .join('\n');
  const deckOf = (count: number, each: number): Json => ({
    draw: drawn.slice(0, count).map(({ id }) => ({ card: id, count: each })),
  });

  it('all cards in a deck count toward its limit', () => {
    expect(firstEdition.read(lines(20, 50)).unread).toBe(0);
    expect(firstEdition.read(lines(21, 50)).faults).toEqual([
      'This deck has 1050 cards. A deck can have at most 1000.',
    ]);
    expect(firstEdition.change(deckOf(20, 50), { card: drawn[0]?.title ?? '', zone: null, by: 1 })).toEqual({
      wrong: 'This deck has 1001 cards. A deck can have at most 1000.',
    });
  });

  it('the number of different cards is limited', () => {
    const { titles } = DECK_LIMITS;
    expect(firstEdition.read(lines(titles, 1)).unread).toBe(0);
    expect(firstEdition.read(lines(titles + 1, 1)).faults).toEqual([
      'This deck has 501 different cards. A deck can have at most 500.',
    ]);
  });

  it('a card’s copies in all zones are added up', () => {
    const { faults } = firstEdition.read('Outside:\n60\tSpock\nAside:\n60\tSpock');
    expect(faults).toEqual(['There are 120 copies of Spock in this deck. At most 99 copies of a card are allowed.']);
  });

  it('a deck that passes the check can be used at the table', () => {
    for (const { deck: starter } of firstEdition.starters) {
      const { draw, ...others } = starter as { draw: { card: string }[] };
      // The deck has the maximum number of cards. An earlier limit of the table was lower.
      const each = Math.min(DECK_LIMITS.copies, Math.floor(850 / draw.length));
      const deck = { ...others, draw: draw.map(({ card }) => ({ card, count: each })) };
      expect(each * draw.length).toBeGreaterThan(500);
      expect(firstEdition.check(deck).filter(({ isBroken }) => isBroken)).toEqual([]);
      expect(brought(firstGame, deck)).toBe('brought');
    }
  });

  it('a table’s options apply the card limit, even to an older version’s decks', () => {
    const deck = (draw: number) => ({ name: 'x', missions: [], seeds: [], draw: new Array(draw).fill('spock') });
    expect(firstGame.options({ decks: ['Federation', deck(500)] })).toMatchObject({ decks: [{}, { name: 'x' }] });
    expect(() => firstGame.options({ decks: ['Federation', deck(1_001)] })).toThrow(Refused);
  });
});

describe('limits on an Away Missions deck', () => {
  it('a table’s options apply the card limit', () => {
    const brought = { team: [], cores: [], mission: [], support: new Array(1_001).fill('hypospray') };
    expect(() => awayGame.options({ decks: { Federation: brought } })).toThrow(Refused);
    expect(() => awayGame.options({ decks: { Federation: { ...brought, support: [] } } })).not.toThrow();
  });

  it('misplaced cards are reported and can be removed', () => {
    const deck = { support: [{ card: 'riker', count: 1 }], team: [{ card: 'hypospray', count: 1 }] };
    expect(awayMissions.check(deck).map(({ says }) => says)).toEqual(
      expect.arrayContaining([
        'Riker is a character, so it can’t be in the Support Deck.',
        'Hypospray is a Support card, so it can’t be in the away team.',
      ]),
    );
    expect(awayMissions.show(deck, 'Mine').words.join(' ')).toContain('Riker is a character');
    expect(awayMissions.change(deck, { card: 'Hypospray', zone: null, by: -1 })).toMatchObject({
      deck: { support: [{ card: 'riker', count: 1 }] },
    });
  });
});
