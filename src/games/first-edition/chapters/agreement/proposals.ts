import type { Seat, Text } from '../../../../kernel/types.ts';
import { asLabel, several } from '../../../kit/words.ts';
import { cardOf } from '../../content/pool.ts';
import { faceUp, opponentOf, playerOf } from '../../position/find.ts';
import { isVessel } from '../../position/kinds.ts';
import { cardName, pieceName, placeName, seatName } from '../../position/names.ts';
import { isCaptive, isInfiltrator } from '../../position/piece-types.ts';
import { aboard, atLocation, coreOf, hostOf, inSpace, onPiece, onSurface } from '../../position/places.ts';
import { isSite, norsOf } from '../../position/stations.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardPlace } from '../../terms.ts';
import { whereOf } from '../teams/teams.ts';
import { type FromPile, type Motion, type Pile, pileWords } from './motion.ts';

/** One choice on the way to a proposal: a motion, or a list of further choices. */
export interface Proposable {
  key: string;
  label: Text;
  /** Set if only the player who makes the choice may see the label. */
  hidden?: true;
  motion?: Motion;
  more?: () => Proposable[];
}

const COUNTS = [1, 2, 3] as const;
const POINTS = [5, 10, 15, 20, -5, -10, -15, -20] as const;
/** The destinations that players can propose for a card that leaves play. */
const LEAVING: readonly Pile[] = ['discard', 'hand', 'out-of-play', 'top', 'bottom'];
const PILES: Readonly<Record<FromPile, readonly Pile[]>> = {
  hand: ['discard', 'show', 'table', 'out-of-play'],
  deck: ['hand', 'table', 'top', 'discard', 'out-of-play'],
  discard: ['hand', 'table', 'top', 'bottom', 'out-of-play'],
  removed: ['hand', 'table', 'top', 'bottom', 'discard'],
};

/** Returns everything that a player may propose, by topic. Topics without choices are left out. */
export function proposals(g: FirstEdition, seat: Seat): Proposable[] {
  const all: Proposable[] = [
    { key: 'move', label: 'Move a card in play', more: () => overPieces(g, movable(g), (piece) => places(g, piece)) },
    { key: 'state', label: 'Stop, damage or give away a card', more: () => overPieces(g, known(g), states) },
    { key: 'remove', label: 'Remove a card from play', more: () => overPieces(g, known(g), removals) },
    { key: 'hand', label: 'Use a card from your hand', more: () => handCards(g, seat) },
    { key: 'deck', label: 'Use a card from your draw deck', more: () => pileCards(g, seat, 'deck') },
    { key: 'discard', label: 'Use a card from your discard pile', more: () => pileCards(g, seat, 'discard') },
    { key: 'removed', label: 'Use one of your out-of-play cards', more: () => pileCards(g, seat, 'removed') },
    { key: 'points', label: 'Points', more: () => points(seat) },
    { key: 'draw', label: 'Draw cards, or discard cards at random', more: () => chances(g, seat) },
    ...verdicts(g),
  ];
  return all.filter(({ more }) => more === undefined || more().length > 0);
}

/**
 * Returns the choices that come after the given earlier choices, which are identified by their keys. The list is empty
 * if hidden cards were re-dealt and a chosen card has moved.
 */
export function choicesAfter(g: FirstEdition, seat: Seat, path: readonly string[]): Proposable[] {
  let now = proposals(g, seat);
  for (const key of path) {
    const next = now.find((one) => one.key === key)?.more;
    if (next === undefined) return [];
    now = next();
  }
  return now;
}

/** Returns the cards in play that both players know. */
function known(g: FirstEdition): Piece[] {
  return faceUp(g).filter(({ card }) => cardOf(card).type !== 'Tactic');
}

/**
 * Returns the cards that may be moved. Captives can't be moved, since only their captor releases them. Cards that form
 * a location can't be moved either.
 */
function movable(g: FirstEdition): Piece[] {
  const making = new Set(Object.values(g.locations).flatMap(({ made }) => made?.by ?? []));
  return known(g).filter((piece) => !isCaptive(piece) && !making.has(piece.id));
}

function overPieces(g: FirstEdition, pieces: readonly Piece[], more: (piece: Piece) => Proposable[]): Proposable[] {
  return pieces.map((piece) => ({
    key: `${piece.id}`,
    label: `${pieceName(g, piece.id)} ${placeName(g, piece.at)}`,
    more: () => more(piece),
  }));
}

/** Returns the places where a card of this type may be (C-PLAY-13). */
function places(g: FirstEdition, piece: Piece): Proposable[] {
  const { id, card, at } = piece;
  const { type } = cardOf(card);
  const locations = Object.keys(g.locations);
  const all: CardPlace[] = [];
  if (isVessel(cardOf(card))) all.push(...locations.map(inSpace));
  else if (type === 'Personnel' || type === 'Equipment') {
    all.push(...hosts(g, piece, true).map((host) => aboard(host.id)));
    all.push(...locations.filter((one) => whereOf(g, one) !== 'space').map(onSurface));
  } else if (isSite(piece)) {
    // A site, with its docked ships, can only be placed beside a station (C-FAC-12).
    all.push(...norsOf(g).map((station) => onPiece(station.id)));
  } else {
    all.push(...[0, 1].map(coreOf), ...locations.map(atLocation));
    all.push(...hosts(g, piece, false).map((host) => onPiece(host.id)));
  }
  return all
    .filter((to) => to !== at)
    .map((to) => ({ key: to, label: placeName(g, to), motion: { do: 'place', piece: id, to } }));
}

