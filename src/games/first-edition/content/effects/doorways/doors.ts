import { open } from '../../../../kit/offers.ts';
import { asHint, asLabel } from '../../../../kit/words.ts';
import { moveWhy, routeTo, shipsOf, waysOf } from '../../../chapters/movement/movement.ts';
import { regionOf } from '../../../chapters/spaceline/line.ts';
import { piecesOf, playerOf } from '../../../position/find.ts';
import { locationName, pieceName } from '../../../position/names.ts';
import { aboard, hostOf, inSpace, locationAt, namedIn, onPiece, placeKind, rightOf } from '../../../position/places.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardId, CardPlace, LocationId } from '../../../terms.ts';
import { isImmune } from '../../immunity.ts';
import { isNamed } from '../../named.ts';
import { cardOf } from '../../pool.ts';
import { answer, DISCARD_THIS, isUsed, itself, onOwnTable, onShips, payloadOf } from '../shared.ts';

const WORMHOLE = 'bajoran-wormhole';
const MICRO = 'temporal-micro-wormhole';
const PORTAL = 'temporal-micro-wormhole portal';

/** True if a card in play is a Bajoran Wormhole, of either universe (C-UNIQ-13). */
const isWormhole = (piece: Piece | undefined): boolean =>
  piece !== undefined && isNamed(piece.card, 'Bajoran Wormhole');

/** Returns a place on each card in play with one of these ids. */
function onThe(...cards: readonly CardId[]) {
  return (g: FirstEdition): CardPlace[] =>
    Object.values(g.pieces)
      .filter(({ card }) => cards.includes(card))
      .map(({ id }) => onPiece(id));
}

/** Returns the ends of the Bajoran Wormhole by quadrant. */
function ends(g: FirstEdition): Map<string, LocationId> {
  const found = new Map<string, LocationId>();
  for (const { id, quadrant, made } of Object.values(g.locations))
    if (made !== undefined && g.pieces[made.by]?.card === WORMHOLE) found.set(quadrant, id);
  return found;
}

/**
 * Returns where an end of the wormhole can be placed: in the Bajor region first, then in the Gamma Quadrant, if both
 * are possible.
 */
function endsFor(g: FirstEdition, seat: number): CardPlace[] {
  const gamma = (g.lines['Gamma'] ?? []).map(rightOf);
  const laid = ends(g);
  if (laid.has('Alpha')) return laid.has('Gamma') ? [] : gamma;
  const { hand, deck } = playerOf(g, seat);
  const copies = [...hand, ...deck].filter((card) => card === WORMHOLE).length;
  if (gamma.length === 0 || copies < 2) return [];
  return (g.lines['Alpha'] ?? []).filter((id) => regionOf(g, id)?.includes('Bajor') === true).map(rightOf);
}

/**
 * Returns a player's trips through the wormhole: by ships at either end (C-MOVE-10), and by ships that can reach an
 * end. Ships that reach an end pass through in the same move and go no farther (C-MOVE-11).
 */
function passages(g: FirstEdition, source: RuleSource, seat: number) {
  const own = itself(g, source);
  const here = own === null ? null : namedIn(own.at);
  const laid = ends(g);
  const there = [...laid.values()].find((id) => id !== here);
  if (here === null || there === undefined || ![...laid.values()].includes(here)) return [];
  // A phased ship moves by RANGE only (C-CLOAK-05).
  return shipsOf(g, seat).flatMap((ship) => {
    if (ship.veiled === 'phased' || moveWhy(g, ship) !== null) return [];
    const way = wayTo(g, ship, here);
    if (way === null) return [];
    const label = asLabel(`${pieceName(g, ship.id)} through the wormhole`);
    const { option, payload } = payloadOf(source, `through:${ship.id}`, label, [
      {
        do: 'pass',
        ship: ship.id,
        mouth: here,
        to: there,
        ...(way.through.length === 0 ? {} : { through: way.through }),
      },
    ]);
    const goal = `To ${locationName(g, there)}, where it is stopped`;
    return [open({ ...option, hint: asHint(way.cost === 0 ? goal : `${goal}: ${way.cost} of RANGE`) }, payload)];
  });
}

/** Returns a ship's route to a location (empty if it is there), or null if it can't get there now. */
function wayTo(g: FirstEdition, ship: Piece, to: LocationId): { through: LocationId[]; cost: number } | null {
  if (ship.at === inSpace(to)) return { through: [], cost: 0 };
  const from = locationAt(g, ship.at);
  const found = from === null ? null : routeTo(g, ship, from, waysOf(g, ship, from, false).get(to) ?? []);
  return found === null || found[1] !== null ? null : { through: [...found[0].through], cost: found[0].cost };
}

/** True if an Alternate Universe Door is open. */
function isOpen(g: FirstEdition, source: RuleSource): boolean {
  const own = itself(g, source);
  return own !== null && placeKind(own.at) === 'core';
}

