import type { Offer } from '../../../../kit/offers.ts';
import { asLabel } from '../../../../kit/words.ts';
import { metOf } from '../../../chapters/dilemmas/met.ts';
import { stillIn } from '../../../chapters/missions/team.ts';
import type { Effects } from '../../../effects/union.ts';
import { opponentOf, playerOf } from '../../../position/find.ts';
import { pieceName } from '../../../position/names.ts';
import { isStopped } from '../../../position/pieces.ts';
import { locationAt, placeKind } from '../../../position/places.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardId } from '../../../terms.ts';
import type { Formula } from '../../formula.ts';
import { isImmune } from '../../immunity.ts';
import { isNamed } from '../../named.ts';
import { cardOf } from '../../pool.ts';
import { isSafe } from '../safe.ts';
import { idsOf, isUsed, payloadOf } from '../shared.ts';
import { any, every, here, opposing, other, type PieceTest, person, present, speaker, trait, yours } from './aiding.ts';

/**
 * An action that a personnel in play can take on a card that passes a test, once per turn or game (C-TURN-16,
 * C-TURN-17).
 */
function does(
  per: 'turn' | 'game',
  verb: string,
  test: PieceTest,
  list: (target: Piece) => Effects,
): NonNullable<Rule['orders']> {
  return (g, source, seat) => {
    const own = speaker(g, source);
    if (own === null || own.seat !== seat || isUsed(g, seat, source.card, per)) return [];
    return Object.values(g.pieces)
      .filter((piece) => test(piece, g, own))
      .map((piece) =>
        payloadOf(source, String(piece.id), asLabel(`${verb} ${pieceName(g, piece.id)}`), [
          { do: 'use', what: source.card, per },
          ...list(piece),
        ]),
      );
  };
}

const treaty =
  (side: string): PieceTest =>
  (piece, g, own) =>
    isTreatyOf(piece.card, side) && !isSafe(g, piece, own.card);

/** True if a card is a treaty of an affiliation. */
function isTreatyOf(card: CardId, side: string): boolean {
  return isNamed(card, 'Treaty') && cardOf(card).title.includes(side);
}

/** Keeps its player's treaties of an affiliation from being nullified. */
function protects(side: string): Rule {
  return {
    text: `Your ${side} treaties can’t be nullified.`,
    grants: {
      'no-nullify'(g, source, { piece }) {
        const own = speaker(g, source);
        const target = g.pieces[piece];
        return own !== null && target?.seat === own.seat && isTreatyOf(target.card, side);
      },
    },
  };
}

/** True if a formula requires MEDICAL anywhere. */
function asksMedical(formula: Formula | null | undefined): boolean {
  if (formula == null) return false;
  switch (formula.is) {
    case 'all':
    case 'any':
      return formula.of.some(asksMedical);
    case 'among':
    case 'each':
      return asksMedical(formula.of);
    case 'skill':
      return formula.skill === 'MEDICAL';
    default:
      return false;
  }
}

/** True if a personnel faces the dilemma, or is in the same place as those who do. */
function isThere(g: FirstEdition, own: Piece): boolean {
  const { attempt } = g;
  return attempt !== null && stillIn(g, attempt).some(({ at }) => at === own.at);
}

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

const isStill: PieceTest = (piece, g) => isStopped(g, piece);

