import { no } from '../../../../kit/offers.ts';
import { isPlanet } from '../../../chapters/teams/teams.ts';
import { namedPieces } from '../../../position/find.ts';
import { locationAt, placeKind } from '../../../position/places.ts';
import { SMOOTH } from '../../builders/interrupts/flying.ts';
import { message } from '../../builders/interrupts/messages.ts';
import { DISCARD_THIS, hostIn, onShips, skillAboard } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { cardOf } from '../../pool.ts';
import type { CardFacts } from '../../text-facts.ts';

/** The skills needed to read the wormhole's charts. */
const CHARTED = ['SCIENCE', 'Navigation'] as const;

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
