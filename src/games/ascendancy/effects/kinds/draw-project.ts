import type { Seat } from '../../../../kernel/types.ts';
import { chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { asHint } from '../../../kit/words.ts';
import { DISCARD } from '../../chapters/calls.ts';
import { discardProjects } from '../../chapters/projects/discard.ts';
import { drawProjects, tellLaunched } from '../../chapters/projects/draw.ts';
import { advancementCard } from '../../content/lookup.ts';
import { playerOf } from '../../position/find.ts';
import { does } from '../../position/names.ts';
import { toBottom } from '../../position/projects.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { Ascendancy, CardId } from '../../state.ts';
import type { Run } from '../frame.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Draws Projects from the player’s own deck, or from the deck of `from`. With `keep`, one Project is launched and
     * the others go to the bottom. With `most`, the player then discards cards from rivals’ decks, including completed
     * ones, until at most `most` are left (A-FER-09).
     */
    'draw-project': { count: number; from?: Seat; keep?: 1; most?: number };
  }
}

interface Drawing extends Run {
  /** The Projects that were drawn. One of the drawn Projects will be launched. */
  drawn?: CardId[];
}

export const drawProject: Kind<'draw-project', 'pick-project' | 'pick-foreign' | 'too-many-projects', Drawing> = {
  run(ctx, run, { count, from = run.seat, keep }) {
    run.drawn = drawProjects(ctx, run.seat, from, count, keep !== undefined);
    return 'pick-project';
  },
  steps: {
    'pick-project': chosen({
      ask({ g }, run: Drawing, { keep }) {
        const { seat, drawn = [] } = run;
        if (keep === undefined || drawn.length <= keep) return { go: 'pick-foreign' as const };
        const others = drawn.length > 2 ? 'The others go' : 'The other goes';
        const prompt = `${ruleSourceName(g, run.from)}: which of these ${drawn.length} Projects do you launch? ${others} to the bottom of your deck.`;
        const offers = drawn.map((card) => cardOffer(card, 'launch'));
        return { seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'A-PROJ-01' };
      },
      take(ctx, run, card) {
        const others = (run.drawn ?? []).filter((one) => one !== card);
        tellLaunched(ctx, run.seat, run.seat, [card]);
        discardProjects(ctx, run.seat, others, 'A-PROJ-04');
        return 'pick-foreign' as const;
      },
    }),
    // Both Projects and completed cards count toward `most` (A-FER-09).
    'pick-foreign': chosen({
      ask({ g }, run: Drawing, { most }) {
        const cards = foreign(g, run.seat);
        if (most === undefined || cards.length <= most) return { go: 'too-many-projects' as const };
        const prompt = `${ruleSourceName(g, run.from)}: which card from a rival’s deck do you discard?`;
        return {
          seat: run.seat,
          kind: 'pick',
          prompt,
          offers: cards.map((card) => cardOffer(card, 'discard')),
          min: 1,
          max: 1,
        };
      },
      take(ctx, run, card) {
        const player = playerOf(ctx.g, run.seat);
        if (player.projects.some((one) => one.card === card)) discardProjects(ctx, run.seat, [card], 'A-FER-09');
        else {
          player.advancements = player.advancements.filter((one) => one.card !== card);
          toBottom(ctx.g, card);
          const { name } = advancementCard(card);
          ctx.log(`${does(ctx.g, run.seat, 'discards', 'discard')} ${name}.`, 'A-FER-09');
        }
        return 'pick-foreign' as const;
      },
    }),
    'too-many-projects'(ctx, run) {
      delete run.drawn;
      ctx.call(DISCARD, { seat: run.seat });
      return 'begin';
    },
  },
  worth: ({ count, keep = count }) => 0.8 * keep,
};

function foreign(g: Ascendancy, seat: Seat): CardId[] {
  const { projects, advancements } = playerOf(g, seat);
  return [...projects, ...advancements].flatMap(({ card, drawn }) => (drawn === true ? [card] : []));
}

/** The verb for the label, depending on what is done with a card. */
const DONE = { launch: 'Launch', discard: 'Discard' } as const;

function cardOffer(card: CardId, verb: keyof typeof DONE) {
  const { name, type, cost, line } = advancementCard(card);
  const label = `${DONE[verb]} ${name}: ${type}, ${cost} Research`;
  return open({ key: `${verb}:${card}`, verb, label, hint: asHint(line), hidden: true }, card);
}
