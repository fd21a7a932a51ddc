import { describe, expect, it } from 'vitest';
import { bodyOf, type Draft } from '../../../src/discord/compose/body.ts';
import { reportDraft, verificationDraft } from '../../../src/discord/compose/report.ts';
import type { GameReport, Verification } from '../../../src/tables/report-parts.ts';
import type { TableView } from '../../../src/tables/types.ts';
import { controlsOf, wordsOf } from '../../support/drafts.ts';
import { seen, skirmish } from './support/samples.ts';

const HOUR = 3_600_000;
const line = (seq: number, text: string, rule: string) => ({ seq, at: seq, text, rule });

const report: GameReport = {
  began: 0,
  ended: 38 * 24 * HOUR,
  rounds: 11,
  scores: [
    { seq: 3, seat: null, round: 0, totals: [0, 0] },
    { seq: 9, seat: 0, round: 11, totals: [5, 1] },
  ],
  final: [5, 1].map((total, seat) => ({ seat, total, parts: [{ label: 'Hits', points: total }] })),
  times: [
    { seat: 0, many: 2, took: 6 * HOUR },
    { seat: 1, many: 2, took: 2 * HOUR },
  ],
  dice: [
    { seat: 0, count: 10, sum: 37, average: 35 },
    { seat: 1, count: 10, sum: 28, average: 35 },
  ],
  rolls: 212,
  points: [
    {
      seat: 0,
      round: 6,
      gain: { seat: 0, by: 4 },
      lines: [line(8, 'Cell 4 falls.', 'X-WIN-01'), line(9, 'Dust.', 'X-DUST')],
    },
  ],
};
const chat = { ...skirmish, major: ['X-WIN-01'] };

function drafted(more: Partial<GameReport> = {}, view: Partial<TableView> = {}): Draft {
  const seed = { secret: 's', ready: [] };
  return reportDraft(seen({ status: 'over', view: {}, seed, report: { ...report, ...more }, ...view }), chat);
}

describe('the report on a finished game', () => {
  it('has the result, each player’s points, time and dice, and the turning points with their decisive lines', () => {
    const words = wordsOf(drafted());
    expect(words).toContain('-# 11 Rounds in 38 d · 4 turns');
    expect(words).toMatch(/: \*\*5 points\*\*\n-# 3 h a turn · dice \+6 %/);
    expect(words).toMatch(/: \*\*1 point\*\*\n-# 1 h a turn · dice −20 %/);
    expect(words).toMatch(/• Round 6: Cell 4 falls\. .+ \+4/);
    expect(words).not.toContain('Dust');
    expect(words).toContain('212 rolls in this game.');
    expect(controlsOf(bodyOf(drafted())).map(({ label }) => label)).toEqual([
      ...['Rematch', 'Map', 'Log', 'History', 'Film', 'Record', 'Verify'],
    ]);
  });

  it('says the score as the game does', () => {
    const scoreWords = (): string => '5 Ascendancy, 8 Systems';
    const over = seen({ status: 'over', view: {}, seed: { secret: 's', ready: [] }, report });
    expect(wordsOf(reportDraft(over, { ...chat, scoreWords }))).toContain(': **5 Ascendancy, 8 Systems**');
  });

  it('leaves out the time of bots', () => {
    const chairs = seen({}).chairs.map((chair, seat) => (seat === 1 ? { ...chair, bot: 'usual' } : chair));
    const words = wordsOf(drafted({}, { chairs }));
    expect(words).toContain('3 h a turn');
    expect(words).not.toContain('1 h a turn');
  });

  it('shows what is left if this version can’t replay the game', () => {
    const words = wordsOf(drafted({ scores: [], final: [], points: [], dice: [], rolls: null, rounds: 0 }));
    expect(words).toContain('-# Played in 38 d · 4 turns');
    expect(words).not.toMatch(/point|Turning|roll/);
  });

  it('shows nothing while the game runs', () => {
    expect(wordsOf(reportDraft(seen({}), chat))).toContain('The report follows when the game is over.');
  });
});

describe('/game verify', () => {
  const says = (verification: Partial<Verification>): string =>
    wordsOf(verificationDraft(seen({ verification: { promised: 0, entries: 412, ...verification } })));

  it('says how much follows from the secret', () => {
    const whole = { rolls: 212, shuffles: 9, faults: [] };
    expect(says({ whole })).toContain(
      'Verified: 412 entries, 212 rolls and 9 shuffles follow from the secret that was promised on <t:0:f>.',
    );
  });

  it('quotes what doesn’t follow from the secret', () => {
    const whole = { rolls: 1, shuffles: 0, faults: ['The recorded winner is wrong.'] };
    expect(says({ whole })).toContain('Not verified. The recorded winner is wrong.');
  });

  it('says of a running game whether its entries lead to the position', () => {
    expect(says({ agrees: true })).toContain('The 412 entries so far lead to this position.');
    expect(says({ agrees: false })).toContain('The 412 entries so far don’t lead to this position.');
  });
});
