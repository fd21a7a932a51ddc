import { isStaffed } from '../../../chapters/staffing/staffing.ts';
import { itselfWhen } from '../../builders/protections.ts';
import type { CardFacts } from '../../text-facts.ts';

/** Facts about ships from Alternate Universe that have no rule, by id. */
export const FACTS: CardFacts = {
  gomtuu: { protects: [{ from: ['Supernova'], covers: itselfWhen(isStaffed) }] },
};
