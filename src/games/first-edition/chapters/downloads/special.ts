import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, open } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { cardOf } from '../../content/pool.ts';
import { ruleOf } from '../../content/rules.ts';
import { piecesOf, playerOf } from '../../position/find.ts';
import { cardName, pieceName } from '../../position/names.ts';
import { isDisabled } from '../../position/pieces.ts';
import { locationAt } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { DOWNLOAD, type Payload } from '../calls.ts';
import { findings, iconTarget, specialName } from './fetch.ts';

/**
 * Returns a player's unused special download icons. Each icon works once per game and title (C-DOWNLOAD-10). The icons
 * of stopped cards still work (C-STOP-03). The icons of disabled or captured cards don't work (C-TEAM-15,
 * C-CAPTURE-08).
 */
export function unusedIcons(g: FirstEdition, seat: Seat): { piece: Piece; number: number }[] {
  const { used } = playerOf(g, seat);
  return piecesOf(g, seat).flatMap((piece) => {
    const { specialDownloads } = cardOf(piece.card);
    if (specialDownloads.length === 0 || piece.hidden === true || isDisabled(piece)) return [];
    if (locationAt(g, piece.at) === null) return [];
    return specialDownloads.flatMap((_, number) => (used.includes(usedName(piece, number)) ? [] : [{ piece, number }]));
  });
}

/** Returns the key under which an icon is recorded as used, by its card's title (C-TURN-17). */
export function usedName({ card }: Piece, number: number): string {
  return `${specialName(number)} ${cardName(card)}`;
}

/**
 * Returns the downloads that a player's special icons allow, at any time during either player’s turn (C-DOWNLOAD-10).
 */
export function specialOffers(g: FirstEdition, seat: Seat): Offer<Payload>[] {
  return unusedIcons(g, seat).flatMap(({ piece, number }) => {
    const from = { seat, kind: 'piece', card: piece.card, piece: piece.id } as const;
    const what = specialName(number);
    if (ruleOf(piece.card)?.icon?.(g, from, number) === false) return [];
    if (findings(g, seat, from, what).length === 0) return [];
    const payload: Payload = (ctx) => {
      // An icon works once per game and title, even if the card is replayed (C-TURN-17).
      playerOf(ctx.g, seat).used.push(usedName(piece, number));
      ctx.call(DOWNLOAD, { seat, from, what });
    };
    const target = iconTarget(piece.card, number);
    return [
      open(
        {
          key: `download:${piece.id}:${number}`,
          verb: 'download',
          label: asLabel(`${target} with ${pieceName(g, piece.id)}`),
          group: pieceName(g, piece.id),
          rule: 'C-DOWNLOAD-10',
          hidden: true,
        },
        payload,
      ),
    ];
  });
}