/** Returns ships aboard which personnel can report through the micro-wormhole. */
function ownShips(g: FirstEdition, seat: number): Piece[] {
  return piecesOf(g, seat).filter(({ card, at }) => cardOf(card).type === 'Ship' && placeKind(at) !== 'lost');
}

/** Returns how many times a player has used the micro-wormhole to report. */
function reports(g: FirstEdition, seat: number): number {
  return playerOf(g, seat).used.filter((what) => what === MICRO).length;
}

/** Doorways. */
export const DOORS: Readonly<Record<string, Rule>> = {
  'alternate-universe-door': {
    text: 'Seeded: you may play your AU cards. From hand: nullify Revolving Door, Subspace Schism or Temporal Rift (then this returns to hand), or let your ship through a Q-Net this turn.',
    seeds: { phase: 'doorway', to: onOwnTable },
    grants: { alternate: (g, source, { seat }) => seat === source.seat && isOpen(g, source) },
    ways: {
      'revolving-door': { label: 'nullify it', plays: onThe('revolving-door'), once: [{ do: 'remove' }] },
      'q-net': {
        label: 'let it pass through the Q-Net',
        plays: (g, seat) => (onThe('q-net')(g).length === 0 ? [] : onShips((_g, ship) => ship.seat === seat)(g, seat)),
        once: [{ do: 'lasting', what: 'through-q-net', until: 'turn' }],
      },
      'temporal-rift': {
        label: 'nullify it',
        plays: onThe('temporal-rift'),
        once: [{ do: 'remove' }, { do: 'to-hand' }],
      },
    },
    answers: {
      play: {
        offers: (_g, source, { card }) =>
          card === 'subspace-schism'
            ? answer(source, [{ do: 'nullify', what: 'card' }], 'Nullify the Subspace Schism')
            : [],
      },
    },
  },
  [WORMHOLE]: {
    text: 'A location in the Bajor region. Download the other end to the Gamma Quadrant. Ships pass from end to end and are “stopped”. From hand: nullifies what your opponent plays on it.',
    plays: endsFor,
    fetches: {
      other: { must: true, wanted: (_g, _source, card) => card === WORMHOLE, to: (g, { seat }) => endsFor(g, seat) },
    },
    at: {
      played: {
        does(g, source, { piece }) {
          const own = itself(g, source);
          const beside = own === null ? null : namedIn(own.at);
          if (piece !== source.piece || beside === null) return [];
          const isFirst = g.locations[beside]?.quadrant === 'Alpha';
          if (!isFirst) return [{ do: 'insert', span: 1 }];
          return [
            { do: 'insert', span: 1, region: 'Bajor' },
            { do: 'download', what: 'other' },
          ];
        },
      },
    },
    orders: passages,
    answers: {
      play: {
        offers(g, source, { card, to, seat }) {
          const host = hostOf(to);
          const isClosed =
            seat !== source.seat && host !== null && isWormhole(g.pieces[host]) && !isImmune(card, source.card);
          return isClosed ? answer(source, [{ do: 'nullify', what: 'card' }], 'Keep the Bajoran Wormhole open') : [];
        },
      },
    },
  },
  [MICRO]: {
    text: 'May be seeded. You may play your AU personnel and equipment. Once per turn, twice per game, a personnel reports aboard any of your ships and is compatible there; then discard this. Once per game, download Space-Time Portal or Dr. Telek R’Mor.',
    plays: onOwnTable,
    seeds: { phase: 'doorway', to: onOwnTable },
    grants: {
      alternate: (_g, source, { seat, card }) =>
        seat === source.seat && ['Personnel', 'Equipment'].includes(cardOf(card).type),
    },
    berths(g, source, seat, card) {
      if (seat !== source.seat || cardOf(card).type !== 'Personnel') return [];
      if (reports(g, seat) >= 2 || isUsed(g, seat, MICRO, 'turn')) return [];
      return ownShips(g, seat).map(({ id }) => aboard(id));
    },
    at: {
      played: {
        does(g, source, { seat, piece }) {
          const played = g.pieces[piece];
          const ship = played === undefined ? null : hostOf(played.at);
          const isSo =
            seat === source.seat &&
            played !== undefined &&
            cardOf(played.card).type === 'Personnel' &&
            ship !== null &&
            cardOf(g.pieces[ship]?.card ?? played.card).type === 'Ship';
          if (!isSo) return [];
          return [
            { do: 'use', what: MICRO, per: 'game' },
            { do: 'use', what: MICRO, per: 'turn' },
            { do: 'lasting', what: MICRO, until: 'game', piece },
            DISCARD_THIS,
          ];
        },
      },
    },
    acts: (g, source, seat) =>
      seat !== source.seat || isUsed(g, seat, PORTAL, 'game')
        ? []
        : [
            payloadOf(source, 'portal', 'Download a Space-Time Portal or Dr. Telek R’Mor', [
              { do: 'use', what: PORTAL, per: 'game' },
              { do: 'download', what: 'portal' },
            ]),
          ],
    fetches: {
      portal: { must: true, wanted: (_g, _source, card) => card === 'space-time-portal' || card === 'dr-telek-rmor' },
    },
  },
};
