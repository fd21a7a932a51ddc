import type { Option, Refusal, Seat } from '../../../kernel/types.ts';
import type { Offer } from '../../kit/offers.ts';
import { names, plain, refuser, type Understood, verbReader } from '../../kit/wishes.ts';
import { bids } from '../chapters/rounds/bids.ts';
import { ownOffers } from '../chapters/turn/own.ts';
import { SYSTEMS, systemName } from '../content/systems/table.ts';
import { theSeat } from '../position/names.ts';
import { PROCEDURES } from '../procedures.ts';
import type { Ascendancy, RoundPart, SystemId } from '../state.ts';
import { lackingAt } from './lacking.ts';
import { NOTHING, OWN_VERBS, verbMeant } from './wish-words.ts';

/** What was made of a wish: itself, its verbs in their order, its words, and the Systems that it names. */
interface Wish {
  said: string;
  verbs: string[];
  words: string;
  systems: SystemId[];
}

/** A wish in the own turn. */
interface Case {
  g: Ascendancy;
  seat: Seat;
  wish: Wish;
}

const { verbsIn, words: VERB_WORDS } = verbReader(OWN_VERBS);

/** Why nothing can be done in a stage but to answer what is asked. */
const STAGES: Readonly<Record<RoundPart, Refusal>> = {
  setup: { text: 'The game is being set up.', rule: 'A-SET-01' },
  initiative: { text: 'This is the Initiative Stage: turns come after it.', rule: 'A-INIT-01' },
  execution: { text: 'It is somebody else’s turn.', rule: 'A-INIT-12' },
  recharge: { text: 'This is the Recharge Stage: turns come after it.', rule: 'A-RECH-01' },
};

/** Why a wish (a key, or words) can’t be done by a seat now. */
export const refuse = refuser<Ascendancy, Wish, Case>({
  procedures: PROCEDURES,
  verbs: VERB_WORDS,
  read: (_g, _seat, wish) => readWish(wish),
  notYours: ({ g }) => notYours(g),
  caseOf({ g, stack }, { seat }, wish) {
    const frame = stack.at(-1);
    if (frame?.proc === 'initiative' && frame.step === 'bid') {
      const why = notBid(g, seat, wish);
      return why === null ? null : { bars: why };
    }
    const inMenu = frame?.proc === 'turn' && (frame.step === 'building' || frame.step === 'command');
    return inMenu ? { at: { g, seat, wish } } : null;
  },
  meant,
  later({ g }, seat, wish) {
    if (wish.verbs.length === 0) return null;
    return g.turn?.seat === seat ? meant({ g, seat, wish }) : notYours(g);
  },
});

function notYours(g: Ascendancy): Refusal {
  if (g.turn === null) return STAGES[g.stage];
  return { text: `It is the turn of ${theSeat(g, g.turn.seat)}.`, rule: 'A-INIT-12' };
}

/** Why a total can’t be committed (A-INIT-05, A-INIT-06); null: no number is said, or it can. Of several Resources their sum counts. */
function notBid(g: Ascendancy, seat: Seat, { words }: Wish): Refusal | null {
  const numbers = words.match(/(?<= )\d{1,3}(?= )/g)?.map(Number) ?? [];
  if (numbers.length === 0) return null;
  const total = numbers.reduce((sum, one) => sum + one, 0);
  const all = bids(g, seat);
  const bid = all[total];
  if (bid !== undefined) return bid.why?.() ?? null;
  return { text: `You can’t commit ${total}: you have ${all.length - 1} Resources.`, rule: 'A-INIT-05' };
}

/** What a wish means in the own turn. */
function meant({ g, seat, wish }: Case): Understood {
  const offers = ownOffers(g, seat);
  const exact = offers.filter(({ option }) => option.key === wish.said);
  if (exact.length > 0) return exact;
  const [verb] = wish.verbs;
  // Words that ask for nothing that there is are met with what there is.
  if (verb === undefined) return [];
  if (verb === 'end' && g.turn?.phase !== 'building') return [];
  if (verb === 'end')
    return { text: 'Commands come before the end of the turn: end the Building Phase first.', rule: 'A-INIT-12' };
  const ofVerb = offers.filter(({ option }) => wish.verbs.includes(option.verb));
  return (
    unknownSystem(g, wish) ??
    elsewhere(g, seat, ofVerb, wish) ??
    (ofVerb.length === 0 ? nothing(verb) : nearest(ofVerb, wish))
  );
}

function readWish(wish: string): Wish {
  const words = plain(wish);
  const verbs = verbsIn(words);
  return {
    said: wish.trim(),
    verbs: verbs.length > 0 ? verbs : verbMeant(words),
    words,
    systems: SYSTEMS.filter(({ id, name }) => names(words, name) || names(words, id)).map(({ id }) => id),
  };
}

/** A System that is not on the map can’t be named for anything. What lies in the stack is nobody’s to know. */
function unknownSystem(g: Ascendancy, { systems }: Wish): Refusal | null {
  const id = systems.find((one) => g.discs[one] === undefined);
  if (id === undefined) return null;
  const name = SYSTEMS.find((one) => one.id === id)?.name ?? id;
  return { text: `${name} is not on the map.`, rule: 'A-SYS-01' };
}

function nothing(verb: string): Refusal {
  return NOTHING[verb] ?? { text: `There is nothing now to which “${verb}” could be done.`, rule: 'A-CMD-01' };
}

/** Why nothing can be done with a System that is named, where no offer is about it. Where no Ship leads anywhere that is said first. */
function elsewhere(
  g: Ascendancy,
  seat: Seat,
  offers: readonly Offer<unknown>[],
  { verbs: [verb = ''], systems: [system] }: Wish,
): Refusal | null {
  if (system === undefined) return null;
  const there = offers.filter(({ option }) => isAbout(option, system));
  const routes = there.filter(({ option }) => option.key.startsWith('route:'));
  if (there.length > routes.length) return null;
  const [route = routes[0]] = routes.filter(({ why }) => why === null);
  if (route !== undefined) {
    const { text } = route.why?.() ?? { text: `Choose “${route.option.label}”.` };
    return { text: `One Command doesn’t bring any of your Ships to ${systemName(system)}. ${text}`, rule: 'A-MOVE-05' };
  }
  if (offers.length === 0 && (verb === 'move' || verb === 'exit')) return nothing(verb);
  return lackingAt(g, seat, verb, system);
}

/** Whether an option is about a System, by its key or its words. */
function isAbout({ key, label }: Option, system: SystemId): boolean {
  return key.split(/[:/+]/).includes(system) || names(plain(label), systemName(system));
}

/** Offers that have the most of the words of a wish; those that can be taken come first. */
function nearest(offers: readonly Offer<unknown>[], { words }: Wish): readonly Offer<unknown>[] {
  const said = words.trim().split(' ');
  const marked = offers.map((one) => {
    const { key, label, hint = '', called = [] } = one.option;
    const has = new Set(
      plain(`${key} ${label} ${hint} ${called.join(' ')}`)
        .trim()
        .split(' '),
    );
    return { one, score: said.filter((word) => has.has(word)).length };
  });
  const most = Math.max(0, ...marked.map(({ score }) => score));
  const best = marked.flatMap(({ one, score }) => (score === most ? one : []));
  return best.sort((a, b) => Number(a.why !== null) - Number(b.why !== null));
}
