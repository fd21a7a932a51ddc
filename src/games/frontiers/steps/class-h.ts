import { PASS } from '../../../kernel/decision.ts';
import { procedure } from '../../../kernel/game.ts';
import type { Option, Seat } from '../../../kernel/types.ts';
import { CHALLENGE_EXPERIENCE, type Challenge, type ClassH, classHOf } from '../content/class-h.ts';
import { isPlay, plays } from '../effects/plays.ts';
import { pass, pickOne } from '../rules/asking.ts';
import { callCombat } from '../rules/combats.ts';
import { payData, payments } from '../rules/data.ts';
import { seatName } from '../rules/find.ts';
import { gainExperience, type Running } from '../rules/gains.ts';
import { siteAt, siteOf } from '../rules/ground.ts';
import type { HexId } from '../rules/hex.ts';
import { restOf } from '../rules/keys.ts';
import { spaceLabel } from '../rules/labels.ts';
import { solve } from '../rules/outcomes.ts';
import { drawToken } from '../rules/tokens.ts';
import type { Frontiers } from '../state.ts';

interface Local {
  seat: Seat;
  at: HexId;
}

/** A Class-H Planet is explored: a Challenge that is paid for, or guards (F-LOC-34 to F-LOC-37). */
export const classH = procedure<Frontiers, Local>({
  begin(ctx, { seat, at }) {
    const site = siteOf(ctx.g, at);
    if (site.classH === null) unveil(ctx, seat, at);
    const token = tokenAt(ctx.g, at);
    if (token === null) return null;
    if (token.kind === 'challenge') return 'pay';
    callCombat(ctx, { seat, kind: 'classH', at });
    return 'end';
  },
  /** F-LOC-35, F-LOC-36: Special effects may still bring the data. */
  pay: {
    ask({ g }, { seat, at }) {
      const { name, data } = challengeAt(g, at);
      const options: Option[] = payments(g, seat, data).map(({ key, label }) => ({
        key: `pay:${key}`,
        verb: 'pay',
        label: `Pay ${label}`,
        hint: `${CHALLENGE_EXPERIENCE} Experience at once.`,
        rule: 'F-LOC-35',
      }));
      options.push(...plays(g, seat, 'rest'));
      options.push(pass('Leave it unsolved', 'F-LOC-36'));
      const prompt = `${name}: pay ${data.join(', ')} data for ${CHALLENGE_EXPERIENCE} Experience?`;
      return pickOne(seat, prompt, options, 'F-LOC-35');
    },
    answer(ctx, { seat, at }, { key }) {
      if (isPlay(key)) {
        ctx.call('play', { seat, key, moment: 'rest' });
        return 'pay';
      }
      const { name } = challengeAt(ctx.g, at);
      if (key === PASS) {
        ctx.log(`${seatName(ctx.g, seat)} leaves ${name} unsolved.`, 'F-LOC-36');
        return null;
      }
      payData(ctx, seat, restOf(key));
      gainExperience(ctx, seat, CHALLENGE_EXPERIENCE, name, 'F-LOC-35');
      solve(ctx, seat, at);
      return null;
    },
  },
  end: () => null,
});

/** F-LOC-34, F-LOC-37: a token is drawn face up, and the guards that it shows. */
function unveil(ctx: Running, seat: Seat, at: HexId): void {
  const drawn = drawToken(ctx, 'classH', true);
  if (drawn === null) return;
  const site = siteOf(ctx.g, at);
  site.classH = drawn.token;
  const token = classHOf(drawn.token);
  ctx.log(`${seatName(ctx.g, seat)} explores ${spaceLabel(at)}: ${token.name}.`, 'F-LOC-34');
  if (token.kind !== 'guarded') return;
  for (const pile of token.guards) {
    const guard = drawToken(ctx, pile, true);
    if (guard !== null) site.tokens.push(guard);
  }
}

function tokenAt(g: Frontiers, at: HexId): ClassH | null {
  const { classH: id } = siteAt(g, at);
  return id === null ? null : classHOf(id);
}

function challengeAt(g: Frontiers, at: HexId): Challenge {
  const token = tokenAt(g, at);
  if (token?.kind !== 'challenge') throw new Error(`no Challenge at ${spaceLabel(at)}`);
  return token;
}
