import { type Catalog, catalog } from '../../kit/catalog.ts';
import type { CardId, Civ, SystemId } from '../terms.ts';
import type {
  Advancement,
  Agenda,
  AgreementCard,
  Cards,
  CommandCard,
  ConsoleRule,
  ExplorationCard,
  FleetCard,
  LastingRule,
  SystemCard,
  TechCard,
} from './card.ts';

// The rows of cards import chapters, and chapters look up cards here. To avoid an import cycle, this file doesn't
// import the rows. Instead, `all-cards.ts` registers them when it is loaded. Both entry points of the game, `index.ts`
// and `chat/index.ts`, load that file.

/** All cards, indexed for look-ups. */
interface Index {
  readonly cards: Cards;
  readonly advancements: Catalog<Advancement>;
  readonly agendas: Catalog<Agenda>;
  readonly agreements: Catalog<AgreementCard>;
  readonly commands: Catalog<CommandCard>;
  readonly consoles: ReadonlyMap<Civ, readonly ConsoleRule[]>;
  readonly exploration: Catalog<ExplorationCard>;
  readonly fleets: ReadonlyMap<Civ, readonly FleetCard[]>;
  readonly lasting: ReadonlyMap<string, LastingRule>;
  readonly systems: Catalog<SystemCard>;
  readonly tech: Catalog<TechCard>;
}

const NONE: readonly never[] = [];
let laid = indexed({
  advancements: NONE,
  agendas: NONE,
  agreements: NONE,
  commands: NONE,
  consoles: NONE,
  exploration: NONE,
  fleets: NONE,
  systems: NONE,
  tech: NONE,
});

function indexed(cards: Cards): Index {
  return {
    cards,
    advancements: catalog('Advancement', cards.advancements),
    agendas: catalog('Agenda', cards.agendas),
    agreements: catalog('Trade Agreement', cards.agreements),
    commands: catalog('Borg Command Card', cards.commands),
    consoles: byConsole(cards),
    exploration: catalog('Exploration Card', cards.exploration),
    fleets: bySides(cards),
    lasting: lastingOf(cards),
    systems: catalog('System', cards.systems),
    tech: catalog('Borg Tech', cards.tech),
  };
}

function byConsole({ consoles }: Cards): Map<Civ, ConsoleRule[]> {
  const found = new Map<Civ, ConsoleRule[]>();
  for (const one of consoles) found.set(one.civ, [...(found.get(one.civ) ?? []), one]);
  return found;
}

/** Pairs the sides of Fleet Cards. In the list, side b of a card directly follows side a. */
function bySides({ fleets }: Cards): Map<Civ, FleetCard[]> {
  const found = new Map<Civ, FleetCard[]>();
  for (const [at, a] of fleets.entries()) {
    const b = fleets[at + 1];
    if (at % 2 === 0 && b !== undefined) found.set(a.civ, [...(found.get(a.civ) ?? []), { a, b }]);
  }
  return found;
}

/** Returns the rules of lasting effects, by the name of the effect. Each rule comes with the name of its card. */
function lastingOf({ advancements, fleets }: Cards): Map<string, LastingRule> {
  const found = new Map<string, LastingRule>();
  for (const { name, lasting = {} } of [...advancements, ...fleets])
    for (const [what, rule] of Object.entries(lasting)) found.set(what, { name, rule });
  return found;
}

/** Registers all cards. */
export function layCards(cards: Cards): void {
  laid = indexed(cards);
}

/** Returns all cards, by kind. */
export function allCards(): Cards {
  return laid.cards;
}

/** Returns an Advancement. Throws for an unknown id. */
export function advancementCard(id: CardId): Advancement {
  return laid.advancements.of(id);
}

/** Returns the 15 Advancements of a civilization, Starting Advancement first (A-COMP-11, A-OPEN-12, A-OPEN-93). */
export function advancementsBy(civ: Civ): Advancement[] {
  return laid.cards.advancements.filter((card) => card.civ === civ);
}

/** Returns an Agenda. Throws for an unknown id. */
export function agendaCard(id: CardId): Agenda {
  return laid.agendas.of(id);
}

/** Returns a Trade Agreement. Throws for an unknown id. */
export function agreementCard(id: CardId): AgreementCard {
  return laid.agreements.of(id);
}

/** Returns the three Trade Agreements of a civilization (A-COMP-14, A-OPEN-14). */
export function agreementsBy(civ: Civ): AgreementCard[] {
  return laid.cards.agreements.filter((card) => card.civ === civ);
}

/** Returns a Borg Command Card. Throws for an unknown id. */
export function commandCard(id: CardId): CommandCard {
  return laid.commands.of(id);
}

/** Returns the rules of a civilization’s console. */
export function consoleRules(civ: Civ): readonly ConsoleRule[] {
  return laid.consoles.get(civ) ?? NONE;
}

/** Returns an Exploration Card. Throws for an unknown id. */
export function explorationCard(id: CardId): ExplorationCard {
  return laid.exploration.of(id);
}

/** Returns the three Fleet Cards of a civilization (A-COMP-09, A-FLEET-03, A-OPEN-13). */
export function fleetCards(civ: Civ): readonly FleetCard[] {
  return laid.fleets.get(civ) ?? NONE;
}

/** Returns the rule of an effect in `g.lasting` by the effect’s name, or null if the effect only matters to other rules. */
export function lastingRule(what: string): LastingRule | null {
  return laid.lasting.get(what) ?? null;
}

/** Returns a System Disc as printed. Throws for an unknown id. */
export function systemCard(id: SystemId): SystemCard {
  return laid.systems.of(id);
}

/** Returns the name of a System. Throws for an unknown id. */
export function systemName(id: SystemId): string {
  return laid.systems.of(id).name;
}

/**
 * Whether a System is on the map from the start: a Home System or the Hub. Home Systems and the Hub are never drawn.
 */
export function isFromStart(system: SystemId): boolean {
  const { kind } = systemCard(system);
  return kind === 'home' || kind === 'hub';
}

/** Returns a Borg Tech Card. Throws for an unknown id. */
export function techCard(id: CardId): TechCard {
  return laid.tech.of(id);
}
