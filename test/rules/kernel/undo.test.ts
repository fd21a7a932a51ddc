import { describe, expect, it } from 'vitest';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { lastStep } from '../../../src/kernel/table.ts';
import { Refused } from '../../../src/kernel/types.ts';
import { longTurns } from '../../support/long-turns.ts';
import { type Skirmish, toyGame } from '../../support/toy-game.ts';

function opened(): InMemoryTable<Skirmish> {
  return new InMemoryTable(toyGame(), { secret: 'undo' }).start();
}

/** Both sides keep their cards; then Blue is to move. */
function playing(): InMemoryTable<Skirmish> {
  const match = opened();
  answer(match, 0, []);
  answer(match, 1, []);
  return match;
}

function answer(match: InMemoryTable<Skirmish>, seat: number, keys: string[]): void {
  const decision = match.pending(seat);
  if (decision === null) throw new Error(`nothing waits for ${seat}`);
  match.answer(decision, keys);
}

function cell(match: InMemoryTable<Skirmish>, unit: string): number | undefined {
  return match.state.g.units.find((candidate) => candidate.id === unit)?.cell;
}

describe('undo', () => {
  it('undo takes back a step before anyone else acts, asks again under a new id, and doesn’t reset counters', () => {
    const match = playing();
    const asked = match.pending(0);
    answer(match, 0, ['move:u0:1']);
    expect(match.pending(1)).not.toBeNull();
    match.submit({ t: 'undo', seat: 0 });
    expect(cell(match, 'u0')).toBe(0);
    expect(match.pending(0)?.options).toEqual(asked?.options);
    expect(match.pending(0)?.id).not.toBe(asked?.id);
    expect(() => match.submit({ t: 'answer', seat: 0, decision: asked?.id ?? '', keys: ['move:u0:1'] })).toThrow(
      Refused,
    );
    expect(match.table.seq).toBe(match.inputs.length);
  });

  it('undo stops at another seat’s visible action', () => {
    const match = playing();
    answer(match, 0, ['move:u0:1']);
    answer(match, 1, ['move:u1:7']);
    expect(() => match.submit({ t: 'undo', seat: 0 })).toThrow(/^Nothing to undo/);
    match.submit({ t: 'undo', seat: 1 });
    expect(cell(match, 'u1')).toBe(6);
    expect(cell(match, 'u0')).toBe(1);
  });

  it('undo stops at rolled dice and seen cards', () => {
    const dice = playing();
    answer(dice, 0, ['attack:u0:u1']);
    expect(() => dice.submit({ t: 'undo', seat: 0 })).toThrow(Refused);
    const cards = playing();
    answer(cards, 0, ['draw']);
    expect(() => cards.submit({ t: 'undo', seat: 0 })).toThrow(Refused);
  });

  it('a seat can undo a secret choice until everyone has chosen, and the others’ choices and question ids stay the same', () => {
    const match = opened();
    const red = match.pending(1);
    answer(match, 0, ['card:900']);
    expect(match.pending(0)).toBeNull();
    expect(match.pending(1)).toEqual(red);
    match.submit({ t: 'undo', seat: 0 });
    expect(match.pending(0)).not.toBeNull();
    expect(match.pending(1)).toEqual(red);
    answer(match, 1, ['card:1900']);
    answer(match, 0, ['card:901']);
    expect(match.state.g.hands).toEqual([[900], [1901]]);
    expect(() => match.submit({ t: 'undo', seat: 1 })).toThrow(Refused);
  });

  it('undo keeps another seat’s hidden choice that was made earlier', () => {
    const match = opened();
    answer(match, 0, ['card:900']);
    match.submit({ t: 'undo', seat: 0 });
    answer(match, 0, ['card:901']);
    match.submit({ t: 'orders', seat: 1, orders: { ask: ['attacked'] } });
    match.submit({ t: 'undo', seat: 0 });
    expect(match.state.orders[1]?.ask).toEqual(['attacked']);
    answer(match, 0, []);
    answer(match, 1, []);
    expect(match.state.g.hands).toEqual([
      [900, 901],
      [1900, 1901],
    ]);
  });

  it('the undo button takes back the offered step, and no earlier one if it is pressed twice', () => {
    const match = new InMemoryTable(longTurns(), { secret: 'undo' }).start();
    answer(match, 0, []);
    answer(match, 1, []);
    answer(match, 0, ['move:u0:1']);
    answer(match, 0, ['move:u0:13']);
    const step = lastStep(match.table, 0) ?? 0;
    expect(step).toBe(match.table.seq);
    match.submit({ t: 'undo', seat: 0, step });
    expect(cell(match, 'u0')).toBe(1);
    for (const all of [{}, { from: 0 }])
      expect(() => match.submit({ t: 'undo', seat: 0, step, ...all })).toThrow(/no longer your last one/);
    expect(cell(match, 'u0')).toBe(1);
    match.submit({ t: 'undo', seat: 0, step: step - 1 });
    expect(cell(match, 'u0')).toBe(0);
    expect(lastStep(match.table, 0)).toBeNull();
  });

  it('an old undo button does nothing after the seat has taken another step', () => {
    const match = playing();
    answer(match, 0, ['move:u0:1']);
    const step = lastStep(match.table, 0) ?? 0;
    match.submit({ t: 'undo', seat: 0, step });
    answer(match, 0, ['move:u0:12']);
    expect(() => match.submit({ t: 'undo', seat: 0, step, from: 0 })).toThrow(Refused);
    expect(cell(match, 'u0')).toBe(12);
  });

  it('replaying a log with undone steps leads to the same table', () => {
    const match = playing();
    answer(match, 0, ['move:u0:1']);
    match.submit({ t: 'undo', seat: 0 });
    answer(match, 0, ['move:u0:12']);
    answer(match, 1, ['attack:u1:u0']);
    const again = new InMemoryTable(toyGame(), { secret: 'undo' });
    for (const input of match.inputs) again.submit(input);
    expect(again.table).toEqual(match.table);
  });
});
