import { opponentOf, playerOf } from '../../../position/find.ts';
import { coreOf, tableOf } from '../../../position/places.ts';
import { besideEither, onOwnTable, othersInHand } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

const HANDSHAKE = 'handshake';

/** Numbers of cards that Ferengi Handshake reorders, discards or draws. */
const [TOP, SHED, DRAWN, REST, NEW] = [5, 3, 3, 3, 7];

/** Handshake (Voyager). */
export const CARDS: CardRules = {
  handshake: {
    text: 'Free as your first card of a turn, if you have fewer cards in hand than your opponent, who discards three or lets you draw three. Or reorder the top five cards of a draw deck or discard pile. Or discard a hand of at least three others and draw seven.',
    ways: {
      offer: {
        label: 'your opponent discards three, or you draw three',
        plays: (g, seat) => {
          const few = playerOf(g, seat).hand.length < playerOf(g, opponentOf(seat)).hand.length;
          return few && g.turn?.seat === seat && (g.turn.cards ?? 0) === 0 ? [coreOf(seat)] : [];
        },
        free: () => true,
        once(g, seat) {
          const who = opponentOf(seat);
          const draw = {
            key: 'draw',
            label: 'Let your opponent draw three',
            list: [{ do: 'draw', count: DRAWN, who: seat }],
          } as const;
          const shed = {
            key: 'shed',
            label: 'Discard three',
            list: [{ do: 'shed', who, min: SHED, max: SHED }],
          } as const;
          const ways = playerOf(g, who).hand.length < SHED ? [draw] : [shed, draw];
          return [{ do: 'either', who, ways }];
        },
      },
      deck: {
        label: 'reorder the top five cards of the draw deck',
        plays: besideEither,
        once: (_g, seat, to) => [{ do: 'reorder', owner: tableOf(to) ?? seat, pile: 'deck', count: TOP }],
      },
      discard: {
        label: 'reorder the top five cards of the discard pile',
        plays: besideEither,
        once: (_g, seat, to) => [{ do: 'reorder', owner: tableOf(to) ?? seat, pile: 'discard', count: TOP }],
      },
      hand: {
        label: 'a new hand of seven',
        plays: (g, seat) => (othersInHand(g, seat, HANDSHAKE) >= REST ? onOwnTable(g, seat) : []),
        once: (_g, seat) => [{ do: 'renew', who: seat, hand: 'discarded', count: NEW }],
      },
    },
  },
};
