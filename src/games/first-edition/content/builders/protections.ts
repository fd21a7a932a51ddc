import { skillAnyway } from '../../chapters/skills/skills.ts';
import { piecesOf } from '../../position/find.ts';
import { locationAt } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { isNamed } from '../named.ts';
import { cardOf } from '../pool.ts';
import type { Skill } from '../printed.ts';
import type { Protection } from '../text-facts.ts';

type Covers = Protection['covers'];

/** The names of the cards that many protections work against. */
export const KEVIN: readonly string[] = ['Kevin Uxbridge'];

/** The card protects itself under a condition. */
export const itselfWhen =
  (when: (g: FirstEdition, own: Piece) => boolean): Covers =>
  (g, own, target) =>
    own.id === target.id && when(g, own);

/** The card protects cards of its player. */
export const isYours: Covers = (_g, own, target) => own.seat === target.seat;

/** True for an espionage card of one affiliation. */
export const espionageBy =
  (side: string): Covers =>
  (_g, _own, { card }) =>
    isNamed(card, 'Espionage') && cardOf(card).title.startsWith(`Espionage: ${side} on `);

/** True if the protecting player has personnel with this skill at the location of the target. */
export const watchedBy =
  (skill: Skill): Covers =>
  (g, own, target) =>
    piecesOf(g, own.seat).some(
      (one) => skillAnyway(g, one, skill) > 0 && locationAt(g, one.at) === locationAt(g, target.at),
    );

/** True if all these tests are. */
export const everyCover =
  (...tests: readonly Covers[]): Covers =>
  (g, own, target) =>
    tests.every((test) => test(g, own, target));
