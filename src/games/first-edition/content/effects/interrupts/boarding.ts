import { crewOn } from '../../../chapters/teams/teams.ts';
import { opponentOf, piecesAt } from '../../../position/find.ts';
import { hostOf, onPiece, placeKind } from '../../../position/places.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import { hostIn, itself, onShips } from '../shared.ts';

/** Cards that are Rogue Borg, by card id. */
export const BORG = ['rogue-borg-mercenaries', 'crosis'];

/** True for the first Rogue Borg in a place, since those in one place fight together. */
function isLeading(g: FirstEdition, source: RuleSource): boolean {
  const own = itself(g, source);
  return own !== null && piecesAt(g, own.at).every(({ id, card }) => id >= own.id || !BORG.includes(card));
}

const boards = (_g: FirstEdition, source: RuleSource, { piece }: { piece: number }): boolean => source.piece === piece;

/** Rogue Borg: interrupts that stay on a ship and fight its crew. */
export const BOARDING: Readonly<Record<string, Rule>> = {
  crosis: {
    text: 'Play it on Rogue Borg Mercenaries aboard a ship: he fights as one of them and doubles the STRENGTH of each. Not cumulative.',
    plays: (g) =>
      Object.values(g.pieces)
        .filter(({ card, at }) => card === 'rogue-borg-mercenaries' && hostOf(at) !== null)
        .map(({ id }) => onPiece(id)),
    grants: { boards },
    // Crosis is a Rogue Borg and doubles the STRENGTH of Rogue Borg, not cumulatively (C-SKILL-22).
    adds: {
      boarders: (g, source, { at, count }) => {
        const own = itself(g, source);
        const others = piecesAt(g, at).filter(({ card }) => card === 'crosis');
        return own?.at === at && others.every(({ id }) => id >= own.id) ? count : 0;
      },
    },
    at: {
      played: {
        does(g, source, { piece }) {
          const borg = hostIn(g, source);
          return piece === source.piece && borg !== null ? [{ do: 'shift', which: 'itself', to: borg.at }] : [];
        },
      },
      'turn-start': { does: battles },
    },
  },
  'rogue-borg-mercenaries': {
    text: 'Play it on a ship with a crew: it fights them now, and again at the start of each turn. Each Rogue Borg there has STRENGTH equal to their number.',
    plays: onShips((g, ship) => crewOn(g, ship).length > 0),
    grants: { boards },
    at: {
      played: {
        does(g, source, { piece }) {
          const ship = hostIn(g, source);
          return piece === source.piece && ship !== null ? [{ do: 'board', ship: ship.id }] : [];
        },
      },
      'turn-start': { does: battles },
    },
  },
};

/** The Rogue Borg fight at the start of every turn, of either player. */
function battles(g: FirstEdition, source: RuleSource) {
  const own = itself(g, source);
  // Rogue Borg who came down from a ship fight the opponent's Away Teams.
  if (own !== null && placeKind(own.at) === 'surface')
    return isLeading(g, source) ? [{ do: 'board', at: own.at, against: opponentOf(own.seat) } as const] : [];
  const ship = hostIn(g, source);
  return ship !== null && isLeading(g, source) ? [{ do: 'board', ship: ship.id } as const] : [];
}
