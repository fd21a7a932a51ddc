import type { Offer } from '../../../../kit/offers.ts';
import { asLabel } from '../../../../kit/words.ts';
import { endsAt } from '../../../chapters/beaming/beaming.ts';
import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { crewOn, fightersAt } from '../../../chapters/teams/teams.ts';
import type { Effects } from '../../../effects/union.ts';
import { opponentOf, piecesAt } from '../../../position/find.ts';
import { pieceName } from '../../../position/names.ts';
import { isStopped } from '../../../position/pieces.ts';
import { aboard, locationAt, onPiece, onSurface } from '../../../position/places.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardPlace, LocationId } from '../../../terms.ts';
import { BORG } from '../../builders/interrupts/boarding.ts';
import { hostIn, idsOf, onShips, payloadOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

const isLore = stateFilter('{Lore}, not disabled');

/** Returns a player's Rogue Borg in a place. */
function roguesAt(g: FirstEdition, place: CardPlace, seat: number): Piece[] {
  return piecesAt(g, place).filter((piece) => BORG.includes(piece.card) && piece.seat === seat);
}

/** Returns the ship that the card is on, or null unless its player controls the ship and has Lore aboard. */
function manned(g: FirstEdition, source: RuleSource): Piece | null {
  const ship = hostIn(g, source);
  if (ship === null || ship.seat !== source.seat) return null;
  const isLed = crewOn(g, ship).some((piece) => isLore(piece, g));
  return isLed ? ship : null;
}

/** Returns the options to beam Rogue Borg down to fight opposing Away Teams immediately, or to beam them back aboard. */
function beams(g: FirstEdition, source: RuleSource, ship: Piece, location: LocationId): Offer<Effects>[] {
  const surface = onSurface(location);
  const foe = opponentOf(source.seat);
  const payloads = (which: readonly Piece[], way: 'down' | 'up', list: Effects): Offer<Effects>[] => {
    const ids = idsOf(which);
    const shift = { do: 'shift', to: way === 'down' ? surface : onPiece(ship.id) } as const;
    const one = which.map(({ id }) =>
      payloadOf(source, `${way}:${id}`, asLabel(`Beam ${pieceName(g, id)} ${way}`), [
        { ...shift, which: [id] },
        ...list,
      ]),
    );
    const all = payloadOf(source, `${way}:all`, `Beam all Rogue Borg ${way}`, [{ ...shift, which: ids }, ...list]);
    return which.length > 1 ? [all, ...one] : one;
  };
  const fights = { do: 'board', at: surface, against: foe } as const;
  return [
    ...(fightersAt(g, surface, foe).length === 0
      ? []
      : payloads(roguesAt(g, onPiece(ship.id), source.seat), 'down', [fights])),
    ...payloads(roguesAt(g, surface, source.seat), 'up', []),
  ];
}

/** Lore Returns (Premiere). */
export const CARDS: CardRules = {
  'lore-returns': {
    text: 'On a ship whose crew your Rogue Borg killed: they become its crew, and you control it. With Lore aboard, it needs no other crew to attack ships, and they may beam down to fight Away Teams, and back.',
    plays: onShips(
      (g, ship, seat) =>
        ship.overrun === true && crewOn(g, ship).length === 0 && roguesAt(g, onPiece(ship.id), seat).length > 0,
    ),
    at: {
      played: {
        does(g, source, { piece }) {
          const ship = hostIn(g, source);
          return piece === source.piece && ship !== null
            ? [{ do: 'hand-over', which: [ship.id], to: source.seat }]
            : [];
        },
      },
    },
    grants: {
      battle: (g, source, { ship }) =>
        ship !== undefined && manned(g, source)?.id === ship && roguesAt(g, onPiece(ship), source.seat).length > 0,
    },
    orders(g, source, seat) {
      const ship = manned(g, source);
      const location = ship === null ? null : locationAt(g, ship.at);
      if (ship === null || location === null || seat !== source.seat || isStopped(g, ship)) return [];
      const ends = endsAt(g, seat, location);
      const isThere = [aboard(ship.id), onSurface(location)].every((end) => ends.includes(end));
      return isThere ? beams(g, source, ship, location) : [];
    },
  },
};
