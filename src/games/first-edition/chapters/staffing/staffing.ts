import { kept } from '../../../kit/cache.ts';
import { listed } from '../../../kit/words.ts';
import type { Formula, Who } from '../../content/formula.ts';
import { formulaText } from '../../content/formula-words.ts';
import { cardOf } from '../../content/pool.ts';
import { opponentOf } from '../../position/find.ts';
import { each } from '../../position/look.ts';
import { pieceName } from '../../position/names.ts';
import { halvesOf, isDisabled, isStopped } from '../../position/pieces.ts';
import { granted } from '../../rules/ask.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { affiliationOf, matching } from '../affiliation/compatible.ts';
import { infiltratorsOf } from '../infiltration/icons.ts';
import { canAct } from '../infiltration/taking-part.ts';
import { meets } from '../skills/group.ts';
import { isAnimal } from '../skills/skills.ts';
import { crewAtLarge, crewOf, crewPlaces } from '../teams/teams.ts';

/** Icons that people must supply, one each, those of affiliations too, and what else is needed (C-STAFF-01). */
interface Needs {
  icons: Who[];
  others: Formula[];
}

const WAYS = new WeakMap<Formula, readonly Needs[]>();

/** The ways in which a formula can be met. */
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

/** Whether what is asked of somebody is an icon of theirs: a species or the like is none (C-STAFF-05). */
function isIcon({ icons, affiliation }: Who): boolean {
  return icons.length > 0 || affiliation !== undefined;
}

/**
 * Whether somebody supplies an icon: a command icon stands in for a staff icon (C-STAFF-03), nothing does for special ones (C-STAFF-05).
 * Of two people on a card one alone has that of their affiliation, which they have once.
 */
function supplies(piece: Piece, { icons: [icon = ''], affiliation }: Who): boolean {
  if (affiliation !== undefined) return piece.half !== 1 && affiliationOf(piece) === affiliation;
  const icons = iconsOf(piece);
  return icons.includes(icon) || (icon === 'Stf' && icons.includes('Cmd'));
}

const isRank = (icon: string): boolean => icon === 'Cmd' || icon === 'Stf';

/** The icons of somebody; of two people on a card each has one of the command and staff icons, in their order (C-DUAL-02). */
function iconsOf({ card, half }: Piece): readonly string[] {
  const { icons } = cardOf(card);
  const ranks = half === undefined ? [] : icons.filter(isRank);
  if (half === undefined || ranks.length < 2) return icons;
  return [...icons.filter((icon) => !isRank(icon)), ...ranks.slice(half, half + 1)];
}

/** The icons that nobody is left to supply: each comes from somebody else of the crew, of two people on a card each supplies one (C-STAFF-02, C-BORG-03). */
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

/** Those aboard who can serve: no animals (C-STAFF-08), and the opponent’s infiltrators if they want to (C-INFIL-01). */
const serving: (g: FirstEdition, ship: Piece) => readonly Piece[] = each((g, ship) =>
  [...crewOf(g, ship), ...volunteers(g, ship)].filter((piece) => !isAnimal(piece)),
);

function volunteers(g: FirstEdition, ship: Piece): Piece[] {
  if (isStopped(g, ship)) return [];
  const willing = infiltratorsOf(g, opponentOf(ship.seat)).filter(({ serves }) => serves === true);
  return willing.filter((piece) => crewPlaces(g, ship.id).includes(piece.at) && canAct(g, piece));
}

/** Whether somebody who can act aboard has the icon of the ship (C-STAFF-01). */
export function isMatched(g: FirstEdition, ship: Piece): boolean {
  return serving(g, ship).some((piece) => matching(piece, ship));
}

/** Whether somebody aboard has the icon of the ship, stopped or not: enough where its WEAPONS are only asked for (C-MISSION-26). */
export function isServed(g: FirstEdition, ship: Piece): boolean {
  return crewAtLarge(g, ship).some((piece) => !isDisabled(piece) && !isAnimal(piece) && matching(piece, ship));
}

/** Whether a ship has all that it needs to move (C-STAFF-06), of people alone (C-STAFF-04). Without it, it is stalled (C-STAFF-07). */
export const isStaffed: (g: FirstEdition, ship: Piece) => boolean = each((g, ship) => {
  const facts = cardOf(ship.card);
  if (facts.type !== 'Ship' || !isMatched(g, ship)) return false;
  if (facts.staffing === null) return true;
  const crew = serving(g, ship);
  const group = { people: crew, equipment: [], ship };
  const isMet = ({ icons, others }: Needs) =>
    uncovered(crew, icons).length === 0 && others.every((one) => meets(g, group, one));
  // C-STAFF-02: who counts for one more takes any of them off.
  const spare = crew.filter(({ id }) => granted(g, 'staffs-twice', { piece: id })).length;
  return ways(facts.staffing)
    .flatMap((needs) => relieved(needs, spare))
    .some(isMet);
});

/** What a ship lacks to move, in words (C-STAFF-01): somebody of its affiliation, or what the way that is nearest still asks for. */
export function lacksCrew(g: FirstEdition, ship: Piece): string {
  const facts = cardOf(ship.card);
  const crew = serving(g, ship);
  const name = pieceName(g, ship.id);
  if (crew.length === 0) return `${name} has nobody aboard who can act.`;
  const missing = facts.type !== 'Ship' || facts.staffing === null ? [] : missingFor(g, ship, facts.staffing);
  const own = isMatched(g, ship) ? [] : [`somebody of its own affiliation (${affiliationOf(ship)})`];
  return `${name} lacks the crew that it needs. It still needs aboard: ${listed([...own, ...missing])}.`;
}

/** What the crew aboard lacks of what a ship needs, of several ways the one that is nearest. */
function missingFor(g: FirstEdition, ship: Piece, staffing: Formula): string[] {
  const crew = serving(g, ship);
  const group = { people: crew, equipment: [], ship };
  const lacks = ways(staffing).map(({ icons, others }) => [
    ...uncovered(crew, icons).map((who): Formula => ({ is: 'people', who, count: 1 })),
    ...others.filter((one) => !meets(g, group, one)),
  ]);
  const [least = []] = lacks.sort((one, other) => one.length - other.length);
  const words = least.map(formulaText);
  return [...new Set(words)].map((one) => {
    const count = words.filter((other) => other === one).length;
    return count === 1 ? one : `${count} ${one}`;
  });
}

/** What is left of what a ship needs without so many of it, whichever they are. */
function relieved(needs: Needs, count: number): Needs[] {
  const { icons, others } = needs;
  if (count === 0 || icons.length + others.length === 0) return [needs];
  const left = [
    ...icons.map((_, number) => ({ others, icons: icons.filter((_icon, index) => index !== number) })),
    ...others.map((_, number) => ({ icons, others: others.filter((_one, index) => index !== number) })),
  ];
  return left.flatMap((one) => relieved(one, count - 1));
}

/** How many icons a ship asks for (C-STAFF-01): the most that one of its ways has. */
export function staffingIcons({ card }: Piece): number {
  const facts = cardOf(card);
  if (facts.type !== 'Ship' || facts.staffing === null) return 0;
  return Math.max(0, ...ways(facts.staffing).map(({ icons }) => icons.length));
}
