import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, open } from '../../../kit/offers.ts';
import { crewName, crewOf } from '../../content/crew/all.ts';
import { skillOf } from '../../content/skills/all.ts';
import { LEVEL_TOKENS } from '../../content/tracks.ts';
import { distinctMembers, type Named } from '../../effects/members.ts';
import type { CrewId, Frontiers, Player } from '../../state.ts';
import { placed } from '../asking/keys.ts';
import { playerOf, seatName } from '../captains/find.ts';
import { changeReputation, gainExperience, type Running, takeOut } from '../captains/gains.ts';
import { added, lastings } from '../captains/lasting.ts';

/** The discount on the Crew Member who goes beside a Skill's Command Token (F-OPEN-17). */
export const BOND_DISCOUNT = 5;

/** Returns the number of Command Tokens of a Level, not counting those from Skills (F-CREW-03, F-SETUP-31). */
export function commandTokens({ level }: Pick<Player, 'level'>): number {
  return LEVEL_TOKENS[level].commandTokens;
}

/** Whether one of the Level's Command Tokens is free (F-CREW-06). */
export function hasFreeToken(player: Player): boolean {
  return player.crew.filter(({ bonded }) => !bonded).length < commandTokens(player);
}

/** Whether a Skill gives an extra Command Token (F-OPEN-17). */
export function hasBond({ skills }: Pick<Player, 'skills'>): boolean {
  return skills.some(({ skill }) => skillOf(skill).always === 'bond');
}

/** Whether a Skill's Command Token is free. A Wounded Captain can't use the token (F-HEAL-05). */
export function hasFreeBond(player: Player): boolean {
  return player.wounds === 0 && hasBond(player) && !player.crew.some(({ bonded }) => bonded);
}

/** Returns the Crew Members that can be discharged to make room (F-CREW-06). Identical Crew Members are listed once. */
export function dischargeable(player: Player): Named[] {
  return distinctMembers(player, ({ bonded }) => !bonded);
}

/** Returns the offers to discharge a Crew Member. Each payload is the index of the member. */
export function discharges(player: Player): Offer<number>[] {
  return dischargeable(player).map(({ member: { crew, ready, wounds }, place, name }) => {
    const state = `${ready ? 'Ready' : 'Spent'}${wounds > 0 ? ', Wounded' : ''}`;
    const option = {
      key: `discharge:${placed(place, crew)}`,
      verb: 'discharge',
      label: `Discharge ${name}`,
      hint: `Rank ${crewOf(crew).rank}, ${state}. Leaves the game for good.`,
      subject: { kind: 'crew', id: crew },
      rule: 'F-CREW-06',
    };
    return open(option, place);
  });
}

/** Removes a seat's Crew Member from the game (F-CREW-06). */
export function discharge(ctx: Running, seat: Seat, place: number): void {
  const [gone] = playerOf(ctx.g, seat).crew.splice(place, 1);
  if (gone === undefined) throw new Error(`no Crew Member ${place}`);
  ctx.log(`${seatName(ctx.g, seat)} discharges ${crewName(gone.crew)}.`, 'F-CREW-06');
}

/** Takes a Crew Member from the offer, Ready and unwounded (F-CREW-05, F-CREW-07, F-GAIN-06). */
export function enlist(ctx: Running, seat: Seat, crew: CrewId, bonded: boolean): void {
  const { g } = ctx;
  takeOut(g.crew.offer, crew);
  playerOf(g, seat).crew.push({ crew, ready: true, wounds: 0, ...(bonded ? { bonded } : {}) });
  ctx.log(`${crewName(crew)} comes aboard ${seatName(g, seat)}.`, 'F-CREW-05');
}

/** Applies the effects that reward recruiting, and removes those that work only once. */
export function praise(ctx: Running, seat: Seat): void {
  const player = playerOf(ctx.g, seat);
  for (const { reputation = 0, experience = 0 } of lastings(ctx.g, seat, 'recruits')) {
    changeReputation(ctx, seat, reputation, 'a new Crew Member', 'F-CARD-13');
    gainExperience(ctx, seat, experience, 'a new Crew Member', 'F-CARD-13');
  }
  player.lasting = player.lasting.filter(({ modifier }) => modifier.kind !== 'recruits' || !modifier.once);
}

/** Returns the current Diplomacy cost of a recruit, at least 0 (F-BUY-02). */
export function recruitCost(g: Frontiers, seat: Seat, crew: CrewId, bonded: boolean): number {
  const less = added(g, seat, 'recruits', ({ less = 0 }) => less);
  return Math.max(0, crewOf(crew).cost - less - (bonded ? BOND_DISCOUNT : 0));
}
