import { describe, expect, it } from 'vitest';
import { optionRows } from '../../../src/discord/compose/options.ts';
import { firstEditionChat } from '../../../src/games/first-edition/chat/index.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { agreedCard } from './by-agreement.ts';
import { scene } from './scene.ts';
import { twoSides } from './two-sides.ts';

/** Returns the labels of a player’s question. */
function buttons(stage: Stage<FirstEdition>, seat: 'gold' | 'blue'): string[] {
  return optionRows('abc123', stage.decision(seat), firstEditionChat).flatMap(({ components }) =>
    components.flatMap((part) => ('label' in part && part.label !== undefined ? [part.label] : [])),
  );
}

describe('buttons that show an answer and its result', () => {
  it('a proposal has only the buttons “Agree” and “Refuse”, and “Refuse” says what happens', () => {
    const card = agreedCard('Event');
    const stage = twoSides({ play: [[card, 'core:0']] }).does('gold', 'agree');
    stage.does('gold', 'agree:points').does('gold', 'agree:points:0:5');
    expect(buttons(stage, 'blue')).toEqual(['Agree', 'Refuse: nothing happens']);
  });

  it('C-DILEMMA-12: the buttons for a dilemma’s choice show only the possible choices and their targets', () => {
    const play = [['Linda Larson', 'surface:L2'] as const, ['Calloway', 'surface:L2'] as const];
    const stage = scene({ gold: { play }, blue: { seeds: { L2: ['Crew Advancement'] } } });
    stage.does('gold', 'attempt:L2:team-1');
    expect(buttons(stage, 'blue')).toEqual([
      'INTEGRITY · Linda Larson and Calloway',
      'CUNNING · Linda Larson and Calloway',
      'STRENGTH · Linda Larson',
    ]);
  });
});
