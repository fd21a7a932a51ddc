import { kept } from '../../../kit/cache.ts';
import { listed } from '../../../kit/words.ts';
import type { Formula, Who } from '../../content/formula.ts';
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

/**
 * A ship's staffing: icons and affiliations that personnel must supply, one each, and other requirements (C-STAFF-01).
 */
interface Needs {
  icons: Who[];
  others: Formula[];
}

const WAYS = new WeakMap<Formula, readonly Needs[]>();

/** Returns the alternatives that meet a formula. */
function ways(formula: Formula): readonly Needs[] {
  return kept(WAYS, formula, made);
}

function made(formula: Formula): Needs[] {
  if (formula.is === 'any') return formula.of.flatMap(made);
  if (formula.is === 'all')
    return formula.of.map(made).reduce((sets, more) =>
      sets.flatMap((one) =>
        more.map((other) => ({
          icons: [...one.icons, ...other.icons],
          others: [...one.others, ...other.others],
        })),
      ),
    );
  if (formula.is !== 'people' || !isIcon(formula.who)) return [{ icons: [], others: [formula] }];
  return [{ icons: new Array<Who>(formula.count).fill(formula.who), others: [] }];
}

/** True if a requirement is an icon. Features such as species aren't icons (C-STAFF-05). */
function isIcon({ icons, affiliation }: Who): boolean {
  return icons.length > 0 || affiliation !== undefined;
}

/**
 * True if a personnel supplies an icon. A command icon counts as a staff icon (C-STAFF-03), but special icons need an
 * exact match (C-STAFF-05). On a dual-personnel card, only one person supplies the affiliation.
 */
function supplies(piece: Piece, { icons: [icon = ''], affiliation }: Who): boolean {
  if (affiliation !== undefined) return piece.half !== 1 && affiliationOf(piece) === affiliation;
  const icons = iconsOf(piece);
  return icons.includes(icon) || (icon === 'Stf' && icons.includes('Cmd'));
}

const isRank = (icon: string): boolean => icon === 'Cmd' || icon === 'Stf';

/**
 * Returns a personnel's icons. If a dual-personnel card has two command or staff icons, the first icon belongs to the
 * first person and the second to the second person (C-DUAL-02).
 */
function iconsOf({ card, half }: Piece): readonly string[] {
  const { icons } = cardOf(card);
  const ranks = half === undefined ? [] : icons.filter(isRank);
  if (half === undefined || ranks.length < 2) return icons;
  return [...icons.filter((icon) => !isRank(icon)), ...ranks.slice(half, half + 1)];
}

/**
 * Returns the icons that no crew member is left to supply. Each personnel supplies one icon, and a dual-personnel card
 * supplies two (C-STAFF-02, C-BORG-03).
 */
function uncovered(cards: readonly Piece[], icons: readonly Who[]): Who[] {
  const crew = cards.flatMap(halvesOf);
  const taken = new Map<Piece, Who>();
  const place = (icon: Who, tried: Set<Piece>): boolean => {
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

/**
 * The personnel aboard who count for staffing. Animals don't count (C-STAFF-08), but the opponent's infiltrators can
 * choose to count (C-INFIL-01).
 */
const serving: (g: FirstEdition, ship: Piece) => readonly Piece[] = each((g, ship) =>
  [...crewOf(g, ship), ...volunteers(g, ship)].filter((piece) => !isAnimal(piece)),
);

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
  const group = { people: crew, equipment: [], ship };
  const isMet = ({ icons, others }: Needs) =>
    uncovered(crew, icons).length === 0 && others.every((one) => meets(g, group, one));
  // Parts of the staffing requirement that needn't be met may be any parts (C-STAFF-02).
  const covered = crew.reduce((sum, { id }) => sum + added(g, 'staffing', { ship: ship.id, piece: id }), 0);
  const spare = covered + added(g, 'staffing', { ship: ship.id });
  return ways(facts.staffing)
    .flatMap((needs) => relieved(needs, spare))
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
 * Returns what the crew lacks for the closest staffing alternative. Icons that few of the crew have are supplied first,
 * so that those that are missing are the ones that most personnel could supply.
 */
function missingFor(g: FirstEdition, ship: Piece, staffing: Formula): string[] {
  const crew = serving(g, ship);
  const group = { people: crew, equipment: [], ship };
  const suppliers = (icon: Who): number => crew.filter((piece) => supplies(piece, icon)).length;
  const lacks = ways(staffing).map(({ icons, others }) => [
    ...uncovered(
      crew,
      icons.toSorted((one, other) => suppliers(one) - suppliers(other)),
    ).map((who): Formula => ({ is: 'people', who, count: 1 })),
    ...others.filter((one) => !meets(g, group, one)),
  ]);
  const [least = []] = lacks.sort((one, other) => one.length - other.length);
  const words = least.map(formulaText);
  return [...new Set(words)].map((one) => {
    const count = words.filter((other) => other === one).length;
    return count === 1 ? one : `${count} ${one}`;
  });
}

/** Returns every requirement that remains if any `count` parts of this one are left out. */
function relieved(needs: Needs, count: number): Needs[] {
  const { icons, others } = needs;
  if (count === 0 || icons.length + others.length === 0) return [needs];
  const left = [
    ...icons.map((_, number) => ({ others, icons: icons.filter((_icon, index) => index !== number) })),
    ...others.map((_, number) => ({ icons, others: others.filter((_one, index) => index !== number) })),
  ];
  return left.flatMap((one) => relieved(one, count - 1));
}

/**
 * Returns the number of a ship's staffing icons (C-STAFF-01). If there are alternatives, the one with the most icons
 * counts.
 */
export function staffingIcons({ card }: Piece): number {
  const facts = cardOf(card);
  if (facts.type !== 'Ship' || facts.staffing === null) return 0;
  return Math.max(0, ...ways(facts.staffing).map(({ icons }) => icons.length));
}
