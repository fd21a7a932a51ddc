import type { Option, Refusal, Seat } from '../../../kernel/types.ts';
import { names, plain, refuser, type Understood, verbReader } from '../../kit/intents.ts';
import type { Offer } from '../../kit/offers.ts';
import { sentence } from '../../kit/words.ts';
import { researchLimit } from '../chapters/building/research.ts';
import { bids } from '../chapters/rounds/bids.ts';
import { ownOffers } from '../chapters/turn/turn-offers.ts';
import { allCards, systemName } from '../content/lookup.ts';
import { laneOf } from '../galaxy/graph.ts';
import { playerOf } from '../position/find.ts';
import { placeName, theSeats } from '../position/names.ts';
import { PROCEDURES } from '../procedures.ts';
import type { Ascendancy, RoundPart, SystemId } from '../state.ts';
import { lackingAt } from './lacking.ts';
import { NOTHING, OWN_VERBS, verbMeant } from './wish-words.ts';

/** A typed intent: its text, its verbs in order, its plain words, and the Systems it names. */
interface Wish {
  said: string;
  verbs: string[];
  words: string;
  systems: SystemId[];
}

/** A typed intent on the player’s own turn. */
interface Case {
  g: Ascendancy;
  seat: Seat;
  wish: Wish;
}

const { verbsIn, words: VERB_WORDS } = verbReader(OWN_VERBS);

/** The refusal of an intent that is typed while it is nobody’s turn, by stage. */
const STAGES: Readonly<Record<RoundPart, Refusal>> = {
  setup: { text: 'The game is still being set up.', rule: 'A-SET-01' },
  initiative: { text: 'This is the Initiative Stage. Turns begin after this stage.', rule: 'A-INIT-01' },
  execution: { text: 'It is another player’s turn.', rule: 'A-INIT-12' },
  recharge: { text: 'This is the Recharge Stage. Turns begin in the next round.', rule: 'A-RECH-01' },
};

/** Explains why a seat can’t carry out a typed intent (a key, or words) now. */
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
  return { text: `It is ${theSeats(g, g.turn.seat)} turn.`, rule: 'A-INIT-12' };
}

/**
 * Returns why the typed total can’t be committed (A-INIT-05, A-INIT-06), or null if it can be or no number was typed.
 * If there are several numbers, they are added up.
 */
function notBid(g: Ascendancy, seat: Seat, { words }: Wish): Refusal | null {
  const numbers = words.match(/(?<= )\d{1,3}(?= )/g)?.map(Number) ?? [];
  if (numbers.length === 0) return null;
  const total = numbers.reduce((sum, one) => sum + one, 0);
  const all = bids(g, seat);
  const bid = all[total];
  if (bid !== undefined) return bid.why?.() ?? null;
  return { text: `You can’t commit ${total} because you have ${all.length - 1} Resources.`, rule: 'A-INIT-05' };
}

/** Interprets a typed intent on the player’s own turn. */
function meant({ g, seat, wish }: Case): Understood {
  const offers = ownOffers(g, seat);
  const exact = offers.filter(({ option }) => option.key === wish.said);
  if (exact.length > 0) return exact;
  const closed = closedTo(offers, wish);
  if (closed.length > 0) return closed;
  const tooMuch = moreResearch(g, seat, wish);
  if (tooMuch !== null) return tooMuch;
  const [verb] = wish.verbs;
  // Text without a known verb matches nothing, so the available options are shown.
  if (verb === undefined) return [];
  if (verb === 'end' && g.turn?.phase !== 'building') return [];
  if (verb === 'end')
    return { text: 'You are in the Building Phase. End that phase first, then end your turn.', rule: 'A-INIT-12' };
  const ofVerb = offers.filter(({ option }) => wish.verbs.includes(option.verb));
  return (
    unknownSystem(g, wish) ??
    outOfReach(g, wish) ??
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
    systems: allCards()
      .systems.filter(({ id, name }) => names(words, name) || names(words, id))
      .map(({ id }) => id),
  };
}

/**
 * Returns why the typed amount of Research can’t be committed (A-BUILD-21), or null if it can be or there is no
 * Project.
 */
function moreResearch(g: Ascendancy, seat: Seat, { verbs: [verb], words }: Wish): Refusal | null {
  if (verb !== 'research' || g.turn?.phase !== 'building') return null;
  const most = Math.max(...playerOf(g, seat).projects.map(({ card }) => researchLimit(g, seat, card)));
  const wanted = Math.max(0, ...(words.match(/(?<= )\d{1,3}(?= )/g)?.map(Number) ?? []));
  if (!Number.isFinite(most) || wanted <= most) return null;
  const each =
    most === 1
      ? 'A Project gets only 1 Research each turn'
      : `A Project gets up to ${most} Research each turn, one at a time`;
  return { text: `You can’t commit ${wanted}. ${each}.`, rule: 'A-BUILD-21' };
}

