import { skillOf } from '../../../chapters/skills/skills.ts';
import { isUnopposed } from '../../../chapters/stations/docks.ts';
import { activeAt } from '../../../chapters/teams/teams.ts';
import type { Effects } from '../../../effects/union.ts';
import { playerOf } from '../../../position/find.ts';
import { aboard } from '../../../position/places.ts';
import { added } from '../../../rules/ask.ts';
import type { Arrival } from '../../../rules/facilities.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { filter } from '../../filters/card-filter.ts';
import type { Classification, Skill } from '../../printed.ts';

/** A test for cards, other than ships, that report to a site. */
export type Takes = (g: FirstEdition, about: Arrival) => boolean;

/** Matches compatible personnel of a classification, and equipment that a filter describes. */
export function staffed(by: Classification, equipment?: string): Takes {
  const works = filter(`${by} classification`);
  const isTool = equipment === undefined ? null : filter(`equipment, ${equipment}`);
  return (_g, { card, fits }) => (fits && works(card)) || isTool?.(card) === true;
}

/** Returns a player's personnel at a site who are unopposed and can act. */
export function aloneAt(g: FirstEdition, seat: number, site: Piece): Piece[] {
  return isUnopposed(g, seat, site) ? activeAt(g, aboard(site.id), seat) : [];
}

/** True if a personnel has a skill. */
export const withSkill =
  (skill: Skill) =>
  (g: FirstEdition) =>
  (piece: Piece): boolean =>
    skillOf(g, piece, skill) > 0;

/** True if a player can still give up a card draw this turn. */
export function mayForgo(g: FirstEdition, seat: number): boolean {
  if (g.turn?.seat !== seat || g.turn.undrawn === true || playerOf(g, seat).deck.length === 0) return false;
  return 1 + added(g, 'draws', { seat }) > 0;
}

/** Gives up a card draw: the player draws one card fewer at the end of the turn (C-DRAW-02). */
const FORGOES = { do: 'lasting', what: 'draw-forgone', until: 'turn' } as const;

/** Returns effects that replace a card draw once per turn (C-TURN-16). */
export function forgoing(what: string, list: Effects): Effects {
  return [{ do: 'use', what, per: 'turn' }, FORGOES, ...list];
}
