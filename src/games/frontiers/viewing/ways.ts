import type { Option } from '../../../kernel/types.ts';

/** The ways to play a card, in the order that summaries list them. */
const SIDES = ['Strong', 'Basic', 'Sideways'] as const;

/** Describes a way to play a card without its name: “Strong, red die: Attack 4”, “Sideways: Move 1”. */
export function wayToPlay(option: Option): string {
  const { head, told } = parts(option);
  // Card names never contain a comma.
  const comma = head.indexOf(', ');
  return `${sideOf(option)}${comma < 0 ? '' : head.slice(comma)}: ${told}`;
}

/** Summarizes the ways to play one card, without listing each payment: “Strong: Move 4 · Basic: Move 2”. */
export function sumOfPlays(options: readonly Option[]): string {
  return SIDES.flatMap((side) => {
    const [one] = options.filter((option) => sideOf(option) === side);
    return one === undefined ? [] : [`${side}: ${parts(one).told}`];
  }).join(' · ');
}

/** Describes an ability without the Crew Member's name. */
export function abilityOf({ label }: Option): string {
  return label.slice(0, label.lastIndexOf(': '));
}

/** Summarizes the abilities of one Crew Member. */
export function sumOfAbilities(options: readonly Option[]): string {
  return options.map(abilityOf).join(' · ');
}

function sideOf({ key }: Option): (typeof SIDES)[number] {
  const [verb, , side] = key.split(':');
  return verb === 'side' ? 'Sideways' : side === 'strong' ? 'Strong' : 'Basic';
}

function parts({ label }: Option): { head: string; told: string } {
  const colon = label.indexOf(': ');
  return { head: label.slice(0, colon), told: label.slice(colon + 2) };
}
