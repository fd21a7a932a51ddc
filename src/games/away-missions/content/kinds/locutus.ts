import { chosen } from '../../../kit/effects.ts';
import { PLAY } from '../../chapters/calls.ts';
import { playerOf } from '../../chapters/characters/find.ts';
import { asks } from '../../effects/frame.ts';
import type { Kind } from '../../effects/kind.ts';
import { scopeOf } from '../../effects/scope.ts';
import { find, holds, noneLeft, withKeyword } from '../../effects/searching.ts';
import { keywordName, withArticle } from '../../effects/text/words.ts';
import { cardOf } from '../cards.ts';

declare module '../../effects/union.ts' {
  interface Kinds {
    /** Searches the deck for an Event with the keyword and plays it for free. */
    download: { keyword: CardKeyword };
  }
}

/** Searches the deck for a Subcommand Event and plays it immediately and for free (M-CARD-01). */
export const download: Kind<'download'> = {
  run: chosen({
    ask({ g }, run, { keyword }, { cardOffers, obstacle }) {
      const cards = withKeyword(playerOf(g, run.seat).decks.support, keyword).filter((id) => {
        const card = cardOf(id);
        const [action] = card.kind === 'event' ? card.actions : [];
        return action !== undefined && obstacle(g, scopeOf(run.seat, id, run.self), action) === null;
      });
      if (cards.length === 0) return { go: 'nothing' };
      const more = { none: 'Play none', rule: 'M-CARD-01' };
      return asks(run, 'which Event do you play?', cardOffers(cards, 'take', true), more);
    },
    take(ctx, run, card) {
      find(ctx, run, card, 'decks', 'support');
      ctx.call(PLAY, { seat: run.seat, character: run.self, card, action: 'do', via: null });
    },
  }),
  text: ({ keyword }) => `search your Support Deck for ${withArticle(keywordName(keyword))} Event and play it for free`,
  icon: 'search',
  ahead: (g, scope, { keyword }, first) =>
    !first || holds(playerOf(g, scope.seat).decks.support, keyword) ? scope : noneLeft(keyword),
  secret: true,
};
