import { isDamaged } from '../../../chapters/damage/hull.ts';
import { repairAll } from '../../../chapters/damage/repair.ts';
import { whichOf } from '../../../effects/card-selector.ts';
import type { Kind } from '../../../effects/kind.ts';
import type { Effects } from '../../../effects/union.ts';
import { hostIn } from '../../../position/find.ts';
import { pieceName } from '../../../position/names.ts';
import { isShip } from '../../../position/piece-types.ts';
import { placeKind } from '../../../position/places.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { speaker } from '../../builders/personnel/aiding.ts';
import { itself } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

/** The number of full turns of the personnel's player that a repair takes. */
const TURNS = 2;

/**
 * Updates a repair at the start or end of the turns of the personnel's player, if there is damage or a repair has
 * begun.
 */
function looks(at: 'begin' | 'end') {
  return (g: FirstEdition, source: RuleSource, { seat }: { seat: number }): Effects => {
    const own = speaker(g, source);
    if (own === null || own.seat !== seat) return [];
    const ship = placeKind(own.at) === 'aboard' ? hostIn(g, own.at) : undefined;
    const isBroken = ship !== undefined && isShip(ship) && isDamaged(g, ship);
    return isBroken || own.upon !== undefined ? [{ do: 'tend', at, turns: TURNS }] : [];
  };
}

/** Exocomp (Premiere). */
export const CARDS: CardRules = {
  exocomp: {
    text: 'After two of your full turns aboard a damaged ship, it repairs all damage to that ship, wherever it is.',
    at: {
      'turn-start': { does: looks('begin') },
      'turn-end': { does: looks('end') },
      // If the personnel leaves the ship, the repair must start over.
      beam: {
        does: (g, source, { pieces }) =>
          pieces.some((id) => id === source.piece) && itself(g, source)?.upon !== undefined
            ? [{ do: 'tend', at: 'off', turns: TURNS }]
            : [],
      },
    },
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * A personnel repairs the damaged ship it is aboard, at the start and end of its player's turns, or stops doing so
     * (`off`). After this many full turns the ship is repaired (C-DOCK-06).
     */
    tend: { at: 'begin' | 'end' | 'off'; turns: number };
  }
}

const tend: Kind<'tend'> = {
  run(ctx, run, { at, turns }) {
    const { g } = ctx;
    const [piece] = whichOf(g, run, 'itself');
    if (piece === undefined) return;
    const ship = at === 'off' ? null : brokenOf(g, piece);
    const [known] = piece.upon ?? [];
    if (ship === null || (at === 'end' && known !== ship.id)) {
      delete piece.upon;
      delete piece.marks;
      return;
    }
    if (at === 'begin') {
      if (known !== ship.id) delete piece.marks;
      piece.upon = [ship.id];
      return;
    }
    piece.marks = (piece.marks ?? 0) + 1;
    if (piece.marks < turns) return;
    delete piece.upon;
    delete piece.marks;
    repairAll(g, ship);
    ctx.log(`${pieceName(g, piece.id)} has repaired ${pieceName(g, ship.id)}.`, 'C-DOCK-06');
  },
};

/** Returns the damaged ship that a personnel is aboard, or null. */
function brokenOf(g: FirstEdition, { at }: Piece): Piece | null {
  const host = placeKind(at) === 'aboard' ? hostIn(g, at) : undefined;
  return host !== undefined && isDamaged(g, host) ? host : null;
}

/** The kind of effect that only this card has. */
export const KINDS = { tend };
