import { must } from '../../../../kernel/must.ts';
import { chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { asLabel, several } from '../../../kit/words.ts';
import { attackWhy } from '../../chapters/battle/personnel-offers.ts';
import { PERSONNEL_BATTLE } from '../../chapters/calls.ts';
import { groundsAt } from '../../chapters/dilemmas/affected.ts';
import { fightersAt, peopleAt } from '../../chapters/teams/teams.ts';
import { opponentOf } from '../../position/find.ts';
import { cardName } from '../../position/names.ts';
import type { Piece } from '../../state.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Lets the personnel that the opponent just brought to the planet, or to a site here, attack the personnel there
     * (C-PERSBAT-01).
     */
    ambush: object;
  }
}

export const ambush: Kind<'ambush', 'ambushed'> = {
  run: chosen({
    ask({ g }, run) {
      const seat = opponentOf(run.seat);
      const places = groundsAt(g, must(run.location, 'the location of the dilemma'));
      const newcomers = places.map((at) => ({
        at,
        team: peopleAt(g, at, seat).filter(({ since }) => since === g.turns),
        against: fightersAt(g, at, run.seat),
      }));
      const found = newcomers.find(({ team, against }) => team.length > 0 && against.length > 0);
      if (found === undefined || attackWhy(g, seat, found.at, found.team, found.against) !== null)
        return { go: 'begin' as const };
      const { at, team, against } = found;
      const ids = (pieces: readonly Piece[]) => pieces.map(({ id }) => id);
      const attack = { seat, at, team: ids(team), against: ids(against) };
      const label = asLabel(`Attack ${several(against.length, 'person', 'people')} with ${team.length}`);
      const offers = [
        open<typeof attack | null>({ key: 'ambush', verb: 'fight', label }, attack),
        open<typeof attack | null>({ key: 'peace', verb: 'pass', label: 'Don’t attack' }, null),
      ];
      const prompt = `${cardName(run.from.card)}: attack now?`;
      return { seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-PERSBAT-01' };
    },
    take(ctx, _run, attack) {
      if (attack !== null) ctx.call(PERSONNEL_BATTLE, attack);
      return 'ambushed';
    },
  }),
  steps: { ambushed: () => 'begin' },
};