/** Personnel with actions, by card id. */
export const DEEDS: Readonly<Record<string, Rule>> = {
  'aaron-conor': {
    text: 'Female’s Love Interest relocates two personnel, one after the other, wherever it is encountered.',
    at: {
      dilemma: {
        does: (g, source, { card }) =>
          speaker(g, source) !== null && isNamed(card, "Female's Love Interest") ? [{ do: 'double' }] : [],
      },
    },
  },
  'admiral-cartwright': {
    text: 'Once per game, you may nullify a Federation treaty.',
    orders: does('game', 'Nullify', treaty('Federation'), ({ id }) => [
      { do: 'take-out', which: [id], why: 'discarded' },
    ]),
  },
  'chancellor-gorkon': protects('Klingon'),
  'daimon-bok': {
    text: 'Once per game, you may capture any Jean-Luc Picard your opponent has at this location.',
    orders: does('game', 'Capture', every(opposing, here, person, any('Jean-Luc Picard')), ({ id }) => [
      { do: 'seize', which: [id] },
    ]),
  },
  'data-the-skys-the-limit': {
    text: 'In battle, he mortally wounds anyone he would stun.',
    grants: { wound: (g, source, { piece }) => speaker(g, source)?.id === piece },
  },
  'deanna-troi-first-contact': {
    text: 'Once per game, you may “unstop” everyone in her Away Team.',
    orders(g, source, seat) {
      const own = speaker(g, source);
      if (own === null || own.seat !== seat || placeKind(own.at) !== 'surface') return [];
      const which = idsOf(Object.values(g.pieces).filter((piece) => every(present, yours, isStill)(piece, g, own)));
      if (which.length === 0 || isUsed(g, seat, source.card, 'game')) return [];
      return [
        payloadOf(source, 'unstop', '“Unstop” her Away Team', [
          { do: 'use', what: source.card, per: 'game' },
          { do: 'stop-these', which, undo: true },
        ]),
      ];
    },
  },
  'dr-mccoy': {
    text: 'Once per game, he may nullify a dilemma that requires MEDICAL, if it is encountered where he is.',
    at: {
      dilemma: {
        offers(g, source, { card }) {
          const own = speaker(g, source);
          if (own === null || !isThere(g, own) || isUsed(g, own.seat, source.card, 'game')) return [];
          if (isImmune(card, source.card)) return [];
          const { unless, meeting } = metOf(g);
          if (![unless, meeting.past, meeting.cure, meeting.nullify].some(asksMedical)) return [];
          return [
            payloadOf(source, 'met', 'Nullify the dilemma', [
              { do: 'use', what: source.card, per: 'game' },
              { do: 'nullify', what: 'dilemma' },
            ]),
          ];
        },
      },
    },
  },
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
            .filter((piece) => every(here, opposing)(piece, g, own))
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
  'korris-the-next-generation': {
    text: 'Before a random selection that could include him, he may volunteer.',
    grants: { volunteer: (g, source, { piece }) => speaker(g, source)?.id === piece },
  },
  'mr-scott-the-motion-pictures': {
    text: 'If needed, he counts for two staffing icons of his ship.',
    grants: { 'staffs-twice': (g, source, { piece }) => speaker(g, source)?.id === piece },
  },
  odo: {
    text: 'Once per turn, you may “stop” any Quark present. Odo can’t use hand weapons.',
    unarmed: true,
    orders: does(
      'turn',
      'Stop',
      every(present, other, any('Quark'), (piece, g) => !isStopped(g, piece)),
      ({ id }) => [{ do: 'stop-these', which: [id] }],
    ),
  },
  taar: {
    text: 'When Ferengi Attack is encountered in the same quadrant, you may double its requirements and effects.',
    at: asMet(
      (g, own, card) =>
        isNamed(card, 'Ferengi Attack') &&
        g.attempt?.met?.twice !== true &&
        quadrantOf(g, own) === g.locations[g.attempt?.location ?? '']?.quadrant,
      'Double Ferengi Attack',
      () => [{ do: 'double', whole: true }],
    ),
  },
  'tekeny-ghemor': {
    text: 'If your opponent is playing Cardassian, you may look at their hidden agendas.',
    orders(g, source, seat) {
      const own = speaker(g, source);
      const opponent = opponentOf(seat);
      if (own === null || own.seat !== seat || !playerOf(g, opponent).playing.includes('Cardassian')) return [];
      const has = Object.values(g.pieces).some((piece) => piece.hidden === true && piece.seat === opponent);
      return has ? [payloadOf(source, 'look', 'Look at hidden agendas', [{ do: 'look-at', what: 'agendas' }])] : [];
    },
  },
  turrel: protects('Cardassian'),
  'weyoun-6': {
    text: 'He may die instead of a changeling present who was selected to die.',
    at: {
      leaving: {
        offers(g, source, { pieces, why }) {
          const own = speaker(g, source);
          if (own === null || why !== 'killed' || pieces.includes(own.id)) return [];
          return pieces.flatMap((id) => {
            const piece = g.pieces[id];
            if (piece === undefined || !every(present, trait('Changeling'))(piece, g, own)) return [];
            return [
              payloadOf(source, String(id), asLabel(`Save ${pieceName(g, id)}`), [
                { do: 'spare', which: [id] },
                { do: 'take-out', which: [own.id], why: 'killed' },
              ]),
            ];
          });
        },
      },
    },
  },
};
