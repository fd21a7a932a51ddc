import { describe, expect, it } from 'vitest';
import { firstEdition as pictures } from '../../../renderers/first-edition/index.ts';
import type { DrawnPicture } from '../../../renderers/index.ts';
import { captain } from '../../../src/games/first-edition/bot/index.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import type { FirstEditionView } from '../../../src/games/first-edition/view.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../src/kernel/random.ts';
import { BUDGETS } from '../budgets.ts';
import { faultsOfGame, faultsOfPicture, pagesTo } from '../support/drawn.ts';

const { map, battle, location, hand, crew, met, sheet, score } = pictures;

/** Every picture of a view, all pages. */
function everyPicture(view: FirstEditionView): DrawnPicture[] {
  return [
    ...pagesTo(map.pages(view, {})).map((page) => map.draw(view, { page })),
    ...view.locations.flatMap(({ id }) =>
      pagesTo(location.pages(view, { at: id })).map((page) => location.draw(view, { at: id, page })),
    ),
    ...pagesTo(hand.pages(view, {})).map((page) => hand.draw(view, { page })),
    ...view.crews.flatMap(({ seat, place }) =>
      pagesTo(crew.pages(view, { seat, place })).map((page) => crew.draw(view, { seat, place, page })),
    ),
    ...view.players.flatMap((_player, seat) =>
      pagesTo(sheet.pages(view, { seat })).map((page) => sheet.draw(view, { seat, page })),
    ),
    met.draw(view, {}),
    ...pagesTo(battle.pages(view, {})).map((page) => battle.draw(view, { page })),
    score.draw(view, {}),
  ];
}

describe('a whole game', () => {
  it.each([
    ['Federation', 'Klingon'],
    ['Bajoran', 'Ferengi'],
  ])('every picture of a game is drawn without an error: %s against %s', (...decks) => {
    const every = BUDGETS['first-edition'].pictureEvery;
    expect(faultsOfGame(firstEdition, { secret: 'drawn', options: { decks, goal: 30 }, every }, everyPicture)).toEqual(
      [],
    );
  });

  it('every picture of a game between bots is drawn without an error and stays below 300 KB', () => {
    const match = new InMemoryTable(firstEdition, { secret: 'played', undo: false, quiet: true }).start();
    const random = stream('played');
    const faults: string[] = [];
    for (let step = 0; match.state.over === null; step++) {
      const [decision] = match.state.pending;
      if (decision === undefined) throw new Error('nobody is asked');
      if (step % 12 === 0)
        for (const picture of everyPicture(firstEdition.view(match.state, decision.seat))) {
          faults.push(...faultsOfPicture(picture));
          expect(picture.encode().length).toBeLessThan(300 * 1024);
        }
      match.answer(
        decision,
        captain(match.state, decision.seat, decision, (bound) => random.next(bound)),
      );
    }
    expect(faults).toEqual([]);
  });
});
