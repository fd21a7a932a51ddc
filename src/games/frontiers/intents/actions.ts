import type { Refusal } from '../../../kernel/types.ts';
import type { Offer } from '../../kit/offers.ts';
import { playerOf, rivals } from '../chapters/captains/find.ts';
import { type FightPayload, fightOffer, fights } from '../chapters/combat/challenges.ts';
import { interactions, interactOffer, notTrusted, sells } from '../chapters/interactions/interactions.ts';
import { NO_CUBE, notTogether } from '../chapters/joint/joint.ts';
import { cubeAt, idsAround, shipsAt, spacesAround } from '../chapters/map/ground.ts';
import { spaceWords, yourShip } from '../chapters/map/place-words.ts';
import { type EngagePayload, engagements, engageOffer, jointOffer } from '../chapters/pvp/engagements.ts';
import { notFree } from '../chapters/turn/turn-bars.ts';
import { singleOffer } from '../chapters/turn/turn-picks.ts';
import { turnOf } from '../chapters/turn/turn-state.ts';
import { CUBE_COLOURS } from '../content/colours.ts';
import { anyOf, type Case, idle, type Meant, said } from './case.ts';
import { isPlaced, notOnMap, spacesMeant } from './targets.ts';
import type { PlayerIntent } from './wish.ts';
import { ACTIONS, type ActionKind, namedIn } from './wish-words.ts';

/** The target of each Action, the phrase that tells players to take the Action, and the rule that allows it. */
const AGAINST: Readonly<Record<ActionKind, { what: string; so: string; rule: string }>> = {
  challenge: { what: 'Enemy Ship', so: 'challenge it', rule: 'F-TURN-14' },
  assault: { what: 'Starbase, Borg Cube or occupied Research Station', so: 'assault it', rule: 'F-TURN-15' },
  beam: { what: 'Class-L or Class-K Planet', so: 'beam down', rule: 'F-TURN-13' },
  visit: { what: 'Class-H Planet', so: 'explore it', rule: 'F-TURN-13' },
  decimate: { what: 'Class-M Planet', so: 'decimate it', rule: 'F-TURN-12' },
};

/** Returns the Actions that an intent names. */
export function actionsIn({ words }: PlayerIntent): ActionKind[] {
  return namedIn(ACTIONS, words);
}

/** Returns the Actions that an intent names or, if it names none, the Actions that its verb may mean. */
function kindsMeant(wish: PlayerIntent): readonly ActionKind[] {
  return anyOf(actionsIn(wish)) ?? (wish.verb === 'explore' ? ['beam', 'visit'] : ['challenge', 'assault']);
}

/** Returns the Actions that an intent means: those against tokens, locations and ships (F-TURN-12 to F-TURN-16). */
export function actionMeant(one: Case): Meant {
  const { g, seat, wish, scene } = one;
  if (scene.kind === 'turn' && notFree(turnOf(g)) !== null) {
    const { provoked } = turnOf(g);
    const isOther = wish.places.some(({ id }) => id === null || !provoked.includes(id));
    if (wish.verb === 'fight' && wish.seats.length === 0 && !isOther) return [singleOffer(g, 'provoked')];
  }
  const bar = idle(one) ?? notOnMap(g, wish);
  if (bar !== null) return bar;
  if (wish.seats.length > 0) return wish.seats.map((other) => engageOffer(g, seat, other));
  const kinds = kindsMeant(wish);
  const meant = spacesMeant(g, seat, wish);
  if (meant.length + wish.places.length + wish.sites.length > 0) return at(one, kinds, meant);
  const all = anyOf([...fights(g, seat), ...engagements(g, seat)].filter((offer) => isOf(kinds, offer, wish)));
  if (all !== null) return all;
  const { at: here } = playerOf(g, seat);
  const near = here === null ? [] : spacesAround(g, here).map(({ id }) => fightOffer(g, seat, id));
  const closed = near.filter(({ payload, why }) => kinds.includes(payload.do) && why?.().rule !== 'F-TURN-14');
  return anyOf(closed) ?? nothing(one, kinds);
}

