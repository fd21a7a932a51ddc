import { must } from '../../../../kernel/must.ts';
import { either, several } from '../../../kit/words.ts';
import { BASICS, COLOURS, type Colour } from '../../content/colours.ts';
import { ATTACK_NAMES, type FireType, type Resistance } from '../../content/fire.ts';
import type { Effects } from '../union.ts';

/** Describes data: “1 red or black Data Token”, “2 Data Tokens of any color”. */
export function dataText(count: number, colours: readonly Colour[], noun: string): string {
  if (colours.length === COLOURS.length) return `${several(count, noun)} of any color`;
  if (count === 1 || colours.length === 1) return several(count, `${either(colours)} ${noun}`);
  return `${several(count, noun)}, each ${either(colours)}`;
}

/** The points other than Attack and Shields. */
export type PlainPoints = 'move' | 'diplomacy' | 'repair' | 'heal' | 'mend';

/** The names of points. */
export const POINT_NAMES: Readonly<Record<PlainPoints, string>> = {
  move: 'Move',
  diplomacy: 'Diplomacy',
  repair: 'Repair',
  heal: 'Heal',
  mend: 'Repair or Heal',
};

/** Returns the name of an Attack: “Attack”, “Long Range Photon Torpedo”. */
export function attackName(fire: FireType = 'normal', long = false): string {
  return `${long ? 'Long Range ' : ''}${fire === 'normal' ? 'Attack' : ATTACK_NAMES[fire]}`;
}

/** Returns the name of Shields: “Shields”, “Photon Pulse Shields”. */
export function shieldsName(fire: FireType = 'normal'): string {
  return fire === 'normal' ? 'Shields' : `${ATTACK_NAMES[fire]} Shields`;
}

/** Returns the name of a Resistance: “Resistance to Phasers”. */
export function resistanceName(type: Resistance): string {
  return `Resistance to ${ATTACK_NAMES[type]}`;
}

/** Names one or two colors: “red or blue ”. For more than two colors, the text is empty. */
export function colourGist(colours: readonly Colour[]): string {
  return colours.length > 2 ? '' : `${either(colours)} `;
}

/** Describes the highest allowed Rank: “ of Rank 2 or less”. */
export function rankText(rank: number | undefined): string {
  if (rank === undefined) return '';
  return rank === 1 ? ' of Rank 1' : ` of Rank ${rank} or less`;
}

/**
 * Summarizes alternatives. `list` describes one alternative. Slashes separate points, and “or” separates other effects.
 */
export function waysGist(ways: readonly Effects[], list: (effects: Effects) => string): string {
  const texts = ways.map(list);
  const isPoints = ways.every(
    (way, at) => way.length === 1 && /^[A-Z]/.test(must(texts[at], 'the text of an alternative')),
  );
  return isPoints ? texts.join('/') : texts.join(' or ');
}

export function isAnyBasic(colours: readonly Colour[]): boolean {
  return BASICS.every((basic) => colours.includes(basic));
}
