import type { CardView } from '../../src/games/away-missions/view.ts';
import { kindLine } from './looks.ts';

/** Returns a card in words, one line per fact. `before` precedes its name. */
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
            ? 'Playable now.'
            : `Not playable now: ${(card.now.why ?? 'it isn’t one of your options').replace(/\.$/, '')}.`,
        ]),
  ];
}
