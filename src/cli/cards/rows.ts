import { type CardRow, cardOfRow, rowOf } from '../../games/first-edition/content/row.ts';
import { withHandFacts } from './by-hand.ts';
import { formulaOf, staffingOf } from './formulas.ts';
import type { CardRecord, SkillRecord } from './record.ts';

/**
 * Returns one row for each title, with all its printings and the facts of the first one. `quoted` holds the titles that
 * are written with quotation marks. Throws if a record can't be read.
 */
export function rowsOf(records: readonly CardRecord[], quoted: ReadonlySet<string> = new Set()): CardRow[] {
  const byTitle = new Map<string, CardRecord[]>();
  for (const record of records) byTitle.set(titleOf(record), [...(byTitle.get(titleOf(record)) ?? []), record]);
  const ids = new Set<string>();
  return [...byTitle]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([title, printings]) => {
      const facts = completed(printings);
      const id = ids.has(slug(title)) ? `${slug(title)}-${slug(facts.release)}` : slug(title);
      ids.add(id);
      const shown = quoted.has(title) ? `"${title}"` : title;
      const row = rowOf(lineOf(id, shown, withHandFacts(id, facts), printings));
      cardOfRow(row);
      return row;
    });
}

/**
 * Throws if cards would be lost, since decks and tables refer to cards by their ids.
 *
 * @param lines The lines of the file that the import is about to replace.
 */
export function checkNoneLost(rows: readonly CardRow[], lines: readonly string[]): void {
  const ids = new Set(rows.map(({ id }) => id));
  const lost = lines.map((line) => rowOf(line).id).filter((id) => !ids.has(id));
  if (lost.length === 0) return;
  const [first] = lost;
  throw new Error(
    `the folder lacks ${lost.length} cards that cards.json has, such as ${first}. Add their records to it.`,
  );
}

/** ` *VP` marks the promotional printing of the card with that name; any other asterisk belongs to the name. */
export function titleOf({ name }: Pick<CardRecord, 'name'>): string {
  return name.replace(/ \*VP$/, '');
}

function slug(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}|['.]/gu, '')
    .replaceAll('*', '-star')
    .replaceAll('+', '-plus')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Facts that some printings of a card leave out. The printings of a card never contradict each other. */
const FILLED_IN = ['persona', 'commands_ship', 'location_name', 'keywords'] as const;

/** Returns the facts of the first finished printing, with gaps filled from later printings. */
function completed(printings: readonly CardRecord[]): CardRecord {
  const base = printings.find((one) => one.type !== 'Personnel' || one.INTEGRITY !== undefined);
  if (base === undefined) throw new Error(`${printings[0]?.name}: none of its printings is finished`);
  const filled = FILLED_IN.flatMap((field) => {
    const known = printings.find((one) => one[field] !== undefined)?.[field];
    return base[field] === undefined && known !== undefined ? [[field, known] as const] : [];
  });
  return { ...base, ...Object.fromEntries(filled) };
}

type Fact = readonly [name: string, value: string | number | readonly string[] | boolean | undefined];

function lineOf(id: string, title: string, record: CardRecord, printings: readonly CardRecord[]): string {
  const facts: Fact[] = [...common(record, printings), ...particular(record)];
  const named = facts.flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    if (value === true) return [name];
    const text = typeof value === 'object' ? value.join(';') : `${value}`;
    return text === '' ? [] : [`${name}=${text}`];
  });
  const where = printings.map(({ release, rarity, property = '' }) => `${release}:${rarity}:${property}`).join(';');
  return [id, title, record.type, where, ...named].join('|');
}

function common(record: CardRecord, printings: readonly CardRecord[]): Fact[] {
  return [
    ['legal', [...new Set(printings.flatMap(({ legality }) => legality))]],
    // The only Q Mission has no value in this column, and counts as unique like all missions without a value.
    ['unique', record.unique ?? (record.type === 'Q Mission' ? 'unique' : undefined)],
    ['affiliations', record.affiliations],
    ['icons', record.icons?.map(iconOf)],
    ['text', record.has_special_text && !isIconAlone(record)],
    ['downloads', record.special_downloads?.map((target) => target.replace('Rumulan', 'Romulan'))],
    ['points', record.points],
    ['countdown', record.countdown],
    // Special equipment also appears among a ship's characteristics.
    ['traits', record.characteristics?.filter((trait) => !record.special_equipment?.includes(trait))],
  ];
}

