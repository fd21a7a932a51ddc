import { chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { attemptOf } from '../../chapters/missions/team.ts';
import { isPlanet } from '../../chapters/teams/teams.ts';
import { locationOf, opponentOf } from '../../position/find.ts';
import { cardName, locationName } from '../../position/names.ts';
import type { FirstEdition } from '../../state.ts';
import type { LocationId } from '../../terms.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * The opponent puts the encountered dilemma under another unsolved planet mission, behind the seeds there; with
     * `where`, also under a space mission.
     */
    reseed: { where?: 'anywhere' };
  }
}

export const reseed: Kind<'reseed'> = {
  run: chosen({
    ask({ g }, run, { where }) {
      const goals = others(g, where);
      if (goals.length === 0) return { go: 'begin' as const };
      const offers = goals.map((id) =>
        open({ key: `under:${id}`, verb: 'to', label: asLabel(locationName(g, id)) }, id),
      );
      const prompt = `${cardName(run.from.card)}: which mission does it go under?`;
      return { seat: opponentOf(run.seat), kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-SELECT-02' };
    },
    take(ctx, _run, id) {
      const { g } = ctx;
      const now = attemptOf(g);
      if (now.met === null) return 'begin';
      const { card, owner } = now.met;
      now.met = null;
      locationOf(g, id).seeds.push({ card, owner, seen: [0, 1] });
      ctx.log(`${cardName(card)} goes under ${locationName(g, id)}.`, 'C-DILEMMA-07');
      return 'begin';
    },
  }),
};

function others(g: FirstEdition, where: 'anywhere' | undefined): LocationId[] {
  const { location } = attemptOf(g);
  return Object.keys(g.locations).filter((id) => {
    const { solved, missions } = locationOf(g, id);
    return id !== location && missions.length > 0 && solved === null && (where === 'anywhere' || isPlanet(g, id));
  });
}
