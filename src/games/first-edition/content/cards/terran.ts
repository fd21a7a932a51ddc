import { ofCards, opponentOf, personnelOf, playerOf } from '../../position/find.ts';
import type { Group } from '../../position/group.ts';
import { placeKind } from '../../position/places.ts';
import type { FirstEdition } from '../../state.ts';
import { CHOSEN, met, most, needed, select, stop } from '../builders/dilemmas/build.ts';
import { outpost, shows } from '../builders/facilities/outposts.ts';
import { costs } from '../builders/missions/needs.ts';
import { brings } from '../builders/missions/solved.ts';
import { attributeBonus, SHIP } from '../builders/personnel/aiding.ts';
import { doubles } from '../builders/personnel/alike.ts';
import { everyCover, isYours, KEVIN } from '../builders/protections.ts';
import { idsOf, isUsed, ofSide, onOwnTable, payloadOf } from '../builders/shared.ts';
import { counts } from '../builders/ships/ships.ts';
import { serves } from '../builders/tactics.ts';
import { type CardRules, having, says } from '../card-rules.ts';
import { countsAs } from '../counted-as.ts';
import { filter } from '../filters/card-filter.ts';
import { f } from '../formula-text.ts';
import { cardOf } from '../pool.ts';
import type { CardFacts } from '../text-facts.ts';

const isStarfleet = ofSide('Starfleet');
const isTerran = filter('[TE] personnel');

/** Artifacts with Vulcan in their title or lore. */
const VULCAN: readonly string[] = ['kirshara', 'vulcan-stone-of-gol'];

/** True if the group has such an artifact, or the player has earned one that isn't with a team. */
function hasVulcan(g: FirstEdition, { people }: Group, seat: number): boolean {
  return ofCards(g, VULCAN).some(
    ({ seat: own, at }) => own === seat && (placeKind(at) === 'core' || people.some((one) => one.at === at)),
  );
}

const isUniversal = filter('universal personnel');

/** The key of the lasting effect that remembers that a player's turn began without cards in hand. */
const NOTHING = 'tyranny';

/** Cards of The Terran Empire, by id. */
export const CARDS: CardRules = {
  'archaic-ritual': says(
    'You need three personnel to get past it: the two with the highest STRENGTH, and then the one with the highest CUNNING, are “stopped”.',
    met({
      unless: null,
      effects: [
        needed({ how: 'all', count: 3 }),
        select(most(['STRENGTH'], { count: 2 })),
        stop(CHOSEN),
        stop(most(['CUNNING'])),
      ],
    }),
  ),
  'comm-officer-sato': { text: 'Doubles Male’s Love Interest.', at: doubles("Male's Love Interest") },
  'deliver-ancient-artifact': {
    text: 'Instead of the requirements, you may use your artifact that names Vulcan: with the Away Team, in hand or on your table.',
    facts: { homeworld: { place: 'Vulcan', of: 'Vulcan' } },
    requires: (g, group, { seat }) => hasVulcan(g, group, seat),
  },
  'imperial-outpost': {
    text: 'Seed one at a Starfleet mission. Build more where you have a Starfleet ENGINEER with the Terran Empire icon. Downloads UFP: One Small Step.',
    stands: { at: shows('Starfleet'), builder: (piece) => isStarfleet(piece) && isTerran(piece) },
  },
  'iss-avenger': says(
    'RANGE, WEAPONS and SHIELDS +2 in the Mirror Quadrant. Downloads Radiation Monitoring.',
    attributeBonus(SHIP, 2, 'in the Mirror Quadrant'),
  ),
  'iss-enterprise-nx-01': says(
    'RANGE, WEAPONS and SHIELDS +1 for each of your Starfleet personnel with the Terran Empire icon aboard, up to +4. Downloads Suliban Cloaking Device.',
    counts(SHIP, 1, 'aboard, yours, personnel, [Sta], [TE]', 4),
  ),
  'launch-military-strike': having(
    { homeworld: { place: "Qo'noS", of: 'Klingon' } },
    brings('an Emblem', '"Emblem of" in title'),
  ),
  'phase-cannons': serves(2, 'Starfleet ship'),
  'starfleet-outpost': says(`${outpost('Starfleet').text} Downloads UFP: One Small Step.`, {}),
  'technical-wizardry': having(
    {
      protects: [
        {
          from: KEVIN,
          covers: everyCover(
            isYours,
            (g, { seat }, { card }) => countsAs(cardOf(card), 'Event') && playerOf(g, seat).hand.length === 0,
          ),
        },
      ],
    },
    {
      text: 'On your table: while you have no cards in hand, your events are immune to Kevin Uxbridge.',
      plays: onOwnTable,
    },
  ),
  tyranny: {
    text: 'On your table: when your turn begins, if you have no cards in hand, you may take a Mirror 22nd-century card or an AU event from your deck to hand. Cumulative.',
    plays: onOwnTable,
    fetches: { order: { wanted: '([MU], [22]) or [AU] event', to: 'hand' } },
    at: {
      'turn-start': {
        does: (g, source, { seat }) =>
          seat === source.seat && g.lasting.every(({ what }) => what !== NOTHING) && playerOf(g, seat).hand.length > 0
            ? []
            : seat === source.seat
              ? [
                  { do: 'lasting', what: NOTHING, until: 'turn' },
                  { do: 'download', what: 'order' },
                ]
              : [],
      },
    },
  },
  'unsanctioned-attack': costs(
    'You need a personnel there with a Command icon, who is discarded when you solve the mission.',
    f('[Cmd] personnel'),
  ),
  'will-you-kindly-die': {
    text: 'On your table: once per turn, if you have no cards in hand, your opponent must choose and discard one of their universal personnel in play.',
    plays: onOwnTable,
    orders(g, source, seat) {
      if (seat !== source.seat || isUsed(g, seat, source.card, 'turn') || playerOf(g, seat).hand.length > 0) return [];
      const from = idsOf(personnelOf(g, opponentOf(seat)).filter(isUniversal));
      return from.length === 0
        ? []
        : [
            payloadOf(source, 'die', 'Make your opponent discard a universal personnel', [
              { do: 'use', what: source.card, per: 'turn' },
              { do: 'choose', from, how: 'opponent', count: 1, what: 'which personnel is discarded' },
              { do: 'take-out', which: 'chosen', why: 'discarded' },
            ]),
          ];
    },
  },
};

/** Facts about cards from The Terran Empire that have no rule, by id. */
export const FACTS: CardFacts = {
  'captains-prerogative': { captainsOrder: true },
  'loyal-subordinate': { captainsOrder: true },
  'monitor-population': { homeworld: { place: 'Earth', of: 'Starfleet' } },
  'starship-defiant': { onlyDownloads: true },
};
