import type { Rule } from '../../rules/rule.ts';

/** What the sides of a civilization’s Fleet Cards do, card by card; a side without a rule has only its capacity. */
export type FleetRules = readonly { readonly a?: Rule; readonly b?: Rule }[];
