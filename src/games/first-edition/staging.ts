import type { Staging } from '../../kernel/game.ts';
import { type Frame, type Json, Refused, type Seat } from '../../kernel/types.ts';
import { lay, pileNamed } from '../kit/zones.ts';
import { TURN } from './chapters/calls.ts';
import { layMission, slotsFor } from './chapters/spaceline/slots.ts';
import { parseOptions } from './options.ts';
import { SEATS } from './position/names.ts';
import { setup } from './setup.ts';
import type { FirstEdition } from './state.ts';
import { zones } from './zones.ts';

/**
 * Returns a position in the first turn with only missions in play. The missions are placed in list order, one player's after the
 * other's.
 */
function position(options: Json): FirstEdition {
  const g = setup(parseOptions(options));
  g.stage = 'play';
  g.first = 0;
  for (const [seat, player] of g.players.entries()) {
    for (const card of player.missions.splice(0)) {
      const slot = slotsFor(g, card).at(-1);
      if (slot !== undefined) layMission(g, card, seat, slot);
    }
    player.removed.push(...player.seeds.splice(0));
  }
  return g;
}

function turn(g: FirstEdition, seat: Seat, step: string): Frame[] {
  if (step !== 'begin') {
    g.turns = Math.max(1, g.turns);
    g.turn = { seat, segment: 'plays', played: 0 };
  }
  return [
    { proc: 'game', step: 'next', local: { seat } },
    { proc: TURN.name, step, local: { seat } },
  ];
}

const DECKS: { readonly [place: string]: string } = {
  '0.deck': 'the top of a draw deck',
  '0.hand': 'a hand',
  '0.discard': 'the top of a discard pile',
};

/** The settings for rules scenarios of First Edition. */
export const staging: Staging<FirstEdition> = {
  seats: SEATS.map((name) => name.toLowerCase()),
  position,
  stack(g, name, cards) {
    if (lay(zones(g), name, cards)) return;
    throw new Refused(`There is no “${name}”. Choose one of: ${Object.keys(DECKS).join(', ')}.`);
  },
  pile: (g, name) => pileNamed(zones(g), name),
  at: {
    turn: { about: 'The seat’s turn begins.', frames: (g, seat) => turn(g, seat, 'begin') },
    act: { about: 'The seat may play a card and execute orders.', frames: (g, seat) => turn(g, seat, 'act') },
    seeding: {
      about: 'Before the seed phases.',
      frames(g) {
        Object.assign(g, setup(g.options));
        return [
          { proc: 'game', step: 'first', local: {} },
          { proc: 'seeding', step: 'begin', local: {} },
        ];
      },
    },
  },
  decks: DECKS,
  paths: {
    turns: 'turns begun so far',
    'players.0': 'a player: hand, deck, discard, seeds, scored',
    'locations.L1': 'a location: missions, seeds (next encountered first), solved',
    'pieces.1': 'a card in play: {id, card, owner, seat, at}',
  },
};
