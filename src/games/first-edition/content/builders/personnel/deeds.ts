import { asLabel } from '../../../../kit/words.ts';
import { placesNear } from '../../../chapters/dilemmas/affected.ts';
import { facing } from '../../../chapters/missions/team.ts';
import { copiesOf } from '../../../chapters/play/unique.ts';
import { every, pieceFilter, type Those } from '../../../chapters/skills/piece-filter.ts';
import type { Effects } from '../../../effects/union.ts';
import { namedPieces } from '../../../position/find.ts';
import { cardName, pieceName } from '../../../position/names.ts';
import { isInfiltrator } from '../../../position/piece-types.ts';
import type { Fetch, Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardId } from '../../../terms.ts';
import { filter } from '../../filters/card-filter.ts';
import { isImmune } from '../../immunity.ts';
import { isSafe } from '../../safe.ts';
import { forgoing, mayForgo } from '../facilities/rooms.ts';
import { placesHere } from '../places.ts';
import { idsOf, isUsed, payloadOf, playSpentWhy, useName } from '../shared.ts';
import { passing, speaker, type When, whenTest } from './aiding.ts';
import { isAtEncounter } from './figures.ts';

/**
 * An action that a personnel in play can take on some cards: once per turn or game (C-TURN-16, C-TURN-17), or `always`
 * if the text sets no limit.
 */
export function does(
  per: 'turn' | 'game' | 'always',
  verb: string,
  those: Those,
  list: (target: Piece) => Effects,
): NonNullable<Rule['orders']> {
  const test = pieceFilter(those);
  return (g, source, seat) => {
    const own = speaker(g, source);
    const what = useName(source, per === 'always' ? 'game' : per);
    if (own === null || own.seat !== seat || (per !== 'always' && isUsed(g, seat, what, per))) return [];
    const use: Effects = per === 'always' ? [] : [{ do: 'use', what, per }];
    return passing(g, own, test).map((piece) =>
      payloadOf(source, String(piece.id), asLabel(`${verb} ${pieceName(g, piece.id)}`), [...use, ...list(piece)]),
    );
  };
}

/** The treaties of an affiliation, as a filter. */
export const treatiesOf = (side: string): string => `{Treaty}, "${side}" in title`;

/** Keeps its player's treaties of an affiliation from being nullified. */
export function protects(side: string): Rule {
  const isTreaty = filter(treatiesOf(side));
  return {
    text: `Your ${side} treaties can’t be nullified.`,
    grants: {
      'no-nullify': (g, source, { card, seat }) => speaker(g, source)?.seat === seat && isTreaty(card),
    },
  };
}

/** More about the download of a personnel. */
interface MayDownload {
  /** The cards, as a filter. By default, the card with the name. */
  readonly wanted?: string;
  /** A condition, and its words at the end of the text. */
  readonly when?: When;
  readonly said?: string;
  readonly to?: Fetch['to'];
}

/** Lets the personnel's player download a card once or twice per game (C-TURN-17). */
export function mayDownload(what: string, times: 1 | 2 = 1, more: MayDownload = {}): Rule {
  const { wanted = `{${what}}`, when = 'card', said = '', to } = more;
  const isNow = whenTest(when);
  return {
    text: `${times === 1 ? 'Once' : 'Twice'} per game, you may download ${what}${said}.`,
    fetches: { card: { must: true, wanted, ...(to === undefined ? {} : { to }) } },
    orders(g, source, seat) {
      const own = speaker(g, source);
      if (own === null || own.seat !== seat || !isNow(own, g)) return [];
      const names = [source.card, `${source.card} again`].slice(0, times);
      const use = names.find((name) => !isUsed(g, seat, name, 'game'));
      if (use === undefined) return [];
      return [
        payloadOf(source, 'card', asLabel(`Download ${what}`), [
          { do: 'use', what: use, per: 'game' },
          { do: 'download', what: 'card' },
        ]),
      ];
    },
  };
}

