import type { AscendancyView, Roll } from '../../src/games/ascendancy/view.ts';
import type { Block } from '../kit/flow.ts';
import { drawPage } from '../kit/paged.ts';
import { panel } from '../kit/shapes.ts';
import { colour, size } from '../kit/theme.ts';
import { list } from '../kit/wording.ts';
import { write } from '../kit/words.ts';
import { altText, type Scene } from '../scene.ts';
import { type DieFace, diceHeight, drawDice } from './dice-row.ts';
import { pagesOf, wide } from './pages.ts';
import { nameOf, systemName } from './words.ts';

const kinds: Record<Roll['kind'], string> = {
  hazard: 'Braving a Hazard',
  hegemony: 'Cultural Hegemony',
  diplomacy: 'Diplomacy Test',
  card: 'Roll for a card',
};

/**
 * Describes what a die must show. A Hazard roll that reaches its target destroys a Ship. A test that reaches its target
 * succeeds.
 */
function needs({ kind, target, above, bonus }: Roll): string {
  const least = `${above === true ? `above ${target}` : `on ${target}+`}${bonus === 0 ? '' : ` with ${bonus} added`}`;
  return kind === 'hazard' ? `A Ship is lost ${least}` : `Success ${least}`;
}

function reaches({ target, above, bonus }: Roll, face: number): boolean {
  return above === true ? face + bonus > target : face + bonus >= target;
}

function diceOf(roll: Roll): DieFace[] {
  return roll.dice.map(({ face }) => {
    const good = face === 0 ? null : reaches(roll, face) !== (roll.kind === 'hazard');
    return { face, good, blank: 'die' };
  });
}

function rollBlock(roll: Roll): Block {
  const below = diceHeight(roll.dice.length, wide - 64);
  return {
    height: 120 + below,
    draw(pen, x, y, tall) {
      panel(pen, x, y, wide, tall, { cut: 22 });
      write(pen, needs(roll), x + 32, y + 52, { px: size.head, ground: colour.panel });
      drawDice(pen, diceOf(roll), x + 32, y + 92, wide - 64, colour.panel);
    },
  };
}

/** Dice on the table that were rolled for a Hazard, a test or a card. */
export const roll: Scene<AscendancyView, object> = {
  draw(view) {
    const now = view.roll;
    if (now === null) return drawPage(pagesOf([], []), 1, { title: 'No dice on the table' });
    const facts = now.system === null ? [] : [systemName(view, now.system)];
    return drawPage(pagesOf([rollBlock(now)], []), 1, { seat: now.seat, title: kinds[now.kind], facts });
  },
  pages: () => 1,
  alt: (view) => altText(words(view)),
  text: words,
};

function words(view: AscendancyView): string[] {
  const now = view.roll;
  if (now === null) return ['There are no dice on the table.'];
  const where = now.system === null ? '' : ` at ${systemName(view, now.system)}`;
  const faces = diceOf(now).map(({ face, good }) =>
    face === 0 ? 'not rolled yet' : `${face}${good === true ? ' good' : ' bad'}`,
  );
  return [
    `${kinds[now.kind]}${where}: ${nameOf(view, now.seat)}.`,
    `${needs(now)}.`,
    `Dice: ${list(faces) || 'none'}.`,
  ];
}
