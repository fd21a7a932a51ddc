import { describe, expect, test } from 'vitest';
import { auditPrepared, type PreparedAudit } from '../../../src/cli/prepared-audit.ts';
import { games } from '../../../src/games/index.ts';
import type { Game } from '../../../src/kernel/game.ts';
import type { Entry, Table } from '../../../src/kernel/table.ts';
import { pack, unpack } from '../../../src/store/codec.ts';
import { runBatch } from '../../../src/tables/batch.ts';
import type { Batch } from '../../../src/tables/batch-parts.ts';
import { PreparedAnswers } from '../../../src/tables/prepared-answers.ts';
import { type Skirmish, type SkirmishView, toyGame } from '../../support/toy-game.ts';

const TOY: PreparedAudit = { seed: 'toy', games: 6, options: { length: 20, units: 8 }, most: 30, answers: 60 };

/** The leaks that the audit finds in the toy game. */
function leaks(game: Partial<Game<Skirmish, SkirmishView>> = {}, given: Partial<PreparedAudit> = {}): string {
  // Every game is one of unknown state to the tables.
  const all = { ...toyGame(), ...game } as unknown as Game<unknown>;
  return auditPrepared(all, { ...TOY, ...given }).leaks.join('\n');
}

/** Prepared answers whose wait depends on something else than the question. */
function waiting(by: (table: Table) => unknown): Partial<PreparedAudit> {
  class Leaking extends PreparedAnswers {
    override settle(
      ...[held, ...around]: Parameters<PreparedAnswers['settle']>
    ): ReturnType<PreparedAnswers['settle']> {
      return super.settle({ ...held, secret: `${held.secret}${JSON.stringify(by(held.table))}` }, ...around);
    }
  }
  return { prepared: (stored) => new Leaking(stored) };
}

describe('the audit of prepared answers', () => {
  test('the audit finds nothing in a game without leaks, and compares waits and given answers (T-AHEAD-03)', () => {
    const found = auditPrepared(toyGame() as unknown as Game<unknown>, TOY);
    expect(found.leaks).toEqual([]);
    expect(found.waits).toBeGreaterThan(10);
    expect(found.given).toBeGreaterThan(10);
  });

  test('the audit finds a wait that depends on cards', () => {
    expect(
      leaks(
        {},
        waiting(({ state }) => state?.g),
      ),
    ).toMatch(/the answer waits for/);
    expect(
      leaks(
        {},
        waiting(() => 0),
      ),
    ).toBe('');
  });

  test('the audit finds an open window whose answers are hidden', () => {
    const open = leaks({
      factsOf: (_state, { window }) => (window === undefined ? null : { window, by: null, open: true }),
    });
    expect(open).toMatch(/the window attacked is open, but has a hidden answer: Throw card/);
  });

  /** Leaks that tell others of a prepared answer: each changes the commit of the clock's command. */
  const LEAKS: readonly [what: string, plant: (batch: Batch) => void][] = [
    [
      'its author in the log',
      ({ commit: { change } }) => {
        for (const one of change?.entries ?? [])
          one.entry = pack({ ...(unpack(one.entry) as unknown as Entry), by: 'clock' });
      },
    ],
    [
      'a line of the log',
      ({ commit: { change } }) => {
        for (const one of change?.entries ?? []) {
          const entry = unpack(one.entry) as unknown as Entry;
          one.entry = pack({ ...entry, events: [...entry.events, { text: 'This was prepared.' }] });
        }
      },
    ],
    [
      'a message to another player',
      ({ commit }) => void commit.outgoing.push(JSON.stringify({ to: 'turn', seat: 1, player: 'p1', cause: 'x' })),
    ],
    ['a field of the head', ({ commit: { change } }) => void Object.assign(change?.head ?? {}, { prepared: 1 })],
    ['the panel', ({ commit }) => void Object.assign(commit, { panel: false })],
  ];

  test.each(LEAKS)('T-AHEAD-02: the audit finds that others can tell a prepared answer by %s', (_what, plant) => {
    const run: typeof runBatch = (...given) => {
      const batch = runBatch(...given);
      const [, { commands }] = given;
      if (commands[0]?.body.includes('"t":"ahead"') === true) plant(batch);
      return batch;
    };
    expect(leaks({}, { run })).toMatch(/others can tell that/);
  });

  test('the audit finds facts that depend on cards', () => {
    const facts = leaks({
      factsOf: ({ g }, { window, seat }) =>
        window === undefined ? null : { window, by: (g.hands[seat]?.[0] ?? 0) % 2 === 0 ? 0 : 1 },
    });
    expect(facts).toMatch(/the facts are/);
  });
});

/** The options of each game with windows, and the number of windows to look at. */
const AUDITS: Readonly<Record<string, Pick<PreparedAudit, 'options' | 'most' | 'answers' | 'games'>>> = {
  ascendancy: { most: 30, answers: 400, games: 6 },
  'away-missions': { most: 30, answers: 250, games: 6 },
  'first-edition': { most: 30, answers: 300, games: 6 },
  frontiers: { options: { players: 2, interactiveCombat: true }, most: 12, answers: 400, games: 12 },
};

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game: Game<unknown>) => {
  test('prepared answers tell nothing, neither by their waits nor when they are given (T-AHEAD-03)', () => {
    const found = auditPrepared(game, { seed: 'leaks', games: 1, most: 1, answers: 1, ...AUDITS[id] });

    expect(found.leaks).toEqual([]);
    expect(found.windows, JSON.stringify(found)).toBeGreaterThan(5);
    expect(found.waits, JSON.stringify(found)).toBeGreaterThan(2);
    expect(found.given, JSON.stringify(found)).toBeGreaterThan(3);
  });
});
