import type { Option, Seat } from '../../../kernel/types.ts';
import { battleChances, hegemonyChance, invasionChances } from '../chapters/conflict/estimate.ts';
import { mostProjects } from '../chapters/projects/limit.ts';
import { ENOUGH } from '../chapters/rounds/victory.ts';
import { ascendancyPrice } from '../chapters/turn/ascend.ts';
import { PIECES } from '../content/civilizations.ts';
import { NODES } from '../content/prices.ts';
import { isAdjacent } from '../galaxy/graph.ts';
import { controlled, playerOf, seatsIn } from '../position/find.ts';
import { homeOf, isAtPeace, isDeveloped, isPlanetary, nodesIn } from '../position/standing.ts';
import type { Ascendancy, Disc, Player, Resource, Sector, Unit } from '../state.ts';
import { BorgPlan } from './borg.ts';
import { type Prospects, prospects } from './places.ts';

/** Ships that a player wants on the map: at first, more with every System, and where the Production has no other use. */
const SHIPS = { few: 4, least: 5, each: 1.2, most: 24 } as const;
/** Production beyond which Ships are built whatever they are for. */
const PLENTY = 8;
/** Fights are begun with at least this chance to win. */
const SURE = 0.62;
/** Culture that is kept for colonies, until so many Systems are Controlled. */
const SAVED = 3;
const SETTLED = 5;
/** Ships on the map up to which each goes its own way. */
const LOOSE = 7;
/** How many Ships make a force, which goes where there is something to take. */
const FORCE = 3;

/** What the menus of the own turn are weighed by: a look at the position, from one seat. */
export class Outlook {
  readonly g: Ascendancy;
  readonly seat: Seat;
  readonly #own: Player;
  readonly #systems: readonly Disc[];
  readonly #plan: BorgPlan | null;
  #homesteads: Prospects | null = null;
  #prizes: Prospects | null = null;

  constructor(g: Ascendancy, seat: Seat) {
    this.g = g;
    this.seat = seat;
    this.#own = playerOf(g, seat);
    this.#systems = controlled(g, seat);
    this.#plan = g.borg === null ? null : new BorgPlan(g, seat);
  }

  /** What an option of the menus promises; 0 is what ending the phase does, null: it is for who tries it out to say. */
  score(option: Option): number | null {
    const { key, verb } = option;
    const told = this.#plan?.score(option);
    if (told !== undefined) return told;
    const [, one = '', two = '', three = ''] = key.split(':');
    switch (verb) {
      case 'end':
      case 'pass':
        return 0;
      case 'ascend':
        return this.#ascends() ? 60 : this.#ascent();
      case 'colonize':
        return this.#winsNow() ? -1 : 12;
      case 'build':
        if (one === 'node') return this.#node(three as Resource);
        return one === 'ships' ? this.#ships(Number(three)) : -1;
      case 'research':
        return 9;
      case 'upgrade':
        return 2.5;
      case 'form':
        return PIECES.ships - this.#own.ships > LOOSE ? 2 + Number(three) / 10 : -1;
      case 'launch':
        return this.#own.projects.length < mostProjects(this.g, this.seat) ? 8 : -1;
      case 'starbase':
        return 5;
      case 'move':
      case 'exit':
        return this.#move(Number(one), two);
      case 'onward':
        return this.#discovers() * 1.3;
      case 'explore':
        return this.#explores(Number(one), two);
      case 'attack':
        return this.#attack(one, two);
      case 'invade':
        return this.#invade(one);
      case 'hegemony':
        return this.#hegemony(one);
      case 'trade':
        return -1;
      case 'brave':
        return 2.5;
      default:
        return KEPT.has(verb) ? -1 : null;
    }
  }

