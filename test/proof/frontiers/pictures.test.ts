import { describe, expect, it } from 'vitest';
import { frontiers as pictures } from '../../../renderers/frontiers/index.ts';
import type { DrawnPicture } from '../../../renderers/index.ts';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import type { FrontiersView } from '../../../src/games/frontiers/view.ts';
import { randomAnswer } from '../../../src/kernel/decision.ts';
import { Match } from '../../../src/kernel/match.ts';
import { stream } from '../../../src/kernel/random.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { BUDGETS } from '../budgets.ts';

const { map, hand, choice, fight, sheet, score } = pictures;

const faultsOf = (picture: DrawnPicture): string[] =>
  picture.audit().faults.map(({ kind, what }) => `${kind}: ${what}`);

/** The faults of the pictures that change most. */
function faults(view: FrontiersView): string[] {
  const pages = (many: number): number[] => Array.from({ length: many }, (_, i) => i + 1);
  return [
    map.draw(view, { highlight: { reach: true } }),
    ...pages(hand.pages(view, {})).map((page) => hand.draw(view, { page })),
    ...pages(choice.pages(view, {})).map((page) => choice.draw(view, { page })),
    ...pages(fight.pages(view, {})).map((page) => fight.draw(view, { page })),
    ...view.captains.map(({ seat }) => sheet.draw(view, { seat })),
    score.draw(view, {}),
  ].flatMap(faultsOf);
}

const GAMES: Json[] = [
  { scenario: 'full-conquest', players: 4, pvp: true },
  { scenario: 'conquer-and-hold', players: 2, openMap: true },
];

describe('a whole game', () => {
  it.each(GAMES)('is drawn without a fault: %j', { timeout: 60_000 }, (options) => {
    const match = new Match(frontiers, { secret: 'drawn', undo: false, quiet: true, options }).start();
    const random = stream('answers of drawn');
    for (let step = 0; match.state.over === null; step++) {
      const [decision] = match.state.pending;
      if (decision === undefined) throw new Error('the game waits for nobody');
      if (step % BUDGETS.frontiers.pictureEvery === 0)
        expect(faults(frontiers.view(match.state, decision.seat))).toEqual([]);
      match.answer(
        decision,
        randomAnswer(decision, (bound) => random.next(bound)),
      );
    }
    expect(faults(frontiers.view(match.state, 'spectator'))).toEqual([]);
  });
});
