import { cardOf } from '../content/pool.ts';
import type { CardId } from '../terms.ts';
import type { BriefView } from '../view.ts';
import { type FaceSection, faceOf } from './face.ts';

/** Facts that say least in a hand. */
const LEFT_OUT: ReadonlySet<string> = new Set(['Names in lore', 'Reports with', 'Location']);

const KNOWN = new Map<CardId, BriefView>();

/** A card in few words. */
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
    // Where there isn’t room for all, who staffs what says more than the trades of somebody.
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