/** Whether an offer is one of these Actions. An attack may have any target, no matter who holds the location. */
function isOf(
  kinds: readonly ActionKind[],
  { payload, option }: Offer<FightPayload | EngagePayload>,
  { verb }: PlayerIntent,
): boolean {
  if (payload.do === 'joint') return false;
  if (payload.do === 'engage')
    return option.verb === 'assault' ? kinds.includes('assault') : verb === 'fight' && kinds.length > 1;
  return kinds.includes(payload.do);
}

/** Returns the refusal if nothing of this kind is beside the ship. */
function nothing({ g, seat }: Case, [kind, ...others]: readonly ActionKind[]): Refusal {
  if (kind === undefined || others.length > 0) {
    return { text: `There is nothing to fight beside ${yourShip(g, seat)}.`, rule: 'F-TURN-14' };
  }
  const { what, rule } = AGAINST[kind];
  return { text: `There is no ${what} beside ${yourShip(g, seat)}.`, rule };
}

/**
 * Returns the Actions at the given spaces: against groups of Enemy Ships that include one of the spaces, and against
 * players' ships there.
 */
function at({ g, seat, wish }: Case, kinds: readonly ActionKind[], meant: readonly string[]): Meant {
  const here = fights(g, seat).filter(({ payload }) => payload.at.some((id) => meant.includes(id)));
  const ships = meant.flatMap((id) => shipsAt(g, id)).filter((other) => rivals(g, seat).includes(other));
  const all = [...here, ...ships.map((other) => engageOffer(g, seat, other)).filter(({ why }) => why === null)];
  const open = all.filter((offer) => isOf(kinds, offer, wish));
  if (open.length > 0) return open;
  const [first] = meant;
  if (first === undefined) return { text: 'There is nothing of that kind on the map.', rule: 'F-TURN-14' };
  // If a different Action is possible at these spaces, the refusal names it.
  const [other] = here;
  const id = meant.find((one) => other?.payload.at.includes(one));
  if (other !== undefined && id !== undefined) {
    const { so, rule } = AGAINST[other.payload.do];
    return { text: `${spaceWords(g, id)} needs another Action: ${so}.`, rule };
  }
  return [fightOffer(g, seat, first)];
}

/** Returns the joint assaults that an intent means (F-COOP-01 to F-COOP-06). */
export function jointMeant(one: Case): Meant {
  const { g, seat, wish } = one;
  const bar = idle(one) ?? said(notTogether(g));
  if (bar !== null) return bar;
  const meant = spacesMeant(g, seat, wish).flatMap((id) => cubeAt(g, id)?.colour ?? []);
  const cubes = (anyOf(meant) ?? CUBE_COLOURS).filter((colour) => g.cubes[colour]?.destroyed === false);
  if (cubes.length === 0) return NO_CUBE();
  // List Cubes that are too far away last.
  const far = ({ why }: Offer<unknown>) => Number(why?.().rule === 'F-COOP-03');
  return cubes.map((colour) => jointOffer(g, seat, colour)).sort((one, other) => far(one) - far(other));
}

/**
 * Returns the Interactions that an intent means: those with the locations that it names. If the intent names no
 * location, returns all possible Interactions, including spending Diplomacy on a card.
 */
export function interactMeant(one: Case): Meant {
  const { g, seat, wish, scene } = one;
  const special = scene.kind === 'turn' && !isPlaced(wish) ? [singleOffer(g, 'deal')] : [];
  const open = special.filter(({ why }) => why === null);
  const bar = idle(one) ?? said(notTrusted(g, seat)) ?? notOnMap(g, wish);
  if (bar !== null) return anyOf(open) ?? bar;
  const meant = anyOf(spacesMeant(g, seat, wish).map((id) => interactOffer(g, seat, id)));
  if (meant !== null) return meant;
  if (wish.sites.length > 0) return { text: 'There is nothing of that kind on the map.', rule: 'F-INTERACT-13' };
  const { at: here } = playerOf(g, seat);
  const near = here === null ? [] : [here, ...idsAround(here)].filter((id) => sells(g, id));
  const text = `There is no location that ${yourShip(g, seat)} can interact with. Try an Outpost or a space beside a Class-M Planet.`;
  return (
    anyOf([...interactions(g, seat), ...open]) ??
    anyOf(near.map((id) => interactOffer(g, seat, id))) ?? { text, rule: 'F-INTERACT-13' }
  );
}
