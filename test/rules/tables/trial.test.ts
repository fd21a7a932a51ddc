import { expect, test } from 'vitest';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { copyTable } from '../../../src/kernel/table.ts';
import { type CaseSetup, Stage } from '../../../src/simulation/stage.ts';
import { isTried, triedId, triedOn } from '../../../src/tables/trial.ts';

const MARK = '100000000000000001';

/** A turn of the Enterprise at B1 with Move points, and its private copy after steps. */
function copyOf(steps: readonly (readonly [words: string, label: string])[], move = 8) {
  const scene: CaseSetup = {
    options: { scenario: 'full-conquest', players: 2 },
    at: 'turn',
    patch: { 'players.0.points.move': move },
    decks: { 'enterprise-d.at': ['B1'], 'enterprise-d.hand': ['warp-drive'] },
  };
  const { match } = new Stage(frontiers, scene);
  const branch = { mark: MARK, seat: 0, steps: steps.map(([words, label]) => ({ words, label })) };
  // The tables treat every game as one with unknown state.
  const look = () => triedOn(match.table, branch, frontiers as unknown as Game<unknown>, () => 0);
  return { match, look };
}

const MOVE = ['move:B3', 'Move to B3: Empty space'] as const;
const WARP = ['warp drive', 'Warp Drive: Move 2'] as const;
const END = ['end turn', 'End your turn'] as const;

test('T-PREVIEW-01: a private copy without steps shows the table as it is, and its own question', () => {
  const { match, look } = copyOf([]);
  const before = JSON.stringify(copyTable(match.table));
  const { table, preview, trial } = look();
  expect(trial).toEqual({ mark: MARK, steps: [], reached: 0, broken: null });
  expect(preview.stopped).toBeNull();
  expect(table.state?.pending.map(({ prompt }) => prompt)).toEqual(match.state.pending.map(({ prompt }) => prompt));
  expect(JSON.stringify(match.table)).toBe(before);
});

test('T-PREVIEW-01: a private copy plays its steps again from the position now', () => {
  const { trial, preview } = copyOf([MOVE, WARP]).look();
  expect(trial).toMatchObject({ steps: [MOVE[1], WARP[1]], reached: 2, broken: null });
  expect(preview.picks.map(({ option }) => option?.verb)).toEqual(['move', expect.any(String)]);
});

test('T-PREVIEW-01: a private copy says why it stops after its last step', () => {
  const { trial, preview } = copyOf([WARP, END]).look();
  expect(trial).toMatchObject({ reached: 2, broken: null });
  expect(preview.by).toBe('cards');
});

test('if the table has moved on, a private copy breaks at the first impossible step and shows the steps before it', () => {
  const { trial, preview } = copyOf([WARP, ['move:Z9', 'Move to Z9'], MOVE]).look();
  expect(trial).toMatchObject({ reached: 1, broken: { text: expect.stringContaining('move:Z9') } });
  expect(preview.picks.map(({ label }) => label)).toEqual([WARP[1]]);
});

test('a step that would do something else now breaks the private copy, even if it is possible', () => {
  const { trial } = copyOf([['move:B3', 'Move to B3: Outpost']]).look();
  expect(trial).toMatchObject({ reached: 0, broken: { text: `This step would be “${MOVE[1]}” now.` } });
});

test('no question of a table has the id of a question of a private copy', () => {
  expect(isTried(triedId({ mark: MARK }))).toBe(true);
  expect(['d1', 'd12-3fa9c1'].some(isTried)).toBe(false);
});
