import type { Option, Seat } from '../../../kernel/types.ts';
import { ascendancyTogether } from '../chapters/borg/endings.ts';
import { shipsNear } from '../chapters/borg/fight.ts';
import { chanceToKill } from '../chapters/borg/odds.ts';
import { upgradePrice } from '../chapters/building/upgrades.ts';
import { ascendancyPrice } from '../chapters/turn/ascend.ts';
import { HIT_ROLLS, SPIRES } from '../content/borg-numbers.ts';
import { PIECES } from '../content/civilizations.ts';
import { NODES } from '../content/prices.ts';
import { isAdjacent } from '../galaxy/graph.ts';
import { borgHitRoll, borgWorlds, cubeOf, isCooperative } from '../position/borg.ts';
import { controlled, discOf, playerOf, shipsIn } from '../position/find.ts';
import { nodesIn } from '../position/standing.ts';
import type { Ascendancy, Player, Resource, Sector } from '../state.ts';

/** The highest face of a die. */
const MOST = 6;
/**
 * The lowest chance of destroying a Cube that the bot accepts for an attack: `SURE` normally, and `DARED` if the Cube
 * can’t hit back.
 */
const SURE = 0.6;
const DARED = 0.25;
/**
 * The last round in which the bot’s Vulcans spend Ascendancy on a colony, and the Culture that the bot saves for
 * colonies.
 */
const SETTLED = 7;
const SAVED = 2;
/**
 * The bot saves `KEPT` Production for Nodes. With more than `PLENTY` Production and enough Shields, it scores Ships as
 * in games without the Borg.
 */
const KEPT = 2;
const PLENTY = 7;

/** Whether a Cube that can hit this seat’s Ships is in or next to a Sector. */
export function isDeadly(g: Ascendancy, seat: Seat, sector: Sector): boolean {
  if (g.borg === null || borgHitRoll(g) + playerOf(g, seat).shields > MOST) return false;
  return g.borg.cubes.some(({ at }) => at === sector || isAdjacent(g, at, sector));
}

/** A seat’s plans against the Borg (A-OPEN-21 to A-OPEN-33). */
export class BorgPlan {
  readonly #g: Ascendancy;
  readonly #seat: Seat;
  readonly #own: Player;

  constructor(g: Ascendancy, seat: Seat) {
    this.#g = g;
    this.#seat = seat;
    this.#own = playerOf(g, seat);
  }

  /** Scores a menu option as `Outlook` does, or returns undefined if the Borg don’t affect that option. */
  score({ key, verb }: Option): number | null | undefined {
    const [, one = '', two = '', three = ''] = key.split(':');
    switch (verb) {
      case 'attack-cube':
        return this.#attack(Number(one), two === 'from' ? three : null, two === 'joint');
      default:
        return isCooperative(this.#g) ? this.#together(verb, one, two, three) : undefined;
    }
  }

  /**
   * Scores options for one or two players against the Borg. Research goes into Shields first: once the Borg’s dice
   * can’t hit, no Ships or Systems are lost. Production goes into Nodes, and Culture goes into Ascendancy.
   */
  #together(verb: string, one: string, two: string, three: string): number | null | undefined {
    switch (verb) {
      case 'upgrade':
        if (one === 'shields') return this.#shielded(1) ? -1 : 20;
        return this.#shielded(1) ? undefined : -1;
      case 'research':
        return this.#sparesResearch() ? undefined : -1;
      case 'launch':
        return this.#sparesResearch() ? undefined : -1;
      case 'build':
        if (one === 'node') return this.#node(two, three as Resource);
        return one === 'ships' ? this.#ships(Number(three)) : undefined;
      case 'ascend':
        return this.#ascent();
      case 'colonize':
        return this.#own.civ === 'vulcan' && this.#g.round > SETTLED ? -1 : undefined;
      case 'buy':
        return 5;
      case 'trade':
        return one === 'offer' && two !== '' && three !== '' ? 0.5 : -1;
      case 'form':
      case 'add':
      case 'attack':
        return -1;
      case 'invade':
      case 'hegemony':
        return this.#g.discs[one]?.control == null ? undefined : -1;
      case 'seal':
        return 13;
      default:
        return undefined;
    }
  }

  #sparesResearch(): boolean {
    const price = upgradePrice(this.#g, this.#seat, 'shields');
    return price === null || this.#shielded(1) || this.#own.reserves.research > price;
  }

  /** Scores buying Ascendancy. Buying enough to win comes first, and saving for colonies comes second. */
  #ascent(): number {
    const { ascendancy, reserves, civ } = this.#own;
    const lacks = ascendancyTogether(this.#g, this.#seat) - ascendancy;
    const price = Math.max(1, ascendancyPrice(this.#g, this.#seat));
    if (lacks <= 0) return -1;
    if (reserves.culture >= lacks * price) return 60;
    return civ === 'vulcan' || reserves.culture - price >= SAVED ? 7 : -1;
  }

  #count(resource: Resource): number {
    return controlled(this.#g, this.#seat).reduce((sum, disc) => sum + nodesIn(disc, resource), 0);
  }

  #node(system: string, resource: Resource): number {
    const has = this.#count(resource);
    // The Home System must not fall. In a siege, it is better to lose a new Node, ideally a cheap one, than an older
    // one.
    if (system === this.#own.home && !this.#shielded(0))
      return 16 - NODES[resource] / 4 - nodesIn(discOf(this.#g, system), resource);
    if (resource === 'production') return has < 4 ? 13 : 6;
    if (resource === 'research') return has < 3 && !this.#shielded(1) ? 12 : 6 - has / 2;
    return 11;
  }

  #ships(count: number): number | undefined {
    const have = PIECES.ships - this.#own.ships;
    const { production } = this.#own.reserves;
    if (this.#shielded(0) && production > PLENTY) return undefined;
    const systems = controlled(this.#g, this.#seat).length;
    // A Cardassian System without one of its owner’s Ships yields nothing (A-CAR-02).
    const guards = this.#own.civ === 'cardassian' ? systems : 0;
    const wanted = 3 + Math.min(3, this.#count('production')) + guards;
    const kept = have < guards + 1 ? 0 : KEPT;
    return have + count <= wanted && production - count >= kept ? 4 + count / 10 : -1;
  }

  /** True if none of the Borg's dice can hit, even with `more` additional Spires. */
  #shielded(more: number): boolean {
    const roll = HIT_ROLLS[Math.min(SPIRES, borgWorlds(this.#g).length + more)] ?? borgHitRoll(this.#g);
    return roll + this.#own.shields > MOST;
  }

  #attack(id: number, from: string | null, joint: boolean): number {
    const cube = cubeOf(this.#g, id);
    if (cube === undefined) return -1;
    const { weapons, shields } = this.#own;
    const ships = from === null ? shipsNear(this.#g, cube.at, this.#seat) : shipsIn(this.#g, from, this.#seat);
    const others = joint
      ? this.#g.players.reduce(
          (sum, _p, seat) => sum + (seat === this.#seat ? 0 : shipsNear(this.#g, cube.at, seat)),
          0,
        )
      : 0;
    const chance = chanceToKill({
      ships: ships + others,
      hitRoll: weapons,
      shields: cube.adapted[this.#seat] ?? 0,
      dice: cube.dice,
      needs: borgHitRoll(this.#g) + shields,
      first: !cube.struck.includes(this.#seat),
    });
    return chance < (this.#shielded(0) ? DARED : SURE) ? -1 : chance * 14;
  }
}
