import type { Ctx } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { advancementCard } from '../../content/lookup.ts';
import { controlled, playerOf } from '../../position/find.ts';
import { does } from '../../position/names.ts';
import { nothing } from '../../position/resources.ts';
import type { Ascendancy, CardId } from '../../state.ts';
import { seatsLeft } from './sequence.ts';

/** Whether a player has no Ships, on the map or at Warp, and no Systems (A-RECH-02, A-OPEN-82). */
function isExtinct(g: Ascendancy, seat: Seat): boolean {
  return !g.units.some((unit) => unit.seat === seat) && controlled(g, seat).length === 0;
}

/** Eliminates every player who has nothing left, right after the Victory Check (A-OPEN-82). */
export function eliminateExtinct(ctx: Ctx<Ascendancy>): void {
  for (const seat of seatsLeft(ctx.g)) if (isExtinct(ctx.g, seat)) eliminate(ctx, seat);
}

/**
 * Eliminates a player and discards all the player’s cards. Trade Agreements return to their owners. Advancements from
 * rivals go back to their decks, while rivals keep the player’s Advancements that they hold (A-RECH-02). Starbases stay
 * in place (A-OPEN-83), and the player’s Home System remains a Home System (A-OPEN-84).
 */
export function eliminate(ctx: Ctx<Ascendancy>, seat: Seat): void {
  const { g } = ctx;
  retire(g, seat);
  ctx.log(
    `${does(g, seat, 'has', 'have')} no Ships and no Systems left and ${playerIs(g, seat)} out of the game.`,
    'A-RECH-02',
    { seat, names: [] },
  );
}

/** Takes a player and their cards out of the game. The player’s Ships and Control Nodes are already off the map. */
export function retire(g: Ascendancy, seat: Seat): void {
  const player = playerOf(g, seat);
  player.out = true;
  // The player’s Trade Agreements return from rivals, and rivals get theirs back (A-RECH-02).
  for (const { agreements } of g.players)
    for (const one of agreements) if (one.holder === seat) Object.assign(one, { holder: null, exhausted: false });
  for (const one of player.agreements) Object.assign(one, { holder: null, exhausted: false });
  const cards = [...player.projects.map(({ card }) => card), ...player.advancements.map(({ card }) => card)];
  for (const card of cards) putUnder(g, card);
  g.exploration.discard.push(...player.allies.map(({ card }) => card), ...player.held);
  for (const owner of player.claimed) playerOf(g, owner).ships += 1;
  Object.assign(player, { projects: [], advancements: [], allies: [], held: [], claimed: [], uses: [] });
  Object.assign(player, { reserves: nothing(), commands: { ready: 0, exhausted: 0 } });
  g.borg?.tech.push(...player.tech.map(({ card }) => card));
  player.tech = [];
  g.lasting = g.lasting.filter(({ seats }) => !seats.includes(seat));
}

function playerIs(g: Ascendancy, seat: Seat): string {
  return playerOf(g, seat).civ === 'federation' ? 'is' : 'are';
}

/** Puts an Advancement on the bottom of its civilization’s deck (A-PROJ-05). */
function putUnder(g: Ascendancy, card: CardId): void {
  const { civ } = advancementCard(card);
  g.players.find((one) => one.civ === civ)?.deck.push(card);
}
