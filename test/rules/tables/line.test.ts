import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { type Refusal, Refused } from '../../../src/kernel/types.ts';
import { firstPick, runLine } from '../../../src/tables/line.ts';
import type { LineDone } from '../../../src/tables/types.ts';
import { longTurns, playing } from '../../support/long-turns.ts';
import type { Skirmish } from '../../support/toy-game.ts';

/** All picks of a line, divided one by one. */
function picks(text: string, options: Parameters<typeof firstPick>[0] = []): string[] {
  const { said, rest } = firstPick(options, text);
  return rest === '' ? [said] : [said, ...picks(rest, options)];
}

describe('line', () => {
  it.each([
    ['move: C4; warp drive strong red; scan', ['move: C4', 'warp drive strong red', 'scan']],
    ['move c4, then scan then pass', ['move c4', 'scan', 'pass']],
    ['move c4\r\nscan\n\n then pass', ['move c4', 'scan', 'pass']],
    [' ; move c4 ;; then  scan ; ', ['move c4', 'scan']],
    ['Move C4 THEN scan', ['Move C4', 'scan']],
    ['strengthen; authenticate, thence', ['strengthen', 'authenticate, thence']],
    ['attack worf, data', ['attack worf, data']],
    [' ;\n', ['']],
  ])('%j is divided into its picks', (text, parts) => {
    expect(picks(text)).toEqual(parts);
  });

  it('a line is divided at all separators, whatever the picks between them are', () => {
    const word = fc.stringMatching(/^[a-z0-9:,]{1,9}$/).filter((text) => !/then|,$/.test(text));
    const pick = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
    const divider = fc.constantFrom(';', '; ', ' ;\n', '\n', ', then ', ' then ', '; then ', ';;');
    fc.assert(
      fc.property(fc.array(fc.tuple(pick, divider), { minLength: 1, maxLength: 8 }), (parts) => {
        expect(picks(parts.flat().join(''))).toEqual(parts.map(([words]) => words));
      }),
    );
  });

  it('a line is never divided within an offered option’s words', () => {
    const offered = [{ key: 'x', verb: 'x', label: 'Discard 2, then draw 1', hint: 'gain; lose' }];
    expect(picks('discard 2, then draw 1; pass', offered)).toEqual(['discard 2, then draw 1', 'pass']);
    expect(picks('pass; discard 2, then draw 1 · gain; lose', offered)).toEqual([
      'pass',
      'discard 2, then draw 1 · gain; lose',
    ]);
    expect(picks('discard 2, then draw 1; pass')).toEqual(['discard 2', 'draw 1', 'pass']);
  });

  it('a line is divided quickly, however long it is', () => {
    for (const text of [' '.repeat(6_000), 'a;'.repeat(3_000), ' then'.repeat(1_200), '; \n'.repeat(2_000)])
      expect(firstPick([], text).said.length).toBeLessThanOrEqual(6_000);
  });
});

