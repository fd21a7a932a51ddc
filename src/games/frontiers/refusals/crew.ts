import type { Refusal } from '../../../kernel/types.ts';
import { crewOf } from '../content/crew/all.ts';
import { usable } from '../effects/usable.ts';
import { playerOf } from '../rules/find.ts';
import type { CrewId } from '../state.ts';
import { several } from '../words.ts';
import type { Case } from './case.ts';
import { cannotPay } from './data.ts';
import { untimely, useless } from './moments.ts';

/** Why a Crew Member can’t be activated, or null (chapter Using Crew Members). */
export function cannotActivate(one: Case, id: CrewId): Refusal | null {
  const { g, seat } = one;
  const { name } = crewOf(id);
  const aboard = [...playerOf(g, seat).crew.entries()].filter(([, { crew }]) => crew === id);
  if (aboard.length === 0) {
    return g.crew.offer.includes(id)
      ? { text: `${name} can be recruited, but you don’t have them aboard.`, rule: 'F-CREW-01' }
      : { text: `You have no ${name} aboard.`, rule: 'F-CREW-01' };
  }
  const combat = g.combat?.seat === seat ? g.combat : null;
  if (combat?.kind === 'decimate') {
    return { text: 'No Crew help you to decimate a planet.', rule: 'F-COMBAT-22' };
  }
  const whole = aboard.filter(([, { wounds }]) => wounds === 0);
  const [hurt] = aboard;
  if (whole.length === 0 && hurt !== undefined) {
    const text = `${name}: Wounded. Heal them first, at ${several(crewOf(id).rank, 'Heal point')} for each Wound.`;
    return { text, rule: 'F-CREW-04' };
  }
  const ready = whole.filter(([, member]) => member.ready);
  if (ready.length === 0) return { text: `${name}: Spent until the next Round.`, rule: 'F-CREW-04' };
  const team = combat?.team ?? null;
  if (team !== null && !ready.some(([place]) => team.crew.includes(place))) {
    return { text: `${name} stayed aboard: only the Away Team can act.`, rule: 'F-AWAY-12' };
  }
  return cannotUseAbilities(one, id);
}

function cannotUseAbilities(one: Case, id: CrewId): Refusal | null {
  const { g, seat, wish } = one;
  const { name, abilities: all } = crewOf(id);
  const abilities = all.filter((_, at) => wish.ability === null || wish.ability === at);
  let why: Refusal | null = null;
  for (const { data, effects } of abilities) {
    const late = untimely(one, name, effects);
    if (late !== null) {
      why ??= late;
      continue;
    }
    if (!usable(one, effects)) {
      why = useless(one, name, effects);
      continue;
    }
    if (data === null) return null;
    const unpaid = cannotPay(g, seat, name, [data], 'F-CREW-09');
    if (unpaid === null) return null;
    why = unpaid;
  }
  return why ?? { text: `${name} can do nothing now.`, rule: 'F-CREW-08' };
}
