import type { Ctx } from '../../../../kernel/game.ts';
import type { RuleId, Seat } from '../../../../kernel/types.ts';
import { several } from '../../../kit/words.ts';
import { cardName } from '../../content/cards/all.ts';
import type { Basic, Colour } from '../../content/colours.ts';
import { changedReputation, LEVEL_LINES, levelAt } from '../../content/tracks.ts';
import { scenarioIn } from '../../scenarios/all.ts';
import { type CardId, DAMAGE, type Frontiers } from '../../state.ts';
import { playerOf, seatName } from './find.ts';

/** What a step of the game may do. */
export type Running = Ctx<Frontiers>;

/** Crystals of one colour that an Inventory holds (F-DATA-03). */
export const MOST_CRYSTALS = 3;

/** Gives Experience at once; Levels follow at the end of the turn (F-LRA-12, F-LEVEL-01). */
export function gainExperience(ctx: Running, seat: Seat, points: number, why: string, rule: RuleId): void {
  if (points === 0) return;
  const { g } = ctx;
  const player = playerOf(g, seat);
  const { lineBonus } = scenarioIn(g);
  let lines = 0;
  for (let point = 0; point < points; point++) {
    player.experience += 1;
    // F-OPEN-73: the point that a line gives may itself reach the next one.
    while (lineBonus && LEVEL_LINES.some(([level, line]) => level > 1 && line === player.experience)) {
      player.experience += 1;
      lines += 1;
    }
  }
  const extra = lines === 0 ? '' : `, and ${lines} more for crossing ${several(lines, 'line')}`;
  ctx.log(`${seatName(g, seat)} gains ${points} Experience: ${why}${extra}. Now ${player.experience}.`, rule);
}

/** Levels that a seat has reached and not yet taken (F-LEVEL-01). */
export function pendingLevels(g: Frontiers, seat: Seat): number {
  const { experience, level } = playerOf(g, seat);
  return Math.max(0, levelAt(experience) - level);
}

/** Moves a Reputation; what goes past the end of the track is lost (F-OPEN-06). */
export function changeReputation(ctx: Running, seat: Seat, change: number, why: string, rule: RuleId): void {
  if (change === 0) return;
  const player = playerOf(ctx.g, seat);
  const before = player.reputation;
  player.reputation = changedReputation(before, change);
  const moved = Math.abs(player.reputation - before);
  const verb = change > 0 ? 'gains' : 'loses';
  const what = moved === 0 ? 'no more Reputation' : `${moved} Reputation`;
  ctx.log(`${seatName(ctx.g, seat)} ${verb} ${what}: ${why}. Now ${player.reputation}.`, rule);
}

/** Draws cards into the hand and tells the seat which; stops at the end of the deck (F-EOT-21). Gives how many came. */
export function drawCards(ctx: Running, seat: Seat, count: number, rule: RuleId): number {
  const player = playerOf(ctx.g, seat);
  if (count <= 0 || player.deck.length === 0) return 0;
  const drawn = ctx.draw(player.deck, count);
  player.hand.push(...drawn);
  const others = `${seatName(ctx.g, seat)} draws ${several(drawn.length, 'card')}.`;
  ctx.tell(seat, `You draw ${drawn.map(cardName).join(', ')}.`, others, rule);
  return drawn.length;
}

/** Puts Damage Cards into the hand (F-HEAL-01). */
export function takeDamage(ctx: Running, seat: Seat, cards: number, why: string, rule: RuleId): void {
  if (cards <= 0) return;
  for (let card = 0; card < cards; card++) playerOf(ctx.g, seat).hand.push(DAMAGE);
  ctx.log(`${seatName(ctx.g, seat)} takes ${several(cards, 'Damage Card')}: ${why}.`, rule);
}

/** Puts a Data Token into the Play Area (F-GAIN-01). */
export function gainData(ctx: Running, seat: Seat, colour: Colour, count = 1): void {
  playerOf(ctx.g, seat).data[colour] += count;
  ctx.log(`${seatName(ctx.g, seat)} gains ${several(count, `${colour} Data Token`)}.`, 'F-GAIN-01');
}

/** Puts a crystal into the Inventory; a fourth one of a colour becomes a Data Token (F-GAIN-02, F-GAIN-03). */
export function gainCrystal(ctx: Running, seat: Seat, colour: Basic): void {
  const { crystals } = playerOf(ctx.g, seat);
  if (crystals[colour] >= MOST_CRYSTALS) {
    gainData(ctx, seat, colour);
    return;
  }
  crystals[colour] += 1;
  ctx.log(`${seatName(ctx.g, seat)} gains a ${colour} crystal.`, 'F-GAIN-02');
}

/** Puts a newly gained card on top of the Ship Deck (F-GAIN-04). */
export function topCard(ctx: Running, seat: Seat, card: CardId, rule: RuleId): void {
  playerOf(ctx.g, seat).deck.unshift(card);
  ctx.log(`${seatName(ctx.g, seat)} puts ${cardName(card)} on top of its Ship Deck.`, rule);
}

/** Takes one copy of a card out of a hand and into the discard pile (F-DISCARD-01). Throws when it isn’t there. */
export function discardFromHand(g: Frontiers, seat: Seat, card: CardId): void {
  const player = playerOf(g, seat);
  takeOut(player.hand, card);
  player.discard.push(card);
  player.spent += 1;
}

/** Takes one copy of a card out of a list. Throws when there is none. */
export function takeOut(list: string[], card: string): void {
  const at = list.indexOf(card);
  if (at < 0) throw new Error(`${card} is not there`);
  list.splice(at, 1);
}
