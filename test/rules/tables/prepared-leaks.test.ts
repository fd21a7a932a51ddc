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

/** The options of each game, the number of windows to look at, and the number of answers in each game. */
const AUDITS: Readonly<Record<string, Pick<PreparedAudit, 'options' | 'most' | 'answers'>>> = {
  ascendancy: { most: 30, answers: 1_500 },
  'away-missions': { most: 30, answers: 250 },
  'first-edition': { most: 30, answers: 300 },
  frontiers: { options: { players: 2, interactiveCombat: true }, most: 12, answers: 400 },
};
/** Chance decides how many windows a game has, so games are played until there are enough of them. */
const ENOUGH = { windows: 6, waits: 3, given: 4 } as const;
const MOST_GAMES = 60;

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game: Game<unknown>) => {
  test('prepared answers tell nothing, neither by their waits nor when they are given (T-AHEAD-03)', () => {
    const all = { windows: 0, waits: 0, given: 0 };
    const isEnough = (): boolean => KINDS.every((kind) => all[kind] >= ENOUGH[kind]);
    for (let number = 0; number < MOST_GAMES && !isEnough(); number++) {
      const found = auditPrepared(game, { seed: `leaks/${number}`, games: 1, most: 1, answers: 1, ...AUDITS[id] });
      expect(found.leaks).toEqual([]);
      for (const kind of KINDS) all[kind] += found[kind];
    }
    expect(isEnough(), JSON.stringify(all)).toBe(true);
  });
});

const KINDS = ['windows', 'waits', 'given'] as const;
