import { procedure } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/types.ts';
import { several } from '../../kit/words.ts';
import { crewAt, playerOf, seatName } from '../chapters/captains/find.ts';
import { type Running, takeOut } from '../chapters/captains/gains.ts';
import { payData, rollPurple, takeDie } from '../chapters/data/data.ts';
import type { Paid } from '../chapters/data/payments.ts';
import { cardName, cardOf } from '../content/cards/all.ts';
import type { CardSide } from '../content/cards/card.ts';
import { crewOf } from '../content/crew/all.ts';
import { withCost } from '../content/crew/crew-card.ts';
import { SHIPS } from '../content/ships.ts';
import { skillOf } from '../content/skills/all.ts';
import { type CardId, DAMAGE, type Frontiers, type SkillId } from '../state.ts';
import { EFFECTS, layDown, type Run } from './frame.ts';
import { givePoints } from './kinds/points.ts';
import { captainHealCost, spendMending } from './mending.ts';
import type { Moment, SidewaysKind } from './moments.ts';
import type { PlayPayload } from './payloads.ts';
import { sidewaysValue, useBonus } from './sideways.ts';
import type { Effects } from './union.ts';

interface Local {
  seat: Seat;
  deed: PlayPayload;
  moment: Moment;
}

/** Plays something that `plays` offered: a card, a Crew Member, a Skill, a die, or Repair and Heal points. */
export const play = procedure<Frontiers, Local>('play')({
  begin(ctx, local) {
    const { seat, deed: payload } = local;
    switch (payload.do) {
      case 'card':
        return playCard(ctx, local, payload.card, payload.side, payload.pays);
      case 'sideways':
        return playSideways(ctx, local, payload.card, payload.kind);
      case 'crew':
        return activate(ctx, local, payload.place, payload.ability, payload.pays);
      case 'skill':
        return useSkill(ctx, local, payload.skill);
      case 'common':
        return useCommon(ctx, local, payload.of, payload.skill);
      case 'die':
        if (payload.roll) rollPurple(ctx, seat);
        else takeDie(ctx, seat, payload.colour);
        return null;
      case 'repair':
        return repair(ctx, seat, payload.count);
      case 'heal':
        return heal(ctx, seat, payload.whom);
    }
  },
  end: () => null,
});

/**
 * F-CARD-02, F-CARD-03, F-CARD-09: the card stays in the Play Area until the turn ends. The player pays the card's data
 * when playing the card (F-CARD-12).
 */
function playCard(ctx: Running, local: Local, id: CardId, side: CardSide, pays: readonly Paid[]) {
  const { seat } = local;
  const card = cardOf(id);
  layDown(ctx.g, seat, id, side);
  const name = side === 'strong' && card.strongName !== undefined ? card.strongName : card.name;
  ctx.log(
    `${seatName(ctx.g, seat)} plays ${name}${side === 'strong' && card.strongName === undefined ? ' for its strong effect' : ''}.`,
    'F-CARD-03',
  );
  payData(ctx, seat, pays);
  return run(ctx, local, id, card[side]);
}

/** Plays a card sideways (F-CARD-06). */
function playSideways(ctx: Running, local: Local, id: CardId, kind: SidewaysKind) {
  const { seat } = local;
  const card = cardOf(id);
  const value = sidewaysValue(ctx.g, seat, card);
  useBonus(ctx.g, seat, card);
  layDown(ctx.g, seat, id, 'sideways');
  ctx.log(`${seatName(ctx.g, seat)} plays ${cardName(id)} sideways.`, 'F-CARD-06');
  givePoints(ctx, local, kind === 'attack' ? { do: 'attack', amount: value } : { do: kind, amount: value }, value);
  return null;
}

/** Activates a Crew Member (F-CREW-08, F-CREW-09). */
function activate(ctx: Running, local: Local, place: number, index: number, pays: readonly Paid[] | null) {
  const { seat } = local;
  const member = crewAt(ctx.g, seat, place);
  const card = crewOf(member.crew);
  const ability = card.abilities[index];
  if (ability === undefined) throw new Error(`${card.name} has no ability ${index}`);
  member.ready = false;
  ctx.log(`${seatName(ctx.g, seat)} activates ${card.name}.`, 'F-CREW-08');
  if (pays !== null) payData(ctx, seat, pays);
  return run(ctx, local, member.crew, pays === null ? withCost(ability) : ability.effects, place);
}

/** Uses a Skill (F-SKILL-03 to F-SKILL-05). */
function useSkill(ctx: Running, local: Local, id: SkillId) {
  const { seat } = local;
  const skill = playerOf(ctx.g, seat).skills.find((one) => one.skill === id);
  if (skill === undefined) throw new Error(`no Skill ${id}`);
  const token = skillOf(id);
  if (token.use === 'shared') Object.assign(skill, { used: 'common', guests: [] });
  else skill.used = token.use === 'turn' ? 'turn' : 'round';
  ctx.log(`${seatName(ctx.g, seat)} uses ${token.name}.`, 'F-SKILL-05');
  return run(ctx, local, id, token.effects);
}

/**
 * Uses another captain's Skill, shared until that captain's next turn. Each other player may use the Skill once
 * (F-OPEN-17).
 */
function useCommon(ctx: Running, local: Local, owner: Seat, id: SkillId) {
  const skill = playerOf(ctx.g, owner).skills.find((one) => one.skill === id && one.used === 'common');
  const { name, others } = skillOf(id);
  if (skill === undefined || others === undefined) throw new Error(`${id} doesn’t lie open`);
  skill.guests = [...(skill.guests ?? []), local.seat];
  ctx.log(`${seatName(ctx.g, local.seat)} uses ${seatName(ctx.g, owner)}’s ${name}.`, 'F-SKILL-05');
  return run(ctx, local, id, others);
}

/** F-HEAL-07, F-DISCARD-03: repaired Damage Cards go back to the Damage Pile. */
function repair(ctx: Running, seat: Seat, count: number) {
  const player = playerOf(ctx.g, seat);
  spendMending(player, 'repair', count);
  for (let card = 0; card < count; card++) takeOut(player.hand, DAMAGE);
  ctx.log(`${seatName(ctx.g, seat)} repairs ${several(count, 'Damage Card')}.`, 'F-HEAL-07');
  return null;
}

/** F-HEAL-08 to F-HEAL-10, F-OPEN-63: removes one Wound Token, if its full price is paid. */
function heal(ctx: Running, seat: Seat, whom: 'captain' | number) {
  const player = playerOf(ctx.g, seat);
  const name = seatName(ctx.g, seat);
  if (whom === 'captain') {
    spendMending(player, 'heal', captainHealCost(player));
    player.wounds -= 1;
    ctx.log(`${name} heals ${player.ship === null ? 'the Captain' : SHIPS[player.ship].captain}.`, 'F-HEAL-09');
    return null;
  }
  const member = crewAt(ctx.g, seat, whom);
  const card = crewOf(member.crew);
  spendMending(player, 'heal', card.rank);
  member.wounds -= 1;
  ctx.log(`${name} heals ${card.name}.`, 'F-HEAL-08');
  return null;
}

function run(ctx: Running, { seat, moment }: Local, from: string, list: Effects, place?: number): 'end' {
  ctx.call(EFFECTS, { seat, moment, from, list, ...(place === undefined ? {} : { place }) } satisfies Run);
  return 'end';
}
