import type { Rule } from '../../rules/rule.ts';

/** What the sides of three Fleet Cards do beside fighting as one; left out: nothing. */
export type FleetRules = readonly { readonly a?: Rule; readonly b?: Rule }[];
