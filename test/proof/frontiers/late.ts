import { commandTokens } from '../../../src/games/frontiers/chapters/crew/recruiting.ts';
import { LEVEL_LINES } from '../../../src/games/frontiers/content/tracks.ts';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import { position } from '../../../src/games/frontiers/staging.ts';
import { DAMAGE, type Frontiers, type Player } from '../../../src/games/frontiers/state.ts';
import { shuffle, stream } from '../../../src/kernel/random.ts';
import { at, lay, moor } from '../../rules/frontiers/support/position.ts';
import { changingSteps } from '../../support/changed-steps.ts';
import type { Planted } from './plants.ts';

type Chance = (bound: number) => number;

/** The options of a late game. */
export const LATE = { scenario: 'blitz-conquest', players: 3, pvp: true, jointAssaults: true, interactiveCombat: true };
/** The positions of the ships, beside the Green Cube at D0. */
const BERTHS = ['D4', 'D1', 'D6'];
const LEVEL = 7;

/**
 * Frontiers starting in a later Round, with three ships around a Borg Cube that have grown decks, Crew and Skills. The seed
 * decides what they have, so that everything occurs in some games.
 */
export function late(seed: string): Planted {
  const begun = changingSteps(frontiers, 'game', () => ({ begin: () => 'round' }));
  return { ...begun, setup: (options) => gathered(frontiers.options(options), seed) };
}

function gathered(options: ReturnType<typeof frontiers.options>, seed: string): Frontiers {
  const random = stream(`late ${seed}`);
  const next: Chance = (bound) => random.next(bound);
  // The game itself has checked these options.
  const g = position(options as never);
  g.round = 0;
  g.order = g.players.map((_, who) => ({ who, down: false }));
  for (const list of [g.advanced.deck, g.undiscovered.deck, g.crew.regular, g.crew.elite]) shuffle(list, next);
  for (const pile of Object.values(g.piles)) shuffle(pile.draw, next);
  lay(g, 'cubeGreen', 'D');
  const tokens = g.piles.romulanStarbase.draw.splice(0, 5);
  const defenders = tokens.map((token) => ({ token, pile: 'romulanStarbase' as const, up: true }));
  g.cubes.green = { at: at('D0'), level: 4, defenders, marks: [], destroyed: false };
  for (const [seat, player] of g.players.entries()) {
    moor(g, seat, BERTHS[seat] ?? 'A6');
    grow(g, player, next);
  }
  return g;
}

/** Gives a player what a long game gives: a Level, cards, Skills, Crew, crystals, and some damage. */
function grow(g: Frontiers, player: Player, next: Chance): void {
  player.level = LEVEL;
  player.experience = LEVEL_LINES.find(([level]) => level === LEVEL)?.[1] ?? 0;
  player.deck.push(...player.hand, ...g.advanced.deck.splice(0, 8), ...g.undiscovered.deck.splice(0, 5));
  player.deck.push(DAMAGE, DAMAGE);
  shuffle(player.deck, next);
  player.hand = [...player.deck.splice(0, 9), DAMAGE];
  shuffle(player.skillPile, next);
  player.skills = player.skillPile.splice(0, 4).map((skill) => ({ skill, used: 'no' as const }));
  player.crystals = { red: 2, blue: 2, gold: 2 };
  player.wounds = next(2);
  const crew = [...g.crew.regular.splice(0, 2), ...g.crew.elite.splice(0, 2)].slice(0, commandTokens(player));
  player.crew = crew.map((one) => ({ crew: one, ready: true, wounds: next(3) === 0 ? 1 : 0 }));
}
