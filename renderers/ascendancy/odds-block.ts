import type { OddsView } from '../../src/games/ascendancy/view.ts';
import type { Block } from '../kit/flow.ts';
import { panel, rule } from '../kit/shapes.ts';
import { colour, size } from '../kit/theme.ts';
import { write } from '../kit/words.ts';

/** `62 %`, on one line. */
function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return '<1\u{a0}%';
  return chance < 1 && chance > 0.995 ? '>99\u{a0}%' : `${Math.round(chance * 100)}\u{a0}%`;
}

function mean(value: number): string {
  return `${Math.round(value * 10) / 10}`;
}

/** How it may end, and how likely that is; what is lost on average. */
function partsOf(odds: OddsView): { parts: [string, number][]; losses: string } {
  switch (odds.of) {
    case 'battle':
      return {
        parts: [
          ['Attacker wins', odds.win],
          ['Defender holds', 1 - odds.win],
        ],
        losses: `On average the Attacker loses ${mean(odds.lost)} and destroys ${mean(odds.killed)}`,
      };
    case 'invasion':
      return {
        parts: [
          ['Taken', odds.success],
          ['Razed', odds.annihilation],
          ['Repelled', odds.repelled],
        ],
        losses: `On average the Attacker loses ${mean(odds.lost)} Ships`,
      };
    case 'hegemony':
      return {
        parts: [
          ['Success', odds.success],
          ['Failure', 1 - odds.success],
        ],
        losses: '',
      };
  }
}

/** The chances of a conflict that is fought to its end. */
export function oddsBlock(odds: OddsView, width: number): Block {
  const { parts, losses } = partsOf(odds);
  const tall = losses === '' ? 120 : 166;
  return {
    height: tall,
    draw(pen, x, y) {
      const ground = colour.panel;
      panel(pen, x, y, width, tall, { cut: 22 });
      const each = (width - 48) / parts.length;
      let at = x + 28;
      for (const [i, [label, chance]] of parts.entries()) {
        const left = x + 28 + i * each;
        const wide = write(pen, percent(chance), left, y + 44, { px: 40, face: 'display', ground });
        write(pen, label, left + wide + 16, y + 44, { face: 'text', ink: colour.soft, ground });
        const bar = (width - 56) * chance;
        rule(pen, at, y + 84, Math.max(0, bar - 4), 16, i === 0 ? colour.text : colour.gone);
        at += bar;
      }
      if (losses !== '') write(pen, losses, x + 28, y + 134, { face: 'text', ink: colour.soft, ground, px: size.body });
    },
  };
}

/** The same in words. */
export function oddsWords(odds: OddsView): string[] {
  const { parts, losses } = partsOf(odds);
  return [
    `Fought to the end: ${parts.map(([label, chance]) => `${label.toLowerCase()} ${percent(chance)}`).join(', ')}.`,
    ...(losses === '' ? [] : [`${losses}.`]),
  ];
}
