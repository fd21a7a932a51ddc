import { affiliationOf } from '../../../chapters/affiliation/compatible.ts';
import { fits } from '../../../chapters/skills/group.ts';
import { skillOf } from '../../../chapters/skills/skills.ts';
import { opponentOf, piecesAt, piecesOf } from '../../../position/find.ts';
import { coreOf, hostOf, isAway, locationAt, onPiece, placeKind } from '../../../position/places.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { ATTRIBUTES } from '../../printed.ts';
import { isBorgShip } from '../borg-ships.ts';
import { ruleOf } from '../rules.ts';
import { idsOf, isUsed, onOwnTable } from '../shared.ts';

/** True if a personnel is a Bajoran, by affiliation or species (C-SKILL-24). */
function isBajoran(g: FirstEdition, piece: Piece): boolean {
  return affiliationOf(piece) === 'Bajoran' || fits(g, piece, { icons: [], trait: 'Bajoran' });
}

/** True if a player's Federation diplomat is on a planet whose mission the opponent seeded. */
function isReceived(g: FirstEdition, seat: number): boolean {
  return piecesOf(g, seat).some((piece) => {
    const at = placeKind(piece.at) === 'surface' ? locationAt(g, piece.at) : null;
    const isTheirs = at !== null && g.locations[at]?.missions.some(({ owner }) => owner === opponentOf(seat)) === true;
    return isTheirs && affiliationOf(piece) === 'Federation' && skillOf(g, piece, 'Diplomacy') > 0;
  });
}

/** Returns the cards on a ship that reduce its attributes. */
function reducers(g: FirstEdition, ship: Piece): Piece[] {
  return piecesAt(g, onPiece(ship.id)).filter((piece) => {
    const adds = ruleOf(piece.card)?.adds?.attribute;
    const source = { seat: piece.seat, kind: 'piece', card: piece.card, piece: piece.id } as const;
    return ATTRIBUTES.some((attribute) => (adds?.(g, source, { piece: ship.id, attribute }) ?? 0) < 0);
  });
}

/** Events with immediate effects. */
export const PILES: Readonly<Record<string, Rule>> = {
  'cowboy-diplomacy': {
    text: 'Free, once per game: score 5 points if your Federation personnel with Diplomacy is on a planet that your opponent seeded.',
    plays: (g, seat) => (isReceived(g, seat) && !isUsed(g, seat, 'cowboy-diplomacy', 'game') ? [coreOf(seat)] : []),
    free: () => true,
    once: [
      { do: 'use', what: 'cowboy-diplomacy', per: 'game' },
      { do: 'points', points: 5 },
    ],
  },
  regenerate: {
    text: 'Repair a Borg ship or the Borg Ship dilemma, discard cards that reduce its attributes, and “stop” it. Or shuffle your discard pile into your draw deck.',
    ways: {
      ship: {
        label: 'repair and stop a Borg ship',
        plays: (g) =>
          Object.values(g.pieces)
            .filter((piece) => isBorgShip(piece) && !isAway(g, piece.at))
            .map(({ id }) => onPiece(id)),
        once(g, _seat, to) {
          const ship = g.pieces[hostOf(to) ?? 0];
          return [
            { do: 'mend', which: 'host' },
            { do: 'take-out', which: ship === undefined ? [] : idsOf(reducers(g, ship)), why: 'discarded' },
            { do: 'stop-these', which: 'host' },
          ];
        },
      },
      discard: { label: 'shuffle your discard pile into your draw deck', plays: onOwnTable, once: [{ do: 'restock' }] },
    },
  },
  'renewal-scroll': {
    text: 'With three of your Bajorans in play: discard any number of cards from hand, then draw that many plus two.',
    plays: (g, seat) => (piecesOf(g, seat).filter((piece) => isBajoran(g, piece)).length >= 3 ? [coreOf(seat)] : []),
    once: [{ do: 'shed', min: 0, max: 99, draws: 2 }],
  },
};
