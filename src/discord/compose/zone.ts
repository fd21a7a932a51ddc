import { type MenuOption, menuRow, type Row } from './rows.ts';

/** Time zones to choose from, west to east: at most 25, because that is the limit of a menu. */
export const ZONES = [
  ['Pacific/Honolulu', 'Honolulu'],
  ['America/Anchorage', 'Anchorage'],
  ['America/Los_Angeles', 'Los Angeles, Vancouver'],
  ['America/Denver', 'Denver, Calgary'],
  ['America/Chicago', 'Chicago, Mexico City'],
  ['America/New_York', 'New York, Toronto'],
  ['America/Halifax', 'Halifax'],
  ['America/Sao_Paulo', 'São Paulo, Buenos Aires'],
  ['Atlantic/Azores', 'Azores'],
  ['Europe/London', 'London, Lisbon'],
  ['Africa/Lagos', 'Lagos'],
  ['Europe/Berlin', 'Berlin, Paris, Madrid, Rome'],
  ['Europe/Helsinki', 'Helsinki, Athens, Kyiv'],
  ['Africa/Johannesburg', 'Johannesburg'],
  ['Europe/Istanbul', 'Istanbul, Moscow'],
  ['Asia/Dubai', 'Dubai'],
  ['Asia/Karachi', 'Karachi'],
  ['Asia/Kolkata', 'Delhi, Mumbai'],
  ['Asia/Dhaka', 'Dhaka'],
  ['Asia/Bangkok', 'Bangkok, Jakarta'],
  ['Asia/Singapore', 'Singapore, Shanghai, Perth'],
  ['Asia/Tokyo', 'Tokyo, Seoul'],
  ['Australia/Brisbane', 'Brisbane'],
  ['Australia/Sydney', 'Sydney, Melbourne'],
  ['Pacific/Auckland', 'Auckland'],
] as const;

const lines: MenuOption[] = ZONES.map(([value, label]) => ({ value, label: `${label} time` }));

/** The menu that asks where a person lives, to learn their time zone. */
export function zoneRow(): Row {
  return menuRow({ act: 'zone' }, 'Where do you live? I’ll remind you only during the day', lines);
}

/** The label of a zone, such as `Berlin, Paris, Madrid, Rome`; null if the zone isn't in the list. */
export function zoneName(zone: string): string | null {
  return ZONES.find(([value]) => value === zone)?.[1] ?? null;
}