function run(match: InMemoryTable<Skirmish>, text: string, decision = match.pending(0)?.id ?? ''): LineDone | Refusal {
  try {
    // The tables treat every game as one with unknown state.
    const game = match.game as unknown as Parameters<typeof runLine>[2];
    return runLine(match.table, { t: 'line', seat: 0, decision, text }, game, (answer) => match.submit(answer));
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

describe('picks', () => {
  it('picks are applied in order, each to the question that is current by then', () => {
    const [match, twin] = [playing(), playing()];
    expect(run(match, 'u0 to 1; then move u0 13; attack u0 u1; draw')).toEqual({
      picked: ['u0 moves to 1', 'u0 moves to 13', 'u0 attacks u1', 'Draw a card'],
      stopped: null,
    });
    for (const key of ['move:u0:1', 'move:u0:13', 'attack:u0:u1', 'draw'])
      twin.answer(twin.pending(0) ?? expect.fail('nobody is asked'), [key]);
    expect(match.inputs).toEqual(twin.inputs);
    expect(match.table).toEqual(twin.table);
  });

  it.each([
    ['pick that isn’t on offer', 'u0 to 1; u0 to 99; draw', '“u0 to 99” can’t be done now.', 'X-TURN-01'],
    ['pick that is no longer possible', 'u0 to 1; move:u0:1; draw', '“move:u0:1” can’t be done now.', 'X-TURN-01'],
    [
      'pick that matches several options',
      'u0 to 1; move; draw',
      '“move” matches several: u0 moves to 0; u0 moves to 2; ',
      undefined,
    ],
  ])('picks end with the first %s, and earlier ones stay played', (_why, line, text, rule) => {
    const match = playing();
    const done = run(match, line);
    expect(done).toMatchObject({ picked: ['u0 moves to 1'], stopped: { text: expect.stringContaining(text) } });
    expect('stopped' in done ? done.stopped?.rule : null).toBe(rule);
    expect(match.state.g.units[0]?.cell).toBe(1);
    expect(match.pending(0)).not.toBeNull();
  });

  it('picks stop if another seat is asked or the game is over', () => {
    const match = playing();
    expect(run(match, 'draw; u0 to 1')).toEqual({
      picked: ['Draw a card'],
      news: true,
      stopped: { text: 'Stopped at “u0 to 1”: The table is waiting for Red first.', rule: 'T-TURN-01' },
    });
    const short = new InMemoryTable(longTurns(), { options: { length: 1 } }).start();
    for (const seat of [0, 1]) short.answer(short.pending(seat) ?? expect.fail('nobody is asked'), []);
    expect(run(short, 'draw; draw')).toMatchObject({ stopped: { rule: 'T-TURN-03' } });
  });

  it('picks continue after a dice roll, and wait when an opponent may respond', () => {
    const match = playing();
    match.submit({ t: 'orders', seat: 1, orders: { ask: ['attacked'] } });
    expect(run(match, 'attack u0 u1; draw')).toMatchObject({
      picked: ['u0 attacks u1'],
      stopped: null,
      rest: 'draw',
    });
    expect(run(playing(), 'attack u0 u1; draw')).toMatchObject({ stopped: null });
  });

  it('all picks are refused if the first is refused or was meant for an earlier question', () => {
    const match = playing();
    const before = JSON.stringify(match.table);
    expect(run(match, 'sing; draw')).toEqual({
      text: 'Nothing was done. “sing” can’t be done now.',
      rule: 'X-TURN-01',
    });
    expect(run(match, 'draw; draw', 'd1')).toMatchObject({ rule: 'T-TURN-02' });
    expect(run(match, ';')).toMatchObject({ rule: 'X-TURN-01' });
    expect(JSON.stringify(match.table)).toBe(before);
  });

  it('if a pick isn’t recognized, each suggestion includes the rest of the line', () => {
    const instead = [{ label: 'Draw a card', line: 'draw; u0 to 1; u0 to 0' }];
    expect(run(playing(), 'drwa; u0 to 1;  u0 to 0')).toMatchObject({ instead });
    const done = run(playing(), 'u0 to 1; drwa');
    expect(done).toMatchObject({ picked: ['u0 moves to 1'], stopped: { instead: [{ line: 'draw' }] } });
    expect(run(playing(), 'sing; draw')).not.toHaveProperty('instead');
  });

  it('a refused pick is quoted if the reason doesn’t quote it, and the nearest options are offered', () => {
    const match = playing();
    const instead = [{ label: 'Draw a card', line: 'draw' }];
    Object.assign(match.game, { refuse: () => ({ text: 'Not now.', instead }) });
    expect(run(match, 'sing')).toEqual({ text: 'Nothing was done. “sing”: Not now.', instead });
    const rest = [{ label: 'Draw a card', line: 'draw; u0 to 2' }];
    const stopped = { text: 'Stopped at “sing”: Not now.', instead: rest };
    expect(run(match, 'u0 to 1; sing; u0 to 2')).toMatchObject({ stopped });
  });

  it('looking for the reason why a pick is refused leaves the table unchanged', () => {
    const match = playing();
    const refuse: typeof match.game.refuse = (state) => {
      state.g.units = [];
      return { text: 'No.' };
    };
    Object.assign(match.game, { refuse });
    expect(run(match, 'u0 to 1; sing')).toMatchObject({ stopped: { text: 'Stopped at “sing”: No.' } });
    expect(match.state.g.units).toHaveLength(24);
  });

  it('a line is limited to 25 picks, so that others don’t wait long', () => {
    const line = Array.from({ length: 30 }, (_, at) => `u0 to ${at % 2 === 0 ? 1 : 0}`).join(';');
    const done = run(playing(), line);
    expect(done).toMatchObject({ stopped: { text: 'Stopped at “u0 to 0”: A line can have at most 25 steps.' } });
    expect('picked' in done ? done.picked.length : 0).toBe(25);
  });
});
