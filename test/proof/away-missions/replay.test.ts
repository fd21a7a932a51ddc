import { describe, expect, it } from 'vitest';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { optionsOf, randomAnswer } from '../../../src/kernel/decision.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../src/kernel/random.ts';
import { redealFor } from '../../../src/kernel/redeal.ts';
import { copyTable } from '../../../src/kernel/table.ts';
import type { Decision } from '../../../src/kernel/types.ts';
import { tableHash } from '../../../src/tables/replay.ts';
import {
  botGame,
  fixturesOf,
  manyGame,
  type Replay,
  readFixture,
  replayed,
  type StoredPosition,
  storedTables,
  writeFixture,
} from '../../support/away-fixtures.ts';

const { rules } = awayMissions;
const REPLAY = `replay-${rules}.json`;
const STATES = `states-${rules}.json`;
/** Finished games of four, alone and in teams. */
const MANY = [`replay-${rules}-four.json`, `replay-${rules}-teams.json`] as const;
const MANY_STATES = `states-${rules}-many.json`;
/** Steps that work differently with several players. */
const SEVERAL = ['preparation', 'arrivals', 'action-phase', 'contest', 'debrief', 'effects', 'reroll'];
const TEAMS = ['federation', 'borg', 'federation', 'borg'];
const KINDS = [
  { factions: TEAMS },
  { factions: TEAMS, partner: 2, escalation: true },
  { factions: TEAMS.slice(1), cube: true },
];

// A new version of the rules needs a game and tables of its own. Those of older versions stay as they were stored.
if (process.env['FIXTURES'] === 'write') {
  writeFixture(REPLAY, botGame(`replay ${rules}`));
  writeFixture(STATES, storedTables(40));
}
if (process.env['FIXTURES'] === 'many') {
  for (const [at, name] of MANY.entries()) writeFixture(name, manyGame(`replay ${rules} ${at}`, KINDS[at] ?? {}));
  writeFixture(
    MANY_STATES,
    storedTables(6, KINDS).filter(({ at }) => SEVERAL.some((step) => at.startsWith(step))),
  );
}

/** The instructions that are shown if the test fails. */
const WHAT_TO_DO = `The same inputs give another game: raise “rules” of Away Missions above ${rules} and keep a new game: FIXTURES=write npx vitest run test/proof/away-missions/replay.test.ts; with FIXTURES=many those of several players`;

/** Returns the procedures with a step that asks. The debrief is left out, because default orders never let it ask. */
function asking(): string[] {
  const asks = (step: unknown): boolean => typeof step !== 'function';
  const all = Object.entries(awayMissions.procedures).filter(([, { steps }]) => Object.values(steps).some(asks));
  return all.map(([proc]) => proc).filter((proc) => proc !== 'debrief');
}

/** Returns the parts of a question that decide how it can be answered. Its wording may change at any time. */
function answerable(asked: Decision | undefined): unknown {
  if (asked === undefined) return undefined;
  const { seat, kind, min, max, window, rule } = asked;
  return {
    seat,
    kind,
    min,
    max,
    window,
    rule,
    keys: optionsOf(asked)
      .map(({ key }) => key)
      .sort(),
  };
}

describe('replaying a finished game', () => {
  const kept = readFixture<Replay>(REPLAY);

  it('a finished game replays to the same table as long as its rules stay the same', () => {
    const match = replayed(kept);
    expect(kept.rules).toBe(rules);
    expect(match.state.over).not.toBeNull();
    expect(tableHash(match.table), WHAT_TO_DO).toBe(kept.hash);
  });

  it.each(MANY)('a finished four-player game replays to the same table: %s', (name) => {
    const many = readFixture<Replay>(name);
    const match = replayed(many);
    expect(match.table.chairs).toHaveLength(4);
    expect(many.inputs.filter(({ t }) => t === 'answer').length).toBeGreaterThan(100);
    expect(tableHash(match.table), WHAT_TO_DO).toBe(many.hash);
  });

  it('replaying a long game gives a different table without its last input, and fails with other dice', () => {
    expect(kept.inputs.filter(({ t }) => t === 'answer').length).toBeGreaterThan(60);
    expect(kept.inputs.some(({ t }) => t === 'undo')).toBe(true);
    expect(tableHash(replayed({ ...kept, inputs: kept.inputs.slice(0, -1) }).table)).not.toBe(kept.hash);
    expect(() => replayed({ ...kept, secret: 'another' })).toThrow();
  });
});

describe('tables stored by this version and by older ones', () => {
  it('this version’s fixtures have a table for every procedure that asks a question', () => {
    const steps = [STATES, MANY_STATES].flatMap((name) => readFixture<StoredPosition[]>(name).map(({ at }) => at));
    expect(steps.length).toBeGreaterThan(25);
    expect(new Set(steps.map((at) => at.split('.')[0]))).toEqual(new Set(asking()));
  });

  it.each(fixturesOf('states-'))(
    'each table from %s can be loaded, asks the same question and can be played to the end',
    (name) => {
      for (const { at, table } of readFixture<StoredPosition[]>(name)) {
        const match = new InMemoryTable(awayMissions, { secret: at, undo: false, quiet: true });
        Object.assign(match.table, copyTable(table));
        awayMissions.check(match.state);
        const random = stream(at);
        const next = (bound: number): number => random.next(bound);
        const [asked] = match.state.pending;
        const again = redealFor(awayMissions, match.state, asked?.seat ?? 0, next).pending[0];
        expect(answerable(again), at).toEqual(answerable(asked));
        while (match.state.over === null) {
          const decision = match.state.pending[next(match.state.pending.length)];
          if (decision === undefined) throw new Error(`${at}: nobody is asked`);
          match.answer(decision, randomAnswer(decision, next));
          awayMissions.check(match.state);
        }
        expect(match.table.status).toBe('over');
      }
    },
  );
});
