import type { State } from '../../../kernel/types.ts';
import { playerOf } from '../chapters/captains/find.ts';
import { roundsOf } from '../scenarios/all.ts';
import type { CombatPhase, Frontiers, Turn } from '../state.ts';
import { shortName } from './captains.ts';

const PHASES: Record<CombatPhase, string> = {
  diplomacy: 'Away Mission: Diplomacy',
  long: 'Fight: Long Range Attack',
  shields: 'Fight: Shields',
  damage: 'Fight: damage',
  attack: 'Fight: Attack',
};

/** Returns a headline of about 26 characters that says what is happening, with public information only. */
export function headline(state: State<Frontiers>): string {
  const { g, over } = state;
  if (over !== null) {
    const [winner, ...more] = over.winners;
    if (winner === undefined) return 'The game is over';
    return more.length > 0 ? 'A shared victory' : `${shortName(g, winner)} wins`;
  }
  switch (g.phase) {
    case 'ships':
      return 'Choosing ships';
    case 'draft':
      return 'Drafting cards';
    case 'prepare':
      return `Round ${Math.max(1, g.round)} begins`;
    case 'tactics':
      return awaitedTo(state, 'picks a Tactic') ?? 'Choosing Tactics';
    case 'upgrades':
      return awaitedTo(state, 'may upgrade') ?? 'Action Upgrades';
    case 'turns':
      return happening(state);
    case 'over':
      return 'The game is over';
  }
}

function awaitedTo({ g, pending }: State<Frontiers>, what: string): string | null {
  const [first, ...more] = pending;
  return first === undefined || more.length > 0 ? null : `${shortName(g, first.seat)} ${what}`;
}

function happening(state: State<Frontiers>): string {
  const { g } = state;
  const fight = fightOf(g);
  if (fight !== null) return fight;
  const { turn } = g;
  if (turn === null) return awaitedTo(state, 'to choose') ?? 'Between turns';
  const name = shortName(g, turn.seat);
  switch (turn.step) {
    case 'move':
      return `${name} to move`;
    case 'action':
      return `${name} to act`;
    case 'after':
      return `${name} ends the turn`;
    case 'emergency':
      return 'Emergency Repairs';
  }
}

/** Returns the phase of the Round, the fight or the turn, with public information only. */
export function phase({ g }: State<Frontiers>): string {
  switch (g.phase) {
    case 'ships':
      return 'Choosing ships';
    case 'draft':
      return 'Drafting cards';
    case 'prepare':
      return 'Preparation';
    case 'tactics':
      return 'Choosing Tactics';
    case 'upgrades':
      return 'Action Upgrades';
    case 'turns':
      return fightOf(g) ?? (g.turn === null ? 'Between turns' : STEPS[g.turn.step]);
    case 'over':
      return 'The game is over';
  }
}

const STEPS: Readonly<Record<Turn['step'], string>> = {
  move: 'Movement',
  action: 'Action',
  after: 'End of the turn',
  emergency: 'Emergency Repairs',
};

function fightOf(g: Frontiers): string | null {
  if (g.pvp !== null) return 'Ship against ship';
  return g.combat === null ? null : PHASES[g.combat.phase];
}

/** Returns at most two facts beside the headline. */
export function facts({ g, over }: State<Frontiers>): string[] {
  if (g.round === 0) return [];
  const { turn, combat } = g;
  const isMoving = turn?.step === 'move' && over === null && combat === null;
  return [...(isMoving ? [`Move ${playerOf(g, turn.seat).points.move}`] : []), `Round ${g.round} of ${roundsOf(g)}`];
}
