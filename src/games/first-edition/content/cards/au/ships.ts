import { isStaffed } from '../../../chapters/staffing/staffing.ts';
import { itselfWhen } from '../../builders/protections.ts';
import type { CardFacts } from '../../text-facts.ts';

/** Facts of ships of Alternate Universe without a rule, by id. */
export const FACTS: CardFacts = {
  gomtuu: { protects: [{ from: ['Supernova'], covers: itselfWhen(isStaffed) }] },
};
