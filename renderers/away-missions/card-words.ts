import type { CardView } from '../../src/games/away-missions/view.ts';
import { kindLine } from './looks.ts';

/** Describes a card, one line per fact. `before` is put in front of its name. */
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
