import type { CardView } from '../../src/games/away-missions/view.ts';
import { kindLine } from './looks.ts';

/** A card in words, a line each; `before` stands before its name. */
export function cardText(card: CardView, before = ''): string[] {
  const points = card.points === null ? '' : `, ${card.points} points`;
  return [
    `${before}${card.name}: ${kindLine(card)}${points}.`,
    ...(card.requirement === null ? [] : [`Needs: ${card.requirement}.`]),
    ...card.lines.map((line) => line.text),
    ...(card.now === null
      ? []
      : [
          card.now.playable
            ? 'You may play it now.'
            : `Not now: ${(card.now.why ?? 'not offered').replace(/\.$/, '')}.`,
        ]),
  ];
}
