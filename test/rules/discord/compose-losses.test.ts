import { describe, expect, test } from 'vitest';
import type { Outgoing, TableView } from '../../../src/tables/types.ts';
import { made, text } from './support/made.ts';
import { seen } from './support/samples.ts';

describe('losses', () => {
  const lost = { seat: 1, names: [] };
  const recent = Array.from({ length: 20 }, (_, at) => ({
    seq: at + 1,
    at: 1,
    text: at % 2 === 0 ? `Red loses ${at + 1} Ships at Delta IV.` : `Entry ${at + 1} happened.`,
    ...(at % 2 === 0 ? { lost } : {}),
  }));
  const past = (more: Partial<TableView> = {}): string => {
    const told: Outgoing = { to: 'panel', fresh: false, past: { from: 0, to: 20 } };
    return text(made(seen({ reader: 'spectator', decision: null, recent, ...more }), told));
  };

  test('the answer always lists losses, and says how many lines it leaves out and which command shows them', () => {
    for (const at of [0, 2, 4, 6, 8, 10, 12, 14, 16, 18])
      expect(past()).toContain(`• Red loses ${at + 1} Ships at Delta IV.`);
    // The last of the ten other lines is included, too.
    expect(past()).toContain('• Entry 20 happened.');
    expect(past()).toMatch(/\n-# and 9 more lines: `\/log since:2`$/);
    expect(past({ recent: recent.slice(0, 4) })).not.toContain('more line');
  });

  test('repeated losses appear once with a count', () => {
    const twice = [recent[0], recent[1], recent[0], recent[3]].flatMap((line, at) =>
      line === undefined ? [] : [{ ...line, seq: at + 1 }],
    );
    expect(past({ recent: twice })).toBe(
      '**Sector 7** · Skirmish\n• Entry 2 happened.\n• Red loses 1 Ships at Delta IV. (2×)\n• Entry 4 happened.',
    );
  });
});
