import { kept } from '../../../kit/cache.ts';
import { listed } from '../../../kit/words.ts';
import type { Formula } from '../../content/formula.ts';
import { formulaText } from '../../content/formula-words.ts';
import { cardOf } from '../../content/pool.ts';
import { opponentOf } from '../../position/find.ts';
import { each } from '../../position/look.ts';
import { pieceName } from '../../position/names.ts';
import { halvesOf, isDisabled, isStopped } from '../../position/pieces.ts';
import { added } from '../../rules/ask.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { affiliationOf, matching } from '../affiliation/compatible.ts';
import { infiltratorsOf } from '../infiltration/icons.ts';
import { canAct } from '../infiltration/taking-part.ts';
import { meets } from '../skills/group.ts';
import { isAnimal } from '../skills/skills.ts';
import { crewAtLarge, crewOf, crewPlaces } from '../teams/teams.ts';

/** An icon or an affiliation that a personnel must supply. */
type Icon = Formula & { is: 'people' };

/** The parts of a ship's staffing: icons, one for each personnel who must supply it, and other requirements (C-STAFF-01). */
type Parts = readonly Formula[];

const WAYS = new WeakMap<Formula, readonly Parts[]>();

/** Returns the alternatives that meet a formula. */
function ways(formula: Formula): readonly Parts[] {
  return kept(WAYS, formula, made);
}

/** Takes a ship's staffing apart into its alternatives (C-STAFF-01). */
function made(formula: Formula): Parts[] {
  if (formula.is === 'any') return formula.of.flatMap(made);
  if (formula.is === 'all')
    return formula.of.map(made).reduce((sets, more) => sets.flatMap((one) => more.map((other) => [...one, ...other])));
  return [isIcon(formula) ? new Array<Icon>(formula.count).fill({ ...formula, count: 1 }) : [formula]];
}

/** True if a requirement is an icon. Features such as species aren't icons (C-STAFF-05). */
function isIcon(part: Formula): part is Icon {
  return part.is === 'people' && (part.who.icons.length > 0 || part.who.affiliation !== undefined);
}

/**
 * True if a personnel supplies an icon. On a dual-personnel card, only one person supplies the affiliation
 * (C-STAFF-02). A command icon counts as a staff icon (C-STAFF-03), but special icons need an exact match (C-STAFF-05).
 */
function supplies(piece: Piece, { who }: Icon): boolean {
  const [icon = ''] = who.icons;
  if (who.affiliation !== undefined) return piece.half !== 1 && affiliationOf(piece) === who.affiliation;
  const icons = iconsOf(piece);
  return icons.includes(icon) || (icon === 'Stf' && icons.includes('Cmd'));
}

const isRank = (icon: string): boolean => icon === 'Cmd' || icon === 'Stf';

/**
 * Returns a personnel's icons. On a dual-personnel card, the first command or staff icon belongs to the first person and
 * the second to the second person (C-DUAL-02). Each of them supplies an icon (C-STAFF-02).
 */
function iconsOf({ card, half }: Piece): readonly string[] {
  const { icons } = cardOf(card);
  if (half === undefined) return icons;
  const ranks = icons.filter(isRank);
  return [...icons.filter((icon) => !isRank(icon)), ...ranks.slice(half, half + 1)];
}

/**
 * Returns the icons that no crew member is left to supply. Each personnel supplies one icon, and a dual-personnel card
 * supplies two (C-STAFF-02, C-BORG-03).
 */
function uncovered(cards: readonly Piece[], icons: readonly Icon[]): Icon[] {
  const crew = cards.flatMap(halvesOf);
  const taken = new Map<Piece, Icon>();
  const place = (icon: Icon, tried: Set<Piece>): boolean => {
    for (const piece of crew) {
      if (tried.has(piece) || !supplies(piece, icon)) continue;
      tried.add(piece);
      const before = taken.get(piece);
      if (before !== undefined && !place(before, tried)) continue;
      taken.set(piece, icon);
      return true;
    }
    return false;
  };
  return icons.filter((icon) => !place(icon, new Set()));
}

/** Returns the other requirements that a ship's crew doesn't meet (C-STAFF-01). Equipment doesn't help (C-STAFF-04). */
function unmet(g: FirstEdition, ship: Piece, parts: Parts): Formula[] {
  const group = { people: serving(g, ship), equipment: [], ship };
  return parts.filter((part) => !isIcon(part) && !meets(g, group, part));
}

/**
 * The personnel aboard who count for staffing. Animals don't count (C-STAFF-08), but the opponent's infiltrators can
 * choose to count (C-INFIL-01).
 */
const serving: (g: FirstEdition, ship: Piece) => readonly Piece[] = each((g, ship) =>
  [...crewOf(g, ship), ...volunteers(g, ship)].filter((piece) => !isAnimal(piece)),
);

