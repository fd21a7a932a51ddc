import { expect, it } from 'vitest';
import { RESOLVE, TURN } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { ascendancy } from '../../../../src/games/ascendancy/index.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import { type Game, procedure } from '../../../../src/kernel/game.ts';
import { InMemoryTable } from '../../../../src/kernel/in-memory-table.ts';
import { redealFor } from '../../../../src/kernel/redeal.ts';
import { found } from '../cards/stage.ts';
import { WORLD, worldOf } from '../support.ts';

it('A-TERM-06: the second player also chooses a System, and re-dealt copies of the position ask the same question', () => {
  const swapped = procedure<Ascendancy, object>('swapped')({
    begin(ctx) {
      const units = ctx.g.units.filter(({ at }) => at === WORLD).map(({ id }) => id);
      ctx.call(RESOLVE, { seat: 0, system: WORLD, units, kind: 'impulse', card: 'cardassian-armistice-accords' });
      return 'turn';
    },
    turn(ctx) {
      ctx.call(TURN, { seat: 0 });
      return 'turn';
    },
  });
  const game: Game<Ascendancy> = {
    ...ascendancy,
    setup() {
      const g = found(1, ['federation', 'cardassian', 'romulan']);
      worldOf(g).control = 0;
      g.discs['ardana'] = { ...structuredClone(worldOf(g)), id: 'ardana', control: 1 };
      return g;
    },
    main: 'swapped',
    procedures: { ...ascendancy.procedures, swapped },
  };
  const match = new InMemoryTable(game, { options: { civs: ['federation', 'cardassian', 'romulan'] } }).start();
  const asked = () => {
    const [decision] = match.state.pending;
    if (decision === undefined) throw new Error('nobody is asked');
    return decision;
  };
  expect(asked().seat).toBe(0);
  match.answer(asked(), [`give:${WORLD}`]);
  expect([asked().seat, asked().options.map(({ key }) => key)]).toEqual([1, ['give:ardana', 'refuse']]);
  // Bots try answers in re-dealt copies. The offered System is public, so the copy asks the same question.
  expect(redealFor(game, match.state, 1, () => 0).pending).toEqual([asked()]);
  match.answer(asked(), ['give:ardana']);
  const { discs } = match.state.g;
  expect([discs[WORLD]?.control, discs['ardana']?.control]).toEqual([1, 0]);
});
