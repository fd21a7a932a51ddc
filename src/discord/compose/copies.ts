import type { Decision } from '../../kernel/types.ts';
import type { KeyName } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { type Ground, lines } from './choices.ts';
import type { MenuOption } from './rows.ts';

/**
 * Whether what is spread is rather chosen: one of each at most, or some of several copies, as many as one likes, where a menu
 * holds every copy.
 */
export function isChosen({ kind, options, min, max }: Decision): boolean {
  if (kind !== 'allocate') return false;
  const copies = options.reduce((sum, { max: most = 1 }) => sum + most, 0);
  return copies === options.length || (min < max && copies <= LIMITS.menuOptions);
}

/** The options as lines of a menu, one for each copy: “Warp Drive”, “2. Warp Drive”. */
export function copyLines(ground: Ground): MenuOption[] {
  const { kind, options } = ground.decision;
  return options.flatMap((option) => {
    const count = kind === 'allocate' ? (option.max ?? 1) : 1;
    return lines(ground, new Array<typeof option>(count).fill(option)).map((line, at) =>
      at === 0 ? line : { ...line, value: `${line.value}.${at + 1}`, label: `${at + 1}. ${line.label}` },
    );
  });
}

/** The name of the option for which a line stands, whichever copy it is. */
export function nameOfLine(value: string): KeyName {
  const [name = ''] = value.split('.');
  return name;
}
