import { TACTIC_IDS } from '../content/tactics.ts';
import type { ChoiceView } from '../view.ts';
import { waresHere } from '../wishes/case.ts';
import { cardView, crewCardView, skillView, tacticView } from './cards.ts';
import type { Now } from './now.ts';

/** Verbs about cards that lie in the own hand, which has a picture of its own. */
export const OF_HAND: ReadonlySet<string> = new Set(['play', 'discard', 'replace', 'boost', 'remove']);
/** Verbs that use what the reader has already. */
const USES: ReadonlySet<string> = new Set([...OF_HAND, 'crew', 'skill', 'common', 'heal']);

/** What the reader’s own question is about, wherever it lies: cards of a draft or an offer, Crew, Skills, Tactics, wares. */
export function choiceView({ options, at }: Now): ChoiceView {
  const found = {
    card: new Set<string>(),
    crew: new Set<string>(),
    skill: new Set<string>(),
    tactic: new Set<string>(),
  };
  const sold = at === null ? [] : waresHere(at);
  for (const { verb, subject } of [...sold.map(({ option }) => option), ...options]) {
    if (subject === undefined || USES.has(verb)) continue;
    if (subject.kind === 'card' || subject.kind === 'crew' || subject.kind === 'skill' || subject.kind === 'tactic') {
      found[subject.kind].add(subject.id);
    }
  }
  return {
    cards: [...found.card].map((id) => cardView(id)),
    crew: [...found.crew].map(crewCardView),
    skills: [...found.skill].map((id) => skillView(id)),
    tactics: TACTIC_IDS.filter((id) => found.tactic.has(id)).map(tacticView),
    wares: sold.map(({ option: { label, hint = '' }, why }) => ({ name: label, terms: hint, open: why === null })),
  };
}
