import { activeAt } from '../../../chapters/teams/teams.ts';
import { opponentOf } from '../../../position/find.ts';
import { coreOf, isAway, placeKind, tableOf } from '../../../position/places.ts';
import { granted } from '../../../rules/ask.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import { isInterrupt } from '../../counted-as.ts';
import { isNamed } from '../../named.ts';
import { cardOf } from '../../pool.ts';
import type { CardType } from '../../printed.ts';
import { hasTrait } from '../../traits.ts';
import {
  age,
  besideEither,
  DISCARD_THIS,
  idsOf,
  isFirstOwn,
  isInPlay,
  itself,
  onOwnTable,
  payloadOf,
  skillAmong,
} from '../shared.ts';

/** Types of cards that may be in a hand. */
const HAND_TYPES: readonly CardType[] = [
  'Personnel',
  'Ship',
  'Equipment',
  'Event',
  'Interrupt',
  'Incident',
  'Objective',
  'Doorway',
  'Facility',
  'Artifact',
];

/** True if a card that affects one player affects this player. Some effects make such a card affect both players. */
function isAbout(g: FirstEdition, { card }: RuleSource, own: number | null, seat: number): boolean {
  return own === seat || granted(g, 'mirror', { card });
}

/** Returns the player whose table a card is on, or null. */
function besideWhom(g: FirstEdition, source: RuleSource): number | null {
  const at = itself(g, source)?.at;
  return at === undefined ? null : tableOf(at);
}

/** True for the first copy in play. */
function isFirstInPlay(g: FirstEdition, { piece, card }: RuleSource): boolean {
  return Object.values(g.pieces).every((one) => one.card !== card || one.id >= (piece ?? 0));
}

/** True if a personnel is stunned or mortally wounded in the current battle. */
function isDown({ battle }: FirstEdition, piece: number): boolean {
  return battle?.kind === 'personnel' && [...battle.stunned, ...battle.wounded].includes(piece);
}

/** Cards that Mirror Image extends to both players. */
const MIRRORED: readonly string[] = [
  'red-alert',
  'kivas-fajo-collector',
  'masaka-transformations',
  'the-traveler-transcendence',
];

/** True for Soong-type androids and exocomps. */
function isMade(card: string): boolean {
  const facts = cardOf(card);
  if (facts.type !== 'Personnel') return false;
  return isNamed(card, 'Exocomp') || hasTrait(facts, 'Soong-type android');
}

