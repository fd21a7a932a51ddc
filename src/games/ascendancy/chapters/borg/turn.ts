import { procedure } from '../../../../kernel/game.ts';
import { expire } from '../../../kit/lasting.ts';
import { several } from '../../../kit/words.ts';
import { ARRIVALS, FIRST_ARRIVAL, forPlayers, NODES } from '../../content/borg-numbers.ts';
import { systemName } from '../../content/lookup.ts';
import { HUB } from '../../galaxy/layout.ts';
import { borgOf, borgWorlds, placeCube } from '../../position/borg.ts';
import { inOrder } from '../../position/find.ts';
import { moment } from '../../rules/moments.ts';
import type { Ascendancy } from '../../state.ts';
import { BORG, type Play } from '../calls.ts';
import { CUBE } from './cube.ts';

interface Local {
  /** Ids of Cubes that have acted. */
  acted?: number[];
}

/**
 * Grows each Spire: a full one builds a Cube from its Nodes, others gain a Node (A-BORG-04, A-OPEN-23). While all Cubes
 * are in play, full Spires wait.
 */
function grow(ctx: Play): void {
  for (const disc of borgWorlds(ctx.g)) {
    const { spire } = disc;
    if (spire === null) continue;
    const name = systemName(disc.id);
    if (spire.nodes < NODES) {
      spire.nodes += 1;
      ctx.log(`The Spire at ${name} now has ${several(spire.nodes, 'Assimilation Node')}.`, 'A-OPEN-23');
      continue;
    }
    const cube = placeCube(ctx.g, disc.id);
    if (cube === null) continue;
    spire.nodes = 0;
    ctx.log(`The Spire at ${name} builds Cube ${cube.id}.`, 'A-OPEN-23');
  }
}

/** Rolls for a Cube to arrive through the Hub (A-OPEN-24). */
function arrive(ctx: Play): void {
  const { g } = ctx;
  const { variant, sealed, cubes } = borgOf(g);
  const players = g.players.length;
  if (variant !== 'invasion' || sealed || !(HUB in g.discs)) return;
  if (g.round < FIRST_ARRIVAL) return;
  const needed = forPlayers(ARRIVALS, players)[cubes.length] ?? null;
  if (needed === null) return;
  const [die = 0] = ctx.roll(1);
  const cube = die >= needed ? placeCube(g, HUB) : null;
  const came = cube === null ? 'no Cube arrives' : `Cube ${cube.id} arrives`;
  ctx.log(
    `The Borg roll ${die} (${needed} or more brings a Cube): ${came} through the ${systemName(HUB)}.`,
    'A-OPEN-24',
  );
}

/** Returns the oldest Cube that hasn’t acted, or undefined (A-OPEN-25). */
function next(g: Ascendancy, acted: readonly number[]): number | undefined {
  const { cubes, turns } = borgOf(g);
  const left = cubes.filter(({ id, from }) => from <= turns && !acted.includes(id));
  return left.sort((a, b) => a.id - b.id)[0]?.id;
}

/** The Borg turn: Spires grow, a Cube may arrive through the Hub, and then each Cube acts, oldest first. */
export const borgTurn = procedure<Ascendancy, Local>(BORG.name)({
  begin(ctx, local) {
    const { g } = ctx;
    const borg = borgOf(g);
    borg.turns += 1;
    borg.active = null;
    delete borg.jammed;
    delete borg.voiced;
    delete borg.lost;
    local.acted = [];
    ctx.log('The Borg turn begins.', 'A-BORG-01');
    const [seat = 0] = inOrder(g, 0);
    moment(ctx, 'borg-turn', { seat });
    return 'grow';
  },
  grow(ctx) {
    grow(ctx);
    arrive(ctx);
    return 'cubes';
  },
  cubes(ctx, local) {
    const acted = local.acted ?? [];
    const cube = next(ctx.g, acted);
    if (cube === undefined) return 'end';
    local.acted = [...acted, cube];
    ctx.call(CUBE, { cube });
    return 'cubes';
  },
  end({ g }) {
    const borg = borgOf(g);
    // Each Borg turn uses up one turn of a lure marker that affects all Cubes.
    for (const lure of borg.lures) if (lure.cube === undefined) lure.turns -= 1;
    borg.lures = borg.lures.filter(({ turns }) => turns > 0);
    expire(g, 'turn');
    return null;
  },
});
