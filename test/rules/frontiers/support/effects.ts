import { playerOf } from '../../../../src/games/frontiers/chapters/captains/find.ts';
import { addFoe } from '../../../../src/games/frontiers/chapters/combat/foes.ts';
import { recruit } from '../../../../src/games/frontiers/chapters/crew/recruit.ts';
import { enemyOf } from '../../../../src/games/frontiers/content/encounters/all.ts';
import type { Run } from '../../../../src/games/frontiers/effects/frame.ts';
import { play } from '../../../../src/games/frontiers/effects/play.ts';
import { effects } from '../../../../src/games/frontiers/effects/runner.ts';
import type { Effects, Modifier, Until } from '../../../../src/games/frontiers/effects/union.ts';
import type { Combat, CombatEnemy, Frontiers, Player } from '../../../../src/games/frontiers/state.ts';
import { Drive } from './drive.ts';
import { inTurn } from './plays.ts';
import { deal, position } from './position.ts';

/** The turn of seat 0 in a game of at least two players, with this hand and an empty Core. */
export function turnOf(players: number, ...hand: string[]): { g: Frontiers; player: Player } {
  const g = inTurn(position({ players }));
  g.core = [];
  return { g, player: deal(g, 0, ...hand) };
}

interface Carried extends Partial<Pick<Run, 'seat' | 'moment' | 'from' | 'place' | 'foe'>> {
  answers?: string[];
  dice?: number[];
}

/** Carries out effects as those of a card of seat 0 while it moves, and answers their questions. */
export function carry(g: Frontiers, list: Effects, { answers = [], dice = [], ...run }: Carried = {}): Drive {
  const local = { seat: 0, moment: 'move', from: 'warp-drive', ...run, list };
  return new Drive(g, { effects, play, recruit }, { proc: 'effects', local }, dice).does(...answers);
}

/** Puts a modifier in force for a seat. */
export function lasts(g: Frontiers, modifier: Modifier, until: Until = 'turn', seat = 0): void {
  playerOf(g, seat).lasting.push({ modifier, until });
}

/** A fight of seat 0 against these tokens, at long range or in the phase given in `combat`. Returns the enemies. */
export function brawl(g: Frontiers, tokens: string[], combat: Partial<Combat> = {}): CombatEnemy[] {
  const fight: Combat = {
    kind: 'ships',
    seat: 0,
    at: null,
    phase: 'long',
    foes: [],
    team: null,
    sustained: 0,
    catastrophic: false,
    die: null,
    ...combat,
  };
  for (const token of tokens) {
    const { pile } = enemyOf(token);
    const { draw } = g.piles[pile];
    draw.splice(draw.indexOf(token), 1);
    addFoe(fight, { token, pile, up: true }, 'A3', 'drawn', 'target');
  }
  g.combat = fight;
  return fight.foes;
}

/** A combat between seats 0 and 1. Seat 0 attacks by default. */
export function duel(g: Frontiers, attacker = 0, phase: 'long' | 'close' = 'long'): void {
  g.pvp = {
    aggressor: { seat: 0, stopped: false, sustained: 0 },
    defender: { seat: 1, stopped: false, sustained: 0 },
    attendance: 'full',
    phase,
    attacker,
    starbase: null,
    noDisruptors: [],
  };
}
