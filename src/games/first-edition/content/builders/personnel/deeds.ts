import { asLabel } from '../../../../kit/words.ts';
import { every, pieceFilter, type Those } from '../../../chapters/skills/piece-filter.ts';
import type { Effects } from '../../../effects/union.ts';
import { pieceName } from '../../../position/names.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { Piece } from '../../../state.ts';
import { filter } from '../../filters/card-filter.ts';
import { isUsed, payloadOf } from '../shared.ts';
import { passing, speaker } from './aiding.ts';

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
    if (own === null || own.seat !== seat || (per !== 'always' && isUsed(g, seat, source.card, per))) return [];
    const use: Effects = per === 'always' ? [] : [{ do: 'use', what: source.card, per }];
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
      'no-nullify'(g, source, { piece }) {
        const own = speaker(g, source);
        const target = g.pieces[piece];
        return own !== null && target?.seat === own.seat && isTreaty(target);
      },
    },
  };
}

/** Lets the personnel's player download a card once or twice per game (C-TURN-17). */
export function mayDownload(what: string, times: 1 | 2 = 1): Rule {
  return {
    text: `${times === 1 ? 'Once' : 'Twice'} per game, you may download ${what}.`,
    fetches: { card: { must: true, wanted: `{${what}}` } },
    orders(g, source, seat) {
      if (speaker(g, source)?.seat !== seat) return [];
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

/** Lets the personnel's player nullify a card in play once per game (C-TYPES-11). */
export function mayNullify(what: string): Rule {
  // Only its player sees a hidden agenda (C-TYPES-18).
  const isMeant = every(`{${what}}`, ({ hidden }) => hidden !== true);
  return {
    text: `Once per game, you may nullify a ${what}.`,
    orders: does('game', 'Nullify', isMeant, ({ id }) => [{ do: 'take-out', which: [id], why: 'discarded' }]),
  };
}

/** Lets the personnel's player capture a personnel once per game (C-CAPTURE-01). */
export function mayCapture(text: string, whom: Those): Rule {
  return { text, orders: does('game', 'Capture', whom, ({ id }) => [{ do: 'seize', which: [id] }]) };
}
