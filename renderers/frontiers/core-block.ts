import type { FrontiersView } from '../../src/games/frontiers/view.ts';
import type { Block } from '../kit/flow.ts';
import { icon } from '../kit/icons.ts';
import { panel, rule } from '../kit/shapes.ts';
import { colour } from '../kit/theme.ts';
import { type Writing, write } from '../kit/words.ts';
import { datum } from './datum.ts';

/** Returns the Data Core with its dice, and the number of cards left in the common decks. */
export function coreBlock({ market }: FrontiersView, width: number): Block {
  const ground = colour.panel;
  const text: Writing = { face: 'text', ink: colour.soft, ground };
  const decks = `${market.decks.advanced} Advanced, ${market.decks.undiscovered} Undiscovered`;
  return {
    height: 118,
    draw(pen, x, y, tall) {
      const middle = y + tall / 2;
      panel(pen, x, y, width, tall, { cut: 22 });
      write(pen, 'Core', x + 32, middle, text);
      for (const [i, face] of market.core.entries())
        datum(pen, { container: 'die', colour: face }, x + 146 + i * 60, middle, 25);
      rule(pen, x + 580, y + 24, 2, tall - 48);
      icon(pen, 'deck', x + 622, middle, 34, colour.soft);
      write(pen, decks, x + 656, middle, text);
    },
  };
}
