import type { Staging } from '../../kernel/game.ts';
import { type Frame, type Json, Refused, type Seat } from '../../kernel/types.ts';
import { lay, pileNamed } from '../kit/zones.ts';
import { INITIATIVE, RECHARGE, TURN } from './chapters/calls.ts';
import { publicSequence } from './chapters/rounds/sequence.ts';
import { CIVS, parseOptions } from './options.ts';
import { civName } from './position/names.ts';
import { setup } from './setup.ts';
import { completeMap } from './staging-map.ts';
import type { Ascendancy, Owner, Phase } from './state.ts';
import { zones } from './zones.ts';

/** Returns round 1 with each seat’s own Turn Order Card, Home Systems on the map, and decks and discs in list order. */
function position(options: Json): Ascendancy {
  const g = setup(parseOptions(options));
  g.round = 1;
  g.stage = 'execution';
  g.explicit = true;
  for (const [seat, { order }] of g.players.entries()) order.card = seat + 1;
  if (g.borg !== null) g.borg.order.card = g.players.length + 1;
  g.sequence = publicSequence(g);
  return g;
}

/** Returns the frames of a stage in the current round. Afterwards the game continues at step `then`. */
function stage(proc: string, then: string, acted: Owner[] = []): Frame[] {
  return [
    { proc: 'game', step: then, local: { acted } },
    { proc, step: 'begin', local: {} },
  ];
}

/** Returns the frames of a seat’s turn, starting at the given step. Players with lower cards have already acted. */
function turn(g: Ascendancy, seat: Seat, step: string, phase: Phase): Frame[] {
  g.stage = 'execution';
  if (step !== 'begin') {
    g.turns = Math.max(1, g.turns);
    g.turn = { seat, phase, researched: [], built: [] };
    for (const unit of g.units) unit.began = unit.at;
  }
  const acted = g.sequence.slice(0, g.sequence.indexOf(seat) + 1);
  return [
    { proc: 'game', step: 'execution', local: { acted } },
    { proc: TURN.name, step, local: { seat } },
  ];
}

/** Descriptions of the places for cards and discs, for authors of test cases. */
const DECKS: { readonly [place: string]: string } = {
  systems: 'the top of the stack of System Discs',
  exploration: 'the top of the Exploration Deck',
  'exploration.discard': 'discarded Exploration Cards',
  'earth.unseen': 'an unseen Exploration Card on a System of the map',
  'earth.cards': 'Exploration Cards that stay on a System of the map',
  'federation.deck': 'the top of the Advancement deck of a civilization in the game',
  'federation.projects': 'Projects of a civilization, without Research',
  'federation.advancements': 'completed Advancements of a civilization, from any deck',
  'federation.allies': 'Allies of a civilization',
  'federation.held': 'Exploration Cards that a civilization keeps',
  'federation.tech': 'Borg Tech of a civilization',
  'borg.commands': 'the top of the Borg Command Cards',
  'borg.tech': 'the top of the Borg Tech',
};

/** The steps at which test cases can begin. */
const STEPS: Staging<Ascendancy>['at'] = {
  turn: { about: 'The start of the seat’s turn.', frames: (g, seat) => turn(g, seat, 'begin', 'building') },
  building: {
    about: 'The Building Phase of the seat.',
    frames: (g, seat) => turn(g, seat, 'building', 'building'),
  },
  command: { about: 'The Command Phase of the seat.', frames: (g, seat) => turn(g, seat, 'command', 'command') },
  initiative: {
    about: 'The Initiative Stage begins. The cards on the table are those of the last round.',
    frames: () => stage(INITIATIVE.name, 'execution'),
  },
  recharge: { about: 'The Recharge Stage begins: the Victory Check.', frames: () => stage(RECHARGE.name, 'round') },
  preparation: {
    about: 'Before the first round. Everything is shuffled.',
    frames(g) {
      g.round = 0;
      g.stage = 'setup';
      return stage('preparation', 'round');
    },
  },
};

/** The steps at which test cases can begin. Each step here first fills in what the test case left out. */
const AT: Staging<Ascendancy>['at'] = Object.fromEntries(
  Object.entries(STEPS).map(([name, { about, frames }]) => [
    name,
    {
      about,
      frames(g: Ascendancy, seat: Seat) {
        completeMap(g);
        return frames(g, seat);
      },
    },
  ]),
);

/** The positions in which test cases for the rules begin. */
export const staging: Staging<Ascendancy> = {
  seats: CIVS.map((civ) => civName(civ).toLowerCase()),
  position,
  stack(g, name, cards) {
    completeMap(g);
    if (lay(zones(g), name, cards)) return;
    throw new Refused(`There is no “${name}”. Use one of ${Object.keys(DECKS).join(', ')}.`);
  },
  // Cards on a System are drawn only when a unit gets there.
  pile: (g, name) => (name.endsWith('.unseen') ? null : pileNamed(zones(g), name)),
  at: AT,
  decks: DECKS,
  paths: {
    round: 'the round, from 1; turns: turns begun so far',
    'players.0': 'a player: seats in the order of the option “civs”',
    'players.0.ascendancy': 'Ascendancy',
    'players.0.reserves.culture': 'Resources: production, research, culture',
    'players.0.weapons': 'the lowest die that hits, 5 to 1; shields: the Shield Modifier, 0 to 4',
    'players.0.commands.ready': 'Command Tokens: ready and exhausted',
    'players.0.ships': 'Ships in supply: with those on the map 30; controls: Control Nodes, with those on the map 10',
    'players.0.contact': 'seats with which the player has made First Contact',
    'players.0.order.card': 'Turn Order Card; order.last: last round’s card; order.committed: Resources committed',
    'players.0.projects': 'Projects: [{card, research}]; use decks to set up cards',
    'players.0.advancements': 'completed Advancements: [{card, exhausted}]',
    'players.0.agreements': 'the three Trade Agreements: [{card, holder, exhausted}]',
    'players.0.agendas': 'Vulcans: [{card, open}]',
    'players.0.home': 'the Home System',
    discs:
      'Systems on the map by name: {id, x, y, sites, nodes, limit, control, taken, starbase, …}; omitted fields are as printed',
    'discs.earth.nodes': 'Nodes by site: production, research, culture or null',
    'discs.earth.control': 'the seat whose Control Node is here, or null',
    lanes:
      'Space Lanes by name: {id, sectors, a, b, from, to}; {a, b, sectors, bearing} places b at this bearing in degrees from a',
    units: 'Ships and Fleets, {seat, at} is enough: [{id, seat, ships, fleet, at, warp, began, exited, used}]',
    stack: 'System Discs to draw, the top first',
    'exploration.deck': 'the Exploration Deck, the top first',
    cards: 'Turn Order Cards not taken yet',
    lasting: 'lasting effects: [{what, seats, until}]',
    borg: 'the Borg, or null',
  },
};
