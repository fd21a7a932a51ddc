import type { FightView } from '../../src/games/frontiers/view.ts';
import type { Block } from '../kit/flow.ts';
import { type IconName, icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { panel, rule } from '../kit/shapes.ts';
import { colour, type HexColour, size } from '../kit/theme.ts';
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

/**
 * Returns a block that compares the points gained for this phase with the points needed against all remaining enemies,
 * and shows the Damage Cards.
 */
export function strengthBlock(fight: FightView, width: number): Block {
  const { phase, strength, all, coming, sustained, limit } = fight;
  const attacking = phase === 'attack' || phase === 'long' || phase === 'diplomacy';
  const enough = attacking && all.needed > 0 && all.hit >= all.needed;
  const kinds = kindWords(strength, phase === 'shields' || phase === 'damage' ? 'shields' : 'fire');
  const against = fight.foes.filter(({ defeated }) => !defeated).length > 1 ? 'against all' : 'needed';
  const row = 116;
  return {
    height: kinds === '' ? row : row + 52,
    draw(pen, x, y, tall) {
      panel(pen, x, y, width, tall, { cut: 22, edge: enough ? colour.may : colour.line, weight: enough ? 4 : 2 });
      const ink = enough ? colour.may : colour.text;
      const middle = y + row / 2;
      part(pen, { icon: phaseIcon[phase], value: `${strength.total}`, word: nameOf[phase], ink }, x + 32, middle);
      rule(pen, x + 350, middle - 36, 2, 72);
      const hurt: HexColour = sustained > 0 ? colour.foe : colour.soft;
      if (attacking) {
        const aim = phase === 'diplomacy' ? phaseIcon[phase] : 'range';
        part(pen, { icon: aim, value: `${all.hit}/${all.needed}`, word: against, ink }, x + 368, middle);
        rule(pen, x + 780, middle - 36, 2, 72);
      }
      const damage = { icon: 'damage', value: `${sustained}/${limit}`, word: 'Damage', ink: hurt } as const;
      part(pen, damage, x + (attacking ? 798 : 368), middle);
      if (coming !== null) {
        rule(pen, x + 700, middle - 36, 2, 72);
        const ink: HexColour = coming > 0 ? colour.foe : colour.soft;
        part(pen, { icon: 'damage', value: `+${coming}`, word: 'now', ink }, x + 718, middle);
      }
      if (kinds !== '')
        write(pen, kinds, x + 38, y + row + 14, { face: 'text', ink: colour.soft, ground: colour.panel });
    },
  };
}

/** A figure of the fight, with its icon and label. */
interface Part {
  readonly icon: IconName;
  readonly value: string;
  readonly word: string;
  readonly ink: HexColour;
}

function part(pen: Pen, { icon: name, value, word, ink }: Part, x: number, y: number): void {
  icon(pen, name, x + 26, y, 50, ink);
  const wide = write(pen, value, x + 64, y, { px: 54, face: 'display', ink, ground: colour.panel });
  write(pen, word, x + 64 + wide + 18, y, { px: size.value, ground: colour.panel });
}
