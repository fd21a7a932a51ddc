import { kept } from '../../../kit/cache.ts';
import type { Formula } from '../../content/formula.ts';
import { cardOf } from '../../content/pool.ts';
import { isPersonnel } from '../../position/kinds.ts';
import { each } from '../../position/look.ts';
import { halvesOf } from '../../position/pieces.ts';
import { granted } from '../../rules/ask.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { matching } from '../affiliation/compatible.ts';
import { meets } from '../skills/group.ts';
import { isAnimal } from '../skills/skills.ts';
import { crewOf } from '../teams/teams.ts';

/** Icons that people must supply, one each, and what else is needed (C-STAFF-01). */
interface Needs {
  icons: string[];
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
  const [icon, more] = formula.is === 'people' ? formula.who.icons : [];
  if (formula.is !== 'people' || icon === undefined || more !== undefined) return [{ icons: [], others: [formula] }];
  return [{ icons: new Array<string>(formula.count).fill(icon), others: [] }];
}

/** Whether somebody supplies an icon: a command icon stands in for a staff icon (C-STAFF-03), nothing does for special ones (C-STAFF-05). */
function supplies({ card, half }: Piece, icon: string): boolean {
  const facts = cardOf(card);
  if (!isPersonnel(facts)) return false;
  // C-DUAL-02: staffing icons stand in the order of the people.
  const own = half === undefined ? undefined : facts.icons.filter((one) => STAFFING.includes(one))[half];
  const has = (wanted: string) =>
    half !== undefined && STAFFING.includes(wanted) ? own === wanted : facts.icons.includes(wanted);
  return has(icon) || (icon === 'Stf' && has('Cmd'));
}

/** Icons that people are printed with to staff ships: each serves with one of them at a time (C-BORG-03). */
const STAFFING: readonly string[] = ['Cmd', 'Stf', 'Com', 'Def', 'Nav'];

/** Whether each icon can come from somebody else of the crew: of two people on a card each supplies one (C-STAFF-02). */
function covers(cards: readonly Piece[], icons: readonly string[]): boolean {
  const crew = cards.flatMap(halvesOf);
  const taken = new Map<Piece, string>();
  const place = (icon: string, tried: Set<Piece>): boolean => {
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

/** Whether a ship has all that it needs to move (C-STAFF-06), of people alone (C-STAFF-04). Without it, it is stalled (C-STAFF-07). */
export const isStaffed: (g: FirstEdition, ship: Piece) => boolean = each((g, ship) => {
  const facts = cardOf(ship.card);
  if (facts.type !== 'Ship' || !isMatched(g, ship)) return false;
  if (facts.staffing === null) return true;
  const crew = serving(g, ship);
  const group = { people: crew, equipment: [], ship };
  const isMet = ({ icons, others }: Needs) => covers(crew, icons) && others.every((one) => meets(g, group, one));
  const all = ways(facts.staffing);
  if (all.some(isMet)) return true;
  // C-STAFF-02: who counts for one more takes any of them off.
  const spare = crew.filter(({ id }) => granted(g, 'staffs-twice', { piece: id })).length;
  return spare > 0 && all.flatMap((needs) => relieved(needs, spare)).some(isMet);
});

/** What is left of what a ship needs without so many of it, whichever they are. */
function relieved(needs: Needs, count: number): Needs[] {
  if (count === 0) return [needs];
  const { icons, others } = needs;
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
