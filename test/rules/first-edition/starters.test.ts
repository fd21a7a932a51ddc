import { describe, expect, it } from 'vitest';
import { isAble } from '../../../src/games/first-edition/chapters/missions/team.ts';
import { establishWhy } from '../../../src/games/first-edition/chapters/seeding/facilities.ts';
import { meets } from '../../../src/games/first-edition/chapters/skills/group.ts';
import { missionFor } from '../../../src/games/first-edition/chapters/spaceline/line.ts';
import { isStaffed } from '../../../src/games/first-edition/chapters/staffing/staffing.ts';
import { gradeOf } from '../../../src/games/first-edition/content/grades.ts';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { checkDeck } from '../../../src/games/first-edition/decks/check.ts';
import { type StarterDeck, starters } from '../../../src/games/first-edition/starters.ts';
import type { FirstEdition, Piece } from '../../../src/games/first-edition/state.ts';
import { counted } from '../../../src/games/kit/decks/zoned.ts';
import { scene } from './scene.ts';

/** The largest number of personnel that a mission of a deck may need. */
const ENOUGH = 8;

const titles = (cards: readonly string[]) => cards.map((card) => cardOf(card).title);

/** The missions of a deck, with all its personnel aboard its first ship. */
function aboard({ missions, draw }: StarterDeck): { g: FirstEdition; ship: Piece; people: Piece[] } {
  const people = draw.filter((card) => cardOf(card).type === 'Personnel');
  const ship = draw.filter((card) => cardOf(card).type === 'Ship').slice(0, 1);
  const { g } = scene({
    gold: {
      missions: titles(missions),
      play: [
        ...titles(ship).map((title) => [title, 'space:L1'] as const),
        ...titles(people).map((title) => [title, 'aboard:1'] as const),
      ],
    },
  });
  const [first, ...others] = Object.values(g.pieces);
  if (first === undefined) throw new Error('no ship');
  return { g, ship: first, people: others };
}

/**
 * Returns a small part of a group that still solves a mission: it leaves out one after the other, from the last on.
 * Returns null if even the whole group doesn’t solve it.
 */
function solvers({ g, ship, people }: ReturnType<typeof aboard>, location: string): Piece[] | null {
  const { requirement } = missionFor(g, location, 0);
  const solve = (some: readonly Piece[]) =>
    requirement !== null && meets(g, { people: some, equipment: [], ship }, requirement);
  if (!solve(people)) return null;
  return people.toReversed().reduce((some, one) => {
    const without = some.filter((other) => other !== one);
    return solve(without) ? without : some;
  }, people);
}

/** Gold’s own locations. */
const own = (g: FirstEdition) => Object.values(g.locations).filter(({ missions }) => missions[0]?.owner === 0);

describe('starter decks', () => {
  it('the eight starter decks have six affiliations', () => {
    expect(starters()).toHaveLength(8);
    const sides = starters().map(({ seeds }) =>
      seeds.map(cardOf).flatMap((card) => ('affiliations' in card ? card.affiliations : [])),
    );
    expect(new Set(sides.flat()).size).toBe(6);
  });

  describe.each(starters().map((deck) => [deck.name, deck] as const))('%s', (_name, deck) => {
    it('C-DECK-02 C-DECK-03 C-DECK-05: the deck is legal', () => {
      const { missions, seeds, draw } = deck;
      const found = checkDeck({ missions: counted(missions), seeds: counted(seeds), draw: counted(draw) });
      expect(found).toEqual([]);
    });

    it('the deck contains enforced cards only', () => {
      const cards = [...deck.missions, ...deck.seeds, ...deck.draw].map(cardOf);
      const others = cards.filter((card) => gradeOf(card).grade !== 'enforced');
      expect(others.map(({ title }) => title)).toEqual([]);
    });

    it('C-FAC-03: the deck has more than one mission for its outpost', () => {
      const { g } = aboard(deck);
      const outpost = deck.seeds.find((card) => cardOf(card).type === 'Facility') ?? '';
      expect(own(g).filter(({ id }) => establishWhy(g, 0, outpost, id, 'seeded') === null).length).toBeGreaterThan(1);
    });

    it('C-MISSION-17 C-MISSION-05: each mission in the deck can be attempted by the deck’s personnel and solved by at most eight of them', () => {
      const all = aboard(deck);
      const hard = own(all.g).filter(({ id }) => (solvers(all, id)?.length ?? 99) > ENOUGH);
      const closed = own(all.g).filter(({ id }) => {
        const there = all.people.map((piece) => ({ ...piece, at: `surface:${id}` as const }));
        return !isAble(all.g, 0, id, [...all.people, ...there], all.ship);
      });
      const titlesOf = (some: typeof hard) => titles(some.map(({ missions }) => missions[0]?.card ?? ''));
      expect({ hard: titlesOf(hard), closed: titlesOf(closed) }).toEqual({ hard: [], closed: [] });
    });

    it('C-STAFF-01: the deck’s personnel can staff each of its ships', () => {
      const all = aboard(deck);
      const idle = deck.draw.filter((card) => {
        all.ship.card = card;
        return cardOf(card).type === 'Ship' && !isStaffed(all.g, all.ship);
      });
      expect(titles(idle)).toEqual([]);
    });

    it('C-SEED-14: the deck has twelve dilemmas or more, for planets and for space', () => {
      const where = deck.seeds.map(cardOf).flatMap((card) => (card.type === 'Dilemma' ? [card.where] : []));
      expect(where).toContain('planet');
      expect(where).toContain('space');
      expect(where.length).toBeGreaterThanOrEqual(12);
    });
  });
});
