import { must } from '../../../kernel/must.ts';
import type { Option, Seat } from '../../../kernel/types.ts';
import { battleChances, hegemonyChance, invasionChances } from '../chapters/conflict/estimate.ts';
import { mostProjects } from '../chapters/projects/limit.ts';
import { ENOUGH } from '../chapters/rounds/victory.ts';
import { ascendancyPrice } from '../chapters/turn/ascend.ts';
import { PIECES } from '../content/civilizations.ts';
import { fleetCards } from '../content/lookup.ts';
import { NODES } from '../content/prices.ts';
import { isAdjacent } from '../galaxy/graph.ts';
import { placements } from '../galaxy/placing.ts';
import { seatsIn } from '../position/find.ts';
import { isAtPeace } from '../position/standing.ts';
import type { Ascendancy, Resource, Sector, SystemId, Unit } from '../state.ts';
import { type Arming, armingOf } from './arming.ts';
import { BorgPlan } from './borg.ts';
import { courtOf, isConsular, wantsEmbassies } from './embassies.ts';
import { Errands } from './jobs.ts';
import { Look } from './look.ts';
import { type Campaign, campaignOf, daring, isDecisive, marches } from './war.ts';

/**
 * The numbers of Ships that a player wants on the map. With more than `PLENTY` Production, the bot builds Ships even if
 * it has no job for them.
 */
const SHIPS = { few: 3, traders: 9, most: 26 } as const;
const PLENTY = 7;
/** The bot builds Production Nodes on open sites until it has this many. */
const BASE = 4;
/** The bot builds Ships for war once it Controls this many Systems. */
const ARMED = 4;
/**
 * The number of Systems and the round from which the bot builds Ships to take a rival’s Home System. With at least
 * `MUSTERED` Systems, these Ships wait at home.
 */
const ARMS = { systems: 2, round: 3 } as const;
const MUSTERED = 3;
/** The Culture that the bot saves for colonies until it Controls this many Systems. */
const SAVED = 2;
const SETTLED = 4;
/** The minimum number of Ships in a Fleet. */
const FLEET = 3;
/** A rival who is this many rounds from victory gets no more trade offers. */
const SUSPECT = 1.5;
/** The bonus that a Fleet at war gets over single Ships. */
const MARCH = 9;
/** The penalty for breaking a Trade Agreement. */
const BETRAYAL = 2;

/** Scores the options that the seat has on its own turn. */
export class Outlook {
  readonly g: Ascendancy;
  readonly seat: Seat;
  readonly look: Look;
  #errandsKnown: Errands | null = null;
  #armingKnown: Arming | null | undefined;
  #campaignKnown: Campaign | null | undefined;
  readonly #plan: BorgPlan | null;

  constructor(g: Ascendancy, seat: Seat) {
    this.g = g;
    this.seat = seat;
    this.look = new Look(g, seat);
    this.#plan = g.borg === null ? null : new BorgPlan(g, seat);
  }