/** True if a personnel's text consists only of special download icons with their targets, judging by the text's length. */
function isIconAlone({ type, special_downloads: targets = [], special_text_chars: chars }: CardRecord): boolean {
  if (type !== 'Personnel' || targets.length === 0) return false;
  // The text consists of `DL/ {One} OR {Other}` for each icon, with spaces between the icons. Targets that begin with
  // “Any” may lack the braces.
  const bare = targets.reduce((sum, target) => sum + 'DL/ '.length + target.length, targets.length - 1);
  const titles = targets.flatMap((target) => target.split(' OR '));
  const open = titles.filter((title) => /^any /i.test(title)).length;
  const braces = 2 * (titles.length - open);
  return chars === bare + braces || chars === bare + braces + 2 * open;
}

/** Removes the square brackets of an icon. Infiltration icons keep their angle brackets: `<Fed>`. */
const iconOf = (icon: string): string => icon.replace(/^\[(.+)\]$/, '$1');

function particular(record: CardRecord): Fact[] {
  // Mirror versions of a persona are in round brackets, and impersonators in angle brackets.
  const personas = record.persona?.split(';').filter(Boolean) ?? [];
  return [
    ['class', record.classification?.replace('*', '').split(/[+/]/) ?? record.class],
    ['INTEGRITY', record.INTEGRITY],
    ['CUNNING', record.CUNNING],
    ['STRENGTH', record.STRENGTH],
    ['RANGE', record.RANGE ?? record.RANGE_mod],
    ['WEAPONS', record.WEAPONS ?? record.WEAPONS_mod],
    ['SHIELDS', record.SHIELDS ?? record.SHIELDS_mod],
    ['skills', record.skills?.map(skillOf)],
    ['personas', personas.filter((persona) => !/^[(<]/.test(persona))],
    ['mirrors', personas.flatMap((persona) => /^\((?<of>.+)\)$/.exec(persona)?.groups?.['of'] ?? [])],
    ['plays', personas.flatMap((persona) => /^<(?<of>.+)>$/.exec(persona)?.groups?.['of'] ?? [])],
    ['commands', record.commands_ship],
    ['reports', record.report_groups?.map((group) => group.replace('Tower Of', 'Tower of'))],
    ['lore', namesIn(record)],
    ['staffing', record.type === 'Ship' ? staffingOf(record) : undefined],
    ['equipment', record.special_equipment],
    ['commanders', record.matching_commander],
    ['facility', record.facility_type],
    ['where', record.location === undefined ? undefined : placeOf(record)],
    ['quadrant', record.quadrant],
    ['region', record.region?.replace(/ Region$/, '')],
    ['location', record.location_name],
    ['span', record.span],
    ['open', record.attempt !== undefined],
    ['requirement', record.requirement === undefined ? undefined : formulaOf(record.requirement)],
    ['overcome', record.overcome_tokens === undefined ? undefined : formulaOf(record.overcome_tokens)],
    ['keywords', [...new Set(record.keywords?.map((word) => word.replace('Equipment', 'equipment')))]],
    ['attack', record.attack],
    ['defense', record.defense],
    ['attackBonus', record.attack_bonus],
    ['defenseBonus', record.defense_bonus],
    ['hull', record.hull],
    ['hit', record.hit?.match(/\w+/g) ?? undefined],
    ['directHit', record.direct_hit?.match(/\w+/g) ?? undefined],
  ];
}

const PLACES: Readonly<Record<string, string>> = {
  '[P]': 'planet',
  '[S]': 'space',
  '[S/P]': 'either',
  '[S] [P]': 'both',
};

function placeOf({ name, location = [] }: CardRecord): string {
  const place = PLACES[location.join(' ')];
  if (place === undefined) throw new Error(`${name}: no place ${location.join(' ')}`);
  return place;
}

/**
 * Returns the names of other cards that the lore contains. An entry may contain two names, which are listed both alone
 * and together.
 */
function namesIn({ names_in_lore = [] }: CardRecord): string[] {
  const names = [...new Set(names_in_lore.flatMap((entry) => entry.split(/ {2}/)))];
  const pairs = new Set(names.flatMap((one) => names.map((other) => `${one} ${other}`)));
  return names.filter((name) => !pairs.has(name));
}

function skillOf({ skill, x, conditional = false, of }: SkillRecord): string {
  const names = typeof skill === 'string' ? skill : skill.join('/');
  return `${conditional ? '?' : ''}${names}${x === 1 ? '' : ` x${x}`}${of === undefined ? '' : `@${of}`}`;
}
