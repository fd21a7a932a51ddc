import { describe, expect, it } from 'vitest';
import { layings } from '../../../renderers/away-missions/layings.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import type { AwayMissionsView } from '../../../src/games/away-missions/view.ts';
import { layingViews } from '../../../src/games/away-missions/viewing/board.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../src/kernel/random.ts';
import type { Decision } from '../../../src/kernel/types.ts';

/** Every question of a scan, with its player's view. */
function scanned(n: number): { view: AwayMissionsView; decision: Decision }[] {
  const random = stream(`scan ${n}`);
  const match = new InMemoryTable(awayMissions, { secret: `scan ${n}` }).start();
  const found: { view: AwayMissionsView; decision: Decision }[] = [];
  for (;;) {
    const [decision] = match.state.pending;
    if (decision === undefined) throw new Error('nobody is asked');
    const { options, seat } = decision;
    if (options[0]?.verb === 'place') found.push({ view: awayMissions.view(match.state, seat), decision });
    else if (options[0]?.verb !== 'side') return found;
    match.answer(decision, [options[random.next(options.length)]?.key ?? '']);
  }
}

const questions = Array.from({ length: 8 }, (_, n) => scanned(n)).flat();

describe('places', () => {
  it('M-PREP-05: places for the next board have the same names as the options and are numbered in the same order', () => {
    expect(questions.length).toBeGreaterThan(16);
    for (const { view, decision } of questions) {
      const names = layingViews(view).map(({ name, door, degrees }) => `${name} ${door} ${degrees}°`);
      expect(names).toEqual(decision.options.map(({ label }) => label));
      expect(layings.text(view, { ways: layingViews(view) }).slice(1)[0]).toContain(`1. ${names[0]}:`);
    }
  });

  it('M-PREP-07: each place for the next board shows the area as it would be with the board there', () => {
    const match = new InMemoryTable(awayMissions, { secret: 'shown' }).start();
    const asked = (): Decision => match.state.pending[0] as Decision;
    match.answer(asked(), ['side:borg']);
    const view = awayMissions.view(match.state, asked().seat);
    const [way] = layingViews(view);
    match.answer(asked(), [asked().options[0]?.key ?? '']);
    const then = awayMissions.view(match.state, asked().seat).spaces;
    const changed = new Map(way?.spaces.map((space) => [space.id, space]));
    const shown = [...view.spaces.filter(({ id }) => !changed.has(id)), ...changed.values()];
    const sorted = (list: typeof then) => [...list].sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(sorted(shown)).toEqual(sorted(then));
  });

  it('places for the next board fit on every page, with readable text', () => {
    for (const { view } of questions) {
      const ways = layingViews(view);
      const pages = layings.pages(view, { ways });
      expect(pages).toBeLessThanOrEqual(3);
      for (let page = 1; page <= pages; page++) {
        const drawn = layings.draw(view, { ways, page });
        expect(drawn.audit().faults).toEqual([]);
        expect(drawn.height).toBeLessThanOrEqual(1500);
        expect(drawn.encode().length).toBeLessThan(200 * 1024);
      }
    }
  });
});
