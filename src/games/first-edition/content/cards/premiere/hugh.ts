import { no } from '../../../../kit/offers.ts';
import { ofCards } from '../../../position/find.ts';
import { locationAt, onPiece } from '../../../position/places.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardPlace } from '../../../terms.ts';
import { isBorgShipDilemma } from '../../borg-ships.ts';
import { BORG } from '../../builders/interrupts/boarding.ts';
import { answer, idsOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

/** Returns all Rogue Borg in play. */
function allRogues(g: FirstEdition): Piece[] {
  return ofCards(g, BORG);
}

/** Returns a place on one of the Rogue Borg at each location. */
function places(g: FirstEdition): CardPlace[] {
  const found = new Map(allRogues(g).map((piece) => [locationAt(g, piece.at), onPiece(piece.id)]));
  return [...found.values()];
}

/** Hugh (Premiere). */
export const CARDS: CardRules = {
  hugh: {
    text: 'When a Borg Ship attacks: nullify its attacks this turn. Or play it on Rogue Borg: both players’ Rogue Borg at that location are destroyed.',
    lasting: {
      hugh: {
        bans: {
          act: (_g, { piece }, { ship }) =>
            ship === piece ? no('C-RESPONSE-07', 'This card’s attacks are nullified.') : null,
        },
      },
    },
    plays: places,
    once(g, _seat, to) {
      const here = locationAt(g, to);
      const which = idsOf(allRogues(g).filter(({ at }) => locationAt(g, at) === here));
      return [{ do: 'take-out', which, why: 'discarded' }];
    },
    answers: {
      'ship-battle': {
        offers(g, source) {
          const { battle } = g;
          const { lone } = battle?.kind === 'ship' ? battle : {};
          // The card doesn't work when the Borg Ship itself is attacked.
          if (lone === undefined || battle?.seat !== lone.seat) return [];
          const ship = g.pieces[lone.piece];
          if (ship === undefined || !isBorgShipDilemma(ship)) return [];
          const list = [
            { do: 'lasting', what: 'hugh', piece: lone.piece, until: 'turn' },
            { do: 'cease-fire' },
          ] as const;
          return answer(source, list, 'Nullify its attack');
        },
      },
    },
  },
};
