import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle, type Offer, offer } from '../../../kit/offers.ts';
import { percent, several } from '../../../kit/words.ts';
import { SPIRE_DICE, SPIRE_HITS } from '../../content/borg-numbers.ts';
import { systemName } from '../../content/lookup.ts';
import { borgHitRoll, borgWorlds } from '../../position/borg.ts';
import { exhaustCommands } from '../../position/commands.ts';
import { playerOf, shipsIn, unitsIn } from '../../position/find.ts';
import { theSeat } from '../../position/names.ts';
import { hasCube, occupies } from '../../position/standing.ts';
import { lacksCommands } from '../../position/turn.ts';
import type { Ascendancy, Cube, Sector, SystemId } from '../../state.ts';
import type { Payload } from '../calls.ts';
import { shortPlace } from '../movement/words.ts';
import { BORG_FIGHT, near, partners, shipsNear } from './fight.ts';
import { chanceToKill } from './odds.ts';

/** Names the invited players. */
function invites(g: Ascendancy, others: readonly Seat[]): string {
  const [only, ...more] = others;
  return only !== undefined && more.length === 0 ? theSeat(g, only) : 'all nearby players';
}

/** Returns the chance that a seat’s Ships destroy a Cube. */
function chance(g: Ascendancy, seat: Seat, cube: Cube, ships: number): string {
  const { weapons, shields } = playerOf(g, seat);
  const first = !cube.struck.includes(seat);
  const odds = { ships, hitRoll: weapons, shields: cube.adapted[seat] ?? 0, dice: cube.dice, first };
  return percent(chanceToKill({ ...odds, needs: borgHitRoll(g) + shields }));
}

/** An attack on a Cube: alone or with others, and with all nearby Ships or only the Ships of one Sector (`from`). */
interface Attack {
  cube: Cube;
  key: string;
  label: string;
  invited: Seat[];
  from: Sector | null;
}

function attack(g: Ascendancy, seat: Seat, { cube, key, label, invited, from }: Attack): Offer<Payload> {
  const ships = from === null ? shipsNear(g, cube.at, seat) : shipsIn(g, from, seat);
  const far = no('A-OPEN-28', 'You have no Ships there or in an Adjacent Sector.');
  const why = ships === 0 ? far : lacksCommands(g, seat, 1);
  const payload: Payload = (ctx) => {
    exhaustCommands(ctx.g, seat, 1);
    const units = from === null ? {} : { units: unitsIn(ctx.g, from, seat).map(({ id }) => id) };
    const fight = { seat, sector: cube.at, cube: cube.id, seats: [seat], attack: true, ...units };
    ctx.call(BORG_FIGHT, { ...fight, invited: [...invited] });
  };
  const dice = several(cube.dice, 'die', 'dice');
  const all = ships + invited.reduce((sum, one) => sum + shipsNear(g, cube.at, one), 0);
  return offer(payload, why, () => ({
    key,
    verb: 'attack-cube',
    label,
    hint:
      why === null
        ? `1 Command. ${several(all, 'Ship')} against ${dice}. Chance to destroy: ${chance(g, seat, cube, all)}.`
        : '1 Command.',
    group: 'Attack the Borg',
    subject: { kind: 'sector', id: cube.at },
    rule: 'A-OPEN-28',
  }));
}

/** Lists attacks on Cubes: alone, with invited partners, or with the Ships of only one Sector (A-OPEN-28). */
function attacks(g: Ascendancy, seat: Seat): Offer<Payload>[] {
  return (g.borg?.cubes ?? []).flatMap((cube) => {
    const name = `Cube ${cube.id} at ${shortPlace(g, cube.at)}`;
    const key = `attack-cube:${cube.id}`;
    const alone = { cube, key, label: `Attack ${name}`, invited: [], from: null };
    const others = partners(g, cube.at, seat);
    const own = near(g, cube.at).filter((sector) => shipsIn(g, sector, seat) > 0);
    const joint = {
      ...alone,
      key: `${key}:joint`,
      label: `Attack ${name} with ${invites(g, others)}`,
      invited: others,
    };
    return [
      attack(g, seat, alone),
      ...(others.length > 0 && own.length > 0 ? [attack(g, seat, joint)] : []),
      ...(own.length < 2 ? [] : own).map((from) =>
        attack(g, seat, {
          ...alone,
          key: `${key}:from:${from}`,
          label: `Attack Cube ${cube.id} from ${shortPlace(g, from)}`,
          from,
        }),
      ),
    ];
  });
}

/** Returns the reason nobody can free a Borg world, or null (A-OPEN-30). */
function whyNotFree(g: Ascendancy, seat: Seat, system: SystemId, joint: boolean): Obstacle {
  if (shipsIn(g, system, seat) === 0) return no('A-OPEN-30', 'You have no Ships in Orbit there.');
  if (hasCube(g, system)) return no('A-OPEN-30', 'A Cube is in Orbit. Destroy the Cube first.');
  if (!joint && !occupies(g, seat, system))
    return no('A-OPEN-30', 'You don’t Occupy this System because other players have Ships there.');
  return lacksCommands(g, seat, 1);
}

/** Lists attacks that would free Borg worlds (A-OPEN-30). */
function frees(g: Ascendancy, seat: Seat): Offer<Payload>[] {
  return borgWorlds(g).flatMap(({ id: system, spire }) => {
    const others = partners(g, system, seat);
    return [[], ...(others.length > 0 && shipsIn(g, system, seat) > 0 ? [others] : [])].map((invited) => {
      const joint = invited.length > 0;
      const nodes = spire?.nodes ?? 0;
      const payload: Payload = (ctx) => {
        exhaustCommands(ctx.g, seat, 1);
        const fight = { seat, sector: system, cube: null, seats: [seat], attack: true };
        ctx.call(BORG_FIGHT, { ...fight, invited: [...invited] });
      };
      return offer(payload, whyNotFree(g, seat, system, joint), () => ({
        key: joint ? `free:${system}:joint` : `free:${system}`,
        verb: 'free',
        label: joint ? `Free ${systemName(system)} with ${invites(g, invited)}` : `Free ${systemName(system)}`,
        hint: `1 Command. Needs ${several(SPIRE_HITS + nodes, 'Hit')} against ${SPIRE_DICE + nodes} dice and Shields of ${nodes}.`,
        group: 'Attack the Borg',
        subject: { kind: 'sector', id: system },
        rule: 'A-OPEN-30',
      }));
    });
  });
}

/**
 * Lists offers against the Borg in the Command Phase: to attack Cubes and to free Borg worlds. A separate rule handles
 * the Hub.
 */
export function borgOffers(g: Ascendancy, seat: Seat): Offer<Payload>[] {
  if (g.borg === null) return [];
  return [...attacks(g, seat), ...frees(g, seat)];
}
