import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import type { Row } from './position-text.ts';
import { type Scene, type Side, scene } from './scene.ts';

/** Enough cards that no draw deck runs out. */
export const DECK = ['Calloway', 'Spock', 'Data', 'Worf', 'Sunad', 'Vekor', 'Calloway', 'Giusti'];

/** Returns a case in which both players have enough cards to draw. */
export function twoSides(gold: Side, blue: Side = {}, seed = 'seed'): Stage<FirstEdition> {
  return scene({ gold: { deck: DECK, ...gold }, blue: { deck: DECK, ...blue }, seed });
}

/** Returns the hands of both players. */
export function hands({ g }: Stage<FirstEdition>): string[][] {
  return g.players.map(({ hand }) => hand);
}

/** Returns the numbers of all pieces in the game. */
export function alive({ g }: Stage<FirstEdition>): number[] {
  return Object.keys(g.pieces).map(Number);
}

/** Ends turns, one after the other. */
export function ends(stage: Stage<FirstEdition>, ...seats: ('gold' | 'blue')[]): Stage<FirstEdition> {
  for (const seat of seats) stage.does(seat, 'end:turn');
  return stage;
}

/** Returns a case with cards of both players in play. */
export function fight(gold: readonly Row[], blue: readonly Row[], more: Partial<Scene> = {}) {
  return scene({ gold: { play: gold }, blue: { play: blue }, ...more });
}
