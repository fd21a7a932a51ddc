import type { Refusal, Seat } from '../../../kernel/types.ts';
import type { Offer } from '../../kit/offers.ts';
import { plain, refuser, verbReader } from '../../kit/wishes.ts';
import { ownOffers } from '../chapters/turn/own.ts';
import { theSeat } from '../position/names.ts';
import type { Ascendancy, RoundPart } from '../state.ts';
import { SAYS } from '../viewing/says.ts';

/** What was made of a wish: itself, its verbs in their order, and its words. */
interface Wish {
  said: string;
  verbs: string[];
  words: string[];
}

/** A wish in the own turn. */
interface Case {
  g: Ascendancy;
  seat: Seat;
  wish: Wish;
}

const { verbsIn, words: VERB_WORDS } = verbReader(
  Object.entries(SAYS).map(([verb, words]) => [verb, [verb, ...words]] as const),
);

/** Why nothing can be done in a stage but to answer what is asked. */
const STAGES: Readonly<Record<RoundPart, Refusal>> = {
  setup: { text: 'The game is being set up.', rule: 'A-SET-01' },
  initiative: { text: 'This is the Initiative Stage: turns come after it.', rule: 'A-INIT-01' },
  execution: { text: 'It is somebody else’s turn.', rule: 'A-INIT-12' },
  recharge: { text: 'This is the Recharge Stage: turns come after it.', rule: 'A-RECH-01' },
};

/** Why a wish (a key, or words) can’t be done by a seat now. */
export const refuse = refuser<Ascendancy, Wish, Case>({
  verbs: VERB_WORDS,
  read: (_g, _seat, wish) => ({ said: wish.trim(), verbs: verbsIn(plain(wish)), words: wordsOf(wish) }),
  notYours({ g }) {
    if (g.turn === null) return STAGES[g.stage];
    return { text: `It is the turn of ${theSeat(g, g.turn.seat)}.`, rule: 'A-INIT-12' };
  },
  caseOf({ g, stack }, { seat }, wish) {
    const frame = stack.at(-1);
    const inMenu = frame?.proc === 'turn' && (frame.step === 'building' || frame.step === 'command');
    return inMenu ? { at: { g, seat, wish } } : null;
  },
  meant({ g, seat, wish }) {
    const offers = ownOffers(g, seat);
    const exact = offers.filter(({ option }) => option.key === wish.said);
    if (exact.length > 0) return exact;
    const ofVerb = offers.filter(({ option }) => wish.verbs.includes(option.verb));
    const [verb] = wish.verbs;
    // Words that ask for nothing that there is are met with what there is.
    if (verb === undefined) return [];
    if (ofVerb.length === 0) return nothing(verb);
    return nearest(ofVerb, wish);
  },
});

function wordsOf(text: string): string[] {
  return plain(text).trim().split(' ');
}

function nothing(verb: string): Refusal {
  return { text: `There is nothing now to which “${verb}” could be done.`, rule: 'A-CMD-01' };
}

/** Offers that have the most of the words of a wish; those that can be taken come first. */
function nearest(offers: readonly Offer<unknown>[], { words }: Wish): readonly Offer<unknown>[] {
  const marked = offers.map((one) => {
    const { key, label, hint = '' } = one.option;
    const has = new Set(wordsOf(`${key} ${label} ${hint}`));
    return { one, score: words.filter((word) => has.has(word)).length };
  });
  const most = Math.max(0, ...marked.map(({ score }) => score));
  const best = marked.flatMap(({ one, score }) => (score === most ? one : []));
  return best.sort((a, b) => Number(a.why !== null) - Number(b.why !== null));
}
