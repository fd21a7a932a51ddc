import type { Seat } from '../../../../kernel/types.ts';
import { keyed, no, type Obstacle, type Offer } from '../../../kit/offers.ts';
import { listed, percent, several } from '../../../kit/words.ts';
import { systemName } from '../../content/lookup.ts';
import { beside } from '../../galaxy/graph.ts';
import { exhaustCommands } from '../../position/commands.ts';
import { discOf, playerOf, seatsIn, shipsIn } from '../../position/find.ts';
import { theSeat } from '../../position/names.ts';
import { partnerIn } from '../../position/partner.ts';
import { isAtPeace, isDeveloped, isPreWarp, occupies, orbits } from '../../position/standing.ts';
import { lacksCommands } from '../../position/turn.ts';
import { added, banned } from '../../rules/ask.ts';
import type { Ascendancy, Sector, SystemId } from '../../state.ts';
import { BATTLE, HEGEMONY, INVADE, type OfferFilter, type Payload } from '../calls.ts';
import { shortPlace } from '../movement/words.ts';
import { withLeave } from './allied.ts';
import { battleChances, hegemonyChance, invasionChances } from './estimate.ts';
import { takeoverPrice } from './hegemony.ts';
import { endsText, mean } from './odds.ts';

/**
 * The maximum number of Sectors for which every combination is offered. With more Sectors, the only offers are all
 * Sectors together and each Sector alone.
 */
const COMBINED = 3;

/** Returns the sets of Sectors from which one attack can come (A-BAT-07, A-OPEN-57), largest first. */
function origins(sectors: readonly Sector[]): Sector[][] {
  if (sectors.length > COMBINED) return [[...sectors], ...sectors.map((one) => [one])];
  const all: Sector[][] = [[]];
  for (const one of sectors) all.push(...all.map((some) => [...some, one]));
  return all.filter((some) => some.length > 0).sort((a, b) => b.length - a.length);
}

/**
 * Lists Space Battles that a player can start with a Command, one for each Sector to attack and each set of Sectors to
 * attack from (A-BAT-01).
 */
export function attackOffers(g: Ascendancy, seat: Seat, wanted: OfferFilter = 'all'): Offer<Payload>[] {
  if (wanted === 'open' && lacksCommands(g, seat, 1) !== null) return [];
  const [ours, theirs] = [new Set<Sector>(), new Set<Sector>()];
  for (const unit of g.units) if (unit.at !== null) (unit.seat === seat ? ours : theirs).add(unit.at);
  const offers: Offer<Payload>[] = [];
  // Ships attack from the same or Adjacent Sectors (A-BAT-04, A-BAT-06), and never attack Nodes (A-INV-04).
  for (const sector of [...theirs].sort()) {
    const near = [sector, ...beside(g, sector)].filter((one) => ours.has(one)).sort();
    if (near.length > 0)
      for (const from of origins(near)) offers.push(attackOffer(g, seat, sector, from, from.length === near.length));
    else if (wanted === 'all') offers.push(farOffer(g, seat, sector));
  }
  return offers;
}

function farOffer(g: Ascendancy, seat: Seat, sector: Sector): Offer<Payload> {
  const why = no('A-BAT-01', 'You have no Ships there or in an Adjacent Sector.');
  return attackOffer(g, seat, sector, [], true, why);
}

function attackOffer(
  g: Ascendancy,
  seat: Seat,
  sector: Sector,
  from: Sector[],
  all: boolean,
  far: Obstacle = null,
): Offer<Payload> {
  const rivals = seatsIn(g, sector).filter((rival) => rival !== seat);
  const why = far ?? banned(g, 'attack', { seat, on: rivals, sector, from }) ?? lacksCommands(g, seat, 1);
  const payload: Payload = (ctx) => {
    exhaustCommands(ctx.g, seat, 1);
    ctx.call(BATTLE, { seat, sector, from });
  };
  const asked = all ? `attack:${sector}` : `attack:${sector}:${from.join('+')}`;
  return keyed(asked, payload, why, () => {
    const ships = from.reduce((sum, one) => sum + shipsIn(g, one, seat), 0);
    const where = shortPlace(g, sector);
    const origin = all || from.length === 0 ? '' : ` from ${listed(from.map((one) => shortPlace(g, one)))}`;
    return {
      verb: 'attack',
      label: `Attack ${where}${origin}`,
      hint: why === null ? attackHint(g, seat, sector, from, ships, rivals) : '1 Command.',
      group: `Attack ${listed(rivals.map((rival) => theSeat(g, rival)))}`,
      ...betrayal(g, seat, rivals),
      subject: { kind: 'sector', id: sector },
      rule: 'A-BAT-01',
    };
  });
}

function attackHint(
  g: Ascendancy,
  seat: Seat,
  sector: Sector,
  from: Sector[],
  ships: number,
  rivals: readonly Seat[],
): string {
  const { win, lost, killed } = battleChances(g, { seat, sector, from });
  const theirs = rivals.reduce((sum, rival) => sum + shipsIn(g, sector, rival), 0);
  const broken = rivals.some((rival) => isAtPeace(g, seat, rival)) ? BREAKS : '';
  return `1 Command. ${ships} against ${theirs}: win ${percent(win)}. On average, lose ${mean(lost)} and destroy ${mean(killed)}.${broken}`;
}

/**
 * Returns Systems that a player might take: those that the player doesn’t Control, with the player’s Ships in Orbit
 * (A-INV-01, A-HEG-01).
 */
