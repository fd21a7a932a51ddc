import { regionOf } from '../../../chapters/spaceline/line.ts';
import { opponentOf, shipsOf } from '../../../position/find.ts';
import { locationAt } from '../../../position/places.ts';
import { veilOf } from '../../../position/veils.ts';
import { hasLanded, placeOf, worth } from '../../builders/missions/ends.ts';
import type { CardRules } from '../../card-rules.ts';

const ZONE = 'Neutral Zone';

/** Missions of First Contact, by id. */
export const CARDS: CardRules = {
  'espionage-mission': {
    text: 'Any Espionage on Federation may be played here. An Away Team with Selok may attempt it.',
    facts: { homeworld: { place: 'Earth', of: 'Federation' } },
    grants: {
      attempt: (g, source, { seat, location, piece = 0 }) =>
        seat === source.seat && location === placeOf(source) && g.pieces[piece]?.card === 'selok',
    },
  },
  'patrol-neutral-zone': {
    text: 'No opposing ship may be in the Neutral Zone. Worth 10 points for each location in that region.',
    requires: (g, _group, { seat }) =>
      shipsOf(g, opponentOf(seat)).every((ship) => {
        // Cloaked and phased ships don't count as opposing ships (C-CLOAK-02, C-CLOAK-05).
        const at = veilOf(g, ship) === null ? locationAt(g, ship.at) : null;
        return at === null || regionOf(g, at) !== ZONE;
      }),
    adds: worth((g) => 10 * Object.keys(g.locations).filter((id) => regionOf(g, id) === ZONE).length),
  },
  planet: {
    text: 'Your ship must have landed here.',
    requires: hasLanded,
  },
};
