import { no } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { stillIn } from '../../chapters/missions/team.ts';
import { copiesOf } from '../../chapters/play/unique.ts';
import { isAlone } from '../../chapters/skills/group.ts';
import { pieceFilter, stateFilter } from '../../chapters/skills/piece-filter.ts';
import { peopleAt } from '../../chapters/teams/teams.ts';
import { faceUp, ofType, opponentOf, personnelOf, piecesOf, playerOf } from '../../position/find.ts';
import { pieceName } from '../../position/names.ts';
import { aboard, hostOf, onPiece } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { CHOSEN, ifChosen, kill, met, past, random, select, stop, when } from '../builders/dilemmas/build.ts';
import { deeper } from '../builders/dilemmas/choices.ts';
import { lies, placeIn } from '../builders/dilemmas/host.ts';
import { DEALT } from '../builders/dilemmas/recent.ts';
import { doublesHere } from '../builders/missions/grounds.ts';
import { worthMoreIf } from '../builders/missions/points.ts';
import { HAS_WORMHOLE, HIDES_WORMHOLE } from '../builders/missions/turned.ts';
import { ALL, against, raises, SHIP, speaker, varies } from '../builders/personnel/aiding.ts';
import { mustDieFor } from '../builders/personnel/alike.ts';
import { does, mayDo, nullifiesMet } from '../builders/personnel/deeds.ts';
import { comesTo, joins } from '../builders/personnel/welcome.ts';
import {
  answer,
  hostIn,
  idsOf,
  isUsed,
  ofSide,
  onOwnTable,
  payloadOf,
  playSpentWhy,
  secretPayloadOf,
  skillAboard,
  targetOf,
} from '../builders/shared.ts';
import { hosts } from '../builders/ships/fleet.ts';
import { type CardRules, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { f } from '../formula-text.ts';
import { gainedSkill } from '../lasting.ts';
import { cardOf } from '../pool.ts';
import type { CardFacts } from '../text-facts.ts';

const LOSE_5 = { do: 'points', points: -5 } as const;

const foe = pieceFilter('here, opposing');

function shipClass(card: string): string | null {
  const facts = cardOf(card);
  return facts.type === 'Ship' ? facts.shipClass : null;
}

const isThing = filter('not personnel');

/** Bajoran personnel in the discard pile. */
const FAITHFUL = '[Baj] personnel';

const isFaithful = filter(FAITHFUL);

const isOfFilms = filter('[Films] personnel');

const isSpock = filter('personnel, {any Spock}');

const isNurse = stateFilter('personnel, Nurse, not stopped, not disabled');

const isPatient = stateFilter('personnel, MEDICAL classification, stopped');

/** The key of the lasting effect on the Nurse who fetches equipment. */
const AT_WORK = 'critical-assistance';

const USES_NURSE = { do: 'use', what: AT_WORK, per: 'turn' } as const;

const STOPS_NURSE = { do: 'stop-these', which: 'host' } as const;

/** Returns the Nurses that a player can stop. */
function nurses(g: FirstEdition, seat: number): Piece[] {
  return isUsed(g, seat, AT_WORK, 'turn') ? [] : personnelOf(g, seat).filter((one) => isNurse(one, g));
}

/** Returns the stopped personnel of MEDICAL classification who are with a Nurse. */
function patients(g: FirstEdition, { at, seat }: Piece): Piece[] {
  return [seat, opponentOf(seat)].flatMap((who) => peopleAt(g, at, who)).filter((one) => isPatient(one, g));
}

const isGamma = filter('facility, [GQ]');

const isMaquisNear = stateFilter('[Maq], in the Badlands region');

/** Cards of Life from Lifelessness, by id. */
export const CARDS: CardRules = {
  'aftermath-ii': HAS_WORMHOLE,
  'aftermath-ii-back': HIDES_WORMHOLE,
  'brunt-of-borg': says(
    'Your ship with him aboard has WEAPONS and SHIELDS +4 against Ferengi.',
    against('carrying it, yours', '[Fer]', 4, 4),
  ),
  'carol-marcus-life-from-lifelessness': says(
    'CUNNING +1 for each card in your opponent’s hand, up to +5.',
    varies(['CUNNING'], (own, g) => Math.min(5, playerOf(g, opponentOf(own.seat)).hand.length)),
  ),
  'changeling-research-ii': says(`Each Seismic Quake here affects two personnel. ${HAS_WORMHOLE.text}`, {
    ...HAS_WORMHOLE,
    at: doublesHere('Seismic Quake'),
  }),
  'changeling-research-ii-back': says(`Each Seismic Quake here affects two personnel. ${HIDES_WORMHOLE.text}`, {
    ...HIDES_WORMHOLE,
    at: doublesHere('Seismic Quake'),
  }),
  'critical-assistance': {
    text: 'Once per turn, stop your Nurse to download MEDICAL-related equipment to her place, or to “unstop” a personnel of MEDICAL classification present.',
    ways: {
      tool: {
        label: 'download equipment',
        plays: (g, seat) => nurses(g, seat).map(({ id }) => onPiece(id)),
        once: [
          USES_NURSE,
          STOPS_NURSE,
          { do: 'lasting', what: AT_WORK, until: 'turn' },
          { do: 'download', what: 'tool' },
        ],
      },
      help: {
        label: 'unstop a personnel',
        plays: (g, seat) =>
          nurses(g, seat)
            .filter((nurse) => patients(g, nurse).length > 0)
            .map(({ id }) => onPiece(id)),
        once: (g, _seat, to) => [
          USES_NURSE,
          STOPS_NURSE,
          { do: 'choose', from: idsOf(patients(g, targetOf(g, to))), how: 'owner', count: 1, what: 'who is unstopped' },
          { do: 'stop-these', which: 'chosen', undo: true },
        ],
      },
    },
    fetches: {
      tool: {
        must: true,
        wanted: 'equipment, MEDICAL-related equipment',
        to: (g, { seat }) =>
          personnelOf(g, seat)
            .filter(({ id }) => g.lasting.some(({ what, piece }) => what === AT_WORK && piece === id))
            .map(({ at }) => at),
      },
    },
  },
  'damaged-reputation': deeper(
    'Diplomacy x2 OR any Intelligence + Treachery x2 OR STRENGTH>30',
    'Diplomacy x2 OR any Intelligence + Treachery x2 OR STRENGTH>50',
    when('INTEGRITY>50', [LOSE_5]),
  ),
  'dexter-remmick': {
    text: 'May report aboard your Federation ship in the Alpha Quadrant. Downloads an Inspection.',
    ...comesTo('dexter-remmick', 'ship, [Fed], in the Alpha Quadrant'),
  },
  displaced: deeper('CUNNING>30', 'CUNNING>50', { do: 'relocate', pick: random(), to: 'nearest' }),
  'duras-life-from-lifelessness': {
    text: 'Once per turn, you may kill an opposing personnel at this location who just completed a mission.',
    at: {
      solved: {
        offers(g, source, { seat }) {
          const own = speaker(g, source);
          const { attempt } = g;
          if (own === null || attempt === null || seat === own.seat) return [];
          if (isUsed(g, own.seat, source.card, 'turn')) return [];
          return stillIn(g, attempt)
            .filter((piece) => foe(piece, g, own))
            .map(({ id }) =>
              payloadOf(source, String(id), asLabel(`Kill ${pieceName(g, id)}`), [
                { do: 'use', what: source.card, per: 'turn' },
                { do: 'take-out', which: [id], why: 'killed' },
              ]),
            );
        },
      },
    },
  },
  falow: {
    text: 'Once per game, he may nullify a Chula dilemma that is encountered where he is.',
    at: nullifiesMet('dilemma, "Chula" in title', 'may', 'game', 'chula'),
  },
  'find-hidden-base': worthMoreIf('10 more points while no Maquis card is in the Badlands region.', 10, (g) =>
    faceUp(g).every((piece) => !isMaquisNear(piece, g)),
  ),
  'for-the-sisko': {
    text: 'On your table, if you have three Bajoran personnel in play: instead of your card play, discard a card from hand that isn’t a personnel. Put two Bajoran personnel from your discard pile on top of your draw deck.',
    plays: (g, seat) => (personnelOf(g, seat).filter(ofSide('Bajoran')).length >= 3 ? onOwnTable(g, seat) : []),
    among: { thing: (_g, _seat, card) => isThing(card) },
    acts: (g, source, seat) =>
      seat === source.seat &&
      playerOf(g, seat).hand.some(isThing) &&
      playerOf(g, seat).discard.filter(isFaithful).length >= 2
        ? [
            {
              ...secretPayloadOf(source, 'pray', 'Put two Bajoran personnel on top of your deck', [
                { do: 'spend', what: 'play' },
                { do: 'shed', min: 1, max: 1, only: 'thing' },
                { do: 'regain', only: FAITHFUL, to: 'top' },
                { do: 'regain', only: FAITHFUL, to: 'top' },
              ]),
              why: playSpentWhy(g, seat),
            },
          ]
        : [],
  },
  'i-feel-young': {
    text: 'Play it on a personnel with the Films icon, who gains Youth this turn. Or just after any Spock was discarded from play: download any Kirk with the Films icon.',
    plays: (g) => ofType(g, 'Personnel').flatMap((one) => (isOfFilms(one) ? [onPiece(one.id)] : [])),
    once: [{ do: 'lasting', what: gainedSkill('Youth'), until: 'turn' }],
    fetches: { kirk: { must: true, wanted: 'personnel, {any Kirk}, [Films]' } },
    answers: {
      left: {
        offers: (_g, source, { cards }) =>
          cards.some(isSpock) ? answer(source, [{ do: 'download', what: 'kirk' }], 'Download a Kirk') : [],
      },
    },
  },
  'important-guests': says(
    'To get past it: V.I.P. or CIVILIAN. Then, for each of your personnel there with V.I.P. or CIVILIAN, a random personnel with OFFICER or SECURITY is “stopped”. If not overcome, everyone is “stopped”, and the dilemma stays under the mission.',
    {
      ...met({ after: [stop(random('OFFICER OR SECURITY', 'counted'))] }),
      counted: (g, people) => people.filter((piece) => isAlone(g, piece, f('V.I.P. OR CIVILIAN'))).length,
    },
  ),
  'kurn-life-from-lifelessness': {
    text: 'He dies instead of your personnel present who was selected to die. Your personnel present with SECURITY have all attributes +1.',
    ...raises(ALL, 1, 'yours, present, SECURITY'),
    at: mustDieFor('yours, personnel'),
  },
  'medical-crisis': past(
    'Biology x2 + (MEDICAL x2 OR Nurse)',
    select(random('MEDICAL')),
    ifChosen('[Kaz] personnel OR [Vid] personnel', [kill(CHOSEN)], [stop(CHOSEN)]),
  ),
  'oh-no': deeper(
    'Astrophysics x3 OR {any PADD} + {any tricorder} OR INTEGRITY>30',
    'Astrophysics x3 OR {any PADD} + {any tricorder} OR INTEGRITY>50',
    when('CUNNING>60', [LOSE_5]),
  ),
  porthos: {
    text: 'Your Starfleet humans present have INTEGRITY +1. Once every turn, your opponent’s included, he may “stop” an ANIMAL present.',
    ...raises(['INTEGRITY'], 1, 'yours, present, [Sta], Human'),
    between: does('turn', 'Stop', 'present, ANIMAL, not stopped', ({ id }) => [{ do: 'stop-these', which: [id] }]),
  },
  'renegade-borg-sphere': {
    ...hosts('Non-Aligned Borg', 'personnel, [NA], Borg'),
    ...against('itself', '[Bor]', 4, 4),
    text: 'Your Non-Aligned Borg may report aboard. WEAPONS and SHIELDS +4 against Borg.',
  },
  sarajevo: {
    text: 'RANGE, WEAPONS and SHIELDS +1 for each Transporter Skill aboard, up to +3. Downloads Emory Erickson.',
    adds: {
      attribute(g, source, { piece, attribute }) {
        const own = g.pieces[piece];
        if (own === undefined || piece !== source.piece || !SHIP.includes(attribute)) return 0;
        return Math.min(3, skillAboard(g, own, 'Transporter Skill'));
      },
    },
  },
  'skeleton-crew': says('Placed on the mission, which you can’t attempt with fewer than six personnel.', {
    ...lies('mission', {}),
    bans: {
      attempt: (g, source, { seat, location, team }) =>
        seat === source.seat && placeIn(g, source) === location && team.length < 6
          ? no('C-DILEMMA-18', 'You need at least six personnel to attempt this mission.')
          : null,
    },
  }),
  'subcommander-decius': {
    text: 'Once per turn, you may place an event from your discard pile under your draw deck.',
    orders: mayDo(
      'turn',
      'Place an event under your draw deck',
      [{ do: 'regain', only: 'event', to: 'under' }],
      ({ seat }, g) => playerOf(g, seat).discard.some((card) => cardOf(card).type === 'Event'),
    ),
  },
  'the-arsenal-separated': says(
    'Divide your unique personnel into two face-down piles. Your opponent chooses the pile that is “stopped”. The remaining personnel need CUNNING > 27 to get past it.',
    past('CUNNING>27', DEALT),
  ),
  'vash-life-from-lifelessness': {
    text: 'May report to any of your facilities with the Gamma Quadrant icon.',
    reports: (g, seat) =>
      piecesOf(g, seat).flatMap((piece) =>
        isGamma(piece) && joins(g, piece, 'vash-life-from-lifelessness') ? [aboard(piece.id)] : [],
      ),
  },
  'vastly-outnumbered': deeper(
    'Anthropology + Honor x2 OR hand weapon x2 OR INTEGRITY>28',
    'Anthropology + Honor x2 OR hand weapon x2 OR INTEGRITY>48',
    when('STRENGTH>55', [LOSE_5]),
  ),
  vetar: says('WEAPONS +2 against Maquis cards.', against('itself', '[Maq]', 2, 0)),
  virus: says(
    'To get past it: Computer Skill ×4. Otherwise, everyone is “stopped”, and the dilemma is placed on the ship: all your ships of that class have RANGE, WEAPONS and SHIELDS −2. Cured by Computer Skill ×6.',
    lies(
      'ship',
      { unless: f('Computer Skill x4'), cure: f('Computer Skill x6') },
      {
        adds: {
          attribute(g, source, { piece, attribute }) {
            const host = hostIn(g, source);
            const one = g.pieces[piece];
            if (host === null || one === undefined || one.seat !== host.seat) return 0;
            if (attribute !== 'RANGE' && attribute !== 'WEAPONS' && attribute !== 'SHIELDS') return 0;
            // Copies aren't cumulative (C-SKILL-22), not even on two ships of the class.
            const [first] = copiesOf(g, source.card).filter((copy) => {
              const on = hostOf(copy.at);
              const ship = on === null ? undefined : g.pieces[on];
              return ship?.seat === host.seat && shipClass(ship.card) === shipClass(host.card);
            });
            return shipClass(one.card) === shipClass(host.card) && first?.id === source.piece ? -2 : 0;
          },
        },
      },
    ),
  ),
};

/** Facts about cards from Life from Lifelessness that have no rule, by id. */
export const FACTS: CardFacts = {
  'body-armor': { immuneTo: ['Disruptor Overload'] },
  ilandra: { onlyDownloads: true },
};
