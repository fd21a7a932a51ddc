import { type Card, isOf } from './card.ts';
import { undated } from './errata.ts';
import { AFFILIATION_ICONS } from './printed.ts';
import lines from './text-icons.json' with { type: 'json' };

/** Cards with an icon in their text, by icon. Only icons that probes look for are listed. */
const IN_TEXT: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  lines.map((line) => {
    const [icon = '', ids = ''] = line.split('|');
    return [icon, new Set(ids.split(';'))];
  }),
);

/** True if an icon appears anywhere on a card: its type, affiliation, staffing or text (C-SCOUT-04). */
export function showsIcon(card: Card, icon: string): boolean {
  if (card.icons.includes(icon) || card.type === icon || IN_TEXT.get(icon)?.has(undated(card.id)) === true) return true;
  const affiliation = AFFILIATION_ICONS[icon];
  if (affiliation !== undefined && 'affiliations' in card && card.affiliations.includes(affiliation)) return true;
  return isOf(card, 'Ship') && JSON.stringify(card.staffing).includes(`"${icon}"`);
}
