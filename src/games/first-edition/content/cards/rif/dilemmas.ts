import type { Effect } from '../../../effects/union.ts';
import { opponentOf, playerOf } from '../../../position/find.ts';
import { always, CEASE, opponent, owner, stop, when } from '../../builders/dilemmas/build.ts';
import { sows } from '../../builders/dilemmas/recent.ts';
import { tests } from '../../builders/dilemmas/tests.ts';
import { isOf } from '../../card.ts';
import { type CardRules, says } from '../../card-rules.ts';
import { cardOf } from '../../pool.ts';

const RETURNED: Effect = { do: 'restock', types: ['Personnel', 'Ship'], who: 'opponent' };

const SWEDISH = sows("{Don't Call Me Ahab} or {My First Raygun} or {Strict Dress Code}");

/** Dilemmas of Resistance Is Futile, by id. */
export const CARDS: CardRules = {
  'back-to-basics': says(
    'Your opponent shuffles all personnel and ships of their discard pile into the draw deck. If there are fourteen or more, everyone is “stopped”.',
    {
      ...always(when('"fourteen to shuffle"', [RETURNED, CEASE], [RETURNED])),
      ...tests({
        'fourteen to shuffle': (g, _group, { seat }) =>
          playerOf(g, opponentOf(seat)).discard.filter((card) => isOf(cardOf(card), 'Personnel', 'Ship')).length >= 14,
      }),
    },
  ),
  'crowded-bar': says(
    'Each player draws a card. For each card in your hand, a personnel is “stopped”: of your choice if you have fewer than six cards, and otherwise of your opponent’s choice.',
    {
      ...always(
        { do: 'draw', count: 1 },
        { do: 'draw', count: 1, who: 'opponent' },
        when('"six cards in hand"', [stop(opponent(null, 'counted'))], [stop(owner(null, 'counted'))]),
      ),
      ...tests({ 'six cards in hand': (g, _group, { seat }) => playerOf(g, seat).hand.length >= 6 }),
      counted: (g, _people, { seat }) => playerOf(g, seat).hand.length,
    },
  ),
  'definitely-not-swedish': says(
    'Your opponent may download and seed here up to two of these dilemmas: Don’t Call Me Ahab, My First Raygun, Strict Dress Code.',
    { ...always(...SWEDISH.sown), among: SWEDISH.among },
  ),
};
