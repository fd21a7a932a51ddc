import type { Option, Seat } from '../../../kernel/types.ts';
import { CUBES } from '../content/cubes.ts';
import type { Frontiers } from '../state.ts';
import { allied, amount, playerOf, rivals, seatName } from './find.ts';
import type { Running } from './gains.ts';
import { cubeAt, isBeside, isWormholeClosed, ownerOf, spaceAt } from './ground.ts';
import { type HexId, hexId } from './hex.ts';
import { cubeLabel, cubeLabelled, isTokenDown, jointCubes } from './joint.ts';
import { hexLabelled, spaceLabel } from './labels.ts';
import { attackLoss, victoryExperience } from './pvp-outcome.ts';
import { isSafe } from './safe.ts';

/** First words of the keys of engagements. */
const VERBS: readonly string[] = ['engage', 'assault-owner', 'joint'];

/** Whether a key is one that `engagements` gave. */
export function isEngagement(key: string): boolean {
  return VERBS.includes(key.split(':', 1)[0] ?? '');
}

/** Actions of a seat that other players take part in: attacks on their ships, and joint assaults (F-TURN-15, F-TURN-16). */
export function engagements(g: Frontiers, seat: Seat): Option[] {
  const options: Option[] = [];
  if (g.players.length === 1) return options;
  for (const target of targets(g, seat)) options.push(attackOption(g, seat, target));
  for (const colour of jointCubes(g, seat)) {
    const cube = g.cubes[colour];
    if (cube === undefined) continue;
    options.push({
      key: `joint:${cubeLabel(cube)}`,
      verb: 'joint',
      label: `Propose to assault the ${CUBES[colour].name} together`,
      hint: `${amount(cube.defenders.length, 'defender')} to share out. It is your Action if all agree.`,
      subject: { kind: 'cube', id: colour },
      rule: 'F-COOP-02',
    });
  }
  return options;
}

/** Begins an engagement by its key. Throws for a key that `engagements` didn’t give. */
export function startEngagement(ctx: Running, seat: Seat, key: string): void {
  const { g } = ctx;
  const [verb, what = ''] = key.split(':');
  switch (verb) {
    case 'engage':
      ctx.call('pvp', { seat, target: Number(what), starbase: null });
      return;
    case 'assault-owner': {
      const hex = hexLabelled(what);
      const starbase = hex === null ? '' : hexId(hex);
      ctx.call('pvp', { seat, target: ownerOf(g, starbase), starbase });
      return;
    }
    case 'joint':
      ctx.call('assault', { seat, cube: cubeLabelled(g, what) });
      return;
    default:
      throw new Error(`${key} is no engagement`);
  }
}

/** Whose ships a seat may attack now (F-PVP-01 to F-PVP-07). */
function targets(g: Frontiers, seat: Seat): Seat[] {
  const { at } = playerOf(g, seat);
  // F-PVP-03, F-PVP-04, F-SCEN-90: not when the end of the Round or of the game is in sight.
  if (!g.options.pvp || at === null || g.announced !== null || g.finale !== null) return [];
  const near = rivals(g, seat).filter((other) => isInReach(g, seat, other, at));
  // F-OPEN-36: as for a fight with tokens, the aggressor stands on a safe space.
  return near.length === 0 || isHaven(g, at) || !isSafe(g, seat, at) ? [] : near;
}

function isInReach(g: Frontiers, seat: Seat, other: Seat, from: HexId): boolean {
  const { at, aside } = playerOf(g, other);
  if (at === null || aside || !isBeside(at, from) || isHaven(g, at)) return false;
  // F-VARIANT-13: peace for Starbases covers the owner who stands there.
  if (g.options.starbasePeace && ownerOf(g, at) === other) return false;
  // F-TEAM-05, F-PVP-05
  return !allied(g, seat, other) && !isTokenDown(g, other);
}

/** F-PVP-02, F-OPEN-90: nobody fights on the Wormhole or on a destroyed Cube. A closed Wormhole is empty space (F-SCEN-87). */
export function isHaven(g: Frontiers, id: HexId): boolean {
  if (cubeAt(g, id)?.destroyed) return true;
  return spaceAt(g, id)?.terrain === 'wormhole' && !isWormholeClosed(g);
}

/** F-PVP-06: whoever stands on a Starbase of their own is attacked by assaulting it. */
function attackOption(g: Frontiers, seat: Seat, target: Seat): Option {
  const at = playerOf(g, target).at ?? '';
  const starbase = ownerOf(g, at) === target;
  const loss = attackLoss(g, target, starbase);
  const cost = loss === 0 ? 'No Reputation lost' : `Lose ${loss} Reputation`;
  const hint = `${cost}. Driving them off gives ${victoryExperience(g, seat, target)} Experience.`;
  const name = seatName(g, target);
  const subject = { kind: 'ship', id: `${target}` };
  const label = spaceLabel(at);
  if (!starbase) {
    return {
      key: `engage:${target}`,
      verb: 'engage',
      label: `Attack ${name} at ${label}`,
      hint,
      subject,
      rule: 'F-PVP-01',
    };
  }
  const words = `Assault ${label}, held by ${name}`;
  return { key: `assault-owner:${label}`, verb: 'assault', label: words, hint, subject, rule: 'F-PVP-06' };
}
