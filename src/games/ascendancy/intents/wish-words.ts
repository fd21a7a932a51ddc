import type { Refusal } from '../../../kernel/types.ts';
import { SAYS, type Verb } from '../viewing/verb-synonyms.ts';

/** Verbs of a player’s own turn. */
const OWN = [
  ...([
    'build',
    'colonize',
    'research',
    'upgrade',
    'launch',
    'ascend',
    'onward',
    'explore',
    'exit',
    'warp',
    'boost',
  ] as const),
  ...([
    'move',
    'brave',
    'attack',
    'invade',
    'hegemony',
    'starbase',
    'form',
    'add',
    'remove',
    'disband',
    'trade',
  ] as const),
  ...(['swing', 'use', 'expel', 'untoken', 'attack-cube', 'free', 'ambassador', 'end'] as const),
] satisfies Verb[];

/** Verbs of a player’s own turn, with their synonyms. */
export const OWN_VERBS: readonly (readonly [verb: string, words: readonly string[]])[] = OWN.map((verb) => [
  verb,
  [verb, ...SAYS[verb]],
]);

/** Guesses the verb of a text that names only what to build or where to go. */
export function verbMeant(words: string): string[] {
  if (/ (?:nodes?|ships? (?:at|in)) /.test(words)) return ['build'];
  if (/ by warp | warp /.test(words)) return ['warp', 'exit'];
  return words.includes(' to ') ? ['move'] : [];
}

/** The refusal for each verb if no offer has that verb. */
export const NOTHING: Readonly<Record<string, Refusal | undefined>> = {
  move: { text: 'No lanes lead away from your Ships. Explore first.', rule: 'A-MOVE-01' },
  onward: { text: 'None of your Ships can reach the open end of a lane.', rule: 'A-SYS-01' },
  explore: { text: 'You have no Ships on the map.', rule: 'A-LANE-02' },
  exit: { text: 'You have no Ships at Warp. Enter Warp first, with a separate Command.', rule: 'A-MOVE-11' },
  boost: { text: 'You have no Ships at Warp.', rule: 'A-MOVE-09' },
  warp: { text: 'You have no Ships on the map that can Enter Warp.', rule: 'A-MOVE-07' },
  brave: { text: 'You have no Ships at a Phenomenon.', rule: 'A-PHEN-05' },
  colonize: { text: 'No Undeveloped System is known. Explore first.', rule: 'A-BUILD-07' },
  build: { text: 'You Control no System to build in.', rule: 'A-BUILD-04' },
  research: { text: 'You have no Project to commit Research to. Launch one first.', rule: 'A-BUILD-21' },
  attack: { text: 'No other player has Ships on the map.', rule: 'A-BAT-01' },
  'attack-cube': { text: 'No Cube is near enough for your Ships to attack.', rule: 'A-OPEN-28' },
  free: { text: 'You have no Ships in Orbit of a Borg world.', rule: 'A-OPEN-30' },
  invade: { text: 'You have no Ships in Orbit of another player’s System.', rule: 'A-INV-01' },
  hegemony: { text: 'You have no Ships in Orbit of another player’s System.', rule: 'A-HEG-01' },
  starbase: { text: 'You Control no System for a Starbase.', rule: 'A-SB-01' },
  form: { text: 'You have no single Ships in a System.', rule: 'A-FLEET-02' },
  add: { text: 'You have no Fleet to add Ships to.', rule: 'A-FLEET-07' },
  remove: { text: 'You have no Fleet to remove Ships from.', rule: 'A-FLEET-07' },
  trade: { text: 'There is nobody to trade with.', rule: 'A-TRADE-03' },
  use: { text: 'You have nothing that you can use now.', rule: 'A-SPEC-01' },
  ambassador: { text: 'You have no Ambassadors to place.', rule: 'A-VUL-11' },
  expel: { text: 'There is no Ambassador in a System that you Control.', rule: 'A-VUL-11' },
  untoken: { text: 'You have no Andorian Token on the map.', rule: 'A-AND-04' },
};
