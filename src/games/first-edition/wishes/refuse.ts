import type { Seat } from '../../../kernel/types.ts';
import { plain, refuser, verbReader } from '../../kit/wishes.ts';
import type { Deed } from '../chapters/calls.ts';
import { ownOffers } from '../chapters/turn/own.ts';
import { seatName } from '../position/names.ts';
import type { FirstEdition } from '../state.ts';
import { SAYS } from '../viewing/says.ts';

/** What was made of a wish: itself, its verbs, and its words. */
interface Wish {
  said: string;
  verbs: string[];
  words: string;
}

/** A wish in the own turn. */
interface Case {
  g: FirstEdition;
  seat: Seat;
  wish: Wish;
}

const { verbsIn, words: VERB_WORDS } = verbReader(
  Object.entries(SAYS).map(([verb, words]) => [verb, [verb, ...words]] as const),
);

/** Why a wish (a key, or words) can’t be done by a seat now. */
export const refuse = refuser<FirstEdition, Wish, Case>({
  verbs: VERB_WORDS,
  read(_g, _seat, said) {
    const words = plain(said);
    return { said: said.trim(), verbs: verbsIn(words), words };
  },
  notYours({ g }) {
    if (g.turn === null) return { text: 'It is not your turn to seed.', rule: 'C-SEED-03' };
    return { text: `It is the turn of ${seatName(g.turn.seat)}.`, rule: 'C-TURN-15' };
  },
  caseOf({ g, stack }, { seat }, wish) {
    return stack.at(-1)?.proc === 'turn' ? { at: { g, seat, wish } } : null;
  },
  meant({ g, seat, wish }) {
    const offers = ownOffers(g, seat);
    const exact = offers.filter(({ option }) => option.key === wish.said);
    if (exact.length > 0) return exact;
    if (wish.verbs.length === 0) return [];
    const ofVerb = offers.filter(({ option }) => wish.verbs.includes(option.verb));
    if (ofVerb.length === 0) return { text: lacking(wish.verbs), rule: 'C-TURN-06' };
    return nearest(ofVerb, wish);
  },
});

/** Why nothing is there with which a verb could be done. */
const LACKING: Readonly<Record<string, string>> = {
  report: 'Nobody in your hand could report.',
  attempt: 'No crew or Away Team of yours is at a mission now.',
  beam: 'Nobody of yours is where they could beam.',
  move: 'No ship of yours could fly now.',
  dock: 'No ship of yours is where it could dock.',
  undock: 'No ship of yours is docked.',
  attack: 'No ship of yours is where it could attack something.',
  fight: 'Nobody of yours is where somebody of the other could be fought.',
};

function lacking(verbs: readonly string[]): string {
  const found = Object.entries(LACKING).find(([verb]) => verbs.includes(verb));
  return found?.[1] ?? 'Nothing is there with which that could be done now.';
}

type Own = { option: { key: string; label: string; group?: string; hint?: string }; deed: Deed };

/** Offers that have the most of the words of a wish; those that can be taken come first. */
function nearest<O extends Own & { why: unknown }>(offers: readonly O[], { words }: Wish): O[] {
  const said = words.trim().split(' ');
  const marked = offers.map((one) => {
    const { key, label, group = '', hint = '' } = one.option;
    const has = new Set(plain(`${key} ${label} ${group} ${hint}`).trim().split(' '));
    return { one, score: said.filter((word) => has.has(word)).length };
  });
  const most = Math.max(0, ...marked.map(({ score }) => score));
  const best = marked.flatMap(({ one, score }) => (score === most ? [one] : []));
  return best.sort((a, b) => Number(a.why !== null) - Number(b.why !== null));
}
