import { names } from '../../kit/wishes.ts';
import type { LocationKind, Terrain } from '../content/terrain.ts';

/** What a seat may wish to do; every verb of an option and what people say for it comes down to one of these. */
export type Verb =
  | 'move'
  | 'stop'
  | 'explore'
  | 'interact'
  | 'buy'
  | 'fight'
  | 'decimate'
  | 'beam'
  | 'joint'
  | 'win'
  | 'deflect'
  | 'play'
  | 'die'
  | 'crystal'
  | 'repair'
  | 'heal'
  | 'emergency'
  | 'phase'
  | 'end'
  | 'round'
  | 'forfeit'
  | 'subjugate'
  | 'tactic';

/** Words for each verb. */
const WORDS: Readonly<Record<Verb, readonly string[]>> = {
  move: ['move', 'movement', 'go', 'fly', 'travel', 'sail', 'enter', 'step', 'pass through', 'cross', 'warp'],
  stop: ['stop', 'turn stop', 'fall back', 'stay'],
  explore: ['explore', 'reveal', 'visit', 'chart', 'survey'],
  interact: ['interact', 'interaction', 'talk', 'deal', 'trade', 'negotiate', 'hail', 'diplomacy'],
  buy: ['buy', 'recruit', 'hire', 'learn', 'purchase'],
  fight: ['attack', 'fight', 'challenge', 'assault', 'engage', 'shoot', 'hit', 'fire', 'destroy', 'kill', 'conquer'],
  decimate: ['decimate'],
  beam: ['beam', 'away team', 'away mission', 'land'],
  joint: ['joint', 'propose', 'together', 'joint assault'],
  win: ['win', 'win over', 'persuade', 'convince'],
  deflect: ['deflect', 'block', 'shield', 'shields', 'raise shields'],
  play: ['play', 'use', 'activate', 'crew', 'skill', 'common', 'side', 'sideways', 'spend'],
  die: ['die', 'dice', 'roll'],
  crystal: ['crystal', 'crystals'],
  repair: ['repair', 'repairs', 'fix', 'mend'],
  heal: ['heal', 'healing', 'cure'],
  emergency: ['emergency', 'emergency repairs', 'slow recovery'],
  phase: ['phase', 'phase next', 'next'],
  end: ['end', 'turn end', 'done', 'finish', 'pass', 'skip', 'discard'],
  round: ['announce', 'round end', 'end of round', 'end of the round', 'end round', 'end the round'],
  forfeit: ['forfeit'],
  subjugate: ['subjugate'],
  tactic: ['tactic', 'double shift'],
};

/** Actions of a turn that differ in what they are taken against. */
export type ActionKind = 'challenge' | 'assault' | 'beam' | 'visit' | 'decimate';

/** Words that mean one of these Actions and no other. */
const ACTION_WORDS: Readonly<Record<ActionKind, readonly string[]>> = {
  challenge: ['challenge'],
  assault: ['assault'],
  beam: WORDS.beam,
  visit: ['visit'],
  decimate: WORDS.decimate,
};

const VERBS = Object.entries(WORDS)
  .flatMap(([verb, words]) => words.map((word) => ({ verb, word: ` ${word} ` })))
  .sort((one, other) => other.word.length - one.word.length);

/** Words for locations. */
const SITES: Readonly<Record<LocationKind, readonly string[]>> = {
  outpost: ['outpost'],
  classM: ['class m'],
  research: ['research station', 'research'],
  drydock: ['drydock', 'dry dock'],
  classL: ['class l'],
  classLDistress: ['class l', 'distress signal'],
  classK: ['class k'],
  classKDistress: ['class k', 'distress signal'],
  classH: ['class h'],
  romulanStarbase: ['romulan starbase', 'starbase'],
  dominionStarbase: ['dominion starbase', 'starbase'],
  romulanWarbird: ['warbird', 'enemy ship'],
  borgSphere: ['sphere', 'enemy ship'],
  borgCube: ['cube'],
};

const TERRAINS: Readonly<Partial<Record<Terrain, readonly string[]>>> = {
  nebula: ['nebula'],
  planet: ['planet'],
  sun: ['sun'],
  asteroids: ['asteroid', 'asteroids', 'asteroid field'],
  blackHole: ['black hole'],
  wormhole: ['wormhole'],
};

/** The verbs of words in their order; where two begin alike the longer one counts. */
export function verbsIn(words: string): Verb[] {
  const found = new Map<number, Verb>();
  for (const { verb, word } of VERBS) {
    const at = words.indexOf(word);
    // The keys of `WORDS` are the verbs.
    if (at >= 0 && !found.has(at)) found.set(at, verb as Verb);
  }
  return [...found].sort(([one], [other]) => one - other).map(([, verb]) => verb);
}

/** Whether words are what is said for a verb, and nothing besides. */
export function isVerb(words: string): boolean {
  return VERBS.some(({ word }) => word === words);
}

/** Whether it is cards that words want to buy. */
export function isLearning(words: string): boolean {
  return names(words, 'learn');
}

/** Whether it is Crew that words want to buy. */
export function isRecruiting(words: string): boolean {
  return names(words, 'recruit') || names(words, 'hire');
}

/** Actions that words name. */
export function actionsIn(words: string): ActionKind[] {
  return keysNamed(ACTION_WORDS, words);
}

/** Kinds of locations that words name. */
export function sitesIn(words: string): LocationKind[] {
  return keysNamed(SITES, words);
}

/** Terrain that words name; a planet’s class says more than that it is one. */
export function terrainsIn(words: string): Terrain[] {
  return keysNamed(TERRAINS, words);
}

function keysNamed<K extends string>(table: Readonly<Partial<Record<K, readonly string[]>>>, words: string): K[] {
  // The keys of such a table are all that it has.
  return (Object.keys(table) as K[]).filter((key) =>
    table[key]?.some((name) => words.includes(` ${name} `) || words.includes(` ${name}s `)),
  );
}