/** Events played on a player's table. */
export const ON_TABLE: Readonly<Record<string, Rule>> = {
  'alien-probe': {
    text: 'On your table: both players’ hands are open.',
    plays: onOwnTable,
    grants: { 'open-hand': () => true },
  },
  'anti-time-anomaly': {
    text: 'On your table: at the end of your third turn after this one, all personnel in play are killed, including yours. Then discard it.',
    everything: true,
    plays: onOwnTable,
    at: {
      'turn-end': {
        // Three full turns of the card's player follow the turn in which it was played (C-TURN-10).
        does: (g, source, { seat }) =>
          seat !== source.seat || age(g, source) < 6
            ? []
            : [
                {
                  do: 'take-out',
                  // Personnel who have disappeared are out of reach (C-LEAVE-04).
                  which: idsOf(
                    Object.values(g.pieces).filter(
                      ({ card, at }) => cardOf(card).type === 'Personnel' && !isAway(g, at),
                    ),
                  ),
                  why: 'killed',
                },
                DISCARD_THIS,
              ],
      },
    },
  },
  'genetronic-replicator': {
    text: 'On your table: in your Away Teams with MEDICAL ×2, nobody can be killed.',
    plays: onOwnTable,
    bans: {
      die(g, { seat }, { piece }) {
        const victim = g.pieces[piece];
        // The card protects Away Teams, but not crews.
        if (victim === undefined || victim.seat !== seat || placeKind(victim.at) !== 'surface') return null;
        // Personnel who are stunned or wounded in a battle can't operate the replicator (C-PERSBAT-05).
        const team = activeAt(g, victim.at, seat).filter(({ id }) => !isDown(g, id));
        return skillAmong(g, team, 'MEDICAL') >= 2
          ? () => ({ text: 'The Genetronic Replicator saves the victim.', rule: 'C-LEAVE-02' })
          : null;
      },
    },
  },
  'goddess-of-empathy': {
    text: 'On your table: nobody can play interrupts except Kevin Uxbridge and Q2. Discard it at the end of your next turn.',
    plays: onOwnTable,
    bans: {
      play: (_g, _source, { card }) =>
        isInterrupt(cardOf(card), false) && !isNamed(card, 'Kevin Uxbridge', 'Q2')
          ? () => ({ text: 'Goddess of Empathy prevents interrupts.', rule: 'C-TYPES-03' })
          : null,
    },
    at: {
      'turn-end': {
        does: (g, source, { seat }) => (seat === source.seat && age(g, source) >= 2 ? [DISCARD_THIS] : []),
      },
    },
  },
  'kivas-fajo-collector': {
    text: 'Choose a player: that player draws three cards.',
    plays: besideEither,
    once: (g, _seat, to) =>
      [0, 1]
        .filter((seat) => seat === tableOf(to) || granted(g, 'mirror', { card: 'kivas-fajo-collector' }))
        .flatMap((who) => [1, 2, 3].map(() => ({ do: 'draw', count: 1, who }) as const)),
  },
  'lores-fingernail': {
    text: 'On your table: all Soong-type androids, such as Data, and exocomps become Non-Aligned.',
    plays: onOwnTable,
    at: {
      played: {
        does(g, source, { piece }) {
          const which = Object.values(g.pieces).filter(
            (one) => isMade(one.card) && one.as === undefined && (one.id === piece || piece === source.piece),
          );
          return which.length === 0 ? [] : [{ do: 'recast', which: idsOf(which), affiliation: 'Non-Aligned' }];
        },
      },
    },
  },
  'masaka-transformations': {
    text: 'Choose a player. That player shuffles their hand, places it under their draw deck, and draws that many cards.',
    plays: besideEither,
    once: (g, _seat, to) =>
      [0, 1]
        .filter((seat) => seat === tableOf(to) || granted(g, 'mirror', { card: 'masaka-transformations' }))
        .map((who) => ({ do: 'renew', who, hand: 'under' }) as const),
  },
  'mirror-image': {
    text: 'On your table, may be seeded: Red Alert!, Kivas Fajo - Collector, Masaka Transformations and The Traveler: Transcendence affect both players.',
    plays: onOwnTable,
    seeds: { phase: 'facility', to: onOwnTable },
    grants: { mirror: (_g, _source, { card }) => MIRRORED.includes(card) },
    responds: (card) => MIRRORED.includes(card),
  },
  'pattern-enhancers': {
    text: 'On your table: Atmospheric Ionization and Distortion Field don’t affect your beaming.',
    plays: onOwnTable,
  },
  'raise-the-stakes': {
    text: 'Your opponent either agrees that the winner may keep one of the loser’s cards, or forfeits the game.',
    plays: onOwnTable,
    at: {
      played: {
        does: (_g, source, { piece }) =>
          piece !== source.piece
            ? []
            : [
                {
                  do: 'either',
                  who: opponentOf(source.seat),
                  ways: [
                    { key: 'agree', label: 'Agree: the winner may keep one of the loser’s cards', list: [] },
                    {
                      key: 'forfeit',
                      label: 'Forfeit the game',
                      list: [{ do: 'forfeit', who: opponentOf(source.seat) }],
                    },
                  ],
                },
              ],
      },
    },
  },
  'red-alert': {
    text: 'On your table: instead of your normal card play, you may report any number of personnel, ships and equipment that turn.',
    plays: onOwnTable,
    // The player may report any number of cards instead of using the normal card play (C-PLAY-05).
    acts(g, source, seat) {
      if (!isAbout(g, source, source.seat, seat) || !isFirstInPlay(g, source) || (g.turn?.played ?? 1) > 0) return [];
      const list = [
        { do: 'spend', what: 'play' },
        { do: 'lasting', what: 'red-alert', until: 'turn' },
        { do: 'report-any' },
        { do: 'forget', what: 'red-alert' },
      ] as const;
      return [payloadOf(source, 'alert', 'Report any number of cards instead of your card play', list)];
    },
  },
  'res-q': {
    text: 'Take any card from your discard pile to hand.',
    plays: onOwnTable,
    once: [{ do: 'regain', trades: true }],
  },
  'static-warp-bubble': {
    text: 'On your table: your opponent discards a card from hand at the end of each of their turns. Not cumulative.',
    plays: onOwnTable,
    at: {
      'turn-end': {
        does: (g, source, { seat }) =>
          seat === source.seat || !isFirstOwn(g, source) ? [] : [{ do: 'shed', who: seat, min: 1, max: 1 }],
      },
    },
  },
  'surprise-party': {
    text: 'On your table: your opponent may immediately draw up to two cards. From then on, you may draw an extra card at the end of your turn. Unique.',
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
      'turn-end': {
        does: (_g, { seat }, about) =>
          about.seat !== seat
            ? []
            : [
                {
                  do: 'either',
                  ways: [
                    {
                      key: 'draw',
                      label: 'Draw an extra card',
                      list: [{ do: 'lasting', what: 'extra-draw', until: 'turn' }],
                    },
                    { key: 'none', label: 'Draw no extra card', list: [] },
                  ],
                },
              ],
      },
    },
  },
  'telepathic-alien-kidnappers': {
    text: 'On your table: at the end of your turn, name a card type. A random card from your opponent’s hand is shown, and discarded if it is of that type. Not cumulative.',
    plays: onOwnTable,
    at: {
      'turn-end': {
        does: (g, source, { seat }) =>
          seat !== source.seat || !isFirstOwn(g, source)
            ? []
            : [
                {
                  do: 'either',
                  ways: HAND_TYPES.map((type) => ({
                    key: `type:${type}`,
                    label: type,
                    list: [{ do: 'guess' as const, type }],
                  })),
                },
              ],
      },
    },
  },
  'the-traveler-transcendence': {
    text: 'Play it on a player’s table. That player draws an extra card at the end of each turn. Not cumulative. While it is in play, Static Warp Bubbles are discarded.',
    plays: besideEither,
    adds: {
      draws: (g, source, { seat }) =>
        isAbout(g, source, besideWhom(g, source), seat) && isOnlyOne(g, source, seat) ? 1 : 0,
    },
    at: {
      played: {
        // Static Warp Bubbles can't stay in play with this card.
        does(g) {
          const which = idsOf(Object.values(g.pieces).filter(({ card }) => card === 'static-warp-bubble'));
          return which.length === 0 ? [] : [{ do: 'take-out', which, why: 'discarded' }];
        },
      },
    },
  },
  'where-no-one-has-gone-before': {
    text: 'On your table: your ships may leave a spaceline at one end and enter at the other.',
    plays: onOwnTable,
    grants: { wrap: (g, { seat }, { ship }) => g.pieces[ship]?.seat === seat },
  },
};

/** True unless an earlier copy already has this effect for a player. Copies aren't cumulative. */
function isOnlyOne(g: FirstEdition, source: RuleSource, seat: number): boolean {
  const mirrored = granted(g, 'mirror', { card: source.card });
  return Object.values(g.pieces).every(
    (one) => one.card !== source.card || one.id >= (source.piece ?? 0) || !(mirrored || one.at === coreOf(seat)),
  );
}
