import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { choosing, open } from '../../../kit/offers.ts';
import { asHint, listed, several } from '../../../kit/words.ts';
import { advancementCard } from '../../content/lookup.ts';
import { inOrder, playerOf } from '../../position/find.ts';
import { does } from '../../position/names.ts';
import { toBottom } from '../../position/projects.ts';
import type { Ascendancy, CardId } from '../../state.ts';
import { DISCARD, type Play } from '../calls.ts';
import { excessOf } from './limit.ts';

/**
 * Puts Projects on the bottom of their decks. The Research on these Projects returns to the Supply (A-PROJ-04,
 * A-PROJ-05).
 */
export function discardProjects(ctx: Play, seat: Seat, cards: readonly CardId[], rule: string): void {
  const player = playerOf(ctx.g, seat);
  player.projects = player.projects.filter(({ card }) => !cards.includes(card));
  for (const card of cards) toBottom(ctx.g, card);
  const done = does(ctx.g, seat, 'discards', 'discard');
  const names = listed(cards.map((card) => advancementCard(card).name));
  ctx.tell(seat, `${done} ${names}.`, `${done} ${several(cards.length, 'Project')}.`, rule);
}

/** Returns the first seat in turn order with too many Projects, or null. */
function tooMany(g: Ascendancy, first: Seat): Seat | null {
  return inOrder(g, first).find((seat) => excessOf(g, seat) > 0) ?? null;
}

/**
 * Makes owners with more Projects than their maximum discard the excess. Owners choose which Projects to discard, old
 * or new (A-PROJ-03, A-PROJ-06).
 */
export const discard = procedure<Ascendancy, { seat: Seat }>(DISCARD.name)({
  begin: ({ g }, { seat }) => (tooMany(g, seat) === null ? null : 'choose'),
  choose: choosing({
    ask({ g }, { seat: first }) {
      const seat = tooMany(g, first);
      if (seat === null) return { go: null };
      const { projects } = playerOf(g, seat);
      const excess = excessOf(g, seat);
      if (excess === projects.length) return { go: 'all' };
      return {
        seat,
        kind: 'subset',
        prompt: `You may keep ${several(projects.length - excess, 'Project')}. Which ${excess === 1 ? 'one' : excess} do you discard?`,
        offers: projects.map(({ card, research }) => {
          const { name, cost, type, line } = advancementCard(card);
          const label = `Discard ${name}: ${type}, Research ${research} of ${cost}`;
          return open({ key: `discard:${card}`, verb: 'discard', label, hint: asHint(line), hidden: true }, card);
        }),
        min: excess,
        max: excess,
        rule: 'A-PROJ-03',
      };
    },
    take(ctx, { seat: first }, cards) {
      const seat = tooMany(ctx.g, first);
      if (seat !== null) discardProjects(ctx, seat, cards, 'A-PROJ-03');
      return 'begin';
    },
  }),
  // If no Project may stay, there is no choice.
  all(ctx, { seat: first }) {
    const seat = tooMany(ctx.g, first);
    if (seat !== null) {
      const cards = playerOf(ctx.g, seat).projects.map(({ card }) => card);
      discardProjects(ctx, seat, cards, 'A-PROJ-03');
    }
    return 'begin';
  },
});
