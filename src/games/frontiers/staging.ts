import type { Staging } from '../../kernel/game.ts';
import { must } from '../../kernel/must.ts';
import type { Frame, Json } from '../../kernel/types.ts';
import { pileNamed } from '../kit/zones.ts';
import { playerOf } from './chapters/captains/find.ts';
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

/** The starting spaces of the ships, by seat. All starting spaces are safe spaces around the Wormhole. */
const BERTHS = ['A6', 'A2', 'A1', 'B4'] as const;
/** The tokens that are on the tiles from the start, by space. */
const WARBIRDS = { B6: 'patrol-warbird', C6: 'patrol-warbird' } as const;
const HAND = 5;

/**
 * Returns a legal position in Round 1, before seat 0's turn. Frontier 1 is at B and Frontier 2 at C beside the Starting
 * Tile, with Patrol Warbirds at B6 and C6. Enterprise-D, Defiant, Negh’Var and Bird-of-Prey are at A6, A2, A1 and B4,
 * each with five cards in hand and eleven in the deck, in printed order. Nothing is shuffled. The next tiles are
 * Frontier 3 to 8, the green Cube’s tile and Core 1. If there is a Dummy Player, it has the first unused ship.
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

/** Adds the Dummy Player with the first unused ship and its deck in printed order (F-DUMMY-02, F-DUMMY-03). */
function addDummy(g: Frontiers): void {
  const ship = SHIP_IDS.find((id) => g.players.every((player) => player.ship !== id));
  if (ship === undefined) throw new Error('no ship is left for the Dummy Player');
  newDummy(g, ship);
}

/**
 * Returns the frames of a Round at this step: the frame of the game, the frame of the Round, and the frames that the
 * step has called.
 */
function inRound(step: string, local: Frame['local'], ...above: Frame[]): Frame[] {
  return [{ proc: 'game', step: 'after', local: {} }, { proc: 'round', step, local }, ...above];
}

function begins(proc: string, local: Frame['local'] = {}): Frame {
  return { proc, step: 'begin', local };
}

/** The starting points that scenario files can use. */
export const staging: Staging<Frontiers> = {
  seats: SHIP_IDS,
  position: (options: Json) => position(parseOptions(options)),
  stack,
  pile: (g, name) => pileNamed(zones(g), name),
  decks: STACKS,
  at: {
    turn: {
      about: 'The seat’s turn begins.',
      frames: (_g, turn) => inRound('after', { who: turn }, begins('turn', { seat: turn })),
    },
    'end-of-turn': {
      about: 'The seat’s turn is over; its end-of-turn steps follow.',
      frames(g, turn) {
        g.turn = {
          ...freshTurn(turn),
          begun: true,
          step: 'after',
          path: [must(playerOf(g, turn).at, 'the ship’s space')],
        };
        return inRound('after', { who: turn }, begins('end-of-turn', { seat: turn }));
      },
    },
    tactics: {
      about: 'Players choose Tactics.',
      frames: () => inRound('first', { who: null }, begins('tactics')),
    },
    round: {
      about: 'The next Round is prepared, then players choose Tactics.',
      frames: () => [{ proc: 'game', step: 'after', local: {} }, begins('round')],
    },
    dummy: {
      about: 'The Dummy Player’s turn, then the turn of the first player in the column.',
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
      about: 'Players choose ships, from the position at the start of the game.',
      frames(g) {
        Object.assign(g, setup(g.options));
        return [begins('game')];
      },
    },
    auction: {
      about: 'The auction of ships begins. The seat picks first, and then the others in order.',
      frames(g, turn) {
        Object.assign(g, setup(g.options));
        const order = [turn, ...[...g.players.keys()].filter((seat) => seat !== turn)];
        const picks: Frame = { proc: 'ships', step: 'pick', local: { order, bidding: null } };
        return [{ proc: 'game', step: 'dummy', local: {} }, picks];
      },
    },
    score: { about: 'The game is over: the final score.', frames: () => [{ proc: 'game', step: 'over', local: {} }] },
  },
  paths: {
    options: 'the game’s settings: scenario, players and variants',
    round: 'the Round number',
    order: 'the Round Order column from the top: [{who, down}], where who is a seat or “dummy”',
    announced: 'who announced the End of the Round, or null; lastTurns: who still has a turn',
    core: 'faces of the dice in the Core: red, blue, gold, white, purple, black',
    'players.0': 'a player by seat: Enterprise-D, Defiant, Negh’Var, Bird-of-Prey',
    'players.0.experience': 'Experience; level: the highest Level whose gains were taken',
    'players.0.reputation': '-7 to 7',
    'players.0.hand': 'cards in hand; fill them with decks; also deck, discard, removed',
    'players.0.inPlay': 'cards played this turn: [{card, as, to}]',
    'players.0.crystals.red': 'crystals by color: red, blue, gold',
    'players.0.data.white': 'Data Tokens by color',
    'players.0.dice': 'dice taken from the Core: [{colour, used}]',
    'players.0.crew': 'Crew: [{crew, ready, wounds}]',
    'players.0.wounds': 'Wound Tokens on the Captain',
    'players.0.skills': 'Skills: [{skill, used}]',
    'players.0.tactic': 'the Tactic: {tactic, used} or null',
    'players.0.at': 'the space in axial coordinates, “0,1”; set it with decks: enterprise-d.at',
    'players.0.points.move': 'unspent points: move, diplomacy, repair, heal, mend; close, long, shields by type',
    'players.0.rewards': 'rewards due at the end of the turn: [{kind}]',
    turn: 'the current turn: {seat, step, path, provoked, …}',
    sites: 'what is on each space, by axial coordinates: {tokens: [{token, pile, up}], classH, marks: [seat]}',
    cubes: 'Borg Cubes by color: {at, level, defenders, marks, destroyed}',
    'piles.warbird.discard': 'discarded tokens of a pile',
    'advanced.offer': 'the Advanced Action offer, top first; also undiscovered.offer',
    'crew.offer': 'the Crew offer; crew.actions: Advanced Actions from Class-M Planets',
    combat: 'the current fight: {kind, phase, foes, team, sustained}; also pvp and assault',
    finale: 'the last turns: {why, left}, or null',
  },
};
