import { cardOf } from '../content/pool.ts';
import type { CardId } from '../terms.ts';
import type { BriefView } from '../view.ts';
import { type FaceSection, faceOf } from './face.ts';

/** The facts that matter least when a player looks at a hand. */
const LEFT_OUT: ReadonlySet<string> = new Set(['Names in lore', 'Reports with', 'Location']);

const KNOWN = new Map<CardId, BriefView>();

/** Returns a short summary of a card. */
export function briefOf(card: CardId): BriefView {
  const known = KNOWN.get(card);
  if (known !== undefined) return known;
  const { title, type, kind, figures, sections, icons, text, note } = faceOf(cardOf(card));
  const factsOf = (some: readonly FaceSection[]) =>
    some.map(({ label, lines, any }) => {
      const words = lines.join(any === true ? ' or ' : ', ');
      return label === 'Skills' ? words : `${label}: ${words}`;
    });
  const shown = sections.filter(({ label }) => !LEFT_OUT.has(label));
  const isLast = ({ label }: FaceSection) => label === 'Characteristics';
  const made: BriefView = {
    card,
    title,
    type,
    kind,
    figures: figures.map((figure) => ({ ...figure })),
    // If there isn't room for everything, staffing matters more than a personnel's classifications.
    facts: [
      ...factsOf(shown.filter((one) => !isLast(one))),
      ...(icons.length === 0 ? [] : [`Icons: ${icons.join(', ')}`]),
      ...factsOf(shown.filter(isLast)),
    ],
    text: text ?? (note === null ? null : `${note}.`),
  };
  KNOWN.set(card, made);
  return made;
}
