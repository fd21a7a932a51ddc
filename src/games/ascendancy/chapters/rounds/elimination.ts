import type { Ctx } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { advancementCard } from '../../content/advancements/all.ts';
import { controlled, playerOf } from '../../position/find.ts';
import { does } from '../../position/names.ts';
import { nothing } from '../../position/resources.ts';
import type { Ascendancy, CardId } from '../../state.ts';
import { seatsLeft } from './sequence.ts';

/** Whether a player has neither a Ship, on the map or at Warp, nor a System (A-RECH-02, A-OPEN-82). */
export function isExtinct(g: Ascendancy, seat: Seat): boolean {
  return !g.units.some((unit) => unit.seat === seat) && controlled(g, seat).length === 0;
}

/** Eliminates everyone who has nothing left, right after the Victory Check (A-OPEN-82). */
export function eliminateExtinct(ctx: Ctx<Ascendancy>): void {
  for (const seat of seatsLeft(ctx.g)) if (isExtinct(ctx.g, seat)) eliminate(ctx, seat);
}

/**
 * Takes a player out of the game: all cards are discarded, Trade Agreements that rivals hold among them; Advancements from
 * rivals go back to their decks, those that rivals have stay (A-RECH-02). Starbases stay where they are (A-OPEN-83), the Home
 * System stays one (A-OPEN-84).
 */
export function eliminate(ctx: Ctx<Ascendancy>, seat: Seat): void {
  const { g } = ctx;
  retire(g, seat);
  ctx.log(
    `${does(g, seat, 'has', 'have')} no Ships and no Systems, and ${playerIs(g, seat)} out of the game.`,
    'A-RECH-02',
    { seat, names: [] },
  );
}

/** Takes a player out of the game, with all cards: Ships and Control Nodes are off the map already. */
export function retire(g: Ascendancy, seat: Seat): void {
  const player = playerOf(g, seat);
  player.out = true;
  // A-RECH-02: own Agreements come back from rivals, those of rivals go back to them.
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

/** Puts an Advancement under the deck of the civilization that it belongs to (A-PROJ-05). */
function putUnder(g: Ascendancy, card: CardId): void {
  const { civ } = advancementCard(card);
  g.players.find((one) => one.civ === civ)?.deck.push(card);
}
