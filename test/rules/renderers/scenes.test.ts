import { describe, expect, it } from 'vitest';
import { findScene, render, scenes } from '../../../renderers/index.ts';
import type { EdgeView } from '../../../src/games/away-missions/view.ts';
import { decode } from './decode.ts';
import { card, sample } from './views.ts';

const { map } = scenes['away-missions'];

describe('scenes', () => {
  it('scenes are found by name, and an unknown name is reported', () => {
    expect(findScene('away-missions', 'map')).toBe(map);
    expect(() => findScene('away-missions', 'orbit')).toThrow('away-missions has no picture called orbit');
    expect(() => findScene('chess', 'map')).toThrow('chess has no picture called map');
  });

  it('scenes draw pictures that are 1,200 pixels wide and decode to what was drawn', async () => {
    const picture = render('away-missions', 'map', sample(), {});
    const drawn = picture.canvas.pixels();
    const back = await decode(picture.encode());
    expect([back.width, back.height]).toEqual([1200, picture.height]);
    const changed = drawn.filter((pixel, i) => (pixel & 0xffffff) !== ((back.pixels[i] ?? 0) & 0xffffff)).length;
    expect(changed / drawn.length).toBeLessThan(0.05);
  });

  it('scenes give the same bytes for the same view, whether or not the surface and the floor are reused', () => {
    const first = map.draw(sample(), {}).encode();
    map.draw(sample({ characters: [], headline: 'Somebody else' }), {}).encode();
    expect(map.draw(sample(), {}).encode().equals(first)).toBe(true);
  });

  it('scenes leave nothing of the previous picture on a reused surface', () => {
    const { dice } = scenes['away-missions'];
    const view = sample();
    const { roll } = view;
    if (!roll) throw new Error('The sample has a roll.');
    const bare = { ...view, roll: { ...roll, label: 'x', acting: { ...roll.acting, dice: [] } } };
    const first = dice.draw(bare, {}).encode();
    dice.draw(view, {}).encode();
    expect(dice.draw(bare, {}).encode().equals(first)).toBe(true);
  });

  it('the floor is drawn again when a wall or a starting area changes', () => {
    const view = sample();
    const first = map.draw(view, {}).encode();
    const spaces = view.spaces.map((space) =>
      space.id === 'B9' ? { ...space, edges: { ...space.edges, south: 'wall' as const } } : space,
    );
    const players = view.players.map((player) => ({ ...player, area: [] }));
    expect(
      map
        .draw({ ...view, spaces }, {})
        .encode()
        .equals(first),
    ).toBe(false);
    expect(
      map
        .draw({ ...view, players }, {})
        .encode()
        .equals(first),
    ).toBe(false);
  });

  it('each picture is encoded only once', () => {
    const picture = map.draw(sample(), {});
    expect(picture.encode()).toBe(picture.encode());
  });

  it('scenes never change the view', () => {
    const view = sample();
    const before = structuredClone(view);
    for (const scene of [map, scenes['away-missions'].hand]) scene.draw(view, {});
    expect(view).toEqual(before);
  });

  it('an open door looks different from a closed one, even if the floor is reused', () => {
    const view = sample();
    const closed = map.draw(view, {}).encode();
    const opened = (edge: EdgeView): EdgeView => (edge === 'door-closed' ? 'door-open' : edge);
    const spaces = view.spaces.map((space) => {
      const { north, east, south, west } = space.edges;
      const edges = { north: opened(north), east: opened(east), south: opened(south), west: opened(west) };
      return { ...space, edges };
    });
    expect(
      map
        .draw({ ...view, spaces }, {})
        .encode()
        .equals(closed),
    ).toBe(false);
  });

  it('cards that can’t be played are dimmed', () => {
    const hand = (playable: boolean) =>
      scenes['away-missions'].hand.draw(
        sample({ hand: [card('Hypospray', { now: { playable, why: playable ? null : 'not now' } })] }),
        {},
      );
    expect(hand(true).encode().equals(hand(false).encode())).toBe(false);
  });
});