/** Lets the personnel's player download a card instead of the normal card play (C-PLAY-05). */
export function insteadOfPlay(what: string, { wanted = `{${what}}`, when = 'card', to }: MayDownload = {}): Rule {
  const isNow = whenTest(when);
  return {
    text: `Instead of your card play, you may download ${what}.`,
    fetches: { swap: { must: true, wanted, ...(to === undefined ? {} : { to }) } },
    acts(g, source, seat) {
      const own = speaker(g, source);
      if (own === null || own.seat !== seat || !isNow(own, g)) return [];
      const offer = payloadOf(source, 'swap', asLabel(`Download ${what}`), [
        { do: 'spend', what: 'play' },
        { do: 'download', what: 'swap' },
      ]);
      return [{ ...offer, why: playSpentWhy(g, seat) }];
    },
  };
}

/** Nullifies each copy of a card in play, without a choice: when the personnel enters play, and later (C-TYPES-11). */
export function nullifiesEach(title: string): NonNullable<Rule['at']> {
  return {
    played: {
      does(g, source, { piece }) {
        const own = speaker(g, source);
        if (own === null) return [];
        const copies = namedPieces(g, title).filter(
          (copy) => copy.hidden !== true && !isSafe(g, copy, source.card, true),
        );
        const which = idsOf(copies.filter(({ id }) => piece === own.id || id === piece));
        return which.length === 0 ? [] : [{ do: 'take-out', which, why: 'discarded' }];
      },
    },
  };
}

/** Lets the personnel's player nullify a card in play, once per game or without a limit (C-TYPES-11). */
export function mayNullify(what: string, per: 'game' | 'always' = 'game'): Rule {
  // Only its player sees a hidden agenda (C-TYPES-18).
  const isMeant = every(`{${what}}`, (piece, g, own) => piece.hidden !== true && !isSafe(g, piece, own.card, true));
  return {
    text: per === 'game' ? `Once per game, you may nullify a ${what}.` : `You may nullify ${what}.`,
    orders: does(per, 'Nullify', isMeant, ({ id }) => [{ do: 'take-out', which: [id], why: 'discarded' }]),
  };
}

/**
 * Lets a personnel nullify a dilemma: when it is encountered where they are (C-DILEMMA-09), and on their player's turn if
 * it is in play there. `more` follows.
 */
export function mayNullifyHere(title: string, more: Effects = []): Rule {
  const isMeant = filter(`dilemma, {${title}}`);
  const points = more.map((one) => (one.do === 'points' ? ` You then score ${one.points} points.` : '')).join('');
  return {
    text: `May nullify ${title} where this personnel is present.${points}`,
    at: {
      dilemma: {
        offers(g, source, { card }) {
          const own = speaker(g, source);
          if (own === null || !isMeant(card) || isImmune(card, source.card, true) || !isAtEncounter(g, own)) return [];
          const list: Effects = [{ do: 'nullify', what: 'dilemma' }, ...more];
          return [payloadOf(source, 'met', asLabel(`Nullify ${cardName(card)}`), list)];
        },
      },
    },
    orders: does(
      'always',
      'Nullify',
      (piece, g, own) =>
        isMeant(piece) && !isSafe(g, piece, own.card, true) && placesNear(g, piece).flat().includes(own.at),
      ({ id }) => [{ do: 'take-out', which: [id], why: 'discarded' }, ...more],
    ),
  };
}

/**
 * Lets the personnel's player do something that needs no target, once per turn or game (C-TURN-16, C-TURN-17). `key` tells
 * several options apart.
 */
