import type { FightView } from '../../src/games/frontiers/view.ts';
import type { Block } from '../kit/flow.ts';
import { type IconName, icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { panel, rule } from '../kit/shapes.ts';
import { colour, type Hex, size } from '../kit/theme.ts';
import { write } from '../kit/words.ts';
import { phaseIcon } from './looks.ts';
import { kindWords } from './words.ts';

const nameOf: Record<FightView['phase'], string> = {
  diplomacy: 'Diplomacy',
  long: 'Long Range',
  shields: 'Shields',
  damage: 'Shields',
  attack: 'Attack',
};

/** What was gathered for this phase, what it takes against all who are left, and the Damage Cards of the fight. */
export function strengthBlock(fight: FightView, width: number): Block {
  const { phase, strength, all, sustained, limit } = fight;
  const attacking = phase === 'attack' || phase === 'long' || phase === 'diplomacy';
  const enough = attacking && all.needed > 0 && all.hit >= all.needed;
  const kinds = kindWords(strength, phase === 'shields' || phase === 'damage' ? 'shields' : 'fire');
  const row = 116;
  return {
    height: kinds === '' ? row : row + 52,
    draw(pen, x, y, tall) {
      panel(pen, x, y, width, tall, { cut: 22, edge: enough ? colour.may : colour.line, weight: enough ? 4 : 2 });
      const ink = enough ? colour.may : colour.text;
      const middle = y + row / 2;
      part(pen, phaseIcon[phase], `${strength.total}`, nameOf[phase], x + 32, middle, ink);
      rule(pen, x + 370, middle - 36, 2, 72);
      const hurt: Hex = sustained > 0 ? colour.foe : colour.soft;
      if (attacking) {
        part(pen, 'range', `${all.hit}/${all.needed}`, 'against all', x + 394, middle, ink);
        rule(pen, x + 770, middle - 36, 2, 72);
      }
      part(pen, 'damage', `${sustained}/${limit}`, 'Damage', x + (attacking ? 794 : 394), middle, hurt);
      if (kinds !== '')
        write(pen, kinds, x + 38, y + row + 14, { face: 'text', ink: colour.soft, ground: colour.panel });
    },
  };
}

function part(pen: Pen, name: IconName, value: string, word: string, x: number, y: number, ink: Hex): void {
  icon(pen, name, x + 26, y, 50, ink);
  const wide = write(pen, value, x + 64, y, { px: 54, face: 'display', ink, ground: colour.panel });
  write(pen, word, x + 64 + wide + 18, y, { px: size.value, ground: colour.panel });
}
