import type { Seat } from '../../../kernel/types.ts';
import { playerOf, rivals } from '../chapters/captains/find.ts';
import { sumFire } from '../chapters/captains/points.ts';
import { cardOf } from '../content/cards/all.ts';
import { dataFor } from '../content/cards/card.ts';
import { crewOf } from '../content/crew/all.ts';
import { withCost } from '../content/crew/crew-card.ts';
import { skillOf } from '../content/skills/all.ts';
import type { Effects } from '../effects/union.ts';
import { type CardId, DAMAGE, type Frontiers, type Player } from '../state.ts';
import type { PotentialView } from '../view.ts';
import { bestOf, type Holding } from './best.ts';
import { assetsOf } from './cover.ts';
import { eachBoth, NOTHING, type Thing, type Use } from './use.ts';
import { activated, type Counting, changed, modifiersIn, type Sort, turnedBy, usesOf, without } from './uses.ts';

/**
 * Returns the most points of each sort that a captain could have this turn: the points gathered so far, and each card,
 * Skill and Crew Member used once. The cards, Skills and Crew Members are paid for with available data and with data
 * from each other. The captain can never get more than this from what they hold. Anything drawn, rolled, gained or
 * newly revealed is left out.
 */
export function potential(g: Frontiers, seat: Seat): PotentialView {
  const of = (sort: keyof PotentialView): number => potentialOf(g, seat, sort);
  return { move: of('move'), attack: of('attack'), shields: of('shields'), diplomacy: of('diplomacy') };
}

/** Returns the most points of one sort that a captain could have this turn. */
export function potentialOf(g: Frontiers, seat: Seat, sort: keyof PotentialView): number {
  return gathered(playerOf(g, seat), sort) + most(g, seat, sort);
}

/** Returns the points of a sort that a captain already has. */
export function gathered({ points }: Player, sort: keyof PotentialView): number {
  switch (sort) {
    case 'move':
    case 'diplomacy':
      return points[sort];
    case 'attack':
      return sumFire(points.close) + sumFire(points.long);
    case 'shields':
      return sumFire(points.shields);
  }
}

/** Returns the most points of one sort that the captain could still gain. */
export function most(g: Frontiers, seat: Seat, sort: Sort): number {
  const { hand, lasting } = playerOf(g, seat);
  const inForce = lasting.map(({ modifier }) => modifier);
  const turned = turnedBy(sort, [...inForce, ...effectsHeld(g, seat).flatMap(modifiersIn)]);
  const asked: Counting = { g, seat, sort, turned, of: null, hand, acting: [], more: 0 };
  const rules = inForce
    // The purse already accounts for the number of dice that may be taken, and for wild dice.
    .filter(({ kind }) => kind === 'sideways' || kind === 'next' || kind === 'crew')
    .map((modifier): Holding => ({ uses: changed(sort, modifier), card: null }));
  return bestOf([...holdingsOf(asked), ...rules], assetsOf(g, seat));
}

/** Returns the effects of everything that a captain can use: cards, Crew and Skills. */
export function effectsHeld(g: Frontiers, seat: Seat): Effects[] {
  const { hand, crew } = playerOf(g, seat);
  const cards = hand.map(cardOf).flatMap(({ basic, strong }) => [basic, strong]);
  // Spent or Wounded Crew are included, since they may still become able to act.
  const abilities = crew.flatMap((member) => crewOf(member.crew).abilities.map(withCost));
  return [...cards, ...abilities, ...skillsHeld(g, seat)];
}

/** Returns the effects of the player's unused Skills, and of other players' shared Skills that the player may use. */
function skillsHeld(g: Frontiers, seat: Seat): Effects[] {
  const own = playerOf(g, seat).skills.filter(({ used }) => used === 'no');
  const common = rivals(g, seat).flatMap((of) => playerOf(g, of).skills.filter(({ used }) => used === 'common'));
  return [
    ...own.map(({ skill }) => skillOf(skill).effects),
    ...common.flatMap(({ skill, guests = [] }) => (guests.includes(seat) ? [] : [skillOf(skill).others ?? []])),
  ];
}

/** Returns everything that the captain holds, with the ways to use it once. */
function holdingsOf(asked: Counting): Holding[] {
  const { g, seat } = asked;
  const { hand, crew } = playerOf(g, seat);
  const members = [...crew.entries()].filter(([, { ready }]) => ready).map(([place]) => activated(asked, place));
  const skills = skillsHeld(g, seat).map((effects) => usesOf(asked, effects));
  return [
    ...hand.map((id) => ({ uses: [NOTHING, ...cardUses(asked, id)], card: id === DAMAGE ? null : id })),
    ...[...members, ...skills].map((uses) => ({ uses: [NOTHING, ...uses], card: null })),
  ];
}

/** The ways to play a card: sideways, or one of its sides (F-CARD-02, F-CARD-06). */
function cardUses(asked: Counting, id: CardId): Use[] {
  const card = cardOf(id);
  const isDamage = id === DAMAGE;
  const thing: Thing = isDamage ? 'damage' : card.sort === 'basic' ? 'plain' : 'advanced';
  // F-CARD-05, F-CARD-07
  const sideways: Use = { ...NOTHING, gives: asked.sort === 'long' || isDamage ? 0 : 1, brings: [thing] };
  if (isDamage) return [sideways];
  const own: Counting = { ...asked, of: 'card', hand: without(asked.hand, id) };
  const sides = (['basic', 'strong'] as const).flatMap((side) => {
    const needs = dataFor(card, side).map((colour) => ({ colours: [colour], after: 0 }));
    return eachBoth([needs.length === 0 ? NOTHING : { ...NOTHING, needs }], usesOf(own, card[side]));
  });
  return [sideways, ...sides];
}
