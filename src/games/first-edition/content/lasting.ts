import { no, type Obstacle } from '../../kit/offers.ts';
import { POSSESSED } from '../chapters/control/possess.ts';
import { vesselOf } from '../position/stations.ts';
import type { Force } from '../rules/rule.ts';
import type { FirstEdition } from '../state.ts';
import type { CardPlace, PieceId } from '../terms.ts';
import { SKILLS, type Skill } from './printed.ts';

/** Returns the key of the lasting effect that gives a personnel one level of a skill. */
export function gaining(skill: Skill): string {
  return `gains ${skill}`;
}

/** Returns the lasting effects that give a skill, by key. */
function gains(): Record<string, Force> {
  const entries = SKILLS.map((skill): [string, Force] => [
    gaining(skill),
    { adds: { skill: (_g, { piece }, about) => (about.piece === piece && about.skill === skill ? 1 : 0) } },
  ]);
  return Object.fromEntries(entries);
}

/** Returns the key in `g.lasting` of a skill that a personnel has selected (C-SKILL-07). */
export const selectedSkill = (skill: Skill): string => `selected:${skill}`;

/** Returns the key in `g.lasting` of a personnel for whom its player has selected a skill. */
export const chosenSkill = (skill: Skill): string => `chosen ${skill}`;

/** Lasting effects that don't belong to a single card, by their keys in `g.lasting`. */
export const SHARED_LASTING: Readonly<Record<string, Force>> = {
  ...Object.fromEntries(
    SKILLS.map((skill): [string, Force] => [
      selectedSkill(skill),
      { adds: { skill: (_g, source, about) => (about.piece === source.piece && about.skill === skill ? 1 : 0) } },
    ]),
  ),
  // Actions taken instead of a card draw (C-DRAW-03).
  'draw-forgone': { adds: { draws: (_g, source, { seat }) => (source.seat === seat ? -1 : 0) } },
  // A personnel who strikes with a blade mortally wounds (C-PERSBAT-04).
  'mortal-blow': { grants: { wound: (_g, source, { piece }) => source.piece === piece } },
  ...gains(),
  ...Object.fromEntries(
    SKILLS.map((skill): [string, Force] => [
      chosenSkill(skill),
      { adds: { skill: (_g, source, about) => (source.piece === about.piece && skill === about.skill ? 1 : 0) } },
    ]),
  ),
  'extra-draw': { adds: { draws: (_g, source, { seat }) => (source.seat === seat ? 1 : 0) } },
  // Temporarily controlled cards stay apart from their controller's own (C-CONTROL-03).
  [POSSESSED]: {
    bans: {
      beam: (g, { seat }, { piece, to }) => apart(g, seat, piece, to),
      walk: (g, { seat }, { piece, to }) => apart(g, seat, piece, to),
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
