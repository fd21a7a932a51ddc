import { must } from '../../../../../kernel/must.ts';
import { chosen } from '../../../../kit/effects.ts';
import { open } from '../../../../kit/offers.ts';
import { asLabel, several } from '../../../../kit/words.ts';
import { attackWhy } from '../../../chapters/battle/personnel-offers.ts';
import { PERSONNEL_BATTLE } from '../../../chapters/calls.ts';
import { fightersAt, peopleAt } from '../../../chapters/teams/teams.ts';
import type { Kind } from '../../../effects/kind.ts';
import { ofCard, opponentOf } from '../../../position/find.ts';
import { cardName } from '../../../position/names.ts';
import { onSurface } from '../../../position/places.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { always } from '../../builders/dilemmas/build.ts';
import { brings, fetch, toPlanet } from '../../builders/dilemmas/recent.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';

const isFerengi = filter('universal Ferengi');

/** True if no copy of the card has arrived on this planet this turn (C-UNIQ-13). */
const hasNotArrived = (card: string, g: FirstEdition): boolean =>
  ofCard(g, card).every(({ since, at }) => since !== g.turns || !toPlanet(g).includes(at));

/** Ferengi Ambush (The Next Generation). */
export const CARDS: CardRules = {
  'ferengi-ambush': {
    text: 'Your opponent may download up to three different universal Ferengi and a Ferengi Whip to the planet. These personnel may attack immediately.',
    ...always(...brings('ferengi', 3), ...brings('whip'), { do: 'ambush' }),
    fetches: {
      ferengi: fetch((card, g) => isFerengi(card) && hasNotArrived(card, g), toPlanet),
      whip: fetch('{Ferengi Whip}', toPlanet),
    },
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Lets the personnel that the opponent just brought to the planet attack the personnel there (C-PERSBAT-01). */
    ambush: object;
  }
}

const ambush: Kind<'ambush', 'ambushed'> = {
  run: chosen({
    ask({ g }, run) {
      const seat = opponentOf(run.seat);
      const at = onSurface(must(run.location, 'the location of the dilemma'));
      const team = peopleAt(g, at, seat).filter(({ since }) => since === g.turns);
      const against = fightersAt(g, at, run.seat);
      if (team.length === 0 || against.length === 0 || attackWhy(g, seat, at, team, against) !== null)
        return { go: 'begin' as const };
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

/** The kind of effect that only this card has. */
export const KINDS = { ambush };
