import { catalog } from '../../../kit/catalog.ts';
import type { CardId, Civ } from '../../terms.ts';
import type { PrintedAdvancement } from '../card.ts';
import { PRINTED as andorian } from './table/andorian.ts';
import { PRINTED as cardassian } from './table/cardassian.ts';
import { PRINTED as federation } from './table/federation.ts';
import { PRINTED as ferengi } from './table/ferengi.ts';
import { PRINTED as klingon } from './table/klingon.ts';
import { PRINTED as romulan } from './table/romulan.ts';
import { PRINTED as vulcan } from './table/vulcan.ts';

/**
 * The 15 Advancements of each civilization, Starting Advancement first (A-COMP-11, A-OPEN-12), one copy of each
 * (A-OPEN-93).
 */
export const PRINTED: Readonly<Record<Civ, readonly PrintedAdvancement[]>> = {
  federation,
  klingon,
  romulan,
  andorian,
  cardassian,
  ferengi,
  vulcan,
};

const CATALOG = catalog('Advancement', Object.values(PRINTED).flat());

/** Returns the printed facts of an Advancement, for rules that look at other cards. Throws for an unknown id. */
export function printedAdvancement(id: CardId): PrintedAdvancement {
  return CATALOG.of(id);
}
