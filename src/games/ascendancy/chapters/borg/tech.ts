import type { Seat } from '../../../../kernel/types.ts';
import { listed } from '../../../kit/words.ts';
import { NO_TECH, TECH_HELD } from '../../content/borg-numbers.ts';
import { techCard } from '../../content/lookup.ts';
import { borgOf } from '../../position/borg.ts';
import { playerOf } from '../../position/find.ts';
import { does } from '../../position/names.ts';
import { gain } from '../../position/resources.ts';
import type { Play } from '../calls.ts';

/**
 * Gives a player Borg Tech, up to 5 cards in all (A-BORG-06). If no Borg Tech is left in the deck, the player gets
 * Research (A-OPEN-31).
 */
export function gainTech(ctx: Play, seat: Seat, count = 1): void {
  const { g } = ctx;
  const { tech } = playerOf(g, seat);
  const room = Math.min(count, TECH_HELD - tech.length);
  if (room <= 0) {
    ctx.log(`${does(g, seat, 'already has', 'already have')} ${TECH_HELD} Borg Tech, the limit.`, 'A-OPEN-31');
    return;
  }
  const cards = ctx.draw(borgOf(g).tech, room);
  if (cards.length === 0) {
    gain(ctx, seat, NO_TECH, 'because no Borg Tech is left', 'A-OPEN-31');
    return;
  }
  for (const card of cards) tech.push({ card, exhausted: false });
  ctx.reveal();
  const names = listed(cards.map((card) => techCard(card).name));
  ctx.log(`${does(g, seat, 'gains', 'gain')} Borg Tech: ${names}.`, 'A-BORG-06');
}
