import type { Staging } from '../../kernel/game.ts';
import { type Frame, type Json, Refused, type Seat } from '../../kernel/types.ts';
import { lay, pileNamed } from '../kit/zones.ts';
import { CORRIDOR, turbolifts } from './chapters/area/placement.ts';
import { put } from './chapters/area/placing.ts';
import { roundOf } from './chapters/preparation/deployment.ts';
import { CARDS } from './content/cards.ts';
import { TEAMS } from './content/characters.ts';
import { CORES } from './content/cores.ts';
import { FACTIONS, parseOptions, setup } from './setup.ts';
import type { AwayMissions, BoardId, CharacterId, Faction, PlacedBoard, SpaceId } from './state.ts';
import { zones } from './zones.ts';

/** A finished mission area: the corridor in the middle, Bridge and Engineering above it, two boards below. */
const BOARDS: readonly PlacedBoard[] = [
  CORRIDOR,
  { board: 'bridge', column: 1, row: 7, rotation: 0 },
  { board: 'engineering', column: 5, row: 7, rotation: 1 },
  { board: 'laboratories', column: 1, row: 1, rotation: 0 },
  { board: 'quarters', column: 5, row: 1, rotation: 0 },
];
/** Where a team starts from, and where its characters stand that begin in the mission area, in the order of their cards. */
const HOMES = {
  west: { areas: ['bridge', 'quarters'], places: ['A8', 'B8', 'E2', 'F2', 'A9'] },
  east: { areas: ['engineering', 'laboratories'], places: ['G8', 'F8', 'B2', 'C3', 'G7'] },
} as const satisfies Record<string, { areas: readonly BoardId[]; places: readonly SpaceId[] }>;
const SIDES: Record<Faction, keyof typeof HOMES> = {
  federation: 'west',
  borg: 'east',
  klingon: 'west',
  romulan: 'east',
};

/** The homes of the seats: where both teams would have the same, the second one takes the other. */
function homesOf({ players }: AwayMissions): readonly (typeof HOMES)[keyof typeof HOMES][] {
  const [first = 'west', second = 'east'] = players.map(({ faction }) => SIDES[faction]);
  const other = first === 'west' ? 'east' : 'west';
  return [HOMES[first], HOMES[second === first ? other : second]];
}

/** Where each character stands that begins in the mission area. */
function placesOf(g: AwayMissions): { [character: CharacterId]: SpaceId } {
  const places: { [character: CharacterId]: SpaceId } = {};
  for (const [seat, { places: spaces }] of homesOf(g).entries()) {
    const team = Object.values(g.characters).filter((one) => one.owner === seat && roundOf(one) === null);
    for (const [at, { id }] of team.entries()) places[id] = spaces[at] ?? spaces[0];
  }
  return places;
}

/** Round 1, after the Draw Phase, with the Federation side of the boards; all cards in their decks, nobody has acted. */
function position(options: Json): AwayMissions {
  const g = setup(parseOptions(options));
  g.side = 'federation';
  g.boards = BOARDS.map((board) => ({ ...board }));
  g.lifts = turbolifts(g.boards);
  g.round = 1;
  g.phase = 'action';
  const homes = homesOf(g);
  for (const [seat, player] of g.players.entries()) {
    player.area = [...(homes[seat]?.areas ?? [])];
    player.core = player.brought?.cores[0] ?? CORES[player.faction][0]?.id ?? null;
  }
  for (const [id, space] of Object.entries(placesOf(g))) {
    const character = g.characters[id];
    if (character !== undefined) put(character, space);
  }
  return g;
}

/** The frames of a phase whose first step comes next; afterwards the game goes on at `then`. */
function phase(proc: string, then: string, step = 'begin', local: Frame['local'] = {}): Frame[] {
  return [
    { proc: 'game', step: then, local: {} },
    { proc, step, local },
  ];
}

/** A step of Mission Preparation: who stands where the cases begin has not beamed down yet. */
function preparing(g: AwayMissions, step: string, turn: Seat): Frame[] {
  g.round = 0;
  g.phase = 'preparation';
  const places = placesOf(g);
  for (const character of Object.values(g.characters)) {
    if (character.space === places[character.id]) Object.assign(character, { where: 'reserve', space: null });
  }
  return phase('preparation', 'round', step, { first: turn, turn });
}

/** Takes the boards of the start position off the table, unless a case laid others. */
function unlaid(g: AwayMissions): void {
  g.lifts = [];
  if (g.boards.length === BOARDS.length) g.boards = [{ ...CORRIDOR }];
}

/** The places for cards, for those who write cases. */
const STACKS: { readonly [place: string]: string } = {
  'federation.mission': 'the top of the Mission Deck; borg.…, klingon.… and romulan.… likewise, here and below',
  'federation.support': 'the top of the Support Deck',
  'federation.hand': 'the hand, Mission and Support cards alike',
  'federation.discard': 'the discard piles',
  'federation.scored': 'scored Missions, with their printed points',
  'federation.table': 'Missions on the table, with nothing marked',
  'federation.permanents': 'Permanent Events in play',
  'riker.equipment': 'Equipment of a character',
  'riker.traits': 'Trait Events of a character',
  'cards of federation': CARDS.federation.map(({ id }) => id).join(', '),
  'cards of borg': CARDS.borg.map(({ id }) => id).join(', '),
  'cards of klingon': CARDS.klingon.map(({ id }) => id).join(', '),
  'cards of romulan': CARDS.romulan.map(({ id }) => id).join(', '),
};

