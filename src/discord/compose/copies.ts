import type { Decision } from '../../kernel/types.ts';
import type { KeyName } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { type Ground, lines } from './choices.ts';
import type { MenuOption } from './rows.ts';

/**
 * True if players spread the points by choosing lines of a menu, one line for each point. They do if no option takes
 * more than one point. They also do if the number of points may vary and one menu has room for every copy of every
 * option.
 */
export function isChosen({ kind, options, min, max }: Decision): boolean {
  if (kind !== 'allocate') return false;
  const copies = options.reduce((sum, { max: most = 1 }) => sum + most, 0);
  return copies === options.length || (min < max && copies <= LIMITS.menuOptions);
}

/**
 * Options as menu lines, with one line for each copy. From the second copy on, a line begins with the number of the
 * copy.
 */
export function copyLines(ground: Ground): MenuOption[] {
  const { kind, options } = ground.decision;
  return options.flatMap((option) => {
    const count = kind === 'allocate' ? (option.max ?? 1) : 1;
    return lines(ground, new Array<typeof option>(count).fill(option)).map((line, at) =>
      at === 0 ? line : { ...line, value: `${line.value}.${at + 1}`, label: `${at + 1}. ${line.label}` },
    );
  });
}

/** The name of the option behind a menu line. All lines for copies of an option have the same name. */
export function nameOfLine(value: string): KeyName {
  const [name = ''] = value.split('.');
  return name;
}
