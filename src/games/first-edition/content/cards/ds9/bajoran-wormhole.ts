import { before } from '../../../../kit/effects.ts';
import { open } from '../../../../kit/offers.ts';
import { asHint, asLabel } from '../../../../kit/words.ts';
import { MOVE } from '../../../chapters/calls.ts';
import { moveWhy, routeTo, waysOf } from '../../../chapters/movement/movement.ts';
import { regionOf } from '../../../chapters/spaceline/line.ts';
import type { Kind } from '../../../effects/kind.ts';
import { playerOf, shipsOf } from '../../../position/find.ts';
import { locationName, pieceName } from '../../../position/names.ts';
import { hostOf, inSpace, locationAt, namedIn, rightOf } from '../../../position/places.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardPlace, LocationId, PieceId } from '../../../terms.ts';
import { SMOOTH } from '../../builders/interrupts/flying.ts';
import { answer, itself, payloadOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { isImmune } from '../../immunity.ts';
import { isNamed } from '../../named.ts';

const WORMHOLE = 'bajoran-wormhole';

/** True if a card in play is a Bajoran Wormhole, of either universe (C-UNIQ-13). */
const isWormhole = (piece: Piece | undefined): boolean =>
  piece !== undefined && isNamed(piece.card, 'Bajoran Wormhole');

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
 * Returns the trips that a player's ships can make through this end of the wormhole. Both ships at this end (C-MOVE-10)
 * and ships that can reach it are included. Ships that must first reach the end pass through in the same move and go no
 * farther (C-MOVE-11).
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

/** Bajoran Wormhole (Deep Space Nine). */
export const CARDS: CardRules = {
  'bajoran-wormhole': {
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
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * Moves a ship to an end of a wormhole if needed, and through the wormhole, in one move (C-MOVE-11). A ship without
     * charts is stopped.
     */
    pass: { ship: PieceId; mouth: LocationId; to: LocationId; through?: LocationId[] };
  }
}

const pass: Kind<'pass', 'mouth'> = {
  run(ctx, run, { ship, mouth, through }) {
    if (through !== undefined) ctx.call(MOVE, { seat: run.seat, ship, to: mouth, through: [...through] });
    return 'mouth';
  },
  steps: {
    mouth({ g }, run, { ship, mouth, to }) {
      // A response may have kept the ship from reaching the wormhole (C-RESPONSE-10).
      if (g.pieces[ship]?.at !== inSpace(mouth)) return 'begin';
      const charts = g.lasting.findIndex(({ what, piece }) => what === SMOOTH && piece === ship);
      if (charts >= 0) g.lasting.splice(charts, 1);
      before(run, [
        { do: 'shift', which: [ship], to: inSpace(to) },
        ...(charts >= 0 ? [] : [{ do: 'stop-these', which: [ship] } as const]),
      ]);
      return 'begin';
    },
  },
};

/** The kind of effect that only this card has. */
export const KINDS = { pass };
