import { no } from '../../../../kit/offers.ts';
import { meets } from '../../../chapters/skills/group.ts';
import { activeAt, crewPlaces, isPlanet } from '../../../chapters/teams/teams.ts';
import { namedPieces } from '../../../position/find.ts';
import { locationAt, onPiece, placeKind } from '../../../position/places.ts';
import { roomsOf, vesselOf } from '../../../position/stations.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { expires } from '../../builders/dilemmas/host.ts';
import { SMOOTH } from '../../builders/interrupts/flying.ts';
import { message } from '../../builders/interrupts/messages.ts';
import { DISCARD_THIS, hostIn, onShips, payloadOf, skillAboard } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { f } from '../../formula-text.ts';
import { cardOf } from '../../pool.ts';
import type { CardFacts } from '../../text-facts.ts';

/** The skills needed to read the wormhole's charts. */
const CHARTED = ['SCIENCE', 'Navigation'] as const;

/** The skills that stop a protouniverse from growing. */
const CALMED = f('Astrophysics + SCIENCE + ENGINEER x2');

/** Returns the ship or facility with the “seaweed” that this card is on. */
function infested(g: FirstEdition, source: RuleSource): Piece | null {
  const seaweed = hostIn(g, source);
  return seaweed === null ? null : vesselOf(g, seaweed.at);
}

/** Interrupts of Deep Space Nine, by id. */
export const CARDS: CardRules = {
  'incoming-message-bajoran': message('Bajoran'),
  'incoming-message-cardassian': message('Cardassian'),
  'magnetic-north': {
    text: 'Play it on your ship without staffing requirements in orbit of a planet: nobody can attack that ship. Discard this when the ship moves.',
    plays: onShips((g, ship, seat) => {
      const location = locationAt(g, ship.at);
      const facts = cardOf(ship.card);
      if (ship.seat !== seat || location === null || placeKind(ship.at) !== 'space') return false;
      return facts.type === 'Ship' && facts.staffing === null && isPlanet(g, location);
    }),
    bans: {
      battle: (g, source, { target }) =>
        hostIn(g, source)?.id === target ? no('C-BATTLE-01', 'Magnetic North hides the ship.') : null,
    },
    at: { moved: { does: (g, source, { ship }) => (hostIn(g, source)?.id === ship ? [DISCARD_THIS] : []) } },
  },
  protouniverse: {
    text: 'Play it on “Subspace Seaweed”. When the countdown expires, the ship or facility there is destroyed. Astrophysics, SCIENCE and ENGINEER ×2 aboard nullify it, but then the ship or facility is damaged.',
    plays: (g) => namedPieces(g, '"Subspace Seaweed"').map(({ id }) => onPiece(id)),
    at: expires((g, source) => {
      const vessel = infested(g, source);
      return vessel === null ? [] : [{ do: 'take-out', which: [vessel.id], why: 'destroyed' }];
    }),
    orders(g, source, seat) {
      const vessel = infested(g, source);
      if (vessel === null) return [];
      const people = [...new Set([...crewPlaces(g, vessel.id), ...roomsOf(g, vessel.id)])].flatMap((place) =>
        activeAt(g, place, seat),
      );
      if (!meets(g, { people, equipment: [], ship: null }, CALMED)) return [];
      return [
        payloadOf(source, 'nullify', 'Nullify the protouniverse', [DISCARD_THIS, { do: 'harm', which: [vessel.id] }]),
      ];
    },
  },
  // The card's other use, against The Three Vipers, is in that dilemma's rule (C-DILEMMA-09).
  'wormhole-navigation-schematic': {
    text: 'This turn, your ship with SCIENCE and Navigation aboard isn’t “stopped” by the Bajoran Wormhole. Immune to Amanda Rogers. Or it nullifies The Three Vipers.',
    facts: { immuneTo: ['Amanda Rogers'] },
    plays: onShips(
      (g, ship, seat) =>
        ship.seat === seat &&
        namedPieces(g, 'Bajoran Wormhole').length > 0 &&
        CHARTED.every((skill) => skillAboard(g, ship, skill) > 0),
    ),
    once: [{ do: 'lasting', what: SMOOTH, until: 'turn' }],
  },
};

/** Facts about interrupts from Deep Space Nine that have no rule, by id. */
export const FACTS: CardFacts = {
  oof: { immuneTo: ['Amanda Rogers'] },
};
