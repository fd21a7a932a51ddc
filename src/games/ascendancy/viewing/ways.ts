import type { Option } from '../../../kernel/types.ts';

/**
 * Matches the group title of a unit’s moves, such as “a Ship at Earth”. The match is the unit’s name, without its size
 * and place.
 */
const GROUP = /^(.+?)(?: \(\d+ Ships?\))? (?:at|in) /;

/** Matches a unit’s place before its action: “B: From Vulcan: move …”. */
const FROM = /^([A-Z]{1,2}: )?From .+?: ([a-z])/;

/** Returns a unit’s option without the unit’s name, which is in the group title: “B: Move to Delta IV”. */
export function wayOfUnit({ label: shown, group = '' }: Option): string {
  const label = shown.replace(
    FROM,
    (_all, letter: string | undefined, verb: string) => `${letter ?? ''}${verb.toUpperCase()}`,
  );
  const [, unit = group] = GROUP.exec(group) ?? [];
  const said = [`${unit} that moved`, unit, label.match(/\b(?:Ship|Fleet) \d+(?: of the \w+)?/)?.[0] ?? unit];
  const name = said.find((one) => label.includes(one)) ?? unit;
  const [before = label, after = ''] = label.split(name);
  // The group title already names the unit’s place, so the words from that place up to the destination are removed.
  return after === '' && !label.endsWith(name)
    ? label
    : `${before.replace(/ with $| $/, '')}${after.replace(/^ from .+?(?= (?:to|beyond|from) |$)/, '')}`;
}

/** Summarizes where a unit can go: “Delta IV · Vulcan”. */
export function sumOfGoals(options: readonly Option[]): string {
  return options.map((option) => wayOfUnit(option).replace(/^(?:[A-Z]+: )?(?:Move|Exit Warp) to /, '')).join(' · ');
}
