import { asLabel, listed } from '../../../kit/words.ts';
import { affiliationOf, compatible, matching } from '../../chapters/affiliation/compatible.ts';
import { isDamaged } from '../../chapters/damage/hull.ts';
import { facing } from '../../chapters/missions/team.ts';
import { skillIcons } from '../../effects/pick.ts';
import type { Effect, Effects } from '../../effects/union.ts';
import { namedPieces, ofType, personnelOf, piecesOf, shipsOf } from '../../position/find.ts';
import { isVessel } from '../../position/kinds.ts';
import { pieceName } from '../../position/names.ts';
import { isFacility } from '../../position/piece-types.ts';
import { aboard, isAway, onPiece } from '../../position/places.ts';
import { isNor } from '../../position/stations.ts';
import type { Rule } from '../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import {
  always,
  BLOCK,
  CHOSEN,
  ifChosen,
  ifOdd,
  ifOthers,
  met,
  nullified,
  random,
  select,
  stop,
  wall,
} from '../builders/dilemmas/build.ts';
import { tests } from '../builders/dilemmas/tests.ts';
import { carriesOn, spared, three } from '../builders/dilemmas/trials.ts';
import { mayDrawExtra } from '../builders/events/draws.ts';
import { those } from '../builders/missions/ends.ts';
import { welcomes } from '../builders/missions/grounds.ts';
import { crewMeets, inOrbit } from '../builders/missions/needs.ts';
import { fetching } from '../builders/missions/solved.ts';
import { ALL, attributeBonus, both, inPlay, learns, raises, SHIP, speaker } from '../builders/personnel/aiding.ts';
import { CAPTURES } from '../builders/personnel/deeds.ts';
import { scoresKilled } from '../builders/personnel/draws.ts';
import { ANY_SKILL, selects } from '../builders/personnel/selecting.ts';
import { comesFree } from '../builders/personnel/welcome.ts';
import { isUsed, onOwnTable, onShips, payloadOf, playSpentWhy } from '../builders/shared.ts';
import { carriesNone } from '../builders/ships/fleet.ts';
import { SEEDS_OR_PLAYS } from '../builders/table/laid.ts';
import { type CardRules, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { f } from '../formula-text.ts';
import { cardOf } from '../pool.ts';
import type { Skill } from '../printed.ts';
import type { CardFacts } from '../text-facts.ts';

const isBajoran = (piece: Piece): boolean => affiliationOf(piece) === 'Bajoran';

/** Gives a personnel more skills in the Gamma Quadrant. */
function gamma(skills: readonly Skill[], more = ''): Rule {
  return says(`Has ${listed(skills)} in the Gamma Quadrant.${more}`, learns(skills, 'in the Gamma Quadrant'));
}

const DEPUTY = says(
  'Has SECURITY while Odo is in play. Downloads Renewal Scroll.',
  learns(['SECURITY'], inPlay('{Odo}')),
);

const isDrinker = filter('unique personnel');

const isScout = filter('"scout" in class');

/** True if a ship has a Solar Sail. */
function sails({ card }: Piece): boolean {
  const facts = cardOf(card);
  return facts.type === 'Ship' && facts.equipment.includes('Solar Sail');
}

/** True if its player has a facility in play that matches the ship, or a compatible Nor. */
function isSupported(g: FirstEdition, ship: Piece): boolean {
  return piecesOf(g, ship.seat).some(
    (piece) =>
      isFacility(piece) && (matching(piece, ship) || (isNor(cardOf(piece.card)) && compatible(g, piece, ship))),
  );
}

const TO_HAND: Effect = { do: 'take', pick: CHOSEN, to: 'hand' };

/** Cards of Emissary, by id. */
export const CARDS: CardRules = {
  arjin: { text: 'May report for free where your Jadzia Dax is.', ...comesFree('arjin', '{Jadzia Dax}') },
  'back-room-dealings': spared('Treachery OR INTEGRITY<4', 'STRENGTH>24'),
  'bajor-for-bajorans': {
    text: 'On your table, free if you have Jaro Essa in play. When your turn ends and all your personnel in play are Bajorans, you may draw an extra card.',
    plays: onOwnTable,
    free: (g, seat) => namedPieces(g, 'Jaro Essa').some((piece) => piece.seat === seat),
    ...mayDrawExtra((g, seat) => personnelOf(g, seat).every(isBajoran)),
  },
  'benjamin-sisko-emissary': gamma(['ENGINEER', 'Diplomacy', 'Navigation']),
  'call-for-reinforcements': {
    text: 'On your table, may be seeded. Instead of your card play, each once per game: download a universal ship, or fully repair your ship if you have a matching facility or a compatible Nor in play.',
    ...SEEDS_OR_PLAYS,
    fetches: { ship: { must: true, wanted: 'universal ship' } },
    acts(g, source, seat) {
      if (seat !== source.seat) return [];
      const why = playSpentWhy(g, seat);
      const [calls, mends] = [`${source.card} ship`, `${source.card} repair`];
      const instead = (what: string, list: Effects): Effects => [
        { do: 'use', what, per: 'game' },
        { do: 'spend', what: 'play' },
        ...list,
      ];
      const download = isUsed(g, seat, calls, 'game')
        ? []
        : [payloadOf(source, 'ship', 'Download a universal ship', instead(calls, [{ do: 'download', what: 'ship' }]))];
      const damaged = isUsed(g, seat, mends, 'game') ? [] : shipsOf(g, seat).filter((ship) => isDamaged(g, ship));
      const repairs = damaged
        .filter((ship) => isSupported(g, ship))
        .map(({ id }) =>
          payloadOf(
            source,
            String(id),
            asLabel(`Repair ${pieceName(g, id)}`),
            instead(mends, [{ do: 'mend', which: [id] }]),
          ),
        );
      return [...download, ...repairs].map((offer) => ({ ...offer, why }));
    },
  },
  'chula-unfortunate-roll': met({ unless: null, effects: [three, ifOdd('INTEGRITY', [stop(CHOSEN)])] }),
  'cultural-differences': spared('Acquisition OR Anthropology', 'CUNNING>24'),
  'deputy-quark': DEPUTY,
  'deputy-quark-star': DEPUTY,
  'difficult-disposal': wall(),
  'dukat-emissary': says(
    'All attributes +2 while an opposing Maquis card is in play.',
    attributeBonus(ALL, 2, inPlay("[Maq], opponent's")),
  ),
  'encased-in-crystal': wall(),
  'ferengi-locator-bomb': met({
    unless: f('Computer Skill + Navigation + Physics OR Acquisition + Treachery + CUNNING>32'),
    effects: [{ do: 'take', pick: random(), to: 'bottom of the draw deck' }],
  }),
  'fly-by-the-seat-of-your-pants': wall(),
  'hard-time': says(
    'A random personnel returns to hand. To get past it, at least as many personnel must remain as that personnel has skill icons.',
    {
      ...always(select(random()), ifOthers('"as many personnel as skill icons"', [TO_HAND], [TO_HAND, BLOCK])),
      ...tests({
        'as many personnel as skill icons': (g, { people }) => {
          const gone = facing(g).filter((piece) => !people.includes(piece));
          return people.length >= gone.reduce((sum, piece) => sum + skillIcons(piece), 0);
        },
      }),
    },
  ),
  'host-tournament': welcomes(
    'Non-Aligned personnel from the Gamma Quadrant may report to its planet.',
    'personnel, [GQ], [NA]',
    false,
  ),
  'investigator-odo': CAPTURES,
  'jadzia-dax-emissary': gamma(['Geology', 'Physics', 'Archaeology', 'Exobiology']),
  'jasad-emissary': says(
    'In the Gamma Quadrant, your Cardassian ship with him aboard has RANGE, WEAPONS and SHIELDS +2.',
    raises(SHIP, 2, 'carrying it, yours, [Car], in the Gamma Quadrant'),
  ),
  'julian-bashir-emissary': says(
    'In the Gamma Quadrant, has Biology, SCIENCE, and CUNNING and STRENGTH +2.',
    both(
      learns(['Biology', 'SCIENCE'], 'in the Gamma Quadrant'),
      attributeBonus(['CUNNING', 'STRENGTH'], 2, 'in the Gamma Quadrant'),
    ),
  ),
  'kira-taban': scoresKilled('kira-taban', 5),
  'melora-pazlar': gamma(['Stellar Cartography', 'Astrophysics']),
  'miles-obrien-emissary': gamma(
    ['SECURITY', 'ENGINEER', 'Navigation', 'Transporter Skill'],
    ' Downloads Reaction Control Thrusters.',
  ),
  'more-of-your-kind': nullified('[Orb] personnel', always(stop(random(null, 'half')))),
  oran: {
    text: 'When he reports, he has a skill of your choice until the end of the turn.',
    ...selects(ANY_SKILL, 'turn'),
  },
  'pacify-warring-factions': inOrbit(
    'a scout with ENGINEER ×2 aboard',
    (g, ship) => isScout(ship) && crewMeets(g, ship, f('ENGINEER x2')),
  ),
  'precision-piloting': says(
    'To get past it: a personnel with Navigation and a Command or Staff icon. All of those are “stopped”, except one of your choice. If only one is there, that personnel is “stopped”. Otherwise, everyone is “stopped”, and the dilemma stays under the mission.',
    carriesOn('Navigation + ([Cmd] personnel OR [Stf] personnel)', 'owner'),
  ),
  raktajino: {
    text: 'A unique personnel has all attributes +2 until the end of the turn. Or shuffle the bottom three personnel and ships of your discard pile into your draw deck.',
    ways: {
      drink: {
        label: 'improve a unique personnel',
        plays: (g) =>
          ofType(g, 'Personnel')
            .filter((piece) => isDrinker(piece) && !isAway(g, piece.at))
            .map(({ id }) => onPiece(id)),
        once: [{ do: 'lasting', what: 'raktajino', until: 'turn' }],
      },
      discard: {
        label: 'shuffle three cards into your draw deck',
        plays: onOwnTable,
        once: [{ do: 'restock', count: 3, types: ['Personnel', 'Ship'] }],
      },
    },
    lasting: {
      raktajino: {
        adds: {
          attribute: (_g, source, { piece, attribute }) => (source.piece === piece && ALL.includes(attribute) ? 2 : 0),
        },
      },
    },
  },
  'salvage-wrecked-ship': fetching(
    'When you solve it, you may download a Jem’Hadar Birthing Chamber to your ship or facility here.',
    {
      wanted: "{Jem'Hadar Birthing Chamber}",
      to: (g, source) =>
        those(g, source, (one) => one.seat === source.seat && isVessel(cardOf(one.card))).map(({ id }) => aboard(id)),
    },
  ),
  shipwright: {
    text: 'On your table: your Bajoran ships have RANGE +1. Cumulative. Or lose 5 points: your ship with a Solar Sail has RANGE +10 this turn.',
    ways: {
      stay: { label: 'stay on your table', plays: onOwnTable },
      sail: {
        label: 'RANGE +10 this turn',
        plays: onShips((_g, ship, seat) => ship.seat === seat && sails(ship)),
        once: [
          { do: 'points', points: -5 },
          { do: 'lasting', what: 'solar-wind', until: 'turn' },
        ],
      },
    },
    lasting: {
      'solar-wind': {
        adds: { attribute: (_g, { piece }, about) => (about.piece === piece && about.attribute === 'RANGE' ? 10 : 0) },
      },
    },
    ...raises(['RANGE'], 1, 'yours, [Baj] ship', true),
  },
  'socializing-with-the-staff': says(
    'To get past it: a Female. All females are “stopped”, except one at random. A single female is “stopped”. Otherwise, everyone is “stopped”, and the dilemma stays under the mission.',
    carriesOn('Female'),
  ),
  'too-many-chiefs': always(
    select(random('personnel with SECURITY classification')),
    ifChosen('Leadership', [stop(CHOSEN), stop(random('personnel with SECURITY classification', 2))], [stop(CHOSEN)]),
  ),
  tosk: {
    text: 'Can’t be selected at random.',
    sets: {
      picked: (g, source, { piece, how }) => (how === 'random' && speaker(g, source)?.id === piece ? 0 : null),
    },
  },
  'uss-orinoco': says(`${carriesNone().text} Downloads Explore Gamma Quadrant.`, carriesNone()),
};

/** Facts about cards from Emissary that have no rule, by id. */
export const FACTS: CardFacts = {
  baraka: { onlyDownloads: true },
  'uss-ganges': { onlyDownloads: true },
};