/** How cases of the rules begin. */
export const staging: Staging<AwayMissions> = {
  seats: ['federation', 'borg', 'klingon', 'romulan'],
  position,
  stack(g, name, cards) {
    if (lay(zones(g), name, cards)) return;
    throw new Refused(`There is no “${name}”: say one of ${Object.keys(STACKS).join(', ')}.`);
  },
  pile: (g, name) => pileNamed(zones(g), name),
  at: {
    activation: {
      about: 'The seat chooses a character to activate.',
      frames(g, turn) {
        g.turn = turn;
        return phase('action-phase', 'end', 'turn');
      },
    },
    scan: {
      about: 'The boards are laid, the seat lays the first; those that “boards” of the patch names lie already.',
      frames(g, turn) {
        unlaid(g);
        for (const player of g.players) Object.assign(player, { area: [], core: null });
        return preparing(g, 'scan', turn);
      },
    },
    areas: {
      about: 'All boards lie: the roll for the starting areas.',
      frames(g, turn) {
        for (const player of g.players) player.area = [];
        return preparing(g, 'areas', turn);
      },
    },
    deploy: {
      about: 'The seat beams the first character down; those that the patch puts elsewhere stand there already.',
      frames: (g, turn) => preparing(g, 'deploy', turn),
    },
    draw: { about: 'The Draw Phase of the round begins.', frames: () => phase('draw-phase', 'arrivals') },
    arrivals: { about: 'Characters with Escalation arrive.', frames: () => phase('arrivals', 'action') },
    action: {
      about: 'The Action Phase begins: Bonus Actions, then the roll for the first Activation.',
      frames: () => phase('action-phase', 'end'),
    },
    debrief: { about: 'The three rounds are over: End of Game Missions.', frames: () => phase('debrief', 'over') },
  },
  decks: STACKS,
  paths: {
    round: '1 to 3',
    side: 'federation or borg: the side of the boards',
    boards: 'boards as they lie: [{board, column, row, rotation}], lower left cell and quarter turns clockwise',
    lifts: 'turbolifts: [{space, column, row, door}]; made by the boards unless patched',
    turn: 'the seat that activates, 0 the Federation’s, 1 the Borg’s',
    active: 'the character that acts: {character, taken, of, bonus}, or null',
    'players.0': 'the Federation’s player, players.1 the Borg’s',
    'players.0.core': `Core Mission: ${listed((faction) => CORES[faction])}`,
    'players.0.area': 'boards of the starting area: bridge, engineering, laboratories, quarters',
    'players.0.bonusActions': 'Bonus Action tokens',
    'players.1.adapt': 'Adapt tokens',
    'players.1.intel': 'Intel tokens',
    'players.1.traps': 'Traps that lie in wait: [{card, space, by, from}]',
    'players.1.sprung': 'Traps that were sprung',
    'players.0.bonusPoints': 'Bonus Points tokens that belong to no Mission',
    'players.0.scored': 'scored Missions: [{card, points, bonus}]',
    'players.0.table': 'Missions on the table: [{card, progress, marks}]',
    'players.0.permanents': 'Permanent Events in play',
    'players.0.hand.mission': 'cards in hand: mission or support; to set cards up use decks',
    'players.0.decks.support': 'draw pile, the top card first: mission or support',
    'players.0.discards.support': 'discard pile: mission or support',
    'characters.riker': `a character: ${listed((faction) => TEAMS[faction])}`,
    'characters.riker.space': 'A1 to H10, T1 or T2; null when not in the mission area',
    'characters.riker.where': 'reserve, area or out',
    'characters.riker.pegs.attack': 'Health pegs left: attack, defense, skill, move',
    'characters.riker.stun': 'Stun tokens, 0 to 2',
    'characters.gowron.honor': 'Honor tokens, 0 to 3',
    'characters.riker.cover': 'Take Cover token',
    'characters.riker.activated': 'Activated token',
    'characters.riker.equipment': 'Equipment attached; traits: Trait Events',
    'characters.riker.seat': 'who controls the character, 0 or 1; owner: whose card it is',
    'characters.riker.drone': 'covered by a Borg Drone Overlay',
    'roll.kind': 'the last roll of dice: attack, test or opposed',
    'roll.acting.dice': 'its dice, highest first; roll.against.dice the dice against it',
    'roll.result': 'Damage or successes',
    lasting: 'what lasts a while: [{modifier, character, seat, card, until}]',
  },
};

function listed(of: (faction: Faction) => readonly { id: string }[]): string {
  return FACTIONS.flatMap((faction) => of(faction))
    .map(({ id }) => id)
    .join(', ');
}
