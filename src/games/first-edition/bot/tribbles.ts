import type { Option, Seat } from '../../../kernel/types.ts';
import { peopleAt } from '../chapters/teams/teams.ts';
import { groupPlace } from '../chapters/tribbles/groups.ts';
import { cardOf } from '../content/pool.ts';
import { ruleOf } from '../content/rules.ts';
import { opponentOf, vesselsIn } from '../position/find.ts';
import { aboard } from '../position/places.ts';
import type { FirstEdition } from '../state.ts';
import type { CardPlace } from '../terms.ts';

/**
 * Rates a place for the bot's tribbles, which harm everybody there: the opponent's personnel and an opposing ship or
 * facility count for the place, and the bot's own ones count twice against it.
 */
function harmAt(g: FirstEdition, seat: Seat, place: CardPlace): number {
  const host = vesselsIn(g).find(({ id }) => aboard(id) === place);
  const vessel = host === undefined ? 0 : host.seat === seat ? -4 : 1;
  return peopleAt(g, place, opponentOf(seat)).length - 2 * peopleAt(g, place, seat).length + vessel;
}

/** Returns the option that plays a card of the Tribble side deck where it harms the opponent most, or null. */
export function tribblePlay(g: FirstEdition, seat: Seat, options: readonly Option[]): string | null {
  let found: string | null = null;
  let most = 0;
  for (const { key } of options) {
    const [, card = '', ...to] = key.split(':');
    const harm = to.length === 0 ? 0 : harmAt(g, seat, to.join(':') as CardPlace);
    // Larger groups harm more, so the bot breeds before it starts new groups.
    const worth = harm <= 0 ? 0 : harm + Math.log10(ruleOf(card)?.tribbles ?? 1);
    if (worth > most) [found, most] = [key, worth];
  }
  return found;
}

/** Returns the option that draws the most cards of the Tribble side deck, or null. */
export function tribbleDraw(options: readonly Option[]): string | null {
  return options.find(({ key }) => key.startsWith('use:') && /:draw-\d$/.test(key))?.key ?? null;
}

/** Returns the use of a Tribble card among the opponent's personnel, or null if it would hit more of the bot's own. */
export function infested(g: FirstEdition, seat: Seat, options: readonly Option[]): string | null {
  const some = options.find(({ key, verb }) => {
    const [, , id] = key.split(':');
    const piece = g.pieces[Number(id)];
    if (verb !== 'use' || piece === undefined || cardOf(piece.card).type !== 'Tribble') return false;
    return harmAt(g, seat, groupPlace(g, piece)) > 0;
  });
  return some?.key ?? null;
}
