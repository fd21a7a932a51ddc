import type { Refusal } from '../../../kernel/types.ts';
import { targetKindAt } from '../rules/fight-targets.ts';
import { playerOf } from '../rules/find.ts';
import { idsAround, roams } from '../rules/ground.ts';
import type { HexId } from '../rules/hex.ts';
import { spaceLabel } from '../rules/labels.ts';
import type { Wish } from '../rules/wish.ts';
import { type ActionKind, actionsIn } from '../rules/wish-words.ts';
import type { Frontiers } from '../state.ts';
import type { Case } from './case.ts';
import { cannotFight } from './fights.ts';
import { spacesMeant, spaceWords, whereabouts } from './targets.ts';

/** What each Action is taken against, what is done to it, and the rule that allows it. */
const ACTIONS: Readonly<Record<ActionKind, { what: string; so: string; rule: string }>> = {
  challenge: { what: 'Enemy Ship', so: 'challenge it', rule: 'F-TURN-14' },
  assault: { what: 'Starbase, Borg Cube or occupied Research Station', so: 'assault it', rule: 'F-TURN-15' },
  beam: { what: 'Class-L or Class-K Planet', so: 'beam down', rule: 'F-TURN-13' },
  visit: { what: 'Class-H Planet', so: 'explore it', rule: 'F-TURN-13' },
  decimate: { what: 'Class-M Planet', so: 'decimate it', rule: 'F-TURN-12' },
};

/** The rule of the reason that nothing at all is near. */
const NOTHING_NEAR = 'F-TURN-14';

/**
 * Why the Action of the turn can’t be what a wish says (F-TURN-12 to F-TURN-16): what bars the way to what it names; else what
 * lies beside the ship for this Action, if anything does.
 */
export function cannotActOn(one: Case): Refusal | null {
  const { g, seat, wish, scene } = one;
  const kinds = kindsMeant(wish);
  if (scene.kind !== 'turn' || wish.seats.length > 0 || kinds.length === 0) return cannotFight(one);
  const meant = spacesMeant(g, seat, wish);
  if (meant.length + wish.places.length + wish.sites.length > 0) {
    return cannotFight(one) ?? asksOtherwise(g, kinds, meant[0]);
  }
  const { at } = playerOf(g, seat);
  const id = at === null ? undefined : idsAround(at).find((near) => kinds.some((kind) => kind === actionAt(g, near)));
  if (id !== undefined) return cannotFight({ ...one, wish: { ...wish, places: [{ label: spaceLabel(id), id }] } });
  const why = cannotFight(one);
  const [kind, ...others] = kinds;
  // What bars every Action comes first.
  if (kind === undefined || others.length > 0 || why?.rule !== NOTHING_NEAR) return why;
  const { what, rule } = ACTIONS[kind];
  return { text: `No ${what} is beside your ship ${whereabouts(g, seat)}.`, rule };
}

/** The Actions that a wish can mean: those that it names, else those that its verb may stand for. */
function kindsMeant({ words, verb }: Wish): readonly ActionKind[] {
  const named = actionsIn(words);
  if (named.length > 0) return named;
  if (verb === 'fight') return ['challenge', 'assault'];
  return verb === 'explore' ? ['beam', 'visit'] : [];
}

/** That something asks for another Action than the one that was named. */
function asksOtherwise(g: Frontiers, kinds: readonly ActionKind[], id: HexId | undefined): Refusal | null {
  const kind = id === undefined ? null : actionAt(g, id);
  if (id === undefined || kind === null || kinds.includes(kind)) return null;
  const { so, rule } = ACTIONS[kind];
  return { text: `${spaceWords(g, id)} asks for another Action: ${so}.`, rule };
}

/** Which Action is taken against what a space holds. */
function actionAt(g: Frontiers, id: HexId): ActionKind | null {
  switch (targetKindAt(g, id)) {
    case 'starbase':
    case 'owned-starbase':
    case 'cube':
    case 'research':
      return 'assault';
    case 'planet':
      return 'beam';
    case 'classH':
      return 'visit';
    case 'decimate':
      return 'decimate';
    case null:
      return roams(g, id) ? 'challenge' : null;
  }
}
