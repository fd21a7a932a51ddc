import { must } from '../../../kernel/must.ts';
import type { RuleId, Seat } from '../../../kernel/types.ts';
import type { CardId, Frontiers } from '../state.ts';

/** All moments, in the order of a turn. */
export const MOMENT_IDS = ['before', 'move', 'deal', 'parley', 'long', 'shields', 'attack', 'rest'] as const;

/**
 * A moment when something can be played. `before` is another player's turn, or right before the seat's own turn
 * (F-TURN-01). `move` is the time before the Action (F-TURN-07). `deal` is an Interaction. `parley` is the Diplomacy
 * phase of an Away Mission. `long`, `shields` and `attack` are the phases of a fight. `rest` is the time after the
 * Action, in Emergency Repairs and after PvP (F-EMERG-05, F-PVP-15).
 */
export type Moment = (typeof MOMENT_IDS)[number];

/** The position, seat and moment for which a use is checked. */
export interface UseContext {
  readonly g: Frontiers;
  readonly seat: Seat;
  readonly moment: Moment;
  /** Cards in the hand that can't be used to pay costs because they are being played. */
  readonly without?: readonly CardId[];
}

/** Move points. This bit and those below say what an effect is useful for. */
export const MOVE = 1;
/** Diplomacy. */
export const TALK = 2;
/** Long Range Attacks. */
export const LONG = 4;
/** Attacks in the Attack phase. */
export const CLOSE = 8;
/** Shields. */
export const SHIELDS = 16;
/** Special effects, which work any time during the seat's own turn (F-TURN-18). */
export const SPECIAL = 32;
/** Repair and Heal effects, which don't work in combat (F-TURN-19). */
export const PEACE = 64;
/** Effects on enemies, and on Crew and weapons in a fight, which work in any phase of a combat (F-COMBAT-20). */
export const ENEMY = 128;
/** Effects on movement that give no Move points. */
export const STEER = 256;
/** Effects on Interactions. Away Missions aren't Interactions (F-INTERACT-02, F-INTERACT-05). */
export const DEAL = 512;
/** Effects that `usable` must check because they have a cost or depend on the position. */
export const NEEDS_CHECK = 1024;
/** Effects of a card or ability that is chosen later. */
export const ANYTHING = MOVE | TALK | LONG | CLOSE | SHIELDS | SPECIAL | PEACE | ENEMY | STEER | DEAL | NEEDS_CHECK;

/** The plays that are possible at a moment. */
interface AboutMoment {
  /**
   * The bits that fit the moment (F-MOVE-02, F-MOVE-03, F-INTERACT-04, F-INTERACT-07, F-COMBAT-19 to F-COMBAT-21,
   * F-LRA-02, F-ATK-01).
   */
  readonly fits: number;
  /** The rule about plays at the moment. */
  readonly rule: RuleId;
  /**
   * The kind of points that a card played sideways gives at the moment, never those of a Long Range Attack (F-CARD-06,
   * F-CARD-07, F-AWAY-11, F-AWAY-23).
   */
  readonly sideways?: SidewaysKind;
  /** The moment's name as players see it. */
  readonly words?: string;
}

/** The kinds of points that a card played sideways can give. */
export type SidewaysKind = 'move' | 'diplomacy' | 'shields' | 'attack';

export const MOMENTS: Readonly<Record<Moment, AboutMoment>> = {
  before: { fits: 0, rule: 'F-TURN-01' },
  move: { fits: MOVE | STEER | SPECIAL | PEACE, rule: 'F-MOVE-03', sideways: 'move', words: 'movement' },
  deal: { fits: TALK | DEAL | SPECIAL | PEACE, rule: 'F-INTERACT-07', sideways: 'diplomacy', words: 'Interactions' },
  parley: {
    fits: TALK | SPECIAL,
    rule: 'F-AWAY-10',
    sideways: 'diplomacy',
    words: 'the Diplomacy phase of an Away Mission',
  },
  long: { fits: LONG | SPECIAL | ENEMY, rule: 'F-LRA-02', words: 'the Long Range Attack phase' },
  shields: { fits: SHIELDS | SPECIAL | ENEMY, rule: 'F-COMBAT-19', sideways: 'shields', words: 'the Shields phase' },
  attack: { fits: LONG | CLOSE | SPECIAL | ENEMY, rule: 'F-ATK-01', sideways: 'attack', words: 'the Attack phase' },
  rest: { fits: SPECIAL | PEACE, rule: 'F-TURN-18' },
};

/** Whether Repair and Heal effects work: not in a combat or an Away Mission (F-TURN-19, F-HEAL-11, F-OPEN-58). */
export function isPeaceful(moment: Moment): boolean {
  return (MOMENTS[moment].fits & PEACE) !== 0;
}

/**
 * Returns the bits that fit a moment. In a fight, Move or Diplomacy also fits while an effect converts it into points
 * for this phase.
 */
export function allowed({ g, seat, moment }: UseContext): number {
  let mask = MOMENTS[moment].fits;
  if ((mask & ENEMY) === 0) return mask;
  for (const { modifier } of must(g.players[seat], `seat ${seat}`).lasting) {
    if (modifier.kind === 'convert' && modifier.to === moment) mask |= modifier.from === 'move' ? MOVE : TALK;
  }
  return mask;
}
