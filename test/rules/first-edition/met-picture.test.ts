import { expect, it } from 'vitest';
import { firstEditionPictures } from '../../../src/games/first-edition/chat/pictures.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Json } from '../../../src/kernel/types.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import type { TableView } from '../../../src/tables/types.ts';
import { scene } from './scene.ts';

/** The pictures after a player’s action, by scene. */
function shown({ match }: Stage<FirstEdition>): string[] {
  // Pictures read only these parts of a table’s events.
  const seen = {
    reader: 0,
    view: firstEdition.view(match.state, 0) as unknown as Json,
    decision: match.pending(0),
    recent: [{ seq: 1, text: 'Gold encounters something.', rule: 'C-DILEMMA-01' }],
  } as unknown as TableView;
  return firstEditionPictures.done(seen, 1).map(({ scene: name }) => name);
}

it('C-DILEMMA-01 C-DOWNLOAD-09: the picture of the last dilemma isn’t shown while the next one is revealed but not yet encountered', () => {
  const play = ['Calloway', 'Darian Wallace', 'Giusti'].map((name) => [name, 'surface:L2'] as const);
  const others = [['U.S.S. Oberth', 'space:L1'] as const, ["Miles O'Brien", 'aboard:4'] as const];
  const seeds = { L2: ['Microvirus', 'Crew Advancement'] };
  const stage = scene({ gold: { play }, blue: { play: others, seeds, deck: ['Near-Warp Transport'] } });
  stage
    .orders('blue', { also: ['suspend'] })
    .does('gold', 'attempt:L2:team-1')
    .does('blue', 'pass');
  // The first one was overcome; the second may still be suspended.
  expect([stage.g.lastMet?.card, stage.g.attempt?.met?.card]).toEqual(['microvirus', 'crew-advancement']);
  expect(shown(stage)).not.toContain('met');
  stage.does('blue', 'pass').does('blue', 'way:cunning');
  expect(stage.g.lastMet?.card).toBe('crew-advancement');
  expect(shown(stage)).toContain('met');
});