  /** Whether Ascendancy that can be bought now is enough to win. */
  #ascends(): boolean {
    const { ascendancy, reserves, civ } = this.#own;
    const more = Math.floor(reserves.culture / Math.max(1, ascendancyPrice(this.g, this.seat)));
    return civ !== 'vulcan' && ascendancy < ENOUGH.ascendancy && ascendancy + more >= ENOUGH.ascendancy;
  }

  /** Ascendancy that doesn’t win yet: what colonies cost comes first, and Vulcans spend it on colonies. */
  #ascent(): number {
    const { reserves, civ, ascendancy } = this.#own;
    const left = reserves.culture - ascendancyPrice(this.g, this.seat);
    if (civ === 'vulcan') return ascendancy < 7 ? 7 : -1;
    return left >= SAVED || this.#systems.length >= SETTLED ? 7 : -1;
  }

  #winsNow(): boolean {
    const { culture } = this.#own.reserves;
    return this.#ascends() && culture % Math.max(1, ascendancyPrice(this.g, this.seat)) === 0;
  }

  #count(resource: Resource): number {
    return this.#systems.reduce((sum, disc) => sum + nodesIn(disc, resource), 0);
  }

  #node(resource: Resource): number {
    if (resource === 'culture') return 11;
    const has = this.#count(resource);
    // Where a Culture Node can stand, Production is kept for it.
    const later = this.#hasCultureSite() && this.#count('production') > 1 ? 7 : 0;
    if (resource === 'research') return (has < 2 ? 10 : 6 - has / 2) - later;
    return (has < 3 ? 9 : 5 - has / 2) - later;
  }

  #hasCultureSite(): boolean {
    return this.#systems.some(({ sites, nodes }) =>
      sites.some((site, at) => nodes[at] === null && (site === 'culture' || site === 'open')),
    );
  }

  #ships(count: number): number {
    const { production } = this.#own.reserves;
    const have = PIECES.ships - this.#own.ships;
    const want = Math.min(SHIPS.most, SHIPS.least + SHIPS.each * this.#systems.length);
    const spare = production > PLENTY ? production - PLENTY + 2 : want - have;
    // A Culture Node comes first, but for the Ships without which nothing goes on.
    const saved = have < SHIPS.few || !this.#hasCultureSite() ? 0 : NODES.culture;
    if (spare <= 0 || production - count < saved) return -1;
    return count <= spare ? 4 + count / 10 : -1;
  }

  #move(id: number, to: Sector): number {
    const unit = this.g.units.find((one) => one.id === id);
    const from = unit?.at ?? unit?.warp?.from;
    if (unit === undefined || from === undefined) return -1;
    if (this.#settles(unit)) return -1;
    const isForce = unit.ships >= FORCE;
    if (isForce) this.#prizes ??= prospects(this.g, this.seat, true);
    else this.#homesteads ??= prospects(this.g, this.seat, false);
    const worth = (isForce ? this.#prizes : this.#homesteads) ?? new Map<Sector, number>();
    const gain = (worth.get(to) ?? 0) - (worth.get(from) ?? 0);
    // A Ship at Warp is of no use there.
    if (unit.at === null) return 3 + gain;
    return gain > 0.4 ? 1 + gain : -1;
  }

  /** Whether a Ship is the one that waits for a colony where it stands. */
  #settles({ id, at, fleet }: Unit): boolean {
    const disc = at === null ? undefined : this.g.discs[at];
    if (disc === undefined || fleet !== null || isDeveloped(disc) || !isPlanetary(disc.id)) return false;
    return !this.g.units.some((one) => one.seat === this.seat && one.at === at && one.id < id);
  }

  /** What a new System promises: less with every one that is there. */
  #discovers(): number {
    return this.g.stack.length === 0 ? -1 : 5.5 - Object.keys(this.g.discs).length / 12;
  }

  #explores(id: number, from: Sector): number {
    const unit = this.g.units.find((one) => one.id === id);
    if (unit === undefined || unit.ships >= FORCE || this.#settles(unit)) return -1;
    return this.#discovers() - (unit.at === from ? 0 : 0.3);
  }

  #attack(sector: Sector, from: string): number {
    const others = seatsIn(this.g, sector).filter((one) => one !== this.seat);
    if (others.some((one) => isAtPeace(this.g, this.seat, one))) return -1;
    const near = from === '' ? this.#near(sector) : from.split('+');
    const { win, lost, killed } = battleChances(this.g, { seat: this.seat, sector, from: near });
    const disc = this.g.discs[sector];
    const stake = disc === undefined ? 0 : 2 + nodesIn(disc) + (homeOf(this.g, sector) === null ? 0 : 4);
    return win < SURE ? -1 : win * stake + killed - lost;
  }

  #near(sector: Sector): Sector[] {
    const own = this.g.units.flatMap(({ seat, at }) => (seat === this.seat && at !== null ? [at] : []));
    return [...new Set(own)].filter((at) => isAdjacent(this.g, at, sector));
  }

  #invade(system: Sector): number {
    const disc = this.g.discs[system];
    if (disc === undefined) return -1;
    if (disc.control !== null && isAtPeace(this.g, this.seat, disc.control)) return -1;
    const { success } = invasionChances(this.g, this.seat, system);
    return success < SURE ? -1 : success * (5 + 2 * nodesIn(disc) + (homeOf(this.g, system) === null ? 0 : 8));
  }

  #hegemony(system: Sector): number {
    const disc = this.g.discs[system];
    if (disc === undefined || this.#winsNow()) return -1;
    const { chance } = hegemonyChance(this.g, this.seat, system);
    return chance < 0.45 ? -1 : chance * (4 + 2.5 * nodesIn(disc)) - 2;
  }
}

/** What is left alone: it changes little, or is done again and again. */
const KEPT = new Set(['swing', 'untoken', 'disband', 'remove', 'add', 'expel', 'warp', 'boost', 'split', 'give-up']);
