import { no, type Obstacle } from '../../kit/offers.ts';
import { POSSESSED } from '../chapters/control/possess.ts';
import { vesselOf } from '../position/stations.ts';
import type { Force } from '../rules/rule.ts';
import type { FirstEdition } from '../state.ts';
import type { CardPlace, PieceId } from '../terms.ts';
import { SKILLS, type Skill } from './printed.ts';

/** Returns the key in `g.lasting` of a skill that a personnel has gained at level 1 (C-SKILL-07). */
export const gainedSkill = (skill: Skill): string => `gains ${skill}`;

/** Returns the key in `g.lasting` of a skill that a player has selected for a personnel, and may change (C-SKILL-07). */
export const chosenSkill = (skill: Skill): string => `chosen ${skill}`;

/** Returns the lasting effects that give a personnel one level of a skill, under these keys. */
function giving(key: (skill: Skill) => string): Record<string, Force> {
  const entries = SKILLS.map((skill): [string, Force] => [
    key(skill),
    { adds: { skill: (_g, { piece }, about) => (about.piece === piece && about.skill === skill ? 1 : 0) } },
  ]);
  return Object.fromEntries(entries);
}

/** Lasting effects that don't belong to a single card, by their keys in `g.lasting`. */
export const SHARED_LASTING: Readonly<Record<string, Force>> = {
  ...giving(gainedSkill),
  ...giving(chosenSkill),
  // Actions taken instead of a card draw (C-DRAW-03).
  'draw-forgone': { adds: { draws: (_g, source, { seat }) => (source.seat === seat ? -1 : 0) } },
  // A personnel who strikes with a blade mortally wounds (C-PERSBAT-04).
  'mortal-blow': { grants: { wound: (_g, source, { piece }) => source.piece === piece } },
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
