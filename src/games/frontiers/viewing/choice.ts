import type { Option } from '../../../kernel/types.ts';
import { wares } from '../chapters/interactions/purchases.ts';
import { TACTIC_IDS } from '../content/tactics.ts';
import type { ChoiceView } from '../view.ts';
import { cardView, crewCardView, skillView, tacticView } from './cards.ts';
import type { Now } from './now.ts';

/** Verbs about cards that lie in the own hand, which has a picture of its own. */
export const OF_HAND: ReadonlySet<string> = new Set(['play', 'side', 'discard', 'replace', 'boost', 'remove']);
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
  const sold = at === null ? [] : waresOf(at);
  for (const { verb, subject } of [...sold, ...options]) {
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
    wares: sold.map(({ key, label, hint = '' }) => ({
      name: label,
      terms: hint,
      open: options.some((option) => option.key === key),
    })),
  };
}

/** What is for sale where the reader deals (F-BUY-01). */
function waresOf({ g, seat, scene }: NonNullable<Now['at']>): Option[] {
  return scene.kind === 'deal' && scene.at !== null ? wares(g, seat, scene.at).map(({ option }) => option) : [];
}
