import { no, type Obstacle } from '../../../kit/offers.ts';
import { POSSESSED } from '../../chapters/control/possess.ts';
import { taughtSkill } from '../../chapters/skills/skills.ts';
import { opponentOf } from '../../position/find.ts';
import { hostOf } from '../../position/places.ts';
import { vesselOf } from '../../position/stations.ts';
import type { Force } from '../../rules/rule.ts';
import type { FirstEdition } from '../../state.ts';
import type { CardPlace, PieceId } from '../../terms.ts';
import { cardOf } from '../pool.ts';
import { IN_BATTLE } from './bridge.ts';
import { BLOW } from './equipment/blades.ts';
import { vengeance } from './interrupts/fighting.ts';
import { SUCCEEDED } from './interrupts/succession.ts';
import { TROPHIES } from './objectives/council.ts';
import { REJUVENATED } from './objectives/particles.ts';
import { POWERED } from './objectives/power.ts';
import { SELECTED } from './personnel/gained.ts';

/** Whether a card in play is the other’s, lent until this turn ends. */
function isLent(g: FirstEdition, piece: number): boolean {
  return g.lasting.some((one) => one.what === 'neural-servo-device' && one.piece === piece);
}

/** Lasting effects, by their names in `g.lasting`. The bearer’s piece is the card that each is about. */
export const LASTING: Readonly<Record<string, Force>> = {
  ...IN_BATTLE,
  ...SELECTED,
  ...POWERED,
  'extra-draw': { adds: { draws: (_g, bearer, { seat }) => (bearer.seat === seat ? 1 : 0) } },
  'arbiter-of-succession': SUCCEEDED,
  'asteroid-sanctuary': {
    bans: {
      battle: (_g, { piece }, { target }) =>
        target === piece ? no('C-BATTLE-01', 'It hides among asteroids for this turn.') : null,
    },
  },
  'attributes-up': {
    adds: { attribute: (_g, { piece }, about) => (about.piece === piece ? 2 : 0) },
  },
  'double-strength': {
    sets: { times: (_g, { piece }, about) => (about.piece === piece && about.attribute === 'STRENGTH' ? 2 : null) },
  },
  // What was done in the place of a card draw (C-DRAW-03).
  'council-of-warriors': TROPHIES,
  'draw-forgone': { adds: { draws: (_g, bearer, { seat }) => (bearer.seat === seat ? -1 : 0) } },
  'energy-vortex': {
    bans: {
      play: (_g, bearer, { seat, card }) =>
        bearer.seat === seat && bearer.named === card
          ? no('C-PLAY-19', 'Another card must be played in its stead.')
          : null,
    },
  },
  hugh: {
    bans: {
      assail: (_g, { piece }, { lone }) => (lone === piece ? no('C-RESPONSE-07', 'Its attacks are nullified.') : null),
    },
  },
  // Who was marked for it dies as the turn ends.
  'hunter-probe': {
    at: {
      'turn-end': {
        does: (g, { piece }) =>
          piece === undefined || g.pieces[piece] === undefined
            ? []
            : [{ do: 'take-out', which: [piece], why: 'killed' }],
      },
    },
  },
  'klingon-right-of-vengeance': {
    at: {
      fought: {
        does(g, { seat }, { kind }) {
          const again = kind === 'personnel' ? vengeance(g, seat) : null;
          return again === null || again.team.length === 0 || again.against.length === 0
            ? []
            : [{ do: 'avenge', ...again }];
        },
      },
    },
  },
  // What was lent goes back as the turn ends.
  'neural-servo-device': {
    // C-CONTROL-03: nobody of theirs boards what is one’s own, nor the other way round.
    bans: {
      beam(g, bearer, { piece, to }) {
        const host = hostOf(to);
        const one = g.pieces[piece];
        if (host === null || one === undefined || (bearer.piece !== piece && bearer.piece !== host)) return null;
        return isLent(g, piece) === isLent(g, host)
          ? null
          : no('C-CONTROL-03', 'What is lent for this turn and what is yours don’t mix.');
      },
    },
    at: {
      'turn-end': {
        does: (_g, { seat, piece }) =>
          piece === undefined ? [] : [{ do: 'hand-over', which: [piece], to: opponentOf(seat) }],
      },
    },
  },
  [BLOW]: { grants: { wound: (_g, bearer, { piece }) => bearer.piece === piece } },
  'collect-metaphasic-particles': REJUVENATED,
  'no-range': {
    sets: { times: (_g, { piece }, about) => (about.piece === piece && about.attribute === 'RANGE' ? 0 : null) },
  },
  // C-CONTROL-03: who is controlled for a while and who controls them stay apart.
  [POSSESSED]: {
    bans: {
      beam: (g, { seat }, { piece, to }) => apart(g, seat, piece, to),
      walk: (g, { seat }, { piece, to }) => apart(g, seat, piece, to),
    },
  },
  'range-up': {
    adds: { attribute: (_g, { piece }, about) => (about.piece === piece && about.attribute === 'RANGE' ? 2 : 0) },
  },
  'red-alert': {
    grants: {
      free: (_g, bearer, { seat, card }) =>
        bearer.seat === seat && ['Personnel', 'Ship', 'Equipment'].includes(cardOf(card).type),
    },
  },
  'temporal-micro-wormhole': { grants: { mixes: (_g, { piece }, about) => about.piece === piece } },
  'transwarp-conduit': {
    sets: { times: (_g, { piece }, about) => (about.piece === piece && about.attribute === 'RANGE' ? 2 : null) },
  },
  'vulcan-mindmeld': {
    // C-SKILL-06, C-SKILL-07: levels add up, and neither special skills nor the classification are given.
    adds: {
      skill(g, { piece, other }, about) {
        const source = other === undefined ? undefined : g.pieces[other];
        return about.piece === piece && source !== undefined ? taughtSkill(source.card, about.skill) : 0;
      },
    },
  },
};

/** Why somebody can’t go to a place as long as cards are controlled for a while (C-CONTROL-03). */
function apart(g: FirstEdition, seat: number, id: PieceId, to: CardPlace): Obstacle {
  const piece = g.pieces[id];
  const vessel = vesselOf(g, to);
  if (piece === undefined || vessel === null || piece.seat !== seat || vessel.seat !== seat) return null;
  if ((piece.lent === undefined) === (vessel.lent === undefined)) return null;
  return no('C-CONTROL-03', 'Those whom you control for now and your own don’t go aboard each other’s ships.');
}
