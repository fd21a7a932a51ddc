import { asLabel } from '../../../kit/words.ts';
import { fireWhy } from '../../chapters/battle/forces.ts';
import { attributeOf } from '../../chapters/skills/attributes.ts';
import { every, stateFilter } from '../../chapters/skills/piece-filter.ts';
import { isStaffed } from '../../chapters/staffing/staffing.ts';
import { peopleAt } from '../../chapters/teams/teams.ts';
import {
  locationOf,
  namedPieces,
  personnelOf,
  piecesAt,
  playerOf,
  shipsOf,
  vesselsWithin,
} from '../../position/find.ts';
import { locationName, pieceName } from '../../position/names.ts';
import { isPerson, isShip } from '../../position/piece-types.ts';
import { isDisabled } from '../../position/pieces.ts';
import { aboard, inSpace, locationAt, placeKind } from '../../position/places.ts';
import type { RuleSource } from '../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardPlace, PieceId } from '../../terms.ts';
import {
  all,
  always,
  capture,
  DAMAGE,
  ifChosen,
  kill,
  met,
  most,
  otherwise,
  random,
  wall,
} from '../builders/dilemmas/build.ts';
import { choice } from '../builders/dilemmas/choices.ts';
import { isAboard, isSole, lies, QUARANTINE, recurs, START_OF_OWN } from '../builders/dilemmas/host.ts';
import { firstSkillsLost } from '../builders/dilemmas/losses.ts';
import { tests } from '../builders/dilemmas/tests.ts';
import { four } from '../builders/dilemmas/trials.ts';
import { sidearm } from '../builders/equipment/arms.ts';
import { armedWith, canUse, carrier, isAboardOwn } from '../builders/equipment/carried.ts';
import { fleetInBattle } from '../builders/interrupts/fleets.ts';
import { hasLanded, placeOf, unlike } from '../builders/missions/ends.ts';
import { armed } from '../builders/missions/grounds.ts';
import { weapons } from '../builders/missions/needs.ts';
import { paid } from '../builders/missions/points.ts';
import { fetching, shipOf, whenSolved } from '../builders/missions/solved.ts';
import { passing } from '../builders/personnel/aiding.ts';
import { freeOnce } from '../builders/personnel/welcome.ts';
import { KEVIN } from '../builders/protections.ts';
import { answer, isUsed, onOwnTable, onShips, payloadOf, secretPayloadOf, targetOf } from '../builders/shared.ts';
import { comesWith, cube, staffedBy } from '../builders/ships/fleet.ts';
import { isWorth } from '../builders/ships/ships.ts';
import { type CardRules, having, reprint, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { f } from '../formula-text.ts';
import { isNamed } from '../named.ts';
import type { CardFacts } from '../text-facts.ts';

const isKlingon = filter('Klingon, [DQ]');

const two = [kill(random(null, 2))] as const;

const isHirogen = stateFilter('Hirogen');

const isRaider = filter('{Kazon Raider}');

/** Returns the personnel with the rifle if they are a Hirogen who uses it, or null. */
function hunterWith(g: FirstEdition, source: RuleSource, person: PieceId): Piece | null {
  const piece = carrier(g, source, person);
  return piece !== null && isHirogen(piece, g) && armedWith(g, source)(piece) ? piece : null;
}

/** Returns the inside of each of a player's Kazon Raiders with no ship aboard. */
function raiders(g: FirstEdition, seat: number): CardPlace[] {
  return shipsOf(g, seat)
    .filter((ship) => isRaider(ship) && !piecesAt(g, aboard(ship.id)).some(isShip))
    .map(({ id }) => aboard(id));
}

/** The other staffed ships of a Hirogen pack. */
const isHunting = every('yours, other, here, ship, [Hir]', (piece, g) => isStaffed(g, piece));

const ARTURIS = says('Arturis alone staffs it fully. Downloads Quantum Slipstream Drive.', staffedBy('Arturis'));

const isSpare = filter('[Bor] personnel, Drone, [Com] or [Def]');

const isQueen = filter('{Borg Queen}');

const MULTIVECTOR = 'multivector-assault-mode';

/** Cards of The Borg, by id. */
export const CARDS: CardRules = {
  'activate-subcommands-the-borg': reprint('activate-subcommands'),
  'alas-poor-drone': {
    text: 'On your table: once per turn, discard a Communication or Defense drone from hand or play to draw a card, or two if it was in play with your Borg Queen.',
    plays: onOwnTable,
    among: { drone: (_g, _seat, card) => isSpare(card) },
    orders(g, source, seat) {
      if (seat !== source.seat || isUsed(g, seat, source.card, 'turn')) return [];
      const use = { do: 'use', what: source.card, per: 'turn' } as const;
      const fromHand = playerOf(g, seat).hand.some(isSpare)
        ? [
            secretPayloadOf(source, 'hand', 'Discard a drone from hand to draw a card', [
              use,
              { do: 'shed', min: 1, max: 1, only: 'drone' },
              { do: 'draw', count: 1, who: seat },
            ]),
          ]
        : [];
      const drones = personnelOf(g, seat).filter(isSpare);
      return [
        ...fromHand,
        ...drones.map(({ id, at }) =>
          payloadOf(source, String(id), asLabel(`Discard ${pieceName(g, id)} to draw`), [
            use,
            { do: 'take-out', which: [id], why: 'discarded' },
            { do: 'draw', count: peopleAt(g, at, seat).some(isQueen) ? 2 : 1, who: seat },
          ]),
        ),
      ];
    },
  },
  'ankari-spirits': says(
    'To get past it: Honor ×3 + INTEGRITY > 35. Otherwise, everyone is “stopped”, the dilemma is placed on the ship, and two random personnel are killed now and whenever your turn begins. Cured by ENGINEER ×3 + Exobiology.',
    lies(
      'ship',
      { unless: f('Honor x3 + INTEGRITY>35'), effects: two, cure: f('ENGINEER x3 + Exobiology') },
      { at: recurs(START_OF_OWN, two) },
    ),
  ),
  'awaken-the-borg': reprint('awaken'),
  'borg-cube-the-borg': cube,
  'borg-probe': comesWith(
    'May report to any Delta Quadrant location with up to three personnel while your Borg Queen is in play.',
    3,
    (g, seat) =>
      namedPieces(g, 'Borg Queen').some((piece) => piece.seat === seat && !isDisabled(piece))
        ? Object.keys(g.locations)
            .filter((id) => locationOf(g, id).quadrant === 'Delta')
            .map(inSpace)
        : [],
  ),
  'borg-queens-ship': {
    ...cube,
    ...staffedBy('Borg Queen'),
    text: `The Borg Queen alone staffs it fully. ${cube.text}`,
  },
  'borg-tactical-cube': {
    ...cube,
    text: `${cube.text} Once each turn, this is free for a personnel with the Defense icon.`,
    ...freeOnce('Borg, [Def]', { where: 'aboard' }),
  },
  'corner-enemy-ship': armed(15),
  'establish-settlement': paid(
    'When you solve it, you may discard up to five different Delta Quadrant Klingons from the Away Team, for +5 points each.',
    5,
    0,
    5,
    (_g, { people }) => unlike(people.filter(isKlingon)),
  ),
  'hirogen-disruptor-rifle': {
    text: 'Your Hirogen with it have STRENGTH +4 and CUNNING +2. Away from your ships, they lose all Diplomacy. Cumulative.',
    adds: {
      attribute(g, source, { piece, attribute }) {
        const by = attribute === 'STRENGTH' ? 4 : attribute === 'CUNNING' ? 2 : 0;
        return by !== 0 && hunterWith(g, source, piece) !== null ? by : 0;
      },
      skill(g, source, { piece, skill }) {
        const one = skill === 'Diplomacy' ? hunterWith(g, source, piece) : null;
        return one !== null && !isAboardOwn(g, one) ? -99 : 0;
      },
    },
    usable: (g, people) => canUse(g, people, isHirogen),
  },
  'hirogen-talon': sidearm('Hirogen'),
  'hunting-vessel': says(
    'WEAPONS are 7, plus 1 for each of your other staffed Hirogen ships at this location.',
    isWorth(['WEAPONS'], (g, own) => 7 + passing(g, own, isHunting).length),
  ),
  'impressive-trophies': otherwise(
    choice(
      'opponent',
      { key: 'skills', label: 'Capture the personnel with the most skill icons', effects: [capture(most(['skills']))] },
      {
        key: 'strong',
        label: 'Capture the personnel with the highest CUNNING + STRENGTH',
        effects: [capture(most(['CUNNING', 'STRENGTH']))],
      },
    ),
  ),
  'invasive-procedures': says(
    'To get past it: a Borg with the Defense icon, or MEDICAL + CUNNING > 35 + a phaser or disruptor. Otherwise, everyone is “stopped”, and the dilemma is placed on the ship, which nobody can leave. Everyone aboard loses their first skill and has all attributes −2 for the countdown.',
    lies(
      'ship',
      { unless: f('[Bor] [Def] personnel OR MEDICAL + CUNNING>35 + (phaser OR disruptor)') },
      {
        bans: QUARANTINE,
        adds: {
          skill: firstSkillsLost,
          attribute(g, source, { piece }) {
            const one = g.pieces[piece];
            return one !== undefined && isPerson(one) && isAboard(g, source, one) && isSole(g, source) ? -2 : 0;
          },
        },
      },
    ),
  ),
  'kazon-fighter': {
    text: 'May report for free aboard your Kazon Raider with no ship aboard. Downloads Blue Alert.',
    reports: (g, seat) => raiders(g, seat),
    free: (g, seat, to) => raiders(g, seat).includes(to),
  },
  'maintenance-overhaul': {
    ...fetching('Your ship must have landed here. When you solve it, you may download Divert Power.', {
      wanted: '{Divert Power}',
    }),
    requires: hasLanded,
  },
  'multivector-assault-mode': {
    text: 'When a battle with your U.S.S. Prometheus or three of your ships begins, once per battle: one of these ships has WEAPONS and SHIELDS +5 for the battle.',
    lasting: {
      [MULTIVECTOR]: {
        adds: {
          attribute: (_g, { piece }, about) =>
            about.piece === piece && ['WEAPONS', 'SHIELDS'].includes(about.attribute) ? 5 : 0,
        },
      },
    },
    answers: {
      'ship-battle': {
        offers(g, source) {
          const fleet = fleetInBattle(g, source.seat);
          const isDone = g.lasting.some(({ what, seat }) => what === MULTIVECTOR && seat === source.seat);
          const those = fleet.length >= 3 ? fleet : fleet.filter(({ card }) => isNamed(card, 'U.S.S. Prometheus'));
          return isDone
            ? []
            : those.flatMap(({ id }) =>
                answer(
                  source,
                  [{ do: 'lasting', what: MULTIVECTOR, until: 'battle', piece: id }],
                  `Strengthen ${pieceName(g, id)}`,
                  `:${id}`,
                ),
              );
        },
      },
    },
  },
  'narrow-escape': {
    text: 'Play it on your staffed, undocked ship whose SHIELDS are less than half of the opponent’s usable WEAPONS there: it may move up to its full RANGE.',
    plays: onShips((g, ship, seat) => {
      const location = locationAt(g, ship.at);
      if (ship.seat !== seat || location === null || placeKind(ship.at) !== 'space' || !isStaffed(g, ship))
        return false;
      const enemies = vesselsWithin(g, location).filter((one) => one.seat !== seat && fireWhy(g, one) === null);
      const weapons = enemies.reduce((sum, one) => sum + attributeOf(g, one, 'WEAPONS'), 0);
      return 2 * attributeOf(g, ship, 'SHIELDS') < weapons;
    }),
    once: (g, _seat, to) => [{ do: 'cruise', ship: targetOf(g, to).id }],
  },
  'photonic-energy-being': says(
    'Placed on the mission. The dilemma holds three random personnel. Cured by a hologram or Anthropology + Diplomacy.',
    lies('mission', {
      effects: [{ do: 'hold', pick: random(null, 3), as: 'away' }],
      cure: f('[Holo] personnel OR Anthropology + Diplomacy'),
    }),
  ),
  'repair-null-space-catapult': whenSolved(
    'The ship that solves it may immediately go to any location.',
    (g, source) => [
      {
        do: 'either',
        ways: [
          { key: 'stay', label: 'Stay here', list: [] },
          ...Object.keys(g.locations)
            .filter((id) => id !== placeOf(source))
            .map((id) => ({
              key: `to:${id}`,
              label: asLabel(locationName(g, id)),
              list: [{ do: 'shift', which: shipOf(g), to: inSpace(id) } as const],
            })),
        ],
      },
    ],
  ),
  'replicator-accident': otherwise(DAMAGE, kill(all())),
  'sabotaged-negotiations': met({
    unless: null,
    effects: [four, ifChosen('INTEGRITY<24', [kill({ ...all('no Treachery x2'), only: 'picked' })])],
  }),
  'secure-station': {
    text: 'Your compatible ships here that can fire need more total WEAPONS than your opponent’s.',
    requires: (g, { ship }, { seat, location }) =>
      ship !== null && weapons(g, seat, location, ship) > weapons(g, 1 - seat, location),
  },
  'the-clown-beneath-the-mask': wall('1 each (INTEGRITY+CUNNING+STRENGTH>23)'),
  'the-clown-my-festival': says(
    'To get past it: no fewer personnel than their lowest INTEGRITY, and no more than their highest. Otherwise, everyone is “stopped”, and the dilemma stays under the mission.',
    {
      ...wall('"a number between your INTEGRITY numbers"'),
      ...tests({
        'a number between your INTEGRITY numbers': (g, { people }) => {
          const numbers = people.map((piece) => attributeOf(g, piece, 'INTEGRITY'));
          return people.length >= Math.min(...numbers) && people.length <= Math.max(...numbers);
        },
      }),
    },
  ),
  'the-weak-will-perish': having(
    { immuneTo: ['Adapt: Negate Obstruction'] },
    says(
      'Five random universal drones and all personnel with printed STRENGTH below 5 are killed.',
      always(kill(random('universal + Drone', 5)), kill(all('printed STRENGTH<5'))),
    ),
  ),
  'uss-dauntless': ARTURIS,
  'uss-dauntless-star': ARTURIS,
};

/** Facts about cards from The Borg that have no rule, by id. */
export const FACTS: CardFacts = {
  'borg-vinculum': { immuneTo: ['Disruptor Overload'] },
  'feedback-surge': { faceUp: 'facility' },
  'harness-particle-010': {
    protects: [{ from: KEVIN, covers: (_g, _own, { card }) => isNamed(card, 'Omega Particle') }],
  },
  'hirogen-hunt': { faceUp: 'facility' },
  'ikc-voqleng': { onlyDownloads: true },
  'omega-directive': { faceUp: 'facility' },
  'reassimilate-lost-drone': { faceUp: 'facility' },
  'relics-of-the-chase': { faceUp: 'facility' },
  'rituals-of-the-hunt': { limit: 'unique' },
  'transwarp-network-gateway-the-borg': { faceUp: 'facility' },
};
