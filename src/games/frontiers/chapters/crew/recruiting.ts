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
import { lastings } from '../captains/lasting.ts';

/** What the Crew Member costs less that goes beside the Command Token of a Skill (F-OPEN-17). */
export const BOND_DISCOUNT = 5;

/** Command Tokens of a Level, those of Skills apart (F-CREW-03, F-SETUP-31). */
export function commandTokens({ level }: Pick<Player, 'level'>): number {
  return LEVEL_TOKENS[level].commandTokens;
}

/** Whether a Command Token of the Level is free (F-CREW-06). */
export function hasFreeToken(player: Player): boolean {
  return player.crew.filter(({ bonded }) => !bonded).length < commandTokens(player);
}

/** Whether a Skill gives one more Command Token (F-OPEN-17). */
export function hasBond({ skills }: Pick<Player, 'skills'>): boolean {
  return skills.some(({ skill }) => skillOf(skill).always === 'bond');
}

/** Whether a Skill gives a Command Token that is free; while the Captain is Wounded none does (F-HEAL-05). */
export function hasFreeBond(player: Player): boolean {
  return player.wounds === 0 && hasBond(player) && !player.crew.some(({ bonded }) => bonded);
}

/** Crew Members that can be discharged for another one (F-CREW-06); of several in the same state one is as good as the other. */
export function dischargeable(player: Player): Named[] {
  return distinctMembers(player, ({ bonded }) => !bonded);
}

/** The discharge of one of the own Crew, by place. */
export function discharges(player: Player): Offer<number>[] {
  return dischargeable(player).map(({ member: { crew, ready, wounds }, place, name }) => {
    const state = `${ready ? 'Ready' : 'Spent'}${wounds > 0 ? ', Wounded' : ''}`;
    const option = {
      key: `discharge:${placed(place, crew)}`,
      verb: 'discharge',
      label: `Discharge ${name}`,
      hint: `Rank ${crewOf(crew).rank}, ${state}. Out of the game for good.`,
      subject: { kind: 'crew', id: crew },
      rule: 'F-CREW-06',
    };
    return open(option, place);
  });
}

/** Removes one of the own Crew from the game (F-CREW-06). */
export function discharge(ctx: Running, seat: Seat, place: number): void {
  const [gone] = playerOf(ctx.g, seat).crew.splice(place, 1);
  if (gone === undefined) throw new Error(`no Crew Member ${place}`);
  ctx.log(`${seatName(ctx.g, seat)} discharges ${crewName(gone.crew)}.`, 'F-CREW-06');
}

/** Takes a Crew Member out of the offer, Ready and not Wounded (F-CREW-05, F-CREW-07, F-GAIN-06). */
export function enlist(ctx: Running, seat: Seat, crew: CrewId, bonded: boolean): void {
  const { g } = ctx;
  takeOut(g.crew.offer, crew);
  playerOf(g, seat).crew.push({ crew, ready: true, wounds: 0, ...(bonded ? { bonded } : {}) });
  ctx.log(`${crewName(crew)} comes aboard ${seatName(g, seat)}.`, 'F-CREW-05');
}

/** What effects in force give for a recruit; those that work once are used up. */
export function praise(ctx: Running, seat: Seat): void {
  const player = playerOf(ctx.g, seat);
  for (const { reputation = 0, experience = 0 } of lastings(ctx.g, seat, 'recruits')) {
    changeReputation(ctx, seat, reputation, 'a new Crew Member', 'F-CARD-13');
    gainExperience(ctx, seat, experience, 'a new Crew Member', 'F-CARD-13');
  }
  player.lasting = player.lasting.filter(({ modifier }) => modifier.kind !== 'recruits' || !modifier.once);
}

/** Diplomacy that a recruit costs now (F-BUY-02), never less than 0. */
export function recruitCost(g: Frontiers, seat: Seat, crew: CrewId, bonded: boolean): number {
  const less = lastings(g, seat, 'recruits').reduce((sum, modifier) => sum + (modifier.less ?? 0), 0);
  return Math.max(0, crewOf(crew).cost - less - (bonded ? BOND_DISCOUNT : 0));
}
