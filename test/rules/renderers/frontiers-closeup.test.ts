import { describe, expect, it } from 'vitest';
import { frontiers } from '../../../renderers/frontiers/index.ts';
import { CREW, crewOf } from '../../../src/games/frontiers/content/crew/all.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { lay, moor, position, put, site } from '../frontiers/support/position.ts';
import { fullest, moving, viewOf } from './frontiers-positions.ts';

const { closeup, map } = frontiers;

/** All texts and icons on the first page of a close-up. */
function shown(g: Frontiers, at: string): { texts: readonly string[]; icons: readonly string[] } {
  return closeup.draw(viewOf(g), { at }).audit();
}

describe('close-up', () => {
  it('F-MOVE-05 F-MOVE-29: like the map, a close-up shows the current cost of a step', () => {
    const g = moving(position(), 4);
    const plain = viewOf(g);
    expect(plain.terrain.map(({ terrain, cost, stays }) => [terrain, cost, stays])).toEqual([
      ['space', 2, true],
      ['nebula', 3, true],
      ['planet', 3, false],
      ['sun', 4, false],
      ['asteroids', null, false],
      ['blackHole', null, false],
      ['wormhole', 2, true],
    ]);
    const figures = ['2', '3', '3', '4', '2'];
    expect(shown(g, 'B').texts.join(' ')).toContain(['Move costs', ...figures].join(' '));
    expect(map.draw(plain, {}).audit().texts.join(' ')).toContain(figures.join(' '));
    // With the strong effect of Navigational Charts, every space costs 2.
    const cheap = { kind: 'cost', terrain: 'all', set: 2 } as const;
    g.players[0]?.lasting.push({ modifier: cheap, until: 'turn' });
    expect(viewOf(g).terrain.flatMap(({ cost }) => cost ?? [])).toEqual([2, 2, 2, 2, 2]);
    expect(viewOf(g, 1).terrain.flatMap(({ cost }) => cost ?? [])).toEqual([2, 3, 3, 4, 2]);
    expect(closeup.text(viewOf(g), { at: 'B' })).toContainEqual(
      expect.stringContaining('Sun 2 (no stop), Asteroid Field closed'),
    );
  });

  it('F-LOC-04: a close-up shows the color of a station under a ship, and the class of a planet', () => {
    const g = moving(position());
    moor(g, 0, 'B3');
    const marks = (at: string) => shown(g, at).icons.filter((icon) => icon.startsWith('mark'));
    const apart = marks('C');
    moor(g, 0, 'C4');
    expect(marks('C')).toEqual(apart);
    expect(apart).toEqual(['markRed']);
    lay(g, 'frontier7', 'D');
    moor(g, 0, 'D5');
    expect(viewOf(g).spaces.find(({ id }) => id === 'D5')?.site?.kind).toBe('classM');
    expect(shown(g, 'D').texts).toContain('M');
  });

  it('F-BUY-02 F-BUY-04 F-BUY-05: a close-up shows prices at planets and Outposts, but not at decimated planets', () => {
    const g = moving(position());
    lay(g, 'frontier7', 'D');
    g.crew.actions = ['overload'];
    g.crew.offer = ['colony-volunteers', 'field-medics'];
    const sold = () => viewOf(g).spaces.find(({ id }) => id === 'D5')?.sells;
    expect(sold()).toEqual([
      { icon: 'person', words: 'Alyssa Ogawa', price: 3 },
      { icon: 'recover', words: 'Repair or Heal, per point', price: 2 },
      { icon: 'card', words: 'Overload', price: 6 },
    ]);
    const { texts } = shown(g, 'D');
    for (const words of ['D5: Class-M Planet', 'Alyssa Ogawa', 'Overload', '6']) expect(texts).toContain(words);
    g.players[0]?.lasting.push({ modifier: { kind: 'recruits', less: 2 }, until: 'turn' });
    expect(sold()?.[0]?.price).toBe(1);
    site(g, 'D5').marks = [1];
    expect(sold()).toEqual([]);
  });

  it('F-LOC-12 F-LOC-13: a close-up says which players can’t trade at a Starbase yet', () => {
    const g = moving(position());
    lay(g, 'frontier3', 'D');
    put(g, 'D1', 'romulanStarbase', 'border-watch');
    g.crew.offer = CREW.filter(({ icons }) => icons.includes('romulanStarbase'))
      .map(({ id }) => id)
      .slice(0, 1);
    const [name] = g.crew.offer.map((id) => crewOf(id).name);
    const told = () =>
      closeup.text(viewOf(g), { at: 'D' }).find((line) => line.startsWith('D1: Romulan Starbase, for'));
    expect(told()).toMatch(new RegExp(`Sells once it is conquered; ${name}: \\d+\\.$`));
    site(g, 'D1').tokens = [];
    site(g, 'D1').marks = [1];
    expect(told()).toMatch(new RegExp(`Only for Defiant; ${name}: \\d+\\.$`));
    site(g, 'D1').marks = [0];
    expect(told()).toMatch(new RegExp(`Diplomacy: ${name}: \\d+\\.$`));
  });

  it('a close-up shows everyone on the tile, if necessary on a second page', () => {
    const view = viewOf(fullest());
    for (const { id } of view.tiles) {
      const pages = Array.from({ length: closeup.pages(view, { at: id }) }, (_, i) =>
        closeup.draw(view, { at: id, page: i + 1 }),
      );
      const texts = pages.flatMap((picture) => picture.audit().texts);
      expect(pages.flatMap((picture) => picture.audit().faults)).toEqual([]);
      expect(pages.length).toBeLessThanOrEqual(2);
      const near = view.spaces.filter(({ tile }) => tile === id);
      const met = near.flatMap(({ tokens }) => tokens.flatMap(({ enemy }) => enemy?.name ?? []));
      for (const name of met) expect(texts).toContain(name);
    }
  });
});
