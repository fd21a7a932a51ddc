import { expect, test } from 'vitest';
import { courseOf, olderAfter } from '../../../src/queue/panel-lifecycle.ts';
import type { Panel } from '../../../src/store/panel.ts';
import type { LogLine } from '../../../src/tables/log-parts.ts';
import { seen } from '../../rules/discord/support/samples.ts';

const line = (seq: number, rule = 'X-A-01') => ({ seq, at: 1, text: `Entry ${seq}.`, rule });
const message = { channel: 'c', message: 'm', posted: 1 };
const panel = (shown: number, turn: Partial<Panel['turn']>): Pick<Panel, 'shown' | 'turn' | 'past'> => ({
  shown,
  turn: { ...message, turn: 'B', from: 5, ...turn },
  past: { channel: 'c', message: 'l', turn: 'A', from: 2 },
});
const at = (seq: number, turn: string, rule?: string) => seen({ seq, turn, recent: [line(seq, rule)] });

test('a turn keeps its message, and the next turn gets a new one', () => {
  expect(courseOf(panel(6, {}), at(7, 'B'))).toEqual({ fresh: false, turn: 'B', from: 5, back: false, retell: false });
  expect(courseOf(panel(6, {}), at(7, 'C'))).toMatchObject({ fresh: true, turn: 'C', from: 7 });
  expect(courseOf(panel(6, {}), { ...at(7, 'B'), status: 'over' })).toMatchObject({ fresh: true, turn: 'over' });
  expect(courseOf({ shown: -1, turn: null, past: null }, at(3, 'A'))).toMatchObject({
    fresh: true,
    turn: 'A',
    from: 0,
  });
});

test('T-UNDO-01: a turn whose end is undone continues in the next turn’s message', () => {
  const back = courseOf(panel(6, {}), at(7, 'A', 'T-UNDO-01'));
  expect(back).toEqual({ fresh: false, turn: 'B', from: 5, back: true, retell: true });
  expect(courseOf(panel(7, { back: true }), at(8, 'A'))).toMatchObject({ fresh: false, back: true, from: 5 });
  expect(courseOf(panel(8, { back: true }), at(9, 'B'))).toEqual({
    fresh: false,
    turn: 'B',
    from: 9,
    back: false,
    retell: true,
  });
  expect(courseOf(panel(8, { back: true }), at(9, 'C'))).toMatchObject({ fresh: false, turn: 'C', from: 9 });
});

test('a turn counts as new even if the previous turn has the same name, unless something was undone', () => {
  expect(courseOf(panel(6, {}), at(7, 'A'))).toMatchObject({ fresh: true, turn: 'A', from: 7, retell: false });
});

test('a turn begins with its player’s first action, even if no panel has shown that action yet', () => {
  expect(courseOf(panel(6, {}), { ...at(9, 'C'), began: 7 })).toMatchObject({ fresh: true, turn: 'C', from: 7 });
  expect(courseOf(panel(6, {}), { ...at(9, 'C'), began: 3 })).toMatchObject({ from: 5 });
  expect(courseOf(panel(6, {}), { ...at(9, 'B'), began: 7 })).toMatchObject({ fresh: false, from: 5 });
});

test('after an agreed rewind, the messages of the turns that were taken back are outdated', () => {
  const older = [
    { channel: 'c', message: 'first', from: 0, to: 2 },
    { channel: 'c', message: 'second', from: 2, to: 5 },
  ];
  const next = { channel: 'c', message: 'third', from: 5, to: 8 };
  const went = { ...line(9, 'T-CONSENT-02'), back: 3 };
  const after = (recent: readonly LogLine[], shown = 8) =>
    olderAfter({ shown, older }, next, { seq: 9, recent: [...recent] });
  expect(after([line(9)])).toEqual([...older, next]);
  expect(after([went])).toEqual([older[0], { ...older[1], open: true }, { ...next, open: true }]);
  // The panel already shows the rewind.
  expect(after([went], 9)).toEqual([...older, next]);
  expect(olderAfter({ shown: 8, older }, null, { seq: 9, recent: [line(9)] })).toBeNull();
});
