import type { AscendancyView, Conflict, OddsView } from '../../src/games/ascendancy/view.ts';
import type { Block } from '../kit/flow.ts';
import { panel, rule } from '../kit/shapes.ts';
import { colour, size } from '../kit/theme.ts';
import { write } from '../kit/words.ts';

/** Formats a chance, such as `62 %`, without a line break. */
function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return '<1\u{a0}%';
  return chance < 1 && chance > 0.995 ? '>99\u{a0}%' : `${Math.round(chance * 100)}\u{a0}%`;
}

function mean(value: number): string {
  return `${Math.round(value * 10) / 10}`;
}

/**
 * The reader’s side in the odds: the attacker, the only defender, or one of several defenders. Null means that the
 * reader fights on neither side.
 */
export type Stance = 'attacker' | 'defender' | 'defenders' | null;

/** Returns how the reader takes part in a conflict. */
export function stanceOf({ sides }: Conflict, reader: AscendancyView['reader']): Stance {
  const place = sides.findIndex(({ owner }) => owner === reader);
  if (place < 0) return null;
  if (place === 0) return 'attacker';
  return sides.slice(1).filter(({ out }) => out === null).length > 1 ? 'defenders' : 'defender';
}

/** A possible outcome of a conflict, with its chance. */
type End = readonly [label: string, chance: number];

interface Ends {
  /** The possible outcomes, with the reader’s preferred one first. */
  readonly parts: readonly End[];
  readonly losses: string;
}

/** Returns the possible outcomes for the reader with their chances, and the average losses. */
function partsOf(odds: OddsView, stance: Stance): Ends {
  switch (odds.of) {
    case 'battle':
      return battleEnds(odds, stance);
    case 'invasion': {
      const [taken, razed, repelled] = [odds.success, odds.annihilation, odds.repelled];
      const who = stance === 'attacker' ? 'you lose' : 'the Attacker loses';
      const losses = `On average ${who} ${mean(odds.lost)} Ships`;
      if (stance === 'attacker')
        return {
          parts: [
            ['You take it', taken],
            ['Razed', razed],
            ['You fail', repelled],
          ],
          losses,
        };
      if (stance === null)
        return {
          parts: [
            ['Taken', taken],
            ['Razed', razed],
            ['Repelled', repelled],
          ],
          losses,
        };
      return {
        parts: [
          ['You hold it', repelled],
          ['You lose it', taken],
          ['Razed', razed],
        ],
        losses,
      };
    }
    case 'hegemony': {
      const [success, failure] = [odds.success, 1 - odds.success];
      if (stance === null || stance === 'attacker')
        return {
          parts: [
            ['Success', success],
            ['Failure', failure],
          ],
          losses: '',
        };
      return {
        parts: [
          ['You keep it', failure],
          ['You lose it', success],
        ],
        losses: '',
      };
    }
  }
}

function battleEnds({ win, lost, killed }: Extract<OddsView, { of: 'battle' }>, stance: Stance): Ends {
  const hold = 1 - win;
  const on = (who: string, loses: number, destroys: number): string =>
    `On average ${who} ${mean(loses)} and ${who.endsWith('loses') ? 'destroys' : 'destroy'} ${mean(destroys)}`;
  switch (stance) {
    case 'attacker':
      return {
        parts: [
          ['You win', win],
          ['You don’t win', hold],
        ],
        losses: on('you lose', lost, killed),
      };
    case 'defender':
      return {
        parts: [
          ['You hold', hold],
          ['The Attacker wins', win],
        ],
        losses: on('you lose', killed, lost),
      };
    case 'defenders':
      return {
        parts: [
          ['You hold together', hold],
          ['The Attacker wins', win],
        ],
        losses: on('the Defenders lose', killed, lost),
      };
    case null:
      return {
        parts: [
          ['Attacker wins', win],
          ['Defender holds', hold],
        ],
        losses: on('the Attacker loses', lost, killed),
      };
  }
}

/** Draws the odds of a conflict fought to its end. */
export function oddsBlock(odds: OddsView, stance: Stance, width: number): Block {
  const { parts, losses } = partsOf(odds, stance);
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

/** Describes the odds in text. */
export function oddsWords(odds: OddsView, stance: Stance): string[] {
  const { parts, losses } = partsOf(odds, stance);
  return [
    `Fought to the end: ${parts.map(([label, chance]) => `${label.toLowerCase()} ${percent(chance)}`).join(', ')}.`,
    ...(losses === '' ? [] : [`${losses}.`]),
  ];
}
