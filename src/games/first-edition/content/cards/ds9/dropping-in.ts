import { chosen } from '../../../../kit/effects.ts';
import { open } from '../../../../kit/offers.ts';
import { asLabel } from '../../../../kit/words.ts';
import { operatorsFor, passages, vesselsBehind } from '../../../chapters/beaming/through.ts';
import { BEAM } from '../../../chapters/calls.ts';
import { attributeOf } from '../../../chapters/skills/attributes.ts';
import type { Kind } from '../../../effects/kind.ts';
import type { Effects } from '../../../effects/union.ts';
import { ofCard } from '../../../position/find.ts';
import { placeName } from '../../../position/names.ts';
import { hostOf, onPiece } from '../../../position/places.ts';
import type { FirstEdition } from '../../../state.ts';
import type { PieceId } from '../../../terms.ts';
import { answer, targetOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { cardOf } from '../../pool.ts';

const END = 'dead-end';

/** SHIELDS below this are too weak to keep anyone out. */
const WEAK = 4;

const drops = (vessel: PieceId): Effects => [{ do: 'beam-through', vessel }];

/** Returns opposing vessels that a player's operator can beam to or from. */
function reached(g: FirstEdition, seat: number) {
  return vesselsBehind(g, seat).filter((vessel) => operatorsFor(g, seat, vessel).length > 0);
}

/** Dropping In (Deep Space Nine). */
export const CARDS: CardRules = {
  'dropping-in': {
    text: 'If SHIELDS are below 4, or were just lowered for beaming: your personnel with Transporter Skill beams your cards through them, in or out. Or it nullifies your own Dead End.',
    ways: {
      drop: {
        label: 'beam through weak SHIELDS',
        plays: (g, seat) =>
          reached(g, seat)
            .filter((vessel) => attributeOf(g, vessel, 'SHIELDS') < WEAK)
            .map(({ id }) => onPiece(id)),
        once: (g, _seat, to) => drops(targetOf(g, to).id),
      },
      end: {
        label: 'nullify your Dead End',
        plays: (g, seat) =>
          ofCard(g, END)
            .filter(({ owner }) => owner === seat)
            .map(({ id }) => onPiece(id)),
        once: [{ do: 'remove' }],
      },
    },
    answers: {
      beam: {
        offers(g, source, { seat, pieces, to }) {
          if (seat === source.seat) return [];
          const from = g.pieces[pieces[0] ?? 0]?.at;
          const lowered = [to, ...(from === undefined ? [] : [from])].map(hostOf);
          return reached(g, source.seat)
            .filter(({ id }) => lowered.includes(id))
            .flatMap(({ id, card }) =>
              answer(source, drops(id), `Beam through ${cardOf(card).title}’s SHIELDS`, `:${id}`),
            );
        },
      },
      // The card nullifies a dilemma of its own player (C-DILEMMA-09).
      dilemma: {
        offers: (g, source, { card }) =>
          card === END && g.attempt?.met?.owner === source.seat
            ? answer(source, [{ do: 'nullify', what: 'dilemma' }], 'Nullify your Dead End')
            : [],
      },
    },
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Lets the player beam cards through the SHIELDS of an opposing ship or facility, in or out. */
    'beam-through': { vessel: PieceId };
  }
}

const beamThrough: Kind<'beam-through', 'beamed-through'> = {
  run: chosen({
    ask({ g }, run, { vessel: id }) {
      const vessel = g.pieces[id];
      const ways = vessel === undefined ? [] : passages(g, run.seat, vessel);
      if (ways.length === 0) return { go: 'begin' as const };
      const offers = ways.map((way) =>
        open(
          {
            key: `way:${way.from}:${way.to}`,
            verb: 'beam',
            label: asLabel(`From ${placeName(g, way.from)} ${placeName(g, way.to)}`),
          },
          way,
        ),
      );
      return { seat: run.seat, kind: 'pick', prompt: 'Beam where?', offers, min: 1, max: 1, rule: 'C-BEAM-03' };
    },
    take(ctx, run, { from, to, able }) {
      const only = able.map(({ id }) => id);
      ctx.call(BEAM, { seat: run.seat, from, to, only, aside: true });
      return 'beamed-through';
    },
  }),
  steps: { 'beamed-through': () => 'begin' },
};

/** The kind of effect that only this card has. */
export const KINDS = { 'beam-through': beamThrough };
