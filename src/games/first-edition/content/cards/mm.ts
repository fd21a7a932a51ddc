import { belongsTo } from '../../chapters/affiliation/compatible.ts';
import { isDamaged } from '../../chapters/damage/hull.ts';
import { fetchable } from '../../chapters/downloads/fetch.ts';
import { stillIn } from '../../chapters/missions/team.ts';
import { printedAttribute } from '../../chapters/skills/attributes.ts';
import { pieceFilter, stateFilter } from '../../chapters/skills/piece-filter.ts';
import { skillOf } from '../../chapters/skills/skills.ts';
import { regionOf } from '../../chapters/spaceline/line.ts';
import { isStaffed, staffingIcons } from '../../chapters/staffing/staffing.ts';
import { peopleAt } from '../../chapters/teams/teams.ts';
import { skillIcons } from '../../effects/pick.ts';
import {
  locationOf,
  namedPieces,
  ofCard,
  ofType,
  opponentOf,
  personnelOf,
  piecesOf,
  shipsWithin,
} from '../../position/find.ts';
import { isCaptive, isPerson } from '../../position/piece-types.ts';
import { aboard, onPiece, onSurface, placeKind } from '../../position/places.ts';
import type { RuleSource } from '../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardPlace } from '../../terms.ts';
import {
  always,
  CHOSEN,
  ifChosen,
  KILL_ONE,
  kill,
  met,
  most,
  NEXT_TURN,
  needed,
  opponent,
  random,
  select,
  selectToo,
  stop,
  unless,
  wall,
} from '../builders/dilemmas/build.ts';
import { END_OF_EACH, lies, recurs } from '../builders/dilemmas/host.ts';
import { tests } from '../builders/dilemmas/tests.ts';
import { arms, drawnBy, raisesUpTo } from '../builders/equipment/arms.ts';
import { welcomed } from '../builders/events/treaties.ts';
import { ofAlliance } from '../builders/facilities/outposts.ts';
import { helps } from '../builders/helping.ts';
import { nullifiedBy } from '../builders/interrupts/nullifying.ts';
import { vesselIn } from '../builders/missions/grounds.ts';
import { brings, faster } from '../builders/missions/solved.ts';
import { isSecured, SECURES } from '../builders/objectives/homeworlds.ts';
import { ALL, raises, SHIP, speaker } from '../builders/personnel/aiding.ts';
import { mayDo } from '../builders/personnel/deeds.ts';
import { hunts, improvesShip } from '../builders/personnel/table.ts';
import { receivesFree } from '../builders/personnel/welcome.ts';
import { isWorld } from '../builders/places.ts';
import { answer, DISCARD_THIS, hostIn, idsOf, isUsed, onOwnTable, playedOn } from '../builders/shared.ts';
import { hosts, hostsFree } from '../builders/ships/fleet.ts';
import { interceptor } from '../builders/ships/ships.ts';
import { type CardRules, having, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { f } from '../formula-text.ts';
import { gainedSkill } from '../lasting.ts';
import { isNamed } from '../named.ts';
import { cardOf } from '../pool.ts';
import type { CardFacts } from '../text-facts.ts';

const ofTurn = [kill({ ...random(), of: 'turn' as const })];

const EMBLEM = brings('an Emblem', '"Emblem of" in title');

const CARD = 'for-cardassia';

const isLegate = filter('Legate');

const isHonored = pieceFilter('other, Cardassian, Honor');

/** True unless an earlier copy already applies in the same place (C-SKILL-22). */
function isFirstHere(g: FirstEdition, source: RuleSource, at: Piece['at']): boolean {
  return ofCard(g, CARD).every(
    (one) =>
      one.seat !== source.seat ||
      source.piece === undefined ||
      one.id >= source.piece ||
      playedOn(g, one.at)?.at !== at,
  );
}

/** True if the card's player has just solved a mission through HQ: Secure Homeworld. */
function hasSecured(g: FirstEdition, seat: number): boolean {
  return ofCard(g, 'hq-secure-homeworld').some(
    ({ seat: own, card, id }) => own === seat && isSecured(g, { seat, kind: 'piece', card, piece: id }),
  );
}

const isMirrored = filter('[MU], facility');

const isBrunt = filter('{Mr. Brunt}');

const isAttackShip = filter('{Enhanced Attack Ship}');

const isDoctor = stateFilter('personnel, MEDICAL');

const isOfficer = stateFilter('personnel, OFFICER');

const BRICKS = 'im-a-doctor-not-a-bricklayer';

/** Returns the places where a player has both MEDICAL and OFFICER. */
function practices(g: FirstEdition, seat: number): CardPlace[] {
  const places = new Set(personnelOf(g, seat).flatMap((one) => (isDoctor(one, g) ? [one.at] : [])));
  return [...places].filter((at) => peopleAt(g, at, seat).some((one) => isOfficer(one, g)));
}

const CONVERTED = 'thomas-paris-converted';

const isConverted = ({ seat }: Piece, g: FirstEdition): boolean =>
  g.lasting.some((one) => one.what === CONVERTED && one.seat === seat);

/** Cards of Mirror, Mirror, by id. */
export const CARDS: CardRules = {
  agonizer: raisesUpTo(3, '[MU] or ([OS], Klingon)', 'Mirror Universe or an Original Series Klingon', [
    'INTEGRITY',
    'CUNNING',
  ]),
  'alliance-interceptor': interceptor(4),
  'alliance-nor': {
    text: 'Seed or play it at any Mirror Quadrant mission outside the Badlands. Ops of our universe isn’t part of it.',
    stands: {
      at: (g, _seat, location) =>
        locationOf(g, location).quadrant === 'Mirror' && regionOf(g, location)?.includes('Badlands') !== true,
      many: true,
    },
  },
  'chief-engineer-scott': says(
    'Your Original Series Mirror Universe ship with him aboard has RANGE, WEAPONS and SHIELDS +2.',
    improvesShip(SHIP, 2, '[MU], [OS]'),
  ),
  'chief-navigator-chekov': says(
    'Your I.S.S. Enterprise with him aboard has RANGE and WEAPONS +1.',
    improvesShip(['RANGE', 'WEAPONS'], 1, '{I.S.S. Enterprise}'),
  ),
  'chula-the-game': says(
    'To get past it: one personnel with Greed + Treachery, or with Greed + CUNNING > 7. Otherwise, everyone is “stopped” until the end of your next turn, and the dilemma is discarded.',
    unless('1 each (Greed + Treachery) OR 1 each (Greed + CUNNING>7)', {
      meeting: { effects: [{ do: 'cease', more: NEXT_TURN }], fate: 'discard' },
    }),
  ),
  'disrupt-alliance': having({ homeworld: { place: 'Bajor', of: 'Bajoran' } }, EMBLEM),
  distraction: says(
    'A random male or female is selected, and your opponent selects a personnel of the other gender. If neither of the two has Honor, both are “stopped”.',
    always(
      select(random('Male OR Female')),
      ifChosen('Male', [selectToo(opponent('Female'))], [selectToo(opponent('Male'))]),
      ifChosen('2 personnel + no Honor', [stop(CHOSEN)]),
    ),
  ),
  'emergency-conversion': wall(),
  fesarius: hostsFree('Balok', '{Balok}'),
  'for-cardassia': {
    text: 'On your Legate, free if they have Honor: your Cardassians present have INTEGRITY and STRENGTH +2. After HQ: Secure Homeworld at Cardassia Prime, discard it to download two Cardassians with Honor; or once per game, place the Legate and two others with Honor out-of-play for points.',
    plays: (g, seat) =>
      piecesOf(g, seat)
        .filter((piece) => !isCaptive(piece) && isLegate(piece))
        .map(({ id }) => onPiece(id)),
    free(g, _seat, to) {
      const host = playedOn(g, to);
      return host !== undefined && skillOf(g, host, 'Honor') > 0;
    },
    adds: {
      attribute(g, source, { piece, attribute }) {
        const host = hostIn(g, source);
        const one = g.pieces[piece];
        if (attribute !== 'INTEGRITY' && attribute !== 'STRENGTH') return 0;
        if (host === null || one === undefined || one.at !== host.at || one.seat !== source.seat) return 0;
        const isMeant = isPerson(one) && belongsTo(one, 'Cardassian');
        return isMeant && isFirstHere(g, source, host.at) ? 2 : 0;
      },
    },
    fetches: {
      patriot: {
        must: true,
        wanted: 'Cardassian, Honor',
      },
    },
    at: {
      solved: {
        does(g, source, { seat, location }) {
          const legate = hostIn(g, source);
          const { attempt } = g;
          if (legate === null || attempt === null || seat !== source.seat) return [];
          if (!isWorld(g, location, 'Cardassia Prime') || !hasSecured(g, seat)) return [];
          const people = stillIn(g, attempt).filter(({ at }) => at === onSurface(location));
          const group = { people, equipment: [], ship: null };
          if (!people.includes(legate) || !helps(g, group, legate, SECURES)) return [];
          const others = idsOf(people.filter((one) => isHonored(one, g, legate)));
          const download = { do: 'download', what: 'patriot' } as const;
          const patriots = {
            key: 'download',
            label: 'Discard it to download two Cardassians with Honor',
            hidden: true,
            list: [DISCARD_THIS, download, download],
          } as const;
          const honored = {
            key: 'honor',
            label: 'Place the Legate and two others with Honor out-of-play for points',
            list: [
              { do: 'use', what: CARD, per: 'game' },
              { do: 'choose', from: others, how: 'owner', count: 2, what: 'who goes out-of-play with the Legate' },
              { do: 'bank' },
              { do: 'recall', which: 'chosen', to: 'out-of-play' },
              { do: 'recall', which: [legate.id], to: 'out-of-play' },
            ],
          } as const;
          return [
            {
              do: 'either',
              ways: [
                // Both cards must be downloaded, or neither (C-DOWNLOAD-05).
                ...(fetchable(g, seat, source, 'patriot') < 2 ? [] : [patriots]),
                ...(others.length < 2 || isUsed(g, seat, CARD, 'game') ? [] : [honored]),
                { key: 'keep', label: 'Keep it', list: [] },
              ],
            },
          ];
        },
      },
    },
  },
  'gorn-encounter': says(
    'The personnel with the most Leadership is killed, unless their printed CUNNING or STRENGTH plus their number of skill icons is above 12.',
    {
      ...always(select(most(['Leadership'])), ifChosen('"a match for the Gorn"', [], [kill(CHOSEN)])),
      ...tests({
        'a match for the Gorn': (_g, { people }) =>
          people.some((piece) => {
            const facts = cardOf(piece.card);
            const figures = (['CUNNING', 'STRENGTH'] as const).map((one) => printedAttribute(facts, one));
            const best = Math.max(...figures.filter((figure) => figure !== null));
            return best + skillIcons(piece) > 12;
          }),
      }),
    },
  ),
  'historical-research': brings('The Guardian of Forever', '{The Guardian of Forever}'),
  horta: says(
    'Placed on the mission. A random personnel is killed now. At the end of each turn, one of that player’s personnel there is killed at random. Cured by Leadership ×2 + Mindmeld ×2 + Exobiology ×2.',
    lies(
      'mission',
      { effects: [KILL_ONE], cure: f('Leadership x2 + Mindmeld x2 + Exobiology x2') },
      { at: recurs(END_OF_EACH, ofTurn) },
    ),
  ),
  'im-a-doctor-not-a-bricklayer': {
    text: 'Nullifies Horta. Or a MEDICAL personnel gains Geology this turn. Or once per game, download a Geology personnel to where you have MEDICAL and OFFICER.',
    ways: {
      learn: {
        label: 'Geology this turn',
        plays: (g) => ofType(g, 'Personnel').flatMap((one) => (isDoctor(one, g) ? [onPiece(one.id)] : [])),
        once: [{ do: 'lasting', what: gainedSkill('Geology'), until: 'turn' }],
      },
      fetch: {
        label: 'download a Geology personnel',
        plays: (g, seat) =>
          isUsed(g, seat, BRICKS, 'game') || practices(g, seat).length === 0 ? [] : onOwnTable(g, seat),
        once: [
          { do: 'use', what: BRICKS, per: 'game' },
          { do: 'download', what: 'geologist' },
        ],
      },
      nullify: {
        label: 'nullify Horta',
        plays: nullifiedBy(BRICKS, filter('{Horta}'), true),
        once: [{ do: 'remove' }],
      },
    },
    fetches: { geologist: { must: true, wanted: 'personnel, Geology', to: (g, { seat }) => practices(g, seat) } },
    answers: {
      dilemma: {
        offers: (_g, source, { card }) =>
          isNamed(card, 'Horta') ? answer(source, [{ do: 'nullify', what: 'dilemma' }], 'Nullify Horta') : [],
      },
    },
  },
  'kelvan-show-of-force': met({
    unless: null,
    effects: [needed(opponent('no Android + no [Holo] personnel', 2)), kill({ ...random(), only: 'picked' })],
  }),
  'klingon-empire-outpost': ofAlliance('Klingon'),
  luaran: {
    text: 'May report aboard your Enhanced Attack Ship.',
    reports: (g, seat) =>
      piecesOf(g, seat)
        .filter(isAttackShip)
        .map(({ id }) => aboard(id)),
  },
  'mine-dilithium': faster('After you solve it, your ships have RANGE +1.', 1),
  'mirror-dagger': {
    ...arms('personnel', 1),
    ...drawnBy('[MU]'),
    text: 'All your personnel with it have STRENGTH +1. Cumulative. Reports free to your Mirror Universe facility. May report to a battle that just began, if your Mirror Universe personnel fight in it.',
    free(g, _seat, to) {
      const facility = vesselIn(g, to);
      return facility !== null && isMirrored(facility);
    },
  },
  'mirror-ferengi-shuttle': {
    ...hosts('Mirror Universe Ferengi and Ezri', '([MU], Ferengi) or {Ezri}'),
    text: 'Your Mirror Universe Ferengi and Ezri may report aboard. Mr. Brunt does so for free.',
    grants: {
      free: (_g, { piece }, { card, to }) => piece !== undefined && to === aboard(piece) && isBrunt(card),
    },
  },
  'mr-sisko': says(
    'Your Terran Empire personnel without the Alternate Universe icon have all attributes +1.',
    raises(ALL, 1, 'yours, personnel, [TE], not [AU]'),
  ),
  'nurse-chapel': {
    text: 'Reports free while Dr. McCoy or Mr. Spock is in play.',
    free: (g) => namedPieces(g, 'Dr. McCoy').length > 0 || namedPieces(g, 'Mr. Spock').length > 0,
  },
  'professor-sisko': {
    text: 'Any Sisko may report where she is, Jake for free.',
    ...receivesFree('{any Sisko}', { free: '{any Sisko}, "Jake" in title' }),
  },
  'quantum-fissure': says(
    'To get past it: Astrophysics + Physics, while your opponent has no staffed, undocked and undamaged ship here with two or more staffing icons. Otherwise, everyone is “stopped”, and the dilemma stays under the mission.',
    {
      ...wall('Astrophysics + Physics + no "a strong enemy ship here"'),
      ...tests({
        'a strong enemy ship here': (g, _group, { seat, location }) =>
          shipsWithin(g, location).some(
            (ship) =>
              ship.seat === opponentOf(seat) &&
              placeKind(ship.at) === 'space' &&
              staffingIcons(ship) >= 2 &&
              isStaffed(g, ship) &&
              !isDamaged(g, ship),
          ),
      }),
    },
  ),
  'rebel-interceptor': interceptor(3),
  'search-for-rebels': EMBLEM,
  'thomas-paris': {
    text: 'You may convert his Treachery to Honor for the rest of the game.',
    lasting: { [CONVERTED]: {} },
    adds: {
      skill(g, source, { piece, skill }) {
        const own = speaker(g, source);
        if (own === null || own.id !== piece || !isConverted(own, g)) return 0;
        return skill === 'Honor' ? 1 : skill === 'Treachery' ? -1 : 0;
      },
    },
    orders: mayDo('game', 'Convert Treachery to Honor', [{ do: 'lasting', what: CONVERTED, until: 'game' }]),
  },
  'treaty-federation-dominion': welcomed('Federation', 'Dominion', 'Weyoun', 'Benjamin Sisko'),
  'weyoun-of-borg': hunts('Dominion', '[Dom]'),
};

/** Facts about cards from Mirror, Mirror that have no rule, by id. */
export const FACTS: CardFacts = {
  'bajoran-wormhole-mirror-universe': { faceUp: 'facility' },
  'battle-cruiser': { onlyDownloads: true },
  'blood-screening': { immuneTo: ['Kevin Uxbridge'] },
  'construct-starship': { faceUp: 'facility' },
  crossover: { faceUp: 'facility' },
  'emblem-of-the-alliance': { faceUp: 'facility' },
  'emblem-of-the-empire': { faceUp: 'facility' },
  'hostage-trade': { limit: 'unique', faceUp: 'facility' },
  'ikc-kitang': { onlyDownloads: true },
  'iss-constitution': { onlyDownloads: true },
  'iss-enterprise': { onlyDownloads: true },
  'no-way-out': { faceUp: 'facility' },
  'regency-1': { onlyDownloads: true },
  'tantalus-field': { limit: 'unique' },
  'the-art-of-diplomacy': { faceUp: 'facility' },
  'the-emperors-new-cloak': { faceUp: 'facility' },
  'transporter-mixup': { limit: 'unique', faceUp: 'facility' },
};
