import { describe, expect, it } from 'vitest';
import { changesFor, changesLine } from '../../../src/discord/compose/changes.ts';
import type { SeenBefore, Since } from '../../../src/tables/log-parts.ts';
import type { TableView } from '../../../src/tables/types.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The line about a board that shows entry 50, compared with an earlier view. */
function line(before: SeenBefore, changed = ['A ship moved'], reader: TableView['reader'] = 0): string {
  const seen = { reader, seq: 50, view: {}, before, recent: [] as unknown } as TableView;
  return changesLine(seen, { changes: () => changed.map((words) => ({ words, place: null })) as never });
}
const since = (point: Since): string => line({ since: point, seq: 34, view: {} });

describe('what the answer says about marked changes', () => {
  it.each<[Since, string]>([
    ['turn', 'since your last turn (entry 34)'],
    [34, 'since entry 34'],
    [{ round: 2 }, 'since Round 2 began (entry 34)'],
    [{ round: null }, 'since this Round began (entry 34)'],
    [{ ago: HOUR }, 'since 1 hour ago (entry 34)'],
    [{ ago: 2 * DAY }, 'since 2 days ago (entry 34)'],
    [{ ago: 7 * DAY }, 'since 1 week ago (entry 34)'],
  ])('%j: it names the moment', (point, words) => {
    expect(since(point)).toBe(`The white marks show what has changed ${words}.`);
  });

  it('before a player’s first turn, it names the beginning of the game, in the picture, too', () => {
    const begun = { seq: 34, at: 1, text: 'The game begins.', rule: 'T-LOBBY-05' };
    const before: SeenBefore = { since: 'turn', seq: 34, view: {} };
    const seen = { reader: 0, seq: 50, view: {}, before, recent: [begun] } as unknown as TableView;
    const chat = { changes: () => [{ words: 'A ship moved', place: null }] as never };
    expect(changesLine(seen, chat)).toContain('since the game began (entry 34)');
    expect(changesFor(seen, chat)?.since).toBe('the game began');
    // The same entry, asked for by its number.
    expect(changesLine({ ...seen, before: { ...before, since: 34 } }, chat)).toContain('since entry 34');
  });

  it('a spectator’s last turn is the turn before the current one', () => {
    expect(line({ since: 'turn', seq: 34, view: {} }, ['A ship moved'], 'spectator')).toContain(
      'since this turn began',
    );
  });

  it('it says so if nothing has changed, or if the earlier position can’t be read', () => {
    expect(line({ since: 'turn', seq: 34, view: {} }, [])).toBe(
      'Nothing on the board has changed since your last turn.',
    );
    expect(line({ since: 'turn', seq: 34, view: null })).toContain('I can’t read that position anymore');
  });

  it('if the game had no such moment, it says why', () => {
    expect(line({ since: 'turn', seq: null, view: null })).toContain('You have had no turn yet');
    expect(line({ since: 99, seq: null, view: null })).toContain(
      'There is no earlier entry 99. This board shows entry 50.',
    );
    expect(line({ since: 3, seq: null, view: null })).toContain('The game had not begun by then');
    expect(line({ since: { ago: DAY }, seq: null, view: null })).toContain('The game had not begun by then');
    const why = { text: 'Round 9 hasn’t begun yet.' };
    expect(line({ since: { round: 9 }, seq: null, view: null, why })).toBe('Round 9 hasn’t begun yet.');
  });
});
