import { asLabel } from '../../../kit/words.ts';
import { fireWhy } from '../../chapters/battle/forces.ts';
import { attributeOf } from '../../chapters/skills/attributes.ts';
import { every, pieceFilter, stateFilter } from '../../chapters/skills/piece-filter.ts';
import { missionAt } from '../../chapters/spaceline/line.ts';
import { isStaffed } from '../../chapters/staffing/staffing.ts';
import { peopleAt } from '../../chapters/teams/teams.ts';
import {
  hostIn as hostAt,
  locationOf,
  namedPieces,
  personnelOf,
  piecesAt,
  playerOf,
  shipsOf,
  vesselsWithin,
} from '../../position/find.ts';
import { locationName, pieceName } from '../../position/names.ts';
import { isShip } from '../../position/piece-types.ts';
import { aboard, inSpace, locationAt, placeKind } from '../../position/places.ts';
import type { Rule, RuleSource } from '../../rules/rule.ts';
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
import { isAboard, isSole, lies, QUARANTINE, recurs, START_OF_EACH } from '../builders/dilemmas/host.ts';
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
import { ALL, besideOne, downloadsIf, passing, raises, SHIP, speaker } from '../builders/personnel/aiding.ts';
import { doublesSkills, drone } from '../builders/personnel/alike.ts';
import { selectsSkill } from '../builders/personnel/chosen.ts';
import { bringsMates, does, insteadOf, mayCapture, mayDo } from '../builders/personnel/deeds.ts';
import { isFighting } from '../builders/personnel/figures.ts';
import { improvesShip } from '../builders/personnel/table.ts';
import { freeOnce, receives } from '../builders/personnel/welcome.ts';
import { KEVIN } from '../builders/protections.ts';
import {
  answer,
  idsOf,
  isUsed,
  onOwnTable,
  onShips,
  payloadOf,
  secretPayloadOf,
  targetOf,
} from '../builders/shared.ts';
import { comesWith, cube, staffedBy } from '../builders/ships/fleet.ts';
import { isWorth } from '../builders/ships/ships.ts';
import { type CardRules, having, reprint, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { f } from '../formula-text.ts';
import { isNamed } from '../named.ts';
import type { CardFacts } from '../text-facts.ts';

const isKlingon = filter('Klingon species, [DQ]');

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

const FRAZIER = 'Your other Borg-species personnel present have CUNNING +2.';

/** The other staffed ships of a Hirogen pack. */
const isHunting = every('yours, other, here, ship, [Hir]', (piece, g) => isStaffed(g, piece));

const ARTURIS = says('Arturis alone staffs it fully. Downloads Quantum Slipstream Drive.', staffedBy('Arturis'));

const isSpare = filter('[Bor] personnel, Drone, [Com] or [Def]');

const isQueen = filter('{Borg Queen}');

const MULTIVECTOR = 'multivector-assault-mode';

const stoppedBorg = pieceFilter('yours, present, Borg, stopped');

const hasHand = ({ seat }: Piece, g: FirstEdition): boolean => playerOf(g, seat).hand.length > 0;

const MEZOTI: Rule = {
  text: 'Once each turn, she may “unstop” your Borg present.',
  orders(g, source, seat) {
    const own = speaker(g, source);
    if (own === null) return [];
    const which = idsOf(passing(g, own, stoppedBorg));
    const list = [{ do: 'stop-these', which, undo: true }] as const;
    return which.length === 0 ? [] : mayDo('turn', '“Unstop” your Borg', list)(g, source, seat);
  },
};

/** Where the personnel with the download is. */
const whereItIs = (g: FirstEdition, { piece }: RuleSource): CardPlace[] => {
  const own = piece === undefined ? undefined : g.pieces[piece];
  return own === undefined ? [] : [own.at];
};

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
    'To get past it: Honor ×3 + INTEGRITY > 35. Otherwise, everyone is “stopped”, the dilemma is placed on the ship, and two random personnel are killed now and at the start of each turn. Cured by ENGINEER ×3 + Exobiology.',
    lies(
      'ship',
      { unless: f('Honor x3 + INTEGRITY>35'), effects: two, cure: f('ENGINEER x3 + Exobiology') },
      { at: recurs(START_OF_EACH, two) },
    ),
  ),
  'awaken-the-borg': reprint('awaken'),
  belanna: says(
    'A Maquis ship with this personnel aboard has RANGE, WEAPONS and SHIELDS +2.',
    improvesShip(SHIP, 2, '[Maq]'),
  ),
  'borg-cube-the-borg': cube,
  'borg-probe': comesWith(
    'May report to any Delta Quadrant location with up to three personnel while your Borg Queen is in play.',
    3,
    (g, seat) =>
      namedPieces(g, 'Borg Queen').some((piece) => piece.seat === seat)
        ? Object.keys(g.locations)
            .filter((id) => locationOf(g, id).quadrant === 'Delta')
            .map(inSpace)
        : [],
  ),
  'borg-queen-the-borg': {
    ...insteadOf('play', 'a Borg event or interrupt', { wanted: 'event or interrupt, [BO]' }),
    text: 'When she reports, select any skill for her. You may change it at the start of each turn. Instead of your card play, you may download an event or interrupt with the Borg Use Only icon.',
    at: selectsSkill('each'),
  },
  'borg-queens-ship': {
    ...cube,
    ...staffedBy('Borg Queen'),
    text: `The Borg Queen alone staffs it fully. ${cube.text}`,
  },
  'borg-tactical-cube': {
    ...cube,
    text: `${cube.text} Once each turn, this is free for a personnel with the Defense icon.`,
    ...freeOnce('Borg, [Def]', 'card', (own) => aboard(own.id)),
  },
  'captain-chakotay': says(
    'Your other Maquis personnel at this location have all attributes +2.',
    raises(ALL, 2, 'yours, other, here, personnel, [Maq]'),
  ),
  'corner-enemy-ship': armed(15),
  donik: {
    text: 'Your Hirogen holograms may report where he is.',
    ...receives('[Hir], [Holo]'),
  },
  'eight-of-fifteen': insteadOf('play', 'Borg Nanoprobes'),
  'eleven-of-twelve': says(
    'Instead of drawing a card, you may download Borg Vinculum where this personnel is, or take it to hand. Downloads Borg Data Node.',
    insteadOf('draw', 'Borg Vinculum', { to: whereItIs }),
  ),
  'establish-settlement': paid(
    'When you solve it, you may discard up to five different Delta Quadrant Klingons from the Away Team, for +5 points each.',
    5,
    0,
    5,
    (_g, { people }) => unlike(people.filter(isKlingon)),
  ),
  fifth: {
    text: 'Once per turn, you may return your incident, event or objective with the Borg Use Only icon from play to hand.',
    orders: does('turn', 'Return', 'yours, incident or event or objective, [BO]', ({ id }) => [
      { do: 'recall', which: [id], to: 'hand' },
    ]),
  },
  first: {
    text: 'He may attack intruders aboard your ship or facility. Your Borg present have STRENGTH +3 in battle.',
    ...raises(['STRENGTH'], 3, every('yours, present, Borg', isFighting)),
    grants: {
      battle(g, source, { seat, enemy }) {
        const own = speaker(g, source);
        const target = enemy === undefined ? undefined : g.pieces[enemy];
        if (own === null || own.seat !== seat || target === undefined || target.at !== own.at) return false;
        return hostAt(g, own.at)?.seat === seat;
      },
    },
  },
  'four-of-nine': {
    text: 'Once per turn, you may put your drone present under your draw deck and download another drone.',
    fetches: { drone: { must: true, wanted: 'personnel, Drone' } },
    orders: does('turn', 'Put under your deck', 'yours, present, Drone', ({ id }) => [
      { do: 'recall', which: [id], to: 'bottom of the draw deck' },
      { do: 'download', what: 'drone' },
    ]),
  },
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
          attribute: (g, source, { piece }) => (isAboard(g, source, g.pieces[piece]) && isSole(g, source) ? -2 : 0),
        },
      },
    ),
  ),
  'kazon-fighter': {
    text: 'May report for free aboard your Kazon Raider with no ship aboard. Downloads Blue Alert.',
    reports: (g, seat) => raiders(g, seat),
    free: (g, seat, to) => raiders(g, seat).includes(to),
  },
  lansor: bringsMates('Marika', "P'Chan"),
  mabus: {
    text: 'Once per game, he may kill a Maje present.',
    orders: does('game', 'Kill', 'present, Maje', ({ id }) => [{ do: 'take-out', which: [id], why: 'killed' }]),
  },
  'maintenance-overhaul': {
    ...fetching('Your ship must have landed here. When you solve it, you may download Divert Power.', {
      wanted: '{Divert Power}',
    }),
    requires: hasLanded,
  },
  marika: bringsMates('Lansor', "P'Chan"),
  'marika-star': bringsMates('Lansor', "P'Chan"),
  mezoti: MEZOTI,
  'mezoti-star': MEZOTI,
  morak: says(
    'The I.K.C. Voq’leng with him aboard has RANGE, WEAPONS and SHIELDS +1.',
    improvesShip(SHIP, 1, "{I.K.C. Voq'leng}"),
  ),
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
  nunk: mayCapture('Once per game, you may capture an opposing hologram present.', 'opposing, present, [Holo]'),
  pchan: bringsMates('Lansor', 'Marika'),
  'photonic-energy-being': says(
    'Placed on the mission. The dilemma holds three random personnel. Cured by a hologram or Anthropology + Diplomacy.',
    lies('mission', {
      effects: [{ do: 'hold', pick: random(null, 3), as: 'away' }],
      cure: f('[Holo] personnel OR Anthropology + Diplomacy'),
    }),
  ),
  'reginald-barclay-the-borg': {
    text: 'Delta Quadrant missions with the Federation icon are worth 5 points more if you solve them.',
    adds: {
      points(g, source, { seat, location }) {
        if (speaker(g, source)?.seat !== seat || locationOf(g, location).quadrant !== 'Delta') return 0;
        return missionAt(g, location, seat)?.affiliations.includes('Federation') === true ? 5 : 0;
      },
    },
  },
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
  'riley-frazier': says(FRAZIER, raises(['CUNNING'], 2, 'yours, other, present, Borg species')),
  'riley-frazier-star': says(FRAZIER, raises(['CUNNING'], 2, 'yours, other, present, Borg species')),
  'sabotaged-negotiations': met({
    unless: null,
    effects: [four, ifChosen('INTEGRITY<24', [kill({ ...all('no Treachery x2'), only: 'picked' })])],
  }),
  second: says(
    'Other drones present have their regular skills doubled. Downloads Divert Power.',
    doublesSkills('present, other, Drone'),
  ),
  'secure-station': {
    text: 'Your compatible ships here that can fire need more total WEAPONS than your opponent’s.',
    requires: (g, { ship }, { seat, location }) =>
      ship !== null && weapons(g, seat, location, ship) > weapons(g, 1 - seat, location),
  },
  'seventeen-of-eighteen': drone('RANGE', 2, ' in the Delta Quadrant', 'in the Delta Quadrant'),
  'six-of-twelve': says(
    'Your Borg present have CUNNING and STRENGTH +1. Cumulative.',
    raises(['CUNNING', 'STRENGTH'], 1, 'yours, present, Borg', true),
  ),
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
  'three-of-nine': {
    text: 'Once each turn, you may place a card from hand under your draw deck, and then draw a card.',
    orders: mayDo(
      'turn',
      'Exchange a card from hand',
      [
        { do: 'shed', min: 1, max: 1, to: 'under' },
        { do: 'draw', count: 1 },
      ],
      hasHand,
    ),
  },
  'two-of-nine': {
    text: 'Once each turn, you may discard a card from hand to place the two bottom cards of your discard pile under your draw deck.',
    orders: mayDo(
      'turn',
      'Discard a card to restock',
      [
        { do: 'shed', min: 1, max: 1 },
        { do: 'tuck', to: 'under' },
        { do: 'tuck', to: 'under' },
      ],
      hasHand,
    ),
  },
  'uss-dauntless': ARTURIS,
  'uss-dauntless-star': ARTURIS,
  yeggie: says('Downloads Borg Nanoprobes with any Borg personnel present.', downloadsIf(besideOne('personnel, Borg'))),
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
