import { describe, expect, it } from 'vitest';
import { awayMissions as pictures } from '../../../renderers/away-missions/index.ts';
import type { DrawnPicture } from '../../../renderers/index.ts';
import { isIcon } from '../../../renderers/kit/icons.ts';
import { CARDS } from '../../../src/games/away-missions/content/cards.ts';
import { CORES } from '../../../src/games/away-missions/content/cores.ts';
import { cardView } from '../../../src/games/away-missions/effects/text.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import type { AwayMissionsView } from '../../../src/games/away-missions/view.ts';
import { sample } from '../../rules/renderers/views.ts';
import { BUDGETS } from '../budgets.ts';
import { faultsOfGame, faultsOfPicture, pagesTo } from '../support/drawn.ts';

const { map, closeup, hand, offer, component, sheet, dice, score } = pictures;

const { pictureEvery } = BUDGETS['away-missions'];

/** Every card of the game. */
const all = [CARDS.federation, CARDS.borg, CORES.federation, CORES.borg].flat().map(({ id }) => cardView(id));

/** Returns the faults of a drawing and the words that were cut, since the whole text of a card must be readable. */
const lossesOf = (picture: DrawnPicture): string[] => [...faultsOfPicture(picture), ...picture.audit().cut];

/** Returns all pictures of a view. */
function everyPicture(view: AwayMissionsView): DrawnPicture[] {
  const { reader } = view;
  return [
    map.draw(view, {}),
    dice.draw(view, {}),
    score.draw(view, {}),
    ...view.boards.map(({ board }) => closeup.draw(view, { board })),
    ...pagesTo(hand.pages(view, {})).map((page) => hand.draw(view, { page })),
    ...pagesTo(offer.pages(view, {})).map((page) => offer.draw(view, { page })),
    ...(reader === 'spectator'
      ? []
      : pagesTo(sheet.pages(view, { seat: reader })).map((page) => sheet.draw(view, { seat: reader, page }))),
  ];
}

describe('card faces in Away Missions', () => {
  it('cards name only icons that exist', () => {
    expect(
      all.flatMap(({ name, lines }) => lines.filter(({ icon }) => !isIcon(icon)).map(({ icon }) => `${name}: ${icon}`)),
    ).toEqual([]);
  });

  it('the text of every card fits on its face, alone or side by side, bright or dimmed', () => {
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

describe('pictures of a whole game', () => {
  it.each(['one', 'two'])(
    'every picture in a two-player game can be drawn without layout errors, from the first board to the score (%s)',
    (secret) => {
      expect(faultsOfGame(awayMissions, { secret, every: pictureEvery }, everyPicture)).toEqual([]);
    },
  );

  it.each([
    ['for four, each alone', { factions: ['federation', 'borg', 'klingon', 'romulan'] }],
    [
      'of two teams that hold characters back',
      { factions: ['klingon', 'romulan', 'klingon', 'romulan'], partner: 2, escalation: true },
    ],
    ['for three in a Borg cube', { factions: ['borg', 'borg', 'romulan'], cube: true, quick: true }],
  ])('every picture of a game %s can be drawn without a fault', (secret, options) => {
    // Games of three and four have larger and more positions.
    const every = 6 * pictureEvery;
    expect(faultsOfGame(awayMissions, { secret, options, every }, everyPicture)).toEqual([]);
  });
});