/** Refuses a System that isn’t on the map. The contents of the stack stay secret. */
function unknownSystem(g: Ascendancy, { systems }: Wish): Refusal | null {
  const id = systems.find((one) => g.discs[one] === undefined);
  if (id === undefined) return null;
  const name = allCards().systems.find((one) => one.id === id)?.name ?? id;
  return { text: `${name} isn’t on the map.`, rule: 'A-SYS-01' };
}

function nothing(verb: string): Refusal {
  return NOTHING[verb] ?? { text: `Nothing can be targeted by “${verb}” now.`, rule: 'A-CMD-01' };
}

/** Verbs that lead to a Sector. For these verbs, Sectors out of reach aren’t among the offers. */
const LEADING: ReadonlySet<string> = new Set(['move', 'exit']);

/** Matches the key of an option that explores from a Sector. */
const EXPLORES = /^(?:explore|onward):(\d+:[a-z0-9/-]+)$/;

/**
 * If the typed text is a key that explores from a Sector, returns the blocked moves to that Sector. Their reasons say
 * what blocks the way.
 */
function closedTo(offers: readonly Offer<unknown>[], { said }: Wish): readonly Offer<unknown>[] {
  const goal = EXPLORES.exec(said)?.[1];
  if (goal === undefined) return [];
  return offers.filter(({ option, why }) => why !== null && [`move:${goal}`, `exit:${goal}`].includes(option.key));
}

/** Matches the key of an option that leads to a Sector. */
const LEADS = /^(move|exit):\d+:([a-z0-9/-]+)$/;

/**
 * If the text is a key that leads to a Sector, returns a refusal, because that Sector is out of reach; otherwise
 * returns null.
 */
function outOfReach(g: Ascendancy, { said }: Wish): Refusal | null {
  const [, verb = '', sector] = LEADS.exec(said) ?? [];
  if (sector === undefined) return null;
  const isThere = sector in g.discs || (laneOf(sector)?.lane ?? '') in g.lanes;
  return tooFar(verb, isThere ? placeName(g, sector) : 'a Sector that isn’t on the map');
}

/**
 * Returns why nothing can be done with a named System that no offer mentions, or null. If no Ship can move at all,
 * returns the reason for that instead.
 */
function elsewhere(
  g: Ascendancy,
  seat: Seat,
  offers: readonly Offer<unknown>[],
  { verbs: [verb = ''], systems: [system] }: Wish,
): Refusal | null {
  if (system === undefined) return null;
  // A label may name a System only because a lane leads there, so for moves only the key counts.
  const isThere = LEADING.has(verb) ? leadsTo : isAbout;
  const there = offers.filter(({ option }) => isThere(option, system));
  const routes = there.filter(({ option }) => option.key.startsWith('route:'));
  if (there.length > routes.length) return null;
  if (!LEADING.has(verb)) return lackingAt(g, seat, verb, system);
  if (offers.length === 0) return nothing(verb);
  const far = tooFar(verb, systemName(system));
  return verb === 'exit' ? far : { ...far, text: `${far.text} ${byRoute(routes)}` };
}

/** Suggests a route to a System by several Commands, or says why there is none. */
function byRoute(routes: readonly Offer<unknown>[]): string {
  const [route] = routes.filter(({ why }) => why === null);
  if (route !== undefined) return `Choose “${route.option.label}”.`;
  return routes[0]?.why?.().text ?? 'More Commands won’t help: no lanes lead there, or other players block the way.';
}

/** Whether an option’s key names a System. */
function leadsTo({ key }: Option, system: SystemId): boolean {
  return key.split(/[:/+]/).includes(system);
}

/** Whether an option is about a System, by its key or label. */
function isAbout(option: Option, system: SystemId): boolean {
  return leadsTo(option, system) || names(plain(option.label), systemName(system));
}

function tooFar(verb: string, place: string): Refusal {
  return verb === 'exit'
    ? { text: `${sentence(place)} is too far away for the Warp Tokens.`, rule: 'A-MOVE-11' }
    : { text: `None of your Ships can reach ${place} with one Command.`, rule: 'A-MOVE-05' };
}

/** Returns the offers that share the most words with a typed intent. Offers that can be taken come first. */
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
