import { PASS } from '../../../../kernel/decision.ts';
import type { Steps } from '../../../../kernel/game.ts';
import type { Option } from '../../../../kernel/types.ts';
import type { FireType } from '../../content/fire.ts';
import { arrive } from '../../rules/arrive.ts';
import { pass } from '../../rules/asking.ts';
import { playerOf, seatName } from '../../rules/find.ts';
import { idsAround, spaceAt, spaceName } from '../../rules/ground.ts';
import type { HexId } from '../../rules/hex.ts';
import { restOf } from '../../rules/keys.ts';
import { spaceLabel } from '../../rules/labels.ts';
import { sumFire } from '../../rules/points.ts';
import { isSafe } from '../../rules/safe.ts';
import { ownTurn } from '../../rules/turn-state.ts';
import type { Frontiers, Points } from '../../state.ts';
import { modifierText } from '../text.ts';
import { asks, doing, type Run, sourceName } from './frame.ts';

/** The steps of effects on the ship and the turn. */
export const ship = {
  /** F-MOVE-33, F-MOVE-34: over whatever lies between, onto a safe space; as the effect says, it provokes nobody (F-OPEN-37). */
  jump: {
    ask({ g }, run) {
      const options = landings(g, run);
      return options.length === 0 ? { go: 'begin' } : asks(run, 'where to?', [...options, pass('Stay')]);
    },
    answer(ctx, run, { key }) {
      if (key === PASS) return 'begin';
      const { cost } = doing(run, 'jump');
      const there = landingsById(ctx.g, run).find(({ id }) => spaceLabel(id) === restOf(key));
      if (there === undefined) throw new Error(`no way to ${key}`);
      if (cost === 'move') playerOf(ctx.g, run.seat).points.move -= there.far;
      ctx.log(`${seatName(ctx.g, run.seat)} goes straight to ${restOf(key)}.`, 'F-MOVE-33');
      arrive(ctx, run.seat, there.id);
      return 'begin';
    },
  },
  /** The cards of this turn come back to the hand as it ends, also those that are played later; this one doesn’t. */
  turnAgain({ g }, run) {
    const turn = ownTurn(g, run.seat);
    if (turn === null) return 'begin';
    turn.again = 'card';
    for (const card of playerOf(g, run.seat).inPlay) {
      if (card.card !== run.from && card.to === 'discard') card.to = 'hand';
    }
    return 'begin';
  },
  lasting(ctx, run) {
    const { modifier, until } = doing(run, 'lasting');
    const player = playerOf(ctx.g, run.seat);
    player.lasting.push({ modifier, until });
    if (modifier.kind === 'fire') rearm(player.points, modifier.fire);
    ctx.log(`${sourceName(run.from)}: ${modifierText(modifier)}.`, 'F-CARD-13');
    return 'begin';
  },
} satisfies Steps<Frontiers, Run>;

/** Attacks that were gained before are of the new type, too. */
function rearm(points: Points, fire: FireType): void {
  for (const range of ['close', 'long'] as const) {
    const sum = sumFire(points[range]);
    if (sum > 0) points[range] = { [fire]: sum };
  }
}

/** Where the ship can land, with the number of spaces. */
function landingsById(g: Frontiers, run: Run): { id: HexId; far: number }[] {
  const { spaces, cost } = doing(run, 'jump');
  const { at, points } = playerOf(g, run.seat);
  if (at === null) return [];
  const most = cost === 'move' ? Math.min(spaces, points.move) : spaces;
  const seen = new Set([at]);
  const found: { id: HexId; far: number }[] = [];
  let edge: HexId[] = [at];
  for (let far = 1; far <= most; far++) {
    const next: HexId[] = [];
    for (const from of edge) {
      for (const id of idsAround(from)) {
        if (seen.has(id) || spaceAt(g, id) === null) continue;
        seen.add(id);
        next.push(id);
        if (isSafe(g, run.seat, id)) found.push({ id, far });
      }
    }
    edge = next;
  }
  return found;
}

function landings(g: Frontiers, run: Run): Option[] {
  const { cost } = doing(run, 'jump');
  return landingsById(g, run).map(({ id, far }) => {
    const space = spaceAt(g, id);
    const label = spaceLabel(id);
    const option: Option = {
      key: `jump:${label}`,
      verb: 'jump',
      label: `${label}${space === null ? '' : `: ${spaceName(g, space)}`}`,
      subject: { kind: 'space', id },
      rule: 'F-MOVE-33',
    };
    return cost === 'move' ? { ...option, hint: `Costs ${far} Move` } : option;
  });
}
