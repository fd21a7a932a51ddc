import type { Option } from '../../../kernel/types.ts';

/** “a Ship at Earth” is a group of moves: the words for the unit, before how many Ships it has and where it is. */
const GROUP = /^(.+?)(?: \(\d+ Ships?\))? (?:at|in) /;

/** Where a unit is, before what it does: “B: From Vulcan: move …”. */
const FROM = /^([A-Z]{1,2}: )?From .+?: ([a-z])/;

/** What a Ship or a Fleet can do without its name, which stands above: “B: Move to Delta IV”. */
export function wayOfUnit({ label: shown, group = '' }: Option): string {
  const label = shown.replace(
    FROM,
    (_all, letter: string | undefined, verb: string) => `${letter ?? ''}${verb.toUpperCase()}`,
  );
  const [, unit = group] = GROUP.exec(group) ?? [];
  const said = [`${unit} that moved`, unit, label.match(/\b(?:Ship|Fleet) \d+(?: of the \w+)?/)?.[0] ?? unit];
  const name = said.find((one) => label.includes(one)) ?? unit;
  const [before = label, after = ''] = label.split(name);
  // Where it comes from is told above as well, up to what it does.
  return after === '' && !label.endsWith(name)
    ? label
    : `${before.replace(/ with $| $/, '')}${after.replace(/^ from .+?(?= (?:to|beyond|from) |$)/, '')}`;
}

/** Where a Ship or a Fleet can get: “Delta IV · Vulcan”. */
export function sumOfGoals(options: readonly Option[]): string {
  return options.map((option) => wayOfUnit(option).replace(/^(?:[A-Z]+: )?(?:Move|Exit Warp) to /, '')).join(' · ');
}
