import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { awayMissions } from '../../src/games/away-missions/index.ts';
import { randomAnswer } from '../../src/kernel/decision.ts';
import { Match } from '../../src/kernel/match.ts';
import { stream } from '../../src/kernel/random.ts';
import { redealt } from '../../src/kernel/redeal.ts';
import { copyTable } from '../../src/kernel/table.ts';
import {
  botGame,
  fixture,
  hashOf,
  type Replay,
  replayed,
  type Stored,
  storedTables,
} from '../support/away-fixtures.ts';

const { rules } = awayMissions;
const FOLDER = new URL('../fixtures/away-missions/', import.meta.url);

/** To be read when it fails. */
const WHAT_TO_DO = `the same inputs give another game: raise “rules” of Away Missions above ${rules} and keep a new game with FIXTURES=write npx vitest run test/proving/away-replay.test.ts`;

describe('a finished game', () => {
  it('replays to the same table as long as its rules are the same', { timeout: 60_000 }, () => {
    const kept = fixture<Replay>(`replay-${rules}.json`, () => botGame(`replay ${rules}`));
    const match = replayed(kept);
    expect(kept.rules).toBe(rules);
    expect(match.state.over).not.toBeNull();
    expect(hashOf(match.table), WHAT_TO_DO).toBe(kept.hash);
  });

  it('would be another one after any other answer, or other dice', () => {
    const kept = fixture<Replay>(`replay-${rules}.json`, () => botGame(`replay ${rules}`));
    expect(kept.inputs.filter(({ t }) => t === 'answer').length).toBeGreaterThan(60);
    expect(kept.inputs.some(({ t }) => t === 'undo')).toBe(true);
    const other = new Match(awayMissions, { secret: kept.secret });
    for (const input of kept.inputs.slice(0, -1)) other.submit(input);
    expect(hashOf(other.table)).not.toBe(kept.hash);
    expect(() => hashOf(replayed({ ...kept, secret: 'another' }).table)).toThrow();
  });
});

describe('a stored table', () => {
  const versions = readdirSync(FOLDER).filter((name) => name.startsWith('states-'));

  it('is kept of this version of the rules', () => {
    const kept = fixture<Stored[]>(`states-${rules}.json`, () => storedTables(40));
    expect(kept.length).toBeGreaterThan(25);
    expect(versions).toContain(`states-${rules}.json`);
  });

  it.each(versions)('of %s loads, asks the same and goes on to the end', { timeout: 60_000 }, (name) => {
    for (const { at, table } of fixture<Stored[]>(name, () => storedTables(40))) {
      const match = new Match(awayMissions, { secret: at, undo: false, quiet: true });
      Object.assign(match.table, copyTable(table));
      awayMissions.check(match.state);
      const random = stream(at);
      const next = (bound: number): number => random.next(bound);
      const again = redealt(awayMissions, match.state, match.state.pending[0]?.seat ?? 0, next);
      expect(again.pending[0], at).toEqual(match.state.pending[0]);
      while (match.state.over === null) {
        const decision = match.state.pending[next(match.state.pending.length)];
        if (decision === undefined) throw new Error(`${at}: nobody is asked`);
        match.answer(decision, randomAnswer(decision, next));
        awayMissions.check(match.state);
      }
      expect(match.table.status).toBe('over');
    }
  });
});
