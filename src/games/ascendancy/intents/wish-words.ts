import type { Refusal } from '../../../kernel/types.ts';
import { SAYS, type Verb } from '../viewing/verb-synonyms.ts';

/** Verbs of the own turn. */
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

/** The verbs of the own turn with all that people say for them. */
export const OWN_VERBS: readonly (readonly [verb: string, words: readonly string[]])[] = OWN.map((verb) => [
  verb,
  [verb, ...SAYS[verb]],
]);

/** What is meant by words without a verb: what is to be had, or where something goes. */
export function verbMeant(words: string): string[] {
  if (/ (?:nodes?|ships? (?:at|in)) /.test(words)) return ['build'];
  if (/ by warp | warp /.test(words)) return ['warp', 'exit'];
  return words.includes(' to ') ? ['move'] : [];
}

/** Why nothing of a kind can be done where there is nothing to do it with. */
export const NOTHING: Readonly<Record<string, Refusal | undefined>> = {
  move: { text: 'No lane leads on from where your Ships are: explore first.', rule: 'A-MOVE-01' },
  onward: { text: 'No Ship of yours can get to the open end of a lane.', rule: 'A-SYS-01' },
  explore: { text: 'No Ship of yours is on the map.', rule: 'A-LANE-02' },
  exit: { text: 'No Ship of yours is at Warp: it Enters Warp first, with a Command of its own.', rule: 'A-MOVE-11' },
  boost: { text: 'No Ship of yours is at Warp.', rule: 'A-MOVE-09' },
  warp: { text: 'No Ship of yours is on the map to Enter Warp.', rule: 'A-MOVE-07' },
  brave: { text: 'You have no Ships at a Phenomenon.', rule: 'A-PHEN-05' },
  colonize: { text: 'No Undeveloped System is known: explore first.', rule: 'A-BUILD-07' },
  build: { text: 'You Control no System to build in.', rule: 'A-BUILD-04' },
  research: { text: 'You have no Project to commit Research to: launch one.', rule: 'A-BUILD-21' },
  attack: { text: 'Nobody else has Ships on the map.', rule: 'A-BAT-01' },
  'attack-cube': { text: 'No Cube is where your Ships could attack it.', rule: 'A-OPEN-28' },
  free: { text: 'You have no Ships in Orbit of a world of the Borg.', rule: 'A-OPEN-30' },
  invade: { text: 'You have no Ships in Orbit of a System that others hold.', rule: 'A-INV-01' },
  hegemony: { text: 'You have no Ships in Orbit of a System that others hold.', rule: 'A-HEG-01' },
  starbase: { text: 'You Control no System for a Starbase.', rule: 'A-SB-01' },
  form: { text: 'You have no single Ships in a System.', rule: 'A-FLEET-02' },
  add: { text: 'You have no Fleet to which Ships could be added.', rule: 'A-FLEET-07' },
  remove: { text: 'You have no Fleet from which Ships could be taken.', rule: 'A-FLEET-07' },
  trade: { text: 'There is nobody to trade with.', rule: 'A-TRADE-03' },
  use: { text: 'Nothing that you have can be used now.', rule: 'A-SPEC-01' },
  ambassador: { text: 'You have no Ambassadors to place.', rule: 'A-VUL-11' },
  expel: { text: 'There is no Ambassador in a System that you Control.', rule: 'A-VUL-11' },
  untoken: { text: 'You have no Andorian Token on the map.', rule: 'A-AND-04' },
};
