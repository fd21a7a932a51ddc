import { PASS } from '../../../../kernel/decision.ts';
import { procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
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

/** The procedure's state: the keys chosen so far, and the motion put to the opponent. */
type Proposing = CalledWith<typeof AGREEMENT> & { path?: string[]; motion?: Motion };

/** A choice in a proposal: an option, 'back' for the previous list, or null when the proposals are complete. */
type Chosen = Proposable | 'back' | null;

/**
 * Plays a card by agreement: a player proposes its effects one at a time, and each happens when the opponent agrees.
 * The game waits only for the player who is asked. A refused proposal has no effect.
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
      return { seat, kind: 'pick', prompt: 'Which card’s text do you want to carry out?', offers, min: 1, max: 1 };
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
      const prompt = `${seatName(seat)} proposes, for ${cardName(about)}: ${motionWords(g, seat, motion, g.announced.at(-1))}. Agree?`;
      const offers = [
        open({ key: 'agree', verb: 'consent', label: 'Agree' }, true),
        open({ key: 'refuse', verb: 'consent', label: 'Refuse: nothing happens' }, false),
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
        ctx.log(`${other} refuses, so nothing happens.`);
        if (motion.do === 'card') putBack(ctx, seat, motion);
      }
      return 'what';
    },
  }),
  over: () => null,
});

function asks(g: FirstEdition, { seat, about, path = [] }: Proposing): Offering<Chosen> {
  const offers: Offer<Chosen>[] = choicesAfter(g, seat, path).map((choice) => open(choiceOption(path, choice), choice));
  if (path.length > 0) offers.push(open({ key: 'back', verb: 'agree', label: 'Go back to the other choices' }, 'back'));
  offers.push(open({ key: PASS, verb: PASS, label: 'Stop proposing' }, null));
  const prompt = `What does ${cardName(must(about, 'the proposal’s card'))} do? ${seatName(opponentOf(seat))} must agree to each effect.`;
  return { seat, kind: 'pick', prompt, offers, min: 1, max: 1 };
}

function propose(ctx: Play, local: Proposing, motion: Motion): void {
  const { seat, about } = local;
  delete local.path;
  local.motion = motion;
  if (motion.do === 'card') showCard(ctx, seat, motion);
  const words = motionWords(ctx.g, seat, motion, ctx.g.announced.at(-1));
  ctx.log(`${seatName(seat)} proposes, for ${cardName(must(about, 'the proposal’s card'))}: ${words}.`);
}

/** Returns the proposal put to the opponent. Throws if there is none. */
function proposed({ seat, about, motion }: Proposing): { seat: Seat; about: CardId; motion: Motion } {
  if (about === null || motion === undefined) throw new Error('there is no proposal');
  return { seat, about, motion };
}
