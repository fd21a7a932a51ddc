import { describe, expect, it } from 'vitest';
import { frontiers as pictures } from '../../../renderers/frontiers/index.ts';
import type { DrawnPicture } from '../../../renderers/index.ts';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import type { FrontiersView } from '../../../src/games/frontiers/view.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { BUDGETS } from '../budgets.ts';
import { faultsOfGame, pagesTo } from '../support/drawn.ts';

const { map, hand, choice, fight, sheet, score } = pictures;

/** The pictures that change most often. */
function changing(view: FrontiersView): DrawnPicture[] {
  return [
    map.draw(view, { highlight: { reach: true } }),
    ...pagesTo(hand.pages(view, {})).map((page) => hand.draw(view, { page })),
    ...pagesTo(choice.pages(view, {})).map((page) => choice.draw(view, { page })),
    ...pagesTo(fight.pages(view, {})).map((page) => fight.draw(view, { page })),
    ...view.captains.map(({ seat }) => sheet.draw(view, { seat })),
    score.draw(view, {}),
  ];
}

const GAMES: Json[] = [
  { scenario: 'full-conquest', players: 4, pvp: true },
  { scenario: 'conquer-and-hold', players: 2, openMap: true },
];

describe('a whole game', () => {
  it.each(GAMES)('every picture of a game with %j is drawn without a fault', (options) => {
    const every = BUDGETS.frontiers.pictureEvery;
    expect(faultsOfGame(frontiers, { secret: 'drawn', options, every }, changing)).toEqual([]);
  });
});
