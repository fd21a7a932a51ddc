import { asLabel } from '../../../../kit/words.ts';
import { groupOf, stillIn } from '../../../chapters/missions/team.ts';
import { meets } from '../../../chapters/skills/group.ts';
import { opponentOf, piecesOf } from '../../../position/find.ts';
import type { Group } from '../../../position/group.ts';
import { isPersonnel } from '../../../position/kinds.ts';
import { pieceName } from '../../../position/names.ts';
import { inSpace, locationAt, onSurface } from '../../../position/places.ts';
import { isSeenAt } from '../../../position/veils.ts';
import type { Force } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import type { LocationId } from '../../../terms.ts';
import { parseFormula } from '../../formula-text.ts';
import { cardOf } from '../../pool.ts';
import { isUsed, payloadOf } from '../shared.ts';

export const CARD = 'collect-metaphasic-particles';
const COLLECTOR = 'injector-assembly-one';
/** The requirement that the personnel must meet. */
export const COLLECTS = parseFormula("Son'a + Treachery x2");

/**
 * True if a group meets the objective's requirement, the collector is in orbit, and no opposing ship or personnel are
 * there. Infiltrators don't count as opposing (C-INFIL-02).
 */
export function collects(g: FirstEdition, group: Group, seat: number, location: LocationId): boolean {
  const away = group.people.filter((piece) => piece.at === onSurface(location));
  const isOver = piecesOf(g, seat).some(({ card, at }) => card === COLLECTOR && at === inSpace(location));
  const isOpposed = piecesOf(g, opponentOf(seat)).some((piece) => {
    const facts = cardOf(piece.card);
    const counts =
      facts.type === 'Ship' || (isPersonnel(facts) && piece.captive === undefined && piece.infiltrates === undefined);
    return counts && isSeenAt(g, piece, location);
  });
  return isOver && !isOpposed && meets(g, { ...group, people: away }, COLLECTS);
}

/** True if a player has just solved a mission through the objective (C-MISSION-18). */
export function isCollected(g: FirstEdition, seat: number, location: LocationId): boolean {
  const { attempt } = g;
  const isThere = piecesOf(g, seat).some(({ card, at }) => card === CARD && locationAt(g, at) === location);
  return isThere && attempt !== null && collects(g, groupOf(g, attempt, stillIn(g, attempt)), seat, location);
}

/** The effect for the player who solved the mission, for the rest of the game. */
export const REJUVENATED: Force = {
  adds: {
    attribute: (g, { seat }, { piece, attribute }) => {
      const one = g.pieces[piece];
      return attribute === 'STRENGTH' && one?.seat === seat && isPersonnel(cardOf(one.card)) ? 2 : 0;
    },
    skill: (g, { seat }, { piece, skill }) => (skill === 'Youth' && g.pieces[piece]?.seat === seat ? 1 : 0),
  },
  orders: (g, source, seat) =>
    seat !== source.seat
      ? []
      : piecesOf(g, seat).flatMap(({ id, card, stopped }) => {
          const what = `metaphasic ${id}`;
          if (!isPersonnel(cardOf(card)) || stopped === undefined || isUsed(g, seat, what, 'turn')) return [];
          return [
            payloadOf(source, `unstop:${id}`, asLabel(`“Unstop” ${pieceName(g, id)}`), [
              { do: 'use', what, per: 'turn' },
              { do: 'stop-these', which: [id], undo: true },
            ]),
          ];
        }),
};
