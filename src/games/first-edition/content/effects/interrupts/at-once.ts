import { asLabel } from '../../../../kit/words.ts';
import { beamEnds } from '../../../chapters/beaming/reach.ts';
import { skillOf } from '../../../chapters/skills/skills.ts';
import { isEquipmentCard } from '../../../chapters/teams/teams.ts';
import { piecesAt } from '../../../position/find.ts';
import { pieceName, placeName } from '../../../position/names.ts';
import { aboard, hostOf, locationAt, onPiece, onSurface, placeKind } from '../../../position/places.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardId, CardPlace } from '../../../terms.ts';
import { countsAs } from '../../counted-as.ts';
import { isImmune } from '../../immunity.ts';
import { isNamed } from '../../named.ts';
import { cardOf } from '../../pool.ts';
import { isSafe } from '../safe.ts';
import { answer, besideEither, idsOf, onOwnTable, onShips } from '../shared.ts';

/**
 * Returns the cards in play that a card from the hand nullifies. Set `byName` if the nullifier's text names those cards
 * (C-TYPES-11).
 */
function nullifiedBy(by: CardId, isMeant: (card: CardId) => boolean, byName = false) {
  return (g: FirstEdition): CardPlace[] =>
    Object.values(g.pieces)
      .filter(({ card, hidden, kept }) => hidden !== true && kept !== true && isMeant(card))
      .filter((piece) => !isSafe(g, piece, by, byName))
      .map(({ id }) => onPiece(id));
}

/** True for equipment in play that an overload can destroy, including cards used as equipment (C-DECK-12). */
function isFragile({ card }: Piece): boolean {
  return isEquipmentCard(card) && !isImmune(card, OVERLOAD);
}

/** Returns places with equipment that an overload could destroy. */
function equipped(g: FirstEdition): CardPlace[] {
  const places = new Set<CardPlace>();
  for (const piece of Object.values(g.pieces)) {
    if (!isFragile(piece)) continue;
    const { at } = piece;
    const host = placeKind(at) === 'aboard' ? hostOf(at) : null;
    const ship = host === null ? undefined : g.pieces[host];
    if (placeKind(at) === 'surface') places.add(at);
    else if (ship !== undefined && cardOf(ship.card).type === 'Ship') places.add(onPiece(ship.id));
  }
  return [...places];
}

/** Returns places from which a player could beam in response. */
function sources(g: FirstEdition, seat: number): CardPlace[] {
  const places = new Set(
    Object.values(g.pieces)
      .filter((one) => one.seat === seat && cardOf(one.card).type === 'Personnel')
      .map(({ at }) => at),
  );
  return [...places].filter((from) => beamEnds(g, seat, from, 'here').length > 0);
}

/** Returns responses that beam personnel from each of these places, away from an attack. */
function escapes(g: FirstEdition, source: RuleSource, places: readonly CardPlace[]) {
  const can = sources(g, source.seat);
  return places
    .filter((from) => can.includes(from))
    .flatMap((from) =>
      answer(
        source,
        [{ do: 'beam-away', from, reach: 'here' }],
        asLabel(`Beam away, from ${placeName(g, from)}`),
        `:${from}`,
      ),
    );
}

const isOwnMelder = (g: FirstEdition, piece: Piece, seat: number): boolean =>
  piece.seat === seat && cardOf(piece.card).type === 'Personnel' && skillOf(g, piece, 'Mindmeld') > 0;

/** Returns the other personnel of the same player who are present with a personnel. */
function beside(g: FirstEdition, piece: Piece): Piece[] {
  return piecesAt(g, piece.at).filter(
    (one) => one.id !== piece.id && one.seat === piece.seat && cardOf(one.card).type === 'Personnel',
  );
}

const OVERLOAD = 'disruptor-overload';
const KEVIN = 'kevin-uxbridge';
const DEVIL = 'the-devil';

