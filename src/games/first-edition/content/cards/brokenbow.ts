import { attributeOf } from '../../chapters/skills/attributes.ts';
import { locationOf, piecesOf } from '../../position/find.ts';
import { isPersonnel } from '../../position/kinds.ts';
import type { FirstEdition } from '../../state.ts';
import type { LocationId } from '../../terms.ts';
import { wall } from '../builders/dilemmas/build.ts';
import { rifle } from '../builders/equipment/arms.ts';
import { factsOf } from '../builders/missions/needs.ts';
import { ALL, attributeOpen, learns, numberOf, raises, withOne } from '../builders/personnel/aiding.ts';
import { partners, taught } from '../builders/personnel/alike.ts';
import { isIn } from '../builders/personnel/welcome.ts';
import { itselfWhen, KEVIN } from '../builders/protections.ts';
import { swift } from '../builders/ships/ships.ts';
import { type CardRules, says } from '../card-rules.ts';
import { cardOf } from '../pool.ts';
import type { CardFacts } from '../text-facts.ts';

/** True if a player seeded the mission at a location and therefore reads the near end (C-MISSION-01). */
function isOwnMission(g: FirstEdition, seat: number, location: LocationId): boolean {
  return locationOf(g, location).missions.some(({ owner }) => owner === seat);
}

/** Cards of Broken Bow, by id. */
export const CARDS: CardRules = {
  'a-miner-confrontation': wall(),
  'authorized-access-only': wall(),
  'battle-of-narendra-iii': {
    text: 'The attempting ship must have the Alternate Universe icon and WEAPONS > 7. On your opponent’s side, Romulans and Klingons solve it with Leadership + SECURITY + Treachery ×2 and a ship with WEAPONS > 7.',
    facts: {
      farEnd: { of: ['Romulan', 'Klingon'], asks: 'Leadership + SECURITY + Treachery x2 + "ship with WEAPONS>7"' },
    },
    requires: (g, { ship }, { seat, location }) =>
      ship !== null &&
      attributeOf(g, ship, 'WEAPONS') > 7 &&
      (!isOwnMission(g, seat, location) || factsOf(ship).icons.includes('AU')),
  },
  bukah: says('Has ENGINEER aboard your 22nd-century Klingon ship.', learns(['ENGINEER'], isIn('ship, [Kli], [22]'))),
  'captain-monak': taught(['Diplomacy'], 'Bu’kaH', withOne("{Bu'kaH}")),
  'escape-gulag': {
    text: 'On your opponent’s side, Klingons solve it with SECURITY ×2 + Geology + ENGINEER + Law.',
    facts: { farEnd: { of: ['Klingon'], asks: 'SECURITY x2 + Geology + ENGINEER + Law' } },
  },
  'faux-pas': wall(),
  gonik: partners(1, 'Captain Korok'),
  'hideaki-chang': says(
    'Your other MACOs at this location have all attributes +1.',
    raises(ALL, 1, 'yours, other, here, personnel, MACO'),
  ),
  intrepid: says('RANGE +2 for a move within one region. Downloads Grappler.', swift(2)),
  jmet: taught(['Diplomacy'], 'Duras Son of Toral', withOne('{Duras Son of Toral}')),
  'jonathan-archer-broken-bow': says(
    'Has Navigation, Anthropology, Physics and Law at a space location.',
    learns(['Navigation', 'Anthropology', 'Physics', 'Law'], 'at a space mission'),
  ),
  'maco-assault-rifle': rifle('MACO'),
  'maxwell-forrest-broken-bow': says(
    'Your Starfleet personnel at space missions have all attributes +1.',
    raises(ALL, 1, 'yours, personnel, [Sta], at a space mission'),
  ),
  'phlox-broken-bow': says(
    'All attributes +1 for each of your ANIMAL personnel present. Downloads Sickbay.',
    attributeOpen(ALL, numberOf('yours, present, ANIMAL')),
  ),
  'rock-people': wall(),
  'stand-off': wall(),
  'the-ghost-of-cyrus-ramsey': wall(),
};

/** Facts about cards from Broken Bow that have no rule, by id. */
export const FACTS: CardFacts = {
  'grappler-shuttlepod-retrieval': {
    protects: [
      {
        from: KEVIN,
        covers: itselfWhen((g, { seat }) =>
          piecesOf(g, seat).every(({ card }) => !isPersonnel(cardOf(card)) || cardOf(card).icons.includes('22')),
        ),
      },
    ],
  },
  'iks-raptor': { onlyDownloads: true },
  'polarized-hull-plating': { captainsOrder: true },
  'reed-alert': { captainsOrder: true },
  'research-devastating-attack': { homeworld: { place: '2154 Earth', of: 'Starfleet' } },
};
