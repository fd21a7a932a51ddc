import { PASS } from '../../../../kernel/decision.ts';
import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, type Offering, offering, open } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { opponentOf } from '../../position/find.ts';
import { cardName, seatName } from '../../position/names.ts';
import { logCardText } from '../../rules/tell-text.ts';
import type { FirstEdition } from '../../state.ts';
import type { CardId } from '../../terms.ts';
import { AGREEMENT, type CalledWith, type Play } from '../calls.ts';
import { carryOut, putBack, showCard } from './carry-out.ts';
import { type Motion, motionWords } from './motion.ts';
import { openCards } from './offers.ts';
import { choiceOption, choicesAfter, type Proposable } from './proposals.ts';

/** What its steps remember: what was chosen so far, by keys, and what the other is asked about. */
type Proposing = CalledWith<typeof AGREEMENT> & { path?: string[]; motion?: Motion };

/** What is chosen while something is proposed: more, the step before, or that this is all. */
type Chosen = Proposable | 'back' | null;

/**
 * Cards by agreement: a player proposes what such a card does, one thing after the other, and each is done when the other agrees.
 * Nobody but who is asked is waited for; what is refused was never done.
 */
export const agreement = procedure<FirstEdition, Proposing>(AGREEMENT.name)({
  begin(ctx, { about }) {
    if (about === null) return 'which';
    logCardText(ctx, about);
    return 'what';
  },
  which: offering({
    ask({ g }, { seat }) {
      const offers = openCards(g).map((card) =>
        open({ key: `about:${card}`, verb: 'agree', label: asLabel(cardName(card)) }, card),
      );
      return { seat, kind: 'pick', prompt: 'What which card says is to be done?', offers, min: 1, max: 1 };
    },
    take(ctx, local, card) {
      local.about = card;
      logCardText(ctx, card);
      return 'what';
    },
  }),
  what: offering({
    ask: ({ g }, local) => asks(g, local),
    take(ctx, local, chosen) {
      if (chosen === null) return 'over';
      if (chosen === 'back') {
        local.path?.pop();
        return 'what';
      }
      if (chosen.motion === undefined) {
        local.path = [...(local.path ?? []), chosen.key];
        return 'what';
      }
      propose(ctx, local, chosen.motion);
      return 'consent';
    },
  }),
  consent: offering({
    ask({ g }, local) {
      const { seat, about, motion } = proposed(local);
      const prompt = `${seatName(seat)} proposes, for ${cardName(about)}: ${motionWords(g, seat, motion, g.announced.at(-1))}. Do you agree?`;
      const offers = [
        open({ key: 'agree', verb: 'consent', label: 'Agree' }, true),
        open({ key: 'refuse', verb: 'consent', label: 'Refuse: it is not done' }, false),
      ];
      return { seat: opponentOf(seat), kind: 'pick', prompt, offers, min: 1, max: 1 };
    },
    take(ctx, local, isAgreed) {
      const { seat, about, motion } = proposed(local);
      const other = seatName(opponentOf(seat));
      delete local.motion;
      if (isAgreed) {
        ctx.log(`${other} agrees.`);
        carryOut(ctx, seat, about, motion);
      } else {
        ctx.log(`${other} refuses: it is not done.`);
        if (motion.do === 'card') putBack(ctx, seat, motion);
      }
      return 'what';
    },
  }),
  over: () => null,
});

function asks(g: FirstEdition, { seat, about, path = [] }: Proposing): Offering<Chosen> {
  const offers: Offer<Chosen>[] = choicesAfter(g, seat, path).map((choice) => open(choiceOption(path, choice), choice));
  if (path.length > 0) offers.push(open({ key: 'back', verb: 'agree', label: 'Something else' }, 'back'));
  offers.push(open({ key: PASS, verb: PASS, label: 'That is all' }, null));
  const prompt = `What does ${cardName(about ?? '')} do? ${seatName(opponentOf(seat))} is asked about each thing.`;
  return { seat, kind: 'pick', prompt, offers, min: 1, max: 1 };
}

function propose(ctx: Play, local: Proposing, motion: Motion): void {
  const { seat, about } = local;
  delete local.path;
  local.motion = motion;
  if (motion.do === 'card') showCard(ctx, seat, motion);
  const words = motionWords(ctx.g, seat, motion, ctx.g.announced.at(-1));
  ctx.log(`${seatName(seat)} proposes, for ${cardName(about ?? '')}: ${words}.`);
}

/** What the other is asked about. Throws when nothing was proposed. */
function proposed({ seat, about, motion }: Proposing): { seat: Seat; about: CardId; motion: Motion } {
  if (about === null || motion === undefined) throw new Error('nothing is proposed');
  return { seat, about, motion };
}
