import { describe, expect, test } from 'vitest';
import { auditPrepared, type PreparedAudit } from '../../../src/cli/prepared-audit.ts';
import { games } from '../../../src/games/index.ts';
import type { Game } from '../../../src/kernel/game.ts';
import type { Table } from '../../../src/kernel/table.ts';
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