/** Interrupts that target something and have immediate effects. */
export const AT_ONCE: Readonly<Record<string, Rule>> = {
  [OVERLOAD]: {
    text: 'Choose a ship, or a planet with an Away Team: a random equipment there, or card used as equipment, is destroyed.',
    plays: equipped,
    once(g, _seat, to) {
      const place = hostOf(to) === null ? to : aboard(hostOf(to) ?? 0);
      const from = idsOf(piecesAt(g, place).filter(isFragile));
      return [
        { do: 'choose', from, how: 'random', count: 1, what: 'which card is destroyed' },
        { do: 'take-out', which: 'chosen', why: 'destroyed' },
      ];
    },
  },
  'emergency-transporter-armbands': {
    text: 'On either player’s turn, beam your cards from one place to another at the same location, even out of a battle that just began, or out of a Firestorm.',
    plays: sources,
    once: (_g, _seat, to) => [{ do: 'beam-away', from: to, reach: 'here' }],
    answers: {
      // Nobody can beam during a dilemma unless the dilemma allows it (C-BEAM-02).
      dilemma: {
        offers: (g, source, { seat, card, location }) =>
          seat === source.seat && isNamed(card, 'Firestorm') ? escapes(g, source, [onSurface(location)]) : [],
      },
      'personnel-battle': { offers: (g, source, { at }) => escapes(g, source, [at]) },
      'ship-battle': {
        offers: (g, source, { location }) =>
          escapes(
            g,
            source,
            sources(g, source.seat).filter((from) => locationAt(g, from) === location),
          ),
      },
    },
  },
  [KEVIN]: {
    text: 'Nullifies an event in play, or another card played as one, except a Treaty or an immune card. Immune to Amanda Rogers.',
    plays: nullifiedBy(KEVIN, (card) => countsAs(cardOf(card), 'Event') && !isNamed(card, 'Treaty')),
    once: [{ do: 'remove' }],
  },
  'near-warp-transport': {
    text: 'Beam up to six cards from your ship to an adjacent location.',
    plays: onShips(
      (g, ship, seat) =>
        ship.seat === seat && placeKind(ship.at) === 'space' && beamEnds(g, seat, aboard(ship.id), 'next').length > 0,
    ),
    once: (_g, _seat, to) => [{ do: 'beam-away', from: aboard(hostOf(to) ?? 0), reach: 'next', most: 6 }],
  },
  'palor-toff-alien-trader': {
    text: 'Take a card other than a personnel from your discard pile to hand.',
    plays: onOwnTable,
    once: [{ do: 'regain', but: 'Personnel', trades: true }],
  },
  [DEVIL]: {
    text: 'Nullifies a treaty, a Horga’hn or a Wind Dancer in play.',
    plays: nullifiedBy(DEVIL, (card) => isNamed(card, 'Treaty', "Horga'hn", 'Wind Dancer'), true),
    once: [{ do: 'remove' }],
  },
  'the-juggler': {
    text: 'Choose a player. That player’s draw deck is shuffled.',
    plays: besideEither,
    once: [{ do: 'shuffle' }],
  },
  'vulcan-mindmeld': {
    text: 'Choose your personnel with Mindmeld, and another of yours present. Until the end of the turn, the first also has all printed skills of the second.',
    plays: (g, seat) =>
      Object.values(g.pieces)
        .filter((piece) => isOwnMelder(g, piece, seat) && beside(g, piece).length > 0)
        .map(({ id }) => onPiece(id)),
    once(g, _seat, to) {
      const piece = g.pieces[hostOf(to) ?? 0];
      if (piece === undefined) return [];
      const ways = beside(g, piece).map(({ id }) => ({
        key: `who:${id}`,
        label: asLabel(pieceName(g, id)),
        list: [{ do: 'lasting', what: 'vulcan-mindmeld', until: 'turn', piece: piece.id, other: id } as const],
      }));
      return ways.length === 0 ? [] : [{ do: 'either', ways }];
    },
  },
};
