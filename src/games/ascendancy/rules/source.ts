import type { Seat } from '../../../kernel/types.ts';
import type { SystemId, UnitId } from '../state.ts';

/**
 * The source of a rule: a console, a completed Advancement, an Ally, a held card, a Fleet, Borg Tech, a lasting effect,
 * or something on the map that applies to everyone. A source is plain JSON, so that effects can store it.
 */
export type RuleSource = {
  /** The seat that owns the rule, or null for the rule of a place, which applies to everyone. */
  seat: Seat | null;
  kind: 'console' | 'advancement' | 'ally' | 'held' | 'fleet' | 'tech' | 'disc' | 'stays' | 'option' | 'lasting';
  /** The id of the card, the System, or the console’s rule. */
  id: string;
  /** The Fleet, or the System that the card is on. */
  unit?: UnitId;
  system?: SystemId;
};
