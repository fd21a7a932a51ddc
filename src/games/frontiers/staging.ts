import type { Staging } from '../../kernel/game.ts';
import type { Frame, Json } from '../../kernel/types.ts';
import { pileNamed } from '../kit/zones.ts';
import { spaceNamed } from './chapters/map/labels.ts';
import { SETUP_PLACES } from './chapters/map/layout.ts';
import { newDummy } from './chapters/rounds/dummy.ts';
import { OFFER_SIZE } from './chapters/rounds/offers.ts';
import { equip } from './chapters/setup/ship-choice.ts';
import { freshTurn } from './chapters/turn/turn-state.ts';
import { SHIP_IDS } from './content/ships.ts';
import { FRONTIER_TILE_IDS } from './content/tiles/all.ts';
import type { FrontiersOptions } from './options.ts';
import { hasDummy } from './scenarios/all.ts';
import { parseOptions, setup } from './setup.ts';
import { STACKS, stack } from './stacks.ts';
import type { Frontiers } from './state.ts';
import { zones } from './zones.ts';

/** Where the ships are, by seat: around the Wormhole, all on safe spaces. */
const BERTHS = ['A6', 'A2', 'A1', 'B4'] as const;
/** Tokens that lie on the tiles from the start, by space. */
const WARBIRDS = { B6: 'patrol-warbird', C6: 'patrol-warbird' } as const;
const HAND = 5;

/**
 * A legal position in Round 1 before the turn of seat 0: the Starting Tile with Frontier 1 at B and Frontier 2 at C, where
 * two Patrol Warbirds lie (B6, C6). Ships by seat are Enterprise-D, Defiant, Negh’Var and Bird-of-Prey at A6, A2, A1 and B4,
 * with five cards in hand and eleven in the deck, in printed order. Nothing is shuffled. The next tiles are Frontier 3 to 8,
 * the green Cube’s and Core 1. A Dummy Player has the first ship that is left.
 */
export function position(options: FrontiersOptions): Frontiers {
  const g = setup(options);
  g.phase = 'turns';
  g.round = 1;
  for (const [seat, player] of g.players.entries()) {
    equip(g, seat, SHIP_IDS[seat] ?? 'defiant');
    player.hand = player.deck.splice(0, HAND);
    player.at = spaceNamed(BERTHS[seat] ?? 'A6');
  }
  if (hasDummy(options)) addDummy(g);
  g.map.push({ tile: 'start', at: SETUP_PLACES[0] });
  stack(g, 'B', ['frontier1']);
  stack(g, 'C', ['frontier2']);
  stack(g, 'tiles', [...FRONTIER_TILE_IDS.slice(2, 8), 'cubeGreen', 'core1']);
  g.core = (['red', 'blue', 'gold', 'white', 'black', 'purple', 'red'] as const).slice(0, g.players.length + 2);
  g.cubeLevels = [4];
  for (const [label, token] of Object.entries(WARBIRDS)) stack(g, label, [token]);
  for (const offer of [g.advanced, g.undiscovered]) offer.offer = offer.deck.splice(0, OFFER_SIZE);
  g.crew.offer = g.crew.regular.splice(0, g.players.length + 2);
  return g;
}

/** The Dummy Player, with the first ship that nobody has and the deck of it in printed order (F-DUMMY-02, F-DUMMY-03). */
function addDummy(g: Frontiers): void {
  const ship = SHIP_IDS.find((id) => g.players.every((player) => player.ship !== id));
  if (ship === undefined) throw new Error('no ship is left for the Dummy Player');
  newDummy(g, ship);
}

/** The frames of a Round at a step, below another procedure. */
function inRound(step: string, local: Frame['local'], ...above: Frame[]): Frame[] {
  return [{ proc: 'game', step: 'after', local: {} }, { proc: 'round', step, local }, ...above];
}

function begins(proc: string, local: Frame['local'] = {}): Frame {
  return { proc, step: 'begin', local };
}

