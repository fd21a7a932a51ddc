import type { Civ } from '../terms.ts';
import type {
  Advancement,
  Agenda,
  AgreementCard,
  Cards,
  CommandCard,
  ConsoleRule,
  ExplorationCard,
  FleetSide,
  SystemCard,
  TechCard,
} from './card.ts';

/** The cards of one file. The functions of this file make them, one function for each kind of card. */
export type CardRules = Partial<Cards>;

/** A row of an Exploration Card. `exploration` adds the set. */
export type ExplorationRow = Omit<ExplorationCard, 'set'>;

/** Makes the Advancements of a civilization. */
export function advancements(civ: Civ, rows: readonly Omit<Advancement, 'civ'>[]): CardRules {
  return { advancements: rows.map((row) => ({ ...row, civ })) };
}

/** Makes Vulcan Agendas. */
export function agendas(rows: readonly Agenda[]): CardRules {
  return { agendas: rows };
}

/** Makes the Trade Agreements of a civilization. */
export function agreements(civ: Civ, rows: readonly Omit<AgreementCard, 'civ'>[]): CardRules {
  return { agreements: rows.map((row) => ({ ...row, civ })) };
}

/** Makes Borg Command Cards. */
export function commands(rows: readonly CommandCard[]): CardRules {
  return { commands: rows };
}

/** Makes the rules on the console of a civilization. */
export function consoleRules(civ: Civ, rows: readonly Omit<ConsoleRule, 'civ'>[]): CardRules {
  return { consoles: rows.map((row) => ({ ...row, civ })) };
}

/** Makes the Exploration Cards of a set (A-OPEN-10). */
export function exploration(set: ExplorationCard['set'], rows: readonly ExplorationRow[]): CardRules {
  return { exploration: rows.map((row) => ({ ...row, set })) };
}

/** Makes the sides of a civilization’s Fleet Cards. */
export function fleets(civ: Civ, rows: readonly Omit<FleetSide, 'civ'>[]): CardRules {
  return { fleets: rows.map((row) => ({ ...row, civ })) };
}

/**
 * Makes the System Discs of a set, as printed (A-COMP-01, A-COMP-03, A-OPEN-05), each with its lane limit (A-OPEN-07).
 */
export function systems(set: SystemCard['set'], rows: readonly Omit<SystemCard, 'set'>[]): CardRules {
  return { systems: rows.map((row) => ({ ...row, set })) };
}

/** Makes Borg Tech Cards. */
export function tech(rows: readonly TechCard[]): CardRules {
  return { tech: rows };
}
