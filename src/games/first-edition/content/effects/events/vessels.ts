import { affiliationOf } from '../../../chapters/affiliation/compatible.ts';
import { piecesWithin } from '../../../chapters/teams/teams.ts';
import { piecesAt } from '../../../position/find.ts';
import { dockedAt, onPiece } from '../../../position/places.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { cardOf } from '../../pool.ts';
import { isBorgShip } from '../borg-ships.ts';
import { age, DISCARD_THIS, hostIn, idsOf, onShips, skillAboard } from '../shared.ts';

/** True at the end of the first turn of the ship's owner after the card was played (C-TURN-12). */
function isNextEnd(g: FirstEdition, source: RuleSource, seat: number): boolean {
  return hostIn(g, source)?.owner === seat && age(g, source) > 0;
}

/** Events played on a ship or a facility. */
export const ON_VESSELS: Readonly<Record<string, Rule>> = {
  'neural-servo-device': {
    text: 'Play it on your opponent’s Non-Aligned ship without SECURITY ×2 aboard: you control ship and crew until the end of the turn.',
    plays: onShips(
      (g, ship, seat) =>
        ship.seat !== seat && affiliationOf(ship) === 'Non-Aligned' && skillAboard(g, ship, 'SECURITY') < 2,
    ),
    // The player can use the ship and its crew like their own this turn (C-CONTROL-03).
    once(g, seat, to) {
      const ship = Object.values(g.pieces).find(({ id }) => to === onPiece(id));
      if (ship === undefined) return [];
      const theirs = piecesWithin(g, ship.id).filter((one) => one.seat === ship.seat);
      const which = [ship.id, ...idsOf(theirs)];
      return [
        { do: 'hand-over', which, to: seat },
        ...which.map((piece) => ({ do: 'lasting', what: 'neural-servo-device', until: 'turn', piece }) as const),
      ];
    },
  },
  'plasma-fire': {
    text: 'Play it on any ship except a Borg ship. SECURITY aboard extinguishes it. Until then, the ship is damaged at the end of each later turn of its owner.',
    plays: onShips((_g, ship) => !isBorgShip(ship)),
    at: {
      // SECURITY aboard extinguishes the fire at any time.
      played: { does: putOut },
      moved: { does: putOut },
      'turn-start': { does: putOut },
      'turn-end': {
        does(g, source, { seat }) {
          const ship = hostIn(g, source);
          if (ship === null) return [];
          if (skillAboard(g, ship, 'SECURITY') > 0) return [DISCARD_THIS];
          return isNextEnd(g, source, seat) ? [{ do: 'harm', which: [ship.id] }] : [];
        },
      },
    },
  },
  spacedock: {
    text: 'Play it on an outpost: your ships, and Non-Aligned ships, that dock there are repaired.',
    plays: (g) =>
      Object.values(g.pieces)
        .filter(({ card }) => {
          const facts = cardOf(card);
          return facts.type === 'Facility' && facts.facility === 'Outpost';
        })
        .map(({ id }) => onPiece(id)),
    at: {
      played: {
        does(g, source, { piece }) {
          const dock = hostIn(g, source);
          if (piece !== source.piece || dock === null) return [];
          const which = piecesAt(g, dockedAt(dock.id)).filter((ship) => isMended(source, ship));
          return which.length === 0 ? [] : [{ do: 'mend', which: idsOf(which) }];
        },
      },
      docked: {
        does(g, source, { ship, facility }) {
          const there = g.pieces[ship];
          const isHere = hostIn(g, source)?.id === facility && there !== undefined && isMended(source, there);
          return isHere ? [{ do: 'mend', which: [ship] }] : [];
        },
      },
    },
  },
  'warp-core-breach': {
    text: 'Play it on any ship except a Borg ship. At the end of its owner’s next turn the ship is destroyed, or with an ENGINEER aboard, this is discarded instead.',
    plays: onShips((_g, ship) => !isBorgShip(ship)),
    at: {
      'turn-end': {
        does(g, source, { seat }) {
          const ship = hostIn(g, source);
          if (ship === null || !isNextEnd(g, source, seat)) return [];
          return skillAboard(g, ship, 'ENGINEER') > 0
            ? [DISCARD_THIS]
            : [{ do: 'take-out', which: [ship.id], why: 'destroyed' }];
        },
      },
    },
  },
};

function putOut(g: FirstEdition, source: RuleSource): readonly (typeof DISCARD_THIS)[] {
  const ship = hostIn(g, source);
  return ship !== null && skillAboard(g, ship, 'SECURITY') > 0 ? [DISCARD_THIS] : [];
}

/** True for ships of the card's player and for Non-Aligned ships. */
function isMended({ seat }: RuleSource, ship: Piece): boolean {
  return ship.seat === seat || affiliationOf(ship) === 'Non-Aligned';
}
