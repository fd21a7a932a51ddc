import { TACTIC_IDS } from '../content/tactics.ts';
import type { ChoiceView } from '../view.ts';
import { cardView, crewCardView, skillView, tacticView } from './cards.ts';
import type { Now } from './now.ts';

/** Verbs about cards that lie in the own hand, which has a picture of its own. */
export const OF_HAND: ReadonlySet<string> = new Set(['play', 'side', 'discard', 'replace', 'boost', 'remove']);

/** What the reader’s own question is about, wherever it lies: cards of a draft or an offer, Crew, Skills, Tactics. */
export function choiceView({ options }: Now): ChoiceView {
  const found = {
    card: new Set<string>(),
    crew: new Set<string>(),
    skill: new Set<string>(),
    tactic: new Set<string>(),
  };
  for (const { verb, subject } of options) {
    if (subject === undefined || OF_HAND.has(verb)) continue;
    if (subject.kind === 'card' || subject.kind === 'crew' || subject.kind === 'skill' || subject.kind === 'tactic') {
      found[subject.kind].add(subject.id);
    }
  }
  return {
    cards: [...found.card].map((id) => cardView(id)),
    crew: [...found.crew].map(crewCardView),
    skills: [...found.skill].map((id) => skillView(id)),
    tactics: TACTIC_IDS.filter((id) => found.tactic.has(id)).map(tacticView),
  };
}
