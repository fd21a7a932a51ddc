import { asLabel } from '../../../kit/words.ts';
import { affiliationOf } from '../../chapters/affiliation/compatible.ts';
import { stateFilter } from '../../chapters/skills/piece-filter.ts';
import { crewOn } from '../../chapters/teams/teams.ts';
import type { Effects } from '../../effects/union.ts';
import { ofType, personnelOf, vesselsWithin } from '../../position/find.ts';
import type { Group } from '../../position/group.ts';
import { pieceName } from '../../position/names.ts';
import { isCaptive, isPerson } from '../../position/piece-types.ts';
import { locationAt, onPiece, onSurface } from '../../position/places.ts';
import { areTogether, seenAt } from '../../position/veils.ts';
import { granted } from '../../rules/ask.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { LocationId } from '../../terms.ts';
import {
  always,
  CHOSEN,
  kill,
  least,
  met,
  NEXT_TURN,
  nullified,
  opponent,
  random,
  select,
  selectToo,
  stop,
  wall,
  when,
} from '../builders/dilemmas/build.ts';
import { raid } from '../builders/dilemmas/raids.ts';
import { brings, fetch, toAnywhere } from '../builders/dilemmas/recent.ts';
import { tests } from '../builders/dilemmas/tests.ts';
import { oneOf } from '../builders/dilemmas/trials.ts';
import { isOwnEnd, placeOf, those } from '../builders/missions/ends.ts';
import { harborsOne } from '../builders/missions/grounds.ts';
import { paid } from '../builders/missions/points.ts';
import { faster, fetching, insideHere, maySolving } from '../builders/missions/solved.ts';
import { bringsOutpost, buildsOutpost } from '../builders/missions/turned.ts';
import { arrivals } from '../builders/missions/two-ends.ts';
import { ALL, attributeBonus, both, raises, SHIP, teaches } from '../builders/personnel/aiding.ts';
import { facesDilemma } from '../builders/personnel/figures.ts';
import { atLocations, isUsed, targetOf } from '../builders/shared.ts';
import { athome } from '../builders/ships/fleet.ts';
import { type CardRules, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { f } from '../formula-text.ts';
import { cardOf } from '../pool.ts';
import type { CardFacts } from '../text-facts.ts';

const isMaquis = filter('[Maq] ship');

const isAndroid = filter('personnel, Android');

const ANDROID = fetching(
  'When you solve it, you may download an android here. On your opponent’s side, it needs Lore instead of Data, and your Crystalline Entity here is doubled.',
  {
    wanted: (g, source, card) => isOwnEnd(g, source) && isAndroid(card),
    to: insideHere,
  },
);

/** True if no Maquis ship is at a location, whoever controls it. */
function isFreeOfMaquis(g: FirstEdition, _group: Group, { location }: { location: LocationId }): boolean {
  return seenAt(g, location).every((piece) => !isMaquis(piece));
}

const DKORA = "ship, D'Kora-class";

const EXPLAINS = 'explain-your-presence';

const isInquirer = stateFilter('[Rom] personnel, OFFICER, not stopped, not disabled');

/** Returns the opponent's ships and facilities with a crew at the location of a personnel. */
function crewedVessels(g: FirstEdition, one: Piece): Piece[] {
  const location = locationAt(g, one.at);
  if (location === null) return [];
  return vesselsWithin(g, location).filter(
    (vessel) => vessel.seat !== one.seat && areTogether(g, one, vessel) && crewOn(g, vessel).length > 0,
  );
}

const isRomulanShip = (piece: Piece): boolean => affiliationOf(piece) === 'Romulan';

const isSelok = filter('{Selok}');

const isRomulan = filter('Romulan personnel');

/** True for Selok, and for a Romulan with an infiltration icon. */
const isAgent = (card: string): boolean =>
  isSelok(card) || (isRomulan(card) && cardOf(card).icons.some((icon) => icon.startsWith('<')));

const isYoung = stateFilter('Youth');

const RISHON = harborsOne('{Rishon}', onSurface);

const PRISONERS = maySolving(
  'When you solve it, you may capture an opposing personnel here. On your opponent’s side, the Federation solves it with Navigation + Youth + SECURITY, and may then download Rescue Captives.',
  (g, source) =>
    isOwnEnd(g, source)
      ? those(g, source, (piece) => isPerson(piece) && piece.seat !== source.seat && !isCaptive(piece)).map(
          ({ id }) => ({
            key: `seize:${id}`,
            label: asLabel(`Capture ${pieceName(g, id)}`),
            list: [{ do: 'seize', which: [id] }],
          }),
        )
      : [{ key: 'rescue', label: 'Download Rescue Captives', list: [{ do: 'download', what: 'rescue' }] }],
);

/** Cards of ENGAGE, by id. */
export const CARDS: CardRules = {
  'abduction-plot': {
    text: 'On your opponent’s side, the Federation solves it with Navigation ×3 and SHIELDS > 6, and your Federation shuttlecraft may report here with up to two personnel.',
    facts: { farEnd: { of: ['Federation'], asks: 'Navigation x3 + SHIELDS>6' } },
    ...arrivals({ end: 'far', ships: '[Fed], "shuttlecraft" in class', people: 2 }),
  },
  'antedean-assassins': oneOf('Anthropology OR Empathy', 'Anthropology x2 OR Empathy x2'),
  'assist-damaged-vessel': {
    text: 'No Maquis ship may be here. On your opponent’s side, other affiliations may attempt it, and two of your Maquis ships may report here with crew.',
    facts: {
      farEnd: { of: ['Federation', 'Klingon', 'Bajoran'], asks: 'Leadership + SECURITY + Treachery + Physics' },
    },
    requires: isFreeOfMaquis,
    ...arrivals({ end: 'far', ships: '[Maq]', limit: 2 }),
  },
  'assist-damaged-vessel@2025-02': {
    text: 'No Maquis ship may be here. On your opponent’s side, other affiliations may attempt it, and your Maquis ships may report here with up to two personnel.',
    requires: isFreeOfMaquis,
    ...arrivals({ end: 'far', ships: '[Maq]', people: 2 }),
  },
  'assist-survivors': {
    text: 'You may seed Rishon here. On your opponent’s side, your Husnock Ship may report here with crew once per game.',
    ...arrivals({ end: 'far', ships: '{Husnock Ship}', limit: 1 }),
    harbors: (g, source, seat, card) => (isOwnEnd(g, source) ? RISHON.harbors(g, source, seat, card) : []),
  },
  'captains-holiday': wall(),
  'conceal-unlikely-society': paid(
    'When you solve it, you may discard up to three Youth from the Away Team, for +5 points each.',
    5,
    0,
    3,
    (g, { people }) => people.filter((piece) => isYoung(piece, g)),
  ),
  deranas: athome('Neutral Zone', 2),
  'devastating-communique': met({
    unless: null,
    effects: [stop(opponent(), NEXT_TURN)],
    cards: ['subspace-interference'],
  }),
  'do-you-smell-something-burning': met({
    unless: null,
    effects: [stop(random(null, 'half'))],
    nullify: f('Cook OR ANIMAL'),
    cards: ['lure-of-the-nexus'],
  }),
  'explain-your-presence': {
    text: 'Once per game, stop your Romulan OFFICER at the location of an opponent’s crew: look at the cards aboard that ship or facility, and score 5 points.',
    plays: (g, seat) =>
      isUsed(g, seat, EXPLAINS, 'game')
        ? []
        : personnelOf(g, seat)
            .filter((one) => isInquirer(one, g) && crewedVessels(g, one).length > 0)
            .map(({ id }) => onPiece(id)),
    once(g, _seat, to) {
      const ways = crewedVessels(g, targetOf(g, to)).map(({ id }) => ({
        key: `ship:${id}`,
        label: asLabel(pieceName(g, id)),
        list: [{ do: 'look-at', what: 'ship', ship: id }] satisfies Effects,
      }));
      return [
        { do: 'use', what: EXPLAINS, per: 'game' },
        { do: 'stop-these', which: 'host' },
        { do: 'either', ways },
        { do: 'points', points: 5 },
      ];
    },
  },
  'investigate-dead-planet': {
    facts: { farEnd: { asks: 'ENGINEER + CUNNING>32 + (Acquisition OR {Lore})' } },
    ...ANDROID,
    at: {
      ...ANDROID.at,
      // C-DILEMMA-16.
      dilemma: {
        does: (g, source, { location, card }) =>
          card === 'crystalline-entity' &&
          location === placeOf(source) &&
          !isOwnEnd(g, source) &&
          g.attempt?.met?.owner === source.seat
            ? [{ do: 'double', whole: true }]
            : [],
      },
    },
  },
  'invidium-leak': wall('ENGINEER x3 OR 1 each (CUNNING>7 + (MEDICAL OR Physics))'),
  'legal-appeal': {
    text: 'On your opponent’s side, Non-Aligned personnel solve it with CIVILIAN ×2 + SECURITY + Law ×2, and your Edo Vessel may report here with crew once per game.',
    facts: { farEnd: { of: ['Non-Aligned'], asks: 'CIVILIAN x2 + SECURITY + Law x2' } },
    ...arrivals({ end: 'far', ships: '{Edo Vessel}', limit: 1 }),
  },
  'ornaran-threat': always(
    select(random()),
    when('Diplomacy x2 + MEDICAL OR SECURITY x2 + STRENGTH>25', [stop(CHOSEN)], [kill(CHOSEN)]),
  ),
  'parem-engage': says('All attributes +1 while he faces a dilemma.', attributeBonus(ALL, 1, facesDilemma)),
  'prevent-military-escalation': {
    text: 'On your opponent’s side, it needs OFFICER ×3 + Leadership or Benjamin Maxwell, and your U.S.S. Phoenix may report here with up to three personnel.',
    facts: { farEnd: { asks: 'OFFICER x3 + Leadership OR {Benjamin Maxwell}' } },
    ...arrivals({ end: 'far', ships: '{U.S.S. Phoenix}', people: 3 }),
  },
  'recover-prisoner': {
    ...PRISONERS,
    facts: { farEnd: { of: ['Federation'], asks: 'Navigation + Youth + SECURITY' } },
    fetches: { rescue: { must: true, wanted: '{Rescue Captives}' } },
  },
  'reluctant-informant': says(
    'Nullified by Empathy or a brig there. The personnel with the lowest INTEGRITY and another one of your opponent’s choice with a Command icon are “stopped” until the end of your next turn.',
    {
      ...nullified(
        'Empathy OR "a brig"',
        always(select(least(['INTEGRITY'])), selectToo(opponent('[Cmd] personnel')), stop(CHOSEN, NEXT_TURN)),
      ),
      ...tests({ 'a brig': (g, { ship }) => ship !== null && granted(g, 'brig', { vessel: ship.id }) }),
    },
  ),
  'resupply-marauder-ii': {
    ...bringsOutpost('Ferengi'),
    ...faster(
      `When you solve it, your D’Kora-class ships have RANGE +1. ${bringsOutpost('Ferengi').text}`,
      1,
      {},
      DKORA,
    ),
  },
  'resupply-marauder-ii-back': faster(
    'When you solve it, your D’Kora-class ships have RANGE +1. With your Ferengi ENGINEER here, you may discard Gold-Pressed Latinum from here to turn it over and build its Ferengi Outpost. Then you draw no card this turn.',
    1,
    buildsOutpost('Ferengi', '{Gold-Pressed Latinum}'),
    DKORA,
  ),
  rybak: says(
    'Your Mercenary Ship with this personnel aboard has RANGE, WEAPONS and SHIELDS +1.',
    raises(SHIP, 1, 'carrying it, yours, {Mercenary Ship}'),
  ),
  'trilithium-raid': raid(
    'Your opponent may download up to two universal Romulans to a facility here, or six to a station. Then you need ENGINEER ×2 + STRENGTH > 40 to get past it.',
    { called: 'romulan', who: 'universal Romulan', crowded: 'station', past: 'ENGINEER x2 + STRENGTH>40' },
  ),
  'undercover-agent': {
    text: 'To get past it: SECURITY + Biology, and CUNNING > 40 or Law. In both cases, if a Romulan ship is in play, your opponent may download Selok, or a Romulan with an infiltration icon, to here. If not overcome, everyone is “stopped”, and the dilemma stays under the mission.',
    meeting: { effects: brings('agent'), after: brings('agent') },
    fetches: { agent: fetch((card, g) => ofType(g, 'Ship').some(isRomulanShip) && isAgent(card), toAnywhere) },
  },
  'venus-drug': {
    text: 'Play it at any location: your female personnel there gain Youth and have all attributes +2.',
    plays: atLocations(() => true),
    ...both(teaches(['Youth'], 'yours, here, Female personnel'), raises(ALL, 2, 'yours, here, Female personnel')),
  },
};

/** Facts about cards from ENGAGE that have no rule, by id. */
export const FACTS: CardFacts = {
  'trilithium-weapon': { countsAs: ['Equipment'] },
  voyager: { onlyDownloads: true },
};
