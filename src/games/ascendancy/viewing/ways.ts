import type { Option } from '../../../kernel/types.ts';

/** “a Ship at Earth” is a group of moves: the words for the unit, and where it is. */
const GROUP = /^(.+?)(?: \(\d+ Ships?\))? at (.+)$/;

/** What a Ship or a Fleet can do without its name, which stands above: “Move to Delta IV”. */
export function wayOfUnit({ label, group = '' }: Option): string {
  const [, unit = group, at = ''] = GROUP.exec(group) ?? [];
  const way = [` with ${unit} from ${at}`, ` ${unit} from ${at}`, ` with ${unit}`, ` ${unit}`].find((words) =>
    label.includes(words),
  );
  return way === undefined ? label : label.replace(way, '');
}

/** Where a Ship or a Fleet can get: “Delta IV · Vulcan”. */
export function sumOfGoals(options: readonly Option[]): string {
  return options.map((option) => wayOfUnit(option).replace(/^(?:Move|Exit Warp) to /, '')).join(' · ');
}
