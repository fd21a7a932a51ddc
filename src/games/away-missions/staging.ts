import type { Staging } from '../../kernel/game.ts';
import { type Frame, type Json, Refused, type Seat } from '../../kernel/types.ts';
import { CORES } from './content/cores.ts';
import { playerOf } from './rules/find.ts';
import { turbolifts } from './rules/placement.ts';
import { put } from './rules/placing.ts';
import { parseOptions, setup } from './setup.ts';
import type { AwayMissions, BoardId, CharacterId, DeckKind, Faction, PlacedBoard, SpaceId } from './state.ts';

/** A finished mission area: the corridor in the middle, Bridge and Engineering above it, two boards below. */
const BOARDS: readonly PlacedBoard[] = [
  { board: 'corridor', column: 1, row: 5, rotation: 0 },
  { board: 'bridge', column: 1, row: 7, rotation: 0 },
  { board: 'engineering', column: 5, row: 7, rotation: 1 },
  { board: 'laboratories', column: 1, row: 1, rotation: 0 },
  { board: 'quarters', column: 5, row: 1, rotation: 0 },
];
const AREAS: Record<Faction, readonly BoardId[]> = {
  federation: ['bridge', 'quarters'],
  borg: ['engineering', 'laboratories'],
};
/** Where the characters stand that begin in the mission area. */
const PLACES: { readonly [character: CharacterId]: SpaceId } = {
  riker: 'A8',
  shelby: 'B8',
  data: 'E2',
  worf: 'F2',
  locutus: 'G8',
  one: 'F8',
  two: 'B2',
};

/** Round 1, after the Draw Phase, with the Federation side of the boards; all cards in their decks, nobody has acted. */
function position(options: Json): AwayMissions {
  const g = setup(parseOptions(options));
  g.side = 'federation';
  g.boards = BOARDS.map((board) => ({ ...board }));
  g.lifts = turbolifts(g.boards);
  g.round = 1;
  g.phase = 'action';
  for (const player of g.players) {
    player.area = [...AREAS[player.faction]];
    player.core = CORES[player.faction][0]?.id ?? null;
  }
  for (const [id, space] of Object.entries(PLACES)) {
    const character = g.characters[id];
    if (character !== undefined) put(character, space);
  }
  return g;
}

/** Puts cards on top of a deck, or into a hand: `federation.support`, `borg.hand`. */
function stack(g: AwayMissions, name: string, cards: readonly string[]): void {
  const [side, place] = name.split('.');
  const player = g.players.find(({ faction }) => faction === side);
  if (player === undefined || (place !== 'hand' && place !== 'mission' && place !== 'support')) {
    throw new Refused(`There is no “${name}”: say federation or borg, then mission, support or hand.`);
  }
  const found = cards.map((card) => {
    const kind = (['mission', 'support'] as const).find((deck) => player.decks[deck].includes(card));
    if (kind === undefined) throw new Refused(`${card} is in none of the decks of ${side}.`);
    player.decks[kind].splice(player.decks[kind].indexOf(card), 1);
    return { kind, card };
  });
  for (const { kind, card } of place === 'hand' ? found : found.reverse()) {
    if (place === 'hand') player.hand[kind].push(card);
    else deckOf(g, player.faction, place).unshift(card);
    if (place !== 'hand' && place !== kind) throw new Refused(`${card} is no ${place} card.`);
  }
}

function deckOf(g: AwayMissions, faction: Faction, kind: DeckKind): string[] {
  return playerOf(
    g,
    g.players.findIndex((player) => player.faction === faction),
  ).decks[kind];
}

/** The frames of a phase whose first step comes next; afterwards the game goes on at `then`. */
function phase(proc: string, then: string, step = 'begin'): Frame[] {
  return [
    { proc: 'game', step: then, local: {} },
    { proc, step, local: {} },
  ];
}

/** How cases of the rules begin. */
export const staging: Staging<AwayMissions> = {
  seats: ['federation', 'borg'],
  position,
  stack,
  at: {
    draw: { about: 'The Draw Phase of the round begins.', frames: () => phase('draw-phase', 'arrivals') },
    arrivals: { about: 'Characters with Escalation arrive.', frames: () => phase('arrivals', 'action') },
    action: {
      about: 'The Action Phase begins: Bonus Actions, then the roll for the first Activation.',
      frames: () => phase('action-phase', 'end'),
    },
    activation: {
      about: 'The seat chooses a character to activate.',
      frames(g, turn: Seat) {
        g.turn = turn;
        return phase('action-phase', 'end', 'turn');
      },
    },
    debrief: { about: 'The three rounds are over: End of Game Missions.', frames: () => phase('debrief', 'over') },
  },
  paths: {
    round: '1 to 3',
    side: 'federation or borg: the side of the boards',
    'players.0': 'the Federation’s player, players.1 the Borg’s',
    'players.0.bonusActions': 'Bonus Action tokens',
    'players.0.adapt': 'Adapt tokens',
    'players.0.permanents': 'Permanent Events in play',
    'players.0.scored': 'scored Missions: [{card, points, bonus}]',
    'players.0.bonusPoints': 'Bonus Points tokens that belong to no Mission',
    'players.0.hand.support': 'cards in hand; to set them up use “decks”: {"federation.hand": […]}',
    'characters.riker.space': 'A1 to H10, T1 or T2; null when not in the mission area',
    'characters.riker.where': 'reserve, area or out',
    'characters.riker.pegs.attack': 'Health pegs left: attack, defense, skill, move',
    'characters.riker.stun': 'Stun tokens, 0 to 2',
    'characters.riker.cover': 'Take Cover token',
    'characters.riker.activated': 'Activated token',
    'characters.riker.equipment': 'Equipment attached',
    'characters.riker.seat': 'who controls the character; owner: whose card it is',
    'characters.riker.drone': 'covered by a Borg Drone Overlay',
    'roll.acting.dice': 'the dice of the last attack or test, highest first; roll.against.dice the dice against it',
    'roll.result': 'Damage or successes',
  },
};
