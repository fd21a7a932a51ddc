import { procedure } from '../../../../kernel/game.ts';
import { offering, open } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { playerOf } from '../../position/find.ts';
import { cardName, placeName, seatName } from '../../position/names.ts';
import { takeCard } from '../../position/pieces.ts';
import type { FirstEdition } from '../../state.ts';
import { type CalledWith, DOWNLOAD, PLAY, type Play } from '../calls.ts';
import { howOf } from '../play/offers.ts';
import { type Fetched, findings, isFromHand, isSpecial, mustTake } from './fetch.ts';

/**
 * Downloads a card. Its player searches hand and draw deck, shows the card, and plays it or takes it to hand
 * (C-DOWNLOAD-01, C-DOWNLOAD-13).
 */
export const download = procedure<FirstEdition, CalledWith<typeof DOWNLOAD> & { found?: string }>(DOWNLOAD.name)({
  begin: offering({
    ask({ g }, { seat, from, what }) {
      const found = findings(g, seat, from, what);
      // Whoever has cards in hand is asked, so the question reveals nothing about them (C-RESPONSE-05).
      const isAsked = isFromHand(from, what) && playerOf(g, seat).hand.length > 0;
      if (found.length === 0 && !isAsked) return { go: 'none' as const };
      const offers = found.map((one) => {
        const where = one.spot === null ? 'to your hand' : placeName(g, one.spot.to);
        const { way } = one.spot ?? {};
        return open<Fetched | null>(
          {
            key: `get:${one.card}:${one.spot?.to ?? 'hand'}${way === undefined ? '' : `:${way}`}`,
            verb: 'download',
            label: asLabel(`${cardName(one.card)} ${where}${howOf(one.card, way)}`),
            group: cardName(one.card),
            hidden: true,
          },
          one,
        );
      });
      if (!mustTake(from, what)) offers.push(open({ key: 'none', verb: 'pass', label: 'Take nothing' }, null));
      const verb = isFromHand(from, what) ? 'play' : 'download';
      const prompt = `${cardName(from.card)}: which card do you ${verb}?`;
      return { seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-DOWNLOAD-01' };
    },
    take(ctx, { seat, from, what }, found) {
      if (found === null) return 'none';
      if (isFromHand(from, what) && found.spot !== null) {
        const { to, mode } = found.spot;
        ctx.call(PLAY, { seat, card: found.card, to, free: true, ...(mode == null ? {} : { mode }) });
        return 'played';
      }
      fetched(ctx, seat, from.card, found, isSpecial(what));
      return 'over';
    },
  }),
  // No card could be downloaded (C-DOWNLOAD-05), or the player declined and therefore didn't search the deck
  // (C-RESPONSE-03).
  none(ctx, { seat, from, what }) {
    if (isFromHand(from, what)) return null;
    ctx.log(`${seatName(seat)} downloads nothing with ${cardName(from.card)}.`, 'C-DOWNLOAD-05');
    return mustTake(from, what) ? 'over' : null;
  },
  played: () => null,
  // A deck is shuffled after a search (C-DRAW-10).
  over(ctx, { seat }) {
    ctx.shuffle(playerOf(ctx.g, seat).deck);
    return null;
  },
});

function fetched(ctx: Play, seat: number, by: string, { card, from, spot }: Fetched, joins: boolean): void {
  ctx.reveal();
  ctx.log(`${seatName(seat)} downloads ${cardName(card)} with ${cardName(by)}.`, 'C-DOWNLOAD-01');
  if (spot === null) {
    const player = playerOf(ctx.g, seat);
    takeCard(player.deck, card);
    player.hand.push(card);
    return;
  }
  // A hidden agenda downloaded by a special icon is activated immediately (C-DOWNLOAD-11). Nothing else downloads
  // hidden agendas.
  const { to, mode, way } = spot;
  const more = { ...(mode == null ? {} : { mode }), ...(way === undefined ? {} : { way }) };
  ctx.call(PLAY, { seat, card, to, from, free: true, ...(joins ? { joins } : {}), ...more });
}
