import { describe, expect, it } from 'vitest';
import { awayMissions as pictures } from '../../../renderers/away-missions/index.ts';
import type { DrawnPicture } from '../../../renderers/index.ts';
import { isIcon } from '../../../renderers/kit/icons.ts';
import { CARDS } from '../../../src/games/away-missions/content/cards.ts';
import { CORES } from '../../../src/games/away-missions/content/cores.ts';
import { cardView } from '../../../src/games/away-missions/effects/text.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import type { AwayMissionsView } from '../../../src/games/away-missions/view.ts';
import { randomAnswer } from '../../../src/kernel/decision.ts';
import { Match } from '../../../src/kernel/match.ts';
import { stream } from '../../../src/kernel/random.ts';
import { sample } from '../../rules/renderers/views.ts';
import { BUDGETS } from '../budgets.ts';

const { map, closeup, hand, offer, component, sheet, dice, score } = pictures;

const { pictureEvery } = BUDGETS['away-missions'];
const READERS = [0, 1, 'spectator'] as const;

/** Every card of the game. */
const all = [CARDS.federation, CARDS.borg, CORES.federation, CORES.borg].flat().map(({ id }) => cardView(id));

const faultsOf = (picture: DrawnPicture): string[] =>
  picture.audit().faults.map(({ kind, what }) => `${kind}: ${what}`);

/** Faults, and words that are cut: a card must be read to its end. */
const lossesOf = (picture: DrawnPicture): string[] => [...faultsOf(picture), ...picture.audit().cut];

/** The faults of all pictures of a view. */
function everyPicture(view: AwayMissionsView): string[] {
  const { reader } = view;
  const pages = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);
  return [
    map.draw(view, {}),
    dice.draw(view, {}),
    score.draw(view, {}),
    ...view.boards.map(({ board }) => closeup.draw(view, { board })),
    ...pages(hand.pages(view, {})).map((page) => hand.draw(view, { page })),
    ...pages(offer.pages(view, {})).map((page) => offer.draw(view, { page })),
    ...(reader === 'spectator'
      ? []
      : pages(sheet.pages(view, { seat: reader })).map((page) => sheet.draw(view, { seat: reader, page }))),
  ].flatMap(faultsOf);
}

describe('the cards of Away Missions', () => {
  it('name icons that there are', () => {
    expect(
      all.flatMap(({ name, lines }) => lines.filter(({ icon }) => !isIcon(icon)).map(({ icon }) => `${name}: ${icon}`)),
    ).toEqual([]);
  });

  it('fit their faces, alone and side by side, bright and dim, without losing a word', () => {
    const dim = all.map((shown) => ({ ...shown, now: { playable: false, why: 'not at this moment of the game' } }));
    for (const cards of [all, dim]) {
      expect(cards.flatMap((card) => lossesOf(component.draw(null, { component: { is: 'card', card } })))).toEqual([]);
      for (let first = 0; first < cards.length; first += 16) {
        const view = sample({ hand: cards.slice(first, first + 16) });
        for (let page = 1; page <= hand.pages(view, {}); page++)
          expect(lossesOf(hand.draw(view, { page }))).toEqual([]);
      }
    }
  });
});

describe('a whole game', () => {
  it.each(['one', 'two'])('is drawn without a fault from the first scan to the score (%s)', (secret) => {
    const match = new Match(awayMissions, { secret, undo: false, quiet: true }).start();
    const random = stream(`answers of ${secret}`);
    for (let step = 0; match.state.over === null; step++) {
      const [decision] = match.state.pending;
      if (!decision) throw new Error('The game waits for nobody.');
      if (step % pictureEvery === 0) {
        // The seats and whoever looks on take turns.
        const reader = READERS[(step / pictureEvery) % READERS.length] ?? 0;
        expect(everyPicture(awayMissions.view(match.state, reader))).toEqual([]);
      }
      match.answer(
        decision,
        randomAnswer(decision, (bound) => random.next(bound)),
      );
    }
    expect(everyPicture(awayMissions.view(match.state, 0))).toEqual([]);
  });
});
