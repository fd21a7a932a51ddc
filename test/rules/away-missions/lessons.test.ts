import { describe, expect, it } from 'vitest';
import { quick } from '../../../src/games/away-missions/bot/index.ts';
import { LESSONS } from '../../../src/games/away-missions/content/lessons.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import type { AwayMissions } from '../../../src/games/away-missions/state.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../src/kernel/random.ts';
import type { Event, Json, Seat } from '../../../src/kernel/types.ts';
import { ruleOf } from '../../../src/rulebook/index.ts';

/** Plays a whole game between two players who answer as the bot does. One of them is asked in every window. */
function played(n: number, options: Json): InMemoryTable<AwayMissions> {
  const random = stream(`lessons ${n}`);
  const match = new InMemoryTable(awayMissions, { secret: `lessons ${n}`, options }).start();
  match.submit({ t: 'orders', seat: 1, orders: { ask: ['attacked', 'damage', 'scores', 'reroll'] } });
  while (match.state.over === null) {
    const [decision] = match.state.pending;
    if (decision === undefined) throw new Error('nobody is asked');
    const { seat } = decision;
    match.answer(
      decision,
      quick(match.state, seat, decision, (bound) => random.next(bound)),
    );
  }
  return match;
}

/** Returns the lessons that seats were given, in order. */
function taught({ events }: InMemoryTable<AwayMissions>): { seq: number; seat: Seat; id: string; event: Event }[] {
  return events.flatMap(({ seq, event }) =>
    event.lesson
      ? Object.entries(event.seats ?? {}).map(([seat, text]) => {
          const lesson = LESSONS.find((one) => text === one.text);
          return { seq, seat: Number(seat), id: lesson?.id ?? text, event };
        })
      : [],
  );
}

const games = Array.from({ length: 12 }, (_, n) =>
  played(n, { guide: true, quick: n % 3 === 0, ...(n % 4 === 3 ? { factions: ['klingon', 'romulan'] } : {}) }),
);

describe('lessons in guided games', () => {
  it('every lesson is short and names a rule', () => {
    for (const { id, text, rule } of LESSONS) {
      expect(ruleOf(rule)?.id, id).toBe(rule);
      expect(text.length, id).toBeLessThan(200);
      expect(text.match(/[.!?](?= |$)/g)?.length, id).toBeLessThanOrEqual(2);
    }
  });

  it('every lesson is given in at least one game', () => {
    const found = new Set(games.flatMap((match) => taught(match).map(({ id }) => id)));
    expect([...found].sort()).toEqual(LESSONS.map(({ id }) => id).sort());
  });

  it('a seat gets each lesson only once, and one lesson at a time', () => {
    for (const match of games) {
      const all = taught(match);
      expect(new Set(all.map(({ seat, id }) => `${seat} ${id}`)).size).toBe(all.length);
      for (const { seq, seat, event } of all) {
        expect(all.filter((other) => other.seq === seq && other.seat === seat)).toHaveLength(1);
        expect(event.text).toBeNull();
      }
    }
  });

  it('a game without a guide gives no lessons', () => {
    expect(taught(played(1, {}))).toEqual([]);
  });

  it.each([
    ['place:bridge-2:north-west:90', true],
    ['place:data:C7', false],
  ])('the lesson on placing boards is given when a board is placed, but not when a character is: %s', (key, isTold) => {
    const { state } = new InMemoryTable(awayMissions, { secret: 'places', options: { guide: true } }).start();
    state.g.lessons = [[], []];
    const options = [{ key, verb: 'place', label: key }];
    const told = awayMissions.teach?.(state, { seat: 0, kind: 'pick', prompt: '', options, min: 1, max: 1 }) ?? [];
    const text = LESSONS.find(({ id }) => id === 'place')?.text;
    expect(told.some((lesson) => lesson.text === text)).toBe(isTold);
  });
});
