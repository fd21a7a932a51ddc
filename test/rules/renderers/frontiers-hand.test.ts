import { describe, expect, it } from 'vitest';
import { frontiers } from '../../../renderers/frontiers/index.ts';
import type { DrawnPicture } from '../../../renderers/index.ts';
import { ADVANCED, BASIC, UNDISCOVERED } from '../../../src/games/frontiers/content/cards/all.ts';
import { DAMAGE } from '../../../src/games/frontiers/state.ts';
import type { CardView, FrontiersView } from '../../../src/games/frontiers/view.ts';
import { stream } from '../../../src/kernel/random.ts';
import { deal, position } from '../frontiers/support/position.ts';
import { laden, moving, viewOf } from './frontiers-positions.ts';

const { hand } = frontiers;
const ALL = [...BASIC, ...ADVANCED, ...UNDISCOVERED];

/** A hand in the middle of a turn with this many Damage Cards. */
function held(cards: readonly string[], damage = 0): FrontiersView {
  const g = moving(position());
  deal(g, 0, ...cards, ...new Array<string>(damage).fill(DAMAGE));
  return viewOf(g);
}

/** The ways in which a card can be used, and a reason why it can’t. */
const NOW: readonly CardView['now'][] = [
  null,
  { ways: ['basic', 'strong', 'move'], why: null },
  { ways: ['basic'], why: null },
  { ways: ['strong', 'attack'], why: null },
  { ways: ['diplomacy'], why: 'Only in a deal' },
];

/** The same hand with cards that can be used in these ways, in order. */
function usable({ own, ...view }: FrontiersView, first: number): FrontiersView {
  if (own === null) throw new Error('nobody holds it');
  const hand = own.hand.map((card, i) =>
    card.basic === null ? card : { ...card, now: NOW[(first + i) % NOW.length] ?? null },
  );
  return { ...view, own: { ...own, hand } };
}

/** All texts of a picture. */
function wordsOf(picture: DrawnPicture): string {
  return picture.audit().texts.join(' ').replaceAll('\u00a0', ' ');
}

/** The cards with the longest texts first. */
const talkative = [...ALL]
  .map(({ id }) => ({ id, length: hand.text(held([id]), {}).join(' ').length }))
  .sort((one, other) => other.length - one.length)
  .map(({ id }) => id);

describe('hand', () => {
  it('a hand of up to six cards fits in one picture with Damage Cards and the total, even if it has the longest cards', () => {
    const random = stream('hands');
    const hands = Array.from({ length: 60 }, () =>
      Array.from({ length: 6 }, () => ALL[random.next(ALL.length)]?.id ?? ''),
    );
    for (const [i, cards] of [talkative.slice(0, 6), ...hands].entries()) {
      const view = usable(held(cards, 3), i);
      const words = wordsOf(hand.draw(view, {}));
      expect([cards, hand.pages(view, {}), hand.draw(view, {}).audit().faults]).toEqual([cards, 1, []]);
      expect(words).toContain('3 Damage');
      expect(words).toContain('Most you could get');
    }
  });

  it('if a card’s text is shortened, the picture of the hand says so', () => {
    const all = wordsOf(hand.draw(held(['warp-drive', 'open-fire', 'attack-run']), {}));
    expect(all).toContain('Enterprise-D');
    expect(all).not.toContain('/card');
    expect(wordsOf(hand.draw(held(talkative.slice(0, 6), 1), {}))).toContain('/card tells more');
  });

  it('a full hand fits on one page beside everything that can accumulate in a turn', () => {
    const g = laden(moving(position({ players: 4 })));
    deal(g, 0, ...talkative.slice(0, 6), DAMAGE);
    const view = viewOf(g);
    expect([hand.pages(view, {}), hand.draw(view, {}).audit().faults]).toEqual([1, []]);
  });

  it('a hand shows the starting cards’ whole text', () => {
    const begun = viewOf(moving(position()));
    const [first, second] = [hand.draw(begun, {}), hand.draw(held(begun.own?.hand.map(({ id }) => id) ?? [], 2), {})];
    expect([first, second].map((picture) => [picture.audit().cut, wordsOf(picture).includes('/card')])).toEqual([
      [[], false],
      [[], false],
    ]);
  });
});
