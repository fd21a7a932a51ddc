import { expect, test } from 'vitest';
import type { Entry } from '../../../src/kernel/table.ts';
import { linesFor } from '../../../src/tables/lines.ts';

const chairs = ['Ann', 'Bob'].map((called) => ({ name: called, player: called, called, bot: null, ready: 'r' }));
let seq = 0;

function entry(input: object, more: Partial<Entry> = {}): Entry {
  seq += 1;
  return { seq, id: '', by: { seat: 0 }, at: 0, input: input as Entry['input'], events: [], ...more };
}

const step = (text: string | null, own?: string) =>
  entry({ t: 'answer', seat: 0 }, { events: [{ text, ...(own === undefined ? {} : { seats: { 0: own } }) }] });
const undo = (...undone: number[]) =>
  entry({ t: 'undo', seat: 0 }, { undone, events: [{ text: 'Ann took back a step.', rule: 'T-UNDO-01' }] });
const told = (entries: Entry[], reader: number | 'spectator' = 'spectator') =>
  linesFor(entries, reader, { chairs } as Parameters<typeof linesFor>[2]).map(({ text }) => text);

test('T-UNDO-01: the log says what was undone and leaves out the lines of those steps', () => {
  const drive = step('Defiant plays Warp Drive: strong.');
  expect(told([drive, undo(drive.seq)])).toEqual(['Ann took back: Defiant plays Warp Drive: strong.']);
});

test('T-UNDO-01: the log names a hidden step only to the player who took it', () => {
  const secret = step(null, 'You keep Tractor Beam.');
  const entries = [secret, undo(secret.seq)];
  expect(told(entries)).toEqual(['Ann took back a step.']);
  expect(told(entries, 1)).toEqual(['Ann took back a step.']);
  expect(told(entries, 0)).toEqual(['Ann took back: You keep Tractor Beam.']);
});

test('T-UNDO-01: the log counts consecutive undone steps and reports them once', () => {
  const [drive, secret, move] = [step('Warp Drive.'), step(null), step('Moves to C4.')];
  const back = [undo(move.seq), undo(secret.seq), undo(drive.seq)];
  const lines = linesFor([drive, secret, move, ...back], 1, { chairs } as Parameters<typeof linesFor>[2]);
  expect(lines.map(({ text, seq }) => [seq, text])).toEqual([
    [back[2]?.seq, 'Ann took back 3 steps: Moves to C4; a step without a name; Warp Drive.'],
  ]);
  const first = [step('Warp Drive.'), undo(seq)];
  const second = [step('Warp Drive.'), undo(seq)];
  expect(told([...first, ...second])).toEqual(['Ann took back: Warp Drive.', 'Ann took back: Warp Drive.']);
});

test('T-UNDO-01: the log doesn’t name an undone step that is older than the part of the log shown', () => {
  expect(told([undo(1)])).toEqual(['Ann took back a step.']);
});
