import { CHALLENGE_EXPERIENCE, type ClassH, type ClassHReward } from '../content/class-h.ts';
import { PILE_NAMES } from '../content/encounters/token.ts';

const REWARDS: Record<ClassHReward, string> = {
  undiscovered: 'an Undiscovered Card',
  advancedAction: 'an Advanced Action',
  crystals: 'a crystal of each basic color',
  crew: 'a Crew Member of the offer',
};

/** What a Class-H Token says (F-LOC-35, F-LOC-37, F-LOC-42). */
export function classHLines(token: ClassH): string[] {
  if (token.kind === 'challenge') return [`Pay ${token.data.join(', ')} data: ${CHALLENGE_EXPERIENCE} Experience`];
  return [
    `Guards: ${token.guards.map((pile) => PILE_NAMES[pile]).join(' and ')}`,
    `Gives ${token.rewards.map((reward) => REWARDS[reward]).join(' and ')}`,
  ];
}
