import { chosen } from '../../../../kit/effects.ts';
import { open } from '../../../../kit/offers.ts';
import { asLabel } from '../../../../kit/words.ts';
import { beamWhy } from '../../../chapters/beaming/beaming.ts';
import { refuges } from '../../../chapters/beaming/reach.ts';
import { LEAVE, type Play } from '../../../chapters/calls.ts';
import { facing } from '../../../chapters/missions/team.ts';
import { equipmentAt } from '../../../chapters/teams/teams.ts';
import type { Run } from '../../../effects/frame.ts';
import type { Kind } from '../../../effects/kind.ts';
import { cardName, placeName } from '../../../position/names.ts';
import type { CardPlace } from '../../../terms.ts';
import { met, unless } from '../../builders/dilemmas/build.ts';
import type { CardRules } from '../../card-rules.ts';

/** Portal Guard (Premiere). */
export const CARDS: CardRules = {
  'portal-guard': unless('1 each (CUNNING>7 OR Honor)', met({ effects: [{ do: 'flee' }] })),
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * The personnel who face the dilemma beam up to their own ship or facility at the location. Personnel who can't
     * beam die (C-BEAM-06).
     */
    flee: object;
  }
}

const flee: Kind<'flee', 'fleeing' | 'fled'> = {
  run(ctx, run) {
    if (refuges(ctx.g, run.seat, facing(ctx.g)).length > 0) return 'fleeing';
    up(ctx, run, null);
    return 'fled';
  },
  steps: {
    fleeing: chosen({
      ask({ g }, run) {
        const offers = refuges(g, run.seat, facing(g)).map((to) =>
          open<CardPlace | null>({ key: `to:${to}`, verb: 'beam', label: asLabel(placeName(g, to)) }, to),
        );
        offers.push(open({ key: 'die', verb: 'way', label: 'Let them stay and die' }, null));
        const prompt = `${cardName(run.from.card)}: where do your personnel beam to?`;
        return { seat: run.seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-DILEMMA-12' };
      },
      take(ctx, run, to) {
        up(ctx, run, to);
        return 'fled';
      },
    }),
    fled: () => 'begin',
  },
  text: () => 'they beam up to your ship or facility there, or are killed',
};

/** Beams up as many personnel as possible, with their equipment (C-TEAM-03). The other personnel die. */
function up(ctx: Play, { seat }: Run, to: CardPlace | null): void {
  const { g } = ctx;
  const people = facing(g);
  const saved = to === null ? [] : people.filter((piece) => beamWhy(g, piece, to) === null);
  const things = saved.flatMap(({ at }) => equipmentAt(g, at, seat));
  const lost = people.flatMap((piece) => (saved.includes(piece) ? [] : [piece.id]));
  if (to !== null) for (const piece of [...things, ...saved]) if (beamWhy(g, piece, to) === null) piece.at = to;
  // The personnel who beamed up have left the attempt, but they and their equipment are still stopped.
  for (const piece of [...things, ...saved]) piece.stopped = g.turns;
  if (lost.length > 0) ctx.call(LEAVE, { seat, pieces: lost, why: 'killed' });
}

/** The kind of effect that only this card has. */
export const KINDS = { flee };
