import { PASS } from '../../../../kernel/decision.ts';
import type { Steps } from '../../../../kernel/game.ts';
import type { Option, Seat } from '../../../../kernel/types.ts';
import { crewOf } from '../../content/crew/all.ts';
import type { CrewAbility } from '../../content/crew/crew-card.ts';
import { pass } from '../../rules/asking.ts';
import { seatName } from '../../rules/find.ts';
import { restOf } from '../../rules/keys.ts';
import type { Frontiers } from '../../state.ts';
import { gist } from '../text.ts';
import type { Effects } from '../union.ts';
import { callable, mayRecruit } from '../usable.ts';
import { asks, doing, occasionOf, type Run } from './frame.ts';

/** The steps of effects on the Crew offer. */
export const crew = {
  offer: {
    ask({ g }, run) {
      const options = doing(run, 'offer').how === 'use' ? abilities(g, run) : recruits(g, run.seat);
      return options.length === 0 ? { go: 'begin' } : asks(run, 'whom?', [...options, pass('Nobody')]);
    },
    answer(ctx, run, { key }) {
      if (key === PASS) return 'begin';
      const [id = '', index = ''] = restOf(key).split(':');
      const { seat, moment } = run;
      if (doing(run, 'offer').how === 'recruit') {
        ctx.call('recruit', { seat, crew: id });
        return 'begin';
      }
      const card = crewOf(id);
      const ability = card.abilities[Number(index)];
      if (ability === undefined) throw new Error(`${card.name} has no ability ${index}`);
      ctx.log(`${seatName(ctx.g, seat)} calls on ${card.name} of the offer.`, 'F-CARD-14');
      ctx.call('effects', { seat, moment, from: id, list: withCost(ability) } satisfies Run);
      return 'begin';
    },
  },
} satisfies Steps<Frontiers, Run>;

/** What an ability does, its data paid first (F-CREW-09). */
export function withCost({ data, effects }: CrewAbility): Effects {
  return data === null ? effects : [{ do: 'pay', colours: [data] }, ...effects];
}

function abilities(g: Frontiers, run: Run): Option[] {
  return callable(occasionOf(g, run)).flatMap(({ crew: id, index }) => {
    const { name, abilities: all } = crewOf(id);
    const ability = all[index];
    if (ability === undefined) return [];
    const option: Option = {
      key: `offer:${id}:${index}`,
      verb: 'offer',
      label: `${gist(ability.effects)}: ${name}`,
      subject: { kind: 'crew', id },
    };
    return ability.data === null ? [option] : [{ ...option, hint: `Costs ${ability.data} data.` }];
  });
}

function recruits(g: Frontiers, seat: Seat): Option[] {
  if (!mayRecruit(g, seat)) return [];
  return [...new Set(g.crew.offer)].map((id) => {
    const { name, rank, defense } = crewOf(id);
    return {
      key: `offer:${id}`,
      verb: 'offer',
      label: name,
      hint: `Rank ${rank}, Defense ${defense}`,
      subject: { kind: 'crew', id },
    };
  });
}