function targetsOf(g: Ascendancy, seat: Seat): SystemId[] {
  return Object.keys(g.discs).filter((system) => discOf(g, system).control !== seat && orbits(g, seat, system));
}

/** Returns the reason a System can be taken neither by Invasion nor by Hegemony, or null. */
function whyNotTake(g: Ascendancy, seat: Seat, system: SystemId, rule: 'A-INV-01' | 'A-HEG-01'): Obstacle {
  const disc = discOf(g, system);
  if (rule === 'A-HEG-01' && isPreWarp(disc)) return no('A-HEG-08', 'A Pre-Warp civilization can only be Colonized.');
  if (disc.spire !== null) return no('A-BORG-03', 'The Borg hold this System.');
  if (!isDeveloped(disc)) return no(rule, `${systemName(system)} is Undeveloped. Colonize it instead.`);
  if (occupies(g, seat, system) || partnerIn(g, seat, system) !== null) return null;
  return no(
    rule === 'A-INV-01' ? 'A-INV-02' : rule,
    'You don’t Occupy this System because other players have Ships there.',
  );
}

/** Lists Planetary Invasions that a player can start (A-INV-01). */
export function invadeOffers(g: Ascendancy, seat: Seat, wanted: OfferFilter = 'all'): Offer<Payload>[] {
  return targetsOf(g, seat).flatMap((system) => {
    const price = Math.max(0, 1 + added(g, 'command-price', { of: 'invasion', seat, system }));
    const why =
      whyNotTake(g, seat, system, 'A-INV-01') ?? banned(g, 'invade', { seat, system }) ?? lacksCommands(g, seat, price);
    if (why !== null && wanted === 'open') return [];
    const begin: Payload = (ctx) => {
      exhaustCommands(ctx.g, seat, price);
      ctx.call(INVADE, { seat, system });
    };
    const payload = withLeave(g, seat, system, { kind: 'invasion', commands: price }, begin);
    return keyed(`invade:${system}`, payload, why, () => ({
      verb: 'invade',
      label: `Invade ${systemName(system)}`,
      hint: why === null ? invadeHint(g, seat, system, price) : `${several(price, 'Command')}.`,
      ...betrayal(g, seat, partnersAt(g, seat, system)),
      subject: { kind: 'sector', id: system },
      rule: 'A-INV-01',
    }));
  });
}

/** Returns the System’s Controller if the player is at Peace with that rival; otherwise the list is empty. */
function partnersAt(g: Ascendancy, seat: Seat, system: SystemId): Seat[] {
  const { control } = discOf(g, system);
  return control !== null && isAtPeace(g, seat, control) ? [control] : [];
}

/**
 * Text at the end of the hint for an attack on a trade partner. The attacker must return that partner’s Trade Agreement
 * (A-TRADE-11).
 */
const BREAKS = ' Breaks the peace.';

/** Marks an attack on a trade partner, so that the player must confirm it (A-TRADE-11). */
function betrayal(g: Ascendancy, seat: Seat, rivals: readonly Seat[]): { betrays?: true } {
  return rivals.some((rival) => isAtPeace(g, seat, rival)) ? { betrays: true } : {};
}

function invadeHint(g: Ascendancy, seat: Seat, system: SystemId, price: number): string {
  const ends = endsText(invasionChances(g, seat, system));
  const broken = partnersAt(g, seat, system).length > 0 ? BREAKS : '';
  return `${several(price, 'Command')}. Chances: ${ends}.${broken}`;
}

/**
 * Returns the Culture needed to attempt Hegemony: 1 for the attempt, and 1 to take Control unless that is free
 * (A-HEG-02).
 */
function cultureNeeded(g: Ascendancy, seat: Seat, system: SystemId): number {
  return 1 + Math.min(1, takeoverPrice(g, seat, system));
}

/** Lists Hegemony attempts that a player can make (A-HEG-01). */
export function hegemonyOffers(g: Ascendancy, seat: Seat, wanted: OfferFilter = 'all'): Offer<Payload>[] {
  if (wanted === 'open' && lacksCommands(g, seat, 1) !== null) return [];
  return targetsOf(g, seat).flatMap((system) => {
    const needed = cultureNeeded(g, seat, system);
    const { culture } = playerOf(g, seat).reserves;
    const poor = no('A-HEG-02', () => `You need ${needed} Culture to try, and you have ${culture}.`);
    const why =
      whyNotTake(g, seat, system, 'A-HEG-01') ??
      banned(g, 'hegemony', { seat, system }) ??
      lacksCommands(g, seat, 1) ??
      (culture < needed ? poor : null);
    if (why !== null && wanted === 'open') return [];
    const begin: Payload = (ctx) => {
      exhaustCommands(ctx.g, seat, 1);
      ctx.call(HEGEMONY, { seat, system });
    };
    const payload = withLeave(g, seat, system, { kind: 'hegemony', commands: 1 }, begin);
    return keyed(`hegemony:${system}`, payload, why, () => {
      const { chance, resistance, bonus } = hegemonyChance(g, seat, system);
      const price = takeoverPrice(g, seat, system);
      const partners = partnersAt(g, seat, system);
      const numbers = `Needs a die + ${bonus} above ${resistance}: ${percent(chance)}`;
      return {
        verb: 'hegemony',
        label: `Attempt Hegemony of ${systemName(system)}`,
        hint: `1 Command, 1 Culture, ${price} more on success. ${numbers}.${partners.length > 0 ? BREAKS : ''}`,
        ...betrayal(g, seat, partners),
        subject: { kind: 'sector', id: system },
        rule: 'A-HEG-01',
      };
    });
  });
}
