import { type Card, isOf } from './card.ts';
import { AFFILIATION_ICONS } from './printed.ts';
import lines from './text-icons.json' with { type: 'json' };

/** Cards with an icon in their text, by the icon: as far as what is probed for asks for it. */
const IN_TEXT: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  lines.map((line) => {
    const [icon = '', ids = ''] = line.split('|');
    return [icon, new Set(ids.split(';'))];
  }),
);

/** Whether an icon stands anywhere on a card: its type, its side, what it needs, or in its text (C-SCOUT-04). */
export function showsIcon(card: Card, icon: string): boolean {
  if (card.icons.includes(icon) || card.type === icon || IN_TEXT.get(icon)?.has(card.id) === true) return true;
  const affiliation = AFFILIATION_ICONS[icon];
  if (affiliation !== undefined && 'affiliations' in card && card.affiliations.includes(affiliation)) return true;
  return isOf(card, 'Ship') && JSON.stringify(card.staffing).includes(`"${icon}"`);
}
