import { describe, expect, it } from 'vitest';
import { type KeptPosition, keptRecord, replayedPosition } from '../../../src/cli/kept-positions.ts';
import { film, pictures } from '../../../src/cli/picture-list.ts';
import type { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { resumeLine, runLine } from '../../../src/tables/line.ts';
import type { LineDone } from '../../../src/tables/types.ts';
import { GUIDED, type Guided, guideOf, linesIn } from '../../support/guides.ts';

/** The position from which a guide plays its turn, which is also that of its film or its pictures. */
function positionOf(game: Guided): KeptPosition {
  if (game === 'frontiers') return film.position;
  return pictures.find(({ name }) => name === `${game}-turn`)?.position ?? expect.fail(`${game} has no picture`);
}

/** Passes for all other seats until this seat is asked. */
function othersPass(table: InMemoryTable<unknown>, seat: number): void {
  for (let other = table.state.pending[0]; other !== undefined && table.pending(seat) === null; ) {
    table.answer(other, ['pass']);
    other = table.state.pending[0];
  }
}

/** Plays a line as `/play` does, including the rest of a line that waits for others. */
function play(table: InMemoryTable<unknown>, seat: number, text: string): LineDone {
  const { game } = table;
  othersPass(table, seat);
  const decision = table.pending(seat)?.id ?? expect.fail(`nothing is asked before “${text}”`);
  const apply = (answer: Parameters<typeof table.submit>[0]): void => void table.submit(answer);
  let done = runLine(table.table, { t: 'line', seat, decision, text }, game, apply);
  while (done.rest !== undefined) {
    othersPass(table, seat);
    done = resumeLine(table.table, { seat, done }, game, apply);
  }
  return done;
}

describe.each(GUIDED)('the turn in the guide to %s', (game) => {
  const { steps, whole } = linesIn(guideOf(game));
  const position = positionOf(game);
  const begin = () => replayedPosition(keptRecord(position.game), position.inputs);

  it('the guide’s lines can be typed one after the other, and none of them stops early', () => {
    expect(steps.length).toBeGreaterThan(4);
    const table = begin();
    for (const line of steps) expect(play(table, position.seat, line), line).toMatchObject({ stopped: null });
  });

  it('each longer line in the guide consists of single lines from the guide and plays to its end', () => {
    expect(whole.length).toBeGreaterThan(0);
    for (const line of whole) {
      const done = play(begin(), position.seat, line);
      expect(done, line).toMatchObject({ stopped: null });
      expect(done.picked.length).toBe(line.split('; ').length);
      for (const part of line.split('; ')) expect(steps).toContain(part);
    }
  });
});
