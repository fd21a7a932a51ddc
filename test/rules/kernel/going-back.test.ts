import { describe, expect, it } from 'vitest';
import { goingBack, ownUndo, type PlayedEntry, withVoters } from '../../../src/kernel/going-back.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import type { Input } from '../../../src/kernel/table.ts';
import { Refused, type Seat } from '../../../src/kernel/types.ts';
import { numbers } from '../../support/numbers-game.ts';
import { type Skirmish, toyGame } from '../../support/toy-game.ts';

/** A table whose log is kept beside it. */
class Logged extends InMemoryTable<Skirmish> {
  readonly log: PlayedEntry[] = [];

  override submit(input: Input): ReturnType<InMemoryTable<Skirmish>['submit']> {
    const applied = super.submit(input);
    const { undone } = applied;
    this.log.push({ seq: this.table.seq, input, undone, reveals: applied.barrier === 'after' });
    return applied;
  }

  play(seat: Seat, ...keys: string[]): number {
    this.submit({ t: 'answer', seat, decision: this.pending(seat)?.id ?? '', keys });
    return this.table.seq;
  }

  later(to: number): PlayedEntry[] {
    return this.log.filter(({ seq }) => seq > to);
  }
}

/** Both have kept their cards, and it is the turn of seat 0. */
function begun(): Logged {
  const match = new Logged(toyGame());
  match.start();
  match.play(0);
  match.play(1);
  return match;
}

const yes = (seat: Seat, to: number, more: object = {}): Input => ({
  t: 'consent',
  seat,
  proposal: { do: 'rewind', to },
  yes: true,
  ...more,
});

/** Proposes to go back, with the voters that the log names. */
function propose(match: Logged, seat: Seat, to: number): void {
  match.submit(withVoters(match.table, yes(seat, to), match.later(to)));
}

function refusal(run: () => unknown): string | undefined {
  try {
    run();
  } catch (error) {
    if (error instanceof Refused) return error.refusal.rule;
    throw error;
  }
  throw new Error('it was allowed');
}

const cells = (match: Logged): number[] => match.state.g.units.slice(0, 2).map(({ cell }) => cell);

describe('T-CONSENT-01', () => {
  it('the first player proposes, and the others agree', () => {
    const match = new InMemoryTable(numbers, { options: { seats: 3 } });
    match.start();
    const end = (seat: Seat): string | null | undefined => {
      match.submit({ t: 'consent', seat, proposal: { do: 'end' }, yes: true });
      return match.events.at(-1)?.event.text;
    };
    expect(end(0)).toMatch(/ proposes to end the game without a winner\. Still to agree: /);
    expect(end(1)).toMatch(/ agrees to end the game without a winner\. Still to agree: /);
  });
});