export function mayDo(
  per: 'turn' | 'game',
  label: string,
  list: Effects | ((own: Piece) => Effects),
  when: When = 'card',
  key = 'do',
): NonNullable<Rule['orders']> {
  const isNow = whenTest(when);
  return (g, source, seat) => {
    const own = speaker(g, source);
    const what = useName(source, per);
    if (own === null || own.seat !== seat || isUsed(g, seat, what, per) || !isNow(own, g)) return [];
    const effects = typeof list === 'function' ? list(own) : list;
    return [payloadOf(source, key, asLabel(label), [{ do: 'use', what, per }, ...effects])];
  };
}

/** Lets the personnel's player nullify a card that is just being played, a number of times per turn or game. */
export function mayNullifyPlayed(title: string, per: 'turn' | 'game', times: 1 | 2 = 1): Rule {
  const isMeant = filter(`{${title}}`);
  const often = per === 'turn' ? 'Once every turn' : times === 1 ? 'Once per game' : 'Twice per game';
  return {
    text: `${often}, you may nullify a ${title} that is just being played.`,
    at: {
      play: {
        offers(g, source, { card }) {
          const own = speaker(g, source);
          const names = [source.card, `${source.card} again`].slice(0, times);
          const what = own === null ? undefined : names.find((name) => !isUsed(g, own.seat, name, per));
          if (what === undefined || !isMeant(card) || isImmune(card, source.card, true)) return [];
          return [
            payloadOf(source, 'play', asLabel(`Nullify ${cardName(card)}`), [
              { do: 'use', what, per },
              { do: 'nullify', what: 'card' },
            ]),
          ];
        },
      },
    },
  };
}

/**
 * Lets the personnel's player download a card instead of a card draw (C-DRAW-02), into play or from the deck to hand
 * (C-DOWNLOAD-02).
 */
export function downloadsForDraw(
  what: string,
  wanted: string,
  when: When = 'card',
  whenSaid = '',
  to?: Fetch['to'],
): Rule {
  const isNow = whenTest(when);
  return {
    text: `${whenSaid === '' ? 'You' : `${whenSaid}, you`} may download ${what} instead of a card draw, into play or to hand.`,
    fetches: {
      card: { must: true, wanted, ...(to === undefined ? {} : { to }) },
      hand: { must: true, wanted, to: 'hand' },
    },
    at: {
      draw: {
        offers(g, source, { seat }) {
          const own = speaker(g, source);
          if (own === null || own.seat !== seat || !isNow(own, g) || !mayForgo(g, seat)) return [];
          const ways = [
            ['card', `Download ${what}`],
            ['hand', `Download ${what} to your hand`],
          ] as const;
          return ways.map(([key, label]) =>
            payloadOf(source, key, asLabel(label), forgoing(source.card, [{ do: 'download', what: key }])),
          );
        },
      },
    },
  };
}

/** Carries out effects when the personnel enters play, once per game if `once` is set (C-TURN-17). */
export function whenReported(
  list: Effects | ((g: FirstEdition, own: Piece) => Effects),
  once = false,
): Pick<Rule, 'at'> {
  return {
    at: {
      played: {
        does(g, source, { seat, piece }) {
          const own = g.pieces[piece];
          if (own === undefined || piece !== source.piece) return [];
          if (once && isUsed(g, seat, source.card, 'game')) return [];
          const use: Effects = once ? [{ do: 'use', what: source.card, per: 'game' }] : [];
          return [...use, ...(typeof list === 'function' ? list(g, own) : list)];
        },
      },
    },
  };
}

/**
 * When the personnel is played from hand, lets the player play a card from hand at the same location, without the
 * card play.
 */
export function bringsFromHand(what: string, wanted: string): Rule {
  return {
    text: `When you play this personnel from hand, you may play ${what} here from hand for free.`,
    fetches: {
      follower: {
        from: 'hand',
        wanted,
        to: (g, { piece }) => {
          const own = piece === undefined ? undefined : g.pieces[piece];
          return own === undefined ? [] : placesHere(g, own);
        },
      },
    },
    at: {
      played: {
        does: (_g, source, { piece, from }) =>
          piece === source.piece && from === 'hand' ? [{ do: 'download', what: 'follower' }] : [],
      },
    },
  };
}