/** Returns the opponent's infiltrators who choose to count, and can act (C-INFIL-01). */
function volunteers(g: FirstEdition, ship: Piece): Piece[] {
  if (isStopped(g, ship)) return [];
  const willing = infiltratorsOf(g, opponentOf(ship.seat)).filter(({ serves }) => serves === true);
  return willing.filter((piece) => crewPlaces(g, ship.id).includes(piece.at) && canAct(g, piece));
}

/** True if a crew member who can act matches the ship's affiliation (C-STAFF-01). */
export function isMatched(g: FirstEdition, ship: Piece): boolean {
  return serving(g, ship).some((piece) => matching(piece, ship));
}

/**
 * True if a crew member matches the ship's affiliation, stopped or not. Even a stopped crew member is enough for
 * WEAPONS requirements (C-MISSION-26).
 */
export function isServed(g: FirstEdition, ship: Piece): boolean {
  return crewAtLarge(g, ship).some((piece) => !isDisabled(piece) && !isAnimal(piece) && matching(piece, ship));
}

/**
 * True if a ship has the staffing it needs to move (C-STAFF-06), counting only personnel (C-STAFF-04). A ship without
 * this staffing is stalled (C-STAFF-07).
 */
export const isStaffed: (g: FirstEdition, ship: Piece) => boolean = each((g, ship) => {
  const facts = cardOf(ship.card);
  if (facts.type !== 'Ship' || !isMatched(g, ship)) return false;
  if (facts.staffing === null) return true;
  const crew = serving(g, ship);
  const isMet = (parts: Parts) =>
    uncovered(crew, parts.filter(isIcon)).length === 0 && unmet(g, ship, parts).length === 0;
  // Parts of the staffing requirement that needn't be met may be any parts (C-STAFF-02).
  const covered = crew.reduce((sum, { id }) => sum + added(g, 'staffing', { ship: ship.id, piece: id }), 0);
  const spare = covered + added(g, 'staffing', { ship: ship.id });
  return ways(facts.staffing)
    .flatMap((parts) => relieved(parts, spare))
    .some(isMet);
});

/**
 * Returns what a ship lacks to move (C-STAFF-01): personnel of its affiliation, or what the closest alternative still
 * needs.
 */
export function lacksCrew(g: FirstEdition, ship: Piece): string {
  const facts = cardOf(ship.card);
  const crew = serving(g, ship);
  const name = pieceName(g, ship.id);
  if (crew.length === 0) return `${name} has nobody aboard who can act.`;
  const missing = facts.type !== 'Ship' || facts.staffing === null ? [] : missingFor(g, ship, facts.staffing);
  const own = isMatched(g, ship) ? [] : [`a personnel of its affiliation (${affiliationOf(ship)})`];
  return `${name} isn’t staffed. The ship still needs aboard: ${listed([...own, ...missing])}.`;
}

/**
 * Returns what the crew lacks for the closest staffing alternative (C-STAFF-01). Icons that few of the crew have are
 * supplied first, so that those that are missing are the ones that most personnel could supply.
 */
function missingFor(g: FirstEdition, ship: Piece, staffing: Formula): string[] {
  const crew = serving(g, ship);
  const suppliers = (icon: Icon): number => crew.filter((piece) => supplies(piece, icon)).length;
  const lacks = ways(staffing).map((parts) => {
    const icons = parts.filter(isIcon).toSorted((one, other) => suppliers(one) - suppliers(other));
    return [...uncovered(crew, icons), ...unmet(g, ship, parts)];
  });
  const least = lacks.reduce((best, other) => (other.length < best.length ? other : best));
  const words = least.map(formulaText);
  return [...new Set(words)].map((one) => {
    const count = words.filter((other) => other === one).length;
    return count === 1 ? one : `${count} ${one}`;
  });
}

/** Returns every set of parts that remains if any `count` of these parts are left out (C-STAFF-02). */
function relieved(parts: Parts, count: number): Parts[] {
  if (count === 0 || parts.length === 0) return [parts];
  return parts.flatMap((_part, number) => relieved(parts.toSpliced(number, 1), count - 1));
}

/** True for a ship that has no staffing requirements. */
export function isUnstaffed({ card }: { readonly card: string }): boolean {
  const facts = cardOf(card);
  return facts.type === 'Ship' && facts.staffing === null;
}

/**
 * Returns the number of a ship's staffing icons (C-STAFF-01). If there are alternatives, the one with the most icons
 * counts.
 */
export function staffingIcons({ card }: Piece): number {
  const facts = cardOf(card);
  if (facts.type !== 'Ship' || facts.staffing === null) return 0;
  return Math.max(0, ...ways(facts.staffing).map((parts) => parts.filter(isIcon).length));
}
