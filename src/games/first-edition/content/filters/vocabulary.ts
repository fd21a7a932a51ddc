import { later } from '../../../kit/cache.ts';
import lines from '../cards.json' with { type: 'json' };
import { DATED } from '../errata.ts';
import { AFFILIATIONS, CARD_TYPES, CLASSIFICATIONS, QUADRANTS, SKILLS } from '../printed.ts';
import { STILL } from '../traits.ts';
import { type Feature, RELATIONS, STATES } from './filter.ts';

const PLACES = ['at a planet mission', 'at a space mission', ...QUADRANTS.map((one) => `in the ${one} Quadrant`)];

/** The words of filters with a fixed meaning. */
const WORDS: ReadonlyMap<string, Feature> = new Map<string, Feature>([
  ['card', { is: 'card' }],
  ["Captain's Order", { is: 'order' }],
  ...CARD_TYPES.map((type) => [type.toLowerCase(), { is: 'type', type }] as const),
  ...(['Outpost', 'Headquarters', 'Station'] as const).map(
    (kind) => [kind.toLowerCase(), { is: 'facility', kind }] as const,
  ),
  ...(['unique', 'universal', 'enigma'] as const).map((unique) => [unique, { is: 'uniqueness', unique }] as const),
  ...SKILLS.flatMap((skill) => [
    [skill, { is: 'skill', skill, level: 1 }] as const,
    [`without ${skill}`, { is: 'without', skill }] as const,
  ]),
  ...CLASSIFICATIONS.map(
    (classification) => [`${classification} classification`, { is: 'classification', classification }] as const,
  ),
  ...AFFILIATIONS.flatMap((group) => [
    [group, { is: 'group', group }] as const,
    [`${group} species`, { is: 'trait', trait: group }] as const,
    [`${group} ship`, { is: 'origin', side: group }] as const,
  ]),
  ...PLACES.map((place) => [place, { is: 'place', place }] as const),
  ...[...RELATIONS, ...STATES].map((now) => [now, { is: 'now', now }] as const),
]);

/** The rows of all cards, and for newer texts the facts that they change. */
const ROWS: readonly string[] = [...lines, ...DATED.map(({ id, facts }) => [id, '', '', ...facts].join('|'))];

/** Returns all items of a list that some cards have, in lower case. */
function listed(name: string, type = ''): ReadonlySet<string> {
  const pattern = new RegExp(`^[^|]*\\|[^|]*\\|${type}.*\\|${name}=(?<items>[^|]*)`);
  return new Set(ROWS.flatMap((line) => pattern.exec(line)?.groups?.['items']?.toLowerCase().split(';') ?? []));
}

// The traits of dual species count separately, and a vice-admiral is an admiral (C-DECK-16).
const traits = later(
  () => new Set([...listed('traits')].flatMap((trait) => [trait, ...trait.split('/'), trait.replace(STILL, '')])),
);
const icons = later(() => listed('icons'));
const keywords = later(() => listed('keywords'));
const regions = later(() => listed('region'));
const classes = later(() => listed('class', 'Ship'));

/** Returns the feature that a word or a group of words means, or null if no card has such a feature. */
export function featureCalled(words: string): Feature | null {
  const known = WORDS.get(words);
  if (known !== undefined) return known;
  const low = words.toLowerCase();
  if (keywords().has(low)) return { is: 'equipment', kind: words };
  if (traits().has(low)) return { is: 'trait', trait: words };
  const region = /^in the (?<region>.+) region$/.exec(words)?.groups?.['region'];
  if (region !== undefined && regions().has(region.toLowerCase())) return { is: 'place', place: words };
  const [name, rest] = words.split('-class');
  if (rest === '' && name !== undefined && classes().has(`${name} class`.toLowerCase())) return { is: 'class', name };
  return null;
}

/** True if some card has an icon, written without square brackets. */
export function isIcon(icon: string): boolean {
  return icons().has(icon.toLowerCase()) || icon === 'TNG';
}
