import { no } from '../../../../kit/offers.ts';
import { missionAt } from '../../../chapters/spaceline/line.ts';
import type { Kind } from '../../../effects/kind.ts';
import { hostIn, locationOf, piecesAround, piecesAt, playerOf } from '../../../position/find.ts';
import { locationName } from '../../../position/names.ts';
import { coreOf } from '../../../position/places.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { LocationId } from '../../../terms.ts';
import { locationOfCard } from '../../builders/events/locations.ts';
import { atLocations, idsOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { isSafe } from '../../safe.ts';

/** True if a card survives a supernova because the card, or its vessel, is immune (C-TYPES-14). */
function isShielded(g: FirstEdition, piece: Piece): boolean {
  const host = hostIn(g, piece.at);
  return isSafe(g, piece, 'supernova', true) || (host !== undefined && isShielded(g, host));
}

/** Supernova (Premiere). */
export const CARDS: CardRules = {
  supernova: {
    text: 'With Tox Uthat on your table, play it at a mission: everything there is destroyed, including seed cards, and nobody can attempt the mission anymore.',
    // A Supernova can be played only while the player's Tox Uthat is on the table.
    plays: (g, seat) =>
      piecesAt(g, coreOf(seat)).some((one) => one.card === 'tox-uthat' && one.kept !== true && one.seat === seat)
        ? atLocations((position, id) => missionAt(position, id, seat) !== null)(g, seat)
        : [],
    at: {
      played: {
        does(g, source, { piece }) {
          const at = locationOfCard(g, source);
          if (piece !== source.piece || at === null) return [];
          const which = piecesAround(g, at).filter((one) => one.id !== piece && !isShielded(g, one));
          return [
            { do: 'take-out', which: idsOf(which), why: 'destroyed' },
            { do: 'clear-seeds', location: at },
          ];
        },
      },
    },
    bans: {
      attempt: (g, source, { location }) =>
        locationOfCard(g, source) === location
          ? no('C-MISSION-02', 'There was a supernova, so nothing is left here.')
          : null,
    },
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Discards all seeds of a location. */
    'clear-seeds': { location: LocationId };
  }
}

const clearSeeds: Kind<'clear-seeds'> = {
  run(ctx, _run, { location }) {
    const { seeds } = locationOf(ctx.g, location);
    if (seeds.length === 0) return;
    ctx.reveal();
    for (const { card, owner } of seeds.splice(0)) playerOf(ctx.g, owner).discard.unshift(card);
    ctx.log(`The seed cards under ${locationName(ctx.g, location)} are discarded.`, 'C-LEAVE-02');
  },
};

/** The kind of effect that only this card has. */
export const KINDS = { 'clear-seeds': clearSeeds };
