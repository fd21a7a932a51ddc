import { verbReader } from '../../kit/intents.ts';
import type { FightPayload } from '../chapters/combat/challenges.ts';
import type { LocationKind, Terrain } from '../content/terrain.ts';

/** The words for everything that a seat may want to do, including the verbs of options. */
const WORDS = {
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
} as const;

/** The verbs of a seat's intents. */
export type Verb = keyof typeof WORDS;

/** Finds verbs in text, tells whether text is only a verb, and lists all verb words. */
export const {
  verbsIn,
  isVerb,
  words: VERB_WORDS,
} = verbReader(
  // The keys of the table are the verbs.
  Object.entries(WORDS) as [Verb, readonly string[]][],
);

/** Names that also match in the plural. */
type Called<K extends string> = Readonly<Partial<Record<K, readonly string[]>>>;

/** The Actions of a turn, which differ by their target. */
export type ActionKind = FightPayload['do'];

/** The words that mean only one of these Actions. */
export const ACTIONS: Called<ActionKind> = {
  challenge: ['challenge'],
  assault: ['assault'],
  beam: WORDS.beam,
  visit: ['visit'],
  decimate: WORDS.decimate,
};

/** The words for locations. */
export const SITES: Called<LocationKind> = {
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

/** The words for terrain. A planet’s class is more specific than the word “planet”. */
export const TERRAINS: Called<Terrain> = {
  nebula: ['nebula'],
  planet: ['planet'],
  sun: ['sun'],
  asteroids: ['asteroid', 'asteroids', 'asteroid field'],
  blackHole: ['black hole'],
  wormhole: ['wormhole'],
};

/** Returns the keys of a table whose words the text contains. */
export function namedIn<K extends string>(table: Called<K>, words: string): K[] {
  // The cast is safe because a table of words has no other keys.
  return (Object.keys(table) as K[]).filter((key) =>
    table[key]?.some((name) => words.includes(` ${name} `) || words.includes(` ${name}s `)),
  );
}
