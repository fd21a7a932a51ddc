import type { Option, Seat } from '../../../../kernel/types.ts';
import { type Offer, open } from '../../../kit/offers.ts';
import { crewOf } from '../../content/crew/all.ts';
import { SHIPS } from '../../content/ships.ts';
import type { AwayTeam, Frontiers } from '../../state.ts';
import { placed } from '../asking/keys.ts';
import { crewAt, playerOf } from '../captains/find.ts';
import { damageOf } from '../combat/combat-maths.ts';
import { attackersLeft, combatOf, enemyOfFoe } from '../combat/foes.ts';
import { baseDefense } from '../turn-end/levels.ts';

/** A possible member of an Away Team: the Captain, or a Crew Member by index. */
export type Member = 'captain' | number;

/** The maximum number of Wound Tokens that one member can have, for example from a Biogenic Weapon (F-AWAY-33). */
export const MOST_WOUNDS = 2;

/**
 * Returns the members who may beam down: the Captain unless Wounded, and Ready, unwounded Crew (F-AWAY-04, F-AWAY-05,
 * F-AWAY-06, F-OPEN-62).
 */
export function volunteers(g: Frontiers, seat: Seat): Member[] {
  const { wounds, crew } = playerOf(g, seat);
  const able: Member[] = wounds === 0 ? ['captain'] : [];
  for (const [place, member] of crew.entries()) if (member.ready && member.wounds === 0) able.push(place);
  return able;
}

/**
 * Returns the members that can still be assigned damage. A member can be hit at most once, and only if it isn't Wounded
 * (F-AWAY-17, F-AWAY-18, F-HEAL-04). Spent members can be assigned damage (F-AWAY-31).
 */
export function standing(g: Frontiers, seat: Seat, team: AwayTeam): Member[] {
  const { wounds, crew } = playerOf(g, seat);
  const left: Member[] = team.captain && wounds === 0 ? ['captain'] : [];
  for (const place of team.crew) if (crew[place]?.wounds === 0) left.push(place);
  return left;
}

/** Returns the damage that a member absorbs. The Captain absorbs the value on the Level Token (F-OPEN-64). */
export function absorbs(g: Frontiers, seat: Seat, member: Member): number {
  return member === 'captain' ? baseDefense(g, seat) : crewOf(crewAt(g, seat, member).crew).defense;
}

/** Returns a member's name. */
export function memberName(g: Frontiers, seat: Seat, member: Member): string {
  if (member !== 'captain') return crewOf(crewAt(g, seat, member).crew).name;
  const { ship } = playerOf(g, seat);
  return ship === null ? 'The Captain' : SHIPS[ship].captain;
}

/**
 * Returns an offer to choose a member. The key ends in `captain`, or in the index and the card, such as
 * `1-field-medics`.
 */
export function memberOffer(
  g: Frontiers,
  seat: Seat,
  member: Member,
  about: Pick<Option, 'verb' | 'hint' | 'rule'>,
): Offer<Member> {
  const { verb } = about;
  const name = memberName(g, seat, member);
  if (member === 'captain') return open({ ...about, key: `${verb}:captain`, label: name }, member);
  const { crew: id } = crewAt(g, seat, member);
  // The second copy of a card and later ones get a number, so that their labels differ.
  const earlier = playerOf(g, seat).crew.slice(0, member);
  const twins = earlier.filter(({ crew }) => crew === id).length;
  const label = twins === 0 ? name : `${name} ${twins + 1}`;
  return open({ ...about, key: `${verb}:${placed(member, id)}`, label, subject: { kind: 'crew', id } }, member);
}

/** Puts Wound Tokens on a member (F-AWAY-19). */
export function wound(g: Frontiers, seat: Seat, member: Member, tokens: number): void {
  const player = playerOf(g, seat);
  if (member === 'captain') player.wounds = tokens;
  else crewAt(g, seat, member).wounds = tokens;
}

/**
 * Returns the damage to the Away Team: the Attack of all remaining tokens, doubled for Antimatter (F-AWAY-30,
 * F-AWAY-32).
 */
export function damageOfPlanet(g: Frontiers): number {
  const attackers = attackersLeft(combatOf(g)).map((foe) => enemyOfFoe(g, foe));
  return damageOf(attackers.map((attacker) => ({ attacker, points: attacker.attack.value })));
}

/** Returns the Wound Tokens that each hit member gets (F-AWAY-33). */
export function woundsOfPlanet(g: Frontiers): number {
  const biogenic = attackersLeft(combatOf(g)).some((foe) => enemyOfFoe(g, foe).abilities.includes('biogenic'));
  return biogenic ? MOST_WOUNDS : 1;
}
