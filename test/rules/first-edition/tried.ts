import type { TextDate } from '../../../src/games/first-edition/content/errata.ts';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import type { AnyPiece, FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { CardPlace } from '../../../src/games/first-edition/terms.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { finish } from './meet.ts';
import type { Row } from './position-text.ts';
import { id, offered, type Side, scene } from './scene.ts';

/** A mission, its personnel, and the other cards. */
export interface Try {
  mission: string;
  people: readonly string[];
  things?: readonly string[];
  ship?: string;
  /** True if the opponent placed the mission. */
  far?: boolean;
  other?: readonly Row[];
  picks?: readonly string[];
  hand?: readonly string[];
  deck?: readonly string[];
  as?: string;
  texts?: TextDate;
}

/** Lets personnel of an affiliation that the mission names attempt it. */
export function tried({
  mission,
  people,
  things = [],
  ship = 'U.S.S. Galaxy',
  far,
  other = [],
  picks = [],
  as,
  texts,
  ...piles
}: Try): Stage<FirstEdition> {
  const facts = cardOf(id(mission));
  if (facts.type !== 'Mission') throw new Error(`${mission} isn’t a mission`);
  const sides: Partial<AnyPiece> = { as: { affiliation: as ?? facts.affiliations[0] ?? 'Federation', by: 1 } };
  const place: CardPlace = facts.where === 'space' ? 'aboard:1' : 'surface:L1';
  const play = [
    [ship, 'space:L1', sides] as const,
    ...people.map((name) => [name, place, sides] as const),
    ...(facts.where === 'both' ? [['Giusti', 'aboard:1', sides] as const] : []),
    ...things.map((name) => [name, name === 'Holo-Projectors' ? 'at:L1' : place] as const),
  ];
  const other1 = { missions: ['Study Pulsar'] };
  const stage = scene({
    gold: { ...(far === true ? { missions: [] } : { missions: [mission] }), play, ...piles },
    blue: far === true ? { missions: [mission], play: other } : { ...other1, play: other },
    goal: 500,
    ...(texts === undefined ? {} : { texts }),
  });
  stage.does('gold', offered(stage, 'gold', 'attempt:L1')[0] ?? '');
  finish(stage, picks);
  return stage;
}

/** Returns the points that the attempt scores, or 0 if it doesn’t solve the mission. */
export const scored = (how: Try): number =>
  (tried(how).g.players[0]?.scored ?? [])
    .filter(({ kind }) => kind === 'mission')
    .reduce((sum, one) => sum + one.points, 0);

/** Returns a case at a mission of Gold’s (own), or at a mission that Blue placed (far). */
export function read(
  mission: string,
  end: 'own' | 'far',
  gold: Side = {},
  blue: Side = {},
  patch = {},
): Stage<FirstEdition> {
  const own = [mission, 'Study Pulsar'];
  return end === 'own'
    ? scene({ gold: { missions: own, ...gold }, blue: { missions: ['Survey Mission'], ...blue }, patch })
    : scene({ gold: { missions: [], ...gold }, blue: { missions: own, ...blue }, patch });
}

/** Returns a case in which Gold’s first mission is this one. */
export function at1(mission: string, gold: Side = {}, blue: Side = {}, patch = {}): Stage<FirstEdition> {
  return scene({ gold: { missions: [mission, 'Study Pulsar', 'First Contact'], ...gold }, blue, patch });
}
