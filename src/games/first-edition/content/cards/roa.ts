import type { Offer } from '../../../kit/offers.ts';
import { missionPoints } from '../../chapters/points/worth.ts';
import { attributeOf } from '../../chapters/skills/attributes.ts';
import { meets, total } from '../../chapters/skills/group.ts';
import { every, pieceFilter, stateFilter } from '../../chapters/skills/piece-filter.ts';
import { taughtSkill } from '../../chapters/skills/skills.ts';
import { missionAt } from '../../chapters/spaceline/line.ts';
import { whereOf } from '../../chapters/teams/teams.ts';
import type { Effects } from '../../effects/union.ts';
import { hostIn, locationOf, namedPieces, ofType } from '../../position/find.ts';
import type { Group } from '../../position/group.ts';
import { isShip } from '../../position/piece-types.ts';
import { aboard, inSpace, locationAt, placeKind } from '../../position/places.ts';
import { isSeenAt } from '../../position/veils.ts';
import type { Rule, RuleSource } from '../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardId } from '../../terms.ts';
import {
  always,
  CHOSEN,
  DAMAGE,
  discard,
  ifChosen,
  kill,
  least,
  met,
  opponent,
  otherwise,
  select,
  selectToo,
  stop,
  wall,
  when,
} from '../builders/dilemmas/build.ts';
import { lies } from '../builders/dilemmas/host.ts';
import { tests } from '../builders/dilemmas/tests.ts';
import { padd, rifle, weapon } from '../builders/equipment/arms.ts';
import { locationOfCard } from '../builders/events/locations.ts';
import { headquarters, onHomeworld } from '../builders/facilities/headquarters.ts';
import { outpost } from '../builders/facilities/outposts.ts';
import { message } from '../builders/interrupts/messages.ts';
import { isOwnEnd } from '../builders/missions/ends.ts';
import { paid } from '../builders/missions/points.ts';
import { fetching, insideHere } from '../builders/missions/solved.ts';
import { attemptsWith, isMetNow, whenSolvedHere } from '../builders/objectives/requirements.ts';
import { ALL, attributeBonus, learns, raises, SHIP, speaker, withOne } from '../builders/personnel/aiding.ts';
import { marks, WAITERS, waiters } from '../builders/personnel/alike.ts';
import { does, isCapturable, mayCapture, mayNullify } from '../builders/personnel/deeds.ts';
import { drawsFor } from '../builders/personnel/draws.ts';
import { either, isFighting, ROM } from '../builders/personnel/figures.ts';
import { fleet, improvesShip } from '../builders/personnel/table.ts';
import { comesTo, receives, receivesFree, reportsAt } from '../builders/personnel/welcome.ts';
import { atLocations, DISCARD_THIS, payloadOf } from '../builders/shared.ts';
import { carriesNone, SHUTTLEPODS_ONLY } from '../builders/ships/fleet.ts';
import { laid } from '../builders/table/laid.ts';
import { serves } from '../builders/tactics.ts';
import { pointsOn } from '../card.ts';
import { type CardRules, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { f } from '../formula-text.ts';
import { isImmune } from '../immunity.ts';
import type { CardFacts } from '../text-facts.ts';

const withBochra = withOne('{Bochra}');

const isAttack = filter('{Ferengi Attack}');

const isHelped = pieceFilter('carrying it, yours, Defiant-class or [Fer]');

const isTradingPost = filter('{Ferengi Trading Post}');

const isLatinum = filter('{Gold-Pressed Latinum}');

const LATINUM = (_g: FirstEdition, { equipment }: Group): Piece[] => equipment.filter(isLatinum);

/** A personnel's response when a dilemma is encountered. */
function asMet(
  isMeant: (g: FirstEdition, own: Piece, card: CardId) => boolean,
  label: string,
  list: (source: RuleSource) => Effects,
): NonNullable<Rule['at']> {
  return {
    dilemma: {
      offers(g, source, { card }): Offer<Effects>[] {
        const own = speaker(g, source);
        return own !== null && isMeant(g, own, card) ? [payloadOf(source, 'met', label, list(source))] : [];
      },
    },
  };
}

const quadrantOf = (g: FirstEdition, piece: Piece): string | undefined =>
  g.locations[locationAt(g, piece.at) ?? '']?.quadrant;

/** An android aboard an undocked ship. */
const isAdrift = every('here, Android', isCapturable, ({ at }, g) => {
  const ship = placeKind(at) === 'aboard' ? hostIn(g, at) : undefined;
  return ship !== undefined && isShip(ship) && placeKind(ship.at) !== 'docked';
});

const isTrader = stateFilter('ship, [Fer] or "freighter" in class or "transport" in class');

/** The requirement of Establish Trade Route. The icons of the mission still decide who may attempt it (C-MISSION-02). */
const TRADES = attemptsWith({
  asks: (g, group, location) =>
    meets(g, group, f('Greed + Acquisition x3')) &&
    group.ship !== null &&
    isTrader(group.ship, g) &&
    total(g, group, 'CUNNING') > 2 * missionPoints(g, location, group.ship.seat),
});

/** The cards that a trade route brings. */
const TRADED: Effects = [
  { do: 'download', what: 'post' },
  { do: 'download', what: 'ware' },
  { do: 'download', what: 'ware' },
];

const isZek = pieceFilter('yours, here, {Grand Nagus Zek}');

/** Cards of Rules of Acquisition, by id. */
export const CARDS: CardRules = {
  aluura: says(WAITERS, waiters),
  'ambassador-krajensky': {
    text: 'May report on Risa.',
    ...reportsAt('Risa'),
  },
  apnex: says('RANGE +4 while phased.', attributeBonus(['RANGE'], 4, 'phased')),
  brel: carriesNone(),
  calandra: says(
    'Each of your DaiMons present has all attributes +1. Cumulative.',
    raises(ALL, 1, 'yours, present, DaiMon', true),
  ),
  'center-of-attention': otherwise(kill(opponent('Treachery OR Greed'))),
  'continuing-committee': headquarters(
    'continuing-committee',
    'Seed or play it on the Romulan homeworld, even with the Office of the Proconsul there. Once per turn, a personnel with Tal Shiar, or any Neral, reports free here. Not duplicatable.',
    onHomeworld('Romulus', filter('{Office of the Proconsul}')),
    // Koval has Tal Shiar only under a condition, but it is among his skills.
    'personnel, {any Neral} or Tal Shiar or {Koval}',
  ),
  'dangerous-liaisons': met({ cards: ['recruit-mercenaries'] }),
  deyos: drawsFor(
    'You may draw a card for each Jem’Hadar without Youth that enters play at this location.',
    "here, Jem'Hadar, without Youth",
  ),
  'establish-trade-route': {
    text: 'On a space mission with points that you seeded, may be seeded. You may also solve it with Greed + Acquisition ×3 + CUNNING > twice its points and a freighter, transport or Ferengi ship, and then download a Ferengi Trading Post and two equipment here. Discarded when you solve it.',
    ...laid(
      atLocations((g, id, seat) => {
        const mission = missionAt(g, id, seat);
        const isOwn = locationOf(g, id).missions.some(({ owner }) => owner === seat);
        return isOwn && mission !== null && whereOf(g, id) === 'space' && pointsOn(mission) > 0;
      }),
    ),
    ...TRADES,
    fetches: {
      post: {
        wanted: '{Ferengi Trading Post}',
        to: (g, source) => [locationOfCard(g, source)].flatMap((at) => (at === null ? [] : [inSpace(at)])),
      },
      ware: {
        wanted: 'equipment',
        to: (g, source) =>
          namedPieces(g, 'Ferengi Trading Post')
            .filter((post) => post.seat === source.seat && locationAt(g, post.at) === locationOfCard(g, source))
            .map(({ id }) => aboard(id)),
      },
    },
    at: whenSolvedHere((g, source) => [...(isMetNow(g, source, TRADES.solves) ? TRADED : []), DISCARD_THIS]),
  },
  'ferengi-bug': says(
    'To get past it: SECURITY ×3 + any tricorder, Odo + any tricorder, or FCA ×2. Otherwise, everyone is “stopped”, and the dilemma is placed on the mission: your hand is face up until the countdown expires.',
    lies(
      'mission',
      { unless: f('(SECURITY x3 OR {Odo}) + {any tricorder} OR FCA x2') },
      { grants: { 'open-hand': (_g, source, { seat }) => seat === source.seat } },
    ),
  ),
  'ferengi-disruptor': weapon('Ferengi or Non-Aligned'),
  'ferengi-disruptor-rifle': rifle('Ferengi or Non-Aligned'),
  'ferengi-energy-weapon': serves(2, 'Ferengi ship'),
  'ferengi-outpost': outpost('Ferengi'),
  'ferengi-padd': padd('Ferengi'),
  frool: {
    text: 'Reports free to the Ferengi Trading Post.',
    free(g, _seat, to) {
      const host = hostIn(g, to);
      return host !== undefined && isTradingPost(host);
    },
  },
  'george-primmin': mayNullify('Computer Crash'),
  goss: marks(
    'Ferengi',
    '{Wormhole Negotiations}',
    'Wormhole Negotiations has the Ferengi icon on both ends. Downloads Latinum Payoff.',
  ),
  hagath: {
    text: 'Your hand weapons may report to his location.',
    ...receives('hand weapon', { types: 'equipment', where: 'here' }),
  },
  ikatika: says(
    'Each of your Jem’Hadar present has STRENGTH +1 in personnel battle.',
    raises(['STRENGTH'], 1, every("yours, present, Jem'Hadar", isFighting)),
  ),
  'in-the-pale-moonlight': wall(
    'personnel with INTEGRITY<4 OR [Fed] personnel with Treachery OR {any Garak} OR Founder',
  ),
  'incoming-message-ferengi': message('Ferengi'),
  ishka: {
    text: 'Your Gold-Pressed Latinum may report to her location, for free. While your Grand Nagus Zek is there, his skills are doubled.',
    ...receivesFree('{Gold-Pressed Latinum}', { types: 'equipment', where: 'here' }),
    adds: {
      skill(g, source, { piece, skill }) {
        const own = speaker(g, source);
        const zek = g.pieces[piece];
        return own !== null && zek !== undefined && isZek(zek, g, own) ? taughtSkill(zek.card, skill) : 0;
      },
    },
  },
  jovis: mayCapture(
    'Once per game, you may capture your opponent’s android on an undocked ship at this location. Downloads Kivas Fajo.',
    isAdrift,
  ),
  krozh: { text: 'May report where your personnel with FCA is.', ...comesTo('krozh', 'personnel, FCA') },
  leck: {
    text: 'Once per game, he may kill any personnel present.',
    orders: does('game', 'Kill', 'present, personnel', ({ id }) => [{ do: 'take-out', which: [id], why: 'killed' }]),
  },
  letek: {
    text: 'May nullify Ferengi Attack at this location.',
    at: asMet(
      (g, own, card) =>
        isAttack(card) && !isImmune(card, own.card, true) && g.attempt !== null && isSeenAt(g, own, g.attempt.location),
      'Nullify Ferengi Attack',
      () => [{ do: 'nullify', what: 'dilemma' }],
    ),
  },
  nog: says(
    'Has ENGINEER aboard your Defiant-class or Ferengi ship.',
    learns(
      ['ENGINEER'],
      (own, g) => placeKind(own.at) === 'aboard' && ofType(g, 'Ship').some((piece) => isHelped(piece, g, own)),
    ),
  ),
  'orion-syndicate-bomb': otherwise(DAMAGE),
  patahk: says(
    'Aboard your Pi with Bochra: it has RANGE, WEAPONS and SHIELDS +2.',
    improvesShip(
      SHIP,
      2,
      every('{Pi}', (_ship, g, own) => withBochra(own, g)),
    ),
  ),
  'patrol-ship': carriesNone(),
  'purchase-moon': {
    ...paid(
      'Discard one to four Gold-Pressed Latinum to solve it, for 10 points each. On your opponent’s side: discard three, for 30 points.',
      10,
      1,
      4,
      LATINUM,
    ),
    requires: (g, group, { seat, location }) =>
      LATINUM(g, group).length >= (isOwnEnd(g, { seat, kind: 'mission', card: 'purchase-moon', location }) ? 1 : 3),
    most: (g, _group, { seat, location }) =>
      isOwnEnd(g, { seat, kind: 'mission', card: 'purchase-moon', location })
        ? { least: 1, most: 4 }
        : { least: 3, most: 3 },
  },
  quark: says('INTEGRITY is 2 or 7, as you choose. Downloads Small Cloaking Device.', either('INTEGRITY', 2, 7)),
  // The player chooses which of the two values applies (C-SKILL-20).
  rom: ROM,
  'runabout-search': fetching('When you solve it, you may download Odo or Quark here.', {
    wanted: '{Odo} or {Quark}',
    to: insideHere,
  }),
  'scientific-method': wall(),
  'senator-cretak': says('Your Romulan ships at this location have WEAPONS +2.', fleet(['WEAPONS'], 2, '[Rom]')),
  'strange-bedfellows': says(
    'If a male and a female face it, the male and the female with the lowest INTEGRITY are “stopped”, or discarded if their INTEGRITY is the same.',
    {
      ...always(
        when('Male + Female', [
          select(least(['INTEGRITY'], { who: f('Male') })),
          selectToo(least(['INTEGRITY'], { who: f('Female') })),
          ifChosen('"the same INTEGRITY"', [discard(CHOSEN)], [stop(CHOSEN)]),
        ]),
      ),
      ...tests({
        'the same INTEGRITY': (g, { people }) =>
          new Set(people.map((piece) => attributeOf(g, piece, 'INTEGRITY'))).size === 1,
      }),
    },
  ),
  taar: {
    text: 'When Ferengi Attack is encountered in the same quadrant, you may double its requirements and effects.',
    at: asMet(
      (g, own, card) =>
        isAttack(card) &&
        g.attempt?.met?.twice !== true &&
        quadrantOf(g, own) === g.locations[g.attempt?.location ?? '']?.quadrant,
      'Double Ferengi Attack',
      () => [{ do: 'double', whole: true }],
    ),
  },
  tog: mayCapture(
    'Once per game, you may capture an opposing personnel present with Empathy.',
    'opposing, present, Empathy',
  ),
  'tower-of-commerce': headquarters(
    'tower-of-commerce',
    'Seed or play it on the Ferengi homeworld. Once per turn, a Ferengi V.I.P. or CIVILIAN, a Hupyrian, or an HQ card, is free here. Not duplicatable.',
    onHomeworld('Ferenginar'),
    '(personnel, (Ferengi, V.I.P. classification or CIVILIAN classification) or Hupyrian) or "HQ:" in title',
  ),
  'tulaberry-wine-negotiations': { text: 'Pel with any Quark also solves this mission.' },
  'uss-sao-paulo': SHUTTLEPODS_ONLY,
};

/** Facts about cards from Rules of Acquisition that have no rule, by id. */
export const FACTS: CardFacts = {
  '1st-rule-of-acquisition': { faceUp: 'facility' },
  arandis: { faceUpAt: 'planet' },
  bodyguards: { faceUp: 'facility' },
  bribery: { faceUp: 'facility' },
  'deliver-message': { homeworld: { place: 'Ferenginar', of: 'Ferengi' } },
  'emergency-evacuation': { faceUp: 'facility' },
  'ferengi-conference': { faceUp: 'facility' },
  'forced-labor-camp': { faceUp: 'facility' },
  'hq-ferengi-credit-exchange': { faceUp: 'facility' },
  'its-only-a-game': { faceUp: 'facility' },
  kukalaka: { limit: 'unique' },
  'orb-of-wisdom': { limit: 'not duplicatable', countsAs: ['Equipment'] },
  'phased-cloaking-device': {
    countsAs: ['Equipment'],
    under: { like: 'artifact', at: ({ id, where }) => where !== 'space' || id === 'pegasus-search' },
  },
  'protection-racket': { faceUp: 'facility' },
  'quarks-isolinear-rods': { faceUp: 'facility' },
  'reactor-overload': { faceUp: 'facility' },
  'scepter-of-the-grand-nagus': { limit: 'unique' },
  'writ-of-accountability': { faceUp: 'facility' },
};
