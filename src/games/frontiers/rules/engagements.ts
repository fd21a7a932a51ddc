import type { Option, Seat } from '../../../kernel/types.ts';
import type { CubeColour } from '../content/colours.ts';
import { CUBES } from '../content/cubes.ts';
import type { Frontiers } from '../state.ts';
import { several } from '../words.ts';
import { allied, playerOf, rivals, seatName } from './find.ts';
import type { Running } from './gains.ts';
import { isBeside, isShared, ownerOf } from './ground.ts';
import type { HexId } from './hex.ts';
import { cubeLabel, cubeLabelled, isTokenDown, jointCubes } from './joint.ts';
import { verbOf } from './keys.ts';
import { spaceLabel, spaceNamed } from './labels.ts';
import { attackLoss, victoryExperience } from './pvp-outcome.ts';
import { isSafe } from './safe.ts';

/** What a combat between players is called with. */
export interface PvpCall {
  /** The aggressor. */
  seat: Seat;
  /** The defender. */
  target: Seat;
  /** The defender’s own Starbase, where the defender stands; null for a fight in open space (F-PVP-06). */
  starbase: HexId | null;
}

/** What a joint assault is called with. */
export interface AssaultCall {
  /** Who proposes it. */
  seat: Seat;
  cube: CubeColour;
}

/** First words of the keys of engagements. */
const VERBS: readonly string[] = ['engage', 'assault-owner', 'joint'];

/** Whether a key is one that `engagements` gave. */
export function isEngagement(key: string): boolean {
  return VERBS.includes(verbOf(key));
}

/** Actions of a seat that other players take part in: attacks on their ships, and joint assaults (F-TURN-15, F-TURN-16). */
export function engagements(g: Frontiers, seat: Seat): Option[] {
  const options: Option[] = [];
  for (const other of rivals(g, seat)) {
    if (notEngaged(g, seat, other) === null) options.push(attackOption(g, seat, other));
  }
  for (const colour of jointCubes(g, seat)) {
    const cube = g.cubes[colour];
    if (cube === undefined) continue;
    options.push({
      key: `joint:${cubeLabel(cube)}`,
      verb: 'joint',
      label: `Propose to assault the ${CUBES[colour].name} together`,
      hint: `${several(cube.defenders.length, 'defender')} to share out. It is your Action if all agree.`,
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
      ctx.call('pvp', { seat, target: Number(what), starbase: null } satisfies PvpCall);
      return;
    case 'assault-owner': {
      const starbase = spaceNamed(what);
      const target = ownerOf(g, starbase);
      if (target === null) throw new Error(`nobody owns ${what}`);
      ctx.call('pvp', { seat, target, starbase } satisfies PvpCall);
      return;
    }
    case 'joint': {
      const cube = cubeLabelled(g, what);
      if (cube === null) throw new Error(`no Cube is at ${what}`);
      ctx.call('assault', { seat, cube } satisfies AssaultCall);
      return;
    }
    default:
      throw new Error(`${key} is no engagement`);
  }
}

/**
 * Why a ship can’t be attacked: it is the seat’s own, or there are no such fights; an ally’s; the end of the Round or of the
 * game is in sight; its token lies face down; it is gone, set aside, or in a haven; it is far; or for where the own ship is.
 */
export type NotEngaged =
  | 'own'
  | 'noPvp'
  | 'ally'
  | 'announced'
  | 'finale'
  | 'down'
  | 'gone'
  | 'aside'
  | 'haven'
  | 'far'
  | 'inHaven'
  | 'peace'
  | 'unsafe';

/** Why a seat can’t attack another’s ship now, or null (F-PVP-01 to F-PVP-07). */
export function notEngaged(g: Frontiers, seat: Seat, other: Seat): NotEngaged | null {
  if (other === seat) return 'own';
  if (!g.options.pvp) return 'noPvp';
  // F-TEAM-05
  if (allied(g, seat, other)) return 'ally';
  // F-PVP-03, F-PVP-04, F-SCEN-90
  if (g.announced !== null) return 'announced';
  if (g.finale !== null) return 'finale';
  // F-PVP-05
  return isTokenDown(g, other) ? 'down' : outOfReach(g, seat, other);
}

/** What the places of both ships have against it, or null. */
function outOfReach(g: Frontiers, seat: Seat, other: Seat): NotEngaged | null {
  const { at } = playerOf(g, seat);
  const { at: there, aside, eliminated } = playerOf(g, other);
  if (there === null || eliminated) return 'gone';
  if (aside) return 'aside';
  // F-PVP-02, F-OPEN-90
  if (isShared(g, there)) return 'haven';
  if (at === null || !isBeside(at, there)) return 'far';
  if (isShared(g, at)) return 'inHaven';
  // F-VARIANT-13: peace for Starbases covers the owner who stands there.
  if (g.options.starbasePeace && ownerOf(g, there) === other) return 'peace';
  // F-OPEN-36: as for a fight with tokens, the aggressor stands on a safe space.
  return isSafe(g, seat, at) ? null : 'unsafe';
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
