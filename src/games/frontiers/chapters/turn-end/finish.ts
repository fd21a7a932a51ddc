import type { Seat } from '../../../../kernel/types.ts';
import { expire } from '../../../kit/lasting.ts';
import { several } from '../../../kit/words.ts';
import { PLANNING } from '../../content/tactics.ts';
import type { Frontiers } from '../../state.ts';
import { playerOf, seatName } from '../captains/find.ts';
import {
  changeReputation,
  gainCrystal,
  gainExperience,
  MOST_CRYSTALS,
  type Running,
  takeDamage,
} from '../captains/gains.ts';
import { added, isInForce, lastings } from '../captains/lasting.ts';
import { clearData, returnDice } from '../data/data.ts';
import { siteAt, spaceAt } from '../map/ground.ts';
import { spaceLabel } from '../map/labels.ts';
import { backtrack } from '../movement/arrive.ts';
import { isSafe } from '../movement/safe.ts';
import { ownTurn } from '../turn/turn-state.ts';
import { handLimit } from './hand-limit.ts';

/**
 * Forced Withdrawal: a ship on an unsafe space goes back along its path to a safe space, for 1 Damage Card per space
 * (F-EOT-03, F-MOVE-25, F-MOVE-32). If there is no path back, the ship stays where it is.
 */
export function withdraw(ctx: Running, seat: Seat): void {
  const { g } = ctx;
  const { at, aside } = playerOf(g, seat);
  const turn = ownTurn(g, seat);
  if (at === null || aside || turn === null || isSafe(g, seat, at)) return;
  let spaces = 0;
  let back = at;
  while (turn.path.length > 1 && !isSafe(g, seat, back)) {
    back = backtrack(ctx, seat);
    spaces += 1;
  }
  if (spaces === 0) return;
  ctx.log(`${seatName(g, seat)} withdraws ${several(spaces, 'space')} to ${spaceLabel(back)}.`, 'F-EOT-03');
  takeDamage(ctx, seat, spaces, 'Forced Withdrawal', 'F-EOT-03');
}

/**
 * Clears a Play Area. Data Tokens are lost, used or not (F-EOT-04). Cards go where their effects say, or otherwise to
 * the discard pile (F-EOT-05, F-CARD-09). Skills used this turn come back (F-SKILL-04). Spent Crew stay Spent
 * (F-CREW-12).
 */
export function clearPlayArea(ctx: Running, seat: Seat): void {
  const player = playerOf(ctx.g, seat);
  refund(ctx, seat);
  clearData(player);
  for (const { card, to } of player.inPlay) {
    if (to === 'discard') player.discard.push(card);
    else if (to === 'top') player.deck.unshift(card);
    else if (to === 'bottom') player.deck.push(card);
    else if (to === 'hand') player.hand.push(card);
    else player.removed.push(card);
  }
  player.inPlay = [];
  for (const skill of player.skills) if (skill.used === 'turn') skill.used = 'no';
}

/** Returns the player's spent crystals if an effect in force allows it. */
function refund(ctx: Running, seat: Seat): void {
  const player = playerOf(ctx.g, seat);
  const back = isInForce(ctx.g, seat, 'refund') ? player.spentCrystals : [];
  player.spentCrystals = [];
  for (const colour of back) if (player.crystals[colour] < MOST_CRYSTALS) gainCrystal(ctx, seat, colour);
}

/**
 * Ends partial attendance during another player's turn, without any end-of-turn steps. Cards and Data Tokens stay until
 * the end of the seat's own turn (F-PVP-19, F-PVP-20, F-OPEN-54). Dice from effects return to the Core, so that the
 * seat can take a die on its own turn (F-PVP-18, F-DATA-12). The player's temporary rule changes end.
 */
export function endPart(ctx: Running, seat: Seat): void {
  const player = playerOf(ctx.g, seat);
  returnDice(ctx, seat);
  player.wastedDice = 0;
  refund(ctx, seat);
  expire(player, 'turn');
}

/**
 * Gives the Reputation and Experience that effects promised for an Interaction, once per turn no matter how many took
 * place.
 */
export function thank(ctx: Running, seat: Seat): void {
  if (ctx.g.turn?.seat !== seat || !ctx.g.turn.courted) return;
  for (const { reputation = 0, experience = 0 } of lastings(ctx.g, seat, 'courtesy')) {
    changeReputation(ctx, seat, reputation, 'an Interaction', 'F-CARD-13');
    gainExperience(ctx, seat, experience, 'an Interaction', 'F-CARD-13');
  }
}

/**
 * If a ship ends its turn at a Research Station, gives the player a crystal of the station's color, provided that the
 * Inventory has room (F-EOT-07, F-LOC-04, F-LOC-05, F-SCEN-53).
 */
export function collect(ctx: Running, seat: Seat): void {
  const { at, aside, crystals } = playerOf(ctx.g, seat);
  const site = at === null || aside ? null : (spaceAt(ctx.g, at)?.site ?? null);
  if (site?.kind !== 'research' || crystals[site.colour] >= MOST_CRYSTALS) return;
  ctx.log(`${seatName(ctx.g, seat)} ends its turn at a Research Station.`, 'F-EOT-07');
  gainCrystal(ctx, seat, site.colour);
}

/** Whether a seat ends its turn at a Drydock (F-EOT-06, F-LOC-06). */
export function isAtDrydock(g: Frontiers, seat: Seat): boolean {
  const { at } = playerOf(g, seat);
  return at !== null && spaceAt(g, at)?.site?.kind === 'drydock' && siteAt(g, at).tokens.length === 0;
}

/**
 * Returns the number of cards a seat draws at the end of its turn: up to its Hand Limit, raised by locations, Planning
 * and effects (F-EOT-16, F-EOT-17, F-EOT-18, F-EOT-19, F-EOT-20, F-TACTIC-08). A player with more cards than the limit
 * keeps them.
 */
export function cardsToDraw(g: Frontiers, seat: Seat): number {
  const { hand, tactic } = playerOf(g, seat);
  const planned = tactic?.tactic === 'planning' && hand.length >= PLANNING.hand ? PLANNING.more : 0;
  const more = added(g, seat, 'handLimit', (modifier) => modifier.more);
  return Math.max(0, handLimit(g, seat) + planned + more - hand.length);
}
