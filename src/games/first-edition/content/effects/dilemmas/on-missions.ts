import { no } from '../../../../kit/offers.ts';
import { facing } from '../../../chapters/missions/team.ts';
import { playerOf } from '../../../position/find.ts';
import { hostOf } from '../../../position/places.ts';
import type { Force } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import { f } from '../../formula-text.ts';
import { cardOf } from '../../pool.ts';
import { BLOCK, CEASE, kill, least, owner, random } from './build.ts';
import { CLOSED, END_OF_EACH, expires, lies, placeIn, QUARANTINE, recurs, START_OF_EACH } from './host.ts';

const one = [kill(random())];
const ofTurn = [kill({ ...random(), of: 'turn' as const })];

/** Kills the personnel that the dilemma affects, wherever they are. */
function theyDie(g: FirstEdition, { piece }: { piece?: number }) {
  const which = (piece === undefined ? undefined : g.pieces[piece]?.upon)?.filter((id) => g.pieces[id] !== undefined);
  return which === undefined || which.length === 0 ? [] : [{ do: 'take-out', which, why: 'killed' } as const];
}

/** Dilemmas placed on a mission, on its planet, or on the table. */
export const ON_MISSIONS: Readonly<Record<string, Force>> = {
  'phased-matter': lies(
    'mission',
    {
      trigger: (g) => facing(g).length > 1,
      nullify: f('{Interphase Generator}'),
      effects: [{ do: 'hold', pick: { how: 'owner', count: 'more than half' }, as: 'disabled' }],
      cure: f('ENGINEER + SCIENCE'),
    },
    {
      bans: {
        beam: (g, source, { piece }) =>
          g.pieces[piece]?.held?.by === source.piece ? no('C-CLOAK-03', 'Phased personnel can’t beam.') : null,
      },
    },
  ),
  dalrok: lies(
    'mission',
    { effects: [kill(least())], nullify: f('INTEGRITY+CUNNING+STRENGTH>150') },
    { at: recurs(START_OF_EACH, [kill(least())]) },
  ),
  // The dilemma's condition is the player's score (C-DILEMMA-06).
  'dead-end': {
    meeting: {
      unless: null,
      effects: [{ do: 'when', test: { points: 50 }, no: [{ do: 'place', on: 'mission' }, BLOCK] }],
    },
    bans: {
      attempt: (g, source, { seat, location }) =>
        placeIn(g, source) === location && score(g, seat) < 50
          ? no('C-DILEMMA-18', 'You need at least 50 points to attempt this mission.')
          : null,
    },
  },
  'friendly-fire': lies('mission', { unless: f('Leadership x2 + SECURITY x2'), effects: one }, { bans: CLOSED }),
  'harvester-virus': lies(
    'mission',
    { cure: f('MEDICAL x2 + Exobiology + Computer Skill') },
    { at: recurs(END_OF_EACH, one) },
  ),
  horta: lies(
    'mission',
    { effects: one, cure: f('Leadership x2 + Mindmeld x2 + Exobiology x2') },
    { at: recurs(END_OF_EACH, ofTurn) },
  ),
  'hyper-aging': {
    bans: QUARANTINE,
    at: expires(theyDie),
    meeting: {
      unless: null,
      effects: [{ do: 'place', on: 'mission', upon: true }],
      cure: f('SCIENCE + MEDICAL x2'),
    },
  },
  // The dilemma stays until a ship tows it away. Afterwards, the dilemma stays wherever that ship releases it.
  'radioactive-garbage-scow': lies(
    'mission',
    { effects: [CEASE] },
    {
      bans: CLOSED,
      towed: f('Tractor Beam + ENGINEER x2'),
    },
  ),
  'rem-fatigue-hallucinations': {
    at: expires(theyDie),
    meeting: {
      unless: null,
      effects: [{ do: 'place', on: 'table', upon: true }],
      cure: f('MEDICAL x3'),
      cured: (g, { upon = [], seat }) =>
        upon.some((id) => {
          const host = hostOf(g.pieces[id]?.at ?? 'core:0');
          const home = host === null ? undefined : g.pieces[host];
          return home !== undefined && home.seat === seat && isOutpost(home.card);
        }),
    },
  },
  // The dilemma weakens the personnel of the player who encountered it, everywhere. Copies of the dilemma aren't
  // cumulative.
  'interphasic-plasma-creatures': {
    meeting: { unless: f('SCIENCE x2 OR Mindmeld'), effects: [{ do: 'place', on: 'table' }] },
    adds: {
      attribute: (g, source, { piece, attribute }) =>
        attribute === 'STRENGTH' && g.pieces[piece]?.seat === source.seat && isFirstOf(g, source) ? -2 : 0,
    },
  },
  'your-galaxy-is-impure': lies(
    'mission',
    { effects: one },
    {
      at: {
        attempt: {
          does: (g, source, { location }) =>
            placeIn(g, source) === location ? [kill({ ...owner(), of: 'turn' })] : [],
        },
      },
    },
  ),
};

function score(g: FirstEdition, seat: number): number {
  return playerOf(g, seat).scored.reduce((sum, { points }) => sum + points, 0);
}

function isOutpost(card: string): boolean {
  const facts = cardOf(card);
  return facts.type === 'Facility' && facts.facility === 'Outpost';
}

function isFirstOf(
  g: FirstEdition,
  { card, seat, piece = 0 }: { card: string; seat: number; piece?: number },
): boolean {
  return !Object.values(g.pieces).some((other) => other.card === card && other.seat === seat && other.id < piece);
}
