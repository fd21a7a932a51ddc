import type { Seat } from '../../../kernel/types.ts';
import { playerOf, rivals } from '../chapters/captains/find.ts';
import { type Purse, purseOf } from '../chapters/data/payments.ts';
import { cardOf } from '../content/cards/all.ts';
import { dataFor } from '../content/cards/card.ts';
import type { Colour } from '../content/colours.ts';
import { crewOf } from '../content/crew/all.ts';
import { skillOf } from '../content/skills/all.ts';
import { withCost } from '../effects/kinds/offer.ts';
import type { Effects } from '../effects/union.ts';
import { DAMAGE, type Frontiers } from '../state.ts';
import type { PotentialView } from '../view.ts';
import {
  type AnyOf,
  bonusOf,
  type Counting,
  modifiersIn,
  NOTHING,
  type Sort,
  suits,
  turnedBy,
  type Use,
  usesOf,
} from './uses.ts';

/** Ways to spend data that are compared, before the best is taken to be payable whatever it costs. */
const MOST_COMPARED = 400;

/**
 * The most that a captain could have of each in this turn: what is gathered already, and each card of the hand, Skill and Ready
 * Crew Member once, paid with data at hand and with data that these give. Nothing that is held can come to more. What is drawn
 * or gained from an offer is left out.
 */
export function potential(g: Frontiers, seat: Seat): PotentialView {
  const { move, diplomacy, close, long, shields } = playerOf(g, seat).points;
  const fire = (of: Readonly<Record<string, number>>) => Object.values(of).reduce((sum, points) => sum + points, 0);
  return {
    move: move + most(g, seat, 'move'),
    attack: fire(close) + fire(long) + most(g, seat, 'attack'),
    shields: fire(shields) + most(g, seat, 'shields'),
    diplomacy: diplomacy + most(g, seat, 'diplomacy'),
  };
}

/** The most of one sort that is not gathered yet. */
export function most(g: Frontiers, seat: Seat, sort: Sort): number {
  const held = effectsHeld(g, seat);
  const inForce = playerOf(g, seat).lasting.map(({ modifier }) => modifier);
  const turned = turnedBy(sort, [...inForce, ...held.flatMap(modifiersIn)]);
  const asked: Counting = { g, seat, sort, turned };
  // Cards sideways have their value without any rule that is in force: each adds what it can, once or for every card.
  const bonus = inForce.reduce((sum, modifier) => sum + bonusOf(g, seat, sort, modifier), 0);
  return bonus + bestOf(sourcesOf(asked), purseOf(g, seat), g.core);
}

/** Lists of effects of all that a captain can use: cards, Crew, Skills. */
export function effectsHeld(g: Frontiers, seat: Seat): Effects[] {
  const { hand } = playerOf(g, seat);
  const cards = hand.map(cardOf).flatMap(({ basic, strong }) => [basic, strong]);
  return [...cards, ...crewHeld(g, seat).flat(), ...skillsHeld(g, seat)];
}

/** Abilities of each Crew Member that is Ready, with their costs. */
function crewHeld(g: Frontiers, seat: Seat): Effects[][] {
  const able = playerOf(g, seat).crew.filter(({ ready, wounds }) => ready && wounds === 0);
  return able.map(({ crew }) => crewOf(crew).abilities.map(withCost));
}

/** Own Skills that were not used, and those of others that lie open. */
function skillsHeld(g: Frontiers, seat: Seat): Effects[] {
  const own = playerOf(g, seat).skills.filter(({ used }) => used === 'no');
  const common = rivals(g, seat).flatMap((of) => playerOf(g, of).skills.filter(({ used }) => used === 'common'));
  return [
    ...own.map(({ skill }) => skillOf(skill).effects),
    ...common.flatMap(({ skill, guests = [] }) => (guests.includes(seat) ? [] : [skillOf(skill).others ?? []])),
  ];
}

/** Something that is held, with the ways to use it once. */
interface Source {
  readonly uses: readonly Use[];
  readonly isCard: boolean;
}

function sourcesOf(asked: Counting): Source[] {
  const { g, seat } = asked;
  const cards = playerOf(g, seat).hand.map((id) => {
    const card = cardOf(id);
    // F-CARD-06, F-CARD-07
    const sideways = { ...NOTHING, gives: asked.sort === 'long' || id === DAMAGE ? 0 : 1 };
    if (id === DAMAGE) return [sideways];
    const sides = (['basic', 'strong'] as const).flatMap((side) => {
      const paid: Effects = dataFor(card, side).map((colour) => ({ do: 'pay', colours: [colour] }));
      return usesOf(asked, [...paid, ...card[side]]);
    });
    return [sideways, ...sides];
  });
  const crew = crewHeld(g, seat).map((abilities) => abilities.flatMap((effects) => usesOf(asked, effects)));
  const skills = skillsHeld(g, seat).map((effects) => usesOf(asked, effects));
  return [
    ...cards.map((uses) => ({ uses: [NOTHING, ...uses], isCard: true })),
    ...[...crew, ...skills].map((uses) => ({ uses: [NOTHING, ...uses], isCard: false })),
  ];
}

