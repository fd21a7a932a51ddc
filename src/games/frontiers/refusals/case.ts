import type { Decision, Frame, State } from '../../../kernel/types.ts';
import type { Moment, Occasion } from '../effects/moments.ts';
import type { HexId } from '../rules/hex.ts';
import { pvpOf } from '../rules/pvp-outcome.ts';
import { momentOf } from '../rules/turn-picks.ts';
import { turnOf } from '../rules/turn-state.ts';
import type { Wish } from '../rules/wish.ts';
import type { Frontiers } from '../state.ts';

/** A wish while a question waits in which cards can be played. */
export interface Case extends Occasion {
  wish: Wish;
  decision: Decision;
  /** Where in the game the question comes from. */
  scene: Scene;
}

/** The turn itself, an Interaction, a fight with tokens or players, a Challenge or the end of a joined turn. */
export type Scene =
  | { kind: 'turn' }
  /** `at`: null when Diplomacy is used for a card. */
  | { kind: 'deal'; at: HexId | null }
  | { kind: 'fight' }
  | { kind: 'pvp' }
  | { kind: 'classH' }
  | { kind: 'joined' };

/** What can be played in the question that waits, and where it comes from; null when it asks for something else. */
export function sceneOf({ g, stack }: State<Frontiers>): { moment: Moment; scene: Scene } | null {
  const frame = stack.at(-1);
  switch (frame === undefined ? '' : `${frame.proc}.${frame.step}`) {
    case 'turn.pick':
      return { moment: momentOf(g, turnOf(g)), scene: { kind: 'turn' } };
    case 'interact.deal':
      return { moment: 'deal', scene: { kind: 'deal', at: placeOf(frame) } };
    case 'volleys.begin':
      return { moment: means(frame), scene: { kind: 'fight' } };
    case 'shields.ask':
      return { moment: 'shields', scene: { kind: 'fight' } };
    case 'pvp-attack.fire':
      return { moment: pvpOf(g).phase === 'long' ? 'long' : 'attack', scene: { kind: 'pvp' } };
    case 'pvp-attack.block':
      return { moment: 'shields', scene: { kind: 'pvp' } };
    case 'classh.pay':
      return { moment: 'rest', scene: { kind: 'classH' } };
    case 'joined-end.begin':
      return { moment: 'rest', scene: { kind: 'joined' } };
    default:
      return null;
  }
}

function placeOf(frame: Frame | undefined): HexId | null {
  const at = frame?.local['at'];
  return typeof at === 'string' ? at : null;
}

function means(frame: Frame | undefined): Moment {
  const moment = frame?.local['moment'];
  return moment === 'parley' || moment === 'long' ? moment : 'attack';
}
