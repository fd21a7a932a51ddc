import type { Seat } from '../../../../kernel/types.ts';
import { chosen } from '../../../kit/effects.ts';
import { type Offer, open } from '../../../kit/offers.ts';
import { playerOf, seatName } from '../../chapters/captains/find.ts';
import { recruit } from '../../chapters/crew/recruit.ts';
import { dischargeable, hasFreeBond, hasFreeToken } from '../../chapters/crew/recruiting.ts';
import { canPay } from '../../chapters/data/data.ts';
import { asks, EFFECTS, occasionOf } from '../../effects/frame.ts';
import type { All, Kind } from '../../effects/kind.ts';
import { ANYTHING, NEEDS_CHECK, SPECIAL, type UseContext } from '../../effects/moments.ts';
import type { CrewId, Frontiers } from '../../state.ts';
import { crewOf } from '../crew/all.ts';
import { type CrewAbility, withCost } from '../crew/crew-card.ts';

declare module '../../effects/union.ts' {
  interface Kinds {
    /** Uses one ability of Crew in the offer, or recruits a Crew Member for free. */
    offer: { how: 'use' | 'recruit' };
  }
}

export const offer: Kind<'offer'> = {
  run: chosen({
    ask({ g }, run, { how }, all) {
      const offers = how === 'use' ? abilities(occasionOf(g, run), all) : recruits(g, run.seat);
      return asks(run, 'which Crew Member?', offers, 'Nobody');
    },
    take(ctx, { seat, moment }, { id, ability }) {
      if (ability === null) {
        ctx.call(recruit, { seat, crew: id });
        return;
      }
      const card = crewOf(id);
      ctx.log(`${seatName(ctx.g, seat)} uses ${card.name} from the offer.`, 'F-CARD-14');
      ctx.call(EFFECTS, { seat, moment, from: id, list: withCost(ability) });
    },
  }),
  fits: ({ how }) => (how === 'recruit' ? SPECIAL | NEEDS_CHECK : ANYTHING),
  text: ({ how }) =>
    how === 'use' ? 'use one ability of Crew in the offer' : 'recruit a Crew Member from the offer for free',
  gist: ({ how }) => (how === 'use' ? 'use Crew in the offer' : 'recruit Crew for free'),
  icon: 'person',
  serves: (at, { how }, all) => (how === 'recruit' ? mayRecruit(at.g, at.seat) : abilities(at, all).length > 0),
};

/** The chosen Crew Member in the offer, with the ability to use, or null to recruit the member. */
interface Called {
  id: CrewId;
  ability: CrewAbility | null;
}

/**
 * Returns the usable abilities of Crew in the offer. No ability can be used while a planet is being decimated
 * (F-COMBAT-22), or on an Away Mission (F-AWAY-12).
 */
function abilities(at: UseContext, { usable, gist }: All): Offer<Called>[] {
  const { g, seat } = at;
  if (g.combat?.seat === seat && (g.combat.kind === 'decimate' || g.combat.team !== null)) return [];
  return [...new Set(g.crew.offer)].flatMap((id) => {
    const { name, abilities } = crewOf(id);
    return abilities.flatMap((ability, index) => {
      const { data, effects } = ability;
      // Crew who aren't aboard can't be Wounded as a cost.
      const isHurt = effects.some((effect) => effect.do === 'hurt');
      if (isHurt || !usable(at, effects) || (data !== null && !canPay(g, seat, data))) return [];
      const hint = data === null ? {} : { hint: `Costs ${data} data.` };
      const label = `${gist(effects)}: ${name}`;
      const option = { key: `offer:${id}:${index}`, verb: 'offer', label, subject: { kind: 'crew', id }, ...hint };
      return [open(option, { id, ability })];
    });
  });
}

function recruits(g: Frontiers, seat: Seat): Offer<Called>[] {
  if (!mayRecruit(g, seat)) return [];
  return [...new Set(g.crew.offer)].map((id) => {
    const { name, rank, defense } = crewOf(id);
    const hint = `Rank ${rank}, Defense ${defense}`;
    const option = { key: `offer:${id}`, verb: 'offer', label: name, hint, subject: { kind: 'crew', id } };
    return open(option, { id, ability: null });
  });
}

/**
 * Whether a Crew Member can be recruited now. Nobody can be discharged while an Away Team is on a planet, since a
 * discharged member may belong to the team.
 */
function mayRecruit(g: Frontiers, seat: Seat): boolean {
  const player = playerOf(g, seat);
  if (g.crew.offer.length === 0) return false;
  if (hasFreeToken(player)) return true;
  const isDown = g.combat?.seat === seat && g.combat.team !== null;
  return !isDown && (hasFreeBond(player) || dischargeable(player).length > 0);
}
