import type { Seat } from '../../../kernel/types.ts';
import { ENOUGH, homesHeld } from '../chapters/rounds/victory.ts';
import type { Lack } from '../content/lack.ts';
import { controlled, playerOf, rivals } from '../position/find.ts';
import { homeOf, nodesIn } from '../position/standing.ts';
import type { Ascendancy, Disc, Player, Resource } from '../state.ts';
import { pursued } from './agendas.ts';
import { type CivilizationWeights, LEANS } from './civilization-weights.ts';
import { roundsToVictory } from './rounds-to-victory.ts';
import { LaneDistances } from './ways.ts';

/** The worth of each Node for the rest of the game, in Culture. */
const NODE: Readonly<Record<Resource, number>> = { production: 2, research: 1.8, culture: 3.5 };
/** The worth of destroying a rival’s Culture Node. It rises as the rival nears victory. */
const HINDERED = 4;
/** The worth of keeping a rival from winning by taking the rival’s Home System. It rises as the rival nears victory. */
const STOPPED = 24;
/** Rivals’ Fleets within this many steps endanger a Home System. */
const REACH = 12;

/** One seat’s view of a position: the seat’s needs, and the worth of everything to that seat. */
export class Look {
  readonly g: Ascendancy;
  readonly seat: Seat;
  readonly own: Player;
  readonly lean: CivilizationWeights;
  readonly systems: readonly Disc[];
  readonly ways: LaneDistances;
  /** The things that a Vulcan still needs for an Agenda. */
  readonly lack: Lack;
  /** The number of rounds that each rival is from victory. */
  readonly near: ReadonlyMap<Seat, number>;

  constructor(g: Ascendancy, seat: Seat) {
    this.g = g;
    this.seat = seat;
    this.own = playerOf(g, seat);
    this.lean = LEANS[this.own.civ];
    this.systems = controlled(g, seat);
    this.ways = new LaneDistances(g, seat);
    this.lack = this.own.civ === 'vulcan' ? pursued(g, seat) : {};
    this.near = new Map(rivals(g, seat).map((rival) => [rival, roundsToVictory(g, rival)]));
  }

  /** Counts the Nodes of a type in the seat’s Systems. */
  count(resource: Resource): number {
    return this.systems.reduce((sum, disc) => sum + nodesIn(disc, resource), 0);
  }

  /** Returns the worth of a colony, based on its sites. */
  colony({ sites }: Disc): number {
    const rich = sites.filter((site) => site === 'culture' || site === 'open').length;
    const wanted = (this.lack.systems ?? 0) > 0 ? 3 : 0;
    return 4 + 1.2 * sites.length + rich + wanted;
  }

  /** Returns the worth of taking a System, with the Nodes and the Starbase that are in it. */
  prize(disc: Disc): number {
    const { control, nodes, starbase } = disc;
    // Hindering the rival nearest to victory is worth the most.
    const hinders =
      control === null || control === this.seat
        ? 0
        : (4 + HINDERED * nodesIn(disc, 'culture')) / (1 + (this.near.get(control) ?? 9));
    const sum =
      4 + hinders + (starbase ? 3 : 0) + nodes.reduce((all, node) => all + (node === null ? 0 : NODE[node]), 0);
    const home = homeOf(this.g, disc.id);
    if (home === null || control === null) return sum;
    return sum + this.#throne(home, control);
  }

  /**
   * Returns the worth of a Home System beyond its Nodes. Holding a third Home System wins, and a player whose Home
   * System is lost can’t win.
   */
  #throne(home: Seat, holder: Seat): number {
    const held = homesHeld(this.g, this.seat);
    const wins = this.own.civ !== 'vulcan' && held + 1 >= ENOUGH.homes ? 40 : 8 * this.lean.war;
    const left = this.near.get(home) ?? 9;
    const stops = home !== holder || playerOf(this.g, home).civ === 'vulcan' ? 0 : left < 1 ? 40 : STOPPED / (1 + left);
    return wins + stops;
  }

  /** Returns the worth of discovering a System. The more Systems are in play, the lower this worth is. */
  discovers(): number {
    const { g } = this;
    if (g.stack.length === 0) return -1;
    return 6 - Object.keys(g.discs).length / 10;
  }

  /** How many more Ships the Home System needs against nearby Fleets. */
  get lacking(): number {
    const { home } = this.own;
    const guards = this.g.units.filter(({ seat, at }) => seat === this.seat && at !== null && at === home);
    return Math.ceil(this.danger) - guards.reduce((sum, { ships }) => sum + ships, 0);
  }

  /** The number of Ships that the Home System needs against nearby Fleets. */
  get danger(): number {
    const { home } = this.own;
    if (home === null || this.g.discs[home]?.control !== this.seat) return 0;
    const steps = this.ways.to(home);
    let most = 0;
    for (const { seat, ships, at } of this.g.units)
      if (seat !== this.seat && ships >= 3 && at !== null && (steps.get(at) ?? REACH) < REACH)
        most = Math.max(most, ships);
    return most * 0.5;
  }
}
