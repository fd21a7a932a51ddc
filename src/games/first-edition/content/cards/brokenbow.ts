import { attributeOf } from '../../chapters/skills/attributes.ts';
import { locationOf, piecesOf } from '../../position/find.ts';
import { isPersonnel } from '../../position/kinds.ts';
import { isShip } from '../../position/piece-types.ts';
import { placeKind } from '../../position/places.ts';
import type { FirstEdition } from '../../state.ts';
import type { LocationId } from '../../terms.ts';
import { wall } from '../builders/dilemmas/build.ts';
import { rifle } from '../builders/equipment/arms.ts';
import { those } from '../builders/missions/ends.ts';
import { factsOf } from '../builders/missions/needs.ts';
import { isAnyHere, worthMoreIf } from '../builders/missions/points.ts';
import { fetching, toThisPlanet } from '../builders/missions/solved.ts';
import { ALL, learns, raises, withOne } from '../builders/personnel/aiding.ts';
import { partners, taught } from '../builders/personnel/alike.ts';
import { isIn } from '../builders/personnel/welcome.ts';
import { itselfWhen, KEVIN } from '../builders/protections.ts';
import { comesWith, ridesIn } from '../builders/ships/fleet.ts';
import { swift } from '../builders/ships/ships.ts';
import { type CardRules, says } from '../card-rules.ts';
import { isNamed } from '../named.ts';
import { cardOf } from '../pool.ts';
import type { CardFacts } from '../text-facts.ts';

/** True if a player seeded the mission at a location and therefore reads the near end (C-MISSION-01). */
function isOwnMission(g: FirstEdition, seat: number, location: LocationId): boolean {
  return locationOf(g, location).missions.some(({ owner }) => owner === seat);
}

const { reports: TO_NX } = ridesIn('ship, NX-class');

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
  'extract-rare-mineral': worthMoreIf(
    '5 more points while a shuttlepod or a Vulcan ship is here.',
    5,
    isAnyHere('ship, Shuttlepod or "shuttlepod" in class or [Vul]'),
  ),
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
  'retrieve-materiel': fetching('When you solve it, you may download a 22nd-century equipment here.', {
    wanted: '[22] equipment',
    to: toThisPlanet,
  }),
  'rock-people': wall(),
  'shuttlepod-one': {
    text: 'May report free aboard your NX-class ship. Downloads Explore New World.',
    reports: TO_NX,
    free: (g, seat, to) => TO_NX(g, seat).includes(to),
  },
  'shuttlepod-two': comesWith('May report aboard your NX-class ship with one personnel.', 1, TO_NX),
  'stand-off': wall(),
  'survey-new-world': worthMoreIf(
    '5 more points while a landed ship or an Environmental Suit is here.',
    5,
    (g, source) =>
      those(
        g,
        source,
        (piece) => isNamed(piece.card, 'Environmental Suit') || (isShip(piece) && placeKind(piece.at) === 'surface'),
      ).length > 0,
  ),
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
