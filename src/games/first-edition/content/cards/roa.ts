import type { Offer } from '../../../kit/offers.ts';
import { every, pieceFilter } from '../../chapters/skills/piece-filter.ts';
import type { Effects } from '../../effects/union.ts';
import { hostIn, ofType } from '../../position/find.ts';
import type { Group } from '../../position/group.ts';
import { isShip } from '../../position/piece-types.ts';
import { locationAt, placeKind } from '../../position/places.ts';
import type { Rule, RuleSource } from '../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardId } from '../../terms.ts';
import { DAMAGE, kill, met, opponent, otherwise, wall } from '../builders/dilemmas/build.ts';
import { padd, rifle, weapon } from '../builders/equipment/arms.ts';
import { headquarters, onHomeworld } from '../builders/facilities/headquarters.ts';
import { outpost } from '../builders/facilities/outposts.ts';
import { message } from '../builders/interrupts/messages.ts';
import { isOwnEnd } from '../builders/missions/ends.ts';
import { paid } from '../builders/missions/points.ts';
import { fetching, toThisPlanet } from '../builders/missions/solved.ts';
import { ALL, attributeBonus, learns, raises, SHIP, speaker, withOne } from '../builders/personnel/aiding.ts';
import { WAITERS, waiters } from '../builders/personnel/alike.ts';
import { mayCapture, mayNullify } from '../builders/personnel/deeds.ts';
import { either, isFighting, ROM } from '../builders/personnel/figures.ts';
import { fleet, improvesShip } from '../builders/personnel/table.ts';
import { reportsAt } from '../builders/personnel/welcome.ts';
import { payloadOf } from '../builders/shared.ts';
import { carriesNone, SHUTTLEPODS_ONLY } from '../builders/ships/fleet.ts';
import { serves } from '../builders/tactics.ts';
import { type CardRules, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
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
const isAdrift = every('here, personnel, Android, not captive', ({ at }, g) => {
  const ship = placeKind(at) === 'aboard' ? hostIn(g, at) : undefined;
  return ship !== undefined && isShip(ship) && placeKind(ship.at) !== 'docked';
});

/** Cards of Rules of Acquisition, by id. */
export const CARDS: CardRules = {
  aluura: says(WAITERS, waiters),
  'ambassador-krajensky': {
    text: 'May report on Risa.',
    ...reportsAt('Risa'),
  },
  apnex: says('RANGE +4 while phased.', attributeBonus(['RANGE'], 4, 'phased')),
  brel: carriesNone(),
  calandra: says('Each DaiMon present has all attributes +1. Cumulative.', raises(ALL, 1, 'present, DaiMon', true)),
  'center-of-attention': otherwise(kill(opponent('Treachery OR Greed'))),
  'continuing-committee': headquarters(
    'continuing-committee',
    'Seed or play it on the Romulan homeworld, even with the Office of the Proconsul there. Once per turn, a personnel with Tal Shiar, or any Neral, reports free here. Not duplicatable.',
    onHomeworld('Romulus', filter('{Office of the Proconsul}')),
    // Koval has Tal Shiar only under a condition, but it is among his skills.
    'personnel, {any Neral} or Tal Shiar or {Koval}',
  ),
  'dangerous-liaisons': met({ cards: ['recruit-mercenaries'] }),
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
  ikatika: says(
    'Each of your Jem’Hadar present has STRENGTH +1 in personnel battle.',
    raises(['STRENGTH'], 1, every("yours, present, Jem'Hadar", isFighting)),
  ),
  'in-the-pale-moonlight': wall(
    'personnel with INTEGRITY<4 OR [Fed] personnel with Treachery OR {any Garak} OR Founder',
  ),
  'incoming-message-ferengi': message('Ferengi'),
  jovis: mayCapture(
    'Once per game, you may capture an android on an undocked ship at this location. Downloads Kivas Fajo.',
    isAdrift,
  ),
  nog: says(
    'Has ENGINEER aboard your Defiant-class or Ferengi ship.',
    learns(
      ['ENGINEER'],
      (own, g) => placeKind(own.at) === 'aboard' && ofType(g, 'Ship').some((piece) => isHelped(piece, g, own)),
    ),
  ),
  'orion-syndicate-bomb': otherwise(DAMAGE),
  patahk: says(
    'Aboard the Pi with Bochra: it has RANGE, WEAPONS and SHIELDS +2.',
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
    to: toThisPlanet,
  }),
  'scientific-method': wall(),
  'senator-cretak': says('Your Romulan ships at this location have WEAPONS +2.', fleet(['WEAPONS'], 2, '[Rom]')),
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
  'establish-trade-route': { faceUp: 'facility' },
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
