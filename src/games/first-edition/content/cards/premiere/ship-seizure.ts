import { hasSystem } from '../../../chapters/damage/systems.ts';
import { outpostsIn } from '../../../position/find.ts';
import { dockedAt, onPiece } from '../../../position/places.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { isEmpty, isInSpace } from '../../builders/interrupts/flying.ts';
import { shipsIn } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

function isAtOwnOutpost(g: FirstEdition, ship: Piece): boolean {
  return outpostsIn(g).some(
    ({ id, owner, at }) => owner === ship.owner && (ship.at === at || ship.at === dockedAt(id)),
  );
}

/** Ship Seizure (Premiere). */
export const CARDS: CardRules = {
  'ship-seizure': {
    text: 'Discard an empty ship in space where your ship has a Tractor Beam, but not at its owner’s outpost.',
    plays(g, seat) {
      const own = shipsIn(g).filter(
        (ship) => ship.seat === seat && hasSystem(g, ship, 'Tractor Beam') && isInSpace(ship),
      );
      const targets = shipsIn(g).filter(
        (ship) => isEmpty(g, ship) && isInSpace(ship) && own.some((one) => one.at === ship.at && one.id !== ship.id),
      );
      return targets.filter((ship) => !isAtOwnOutpost(g, ship)).map(({ id }) => onPiece(id));
    },
    once: [{ do: 'remove' }],
  },
};