/** The most points of one use of each source, where all that these take can be supplied. */
function bestOf(sources: readonly Source[], purse: Purse, core: readonly Colour[]): number {
  const needy = sources.some(({ uses }) => uses.some(({ needs, gives }) => needs.length > 0 && gives > 0));
  // Data is of no interest where nothing is paid for.
  const all = sources
    .map(({ uses, isCard }) => ({ uses: worth(uses, needy), isCard }))
    .sort((one, other) => spread(other.uses) - spread(one.uses));
  const rest = all.map((_, at) => all.slice(at).reduce((sum, { uses }) => sum + highest(uses), 0));
  let best = 0;
  let compared = 0;
  const walk = (at: number, sofar: number, chosen: readonly Use[]): void => {
    const source = all[at];
    if (sofar + (rest[at] ?? 0) <= best) return;
    if (source === undefined) {
      const takes = chosen.reduce((sum, use) => sum + use.takes, 0);
      const left =
        sofar -
        givenUp(
          takes,
          chosen.filter((_, place) => all[place]?.isCard === true),
        );
      compared += 1;
      if (left > best && (compared > MOST_COMPARED || isCovered(purse, core, chosen))) best = left;
      return;
    }
    for (const use of source.uses) walk(at + 1, sofar + use.gives, [...chosen, use]);
  };
  walk(0, 0, []);
  return best;
}

/** Points of the cards that others take: the least that they could have given; without enough cards all points are lost. */
function givenUp(takes: number, cards: readonly Use[]): number {
  if (takes === 0) return 0;
  const free = cards.filter((use) => use.takes === 0).map(({ gives }) => gives);
  if (free.length < takes) return Number.POSITIVE_INFINITY;
  return free
    .sort((one, other) => one - other)
    .slice(0, takes)
    .reduce((sum, gives) => sum + gives, 0);
}

const highest = (uses: readonly Use[]): number => Math.max(...uses.map(({ gives }) => gives));
const spread = (uses: readonly Use[]): number => highest(uses) - Math.min(...uses.map(({ gives }) => gives));

/** The uses that can be the best one, the strongest first: of those that cost and yield nothing one alone. */
function worth(uses: readonly Use[], needy: boolean): Use[] {
  const isFree = ({ needs, yields, dice, takes }: Use): boolean =>
    needs.length === 0 && takes === 0 && (!needy || (yields.length === 0 && dice === 0));
  const free = highest(uses.filter(isFree));
  const others = uses.filter((use) => !isFree(use) && (use.gives > free || use.yields.length > 0 || use.dice > 0));
  return [...others, { ...NOTHING, gives: free }].sort((one, other) => other.gives - one.gives);
}

/** One data that can be paid: of a purse, or given by what is used. */
interface Supply {
  readonly isDie: boolean;
  /** The use that gives it, by its place: it doesn’t pay for that very use. */
  readonly from: number | null;
  pays(colour: Colour): boolean;
}

/** Data that a use needs, with the place of the use. */
interface Need {
  readonly colours: AnyOf;
  readonly by: number;
}

/**
 * Whether data at hand and data that others of these uses give covers all that they need, whichever comes first. Each need takes
 * a supply of its own, as needs before it make room; `dice` of the Core at most.
 */
function isCovered(purse: Purse, core: readonly Colour[], chosen: readonly Use[]): boolean {
  const needs = chosen.flatMap((use, by) => use.needs.map((colours): Need => ({ colours, by })));
  if (needs.length === 0) return true;
  const supplies = suppliesOf(purse, core, chosen);
  const dice = chosen.reduce((sum, use) => sum + use.dice, Math.max(0, purse.dice));
  const taken = new Map<Supply, Need>();
  const diceTaken = (): Supply[] => [...taken.keys()].filter(({ isDie }) => isDie);
  /** Gives what a supply pays for another one, so that it is free. */
  const frees = (supply: Supply, seen: Set<Supply>): boolean => {
    const need = taken.get(supply);
    if (need === undefined) return true;
    taken.delete(supply);
    if (finds(need, seen)) return true;
    taken.set(supply, need);
    return false;
  };
  const finds = (need: Need, seen: Set<Supply>): boolean => {
    for (const supply of supplies) {
      if (seen.has(supply) || supply.from === need.by || !need.colours.some((one) => supply.pays(one))) continue;
      seen.add(supply);
      if (!frees(supply, seen)) continue;
      const isFull = supply.isDie && diceTaken().length >= dice;
      if (isFull && !diceTaken().some((die) => !seen.has(die) && seen.add(die) && frees(die, seen))) continue;
      if (supply.isDie && diceTaken().length >= dice) continue;
      taken.set(supply, need);
      return true;
    }
    return false;
  };
  return needs.every((need) => finds(need, new Set()));
}

/** Data that is given, kept, or lies in the Core. */
function suppliesOf(purse: Purse, core: readonly Colour[], chosen: readonly Use[]): Supply[] {
  const of = (source: Purse['sources'][number]): Supply => ({
    isDie: source.kind === 'die',
    from: null,
    pays: (need) => purse.paysFor(source, need),
  });
  const given = chosen.flatMap((use, from) =>
    use.yields.map((colours): Supply => ({ isDie: false, from, pays: (need) => suits(colours, need) })),
  );
  const kept = purse.sources.flatMap((source) =>
    source.kind === 'die' ? [] : Array.from({ length: source.count }, () => of(source)),
  );
  const lying = core.map((colour) => of({ kind: 'die', colour, count: 1, fleeting: false }));
  return [...given, ...kept, ...lying];
}
