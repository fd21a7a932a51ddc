import type { Seat } from '../../../kernel/types.ts';
import { playerOf } from '../chapters/captains/find.ts';
import { purseOf, waysToPay } from '../chapters/data/payments.ts';
import { cardOf } from '../content/cards/all.ts';
import { dataFor } from '../content/cards/card.ts';
import type { Colour } from '../content/colours.ts';
import { crewOf } from '../content/crew/all.ts';
import { sidewaysValue } from '../effects/sideways.ts';
import type { Effects } from '../effects/union.ts';
import { DAMAGE, type Frontiers } from '../state.ts';
import type { PotentialView } from '../view.ts';

type Sort = keyof PotentialView;

/** Effects for which data is paid at most: what a turn has, and few enough to be looked at quickly. */
const MOST_PAID = 5;

/** A card or a Crew Member: what it gives without data, and what more it gives for data. */
interface Source {
  free: number;
  ways: { gives: number; data: readonly Colour[] }[];
}

/**
 * The most that a captain could have of each in this turn: what is gathered already, each card of the hand and each Ready Crew
 * Member once, in the best way that data at hand pays for. What is drawn or counted only as it is played is left out.
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

function most(g: Frontiers, seat: Seat, sort: Sort): number {
  const sources = [...cards(g, seat, sort), ...crew(g, seat, sort)];
  const purse = purseOf(g, seat);
  // What gains the most by data gets it first.
  const gains = sources
    .flatMap((source) => source.ways.map(({ gives, data }) => ({ source, more: gives - source.free, data })))
    .filter(({ more }) => more > 0)
    .sort((one, other) => other.more - one.more);
  const paid = new Set<Source>();
  let needs: readonly Colour[] = [];
  let sum = sources.reduce((all, { free }) => all + free, 0);
  for (const { source, more, data } of gains) {
    if (paid.has(source) || paid.size === MOST_PAID) continue;
    if (waysToPay(purse, [...needs, ...data]).length === 0) continue;
    needs = [...needs, ...data];
    paid.add(source);
    sum += more;
  }
  return sum;
}

/** Cards of the hand; sideways each gives a point or more (F-CARD-06). */
function cards(g: Frontiers, seat: Seat, sort: Sort): Source[] {
  return playerOf(g, seat).hand.map((id) => {
    const card = cardOf(id);
    const sideways = sidewaysValue(g, seat, card);
    if (id === DAMAGE) return { free: sideways, ways: [] };
    const sides = (['basic', 'strong'] as const).map((side) => ({
      gives: given(card[side], sort),
      data: dataFor(card, side),
    }));
    return sourceOf(sideways, sides);
  });
}

/** Crew that is Ready, each for one of its abilities (F-CREW-08). */
function crew(g: Frontiers, seat: Seat, sort: Sort): Source[] {
  return playerOf(g, seat)
    .crew.filter(({ ready, wounds }) => ready && wounds === 0)
    .map((member) => {
      const { abilities } = crewOf(member.crew);
      const ways = abilities.map(({ data, effects }) => ({
        gives: given(effects, sort),
        data: data === null ? [] : [data],
      }));
      return sourceOf(0, ways);
    });
}

function sourceOf(least: number, ways: Source['ways']): Source {
  const free = ways.filter(({ data }) => data.length === 0).map(({ gives }) => gives);
  return { free: Math.max(least, ...free), ways: ways.filter(({ data }) => data.length > 0) };
}

/** What effects give of a sort: of several ways the best. */
function given(effects: Effects, sort: Sort): number {
  return effects.reduce((sum, effect) => {
    if (effect.do === 'one') return sum + Math.max(...effect.ways.map((way) => given(way, sort)));
    if (effect.do !== sort) return sum;
    return sum + (typeof effect.amount === 'number' ? effect.amount : 0);
  }, 0);
}