/** Lets the personnel's player download up to two others when the personnel reports, if they aren't in play. */
export function bringsMates(one: string, other: string): Rule {
  const isMate = filter(`personnel, {${one}} or {${other}}`);
  return {
    text: `When reported, you may download ${one} and ${other}, unless they are in play.`,
    fetches: {
      mate: {
        wanted: (g, _source, card) => isMate(card) && copiesOf(g, card).length === 0,
      },
    },
    ...whenReported([
      { do: 'download', what: 'mate' },
      { do: 'download', what: 'mate' },
    ]),
  };
}

/** Nullifies dilemmas that are encountered where the personnel is (C-DILEMMA-09): always, or if its player wants. */
export function nullifiesMet(
  those: string,
  how: 'must' | 'may',
  per?: 'game',
  key = 'nullify',
): NonNullable<Rule['at']> {
  const isMeant = filter(those);
  const isNow = (g: FirstEdition, source: RuleSource, card: CardId): boolean => {
    const own = speaker(g, source);
    if (own === null || !isMeant(card) || isImmune(card, source.card, true) || !isAtEncounter(g, own)) return false;
    return per === undefined || !isUsed(g, own.seat, source.card, per);
  };
  const nullify = { do: 'nullify', what: 'dilemma' } as const;
  if (how === 'must') return { dilemma: { does: (g, source, { card }) => (isNow(g, source, card) ? [nullify] : []) } };
  return {
    dilemma: {
      offers(g, source, { card }) {
        if (!isNow(g, source, card)) return [];
        const use: Effects = per === undefined ? [] : [{ do: 'use', what: source.card, per }];
        return [payloadOf(source, key, asLabel(`Nullify ${cardName(card)}`), [...use, nullify])];
      },
    },
  };
}

/** True for a personnel of the opponent who can be captured, even a disabled one. */
export const isCapturable = every(
  "opponent's, personnel, not captive, not cloaked, not phased",
  // Nothing can target personnel in stasis (C-TEAM-16), and an infiltrator is no opponent (C-INFIL-03).
  (piece) => piece.numb !== 'stasis' && !isInfiltrator(piece),
);

/**
 * Nullifies dilemmas that the personnel faces (C-DILEMMA-09). The opponent's personnel in the same place don't face them
 * (C-DILEMMA-13).
 */
export function nullifiesFaced(those: string): NonNullable<Rule['at']> {
  const isMeant = filter(those);
  return {
    dilemma: {
      does(g, source, { card }) {
        const own = speaker(g, source);
        if (own === null || !isMeant(card) || isImmune(card, own.card, true)) return [];
        if (!facing(g).some(({ id }) => id === own.id)) return [];
        return [{ do: 'nullify', what: 'dilemma' }];
      },
    },
  };
}

/** Captures a single personnel of the opponent, as several personnel may. */
export const CAPTURES = mayCapture(
  'Once per game, you may capture one of your opponent’s personnel present.',
  every('present', isCapturable),
);

/** Lets the personnel's player take control of an opponent's card in the same place once per game (C-CONTROL-01). */
export function maySteal(what: string, those: string): Rule {
  const isMeant = pieceFilter(`opponent's, ${those}`);
  return {
    text: `Once per game, you may steal ${what} present.`,
    orders: (g, source, seat) =>
      does(
        'game',
        'Steal',
        (piece, now, own) => piece.at === own.at && isMeant(piece, now, own),
        ({ id }) => [{ do: 'hand-over', which: [id], to: seat }],
      )(g, source, seat),
  };
}

/** Lets the personnel's player capture a personnel once per game (C-CAPTURE-01). */
export function mayCapture(text: string, whom: Those): Rule {
  return { text, orders: does('game', 'Capture', whom, ({ id }) => [{ do: 'seize', which: [id] }]) };
}
