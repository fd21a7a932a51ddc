import { type Offer, open } from '../../../../kit/offers.ts';
import { listed, several } from '../../../../kit/words.ts';
import type { Effect, Effects } from '../../../effects/union.ts';
import { opponentsOf, shipsOf, sideAt, strengthOf } from '../../../position/conflict.ts';
import { ownerName } from '../../../position/names.ts';
import { type Part, partOf } from '../../../position/part.ts';
import type { Ascendancy } from '../../../state.ts';
import { advancements } from '../../card-rules.ts';

/** Returns how many Ships a player has in a battle, and the strength of each opponent. */
function strengths(g: Ascendancy, { c, place, side }: Part): { own: number; foes: { on: number; ships: number }[] } {
  const foes = opponentsOf(g, c, place).map((on) => ({ on, ships: strengthOf(g, c, on) }));
  return { own: shipsOf(g, side), foes };
}

/**
 * Returns all ways to split a total number of Ships among the opponents: how many from each, up to the Ships that they
 * have.
 */
function shares(count: number, foes: readonly { on: number; ships: number }[]): { on: number; ships: number }[][] {
  const [first, ...others] = foes;
  if (first === undefined) return count === 0 ? [[]] : [];
  const most = Math.min(count, first.ships);
  return Array.from({ length: most + 1 }, (_, ships) => ships).flatMap((ships) =>
    shares(count - ships, others).map((rest) => (ships === 0 ? rest : [{ on: first.on, ships }, ...rest])),
  );
}

/**
 * Offers to sacrifice a number of Ships for the same number of opposing Ships, with one offer for each way to split
 * that number (A-OPEN-19).
 */
function sacrifices(g: Ascendancy, part: Part, count: number): Offer<Effects>[] {
  const { foes } = strengths(g, part);
  const rule = 'kli-06';
  return shares(count, foes).flatMap(([first, ...others]): Offer<Effects>[] => {
    if (first === undefined) return [];
    const whose = [first, ...others].map(({ on, ships }) => `${ships} of ${ownerName(g, sideAt(part.c, on).owner)}`);
    const label = `Sacrifice ${several(count, 'Ship')} for ${listed(whose)}`;
    const key = `sacrifice:${[first, ...others].map(({ on, ships }) => `${on}-${ships}`).join(':')}`;
    const more = others.map(({ on, ships }): Effect => ({ do: 'extra-hits', rule, hits: ships, on, sure: true }));
    return [
      open({ key, verb: 'sacrifice', label, rule: 'A-KLI-06' }, [
        { do: 'sacrifice', rule, ships: count },
        { do: 'instead', rule, kills: first.ships, on: first.on },
        ...more,
      ]),
    ];
  });
}

/** Cult of Kahless. */
export const CARDS = advancements('klingon', [
  {
    id: 'kli-06',
    name: 'Cult of Kahless',
    cost: 2,
    type: 'Culture',
    tokens: [],
    source: 'book',
    line: 'In a Combat Round of a Space Battle, instead of rolling, you may sacrifice any number of your Ships there to destroy the same number of opposing Ships of your choice. None of your Ships roll in that Round.',
    rule: {
      at: {
        'before-hits': {
          prompt: 'sacrifice Ships instead of rolling?',
          offers(g, { seat }, { side }) {
            const part = partOf(g, seat, 'battle');
            if (part === null || part.place !== side) return [];
            const { own, foes } = strengths(g, part);
            const most = Math.min(
              own,
              foes.reduce((sum, { ships }) => sum + ships, 0),
            );
            return Array.from({ length: most }, (_, at) => at + 1).flatMap((count) => sacrifices(g, part, count));
          },
        },
      },
    },
  },
]);