/** How cases of the rules begin. */
export const staging: Staging<Frontiers> = {
  seats: SHIP_IDS,
  position: (options: Json) => position(parseOptions(options)),
  stack,
  pile: (g, name) => pileNamed(zones(g), name),
  decks: STACKS,
  at: {
    turn: {
      about: 'The turn of the seat begins.',
      frames: (_g, turn) => inRound('after', { who: turn }, begins('turn', { seat: turn })),
    },
    'end-of-turn': {
      about: 'The turn of the seat is over: the steps that end it.',
      frames(g, turn) {
        g.turn = { ...freshTurn(turn), begun: true, step: 'after', path: [g.players[turn]?.at ?? ''] };
        return inRound('after', { who: turn }, begins('end-of-turn', { seat: turn }));
      },
    },
    tactics: {
      about: 'Tactics are chosen.',
      frames: () => inRound('first', { who: null }, begins('tactics')),
    },
    round: {
      about: 'The next Round is prepared, then Tactics are chosen.',
      frames: () => [{ proc: 'game', step: 'after', local: {} }, begins('round')],
    },
    dummy: {
      about: 'The Dummy Player’s turn, then that of the first in the column.',
      frames(g) {
        if (g.dummy === null) addDummy(g);
        return inRound('next', { who: 'dummy' }, begins('dummy-turn'));
      },
    },
    upgrades: {
      about: 'Action Upgrades after a Round, then the next Round.',
      frames: () => [{ proc: 'game', step: 'round', local: {} }, begins('upgrades')],
    },
    'round-end': { about: 'The Round is over.', frames: () => inRound('end', { who: null }) },
    ships: {
      about: 'Ships are chosen; the position is that of the start.',
      frames(g) {
        Object.assign(g, setup(g.options));
        return [begins('game')];
      },
    },
    score: { about: 'The game is over: the final score.', frames: () => [{ proc: 'game', step: 'over', local: {} }] },
  },
  paths: {
    options: 'what the table plays: scenario, players and variants',
    round: 'the number of the Round',
    order: 'the Round Order column from the top: [{who, down}]; who is a seat or “dummy”',
    announced: 'who announced the End of the Round, or null; lastTurns: who has a turn left',
    core: 'faces of the dice in the Core: red, blue, gold, white, purple, black',
    'players.0': 'a player by seat: Enterprise-D, Defiant, Negh’Var, Bird-of-Prey',
    'players.0.experience': 'Experience; level: the Level whose gains were taken',
    'players.0.reputation': '-7 to 7',
    'players.0.hand': 'cards in hand; to set them up use decks; likewise deck, discard, removed',
    'players.0.inPlay': 'cards played in this turn: [{card, as, to}]',
    'players.0.crystals.red': 'crystals by colour: red, blue, gold',
    'players.0.data.white': 'Data Tokens by colour',
    'players.0.dice': 'dice taken from the Core: [{colour, used}]',
    'players.0.crew': 'Crew: [{crew, ready, wounds}]',
    'players.0.wounds': 'Wound Tokens on the Captain',
    'players.0.skills': 'Skills: [{skill, used}]',
    'players.0.tactic': 'the Tactic: {tactic, used} or null',
    'players.0.at': 'the space in axial coordinates, “0,1”; to set it use decks: enterprise-d.at',
    'players.0.points.move': 'points not yet spent: move, diplomacy, repair, heal, mend; close, long, shields by type',
    'players.0.rewards': 'rewards that wait for the end of the turn: [{kind}]',
    turn: 'the turn under way: {seat, step, path, provoked, …}',
    sites: 'what lies on spaces, by axial coordinates: {tokens: [{token, pile, up}], classH, marks: [seat]}',
    cubes: 'Borg Cubes by colour: {at, level, defenders, marks, destroyed}',
    'piles.warbird.discard': 'discarded tokens of a pile',
    'advanced.offer': 'the Advanced Action offer, top first; undiscovered.offer likewise',
    'crew.offer': 'Crew that can be recruited; crew.actions: Advanced Actions of Class-M Planets',
    combat: 'the fight: {kind, phase, foes, team, sustained}; pvp and assault likewise',
    finale: 'the last turns: {why, left}, or null',
  },
};
