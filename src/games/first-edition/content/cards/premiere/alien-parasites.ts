import { chosen } from '../../../../kit/effects.ts';
import { open } from '../../../../kit/offers.ts';
import { asLabel } from '../../../../kit/words.ts';
import { beamWhy } from '../../../chapters/beaming/beaming.ts';
import { refuges } from '../../../chapters/beaming/reach.ts';
import { type Play, POSSESS } from '../../../chapters/calls.ts';
import { attemptOf, facing } from '../../../chapters/missions/team.ts';
import { crewsWithin, equipmentAt } from '../../../chapters/teams/teams.ts';
import { whichOf } from '../../../effects/card-selector.ts';
import type { Run } from '../../../effects/frame.ts';
import type { Kind } from '../../../effects/kind.ts';
import { locationOf, opponentOf, piecesIn } from '../../../position/find.ts';
import { isVessel } from '../../../position/kinds.ts';
import { cardName, placeName, seatName } from '../../../position/names.ts';
import { enter } from '../../../position/pieces.ts';
import { atLocation, hostOf, locationAt, onSurface, placeKind } from '../../../position/places.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardPlace } from '../../../terms.ts';
import { itself } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { cardOf } from '../../pool.ts';

/** Alien Parasites (Premiere). */
export const CARDS: CardRules = {
  'alien-parasites': {
    text: 'If not overcome, the attempt ends and the team beams back. Your opponent may control that ship or facility and your cards aboard until they are “stopped”; then your turn continues. Those who faced it are “stopped”, and the dilemma stays under the mission.',
    // The personnel are stopped only after the opponent has used them.
    meeting: { continues: true, effects: [{ do: 'infest' }] },
    at: {
      // The dilemma does this only once. An attempt made while the opponent controls the personnel doesn't trigger it
      // again.
      attempted: { does: (g, source) => (itself(g, source)?.marks === undefined ? [{ do: 'possess' }] : []) },
    },
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * The personnel who face the dilemma go back aboard if they can, the attempt ends, and the dilemma is put aside.
     * The dilemma's `upon` lists these personnel and their ship or facility.
     */
    infest: object;
    /**
     * Lets the opponent control the affected personnel, with their vessel and their player's cards aboard
     * (C-CONTROL-03). Afterwards, the personnel are stopped and the dilemma goes back under the mission (C-DILEMMA-07).
     */
    possess: object;
  }
}

const infest: Kind<'infest', 'boarding'> = {
  run(ctx, run) {
    const ways = refuges(ctx.g, run.seat, away(ctx.g));
    if (ways.length > 1) return 'boarding';
    aside(ctx, run, ways[0] ?? null);
  },
  steps: {
    boarding: chosen({
      ask({ g }, run) {
        const offers = refuges(g, run.seat, away(g)).map((to) =>
          open({ key: `to:${to}`, verb: 'beam', label: asLabel(placeName(g, to)) }, to),
        );
        const prompt = `${cardName(run.from.card)}: where do your personnel beam back to?`;
        return { seat: run.seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-BEAM-02' };
      },
      take: (ctx, run, to) => aside(ctx, run, to),
    }),
  },
};

/** Returns the Away Team that faces the dilemma. A crew stays where it is. */
function away(g: FirstEdition): Piece[] {
  return facing(g).filter(({ at }) => placeKind(at) === 'surface');
}

function aside(ctx: Play, run: Run, to: CardPlace | null): void {
  const { g } = ctx;
  const now = attemptOf(g);
  const team = facing(g);
  const { met } = now;
  if (met === null) return;
  if (to !== null) {
    // The personnel take their equipment along (C-TEAM-03).
    const things = equipmentAt(g, onSurface(now.location), run.seat);
    for (const piece of [...away(g), ...things]) if (beamWhy(g, piece, to) === null) piece.at = to;
    ctx.log(`${seatName(run.seat)}’s personnel beam back ${placeName(g, to)}.`, 'C-BEAM-02');
  }
  now.met = null;
  now.ended = 'stopped';
  const piece = enter(g, met.card, met.owner, atLocation(now.location));
  piece.seat = run.seat;
  const vessel = to === null ? now.ship : hostOf(to);
  piece.upon = [...(vessel === null ? [] : [vessel]), ...team.map(({ id }) => id)];
}

const possess: Kind<'possess', 'possessed'> = {
  run(ctx, run) {
    const { g } = ctx;
    const [card] = whichOf(g, run, 'itself');
    if (card === undefined) return;
    card.marks = 1;
    const pieces = [...new Set((card.upon ?? []).flatMap((id) => withAll(g, g.pieces[id])))];
    ctx.call(POSSESS, { seat: opponentOf(card.seat), pieces: pieces.map(({ id }) => id) });
    return 'possessed';
  },
  steps: {
    possessed(ctx, run) {
      const { g } = ctx;
      const [card] = whichOf(g, run, 'itself');
      const location = card === undefined ? null : locationAt(g, card.at);
      if (card === undefined || location === null) return 'begin';
      for (const piece of (card.upon ?? []).flatMap((id) => g.pieces[id] ?? [])) piece.stopped = g.turns;
      delete g.pieces[card.id];
      locationOf(g, location).seeds.unshift({ card: card.card, owner: card.owner, seen: [0, 1] });
      ctx.log(
        `${cardName(card.card)} goes back under the mission. Everyone who faced the dilemma is stopped.`,
        'C-DILEMMA-07',
      );
      return 'begin';
    },
  },
};

/** Returns a card and, if it is a ship or facility, all cards inside it. */
function withAll(g: FirstEdition, piece: Piece | undefined): Piece[] {
  if (piece === undefined) return [];
  if (!isVessel(cardOf(piece.card))) return [piece];
  const rooms = crewsWithin(g, piece.id).flat();
  return [piece, ...piecesIn(g, rooms)];
}

/** The kinds of effects that only this card has. */
export const KINDS = { infest, possess };
