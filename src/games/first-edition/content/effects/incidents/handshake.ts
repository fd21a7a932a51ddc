import { opponentOf, playerOf } from '../../../position/find.ts';
import { coreOf, tableOf } from '../../../position/places.ts';
import type { Rule } from '../../../rules/rule.ts';
import { besideEither, onOwnTable, othersInHand } from '../shared.ts';

const HANDSHAKE = 'handshake';
/** Cards that a handshake looks at, discards, or draws. */
const [TOP, SHED, DRAWN, REST, NEW] = [5, 3, 3, 3, 7];

/** Incidents that are done at once. */
export const AT_A_TIME: Readonly<Record<string, Rule>> = {
  [HANDSHAKE]: {
    text: 'Free as your first card of a turn, with fewer cards in hand than your opponent, who discards three or lets you draw three. Or: reorder the top five cards of a draw deck or discard pile. Or: discard a hand of at least three others, draw seven.',
    ways: {
      offer: {
        label: 'the other discards three, or you draw three',
        plays: (g, seat) => {
          const few = playerOf(g, seat).hand.length < playerOf(g, opponentOf(seat)).hand.length;
          return few && g.turn?.seat === seat && (g.turn.cards ?? 0) === 0 ? [coreOf(seat)] : [];
        },
        free: () => true,
        once(g, seat) {
          const who = opponentOf(seat);
          const draw = {
            key: 'draw',
            label: 'Let them draw three',
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
        label: 'the top five cards of the draw deck in another order',
        plays: besideEither,
        once: (_g, seat, to) => [{ do: 'reorder', owner: tableOf(to) ?? seat, pile: 'deck', count: TOP }],
      },
      discard: {
        label: 'the top five cards of the discard pile in another order',
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
