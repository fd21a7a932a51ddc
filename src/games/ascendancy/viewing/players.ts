import type { Reader, Seat } from '../../../kernel/types.ts';
import type { Advancement, Card } from '../content/card.ts';
import {
  advancementCard,
  agendaCard,
  agreementCard,
  explorationCard,
  fleetCards,
  techCard,
} from '../content/lookup.ts';
import { controlled, playerOf } from '../position/find.ts';
import { seatName } from '../position/names.ts';
import { profitOf } from '../position/profit.ts';
import { granted } from '../rules/ask.ts';
import type { Ascendancy, Completed, Project } from '../state.ts';
import type { AdvancementFace, CardView, CompletedView, FleetView, PlayerView, ProjectView } from '../view.ts';
import { pricesOf } from './prices.ts';

/**
 * Returns a player as a reader may see it. Fields are listed one by one, so that new ones stay hidden until they are
 * added here.
 */
export function playerView(g: Ascendancy, seat: Seat, reader: Reader): PlayerView {
  const player = playerOf(g, seat);
  const { order, deck, projects, advancements, agreements, allies, held, agendas, tech, attacked } = player;
  const isOwn = reader === seat;
  const seen = isOwn || (reader !== 'spectator' && granted(g, 'see-projects', { seat: reader, of: seat }));
  const found: PlayerView = {
    civ: player.civ,
    out: player.out,
    ascendancy: player.ascendancy,
    reserves: player.reserves,
    claimed: player.claimed,
    weapons: player.weapons,
    shields: player.shields,
    commands: player.commands,
    ships: player.ships,
    controls: player.controls,
    commissioned: player.commissioned,
    home: player.home,
    contact: player.contact,
    ambassadors: player.ambassadors,
    seat,
    name: seatName(g, seat),
    // The card is secret until its owner’s turn (A-OPT-09).
    card: order.hidden && !isOwn ? null : order.card,
    committed: order.committed,
    systems: controlled(g, seat).length,
    deck: deck.length,
    projects: projects.map((project) => projectView(project, seen)),
    advancements: advancements.map(({ card, exhausted }) => {
      const { id, name, line, civ, type, tokens } = advancementCard(card);
      return { id, name, line, civ, type, tokens: [...tokens], exhausted };
    }),
    fleets: fleetViews(g, seat),
    agreements: agreements.map((one) => {
      const { id, name, line, production: worth } = agreementCard(one.card);
      return { id, name, line, exhausted: one.exhausted, holder: one.holder, worth, profit: profitOf(g, seat, one) };
    }),
    allies: allies.map((one) => completedView(one, explorationCard)),
    held: held.map((card) => cardView(explorationCard(card))),
    // One Agenda is shown, and the other is hidden (A-SET-13).
    agendas: agendas.map((one) => (one.open || isOwn ? { ...cardView(agendaCard(one.card)), open: one.open } : null)),
    tech: tech.map((one) => completedView(one, techCard)),
    prices: isOwn ? pricesOf(g, seat) : null,
  };
  if (attacked !== undefined) found.attacked = attacked;
  return found;
}

/** Returns a card’s text, in parts. */
export function cardView({ id, name, line }: Card): CardView {
  return { id, name, line };
}

/** Returns the printed facts of an Advancement. */
function advancementFace(card: Advancement): AdvancementFace {
  const { id, name, line, civ, type, tokens } = card;
  return { id, name, line, civ, type, tokens: [...tokens] };
}

/** Returns a player’s Fleet Cards (A-FLEET-03), and which of those Fleets are on the map. */
function fleetViews(g: Ascendancy, seat: Seat): FleetView[] {
  return fleetCards(playerOf(g, seat).civ).map((sides, card) => {
    const unit = g.units.find((one) => one.seat === seat && one.fleet?.card === card);
    const printed = (['a', 'b'] as const).map((side) => {
      const { name, line, most } = sides[side];
      return { side, name, line, most };
    });
    return { card, sides: printed, unit: unit?.id ?? null, up: unit?.fleet?.side ?? null };
  });
}

function completedView({ card, exhausted }: Completed, find: (id: string) => Card): CompletedView {
  const { id, name, line } = find(card);
  return { id, name, line, exhausted };
}

/**
 * Returns a Project as a reader may see it. Everyone sees a Project’s Research, but only its owner sees which card it
 * is (A-OPEN-74).
 */
function projectView({ card, research }: Project, seen: boolean): ProjectView {
  if (!seen) return { card: null, cost: null, research };
  const found = advancementCard(card);
  return { card: advancementFace(found), cost: found.cost, research };
}
