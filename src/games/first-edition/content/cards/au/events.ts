import { hasSystem } from '../../../chapters/damage/systems.ts';
import { attributeOf } from '../../../chapters/skills/attributes.ts';
import { crewOf } from '../../../chapters/teams/teams.ts';
import { faceUp } from '../../../position/find.ts';
import { onPiece } from '../../../position/places.ts';
import { lowerDecks } from '../../builders/events/orders.ts';
import { KEVIN } from '../../builders/protections.ts';
import { idsOf, onOwnTable, skillAmong } from '../../builders/shared.ts';
import { type CardRules, having } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import type { CardFacts } from '../../text-facts.ts';

// Firestorm isn't listed, since its own rule says that it has no effect while Thermal Deflectors are in play.
const isFire = filter('{Thought Fire} or {Plasma Fire} or {Fire Sculptor} or {Phaser Burns}');

const isShuttle = filter('ship, "shuttlecraft" in class');

/** Events of Alternate Universe, by id. */
export const CARDS: CardRules = {
  'engage-shuttle-operations': {
    text: 'On your table: your shuttlecraft land and take off for their full RANGE. Your ships with a Tractor Beam and ENGINEER aboard load and launch them.',
    plays: onOwnTable,
    grants: {
      land: (g, source, { ship }) => g.pieces[ship]?.seat === source.seat && isShuttle(g.pieces[ship]),
      carry(g, source, { carrier, ship }) {
        const [mother, craft] = [g.pieces[carrier], g.pieces[ship]];
        if (mother?.seat !== source.seat || craft?.seat !== source.seat || !isShuttle(craft)) return false;
        return hasSystem(g, mother, 'Tractor Beam') && skillAmong(g, crewOf(g, mother), 'ENGINEER') > 0;
      },
    },
    sets: {
      landing(g, source, { ship }) {
        const craft = g.pieces[ship];
        return craft?.seat === source.seat && isShuttle(craft) ? attributeOf(g, craft, 'RANGE') : null;
      },
    },
  },
  'lower-decks': having({ captainsOrder: true }, lowerDecks),
  'thermal-deflectors': {
    text: 'On your table: nullifies Firestorm, Thought Fire, Plasma Fire, Fire Sculptor and Phaser Burns, whoever plays them.',
    plays: onOwnTable,
    at: {
      dilemma: { does: (_g, _source, { card }) => (isFire(card) ? [{ do: 'nullify', what: 'dilemma' }] : []) },
      play: { does: (_g, _source, { card }) => (isFire(card) ? [{ do: 'nullify', what: 'card' }] : []) },
      played: {
        // Nullifies what is already in play.
        does(g, source, { piece }) {
          const which = piece === source.piece ? idsOf(faceUp(g).filter(isFire)) : [];
          return which.length === 0 ? [] : [{ do: 'take-out', which, why: 'discarded' }];
        },
      },
    },
  },
};

/** Facts about events from Alternate Universe that have no rule, by id. */
export const FACTS: CardFacts = {
  'captains-log': { captainsOrder: true },
  'revolving-door': { limit: 'unique' },
  'rishon-uxbridge': { protects: [{ from: KEVIN, covers: (_g, { at }, { id }) => at === onPiece(id) }] },
  'yellow-alert': { captainsOrder: true },
};
