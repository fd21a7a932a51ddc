import { describe, expect, it } from 'vitest';
import { ascendancy as pictures } from '../../../renderers/ascendancy/index.ts';
import type { DrawnPicture } from '../../../renderers/index.ts';
import { ascendancy } from '../../../src/games/ascendancy/index.ts';
import type { AscendancyView } from '../../../src/games/ascendancy/view.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { BUDGETS } from '../budgets.ts';
import { faultsOfGame, pagesTo } from '../support/drawn.ts';

const { map, closeup, sheet, projects, fleets, trade, fight, roll, borg, score } = pictures;

/** The pictures that change most often. */
function changing(view: AscendancyView): DrawnPicture[] {
  const home = view.players.find(({ seat }) => seat === view.reader)?.home ?? 'earth';
  return [
    map.draw(view, {}),
    ...(view.systems.some(({ id }) => id === home) ? [closeup.draw(view, { at: home, page: 1 })] : []),
    ...view.players.flatMap(({ seat }) => [
      ...pagesTo(sheet.pages(view, { seat })).map((page) => sheet.draw(view, { seat, page })),
      ...pagesTo(projects.pages(view, { of: seat })).map((page) => projects.draw(view, { of: seat, page })),
    ]),
    ...pagesTo(fleets.pages(view, {})).map((page) => fleets.draw(view, { page })),
    ...pagesTo(trade.pages(view, {})).map((page) => trade.draw(view, { page })),
    ...(view.conflict === null ? [] : [fight.draw(view, { page: 1 })]),
    ...(view.roll === null ? [] : [roll.draw(view, {})]),
    ...(view.borg === null ? [] : [borg.draw(view, { page: 1 })]),
    score.draw(view, {}),
  ];
}

const GAMES: Json[] = [
  { civs: ['federation', 'vulcan', 'klingon', 'ferengi'] },
  { civs: ['romulan', 'andorian'], borg: 'invasion', shape: 'circle' },
];

describe('pictures of a whole game', () => {
  it.each(GAMES)('every picture of a game with %j is drawn without an error', (options) => {
    const every = BUDGETS.ascendancy.pictureEvery;
    expect(faultsOfGame(ascendancy, { secret: 'drawn', options, every }, changing)).toEqual([]);
  });
});
