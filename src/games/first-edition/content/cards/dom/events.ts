import type { PieceTest } from '../../../chapters/skills/piece-filter.ts';
import { every } from '../../../chapters/skills/piece-filter.ts';
import { crewAtLarge } from '../../../chapters/teams/teams.ts';
import { hostIn } from '../../../position/find.ts';
import { placeKind } from '../../../position/places.ts';
import { espionage, type Host } from '../../builders/events/locations.ts';
import { fairPlay } from '../../builders/events/referees.ts';
import { seeded, welcomed } from '../../builders/events/treaties.ts';
import { raises } from '../../builders/personnel/aiding.ts';
import { onShips } from '../../builders/shared.ts';
import { host } from '../../builders/table/laid.ts';
import type { CardRules } from '../../card-rules.ts';
import { having } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import type { CardFacts } from '../../text-facts.ts';

/** Personnel with an infiltration icon. */
const wears = (icon: string): Host => ({
  who: `your personnel with ${icon} are`,
  those: `${icon} personnel`,
});

const isGuard = filter("{Miles O'Brien} or SECURITY classification");

/** True if the card's player has one of these personnel aboard the ship. */
const isGuarded: PieceTest = (ship, g, own) =>
  crewAtLarge(g, ship).some((piece) => piece.seat === own.seat && isGuard(piece));

/** Events of The Dominion, by id. */
export const CARDS: CardRules = {
  'espionage-dominion-on-federation': espionage('Dominion', 'Federation', wears('<Fed>')),
  'espionage-dominion-on-klingon': espionage('Dominion', 'Klingon', wears('<Kli>')),
  'espionage-dominion-on-romulan': espionage('Dominion', 'Romulan', wears('<Rom>')),
  'fair-play': having({ nullifiedOnlyBy: [] }, fairPlay),
  'tactical-console': having(
    { captainsOrder: true },
    {
      text: 'Play it on your ship docked at your facility: while you have Miles O’Brien or a personnel of SECURITY classification aboard, the ship has WEAPONS +3.',
      plays: onShips(
        (g, ship, seat) => ship.seat === seat && placeKind(ship.at) === 'docked' && hostIn(g, ship.at)?.seat === seat,
      ),
      ...raises(['WEAPONS'], 3, every(host, isGuarded)),
    },
  ),
  'treaty-bajoran-dominion': welcomed('Bajoran', 'Dominion', 'Kai Winn', 'The Emissary'),
  'treaty-cardassian-dominion': seeded(welcomed('Cardassian', 'Dominion', 'Dukat')),
  'treaty-romulan-dominion': welcomed('Romulan', 'Dominion', 'Senator Vreenak'),
};

/** Facts about events from The Dominion that have no rule, by id. */
export const FACTS: CardFacts = {
  'crew-reassignment': { captainsOrder: true },
  'invasive-beam-in': { faceUp: 'facility' },
  'sisko-197-subroutine': { immuneTo: ['Kevin Uxbridge'], faceUp: 'facility' },
};