  /** The jobs of individual Ships, computed on first use. */
  get #errands(): Errands {
    this.#errandsKnown ??= new Errands(this.look, this.#arming !== null && this.look.systems.length >= MUSTERED);
    return this.#errandsKnown;
  }

  /** The campaign of the Fleets, or null. */
  get #campaign(): Campaign | null {
    if (this.#campaignKnown === undefined) this.#campaignKnown = campaignOf(this.look);
    return this.#campaignKnown;
  }

  /** The Home System to arm for, or null if there is none or it is too early (`ARMS`). */
  get #arming(): Arming | null {
    if (this.#armingKnown === undefined) {
      const begins = this.look.systems.length >= ARMS.systems && this.g.round >= ARMS.round;
      this.#armingKnown = begins ? armingOf(this.look) : null;
    }
    return this.#armingKnown;
  }

  /** Scores a menu option. Ending the phase scores 0. Null means that the option has to be tried out. */
  score(option: Option): number | null {
    const { key, verb } = option;
    // The bot never picks a route of several Commands: it scores only a Ship’s next Command, on the current map.
    if (key.startsWith('route:')) return -1;
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
        return this.#colonize(one);
      case 'build':
        if (one === 'node') return this.#node(two, three as Resource);
        return one === 'ships' ? this.#ships(two, Number(three)) : -1;
      case 'research':
        return 9;
      case 'upgrade':
        return one === 'weapons' ? this.look.lean.weapons : this.#shields();
      case 'form':
        return this.#forms(one, two, Number(three));
      case 'add':
        return this.#adds(Number(one), Number(two));
      case 'launch':
        return this.look.own.projects.length < mostProjects(this.g, this.seat) ? this.#later(8) : -1;
      case 'starbase':
        return this.#later(7);
      case 'move':
      case 'exit':
        return this.#move(Number(one), two);
      case 'onward':
        return this.#unit(one)?.seat !== this.seat ? -1 : this.look.discovers() * 1.3;
      case 'explore':
        return this.#explores(one, two);
      case 'attack':
        return this.#attack(one, two);
      case 'invade':
        return this.#invade(one);
      case 'hegemony':
        return this.#hegemony(one);
      case 'trade':
        return this.#trade(key);
      case 'brave':
        return 2.5;
      case 'tower':
        return 10;
      case 'buy':
        return this.#buys();
      default:
        return KEPT.has(verb) ? -1 : null;
    }
  }

  /** Returns the score, or 3 before the first colony, because founding that colony is most urgent. */
  #later(score: number): number {
    return this.look.systems.length > 1 ? score : 3;
  }

  #unit(id: string): Unit | undefined {
    return this.g.units.find((one) => one.id === Number(id));
  }

  /** Whether the Ascendancy that can be bought now is enough to win. */
  #ascends(): boolean {
    const { ascendancy, reserves, civ } = this.look.own;
    const more = Math.floor(reserves.culture / Math.max(1, ascendancyPrice(this.g, this.seat)));
    return civ !== 'vulcan' && ascendancy < ENOUGH.ascendancy && ascendancy + more >= ENOUGH.ascendancy;
  }

  /**
   * Scores buying Ascendancy if it isn't enough to win yet. Saving for colonies comes first, and Vulcans spend
   * Ascendancy on colonies.
   */
  #ascent(): number {
    const { own, systems, lack } = this.look;
    const left = own.reserves.culture - ascendancyPrice(this.g, this.seat);
    if (own.civ === 'vulcan') return (lack.ascendancy ?? 0) > 0 || own.ascendancy < ENOUGH.ascendancy ? 7 : -1;
    return left >= SAVED || systems.length >= SETTLED ? 7 : -1;
  }

  /** Whether the seat needs all its Culture for the Ascendancy that wins. */
  #savesCulture(): boolean {
    const { culture } = this.look.own.reserves;
    return this.#ascends() && culture % Math.max(1, ascendancyPrice(this.g, this.seat)) === 0;
  }

  #colonize(system: string): number {
    const { own, lack, systems } = this.look;
    if (this.#savesCulture()) return -1;
    if (own.civ !== 'vulcan') return 12;
    const disc = this.g.discs[system];
    // Each colony costs 1 Ascendancy, so the richest Systems come first (A-VUL-01).
    const wanted =
      systems.length < SETTLED || (lack.systems ?? 0) > 0 || (lack.culture ?? 0) + (lack.research ?? 0) > 0;
    return wanted && own.ascendancy > 1 - (lack.systems ?? 0) && disc !== undefined ? this.look.colony(disc) : -1;
  }

  /**
   * Scores building a Node. A Production Node pays for itself immediately. On open sites a Culture Node is better once
   * there is enough Production.
   */
  #node(system: string, resource: Resource): number {
    const { look } = this;
    const { civ } = look.own;
    const disc = this.g.discs[system];
    const own = disc?.sites.some((site, at) => site === resource && disc.nodes[at] === null) === true;
    const asked = civ === 'vulcan' && resource !== 'production' ? (look.lack[resource] ?? 0) : 0;
    const has = look.count(resource);
    if (resource === 'culture') return 11;
    if (resource === 'production') return own || civ === 'ferengi' ? 12 : has < BASE ? 11.2 : -1;
    if (asked > 0) return 11.1;
    if (!own) return -1;
    return has < 2 ? 10 : 6 - has / 2;
  }

  #hasCultureSite(): boolean {
    if (this.look.own.civ === 'ferengi') return false;
    return this.look.systems.some(({ sites, nodes }) =>
      sites.some((site, at) => nodes[at] === null && (site === 'culture' || site === 'open')),
    );
  }

  /** Scores building Ships for open jobs, for the defense of the Home System, or for war. */
  #ships(at: Sector, count: number): number {
    const { lean, own, lacking, systems } = this.look;
    const errands = this.#errands;
    const have = PIECES.ships - own.ships;
    if (have >= SHIPS.most) return -1;
    const { production } = own.reserves;
    const open = errands.open.filter(({ worth }) => worth > 3).length;
    const idle = [...errands.idle.values()].reduce((sum, ships) => sum + ships, 0);
    const fleets = this.g.units.reduce(
      (sum, { seat, fleet, ships }) => sum + (seat === this.seat && fleet ? ships : 0),
      0,
    );
    const errand = own.civ === 'ferengi' && have >= SHIPS.traders ? 0 : 3;
    const work = Math.min(errand, open) - idle + (have < SHIPS.few ? 1 : 0);
    const ready = fleets + idle;
    const musters = this.#arming !== null && ready < this.#arming.ships;
    const arms = (systems.length >= ARMED && ready < lean.fleet) || musters;
    // With plenty of Production, the Ferengi buy Culture instead of Ships.
    const force = arms || (production > PLENTY && own.civ !== 'ferengi') ? production : 0;
    const wanted = Math.max(work, lacking, force >= FLEET || arms ? force : 0);
    // A Culture Node comes before Ships, unless Ships are very few or the player is preparing for war.
    const saved = have < SHIPS.few || !this.#hasCultureSite() ? 0 : NODES.culture;
    // A player who prepares for war builds Ships as soon as the Nodes that pay for them are built.
    if (musters && at === own.home) return 10.5 + count / 10;
    if (count > wanted || production - count < saved) return -1;
    return 4 + count / 10 + (at === own.home ? 0.05 : 0);
  }

  /** Scores buying Culture. The Ferengi sell Production that they need neither for Nodes nor for Ships with jobs. */
  #buys(): number {
    const { own, systems } = this.look;
    const errands = this.#errands;
    const kept = systems.length < SETTLED ? Math.min(2, errands.open.length) : 0;
    return this.g.turn?.phase === 'command' || own.reserves.production >= 5 + kept ? 5 : -1;
  }

  #shields(): number {
    return this.look.lean.shields + 6 * Math.min(1, this.look.lack.shields ?? 0);
  }

  /** Scores forming a Fleet of Ships without jobs. Larger Fleets and larger capacities score higher. */
  #forms(at: Sector, card: string, count: number): number {
    // Option keys consist of the Fleet Card’s number, starting at 1, and the letter of the side: `1a`.
    const fleet = { card: Number(card[0]) - 1, side: card[1] === 'a' ? 'a' : 'b' } as const;
    // A Fleet of the minimum size is enough to place Ambassadors.
    if (wantsEmbassies(this.look) && isConsular(this.look, fleet) && count === FLEET) return 8;
    const idle = this.#errands.idle.get(at) ?? 0;
    const most = must(fleetCards(this.look.own.civ)[fleet.card], 'the Fleet Card')[fleet.side].most;
    return idle >= count ? 3 + count / 10 + most / 100 : -1;
  }

  #adds(id: number, count: number): number {
    const at = this.g.units.find((one) => one.id === id)?.at;
    const idle = at == null ? 0 : (this.#errands.idle.get(at) ?? 0);
    return idle >= count ? 3 + count / 10 : -1;
  }

  #move(id: number, to: Sector): number {
    const unit = this.g.units.find((one) => one.id === id);
    const from = unit?.at ?? unit?.warp?.from;
    if (unit === undefined || from === undefined || unit.seat !== this.seat) return -1;
    const court = this.#court(unit);
    if (court !== null) {
      const steps = this.look.ways.to(court);
      const nearer = (steps.get(from) ?? 0) - (steps.get(to) ?? Number.POSITIVE_INFINITY);
      return nearer > 0 ? MARCH + nearer / 10 : -1;
    }
    const gain =
      unit.fleet === null
        ? this.#errands.gain(unit, to)
        : marches(this.look, this.#campaign, to) - marches(this.look, this.#campaign, from);
    // A Ship is of no use while at Warp.
    if (unit.at === null) return 3 + gain;
    if (unit.fleet === null) return gain > 0 ? gain : -1;
    return gain > 0.05 ? MARCH + gain : -1;
  }

  /** Returns the System to which a Fleet goes to place an Ambassador, or null if none is needed. */
  #court(unit: Unit): SystemId | null {
    if (unit.fleet === null || !wantsEmbassies(this.look)) return null;
    return isConsular(this.look, unit.fleet) ? courtOf(this.look, unit) : null;
  }

  #explores(id: string, from: Sector): number {
    const unit = this.#unit(id);
    if (unit === undefined || unit.seat !== this.seat || unit.fleet !== null) return -1;
    const worth = this.#errands.explores(unit, from);
    if (worth <= 0 || !hasRoom(this.g, from)) return -1;
    return worth + (unit.at === from ? 0.3 : 0);
  }

  #attack(sector: Sector, from: string): number {
    const { look, g, seat } = this;
    const others = seatsIn(g, sector).filter((one) => one !== seat);
    const near = from === '' ? this.#near(sector) : from.split('+');
    const { win, lost, killed } = battleChances(g, { seat, sector, from: near });
    const disc = g.discs[sector];
    const decisive = disc !== undefined && isDecisive(look, disc);
    if (win < (disc === undefined ? look.lean.sure : daring(look, disc))) return -1;
    const breaks = others.some((one) => isAtPeace(g, seat, one)) ? BETRAYAL : 0;
    const campaign = this.#campaign;
    const aims = campaign?.target === sector || (disc?.control === seat && disc.nodes.length > 0);
    const stake = decisive ? 40 : aims ? 6 + (campaign?.worth ?? 0) : look.lean.war;
    const culture = look.own.civ === 'klingon' && killed > 2.5 ? 1.5 : 0;
    return win * (stake + culture) + killed - lost - breaks;
  }

  #near(sector: Sector): Sector[] {
    const own = this.g.units.flatMap(({ seat, at }) => (seat === this.seat && at !== null ? [at] : []));
    return [...new Set(own)].filter((at) => isAdjacent(this.g, at, sector));
  }

  #invade(system: Sector): number {
    const { look, g, seat } = this;
    const disc = g.discs[system];
    if (disc === undefined) return -1;
    const { success, annihilation } = invasionChances(g, seat, system);
    const decisive = isDecisive(look, disc);
    const chance = success + (decisive ? annihilation : 0);
    if (chance < daring(look, disc)) return -1;
    const breaks = disc.control !== null && isAtPeace(g, seat, disc.control) ? BETRAYAL : 0;
    return 3 + chance * look.prize(disc) - breaks;
  }

  #hegemony(system: Sector): number {
    const { look, g, seat } = this;
    const disc = g.discs[system];
    if (disc === undefined || this.#savesCulture()) return -1;
    const { chance } = hegemonyChance(g, seat, system);
    if (isDecisive(look, disc) && chance > 0) return 40 * chance;
    return chance < 0.3 ? -1 : chance * look.prize(disc) - 2;
  }

  /** Scores trade offers. The bot offers trades unless a rival is about to win, and uses no other trade options. */
  #trade(key: string): number {
    const [, what, name = '', card = ''] = key.split(':');
    if (what !== 'offer') return -1;
    return name === '' || card === '' || [...this.look.near.values()].some((left) => left < SUSPECT) ? -1 : 0.5;
  }
}

/** Whether a lane of 2 or 3 Sectors, with a System at its end, fits at a System. */
function hasRoom(g: Ascendancy, system: Sector): boolean {
  return ([2, 3] as const).some((sectors) => placements(g, system, sectors).some(({ fits }) => fits));
}

/** Verbs that the bot never uses, because they change little or can be repeated forever. */
const KEPT = new Set(['swing', 'warp', 'untoken', 'disband', 'remove', 'expel', 'boost', 'split', 'give-up']);
