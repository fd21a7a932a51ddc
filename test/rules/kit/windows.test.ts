import { describe, expect, it } from 'vitest';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { fuzz } from '../../../src/simulation/fuzz.ts';
import { auditLeaks } from '../../../src/simulation/leaks.ts';
import { type Ambush, ambush } from '../../support/ambush-game.ts';

/** Returns a table whose seats hold a strike and two blocks each and want to be asked in these windows. */
function table(...ask: string[]): InMemoryTable<Ambush> {
  const match = new InMemoryTable(ambush(), { secret: 'ambush', undo: false }).start();
  for (const orders of match.state.orders) orders.ask = ask;
  return match;
}

/** Answers for these seats, each with the beginning of an option's label. */
function does(match: InMemoryTable<Ambush>, ...answers: [seat: number, label: string][]): void {
  for (const [seat, label] of answers) {
    const [asked] = match.state.pending;
    const option = asked?.options.find((one) => one.label.startsWith(label));
    expect([asked?.seat, label]).toEqual([seat, option === undefined ? '' : label]);
    if (asked !== undefined && option !== undefined) match.answer(asked, [option.key]);
  }
}

function log(match: InMemoryTable<Ambush>): string[] {
  return match.events.flatMap(({ event }) => event.text ?? []);
}

const pass = 'Let it happen';

describe('response windows', () => {
  it('a window asks all players in turn, and each response opens another window', () => {
    const match = table('announced');
    does(match, [0, 'play strike'], [1, 'respond block'], [0, 'respond block']);
    // The windows close after the block of seat 0, after that of seat 1, and after the strike, each time when both have
    // passed in a row.
    does(match, [1, pass], [0, pass]);
    expect(log(match).at(-1)).toBe('The block of seat 0 is done.');
    does(match, [1, pass], [0, pass]);
    expect(log(match).at(-1)).toBe('The block of seat 1 is stopped.');
    does(match, [0, pass], [1, pass]);
    expect(log(match).at(-1)).toBe('The strike of seat 0 is done.');
    expect(match.state.g.score).toEqual([1, 0]);
  });

  it('when another player has responded, a window asks the players who passed earlier again', () => {
    const match = table('announced');
    does(match, [0, 'play strike'], [1, pass], [0, 'respond block'], [1, pass], [0, pass]);
    expect(log(match).at(-1)).toBe('The block of seat 0 is done.');
    does(match, [1, pass], [0, pass]);
    expect(log(match).at(-1)).toBe('The strike of seat 0 is stopped.');
  });

  it('a window after an event opens immediately, and asks the player who caused it first', () => {
    const match = table('just');
    does(match, [0, 'play strike'], [0, 'respond block']);
    expect(log(match).at(-1)).toBe('The block of seat 0 is done.');
    // The response opens another window.
    does(match, [0, pass], [1, pass], [1, pass], [0, pass]);
    expect(match.state.pending[0]?.prompt).toBe('What do you do?');
  });

  it('players whose orders don’t ask for a window pass automatically, without delay or a log line', () => {
    const match = table();
    does(match, [0, 'play strike'], [1, 'play strike']);
    const said = log(match);
    expect(said.slice(said.indexOf('The game begins.') + 1).filter((text) => !text.includes('strike'))).toEqual([]);
    expect(match.state.g.score).toEqual([1, 1]);
  });

  it('no responses are computed for a player whose orders don’t ask for the window', () => {
    const asked: number[] = [];
    const match = new InMemoryTable(ambush({ asks: (seat) => asked.push(seat) }), {
      secret: 'ambush',
      undo: false,
    }).start();
    for (const [seat, orders] of match.state.orders.entries()) orders.ask = seat === 0 ? ['just'] : [];
    does(match, [0, 'play strike'], [0, pass]);
    expect(new Set(asked)).toEqual(new Set([0]));
    expect(match.state.pending[0]).toMatchObject({ seat: 1, prompt: 'What do you do?' });
  });

  it('a window doesn’t open for a player if public information rules out a response', () => {
    const match = table('announced');
    match.state.g.hands[1] = [];
    does(match, [0, 'play block'], [0, 'respond block'], [0, 'respond strike']);
    expect(match.state.pending[0]).toMatchObject({ seat: 1, prompt: 'What do you do?' });
  });
});

describe('a game with nested windows and cards with ids', () => {
  const options = { seed: 'ambush', games: 12, every: 1 };

  it('the game has no dead ends and reveals nothing hidden', () => {
    expect(fuzz(ambush(), { seed: 'ambush', games: 10, every: 3 })).toMatchObject({ finished: 10, violations: [] });
    const report = auditLeaks(ambush(), options);
    expect(report.leaks).toEqual([]);
    expect(report.inputs).toBeGreaterThan(500);
  });

  it('the leak audit finds an id that survives a shuffle', () => {
    const game = ambush({
      move: (_g, copy, from, to) => {
        from.list.splice(from.list.indexOf(copy), 1);
        to.list.push(copy);
      },
    });
    expect(auditLeaks(game, options).leaks.join()).toMatch(/differs/);
  });

  it('the leak audit finds a window that opens only for the player who holds the right card', () => {
    const could = (g: Ambush, seat: number): boolean => (g.hands[seat] ?? []).some(({ thing }) => thing === 'block');
    expect(auditLeaks(ambush({ could }), options).leaks.join()).toMatch(/awaited seats are|differs/);
  });
});
