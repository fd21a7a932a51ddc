import { playerOf } from '../../../../src/games/frontiers/chapters/captains/find.ts';
import type { HexId } from '../../../../src/games/frontiers/chapters/map/hex.ts';
import { pvp } from '../../../../src/games/frontiers/chapters/pvp/pvp.ts';
import { pvpAttack } from '../../../../src/games/frontiers/chapters/pvp/pvp-attack.ts';
import { freshTurn } from '../../../../src/games/frontiers/chapters/turn/turn-state.ts';
import { joinedEnd } from '../../../../src/games/frontiers/chapters/turn-end/end-of-turn.ts';
import type { PlayPayload } from '../../../../src/games/frontiers/effects/payloads.ts';
import type { FrontiersOptions } from '../../../../src/games/frontiers/options.ts';
import {
  DAMAGE,
  type FirePoints,
  type Frontiers,
  type Player,
  type Points,
} from '../../../../src/games/frontiers/state.ts';
import { procedure } from '../../../../src/kernel/game.ts';
import type { Seat } from '../../../../src/kernel/types.ts';
import { Drive } from './drive.ts';
import { moor, position } from './position.ts';

/** A game with player versus player in seat 0’s turn: seat 0 at A6, seat 1 at A1, two cards each, no crystals. */
export function war(options: Partial<FrontiersOptions> = {}): Frontiers {
  const g = position({ pvp: true, ...options });
  moor(g, 1, 'A1');
  g.turn = freshTurn(0);
  for (const player of g.players) player.hand = ['warp-drive', 'warp-drive'];
  return g;
}

/** The points that a seat gets for each card it plays sideways, in order. */
export type SidewaysScript = Partial<Record<Seat, Partial<Points>[]>>;

/** Runs seat 0’s attack on seat 1. Cards give the points of the script, and `ended` records each end of a turn. */
export function attack(
  g: Frontiers,
  script: SidewaysScript = {},
  starbase: HexId | null = null,
  windows = ['attacked'],
) {
  const ended: Seat[] = [];
  const play = procedure<Frontiers, { seat: Seat; deed: PlayPayload }>('play')({
    begin(ctx, { seat, deed: payload }) {
      const player = playerOf(ctx.g, seat);
      if (payload.do === 'die') {
        ctx.g.core.splice(ctx.g.core.indexOf('red'), 1);
        player.dice.push({ colour: 'red', used: false });
        return null;
      }
      const what = 'card' in payload ? payload.card : '';
      player.inPlay.push({ card: what, as: 'sideways', to: 'discard' });
      player.hand.splice(player.hand.indexOf(what), 1);
      player.points = { ...player.points, ...script[seat]?.shift() };
      return null;
    },
  });
  const endOfTurn = procedure<Frontiers, { seat: Seat }>('endOfTurn')({
    begin(_ctx, { seat }) {
      ended.push(seat);
      return null;
    },
  });
  const procedures = { pvp, 'pvp-attack': pvpAttack, 'joined-end': joinedEnd, play, 'end-of-turn': endOfTurn };
  const drive = new Drive(g, procedures, { proc: 'pvp', local: { seat: 0, target: 1, starbase } }, [], windows);
  return { drive, ended };
}

/** Runs one attack of seat 0 on seat 1 in a combat, with the points that both already have. */
export function shot(g: Frontiers, phase: 'long' | 'close', windows: string[] = ['attacked']): Drive {
  g.pvp = {
    aggressor: { seat: 0, stopped: false, sustained: 0 },
    defender: { seat: 1, stopped: false, sustained: 0 },
    attendance: 'partial',
    phase,
    attacker: 0,
    starbase: null,
    noDisruptors: [],
  };
  return new Drive(g, { 'pvp-attack': pvpAttack }, { proc: 'pvp-attack', local: { attacker: 0 } }, [], windows);
}

/** Gives seat 1 this Level and these Shields in advance. */
export function blocker(g: Frontiers, level: 1 | 4, shields: FirePoints = {}): Player {
  const player = g.players[1];
  if (player === undefined) throw new Error('nobody blocks');
  player.level = level;
  player.experience = level === 4 ? 15 : 0;
  player.points.shields = shields;
  return player;
}

/** Gives seat 0 points to fire with. */
export function fire(g: Frontiers, points: Partial<Points>): void {
  Object.assign(g.players[0]?.points ?? {}, points);
}

/** The number of Damage Cards in seat 1’s hand. */
export const damage = (g: Frontiers) => g.players[1]?.hand.filter((card) => card === DAMAGE).length;
