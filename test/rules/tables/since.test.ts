import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../src/kernel/table.ts';
import { parseSince, sinceWords } from '../../../src/tables/since.ts';
import { type SinceSource, sinceSeq } from '../../../src/tables/since-seq.ts';
import type { Since } from '../../../src/tables/types.ts';

const DAY = 86_400_000;

describe('typed moments', () => {
  it.each<[string, Since | null]>([
    ['my last turn', 'turn'],
    ['  My  Last Turn ', 'turn'],
    ['turn', 'turn'],
    ['34', { entry: 34 }],
    ['entry 34', { entry: 34 }],
    ['round 2', { of: 'Round', number: 2 }],
    ['Turn 19', { of: 'Turn', number: 19 }],
    ['2 days', { ago: 2 * DAY }],
    ['a week', { ago: 7 * DAY }],
    ['an hour ago', { ago: DAY / 24 }],
    ['last 30 minutes', { ago: 30 * 60_000 }],
    ['0', null],
    ['round 0', null],
    ['9999 days', null],
    ['99999999', null],
    ['yesterday', null],
    ['', null],
  ])('“%s”', (text, since) => {
    expect(parseSince(text)).toEqual(since);
  });

  it('a moment is named in words that follow “since”', () => {
    const named = (since: Since): string => sinceWords(since, 0);
    expect(named('turn')).toBe('your last turn');
    expect(sinceWords('turn', 'spectator')).toBe('this turn began');
    expect(named({ entry: 34 })).toBe('entry 34');
    expect(named({ of: 'Round', number: 2 })).toBe('Round 2 began');
    expect([DAY, 2 * DAY, 7 * DAY, DAY / 24, 90 * 60_000].map((ago) => named({ ago }))).toEqual([
      '1 day ago',
      '2 days ago',
      '1 week ago',
      '1 hour ago',
      '90 minutes ago',
    ]);
  });
});

describe('the log entry of a moment', () => {
  /** A log of 250 entries, one per hour. Two seats answer in turn, and Round 2 begins with entry 120. */
  const log = Array.from({ length: 250 }, (_, at): Entry => {
    const seq = at + 1;
    const text =
      seq === 10 ? 'Round 1 begins.' : seq === 120 ? 'Round 2 begins.' : seq === 130 ? 'Round 20 looms.' : 'x';
    const input: Entry['input'] = { t: 'answer', seat: Math.floor(at / 10) % 2, decision: 'd', keys: [] };
    return { seq, id: '', by: 'worker', at: (seq * DAY) / 24, input, events: [{ text }] };
  });
  const source: SinceSource = {
    reader: 0,
    to: 250,
    acted: { seq: 250, at: 0 },
    began: 241,
    now: (250 * DAY) / 24,
    entries: (from, to) => Promise.resolve(log.filter(({ seq }) => seq >= from && seq <= to)),
  };

  it.each<[string, Since, Partial<SinceSource>, number | null]>([
    ['the seat’s own last entry before the current turn', 'turn', {}, 241],
    ['an earlier turn, if the seat answered nothing when the turn began', 'turn', { began: 240 }, 230],
    ['the seat’s last entry, if it was before the turn', 'turn', { acted: { seq: 190, at: 0 } }, 190],
    ['for a spectator, the beginning of the turn', 'turn', { reader: 'spectator', acted: null }, 241],
    ['nothing for a seat that never acted', 'turn', { acted: null }, null],
    ['an entry', { entry: 34 }, {}, 34],
    ['no later entry', { entry: 250 }, {}, null],
    ['the first entry of a Round, by its log line', { of: 'Round', number: 2 }, {}, 120],
    ['no Round that has not begun', { of: 'Round', number: 3 }, {}, null],
    ['the last entry before a time', { ago: DAY }, {}, 226],
    ['no time before the game', { ago: 30 * DAY }, {}, null],
    ['only moments before the shown entry', { of: 'Round', number: 2 }, { to: 100 }, null],
  ])('%s', async (_what, since, more, seq) => {
    expect(await sinceSeq(since, { ...source, ...more })).toBe(seq);
  });
});
