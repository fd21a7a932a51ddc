import { expect, it } from 'vitest';
import { firstEditionPictures } from '../../../src/games/first-edition/chat/pictures.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import type { FirstEditionView } from '../../../src/games/first-edition/view.ts';
import type { TableView } from '../../../src/tables/types.ts';
import { scene } from './scene.ts';

/** Returns the scenes of the message that asks for a move. */
function shown(stage: FirstEditionView['stage']): string[] {
  const view = { ...firstEdition.view(scene({}).match.state, 0), stage };
  const seen = { view, reader: 0, decision: null, recent: [], acted: null } as unknown as TableView;
  return firstEditionPictures.turn(seen).map(({ scene: name }) => name);
}

it('the message that asks for a move shows the player’s hand, except while seeding', () => {
  expect(shown('play')).toContain('hand');
  expect(shown('seeding')).not.toContain('hand');
});
