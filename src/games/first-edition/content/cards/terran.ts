import { attemptOf, attemptShip, facing, groupOf } from '../../chapters/missions/team.ts';
import { attributeOf } from '../../chapters/skills/attributes.ts';
import { staffingIcons } from '../../chapters/staffing/staffing.ts';
import type { Pick } from '../../effects/pick.ts';
import { ofCards, ofType, opponentOf, personnelOf, piecesOf, playerOf } from '../../position/find.ts';
import type { Group } from '../../position/group.ts';
import { isPerson } from '../../position/piece-types.ts';
import { placeKind } from '../../position/places.ts';
import type { FirstEdition } from '../../state.ts';
import {
  always,
  BLOCK,
  CHOSEN,
  kill,
  met,
  most,
  needed,
  nullified,
  opponent,
  owner,
  random,
  select,
  stop,
  when,
} from '../builders/dilemmas/build.ts';
import { choice } from '../builders/dilemmas/choices.ts';
import { tests } from '../builders/dilemmas/tests.ts';
import { outpost, shows } from '../builders/facilities/outposts.ts';
import { those } from '../builders/missions/ends.ts';
import { costs } from '../builders/missions/needs.ts';
import { worthMore, worthMoreIf } from '../builders/missions/points.ts';
import { brings } from '../builders/missions/solved.ts';
import { attributeBonus, SHIP } from '../builders/personnel/aiding.ts';
import { doubles } from '../builders/personnel/alike.ts';
import { everyCover, isYours, KEVIN } from '../builders/protections.ts';
import { idsOf, isUsed, ofSide, onOwnTable, payloadOf, skillAmong } from '../builders/shared.ts';
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

const isDissident = filter('personnel, Dissident');

/** Personnel of the opponent's choice among those selected. */
const ofChosen = (count: number): Pick => ({ ...opponent(null, count), only: 'picked' });

/** Cards of The Terran Empire, by id. */
export const CARDS: CardRules = {
  'alien-conspiracy': says(
    'You choose one of your personnel for each dissident that your opponent has in play. Your opponent chooses up to two of those to be killed.',
    {
      ...always(
        select(owner(null, 'counted')),
        choice(
          'opponent',
          { key: 'two', label: 'Kill two of them', effects: [kill(ofChosen(2))], needs: ofChosen(2) },
          { key: 'one', label: 'Kill one of them', effects: [kill(ofChosen(1))], needs: ofChosen(1) },
          { key: 'none', label: 'Kill nobody', effects: [] },
        ),
      ),
      counted: (g, _people, { seat }) => piecesOf(g, opponentOf(seat)).filter(({ card }) => isDissident(card)).length,
    },
  ),
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
  'imperial-interceptor': says(
    'WEAPONS +3 at a planet mission.',
    attributeBonus(['WEAPONS'], 3, 'at a planet mission'),
  ),
  'imperial-outpost': {
    text: 'Seed one at a Starfleet mission. Build more where you have a Starfleet ENGINEER with the Terran Empire icon. Downloads UFP: One Small Step.',
    stands: { at: shows('Starfleet'), builder: (piece) => isStarfleet(piece) && isTerran(piece) },
  },
  'incapacitate-inhabitants': worthMoreIf(
    '5 fewer points while your opponent has MEDICAL ×3 here.',
    -5,
    (g, source) =>
      skillAmong(
        g,
        those(g, source, (piece) => isPerson(piece) && piece.seat !== source.seat),
        'MEDICAL',
      ) >= 3,
  ),
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
  'multitronic-menace': says(
    'If an attribute of the ship is greater than the number of personnel who face the dilemma, a random unique personnel is killed for each of the ship’s staffing icons.',
    {
      ...met({
        trigger: (g) => {
          const ship = attemptShip(g, attemptOf(g));
          const crew = facing(g).length;
          return ship !== null && SHIP.some((attribute) => attributeOf(g, ship, attribute) > crew);
        },
        unless: null,
        effects: [kill(random('unique', 'counted'))],
      }),
      counted: (g) => {
        const ship = attemptShip(g, attemptOf(g));
        return ship === null ? 0 : staffingIcons(ship);
      },
    },
  ),
  'observe-spatial-coordinates': worthMore('5 more points if the ship has a Cloaking Device.', 5, f('Cloaking Device')),
  'phase-cannons': serves(2, 'Starfleet ship'),
  'quality-of-life': says(
    'Your opponent may draw a card for each equipment there. To get past it: Cybernetics + Law ×2, ENGINEER ×4, Exocomp, or an equipment of your choice, which is discarded.',
    {
      ...always(
        choice(
          'opponent',
          {
            key: 'draw',
            label: 'Draw a card for each equipment',
            effects: [{ do: 'draw', count: 'counted', who: 'opponent' }],
          },
          { key: 'no', label: 'Draw nothing', effects: [] },
        ),
        when(
          'Cybernetics + Law x2 OR ENGINEER x4 OR {Exocomp}',
          [],
          [
            choice(
              'owner',
              {
                key: 'give',
                label: 'Discard an equipment',
                effects: [{ do: 'strip', of: 'equipment', how: 'owner' }],
                equipment: true,
              },
              { key: 'keep', label: 'Don’t get past the dilemma', effects: [BLOCK] },
            ),
          ],
        ),
      ),
      counted: (g, people) => (g.attempt === null ? 0 : groupOf(g, g.attempt, people).equipment.length),
    },
  ),
  reflections: says(
    'Nullified by a personnel with Mindmeld and Treachery. Half of the crew, rounded down, is “stopped” at random, or killed if your opponent has no cards in hand.',
    {
      ...nullified(
        '1 each (Mindmeld + Treachery)',
        always(when('"your opponent’s empty hand"', [kill(random(null, 'half'))], [stop(random(null, 'half'))])),
      ),
      ...tests({
        'your opponent’s empty hand': (g, _group, { seat }) => playerOf(g, opponentOf(seat)).hand.length === 0,
      }),
    },
  ),
  'sabotage-biosphere': worthMoreIf('5 more points while your opponent has an objective in play.', 5, (g, source) =>
    ofType(g, 'Objective').some(({ seat, hidden }) => seat !== source.seat && hidden !== true),
  ),
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
