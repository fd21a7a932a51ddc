import { beforeAll, describe, expect, it } from 'vitest';
import { randomAnswer } from '../../../src/kernel/decision.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { commitment, stream } from '../../../src/kernel/random.ts';
import { faultsOfRecord, type GameRecord, recordOf } from '../../../src/kernel/record.ts';
import type { Entry } from '../../../src/kernel/table.ts';
import { toyGame } from '../../support/toy-game.ts';

const game = toyGame();
let record: GameRecord;

beforeAll(() => {
  const match = new InMemoryTable(game, { secret: 'kept close', options: { length: 20, units: 8 } }).start();
  const chance = stream('players');
  for (let step = 0; match.state.over === null; step++) {
    const decision = match.state.pending[0];
    if (decision === undefined) throw new Error('nobody is asked');
    const { barrier } = match.answer(
      decision,
      randomAnswer(decision, (bound) => chance.next(bound)),
    );
    if (step % 4 === 0 && barrier !== 'after') match.submit({ t: 'undo', seat: decision.seat });
  }
  const entries = match.inputs.map(
    (input, at): Entry => ({
      seq: at + 1,
      id: `e${at}`,
      by: 'worker',
      at,
      input,
      events: match.events.filter(({ seq }) => seq === at + 1).map(({ event }) => event),
    }),
  );
  record = recordOf(match.table, { length: 20, units: 8 }, entries, 'kept close', game.rules);
});

describe('record', () => {
  it('an unchanged record is valid, and it identifies people by numbers instead of names', () => {
    expect(faultsOfRecord(game, JSON.parse(JSON.stringify(record)))).toEqual([]);
    expect(JSON.stringify(record)).not.toMatch(/"p[01]"/);
    expect(record.inputs.some((input) => input.t === 'undo')).toBe(true);
  });

  it('the record stays valid if the log is worded differently, but not if its figures differ', () => {
    const log = record.log.map((line) => `In other words: ${line.replaceAll(/\b1\b/g, 'one')}`);
    expect(faultsOfRecord(game, { ...record, log })).toEqual([]);
    expect(faultsOfRecord(game, { ...record, log: [...log.slice(0, -1), `${log.at(-1)} Twice 9.`] }).join()).toMatch(
      `Line ${log.length} of the log`,
    );
    expect(faultsOfRecord(game, { ...record, log: log.slice(0, -1) }).join()).toMatch(`Line ${log.length} of the log`);
  });

  it('the record is invalid if the secret, a die roll, an answer or the winner is changed', () => {
    expect(faultsOfRecord(game, { ...record, secret: 'chosen later' })).toEqual([
      'The secret is not the one that was committed to.',
    ]);
    const swapped = { ...record, secret: 'chosen later', commitment: commitment('chosen later') };
    expect(faultsOfRecord(game, swapped)).not.toEqual([]);
    const log = record.log.map((line) => line.replace(/: [1-6]\./, ': 7.'));
    expect(faultsOfRecord(game, { ...record, log }).join()).toMatch(/Line \d+ of the log/);
    const inputs = record.inputs.filter((_, at) => at !== record.inputs.length - 2);
    expect(faultsOfRecord(game, { ...record, inputs })).not.toEqual([]);
    const winners = record.outcome?.winners.length === 0 ? [0] : [];
    expect(faultsOfRecord(game, { ...record, outcome: { winners, why: '' } })).toEqual([
      'The recorded winner is wrong.',
    ]);
  });
});
