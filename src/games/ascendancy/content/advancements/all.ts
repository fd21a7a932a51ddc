import { catalog } from '../../../kit/catalog.ts';
import type { CardId, Civ } from '../../terms.ts';
import type { Advancement } from '../card.ts';
import { ANDORIAN } from './andorian.ts';
import { CARDASSIAN } from './cardassian.ts';
import { FEDERATION } from './federation.ts';
import { FERENGI } from './ferengi.ts';
import { KLINGON } from './klingon.ts';
import { ROMULAN } from './romulan.ts';
import { VULCAN } from './vulcan.ts';

/** The 15 Advancements of each civilization, Starting Advancement first (A-COMP-11). */
export const ADVANCEMENTS: Readonly<Record<Civ, readonly Advancement[]>> = {
  federation: FEDERATION,
  klingon: KLINGON,
  romulan: ROMULAN,
  andorian: ANDORIAN,
  cardassian: CARDASSIAN,
  ferengi: FERENGI,
  vulcan: VULCAN,
};

/** All Advancements by id. */
export const CATALOG = catalog('Advancement', Object.values(ADVANCEMENTS).flat());

/** Returns an Advancement by its id. Throws if there is none. */
export function advancementCard(id: CardId): Advancement {
  return CATALOG.of(id);
}
