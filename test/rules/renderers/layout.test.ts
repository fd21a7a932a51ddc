import { describe, expect, it } from 'vitest';
import { awayMissions } from '../../../renderers/away-missions/index.ts';
import type { DrawnPicture } from '../../../renderers/index.ts';
import type { AwayMissionsView } from '../../../src/games/away-missions/view.ts';
import { crowd, everything, fullest, longCard, oneBoard, places } from './fullest.ts';
import { cubeLayout, lay, sample, usualLayout, wideLayout } from './views.ts';

const { map, closeup, hand, offer, component, sheet, dice, score } = awayMissions;

/** The most bytes for a picture that is sent to a phone: 200 KB. */
function fine(picture: DrawnPicture): void {
  expect(picture.audit().faults).toEqual([]);
  expect(picture.encode().length).toBeLessThan(200 * 1024);
}

const every = (layout = usualLayout): string[] => lay(layout).spaces.map((space) => space.id);
/** The usual layout during the scan: the corridor begins at column 1, and everything west of it has lower columns. */
const atOne = usualLayout.map(
  ([board, column, row, width, height]) => [board, column - 1, row, width, height] as const,
);

const views: [string, AwayMissionsView][] = [
  ['the middle of a game', sample()],
  ['a spectator', sample({ reader: 'spectator', hand: [], awaited: [], turn: null, active: null })],
  ['before any board', sample({ boards: [], spaces: [], characters: [], trace: null })],
  ['two boards laid', sample({ ...lay(usualLayout.slice(0, 2)), characters: [], trace: null })],
  ['boards at the short ends', sample(lay(wideLayout))],
  ['a square without corridor', sample(lay(cubeLayout))],
  ['twelve on one board', fullest(oneBoard)],
  ['twelve in the corridor', fullest(['B5', 'C6', 'D5', 'F6', 'H5', 'I6'])],
  ['two in every space', { ...fullest(oneBoard), characters: crowd(every()) }],
  ['two in every space of the wide layout', { ...fullest([], wideLayout), characters: crowd(every(wideLayout)) }],
  [
    'one in every space of the wide layout',
    { ...fullest([], wideLayout), characters: crowd(every(wideLayout)).filter((_, i) => i % 2) },
  ],
];

describe.each(views)('the pictures of %s have no layout errors', (_, view) => {
  it('the map has no layout errors', () => fine(map.draw(view, {})));
  it('the map with everything highlighted has no layout errors', () =>
    fine(map.draw(view, { highlight: everything(view) })));
  it.each(['corridor', 'bridge', 'laboratories'] as const)('the close-up of %s has no layout errors', (board) => {
    const here = view.spaces.filter((space) => space.board === board).map((space) => space.id);
    const people = view.characters
      .filter((person) => person.space !== null && here.includes(person.space))
      .slice(0, 12);
    fine(closeup.draw({ ...view, characters: people }, { board }));
  });
  it('no page of the hand has layout errors', () => {
    for (let page = 1; page <= hand.pages(view, {}); page++) fine(hand.draw(view, { page }));
  });
  it('no page of the cards on offer has layout errors', () => {
    const choosing = { ...view, offer: view.hand };
    for (let page = 1; page <= offer.pages(choosing, {}); page++) fine(offer.draw(choosing, { page }));
    fine(offer.draw(view, {}));
  });
  it('no page of either sheet has layout errors', () => {
    const few = { ...view, characters: view.characters.slice(0, 12) };
    for (const seat of [0, 1]) {
      for (let page = 1; page <= sheet.pages(few, { seat }); page++) fine(sheet.draw(few, { seat, page }));
    }
  });
  it('the dice have no layout errors', () => fine(dice.draw(view, {})));
  it('the score has no layout errors', () => fine(score.draw(view, {})));
});

describe('others', () => {
  it.each([1, 2, 3, 4])(
    'the map with places for the next board and %i boards placed has no layout errors',
    (boards) => {
      const view = sample({ ...lay(atOne.slice(0, boards)), characters: [], trace: null });
      fine(map.draw(view, { highlight: places }));
    },
  );

  it('short and long cards have no layout errors', () => {
    for (const card of [...sample().hand, longCard(0), longCard(1), longCard(2, { now: null })]) {
      fine(component.draw(null, { component: { is: 'card', card } }));
    }
  });

  it('the picture of an unopposed or failed test has no layout errors', () => {
    const test = { ...sample().roll, kind: 'test' as const, against: null, extra: 0 };
    const acting = { seat: 0, name: 'Data', dice: [], rerolls: [] };
    for (const result of [null, 0, 1, 4]) {
      fine(dice.draw(sample({ roll: { ...test, label: 'Data tests Science', acting, result, done: true } }), {}));
    }
    fine(dice.draw(sample({ roll: null }), {}));
  });

  it('the fullest score sheet, with seed and hash, has no layout errors', () => {
    const parts = Array.from({ length: 16 }, (_, i) => ({
      label: `Reconfigure the Main Deflector Array ${i}`,
      points: 100,
    }));
    const rows = [0, 1].map((seat) => ({
      seat,
      name: 'United Federation of Planets',
      total: 1600 - seat,
      cards: 16,
      parts,
    }));
    const view = sample({
      score: { rows, verdict: 'The Federation wins by one point after three long rounds of close play.' },
    });
    fine(score.draw(view, { commitment: 'f0'.repeat(32), seed: '0d'.repeat(32) }));
  });
});
