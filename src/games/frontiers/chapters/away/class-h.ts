import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { offering, open } from '../../../kit/offers.ts';
import { CHALLENGE_EXPERIENCE, type Challenge, type ClassH, classHOf } from '../../content/class-h.ts';
import { isPlay, type PlayPayload } from '../../effects/payloads.ts';
import { play } from '../../effects/play.ts';
import { plays } from '../../effects/plays.ts';
import type { Frontiers } from '../../state.ts';
import { pass, pickOffer } from '../asking/asking.ts';
import { seatName } from '../captains/find.ts';
import { gainExperience, type Running } from '../captains/gains.ts';
import { CLASS_H } from '../combat/challenges.ts';
import { COMBAT } from '../combat/combats.ts';
import { solve } from '../combat/outcomes.ts';
import { payData, payments } from '../data/data.ts';
import type { Paid } from '../data/payments.ts';
import { siteAt, siteOf } from '../map/ground.ts';
import type { HexId } from '../map/hex.ts';
import { spaceLabel } from '../map/labels.ts';
import { drawToken } from '../map/tokens.ts';

interface Local {
  seat: Seat;
  at: HexId;
}

/** A player's choice at a Challenge. */
type ClassHPayload = PlayPayload | { do: 'pay'; paid: readonly Paid[] } | { do: 'leave' };

/** Explores a Class-H Planet, where the player either pays for a Challenge or fights guards (F-LOC-34 to F-LOC-37). */
export const classH = procedure<Frontiers, Local>(CLASS_H.name)({
  begin(ctx, { seat, at }) {
    const site = siteOf(ctx.g, at);
    if (site.classH === null) unveil(ctx, seat, at);
    const token = tokenAt(ctx.g, at);
    if (token === null) return null;
    if (token.kind === 'challenge') return 'pay';
    ctx.call(COMBAT, { seat, kind: 'classH', at, joined: [], provoked: false });
    return 'end';
  },
  /** F-LOC-35, F-LOC-36: the player may still use Special effects to get the data. */
  pay: offering({
    ask({ g }, { seat, at }) {
      const { name, data } = challengeAt(g, at);
      const hint = `Gives ${CHALLENGE_EXPERIENCE} Experience now.`;
      const about = { verb: 'pay', hint, rule: 'F-LOC-35' };
      const ways = payments(g, seat, data).map(({ key, label, data: paid }) =>
        open<ClassHPayload>({ key: `pay:${key}`, label: `Pay ${label}`, ...about }, { do: 'pay', paid }),
      );
      const leave = open<ClassHPayload>(pass('Leave it unsolved', 'F-LOC-36'), { do: 'leave' });
      const prompt = `${name}: pay ${data.join(', ')} data for ${CHALLENGE_EXPERIENCE} Experience?`;
      return pickOffer<ClassHPayload>(seat, prompt, [...ways, ...plays(g, seat, 'rest'), leave], 'F-LOC-35');
    },
    take(ctx, { seat, at }, payload) {
      if (isPlay(payload)) {
        ctx.call(play, { seat, deed: payload, moment: 'rest' });
        return 'pay';
      }
      const { name } = challengeAt(ctx.g, at);
      if (payload.do === 'leave') {
        ctx.log(`${seatName(ctx.g, seat)} leaves ${name} unsolved.`, 'F-LOC-36');
        return null;
      }
      payData(ctx, seat, payload.paid);
      gainExperience(ctx, seat, CHALLENGE_EXPERIENCE, name, 'F-LOC-35');
      solve(ctx, seat, at);
      return null;
    },
  }),
  end: () => null,
});

/** F-LOC-34, F-LOC-37: draws a Class-H Token face up, and the tokens of the guards that it shows. */
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
