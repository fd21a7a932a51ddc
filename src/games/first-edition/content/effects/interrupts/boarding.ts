import { crewOn } from '../../../chapters/teams/teams.ts';
import { opponentOf, piecesAt } from '../../../position/find.ts';
import { hostOf, onPiece, placeKind } from '../../../position/places.ts';
import type { Bearer, Rule } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import { hostIn, itself, onShips } from '../shared.ts';

/** Cards that are Rogue Borg, by their ids. */
export const BORG = ['rogue-borg-mercenaries', 'crosis'];

/** Whether it is the first of those on a ship: they fight together. */
function isLeading(g: FirstEdition, bearer: Bearer): boolean {
  const own = itself(g, bearer);
  return own !== null && piecesAt(g, own.at).every(({ id, card }) => id >= own.id || !BORG.includes(card));
}

const boards = (_g: FirstEdition, bearer: Bearer, { piece }: { piece: number }): boolean => bearer.piece === piece;

/** Rogue Borg: interrupts that stay on a ship and fight its crew. */
export const BOARDING: Readonly<Record<string, Rule>> = {
  crosis: {
    text: 'Play it on Rogue Borg Mercenaries aboard a ship: he fights as one of them, and the STRENGTH of all of them is doubled. A second one adds nothing.',
    plays: (g) =>
      Object.values(g.pieces)
        .filter(({ card, at }) => card === 'rogue-borg-mercenaries' && hostOf(at) !== null)
        .map(({ id }) => onPiece(id)),
    grants: { boards },
    // He is one of them, and doubles what each is worth; a second one adds nothing (C-SKILL-22).
    adds: {
      boarders: (g, bearer, { at, count }) => {
        const own = itself(g, bearer);
        const others = piecesAt(g, at).filter(({ card }) => card === 'crosis');
        return own?.at === at && others.every(({ id }) => id >= own.id) ? count : 0;
      },
    },
    at: {
      played: {
        does(g, bearer, { piece }) {
          const borg = hostIn(g, bearer);
          return piece === bearer.piece && borg !== null ? [{ do: 'shift', which: 'itself', to: borg.at }] : [];
        },
      },
      'turn-start': { does: battles },
    },
  },
  'rogue-borg-mercenaries': {
    text: 'Play it on a ship with a crew: it fights them now, and again as each turn starts. Each there has as much STRENGTH as their number.',
    plays: onShips((g, ship) => crewOn(g, ship).length > 0),
    grants: { boards },
    at: {
      played: {
        does(g, bearer, { piece }) {
          const ship = hostIn(g, bearer);
          return piece === bearer.piece && ship !== null ? [{ do: 'board', ship: ship.id }] : [];
        },
      },
      'turn-start': { does: battles },
    },
  },
};

/** They fight as each turn begins, whosever it is. */
function battles(g: FirstEdition, bearer: Bearer) {
  const own = itself(g, bearer);
  // Who came down from a ship fights the Away Teams of the other.
  if (own !== null && placeKind(own.at) === 'surface')
    return isLeading(g, bearer) ? [{ do: 'board', at: own.at, against: opponentOf(own.seat) } as const] : [];
  const ship = hostIn(g, bearer);
  return ship !== null && isLeading(g, bearer) ? [{ do: 'board', ship: ship.id } as const] : [];
}
