import { describe, expect, it } from 'vitest';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import { faultsOfRecord } from '../../../src/kernel/record.ts';
import { tableHash } from '../../../src/tables/replay.ts';
import { keepGame, readGame, replayed } from '../../support/frontiers-fixtures.ts';

/** Games that were played on the page; the browser’s tests keep new ones: FIXTURES=write, half a minute and three. */
const GAMES = ['solo.json', 'three.json'];

// Where positions have got another form, but games still go the same way, the games stay and their hashes are made anew.
if (process.env['FIXTURES'] === 'write') for (const name of GAMES) keepGame(name, readGame(name).record);

/** To be read when it fails. */
const WHAT_TO_DO =
  'The same inputs give another table. If positions have another form alone: FIXTURES=write npx vitest run test/proof/frontiers/replay.test.ts. If games go another way: raise “rules” of Frontiers and keep new games: FIXTURES=write npx vitest run test/infra/browser/frontiers-solo.test.ts test/infra/browser/frontiers-three.test.ts';

describe.each(GAMES)('the game in %s, played on the page', (name) => {
  const { record, hash } = readGame(name);

  it('replays to the same table as long as its rules are the same', () => {
    const match = replayed(record);
    expect(record.rules).toBe(frontiers.rules);
    expect(match.state.over).not.toBeNull();
    expect(faultsOfRecord(frontiers, record), WHAT_TO_DO).toEqual([]);
    expect(tableHash(match.table), WHAT_TO_DO).toBe(hash);
  });

  it('is long enough, and another one without its last answer or with other dice', () => {
    expect(record.inputs.filter(({ t }) => t === 'answer').length).toBeGreaterThan(60);
    expect(tableHash(replayed({ ...record, inputs: record.inputs.slice(0, -1) }).table)).not.toBe(hash);
    expect(() => replayed({ ...record, secret: 'another' })).toThrow();
  });
});
