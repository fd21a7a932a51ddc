import { meets } from '../../chapters/skills/group.ts';
import { pieceFilter } from '../../chapters/skills/piece-filter.ts';
import { skillIcons } from '../../effects/pick.ts';
import { captivesIn, faceUp, opponentOf, personnelOf, playerOf } from '../../position/find.ts';
import { isCaptive } from '../../position/piece-types.ts';
import { coreOf, onSurface } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { carriesOn } from '../builders/dilemmas/trials.ts';
import { mayDrawExtra } from '../builders/events/draws.ts';
import {
  aboveBajor,
  atBajor,
  DEEP_SPACE_9,
  NEWER_DEEP_SPACE_9,
  NEWER_TEROK_NOR,
  TEROK_NOR,
  toDeepSpace,
  toTerokNor,
} from '../builders/facilities/stations.ts';
import { hasHelped } from '../builders/helping.ts';
import {
  ALL,
  attributeBonus,
  downloadsIf,
  learns,
  numberOf,
  passing,
  SHIP,
  speaker,
  varies,
  withOne,
} from '../builders/personnel/aiding.ts';
import { partners } from '../builders/personnel/alike.ts';
import { fightsAgainst, isFighting } from '../builders/personnel/figures.ts';
import { selects, skillsOf } from '../builders/personnel/selecting.ts';
import { isInPlay, ofSide, onOwnTable, payloadOf } from '../builders/shared.ts';
import { crew, hunter, manned } from '../builders/ships/fleet.ts';
import { type CardRules, reprint, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { f } from '../formula-text.ts';
import { cardOf } from '../pool.ts';

const CREW = ['Founder', 'Vorta', "Jem'Hadar"].map(crew);

const isOther = filter("personnel, not Jem'Hadar");

/** True for a personnel except Jem’Hadar. */
const isSlow = (piece: Piece | undefined): boolean => piece !== undefined && isOther(piece);

const cleric = pieceFilter('yours, present, Vedek or Prylar or Kai');

const teacher = pieceFilter('yours, present, personnel');

const isEvent = filter('event');

/** Returns the number of different events face up in play. */
function differentEvents(g: FirstEdition): number {
  const events = faceUp(g).flatMap(({ card }) => (cardOf(card).type === 'Event' ? [cardOf(card).title] : []));
  return new Set(events).size;
}

/** Cards of Virtual Promos, by id. */
export const CARDS: CardRules = {
  'battle-cruiser-bortas': says(
    'RANGE, WEAPONS and SHIELDS +1 for each 22nd-century Klingon with a Command icon aboard, up to +5.',
    manned(SHIP, '[Kli], [22], [Cmd]', 5),
  ),
  'deep-space-9': {
    text: DEEP_SPACE_9,
    facts: { back: 'terok-nor-back' },
    stands: atBajor('dilemma', toTerokNor('terok-nor-back')),
  },
  'deep-space-9@2025-02': {
    text: NEWER_DEEP_SPACE_9,
    stands: aboveBajor('facility', toTerokNor('terok-nor-back@2025-02')),
  },
  'derran-tal': partners(2, 'Harry Kim'),
  'dominion-battleship-things-past': says(
    'RANGE, WEAPONS and SHIELDS +3 with a Founder, a Vorta and a Jem’Hadar aboard.',
    attributeBonus(SHIP, 3, (own, g) => CREW.every((one) => passing(g, own, one).length > 0)),
  ),
  'enterprise-star': reprint('enterprise'),
  'founder-architect': says(
    'While attempting a mission, all attributes +1 for each different event in play.',
    varies(ALL, (own, g) => (g.attempt?.team.includes(own.id) === true ? differentEvents(g) : 0)),
  ),
  friction: {
    text: 'On your table, if you have three Dominion personnel in play: each personnel except Jem’Hadar enters play “stopped”.',
    plays: (g, seat) => (personnelOf(g, seat).filter(ofSide('Dominion')).length >= 3 ? onOwnTable(g, seat) : []),
    at: {
      played: {
        does: (g, _source, { piece }) => (isSlow(g.pieces[piece]) ? [{ do: 'stop-these', which: [piece] }] : []),
      },
    },
  },
  'jean-luc': says(
    'STRENGTH +4 in battle against forces that include Borg. Downloads Prepare Assault Teams with other Enterprise-E personnel present.',
    { ...attributeBonus(['STRENGTH'], 4, fightsAgainst('[Bor]')), ...downloadsIf(withOne('[Ent-E]')) },
  ),
  kamala: {
    text: 'When she reports, select a skill of your personnel present for her.',
    ...selects((g, own) => skillsOf(g, passing(g, own, teacher))),
  },
  'personal-duty': says(
    'To get past it: Leadership or OFFICER. Everyone who meets this condition is “stopped”, except one at random. If only one does, that personnel is “stopped”. Otherwise, everyone is “stopped”, and the dilemma stays under the mission.',
    carriesOn('Leadership OR OFFICER'),
  ),
  'prison-compound': {
    text: 'If you have three Cardassian personnel in play, score a point for each skill icon of your captives.',
    plays: (g, seat) =>
      personnelOf(g, seat)
        .filter((one) => !isCaptive(one))
        .filter(ofSide('Cardassian')).length >= 3
        ? onOwnTable(g, seat)
        : [],
    once: (g, seat) => [
      {
        do: 'points',
        points: captivesIn(g)
          .filter((one) => one.seat === seat)
          .reduce((sum, one) => sum + skillIcons(one), 0),
      },
    ],
  },
  'research-rapid-rotation': {
    text: 'The Away Team needs Astrophysics + ENGINEER ×2, and the crew needs Honor + SCIENCE ×2.',
    requires: (g, group, { location }) => {
      const away = group.people.filter(({ at }) => at === onSurface(location));
      const crew = group.people.filter(({ at }) => at !== onSurface(location));
      return (
        meets(g, { ...group, people: away }, f('Astrophysics + ENGINEER x2')) &&
        meets(g, { ...group, people: crew }, f('Honor + SCIENCE x2'))
      );
    },
  },
  'rusot-things-past': {
    text: 'Has Leadership and SECURITY with Damar present.',
    ...learns(['Leadership', 'SECURITY'], withOne('{Damar}')),
  },
  'seven-of-nine-league-promo': says('STRENGTH +5 in battle.', attributeBonus(['STRENGTH'], 5, isFighting)),
  slar: says(
    'CUNNING and STRENGTH +1 for each of your Mirror Quadrant personnel present, including him.',
    varies(['CUNNING', 'STRENGTH'], numberOf('yours, present, not disabled, [MU]')),
  ),
  solbor: {
    text: 'Once per mission, scores 5 points when your Vedek, Prylar or Kai helps solve it where he is.',
    at: {
      solved: {
        does(g, source, { seat, location }) {
          const own = speaker(g, source);
          if (own === null || own.seat !== seat) return [];
          return passing(g, own, cleric).some((piece) => hasHelped(g, piece, seat, location))
            ? [{ do: 'points', points: 5 }]
            : [];
        },
      },
    },
  },
  'stolen-defiant': hunter('Cardassian', 3, 3),
  'surprise-party': {
    text: 'On your table: your opponent may immediately draw up to two cards. From then on, you may draw an extra card at the end of your turn. Unique.',
    facts: { limit: 'unique' },
    plays: (g, seat) => (isInPlay(g, 'surprise-party', seat) ? [] : [coreOf(seat)]),
    at: {
      played: {
        does: (_g, { piece, seat }, about) =>
          about.piece !== piece
            ? []
            : [
                {
                  do: 'either',
                  who: opponentOf(seat),
                  ways: [0, 1, 2].map((count) => ({
                    key: `draw:${count}`,
                    label: count === 0 ? 'Draw nothing' : `Draw ${count}`,
                    list: count === 0 ? [] : [{ do: 'draw' as const, count, who: opponentOf(seat) }],
                  })),
                },
              ],
      },
      ...mayDrawExtra(() => true).at,
    },
  },
  'temporal-shifting-star': reprint('temporal-shifting'),
  'terok-nor-back': { text: TEROK_NOR, stands: atBajor('facility', toDeepSpace('deep-space-9')) },
  'terok-nor-back@2025-02': {
    text: NEWER_TEROK_NOR,
    stands: aboveBajor('facility', toDeepSpace('deep-space-9@2025-02')),
  },
  'the-viceroy': {
    text: 'When your opponent plays an event, you may discard a card to download an event to your hand.',
    fetches: { event: { must: true, wanted: 'event', to: 'hand' } },
    at: {
      play: {
        offers(g, source, { seat, card }) {
          const own = speaker(g, source);
          if (own === null || own.seat === seat || !isEvent(card)) return [];
          if (playerOf(g, own.seat).hand.length === 0) return [];
          return [
            payloadOf(source, 'play', 'Discard a card to download an event', [
              { do: 'shed', who: own.seat, min: 1, max: 1 },
              { do: 'download', what: 'event' },
            ]),
          ];
        },
      },
    },
  },
};
