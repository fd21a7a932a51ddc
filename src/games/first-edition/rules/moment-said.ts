import type { Seat } from '../../../kernel/types.ts';
import { listed } from '../../kit/words.ts';
import { pieceOf } from '../position/find.ts';
import { beamedTo, cardName, locationName, pieceName, placeName, seatName } from '../position/names.ts';
import type { FirstEdition } from '../state.ts';
import type { PieceId } from '../terms.ts';
import { MOMENT_WORDS } from '../windows.ts';
import type { Moment, Moments } from './moment-kinds.ts';

/** The maximum number of cards that are listed by name. Further cards are only counted. */
const NAMED = 3;

/** Names cards in play, or only the first few if there are many. A face-down card is still named “a hidden card”. */
function named(g: FirstEdition, ids: readonly PieceId[]): string {
  const known = ids.flatMap((id) => (g.pieces[id] === undefined ? [] : [pieceOf(g, id)]));
  const names = known.map(({ id, hidden }) => (hidden === true ? 'a hidden card' : pieceName(g, id)));
  const rest = names.length - NAMED;
  return rest > 1 ? listed([...names.slice(0, NAMED), `${rest} others`]) : listed(names);
}

type Says = { readonly [M in Moment]?: (g: FirstEdition, about: Moments[M], who: string) => string };

/** Sentences for moments whose label doesn't say enough. */
const SAID: Says = {
  play: (_g, { card }, who) => `${who} plays ${cardName(card)}`,
  played: (g, { piece }, who) => `${who} now has ${named(g, [piece])} in play`,
  move: (g, { ship, to }) => `${named(g, [ship])} leaves for ${locationName(g, to)}`,
  beam: (g, { pieces, to }) => `${named(g, pieces)} ${pieces.length === 1 ? 'beams' : 'beam'} ${beamedTo(g, to)}`,
  attempt: (g, { location }, who) => `${who} attempts ${locationName(g, location)}`,
  'ship-battle': (g, { target }, who) => `${who} fires at ${named(g, [target])}`,
  'personnel-battle': (g, { at }, who) => `${who} attacks ${placeName(g, at)}`,
  pairing: (g, { pieces }) => `${named(g, pieces)} face each other`,
  captured: (g, { pieces }, who) => `${who} captures ${named(g, pieces)}`,
  dilemma(g, { card }, who) {
    // The result and the targets are known before anyone responds (C-RESPONSE-18).
    const hit = named(g, g.attempt?.met?.aims?.hits ?? []);
    const met = `${who} encounters ${cardName(card)}${g.lastMet?.overcome === true ? ' and overcomes it' : ''}`;
    return hit === '' ? met : `${met}, which is about to hit ${hit}`;
  },
  solved: (g, { location }, who) => `${who} has solved ${locationName(g, location)}`,
  leaving: (g, { pieces, why }) => `About to be ${why}: ${named(g, pieces)}`,
  left: (_g, { cards, why }) => `Just ${why}: ${listed(cards.map(cardName))}`,
};

/** Returns what happens at a moment, for the player who may respond. */
export function momentSaid<M extends Moment>(g: FirstEdition, moment: M, about: Moments[M] & { seat: Seat }): string {
  const who = seatName(about.seat);
  const says: Says[M] = SAID[moment];
  return says === undefined ? `${who}: ${MOMENT_WORDS[moment].label}` : says(g, about, who);
}
