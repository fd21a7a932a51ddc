import { asLabel } from '../../../../kit/words.ts';
import { beamEnds } from '../../../chapters/beaming/reach.ts';
import { skillOf } from '../../../chapters/skills/skills.ts';
import { piecesAt } from '../../../position/find.ts';
import { pieceName, placeName } from '../../../position/names.ts';
import { aboard, hostOf, locationAt, onPiece, wayOf } from '../../../position/places.ts';
import { granted } from '../../../rules/ask.ts';
import type { Bearer, Rule } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardPlace } from '../../../terms.ts';
import { cardOf } from '../../pool.ts';
import { answer, besideEither, idsOf, onOwnTable, onShips } from '../shared.ts';

/** Cards in play that are meant, by a text about them. */
function on(isMeant: (title: string, type: string) => boolean) {
  return (g: FirstEdition): CardPlace[] =>
    Object.values(g.pieces)
      .filter(
        ({ card, hidden, kept }) => hidden !== true && kept !== true && isMeant(cardOf(card).title, cardOf(card).type),
      )
      .filter(({ id }) => !granted(g, 'no-nullify', { piece: id }))
      .map(({ id }) => onPiece(id));
}

/** Where equipment lies that an overload could destroy. */
function equipped(g: FirstEdition): CardPlace[] {
  const places = new Set<CardPlace>();
  for (const { card, at } of Object.values(g.pieces)) {
    if (cardOf(card).type !== 'Equipment') continue;
    const host = wayOf(at) === 'aboard' ? hostOf(at) : null;
    const ship = host === null ? undefined : g.pieces[host];
    if (wayOf(at) === 'surface') places.add(at);
    else if (ship !== undefined && cardOf(ship.card).type === 'Ship') places.add(onPiece(ship.id));
  }
  return [...places];
}

/** Places from which a seat could beam with an answer of its own. */
function sources(g: FirstEdition, seat: number): CardPlace[] {
  const places = new Set(
    Object.values(g.pieces)
      .filter((one) => one.seat === seat && cardOf(one.card).type === 'Personnel')
      .map(({ at }) => at),
  );
  return [...places].filter((from) => beamEnds(g, seat, from, 'here').length > 0);
}

/** Beams away in answer to an attack, from each of these places. */
function escapes(g: FirstEdition, bearer: Bearer, places: readonly CardPlace[]) {
  const can = sources(g, bearer.seat);
  return places
    .filter((from) => can.includes(from))
    .flatMap((from) =>
      answer(
        bearer,
        [{ do: 'beam-away', from, reach: 'here' }],
        asLabel(`Beam away, from ${placeName(g, from)}`),
        `:${from}`,
      ),
    );
}

const isOwnMelder = (g: FirstEdition, piece: Piece, seat: number): boolean =>
  piece.seat === seat && cardOf(piece.card).type === 'Personnel' && skillOf(g, piece, 'Mindmeld') > 0;

/** Who is present with somebody, of the same seat. */
function beside(g: FirstEdition, piece: Piece): Piece[] {
  return piecesAt(g, piece.at).filter(
    (one) => one.id !== piece.id && one.seat === piece.seat && cardOf(one.card).type === 'Personnel',
  );
}

/** Artifacts that are played as events, and stay: they are both (C-DECK-12). */
const AS_EVENTS: readonly string[] = ['Kurlan Naiskos', 'Tox Uthat'];

/** Interrupts that are played on something, and are done at once. */
export const AT_ONCE: Readonly<Record<string, Rule>> = {
  'disruptor-overload': {
    text: 'Choose a ship or an Away Team’s planet: one equipment card there, picked at random, is destroyed.',
    plays: equipped,
    once(g, _seat, to) {
      const place = hostOf(to) === null ? to : aboard(hostOf(to) ?? 0);
      const from = idsOf(piecesAt(g, place).filter(({ card }) => cardOf(card).type === 'Equipment'));
      return [
        { do: 'choose', from, how: 'random', count: 1, what: 'what is destroyed' },
        { do: 'take-out', which: 'chosen', why: 'destroyed' },
      ];
    },
  },
  'emergency-transporter-armbands': {
    text: 'Beam your cards from one place to another at the same location, in either player’s turn, also out of a battle that just began.',
    plays: sources,
    once: (_g, _seat, to) => [{ do: 'beam-away', from: to, reach: 'here' }],
    answers: {
      'personnel-battle': { offers: (g, bearer, { at }) => escapes(g, bearer, [at]) },
      'ship-battle': {
        offers: (g, bearer, { location }) =>
          escapes(
            g,
            bearer,
            sources(g, bearer.seat).filter((from) => locationAt(g, from) === location),
          ),
      },
    },
  },
  'kevin-uxbridge': {
    text: 'Nullifies an event in play, or an artifact that was played as one, but no treaty and not Mirror Image.',
    plays: on((title, type) =>
      type === 'Event' ? !title.startsWith('Treaty') && title !== 'Mirror Image' : AS_EVENTS.includes(title),
    ),
    once: [{ do: 'remove' }],
  },
  'near-warp-transport': {
    text: 'Beam up to six cards from your ship to a location next to it.',
    plays: onShips(
      (g, ship, seat) =>
        ship.seat === seat && wayOf(ship.at) === 'space' && beamEnds(g, seat, aboard(ship.id), 'next').length > 0,
    ),
    once: (_g, _seat, to) => [{ do: 'beam-away', from: aboard(hostOf(to) ?? 0), reach: 'next', most: 6 }],
  },
  'palor-toff-alien-trader': {
    text: 'Take a card that isn’t personnel out of your discard pile into your hand.',
    plays: onOwnTable,
    once: [{ do: 'regain', but: 'Personnel', trades: true }],
  },
  'the-devil': {
    text: 'Nullifies a treaty, a Horga’hn or a Wind Dancer in play.',
    plays: on(
      (title, type) =>
        (type === 'Event' && title.startsWith('Treaty')) || title === "Horga'hn" || title === 'Wind Dancer',
    ),
    once: [{ do: 'remove' }],
  },
  'the-juggler': {
    text: 'Choose a player: that player’s draw deck is shuffled.',
    plays: besideEither,
    once: [{ do: 'shuffle' }],
  },
  'vulcan-mindmeld': {
    text: 'Play it on your personnel with Mindmeld, and choose another of yours present: until the turn ends the first also has all printed skills of the second.',
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
