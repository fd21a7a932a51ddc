import type { Rule } from '../../rules/rule.ts';

/** The rules of both sides of a civilization’s Fleet Cards, card by card. A side without a rule has only a capacity. */
export type FleetRules = readonly { readonly a?: Rule; readonly b?: Rule }[];
