import type { Option, Seat } from '../../../kernel/types.ts';
import { shipsNear } from '../chapters/borg/fight.ts';
import { chanceToKill } from '../chapters/borg/odds.ts';
import { upgradePrice } from '../chapters/building/upgrades.ts';
import { HIT_ROLLS, SPIRES } from '../content/borg/numbers.ts';
import { borgHitRoll, borgWorlds, cubeOf, isTogether } from '../position/borg.ts';
import { discOf, playerOf, shipsIn } from '../position/find.ts';
import { nodesIn } from '../position/standing.ts';
import type { Ascendancy, Player, Resource } from '../state.ts';

/** A die shows no more. */
const MOST = 6;
/** A Cube is attacked with at least this chance to destroy it. */
const SURE = 0.6;

/** What the Borg mean to the plans of one seat (A-OPEN-21 to A-OPEN-33). */
export class BorgPlan {
  readonly #g: Ascendancy;
  readonly #seat: Seat;
  readonly #own: Player;

  constructor(g: Ascendancy, seat: Seat) {
    this.#g = g;
    this.#seat = seat;
    this.#own = playerOf(g, seat);
  }

  /** undefined: no opinion */
  score({ key, verb }: Option): number | null | undefined {
    const [, one = '', two = '', three = ''] = key.split(':');
    switch (verb) {
      case 'attack-cube':
        return this.#attack(Number(one), two === 'from' ? three : null, two === 'joint');
      default:
        return isTogether(this.#g) ? this.#together(verb, one, two, three) : undefined;
    }
  }

  #together(verb: string, one: string, two: string, three: string): number | null | undefined {
    switch (verb) {
      case 'upgrade':
        return one === 'shields' ? (this.#shielded(1) ? -1 : 20) : this.#shielded(1) ? undefined : -1;
      case 'research':
        return this.#shielded(1) || this.#own.reserves.research > (upgradePrice(this.#g, this.#seat, 'shields') ?? 0)
          ? undefined
          : -1;
      case 'build':
        if (one === 'node' && two === this.#own.home && !this.#shielded(0))
          return 15 - nodesIn(discOf(this.#g, two), three as Resource);
        return undefined;
      case 'seal':
        return 13;
      default:
        return undefined;
    }
  }

  /** Whether no die of the Borg can hit, once so many more Spires stand. */
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
    return chance < SURE ? -1 : chance * 14;
  }
}
