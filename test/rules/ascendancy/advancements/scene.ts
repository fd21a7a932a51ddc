import { BATTLE, INVADE, MOVE } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { beginMovement } from '../../../../src/games/ascendancy/chapters/movement/begin.ts';
import { nodeIncome, ruleIncome } from '../../../../src/games/ascendancy/chapters/rounds/generation.ts';
import { playOffers } from '../../../../src/games/ascendancy/chapters/turn/use.ts';
import { advancementCard, fleetCards } from '../../../../src/games/ascendancy/content/lookup.ts';
import type { Moment, Moments } from '../../../../src/games/ascendancy/rules/moment-kinds.ts';
import type {
  Ascendancy,
  CardId,
  Civ,
  Disc,
  Movement,
  Phase,
  Resources,
  Sector,
  SystemId,
  Unit,
} from '../../../../src/games/ascendancy/state.ts';
import { type Done, deedOf, hear, offerNamed, perform, play } from '../drive-action.ts';
import { disc, gives, playerOf, put, putShips, shipsIn, table } from '../support.ts';

/** The keys of the options that players are offered at a moment, or an empty list if nobody is asked. */
export function offeredAt<M extends Moment>(g: Ascendancy, name: M, about: Moments[M]): string[] {
  const scene = hear(structuredClone(g), name, about);
  try {
    return scene.keys().filter((key) => key !== 'pass');
  } catch {
    return [];
  }
}

/** A System without lanes and without Ships. */
export const ARENA = 'delta-iv';

/** A position in which a seat has completed a card (seat 0 by default). */
export function having(
  card: CardId,
  civs: readonly Civ[] = [advancementCard(card).civ, 'cardassian', 'vulcan'],
  seat = 0,
): Ascendancy {
  const g = arena(civs);
  gives(g, seat, card);
  return g;
}

/** A position with the arena on the map. */
export function arena(civs: readonly Civ[]): Ascendancy {
  const g = table(civs);
  lay(g, ARENA);
  return g;
}

/** Puts single Ships into the arena, as many as given for each seat. */
export function clash(g: Ascendancy, ...ships: number[]): Ascendancy {
  for (const [seat, count] of ships.entries()) putShips(g, seat, ARENA, count);
  return g;
}

/** The numbers of Ships that the first three seats have in the arena. */
export function left(g: Ascendancy): number[] {
  return [0, 1, 2].map((seat) => shipsIn(g, ARENA, seat));
}

/** Puts a System without lanes on the map. */
export function lay(g: Ascendancy, system: SystemId): Disc {
  const made = disc(system, 9_000, 30_000);
  g.discs[system] = made;
  g.stack = g.stack.filter((one) => one !== system);
  return made;
}

/** Puts a Fleet with this name into the arena, or into another Sector. */
export function fleet(g: Ascendancy, seat: number, name: string, count: number, sector = ARENA): Unit {
  for (const [card, sides] of fleetCards(playerOf(g, seat).civ).entries())
    for (const side of ['a', 'b'] as const)
      if (sides[side].name === name) {
        if (sides[side].rule === undefined) throw new Error(`${name} has no rule`);
        return put(g, seat, sector, count, { card, side });
      }
  throw new Error(`no Fleet ${name}`);
}

/** Gives a seat Control of a System, with this many Nodes on its sites. */
export function owned(g: Ascendancy, seat: number, system: SystemId = ARENA, nodes = 0): Disc {
  const found = g.discs[system] ?? lay(g, system);
  found.control = seat;
  found.taken = 'colony';
  for (const [at, site] of found.sites.entries())
    if (at < nodes) found.nodes[at] = site === 'open' ? 'production' : site;
  return found;
}

/** True if the seat’s Advancement is Exhausted, or undefined if the seat doesn’t have it. */
export function isExhausted(g: Ascendancy, card: CardId, seat = 0): boolean | undefined {
  return playerOf(g, seat).advancements.find((one) => one.card === card)?.exhausted;
}

/** Puts a System without lanes on the map, with these Nodes and this Controller (or null). */
export function world(g: Ascendancy, id: string, nodes: Disc['nodes'] = [], control: number | null = null): Disc {
  const made = g.discs[id] ?? disc(id, 9_000, 30_000);
  made.sites = nodes.map(() => 'open');
  made.nodes = [...nodes];
  made.control = control;
  g.discs[id] = made;
  g.stack = g.stack.filter((one) => one !== id);
  return made;
}

/** The Resources that a seat’s Systems and rules yield. */
export function yields(g: Ascendancy, seat = 0): number[] {
  return values(nodeIncome(g, seat));
}
export function income(g: Ascendancy, seat = 0): number[] {
  return values(ruleIncome(g, seat));
}
function values({ production, research, culture }: Resources): number[] {
  return [production, research, culture];
}

/** The keys of the options that a seat’s rules offer in its turn. A refused option shows its rule. */
export function offered(g: Ascendancy, phase: Phase, seat = 0): string[] {
  return offers(g, phase, seat).flatMap(({ option, why }) => (why === null ? [option.key] : []));
}
export function against(g: Ascendancy, phase: Phase, key: string, seat = 0): string | undefined {
  return offerNamed(offers(g, phase, seat), key).why?.().rule;
}

/** Chooses one of the options that a seat’s rules offer. */
export function uses(g: Ascendancy, phase: Phase, key: string, dice: readonly number[] = [], seat = 0): Done {
  return perform(g, deedOf(offerNamed(offers(g, phase, seat), key)), { dice, offered: true });
}

function offers(g: Ascendancy, phase: Phase, seat: number) {
  if (g.turn !== null) Object.assign(g.turn, { seat, phase });
  return playOffers(g, seat, phase, 'turn');
}

/** Attacks all rivals in a Sector from that Sector. */
export function attack(g: Ascendancy, seat: number, at: Sector, ...dice: number[]): Done {
  return play(g, (ctx) => ctx.call(BATTLE, { seat, sector: at, from: [at] }), ...dice);
}

/** Invades a System. */
export function invade(g: Ascendancy, seat: number, system: SystemId, ...dice: number[]): Done {
  return play(g, (ctx) => ctx.call(INVADE, { seat, system }), ...dice);
}

/** Moves units. */
export function moves(
  g: Ascendancy,
  units: readonly number[],
  goal: string,
  { by = 0, kind = 'impulse', dice = [] }: { by?: number; kind?: Movement['kind']; dice?: readonly number[] } = {},
): Done {
  return play(
    g,
    (ctx) => {
      beginMovement(ctx.g, { by, units, kind, goal });
      ctx.call(MOVE);
    },
    ...dice,
  );
}
