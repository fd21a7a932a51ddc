import type { Refusal, Seat } from '../../../kernel/types.ts';
import type { Offer } from '../../kit/offers.ts';
import { names, plain, refuser, verbReader } from '../../kit/wishes.ts';
import { sentence } from '../../kit/words.ts';
import { bids } from '../chapters/rounds/bids.ts';
import { ownOffers } from '../chapters/turn/own.ts';
import { SYSTEMS } from '../content/systems/table.ts';
import { laneOf } from '../galaxy/graph.ts';
import { placeName, theSeat } from '../position/names.ts';
import type { Ascendancy, RoundPart, SystemId } from '../state.ts';
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
  verbs: VERB_WORDS,
  read: (_g, _seat, wish) => readWish(wish),
  notYours({ g }) {
    if (g.turn === null) return STAGES[g.stage];
    return { text: `It is the turn of ${theSeat(g, g.turn.seat)}.`, rule: 'A-INIT-12' };
  },
  caseOf({ g, stack }, { seat }, wish) {
    const frame = stack.at(-1);
    if (frame?.proc === 'initiative' && frame.step === 'bid') {
      // A-INIT-06: why a total can’t be committed that another one has.
      const why = bids(g, seat).find(({ option }) => option.key === wish.said)?.why ?? null;
      return why === null ? null : { bars: why() };
    }
    const inMenu = frame?.proc === 'turn' && (frame.step === 'building' || frame.step === 'command');
    return inMenu ? { at: { g, seat, wish } } : null;
  },
  meant({ g, seat, wish }) {
    const offers = ownOffers(g, seat);
    const exact = offers.filter(({ option }) => option.key === wish.said);
    if (exact.length > 0) return exact;
    const closed = closedTo(offers, wish);
    if (closed.length > 0) return closed;
    const [verb] = wish.verbs;
    // Words that ask for nothing that there is are met with what there is.
    if (verb === undefined) return [];
    if (verb === 'end')
      return { text: 'Commands come before the end of the turn: end the Building Phase first.', rule: 'A-INIT-12' };
    const ofVerb = offers.filter(({ option }) => wish.verbs.includes(option.verb));
    return (
      unknownSystem(g, wish) ??
      outOfReach(g, wish) ??
      (ofVerb.length === 0 ? nothing(verb) : (elsewhere(ofVerb, wish) ?? nearest(ofVerb, wish)))
    );
  },
});

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

/** Verbs that lead somewhere: what is too far isn’t even among their offers. */
const LEADING: ReadonlySet<string> = new Set(['move', 'exit']);

/** The key of an option that explores from a Sector. */
const EXPLORES = /^(?:explore|onward):(\d+:[a-z0-9/-]+)$/;

/** The moves to a Sector from which a key explores: where it is closed, they say why. */
function closedTo(offers: readonly Offer<unknown>[], { said }: Wish): readonly Offer<unknown>[] {
  const goal = EXPLORES.exec(said)?.[1];
  if (goal === undefined) return [];
  return offers.filter(({ option, why }) => why !== null && [`move:${goal}`, `exit:${goal}`].includes(option.key));
}

/** The key of an option that leads to a Sector. */
const LEADS = /^(move|exit):\d+:([a-z0-9/-]+)$/;

/** Why a Sector can’t be reached that the key of an option names; null for words. */
function outOfReach(g: Ascendancy, { said }: Wish): Refusal | null {
  const [, verb = '', sector] = LEADS.exec(said) ?? [];
  if (sector === undefined) return null;
  const isThere = sector in g.discs || (laneOf(sector)?.lane ?? '') in g.lanes;
  return tooFar(verb, isThere ? placeName(g, sector) : 'a Sector that isn’t on the map');
}

/** Why a System that is named can’t be reached with one Command, where no offer leads there, and what leads there by several. */
function elsewhere(offers: readonly Offer<unknown>[], { verbs: [verb = ''], systems: [system] }: Wish): Refusal | null {
  if (!LEADING.has(verb) || system === undefined) return null;
  const there = offers.filter(({ option }) => option.key.split(':').includes(system));
  const routes = there.filter(({ option }) => option.key.startsWith('route:'));
  if (there.length > routes.length) return null;
  const name = SYSTEMS.find(({ id }) => id === system)?.name ?? system;
  if (verb === 'exit') return tooFar(verb, name);
  const [route] = routes.filter(({ why }) => why === null);
  const [lacking] = routes;
  const far = tooFar(verb, name);
  const more =
    route !== undefined
      ? `Choose “${route.option.label}”.`
      : (lacking?.why?.().text ?? 'More Commands don’t help: no lanes lead there, or others bar the way.');
  return { ...far, text: `${far.text} ${more}` };
}

function tooFar(verb: string, place: string): Refusal {
  return verb === 'exit'
    ? { text: `${sentence(place)} is further than the Warp Tokens reach.`, rule: 'A-MOVE-11' }
    : { text: `No Ship of yours gets to ${place} with one Command from where they are.`, rule: 'A-MOVE-05' };
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
