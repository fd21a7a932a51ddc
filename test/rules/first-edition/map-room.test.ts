import { expect, test } from 'vitest';
import { firstEdition as pictures } from '../../../renderers/first-edition/index.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import type { FirstEditionView, PieceView } from '../../../src/games/first-edition/view.ts';
import { BLUE, GOLD, scene } from './scene.ts';

/** A view with a location full of both sides’ cards, with this many personnel in each place. */
function crowded(many: number): FirstEditionView {
  const stage = scene({
    gold: { missions: GOLD, play: [['Jean-Luc Picard', 'surface:L2']] },
    blue: { missions: BLUE },
  });
  const view = firstEdition.view(stage.match.state, 0);
  const [one] = view.pieces;
  const [where] = view.locations;
  if (one === undefined || where === undefined) throw new Error('nobody is there');
  const here = (seat: number, type: string, at: PieceView['at'], count: number): PieceView[] =>
    Array.from({ length: count }, (_, id) => ({ ...one, id: 1000 + id, seat, type, at, location: 'L2' }));
  return {
    ...view,
    locations: view.locations.map((location) => ({
      ...location,
      seeds: Array.from({ length: 12 }, () => ({ owner: 0, title: null })) as typeof location.seeds,
    })),
    pieces: [0, 1].flatMap((seat) => [
      ...here(seat, 'Facility', 'space:L2', 1),
      ...here(seat, 'Ship', 'space:L2', 3),
      ...here(seat, 'Personnel', 'aboard:1', many),
      ...here(seat, 'Personnel', 'surface:L2', many),
    ]),
  };
}

test.each([1, 9, 18])(
  'with %i personnel of each side aboard cards and on the planet, nothing on the map overlaps',
  (many) => {
    const view = crowded(many);
    const all = view.locations.map(({ id }) => id);
    const picture = pictures.map.draw(view, { highlight: { attempts: all, places: all } });
    const { faults, cut } = picture.audit();
    expect(faults.map(({ kind, what }) => `${kind}: ${what}`)).toEqual([]);
    expect(cut).toEqual([]);
  },
);
