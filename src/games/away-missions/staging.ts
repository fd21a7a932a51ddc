import type { Staging } from '../../kernel/game.ts';
import { type Frame, type Json, Refused, type Seat } from '../../kernel/types.ts';
import { lay, pileNamed } from '../kit/zones.ts';
import { arrangementOf, bare } from './chapters/area/arrangement.ts';
import { missionBoards } from './chapters/area/placement.ts';
import { put } from './chapters/area/placing.ts';
import { characterOf } from './chapters/characters/find.ts';
import { seatNames } from './chapters/characters/names.ts';
import { allSides, sideOf, startingAt } from './chapters/characters/sides.ts';
import { CARDS } from './content/cards.ts';
import { TEAMS } from './content/characters.ts';
import { CORES } from './content/cores.ts';
import { FACTIONS, parseOptions } from './options.ts';
import { setup } from './setup.ts';
import { layOut, placesOf } from './staging-area.ts';
import type { AwayMissions, Faction } from './state.ts';
import { zones } from './zones.ts';

/**
 * Builds a position in Round 1 after the Draw Phase, on the Federation boards. All cards are in their decks, and nobody
 * has acted.
 */
function position(options: Json): AwayMissions {
  const g = setup(parseOptions(options));
  layOut(g);
  g.round = 1;
  g.phase = 'action';
  for (const player of g.players) player.core = player.brought?.cores[0] ?? CORES[player.faction][0]?.id ?? null;
  for (const [id, space] of placesOf(g)) put(characterOf(g, id), space);
  return g;
}

/** Returns frames that run this step of a phase. After the phase, the game continues at the step `then`. */
function phase(proc: string, then: string, step = 'begin', local: Frame['local'] = {}): Frame[] {
  return [
    { proc: 'game', step: then, local: {} },
    { proc, step, local },
  ];
}

/** Sets up a step of Mission Preparation. Moves all characters from their scenario spaces back to the reserve. */
function preparing(g: AwayMissions, step: string, turn: Seat): Frame[] {
  g.round = 0;
  g.phase = 'preparation';
  const places = new Map(placesOf(g));
  for (const character of Object.values(g.characters)) {
    if (character.space !== null && character.space === places.get(character.id))
      Object.assign(character, { where: 'reserve', space: null });
  }
  const first = sideOf(g, turn);
  const order = g.players.length > 2 && g.allies === undefined ? { order: startingAt(allSides(g), first) } : {};
  return phase('preparation', 'round', step, { first, turn: first, ...order });
}

/** Removes the starting boards from the table, unless the scenario places its own. */
function unlaid(g: AwayMissions): void {
  const arrangement = arrangementOf(g);
  g.lifts = [];
  if (missionBoards(g.boards) === arrangement.boards.length) g.boards = bare(arrangement);
}

/** Help text for scenario authors: the places where a scenario can put cards, and the ids of all cards. */
const STACKS: { readonly [place: string]: string } = {
  'federation.mission': 'the top of the Mission Deck; borg.…, klingon.… and romulan.… work the same way here and below',
  'federation.support': 'the top of the Support Deck',
  'federation.hand': 'the hand, with Mission and Support cards together',
  'federation.discard': 'the discard piles',
  'federation.scored': 'scored Missions, with their printed points',
  'federation.table': 'Missions on the table, without progress',
  'federation.permanents': 'Permanent Events in play',
  'riker.equipment': 'Equipment of a character',
  'riker.traits': 'Trait Events of a character',
  ...Object.fromEntries(
    FACTIONS.map((faction) => [`cards of ${faction}`, CARDS[faction].map(({ id }) => id).join(', ')]),
  ),
};

