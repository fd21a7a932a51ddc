import { catalog } from '../../../kit/catalog.ts';
import type { CardId, Civ } from '../../terms.ts';
import type { Advancement } from '../card.ts';

/** The 15 Advancements of each civilization (A-COMP-11), the Starting Advancement first. */
export const ADVANCEMENTS: Readonly<Record<Civ, readonly Advancement[]>> = {
  federation: [],
  klingon: [],
  romulan: [],
  andorian: [],
  cardassian: [],
  ferengi: [],
  vulcan: [],
};

/** The same by their ids. */
export const CATALOG = catalog('Advancement', Object.values(ADVANCEMENTS).flat());

/** An Advancement. Throws for an id that none has. */
export function advancementCard(id: CardId): Advancement {
  return CATALOG.of(id);
}
