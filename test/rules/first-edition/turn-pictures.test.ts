import { expect, it } from 'vitest';
import { firstEditionPictures } from '../../../src/games/first-edition/chat/pictures.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import type { Seen } from '../../../src/tables/types.ts';
import { scene } from './scene.ts';

/** The scenes of the message that asks for a move, with a hand of so many cards. */
function shown(cards: number): string[] {
  const view = firstEdition.view(scene({}).match.state, 0);
  const hand = Array.from({ length: cards }, () => ({ name: 'Spock' }));
  const players = view.players.map((player, seat) => (seat === 0 ? { ...player, hand } : player));
  const seen = { view: { ...view, players }, reader: 0, decision: null, recent: [], acted: null } as unknown as Seen;
  return firstEditionPictures.turn(seen).map(({ scene: name }) => name);
}

it('a turn message shows the hand, unless it is empty, as during seeding', () => {
  expect(shown(1)).toContain('hand');
  expect(shown(0)).not.toContain('hand');
});
