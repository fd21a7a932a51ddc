import { offers } from '../../../kernel/decision.ts';
import type { Option } from '../../../kernel/types.ts';
import { combatOf } from '../rules/foes.ts';
import { restOf } from '../rules/keys.ts';
import { readWish, type Wish } from '../rules/wish.ts';
import { actionsIn, isLearning, isRecruiting, names } from '../rules/wish-words.ts';
import type { Case } from './case.ts';
import { spacesMeant } from './targets.ts';

/** Options whose labels say more than their keys. */
const TOLD_BY_LABEL: ReadonlySet<string> = new Set(['deal:done', 'fight:provoked']);
/** Words that tell one purchase, or one to be healed, from another. */
const TOPICS = ['undiscovered', 'crystal', 'elite', 'advanced', 'repair', 'heal', 'captain', 'unseen'];

/** What can be ended. */
const ENDS = ['turn', 'interaction'];
/** Kinds of cards that are learned, as keys have them. */
const LEARNED = ['action', 'advanced', 'undiscovered'];

/** Options that a wish fits, so that nothing on offer is ever refused. */
export function fitting(one: Case): Option[] {
  const { wish, decision } = one;
  if (wish.verb === null) return [];
  return offers(decision).filter((option) => fitsOption(one, option));
}

function fitsOption(one: Case, { key, label }: Option): boolean {
  const { g, seat, wish } = one;
  const read = readWish(g, seat, TOLD_BY_LABEL.has(key) ? label : key);
  if (!isSameVerb(one, read) || !isSameAction(one, read)) return false;
  if (one.scene.kind === 'fight' && (read.verb === 'fight' || read.verb === 'win' || read.verb === 'deflect')) {
    return wish.seats.length === 0 && isAgainst(one, key);
  }
  return (
    shares(wish.cards, read.cards) &&
    shares(wish.crew, read.crew) &&
    (wish.ability === null || wish.ability === read.ability) &&
    shares(wish.skills, read.skills) &&
    shares(wish.seats, read.seats) &&
    shares(wish.colours, read.colours) &&
    isSide(wish, read) &&
    isSameTile(wish, read) &&
    isThere(one, read) &&
    isSameTopic(wish, read)
  );
}

/** To explore a planet is to beam down there, or to visit one of Class H. */
function isSameVerb({ wish }: Case, { verb, places }: Wish): boolean {
  return wish.verb === verb || (wish.verb === 'explore' && verb === 'beam' && places.length > 0);
}

/** Who says which Action it shall be means no other; once a fight is on all is attack. */
function isSameAction({ wish, scene }: Case, { words }: Wish): boolean {
  const named = actionsIn(wish.words);
  return scene.kind !== 'turn' || wish.verb !== 'fight' || named.length === 0 || shares(named, actionsIn(words));
}

/** A wish that names nothing of a kind leaves it open. */
function shares<T>(wished: readonly T[], there: readonly T[]): boolean {
  return wished.length === 0 || wished.some((one) => there.includes(one));
}

/** Whether a card is played as wished: sideways only when that is said, and then for what is said. */
function isSide(wish: Wish, { words, side }: Wish): boolean {
  if (wish.side === null) return side !== 'sideways';
  if (wish.side !== side || side !== 'sideways') return wish.side === side;
  const kinds = ['move', 'diplomacy', 'shields', 'attack'].filter((kind) => wish.words.includes(` ${kind} `));
  return kinds.length === 0 || kinds.some((kind) => words.includes(` ${kind} `));
}

function isSameTile({ verb, tile, places, sites }: Wish, read: Wish): boolean {
  if (verb !== 'explore' || tile === null || places.length + sites.length > 0) return true;
  return read.tile !== null && read.tile.q === tile.q && read.tile.r === tile.r;
}

/** Spaces by name or by what lies there. */
function isThere({ g, seat, wish }: Case, read: Wish): boolean {
  if (wish.places.length > 0)
    return wish.places.some(({ label }) => read.places.some((place) => place.label === label));
  if (wish.sites.length + wish.terrains.length === 0) return true;
  const meant = spacesMeant(g, seat, wish);
  return read.places.some(({ id }) => id !== null && meant.includes(id));
}

function isSameTopic(wish: Wish, read: Wish): boolean {
  // The turn isn’t over when the Interaction is.
  if (wish.verb === 'end') return ENDS.every((what) => !names(wish.words, what) || names(read.words, what));
  if (wish.verb === 'buy' && !isSold(wish.words, read.words)) return false;
  if (wish.verb !== 'buy' && wish.verb !== 'heal') return true;
  const topics = TOPICS.filter((topic) => wish.words.includes(` ${topic}`));
  return topics.every((topic) => topic === wish.verb || read.words.includes(` ${topic}`));
}

/** Crew are recruited, cards are learned; both are bought. */
function isSold(wish: string, key: string): boolean {
  if (isLearning(wish)) return LEARNED.some((kind) => names(key, kind));
  return !isRecruiting(wish) || names(key, 'crew');
}

/** Whether an option of a fight is against just what the wish names: by key, name or number. */
function isAgainst({ g, wish }: Case, key: string): boolean {
  const { foes } = combatOf(g);
  const aims = restOf(key).split('+');
  // A key alone: one that begins a longer list of enemies is not what is wished.
  if (wish.words.endsWith(` ${readable(key)} `)) return true;
  const named = foes.filter(
    ({ key: foe, token }, at) =>
      wish.words.includes(` ${readable(foe)} `) ||
      wish.words.includes(` ${readable(token)} `) ||
      wish.words.includes(` ${at + 1} `),
  );
  return named.length === 0
    ? wish.sites.length + wish.places.length === 0
    : named.every((foe) => aims.includes(foe.key));
}

function readable(key: string): string {
  return key.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ');
}
