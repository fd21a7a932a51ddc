import { describe, expect, it } from 'vitest';
import { habitual } from '../../../src/games/frontiers/bot/playout-policy.ts';
import { LESSONS } from '../../../src/games/frontiers/content/lessons.ts';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../src/kernel/random.ts';
import type { Decision, Event, Json, Seat } from '../../../src/kernel/types.ts';
import { ruleOf } from '../../../src/rulebook/index.ts';
import { runLine } from '../../../src/tables/line.ts';

const ALONE = { players: 1, noDummy: true, guide: true };

function begun(secret: string, options: Json): InMemoryTable<Frontiers> {
  return new InMemoryTable(frontiers, { secret, options }).start();
}

/** Plays by habit until this many questions were asked or the game is over. */
function play(
  match: InMemoryTable<Frontiers>,
  secret: string,
  answers = Number.POSITIVE_INFINITY,
): InMemoryTable<Frontiers> {
  const random = stream(secret);
  for (let given = 0; given < answers && match.state.over === null; given++) {
    const [decision] = match.state.pending;
    if (decision === undefined) throw new Error('nobody is asked');
    match.answer(
      decision,
      habitual(decision, (bound) => random.next(bound)),
    );
  }
  return match;
}

function asked(match: InMemoryTable<Frontiers>): Decision {
  const [decision] = match.state.pending;
  if (decision === undefined) throw new Error('nobody is asked');
  return decision;
}

function pick(match: InMemoryTable<Frontiers>, key: string): InMemoryTable<Frontiers> {
  match.answer(asked(match), [key]);
  return match;
}

/** The lessons that seats received, in order. */
function taught({ events }: InMemoryTable<Frontiers>): { seq: number; seat: Seat; id: string; event: Event }[] {
  return events.flatMap(({ seq, event }) =>
    event.lesson
      ? Object.entries(event.seats ?? {}).map(([seat, text]) => {
          const lesson = LESSONS.find((one) => text.startsWith(one.text));
          return { seq, seat: Number(seat), id: lesson?.id ?? text, event };
        })
      : [],
  );
}

/** Options of the games, in turn. The shortest scenario reveals few planets. */
const TABLES = [{ players: 2, guide: true }, ALONE, { players: 1, scenario: 'solo-conquest', guide: true }, ALONE];
/** The most games to play until every lesson has come. Some come rarely in habitual play. */
const MOST_GAMES = 120;

/** Guided games, until every lesson has come. */
function guidedGames(): InMemoryTable<Frontiers>[] {
  const games: InMemoryTable<Frontiers>[] = [];
  const found = new Set<string>();
  while (found.size < LESSONS.length && games.length < MOST_GAMES) {
    const secret = `lessons ${games.length}`;
    const match = play(begun(secret, TABLES[games.length % TABLES.length] ?? ALONE), secret);
    for (const { id } of taught(match)) found.add(id);
    games.push(match);
  }
  return games;
}

const games = guidedGames();

describe('lessons', () => {
  it('lessons are short, and each names a rule of the book', () => {
    expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
    for (const { id, text, rule } of LESSONS) {
      expect(ruleOf(rule)?.id, id).toBe(rule);
      expect(text.length, id).toBeLessThan(200);
      expect(text.match(/[.!?](?= |$)/g)?.length, id).toBeLessThanOrEqual(2);
    }
  });

  it('every lesson appears in at least one game', () => {
    const found = new Set(games.flatMap((match) => taught(match).map(({ id }) => id)));
    expect([...found].sort()).toEqual(LESSONS.map(({ id }) => id).sort());
  });

  it('each seat gets the lessons one at a time and each only once, and only that seat sees them', () => {
    for (const match of games) {
      const all = taught(match);
      expect(new Set(all.map(({ seat, id }) => `${seat} ${id}`)).size).toBe(all.length);
      for (const { seq, seat } of all) {
        expect(all.filter((other) => other.seq === seq && other.seat === seat)).toHaveLength(1);
      }
      for (const { event } of all) expect(event.text).toBeNull();
    }
  });

  it('lessons appear with the question they explain', () => {
    const match = begun('lessons', ALONE);
    expect(taught(match).map(({ id }) => id)).toEqual(['ship']);
    pick(match, 'ship:defiant');
    expect(taught(match).map(({ id }) => id)).toEqual(['ship', 'tactic']);
    pick(match, 'tactic:first-watch');
    expect(taught(match).map(({ id }) => id)).toEqual(['ship', 'tactic', 'turn']);
  });

  it('lessons appear again after their step has been undone', () => {
    const match = pick(pick(begun('lessons', ALONE), 'ship:defiant'), 'tactic:first-watch');
    const key = asked(match).options.find((option) => option.key.startsWith('side:'))?.key ?? '';
    pick(match, key);
    const before = taught(match).map(({ id }) => id);
    expect(before.length).toBeGreaterThan(3);
    match.submit({ t: 'undo', seat: 0 });
    pick(match, key);
    expect(taught(match).map(({ id }) => id)).toEqual([...before, ...before.slice(3)]);
  });

  it('a game without a guide shows no lessons', () => {
    const match = play(begun('no lessons', { ...ALONE, guide: false }), 'no lessons', 60);
    expect(taught(match)).toEqual([]);
    expect(match.state.g.players[0]?.lessons).toEqual([]);
  });
});

describe('the sample line', () => {
  /** The line that the lesson of the first turn suggests. */
  function line(match: InMemoryTable<Frontiers>): string | undefined {
    pick(pick(match, 'ship:enterprise-d'), 'tactic:full-readiness');
    return /Try: \/play (.+)$/.exec(taught(match).find(({ id }) => id === 'turn')?.event.seats?.[0] ?? '')?.[1];
  }

  it('the sample line can be played as written, and leads the ship toward the edge', () => {
    let lines = 0;
    for (let n = 0; n < 12; n++) {
      const match = begun(`line ${n}`, ALONE);
      const text = line(match);
      if (text === undefined) continue;
      lines++;
      const { id, seat } = asked(match);
      const done = runLine(match.table, { t: 'line', seat, decision: id, text }, frontiers as never, (answer) => {
        match.submit(answer);
      });
      expect(done.stopped, text).toBeNull();
      expect(match.state.g.turn?.path.length, text).toBeGreaterThan(1);
    }
    expect(lines).toBeGreaterThan(8);
  });
});