describe('T-CONSENT-02', () => {
  it('the players whose steps are taken back have to agree, and then all later entries are undone', () => {
    const match = begun();
    const kept = match.play(0, 'move:u0:1');
    match.play(1, 'move:u1:7');
    match.play(0, 'move:u0:2');
    propose(match, 0, kept);
    expect(match.events.at(-1)?.event).toMatchObject({ rule: 'T-CONSENT-02' });
    expect(match.table.proposal).toEqual({
      what: {
        do: 'rewind',
        to: kept,
        upTo: kept + 2,
        asks: [0, 1],
        takes: [
          { seat: 1, many: 1 },
          { seat: 0, many: 1 },
        ],
      },
      yes: [0],
    });
    const { undone, barrier, events } = match.submit(yes(1, kept, { joins: true }));
    expect(undone).toEqual([kept + 1, kept + 2]);
    expect(barrier).toBe('after');
    expect(events[0]).toMatchObject({ rule: 'T-CONSENT-02' });
    expect(cells(match)).toEqual([1, 6]);
    expect(match.pending(1)?.prompt).toBe('What do you do?');
    expect(match.table.since).toEqual([]);
  });

  it('only players whose steps are taken back are asked, unless something was revealed', () => {
    const match = begun();
    const before = match.table.seq;
    match.play(0, 'move:u0:1');
    const own = goingBack(match.table, match.later(before), before);
    expect(own).toMatchObject({ asks: [0], reveals: false, takes: [{ seat: 0, many: 1 }] });
    match.play(1, 'draw');
    expect(goingBack(match.table, match.later(before), before)).toMatchObject({ asks: [0, 1], reveals: true });
    expect(goingBack(match.table, match.later(before + 1), before + 1)).toMatchObject({ asks: [0, 1], reveals: true });
    // Entries of older versions don't say whether they revealed something.
    const old = match.later(before).map(({ reveals: _, ...entry }) => entry);
    expect(goingBack(match.table, old.slice(0, 1), before)).toMatchObject({ reveals: true });
  });

  it('a player alone takes back own steps by an undo, as long as nothing was revealed', () => {
    const match = begun();
    const before = match.table.seq;
    match.play(0, 'move:u0:1');
    const found = goingBack(match.table, match.later(before), before);
    if ('text' in found) throw new Error(found.text);
    expect(ownUndo(match.table, found, 0)).toEqual({ t: 'undo', seat: 0, from: before + 1, step: before + 1 });
    expect(ownUndo(match.table, found, 1)).toBeNull();
    expect(ownUndo(match.table, { ...found, reveals: true }, 0)).toBeNull();
  });

  it('random numbers are never used twice, and standing orders stay', () => {
    const match = begun();
    const before = match.table.seq;
    match.play(0, 'move:u0:1');
    match.play(1, 'move:u1:7');
    const kept = match.table.seq;
    match.play(0, 'attack:u0:u1');
    if (match.pending(1)?.window !== undefined) match.play(1, 'pass');
    match.submit({ t: 'orders', seat: 1, orders: { ask: ['attacked'] } });
    const { draws } = match.state;
    propose(match, 0, kept);
    match.submit(yes(1, kept, { joins: true }));
    expect(match.state.draws).toBe(draws);
    expect(match.state.orders[1]?.ask).toEqual(['attacked']);
    expect(match.table.seq).toBeGreaterThan(before);
  });

  it('the proposal closes when somebody plays or says no, and a late vote doesn’t open it again', () => {
    const match = begun();
    const kept = match.play(0, 'move:u0:1');
    match.play(1, 'move:u1:7');
    propose(match, 0, kept);
    match.play(0, 'move:u0:2');
    expect(match.table.proposal).toBeNull();
    expect(match.events.at(-1)?.event.text).toBe(
      `The proposal to go back to entry ${kept} is closed, because the game has moved on.`,
    );
    expect(refusal(() => match.submit(yes(1, kept, { joins: true })))).toBe('T-CONSENT-02');
    propose(match, 1, kept);
    match.submit({ ...yes(0, kept, { joins: true }), yes: false } as Input);
    expect(match.table.proposal).toBeNull();
    expect(refusal(() => match.submit(yes(0, kept, { joins: true })))).toBe('T-CONSENT-02');
  });

  it('a proposal is refused if the game has moved on since the player looked', () => {
    const match = begun();
    const kept = match.play(0, 'move:u0:1');
    match.play(1, 'move:u1:7');
    const seen = yes(0, kept, { proposal: { do: 'rewind', to: kept, upTo: match.table.seq } });
    match.play(0, 'move:u0:2');
    expect(refusal(() => withVoters(match.table, seen, match.later(kept)))).toBe('T-CONSENT-02');
  });

  it('the table can’t go back to an entry that was taken back, or to before the game began', () => {
    const match = begun();
    const kept = match.play(0, 'move:u0:1');
    const gone = match.play(1, 'move:u1:7');
    propose(match, 0, kept);
    match.submit(yes(1, kept, { joins: true }));
    match.play(1, 'move:u1:18');
    const wrong = (to: number): string => {
      const found = goingBack(match.table, match.later(to), to);
      return 'text' in found ? found.text : '';
    };
    expect(wrong(gone)).toBe(`Entry ${gone} was taken back itself, so the table can’t go back to it.`);
    expect(wrong(1)).toBe('You can’t go back to before the game began.');
    expect(wrong(match.table.seq)).toBe(`Nothing has happened since entry ${match.table.seq}.`);
    // Going back past an earlier rewind undoes the rewind as well.
    const found = goingBack(match.table, match.later(kept - 1), kept - 1);
    expect(found).toMatchObject({
      takes: [
        { seat: 0, many: 1 },
        { seat: 1, many: 1 },
      ],
    });
  });
});
