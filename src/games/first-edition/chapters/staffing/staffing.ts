import { kept } from '../../../kit/cache.ts';
import type { Formula, Who } from '../../content/formula.ts';
import { cardOf } from '../../content/pool.ts';
import { each } from '../../position/look.ts';
import { halvesOf, isDisabled } from '../../position/pieces.ts';
import { granted } from '../../rules/ask.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { affiliationOf, matching } from '../affiliation/compatible.ts';
import { meets } from '../skills/group.ts';
import { isAnimal } from '../skills/skills.ts';
import { crewAtLarge, crewOf } from '../teams/teams.ts';

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

/** Whether each icon can come from somebody else of the crew: of two people on a card each supplies one (C-STAFF-02, C-BORG-03). */
function covers(cards: readonly Piece[], icons: readonly Who[]): boolean {
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
  return icons.every((icon) => place(icon, new Set()));
}

/** Those aboard who can serve: no animals (C-STAFF-08). */
const serving: (g: FirstEdition, ship: Piece) => readonly Piece[] = each((g, ship) =>
  crewOf(g, ship).filter((piece) => !isAnimal(piece)),
);

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
  const isMet = ({ icons, others }: Needs) => covers(crew, icons) && others.every((one) => meets(g, group, one));
  // C-STAFF-02: who counts for one more takes any of them off.
  const spare = crew.filter(({ id }) => granted(g, 'staffs-twice', { piece: id })).length;
  return ways(facts.staffing)
    .flatMap((needs) => relieved(needs, spare))
    .some(isMet);
});

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
