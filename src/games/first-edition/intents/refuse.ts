import { optionsOf } from '../../../kernel/decision.ts';
import type { Option, Refusal, Seat } from '../../../kernel/types.ts';
import { insteadOf, names, plain, refuser, type Understood } from '../../kit/intents.ts';
import type { Offer } from '../../kit/offers.ts';
import type { Payload } from '../chapters/calls.ts';
import { ownOffers } from '../chapters/turn/turn-offers.ts';
import { undated } from '../content/errata.ts';
import { cardOf } from '../content/pool.ts';
import { locationOf, pieceOf, playerOf } from '../position/find.ts';
import { isMission } from '../position/kinds.ts';
import { cardName, seatName } from '../position/names.ts';
import { PROCEDURES } from '../procedures.ts';
import type { FirstEdition } from '../state.ts';
import type { CardId, LocationId } from '../terms.ts';
import { lacking } from './lacking.ts';
import { goesDown, readWish, VERB_WORDS, type Wish } from './wish.ts';

/** A game, a seat on its own turn, and what that player intends to do. */
interface Case {
  g: FirstEdition;
  seat: Seat;
  wish: Wish;
}

/** Explains why an intent (an option key or typed words) can't be carried out now. */
export const refuse = refuser<FirstEdition, Wish, Case>({
  procedures: PROCEDURES,
  verbs: VERB_WORDS,
  read: readWish,
  notYours({ g }) {
    if (g.turn === null) return { text: 'It isn’t your turn to seed.', rule: 'C-SEED-03' };
    return turnOf(g.turn.seat);
  },
  caseOf({ g, stack }, { seat }, wish) {
    return stack.at(-1)?.proc === 'turn' ? { at: { g, seat, wish } } : null;
  },
  meant: (at) => asOrder(meant(at)),
  later({ g, pending }, seat, wish) {
    if (g.turn === null) {
      const asked = pending.find((one) => one.seat === seat);
      return whileSeeding(g, seat, wish, asked === undefined ? [] : optionsOf(asked));
    }
    if (wish.verbs.length === 0 && wish.held === null && wish.other === null) return null;
    if (g.turn.seat === seat) return asOrder(meant({ g, seat, wish }));
    return wish.held === null && wish.other !== null ? notThere(wish.other) : turnOf(g.turn.seat);
  },
});

function turnOf(seat: Seat): Refusal {
  return { text: `It is ${seatName(seat)}’s turn.`, rule: 'C-TURN-15' };
}

/** Says that a named card isn't in the hand, or that a named mission isn't on the table. */
function notThere(card: CardId): Refusal {
  const name = cardName(card);
  return isMission(cardOf(card))
    ? { text: `${name} isn’t on the table.`, rule: 'C-SPACELINE-01' }
    : { text: `You have no ${name} in hand.`, rule: 'C-PLAY-01' };
}

/**
 * Explains a refusal during seeding: cards can't be reported or moved yet, missions can't be attempted yet, and each
 * card is seeded in its own phase (C-SEED-02).
 */
function whileSeeding(
  g: FirstEdition,
  seat: Seat,
  { verbs, words, other }: Wish,
  options: readonly Option[],
): Refusal | null {
  const [verb] = verbs;
  const rule = 'C-SEED-02';
  if (verb !== undefined && !SEEDED.has(verb))
    return { text: 'You can do that during your turns, after the seed phases.', rule };
  const seeds = playerOf(g, seat).seeds.filter((card) => names(words, cardName(card)));
  const [held] = seeds;
  if (held !== undefined) {
    const open = options.filter(({ key }) => key.split(':').includes(held));
    if (open.length === 0) return { text: `${cardName(held)} can’t be seeded in this phase.`, rule };
    return { text: `${cardName(held)} can’t go there.`, rule, instead: insteadOf(open) };
  }
  return other === null ? null : { text: `You have no ${cardName(other)} left to seed.`, rule };
}

/** Verbs of the seed phases. Players may also say that they play or report a card. */
const SEEDED: ReadonlySet<string> = new Set(['seed', 'plan', 'lay', 'play', 'report', 'pass', 'use']);

/** Returns the options that an intent during the player's own turn may mean, or a refusal. */
function meant({ g, seat, wish }: Case): Understood {
  const offers = ownOffers(g, seat);
  const exact = offers.filter(({ option }) => option.key === wish.said);
  if (exact.length > 0) return exact;
  const { held, other } = wish;
  const isBare = wish.verbs.length === 0;
  // A line that only names a card in hand plays the card. A card in play could do many things, so it needs a verb.
  if (isBare && held === null) return other === null || wish.pieces.length > 0 ? [] : notThere(other);
  const verbs = isBare ? ['report', 'play'] : wish.verbs;
  if (verbs[0] === 'end') return [];
  const isPlay = verbs.includes('report') || verbs.includes('play');
  const isAbsent =
    other !== null && wish.pieces.length === 0 && !wish.locations.some((id) => isMissionOf(g, id, other));
  if (isAbsent && (isPlay || isMission(cardOf(other)))) return notThere(other);
  const ofVerb = offers.filter(({ option }) => verbs.includes(option.verb));
  const about = ofVerb.filter((one) => isAbout(g, one, { ...wish, verbs }));
  return about.length === 0 ? lacking(g, seat, { ...wish, verbs }) : nearest(about, wish);
}

/** Adds C-TURN-06, the rule about orders, to a refusal during the seat's own turn. */
function asOrder(understood: Understood): Understood {
  return 'text' in understood ? { ...understood, also: 'C-TURN-06' } : understood;
}

/** Whether a card is a mission at a location. */
function isMissionOf(g: FirstEdition, location: LocationId, card: CardId): boolean {
  return locationOf(g, location).missions.some((one) => undated(one.card) === undated(card));
}

/**
 * True if an option is about the thing that the intent names: the card in hand, the mission to attempt, or the ship or
 * personnel to move.
 */
function isAbout(g: FirstEdition, { option: { key } }: Offer<Payload>, wish: Wish): boolean {
  const { verbs, held, locations, pieces } = wish;
  const parts = key.split(':');
  if (goesDown(wish)) return parts[0] === 'beam' && parts.at(-2) === 'surface';
  const [verb] = parts;
  if (held !== null && (verb === 'report' || verb === 'play' || verb === 'agenda')) return parts.includes(held);
  if (verb === 'attempt') return locations.length === 0 || locations.some((id) => parts.includes(id));
  if (verb !== 'move' && verb !== 'dock' && verb !== 'undock') return true;
  const ships = pieces.filter((id) => cardOf(pieceOf(g, id).card).type === 'Ship');
  const named = ships.length > 0 ? ships : pieces;
  return named.length === 0 || !verbs.includes(verb) || named.some((id) => parts[1] === String(id));
}

/** Returns the options that share the most words with an intent. Options that can be chosen come first. */
function nearest(offers: readonly Offer<Payload>[], { words }: Wish): Offer<Payload>[] {
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