/** Starting positions for rules scenarios. */
export const staging: Staging<AwayMissions> = {
  // Seats have the same names as at a table, with a number if an earlier seat has the same affiliation.
  seats: FACTIONS.flatMap((faction) => seatNames([faction, faction])).map((name) => name.toLowerCase()),
  position,
  stack(g, name, cards) {
    if (lay(zones(g), name, cards)) return;
    throw new Refused(`There is no “${name}”. Use one of ${Object.keys(STACKS).join(', ')}.`);
  },
  pile: (g, name) => pileNamed(zones(g), name),
  at: {
    activation: {
      about: 'The seat chooses a character to activate.',
      frames(g, turn) {
        g.turn = turn;
        if (g.players.length > 2 && g.allies === undefined) g.order ??= startingAt(allSides(g), turn);
        return phase('action-phase', 'end', 'turn');
      },
    },
    scan: {
      about: 'This seat places the first board. Boards named under “boards” in the patch are already in place.',
      frames(g, turn) {
        unlaid(g);
        for (const player of g.players) Object.assign(player, { area: [], core: null });
        return preparing(g, 'scan', turn);
      },
    },
    areas: {
      about: 'All boards are in place. Next is the roll for the starting areas.',
      frames(g, turn) {
        for (const player of g.players) player.area = [];
        return preparing(g, 'areas', turn);
      },
    },
    deploy: {
      about: 'The seat beams down the first character. Characters that the patch moves elsewhere are already there.',
      frames: (g, turn) => preparing(g, 'deploy', turn),
    },
    draw: { about: 'The Draw Phase of the Round begins.', frames: () => phase('draw-phase', 'arrivals') },
    arrivals: { about: 'Characters with Escalation arrive.', frames: () => phase('arrivals', 'action') },
    action: {
      about: 'The Action Phase begins: Bonus Actions, then the roll for the first Activation.',
      frames: () => phase('action-phase', 'end'),
    },
    debrief: {
      about: 'The three Rounds are over. End of Game Missions are scored.',
      frames: () => phase('debrief', 'over'),
    },
  },
  decks: STACKS,
  paths: {
    round: '1 to 3',
    side: 'federation or borg: the side of the boards',
    boards: 'boards in place: [{board, column, row, rotation}], lower left cell and quarter turns clockwise',
    lifts: 'turbolifts: [{space, column, row, door}]; derived from the boards unless patched',
    turn: 'the seat whose Activation it is: 0 the Federation’s, 1 the Borg’s',
    active: 'the character that acts: {character, taken, of, bonus}, or null',
    'players.0': 'the player of the Federation; players.1: the player of the Borg',
    'players.0.core': `Core Mission: ${listed((faction) => CORES[faction])}`,
    'players.0.area':
      'boards of the starting area: bridge, engineering, laboratories, quarters, bridge-2, engineering-2',
    order: 'three and four players: the seats in the order of their Activations',
    allies: 'team games: the seats of both teams',
    'players.0.bonusActions': 'Bonus Action tokens',
    'players.1.adapt': 'Adapt tokens',
    'players.1.intel': 'Intel tokens',
    'players.1.traps': 'Traps not yet sprung: [{card, space, by, from}]',
    'players.1.sprung': 'number of sprung Traps',
    'players.0.bonusPoints': 'Bonus Points tokens not tied to a Mission',
    'players.0.scored': 'scored Missions: [{card, points, bonus}]',
    'players.0.table': 'Missions on the table: [{card, progress, marks}]',
    'players.0.permanents': 'Permanent Events in play',
    'players.0.hand.mission': 'cards in hand: mission or support (use “decks” to set cards up)',
    'players.0.decks.support': 'draw pile, the top card first: mission or support',
    'players.0.discards.support': 'discard pile: mission or support',
    'characters.riker': `a character: ${listed((faction) => TEAMS[faction])}; add -2 for the same character of a second team`,
    'characters.riker.space': 'A1 to H10, T1 or T2, with six boards A1 to P10; null when not in the mission area',
    'characters.riker.where': 'reserve, area or out',
    'characters.riker.pegs.attack': 'Health pegs left: attack, defense, skill, move',
    'characters.riker.stun': 'Stun tokens, 0 to 2',
    'characters.gowron.honor': 'Honor tokens, 0 to 3',
    'characters.riker.cover': 'Take Cover token',
    'characters.riker.activated': 'Activated token',
    'characters.riker.equipment': 'Equipment attached; traits: Trait Events',
    'characters.riker.seat': 'the seat that controls the character, 0 or 1; owner: the seat that owns its card',
    'characters.riker.drone': 'covered by a Borg Drone Overlay',
    'roll.kind': 'the last roll of dice: attack, test or opposed',
    'roll.acting.dice': 'the dice of the acting side, highest first; roll.against.dice: the opposing dice',
    'roll.result': 'Damage or successes',
    lasting: 'lasting effects: [{modifier, character, seat, card, until}]',
  },
};

function listed(of: (faction: Faction) => readonly { id: string }[]): string {
  return FACTIONS.flatMap((faction) => of(faction))
    .map(({ id }) => id)
    .join(', ');
}
