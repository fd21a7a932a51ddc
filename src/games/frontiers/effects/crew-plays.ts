import { must } from '../../../kernel/must.ts';
import type { Option, Seat } from '../../../kernel/types.ts';
import { no, type Obstacle, type Offer, open } from '../../kit/offers.ts';
import { several } from '../../kit/words.ts';
import { placed } from '../chapters/asking/keys.ts';
import { playerOf } from '../chapters/captains/find.ts';
import { type Purse, purseOf, waysToPay } from '../chapters/data/payments.ts';
import { crewOf } from '../content/crew/all.ts';
import type { CrewAbility } from '../content/crew/crew-card.ts';
import type { CrewId, CrewMember, Frontiers } from '../state.ts';
import { distinctMembers } from './members.ts';
import type { UseContext } from './moments.ts';
import type { PlayPayload } from './payloads.ts';
import { shortText } from './text.ts';
import { fits, usable } from './usable.ts';
import { notServing, unpayable } from './why-not.ts';

/** Returns the usable abilities of Ready, unwounded Crew (F-CREW-08, F-CREW-09). */
export function crewPlays(at: UseContext, purse: () => Purse): Offer<PlayPayload>[] {
  const { g, seat } = at;
  const player = playerOf(g, seat);
  if (player.crew.length === 0) return [];
  const able = distinctMembers(player, (member, place) => notReady(g, seat, member, place) === null);
  return able.flatMap(({ place, member: { crew } }) =>
    crewOf(crew).abilities.flatMap((ability, index) => {
      if (!usable(at, ability.effects)) return [];
      const offer = abilityOffer(at, place, crew, index, ability, purse);
      return offer.why === null ? [offer] : [];
    }),
  );
}

/**
 * Returns the offers to use the abilities of a Crew Member aboard. If an ability can't be used now, its offer includes
 * the reason. `only` is the index of a single ability.
 */
export function crewOffers(at: UseContext, crew: CrewId, only: number | null): Offer<PlayPayload>[] {
  const { g, seat } = at;
  const aboard = [...playerOf(g, seat).crew.entries()].filter(([, member]) => member.crew === crew);
  // If several copies are aboard, use the copy that is closest to being usable.
  const [best] = aboard
    .map(([place, member]) => ({ place, member, why: notReady(g, seat, member, place) }))
    .sort((one, other) => hindrance(one) - hindrance(other));
  if (best === undefined) return [];
  const purse = () => purseOf(g, seat);
  const offers = crewOf(crew).abilities.flatMap((ability, index) => {
    if (only !== null && only !== index) return [];
    const offer = abilityOffer(at, best.place, crew, index, ability, purse);
    return [{ ...offer, why: best.why ?? notServing(at, crewOf(crew).name, ability.effects) ?? offer.why }];
  });
  const suits = (offer: Offer<PlayPayload>) =>
    offer.payload.do === 'crew' &&
    fits(at, must(crewOf(crew).abilities[offer.payload.ability], 'the offered ability').effects);
  return [...offers.filter(suits), ...offers.filter((offer) => !suits(offer))];
}

function hindrance({ member: { wounds, ready }, why }: { member: CrewMember; why: Obstacle }): number {
  return why === null ? 0 : wounds > 0 ? 3 : ready ? 1 : 2;
}

/** Returns the reason a Crew Member can't act at all now, or null (F-CREW-04, F-COMBAT-22, F-AWAY-12). */
function notReady(g: Frontiers, seat: Seat, { crew, ready, wounds }: CrewMember, place: number): Obstacle {
  const combat = g.combat?.seat === seat ? g.combat : null;
  if (combat?.kind === 'decimate') return no('F-COMBAT-22', 'Crew refuse to help you decimate a planet.');
  const { name, rank } = crewOf(crew);
  if (wounds > 0) {
    const price = `${several(rank, 'Heal point')} for each Wound`;
    return no('F-CREW-04', `${name}: Wounded. Heal them first, for ${price}.`);
  }
  if (!ready) return no('F-CREW-04', `${name}: Spent until the next Round.`);
  const team = combat?.team ?? null;
  return team === null || team.crew.includes(place)
    ? null
    : no('F-AWAY-12', `${name} stayed aboard. Only the Away Team can act.`);
}

/**
 * Returns the offer to use an ability. If its data can't be paid, the offer says so. If several payments are possible,
 * the player chooses one afterwards.
 */
function abilityOffer(
  { seat, g }: UseContext,
  place: number,
  crew: CrewId,
  ability: number,
  { data, effects }: CrewAbility,
  purse: () => Purse,
): Offer<PlayPayload> {
  const { id, name } = crewOf(crew);
  const option: Option = {
    key: `crew:${placed(place, id)}:${ability}`,
    verb: 'crew',
    label: `${shortText(effects)}: ${name}`,
    group: name,
    subject: { kind: 'crew', id },
    rule: 'F-CREW-08',
  };
  if (data === null) return open(option, { do: 'crew', place, ability, pays: [] });
  const ways = waysToPay(purse(), [data]);
  const [only] = ways;
  const later: PlayPayload = { do: 'crew', place, ability, pays: null };
  if (only === undefined) return { option, payload: later, why: () => unpayable(g, seat, name, [data], 'F-CREW-09') };
  if (ways.length > 1) return open({ ...option, hint: `Costs ${data} data.` }, later);
  const paid = { ...option, key: `${option.key}:${only.key}`, hint: `Pay with ${only.label}.` };
  return open(paid, { ...later, pays: only.data });
}
