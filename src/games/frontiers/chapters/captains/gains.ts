import type { Ctx } from '../../../../kernel/game.ts';
import type { RuleId, Seat } from '../../../../kernel/types.ts';
import { several } from '../../../kit/words.ts';
import { cardName } from '../../content/cards/all.ts';
import type { Basic, Colour } from '../../content/colours.ts';
import { changedReputation, LEVEL_LINES, levelAt } from '../../content/tracks.ts';
import { scenarioIn } from '../../scenarios/all.ts';
import { type CardId, DAMAGE, type Frontiers } from '../../state.ts';
import { playerOf, seatName } from './find.ts';

/** The context in which a game step runs: the position, dice, draws and the log. */
export type Running = Ctx<Frontiers>;

/** The maximum number of crystals of one color in an Inventory (F-DATA-03). */
export const MOST_CRYSTALS = 3;

/** Adds Experience immediately. Levels are gained at the end of the turn (F-LRA-12, F-LEVEL-01). */
export function gainExperience(ctx: Running, seat: Seat, points: number, why: string, rule: RuleId): void {
  if (points === 0) return;
  const { g } = ctx;
  const player = playerOf(g, seat);
  const { lineBonus } = scenarioIn(g);
  let lines = 0;
  for (let point = 0; point < points; point++) {
    player.experience += 1;
    // F-OPEN-73: the bonus point for crossing a line may cross the next line too.
    while (lineBonus && LEVEL_LINES.some(([level, line]) => level > 1 && line === player.experience)) {
      player.experience += 1;
      lines += 1;
    }
  }
  const extra = lines === 0 ? '' : `, and ${lines} more for crossing ${several(lines, 'line')}`;
  ctx.log(`${seatName(g, seat)} gains ${points} Experience: ${why}${extra}. Now ${player.experience}.`, rule);
}

/** Returns how many Levels a seat has reached but not yet taken (F-LEVEL-01). */
export function pendingLevels(g: Frontiers, seat: Seat): number {
  const { experience, level } = playerOf(g, seat);
  return Math.max(0, levelAt(experience) - level);
}

/** Changes a seat's Reputation. Any change beyond the end of the track is lost (F-OPEN-06). */
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

/**
 * Draws cards into the hand until the deck is empty, showing them only to that seat (F-EOT-21). Returns how many cards
 * were drawn.
 */
export function drawCards(ctx: Running, seat: Seat, count: number, rule: RuleId): number {
  const player = playerOf(ctx.g, seat);
  if (count <= 0 || player.deck.length === 0) return 0;
  const drawn = ctx.draw(player.deck, count);
  player.hand.push(...drawn);
  const others = `${seatName(ctx.g, seat)} draws ${several(drawn.length, 'card')}.`;
  ctx.tell(seat, `You draw ${drawn.map(cardName).join(', ')}.`, others, rule);
  return drawn.length;
}

/** Adds Damage Cards to the hand (F-HEAL-01). */
export function takeDamage(ctx: Running, seat: Seat, cards: number, why: string, rule: RuleId): void {
  if (cards <= 0) return;
  for (let card = 0; card < cards; card++) playerOf(ctx.g, seat).hand.push(DAMAGE);
  ctx.log(`${seatName(ctx.g, seat)} takes ${several(cards, 'Damage Card')}: ${why}.`, rule);
}

/** Adds Data Tokens to the Play Area (F-GAIN-01). */
export function gainData(ctx: Running, seat: Seat, colour: Colour, count = 1): void {
  playerOf(ctx.g, seat).data[colour] += count;
  ctx.log(`${seatName(ctx.g, seat)} gains ${several(count, `${colour} Data Token`)}.`, 'F-GAIN-01');
}

/** Adds a crystal to the Inventory. A fourth crystal of a color becomes a Data Token (F-GAIN-02, F-GAIN-03). */
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

/** Discards one copy of a card from a hand (F-DISCARD-01). Throws if the hand doesn't hold it. */
export function discardFromHand(g: Frontiers, seat: Seat, card: CardId): void {
  const player = playerOf(g, seat);
  takeOut(player.hand, card);
  player.discard.push(card);
  player.spent += 1;
}

/** Removes one copy of a card from a list. Throws if there is none. */
export function takeOut(list: string[], card: string): void {
  const at = list.indexOf(card);
  if (at < 0) throw new Error(`${card} is not there`);
  list.splice(at, 1);
}
