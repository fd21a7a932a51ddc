import { describe, expect, it } from 'vitest';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import type { FrontiersView } from '../../../src/games/frontiers/view.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { copyTable } from '../../../src/kernel/table.ts';
import { type CaseSetup, Stage } from '../../../src/simulation/stage.ts';
import { previewed } from '../../../src/tables/preview.ts';

/** A turn of the Enterprise at a space, with this many Move points, and the previews of lines. */
function turn(at: string, move: number, hand: readonly string[] = []) {
  const scene: CaseSetup = {
    options: { scenario: 'full-conquest', players: 2 },
    at: 'turn',
    patch: { 'players.0.points.move': move },
    decks: { 'enterprise-d.at': [at], ...(hand.length > 0 ? { 'enterprise-d.hand': hand } : {}) },
  };
  const { match } = new Stage(frontiers, scene);
  // The tables treat every game as one with unknown state.
  const game = frontiers as unknown as Game<unknown>;
  const look = (line: string) => previewed(match.table, { seat: 0, line }, game, () => 0);
  return { match, look };
}

describe('preview', () => {
  it('T-PREVIEW-01: a preview shows picks, prices and the result, and plays nothing', () => {
    const { match, look } = turn('B1', 8, ['warp-drive']);
    const before = JSON.stringify(copyTable(match.table));
    const { table, preview } = look('move b3; warp drive');
    expect(preview.stopped).toBeNull();
    expect(preview.picks.map(({ label }) => label)).toEqual(['Move to B3: Empty space', 'Warp Drive: Move 2']);
    expect(preview.picks[0]?.hint).toMatch(/^Costs \d+ by B\d, leaves \d Move\.$/);
    const after = table.state === null ? null : (frontiers.view(table.state as never, 0) as FrontiersView);
    expect(after?.captains[0]?.at).toBe('B3');
    expect(JSON.stringify(match.table)).toBe(before);
  });

  it.each([
    ['an explored tile', 'explore E', 'Explore E'],
    ['the draw at the end of the turn', 'warp drive; end turn', 'End your turn'],
    ['a die roll', 'roll purple', 'Roll a purple die'],
  ])('T-PREVIEW-01: a preview ends at %s and names that pick', (_what, line, last) => {
    const { match, look } = turn('B1', 8, ['warp-drive']);
    match.state.g.core = ['purple'];
    const { table, preview } = look(`${line}; move b2`);
    expect(preview.stopped).toEqual({ text: expect.stringContaining('The preview ends here'), rule: 'T-PREVIEW-01' });
    expect(preview.picks.at(-1)?.label).toBe(last);
    expect(table.state?.draws).toBe(match.state.draws);
  });

  it('a preview shows the possible picks and then explains the impossible one', () => {
    const { preview } = turn('B1', 4).look('b2; move c4');
    expect(preview.picks).toHaveLength(1);
    expect(preview.stopped).toMatchObject({ rule: 'F-MOVE-04', text: expect.stringContaining('C4') });
    expect(turn('B1', 4).look('sing').preview).toMatchObject({ picks: [], stopped: {} });
  });

  it('for each meaning of an ambiguous pick, a preview suggests the whole line', () => {
    const { preview } = turn('B1', 8, ['warp-drive']).look(' move  b3;  moev b2; end turn');
    expect(preview.picks).toHaveLength(1);
    const instead = [{ label: 'Move to B2: Outpost', line: 'move b3; move:B2; end turn' }];
    expect(preview.stopped?.instead).toEqual(instead);
  });

  it('a preview says which enemies are provoked', () => {
    const { match, look } = turn('B0', 9);
    const near = match.pending(0)?.options.find(({ rule }) => rule === 'F-MOVE-14');
    const { preview } = look(near?.key ?? '');
    expect(preview.picks[0]?.hint).toContain('Provokes');
    expect(preview.told.map(({ rule }) => rule)).toContain('F-MOVE-14');
  });
});
