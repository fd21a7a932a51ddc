import { playerOf } from '../../../../src/games/frontiers/chapters/captains/find.ts';
import { addFoe } from '../../../../src/games/frontiers/chapters/combat/foes.ts';
import { freshTurn } from '../../../../src/games/frontiers/chapters/turn/turn-state.ts';
import type { Moment } from '../../../../src/games/frontiers/effects/moments.ts';
import { type Combat, DAMAGE, type Frontiers } from '../../../../src/games/frontiers/state.ts';
import type { Seat } from '../../../../src/kernel/types.ts';
import { at, position } from './position.ts';

/** The scene of a play: a moment of a turn or of a fight with tokens, or of a fight between players. */
export type PlayMoment = Exclude<Moment, 'before'> | 'pvp-long' | 'pvp-shields' | 'pvp-attack';

/** Every scene. */
export const SCENES: readonly PlayMoment[] = [
  ...(['move', 'deal', 'parley', 'long', 'shields', 'attack', 'rest'] as const),
  ...(['pvp-long', 'pvp-shields', 'pvp-attack'] as const),
];

/** The moment of a scene. */
export function momentOf(scene: PlayMoment): Moment {
  if (scene === 'pvp-long') return 'long';
  if (scene === 'pvp-shields') return 'shields';
  return scene === 'pvp-attack' ? 'attack' : scene;
}

/**
 * A position in which nearly everything has an effect. In the turn of seat 0 of four, it has points, data, crystals, Damage
 * Cards, a discard pile and Crew in every state, and the others have crystals and Crew. In a fight there are two enemies:
 * Warbirds, or Planet Tokens against an Away Team of the Captain and all Ready Crew.
 */
export function riches(scene: PlayMoment): Frontiers {
  const g = position({ players: 4 });
  g.turn = { ...freshTurn(0), begun: true };
  for (const seat of g.players.keys()) enrich(g, seat);
  const player = playerOf(g, 0);
  player.hand.push(DAMAGE, DAMAGE);
  player.discard.push(...player.deck.splice(0, 3), DAMAGE);
  Object.assign(player.points, { move: 3, diplomacy: 9, repair: 1, heal: 1, mend: 1 });
  player.data = { red: 1, blue: 0, gold: 0, white: 1, purple: 1, black: 1 };
  player.dice = [{ colour: 'blue', used: false }];
  g.core.splice(g.core.indexOf('blue'), 1);
  player.lasting.push({ modifier: { kind: 'dice', more: 2 }, until: 'turn' });
  if (scene.startsWith('pvp')) fightPlayer(g, scene);
  else if (scene === 'parley') fightPlanets(g);
  else if (scene === 'long' || scene === 'shields' || scene === 'attack') fightShips(g, scene);
  return g;
}

/** Takes a card from its current place into a hand. Throws if it isn’t in the game. */
export function fetch(g: Frontiers, seat: Seat, card: string): void {
  const piles = [g.advanced.offer, g.advanced.deck, g.undiscovered.offer, g.undiscovered.deck];
  for (const { hand, deck, discard } of g.players) piles.push(deck, discard, hand);
  const pile = piles.find((one) => one.includes(card));
  if (pile === undefined) throw new Error(`no ${card} anywhere`);
  pile.splice(pile.indexOf(card), 1);
  playerOf(g, seat).hand.push(card);
}

/** Takes a Crew card from its deck or the offer, and puts it aboard. */
export function hire(g: Frontiers, seat: Seat, crew: string, state: { ready?: boolean; wounds?: number } = {}): void {
  const pile = [g.crew.regular, g.crew.elite, g.crew.offer].find((one) => one.includes(crew));
  if (pile === undefined) throw new Error(`no ${crew} is left`);
  pile.splice(pile.indexOf(crew), 1);
  playerOf(g, seat).crew.push({ crew, ready: true, wounds: 0, ...state });
}

function enrich(g: Frontiers, seat: Seat): void {
  const player = playerOf(g, seat);
  player.level = 9;
  player.crystals = seat === 3 ? { red: 0, blue: 0, gold: 0 } : { red: 2, blue: 1, gold: 3 };
  hire(g, seat, ['field-medics', 'phaser-crew', 'helm-officers', 'colony-volunteers'][seat] ?? '');
  hire(g, seat, ['thomas-riker', 'shield-technicians', 'boarding-party', 'security-detail'][seat] ?? '', {
    ready: false,
  });
  if (seat > 0) return;
  hire(g, seat, 'sonya-gomez', { ready: false, wounds: 1 });
}

function fightShips(g: Frontiers, phase: 'long' | 'shields' | 'attack'): void {
  const combat = open('ships', phase);
  for (const label of ['B6', 'C6']) {
    const site = at(label);
    addFoe(combat, { token: 'patrol-warbird', pile: 'warbird', up: true }, label, { site }, 'target');
  }
  g.combat = combat;
}

function fightPlanets(g: Frontiers): void {
  const combat = open('planet', 'diplomacy');
  combat.team = { captain: true, crew: [0, 3] };
  for (const token of g.piles.classL.draw.splice(0, 2)) {
    addFoe(combat, { token, pile: 'classL', up: true }, 'B3', 'drawn', 'target');
  }
  g.combat = combat;
}

function open(kind: Combat['kind'], phase: Combat['phase']): Combat {
  return { kind, seat: 0, at: null, phase, foes: [], team: null, sustained: 0, catastrophic: false, die: null };
}

function fightPlayer(g: Frontiers, scene: PlayMoment): void {
  g.pvp = {
    aggressor: { seat: 0, stopped: false, sustained: 0 },
    defender: { seat: 1, stopped: false, sustained: 0 },
    attendance: 'full',
    phase: scene === 'pvp-attack' ? 'close' : 'long',
    attacker: scene === 'pvp-shields' ? 1 : 0,
    starbase: null,
    noDisruptors: [],
  };
}
