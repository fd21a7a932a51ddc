import { no, type Obstacle } from '../../kit/offers.ts';
import { POSSESSED } from '../chapters/control/possess.ts';
import { taughtSkill } from '../chapters/skills/skills.ts';
import { opponentOf } from '../position/find.ts';
import { hostOf } from '../position/places.ts';
import { vesselOf } from '../position/stations.ts';
import type { Force } from '../rules/rule.ts';
import type { FirstEdition } from '../state.ts';
import type { CardPlace, PieceId } from '../terms.ts';
import { IN_BATTLE } from './builders/bridge.ts';
import { BLOW } from './builders/equipment/blades.ts';
import { vengeance } from './builders/interrupts/fighting.ts';
import { SUCCEEDED } from './builders/interrupts/succession.ts';
import { TROPHIES } from './builders/objectives/council.ts';
import { REJUVENATED } from './builders/objectives/particles.ts';
import { POWERED } from './builders/objectives/power.ts';
import { SELECTED } from './builders/personnel/gained.ts';
import { cardOf } from './pool.ts';

/** True if the opponent of a card's owner controls the card until the end of this turn. */
function isLent(g: FirstEdition, piece: number): boolean {
  return g.lasting.some((one) => one.what === 'neural-servo-device' && one.piece === piece);
}

/** Lasting effects, by their keys in `g.lasting`. The source's `piece` is the card that the effect applies to. */
export const LASTING: Readonly<Record<string, Force>> = {
  ...IN_BATTLE,
  ...SELECTED,
  ...POWERED,
  'extra-draw': { adds: { draws: (_g, source, { seat }) => (source.seat === seat ? 1 : 0) } },
  'arbiter-of-succession': SUCCEEDED,
  'asteroid-sanctuary': {
    bans: {
      battle: (_g, { piece }, { target }) =>
        target === piece ? no('C-BATTLE-01', 'The ship hides among asteroids this turn.') : null,
    },
  },
  'attributes-up': {
    adds: { attribute: (_g, { piece }, about) => (about.piece === piece ? 2 : 0) },
  },
  'double-strength': {
    sets: { times: (_g, { piece }, about) => (about.piece === piece && about.attribute === 'STRENGTH' ? 2 : null) },
  },
  // Actions taken instead of a card draw (C-DRAW-03).
  'council-of-warriors': TROPHIES,
  'draw-forgone': { adds: { draws: (_g, source, { seat }) => (source.seat === seat ? -1 : 0) } },
  'energy-vortex': {
    bans: {
      play: (_g, source, { seat, card }) =>
        source.seat === seat && source.named === card ? no('C-PLAY-19', 'You must play another card instead.') : null,
    },
  },
  hugh: {
    bans: {
      act: (_g, { piece }, { ship }) =>
        ship === piece ? no('C-RESPONSE-07', 'The attacks of this card are nullified.') : null,
    },
  },
  // The chosen personnel dies at the end of the turn.
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
  // Control ends with the turn.
  'neural-servo-device': {
    // Cards under temporary control and the player's own cards can't board each other (C-CONTROL-03).
    bans: {
      beam(g, source, { piece, to }) {
        const host = hostOf(to);
        const one = g.pieces[piece];
        if (host === null || one === undefined || (source.piece !== piece && source.piece !== host)) return null;
        return isLent(g, piece) === isLent(g, host)
          ? null
          : no('C-CONTROL-03', 'The cards that you control this turn can’t mix with your own.');
      },
    },
    at: {
      'turn-end': {
        does: (_g, { seat, piece }) =>
          piece === undefined ? [] : [{ do: 'hand-over', which: [piece], to: opponentOf(seat) }],
      },
    },
  },
  [BLOW]: { grants: { wound: (_g, source, { piece }) => source.piece === piece } },
  'collect-metaphasic-particles': REJUVENATED,
  'no-range': {
    sets: { times: (_g, { piece }, about) => (about.piece === piece && about.attribute === 'RANGE' ? 0 : null) },
  },
  // Temporarily controlled cards stay apart from their controller's own (C-CONTROL-03).
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
      free: (_g, source, { seat, card }) =>
        source.seat === seat && ['Personnel', 'Ship', 'Equipment'].includes(cardOf(card).type),
    },
  },
  'temporal-micro-wormhole': { grants: { mixes: (_g, { piece }, about) => about.piece === piece } },
  'transwarp-conduit': {
    sets: { times: (_g, { piece }, about) => (about.piece === piece && about.attribute === 'RANGE' ? 2 : null) },
  },
  'vulcan-mindmeld': {
    // Levels add up (C-SKILL-06, C-SKILL-07). Special skills and the classification aren't passed on.
    adds: {
      skill(g, { piece, other }, about) {
        const teacher = other === undefined ? undefined : g.pieces[other];
        return about.piece === piece && teacher !== undefined ? taughtSkill(teacher.card, about.skill) : 0;
      },
    },
  },
};

/** Returns why a personnel can't go to a place during temporary control, or null (C-CONTROL-03). */
function apart(g: FirstEdition, seat: number, id: PieceId, to: CardPlace): Obstacle {
  const piece = g.pieces[id];
  const vessel = vesselOf(g, to);
  if (piece === undefined || vessel === null || piece.seat !== seat || vessel.seat !== seat) return null;
  if ((piece.lent === undefined) === (vessel.lent === undefined)) return null;
  return no('C-CONTROL-03', 'Your own cards and those you control temporarily can’t board each other’s ships.');
}
