import { affiliationOf } from '../../chapters/affiliation/compatible.ts';
import { attributeOf } from '../../chapters/skills/attributes.ts';
import { every, type PieceTest, pieceFilter, stateFilter } from '../../chapters/skills/piece-filter.ts';
import { hostIn, locationOf, personnelOf, piecesOf } from '../../position/find.ts';
import { isPersonnel } from '../../position/kinds.ts';
import { isShip } from '../../position/piece-types.ts';
import { hostOf, onPiece, placeKind } from '../../position/places.ts';
import { areTogether } from '../../position/veils.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { LocationId } from '../../terms.ts';
import { wall } from '../builders/dilemmas/build.ts';
import { hazard } from '../builders/dilemmas/hazards.ts';
import { rifle } from '../builders/equipment/arms.ts';
import { those } from '../builders/missions/ends.ts';
import { factsOf } from '../builders/missions/needs.ts';
import { isAnyHere, worthMoreIf } from '../builders/missions/points.ts';
import { fetching, insideHere } from '../builders/missions/solved.ts';
import {
  ALL,
  besideOne,
  both,
  downloadsIf,
  learns,
  numberOf,
  passing,
  raises,
  teaches,
  varies,
  withOne,
} from '../builders/personnel/aiding.ts';
import { partners, taught } from '../builders/personnel/alike.ts';
import { downloadsForDraw } from '../builders/personnel/deeds.ts';
import { isIn } from '../builders/personnel/welcome.ts';
import { itselfWhen, KEVIN } from '../builders/protections.ts';
import { age, DISCARD_THIS, isUsed, itself, onShips, shipsIn } from '../builders/shared.ts';
import { comesWith, ridesIn } from '../builders/ships/fleet.ts';
import { swift } from '../builders/ships/ships.ts';
import { host, uncopied } from '../builders/table/laid.ts';
import { type CardRules, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { gainedSkill } from '../lasting.ts';
import { isNamed } from '../named.ts';
import { cardOf } from '../pool.ts';
import type { CardFacts } from '../text-facts.ts';

/** True if a player seeded the mission at a location and therefore reads the near end (C-MISSION-01). */
function isOwnMission(g: FirstEdition, seat: number, location: LocationId): boolean {
  return locationOf(g, location).missions.some(({ owner }) => owner === seat);
}

const { reports: TO_NX } = ridesIn('ship, NX-class');

const isGuard = filter('MACO or Bodyguard');

const leads = pieceFilter('yours, present, other, leader');

/** True for a leader who is with the personnel who has the card. */
const isLed: PieceTest = (piece, g, own) => {
  const mate = hostIn(g, own.at);
  return mate !== undefined && leads(piece, g, mate);
};

const isHandy = stateFilter('personnel, MACO or Miracle Worker');

const isPatrol = filter('ship, [22]');

/** True if a ship is present with an opponent’s ship. */
function isFacing(g: FirstEdition, ship: Piece): boolean {
  return shipsIn(g).some((one) => one.seat !== ship.seat && areTogether(g, ship, one));
}

const besideTucker = besideOne('{any Tucker}');

// The printed skills count, since the level of a skill depends on what rules add.
const isPrintedLeader = filter('Leadership or OFFICER');

const otherLeader = every('present, other, not disabled, not cloaked, not phased', isPrintedLeader);

const withoutLeader = (own: Piece, g: FirstEdition): boolean => passing(g, own, otherLeader).length === 0;

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
  'combat-ready-jury-rig': {
    text: 'Play it on your MACO or Miracle Worker: this turn, that personnel has attributes +2 and gains ENGINEER, Transporter Skill and Computer Skill.',
    lasting: { 'jury-rig': { adds: { attribute: (_g, { piece }, about) => (about.piece === piece ? 2 : 0) } } },
    plays: (g, seat) => personnelOf(g, seat).flatMap((one) => (isHandy(one, g) ? [onPiece(one.id)] : [])),
    once: (g, _seat, to) =>
      g.lasting.some(({ what, piece }) => what === 'jury-rig' && piece === hostOf(to))
        ? []
        : ['jury-rig', ...(['ENGINEER', 'Transporter Skill', 'Computer Skill'] as const).map(gainedSkill)].map(
            (what) => ({ do: 'lasting', what, until: 'turn' }) as const,
          ),
  },
  'combat-ready-tense-situation': {
    text: 'Play it on your MACO or your bodyguard, who gains Leadership. Each of your other leaders present gains SECURITY and has all attributes +1.',
    plays: (g, seat) => personnelOf(g, seat).flatMap((one) => (isGuard(one) ? [onPiece(one.id)] : [])),
    ...both(teaches(['Leadership'], host), teaches(['SECURITY'], uncopied(isLed)), raises(ALL, 1, uncopied(isLed))),
  },
  'contaminating-a-culture': says(
    'To get past it: Anthropology ×2. Then the dilemma is placed on the mission until it is solved: when an equipment is discarded here, its owner loses 7 points, and the dilemma is discarded. If not overcome, everyone is “stopped”, and the dilemma stays under the mission.',
    hazard(7, (_g, piece) => cardOf(piece.card).type === 'Equipment'),
  ),
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
  'four-of-fifty': {
    ...downloadsForDraw('One with the Borg', '{One with the Borg}'),
    text: 'You may download One with the Borg instead of a card draw, into play or to hand. Downloads Orbital Bombardment or Establish Tractor Lock.',
  },
  gonik: partners(1, 'Captain Korok'),
  'hideaki-chang': says(
    'Your other MACOs at this location have all attributes +1.',
    raises(ALL, 1, 'yours, other, here, personnel, MACO'),
  ),
  intrepid: says('RANGE +2 for a move within one region. Downloads Grappler.', swift(2)),
  'jeremiah-hayes': says(
    'Has Leadership while no other leader of either player is present. Downloads Combat-Ready: Tactical Reserve.',
    learns(['Leadership'], withoutLeader),
  ),
  jmet: taught(['Diplomacy'], 'Duras Son of Toral', withOne('{Duras Son of Toral}')),
  'jonathan-archer-broken-bow': says(
    'Has Navigation, Anthropology, Physics and Law at a space location.',
    learns(['Navigation', 'Anthropology', 'Physics', 'Law'], 'at a space mission'),
  ),
  kelby: says(
    'Downloads Divert Power unless any Tucker is present.',
    downloadsIf((own, g) => !besideTucker(own, g)),
  ),
  'klingon-border-patrol': {
    text: 'Play it on your 22nd-century Klingon ship that is present with an opponent’s ship. If it still is when your next turn ends, score 5 points. Copies add nothing.',
    plays: onShips(
      (g, ship, seat) => ship.seat === seat && isPatrol(ship) && affiliationOf(ship) === 'Klingon' && isFacing(g, ship),
    ),
    at: {
      'turn-end': {
        does(g, source, { seat }) {
          if (seat !== source.seat || age(g, source) === 0) return [];
          const own = itself(g, source);
          const ship = own === null ? undefined : hostIn(g, own.at);
          // Copies don't score for a player at the same time (C-SKILL-22).
          const use = `${source.card}:points`;
          return ship !== undefined && isFacing(g, ship) && !isUsed(g, seat, use, 'turn')
            ? [{ do: 'use', what: use, per: 'turn' }, { do: 'bank' }]
            : [DISCARD_THIS];
        },
      },
    },
  },
  'maco-assault-rifle': rifle('MACO'),
  'maxwell-forrest-broken-bow': says(
    'Your Starfleet personnel at space missions have all attributes +1.',
    raises(ALL, 1, 'yours, personnel, [Sta], at a space mission'),
  ),
  'phlox-broken-bow': says(
    'All attributes +1 for each of your ANIMAL personnel present. Downloads Sickbay.',
    varies(ALL, numberOf('yours, present, not disabled, ANIMAL')),
  ),
  'retrieve-materiel': fetching('When you solve it, you may download a 22nd-century equipment here.', {
    wanted: '[22] equipment',
    to: insideHere,
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