/** Returns the cards that this card may be placed on or aboard, except those on the card itself. */
function hosts(g: FirstEdition, { id }: Piece, isVesselOnly: boolean): Piece[] {
  const isOn = (piece: Piece): boolean => {
    const host = hostOf(piece.at);
    return piece.id === id || (host !== null && g.pieces[host] !== undefined && isOn(g.pieces[host]));
  };
  return known(g).filter((piece) => {
    const facts = cardOf(piece.card);
    return (isVessel(facts) || (!isVesselOnly && facts.type === 'Personnel')) && !isOn(piece);
  });
}

function removals({ id }: Piece): Proposable[] {
  return LEAVING.map((to) => ({ key: to, label: pileWords(to), motion: { do: 'remove', piece: id, to } }));
}

function states(piece: Piece): Proposable[] {
  const { id, card, stopped, damaged } = piece;
  const facts = cardOf(card);
  const isFleet = isVessel(facts);
  const all: Proposable[] = [
    stopped === undefined
      ? { key: 'stop', label: 'is stopped for this turn', motion: { do: 'stop', piece: id } }
      : { key: 'ready', label: 'is no longer stopped', motion: { do: 'ready', piece: id } },
  ];
  if (isFleet) all.push({ key: 'damage', label: 'is damaged', motion: { do: 'damage', piece: id } });
  if (isFleet && damaged === true)
    all.push({ key: 'repair', label: 'is repaired', motion: { do: 'repair', piece: id } });
  if (isInfiltrator(piece)) all.push({ key: 'expose', label: 'is exposed', motion: { do: 'expose', piece: id } });
  if (!isCaptive(piece)) all.push({ key: 'give', label: 'goes to the opponent', motion: { do: 'give', piece: id } });
  return all;
}

function handCards(g: FirstEdition, seat: Seat): Proposable[] {
  return playerOf(g, seat).hand.map((card, at) => ({
    key: `${at}`,
    label: `${at + 1}: ${cardName(card)}`,
    hidden: true,
    more: () => [
      ...PILES.hand.map(
        (to): Proposable => ({ key: to, label: pileWords(to), motion: { do: 'card', from: 'hand', at, to } }),
      ),
      ...(['top', 'bottom'] as const).map(
        (to): Proposable => ({
          key: to,
          label: `${pileWords(to)}, without showing it`,
          motion: { do: 'tuck', at, to },
        }),
      ),
    ],
  }));
}

/** Returns the cards of a pile sorted by name, since nobody may learn the order of a draw deck. */
function pileCards(g: FirstEdition, seat: Seat, from: Exclude<FromPile, 'hand'>): Proposable[] {
  const pile = playerOf(g, seat)[from];
  return [...new Set(pile)].sort().map((card) => ({
    key: card,
    label: cardName(card),
    ...(from === 'deck' ? { hidden: true as const } : {}),
    more: () =>
      PILES[from].map((to) => ({
        key: to,
        label: pileWords(to),
        motion: { do: 'card', from, at: pile.indexOf(card), to },
      })),
  }));
}

function points(seat: Seat): Proposable[] {
  return [seat, opponentOf(seat)].flatMap((who) =>
    POINTS.map((count) => ({
      key: `${who}:${count}`,
      label: `${seatName(who)} ${count < 0 ? 'loses' : 'scores'} ${Math.abs(count)}`,
      motion: { do: 'points', seat: who, points: count },
    })),
  );
}

function chances(g: FirstEdition, seat: Seat): Proposable[] {
  return [seat, opponentOf(seat)].flatMap((who) => {
    const { hand, deck } = playerOf(g, who);
    const choice = (key: 'draw' | 'lose', verb: string, count: number): Proposable => ({
      key: `${key}:${who}:${count}`,
      label: `${seatName(who)} ${verb}`,
      motion: { do: key, seat: who, count },
    });
    return COUNTS.flatMap((count) => [
      ...(deck.length >= count ? [choice('draw', `draws ${several(count, 'card')}`, count)] : []),
      ...(hand.length >= count ? [choice('lose', `discards ${several(count, 'card')} at random`, count)] : []),
    ]);
  });
}

function verdicts({ attempt }: FirstEdition): Proposable[] {
  if (attempt?.met == null) return [];
  return [
    { key: 'passed', label: 'Get past the dilemma', motion: { do: 'verdict', is: 'passed' } },
    { key: 'blocked', label: 'Be stopped by the dilemma', motion: { do: 'verdict', is: 'blocked' } },
  ];
}

/** Builds the option for a choice. */
export function choiceOption(path: readonly string[], { key, label, hidden }: Proposable) {
  return {
    key: ['agree', ...path, key].join(':'),
    verb: 'agree',
    label: asLabel(label.slice(0, 1).toUpperCase() + label.slice(1)),
    ...(hidden === true ? { hidden } : {}),
  };
}
