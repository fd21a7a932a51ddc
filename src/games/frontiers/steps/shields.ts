import { procedure } from '../../../kernel/game.ts';
import type { Option, Seat } from '../../../kernel/types.ts';
import { FIRE_TYPES } from '../content/fire.ts';
import { isPlay, plays } from '../effects/plays.ts';
import type { Run } from '../effects/run/frame.ts';
import { shieldsName } from '../effects/text/words.ts';
import { pickOne } from '../rules/asking.ts';
import { damageOf, undeflected } from '../rules/combat-maths.ts';
import { playerOf } from '../rules/find.ts';
import { fireWords } from '../rules/fire.ts';
import { attackWords } from '../rules/foe-words.ts';
import { attackersLeft, combatOf, enemyOfFoe, foeName, foeOf, isDeflected } from '../rules/foes.ts';
import type { Running } from '../rules/gains.ts';
import { restOf } from '../rules/keys.ts';
import { dropPoints, mergeFire, sumFire } from '../rules/points.ts';
import type { FirePoints, Foe, Frontiers } from '../state.ts';

interface Local {
  seat: Seat;
}

/**
 * The Shields phase: Shields add up until they are set against one enemy; the next ones may go against the same one or
 * another (F-SHIELD-01, F-SHIELD-02, F-MULTI-04, F-OPEN-51).
 */
export const shields = procedure<Frontiers, Local>({
  /** What follows when an attack is fully deflected; Shields come from effects too. */
  begin(ctx, { seat }) {
    const { g } = ctx;
    for (const foe of attackersLeft(combatOf(g))) {
      const entry = foe.ifDeflected.find(({ at }) => at === 'once');
      if (entry === undefined || !isDeflected(g, foe)) continue;
      foe.ifDeflected = foe.ifDeflected.filter((one) => one !== entry);
      ctx.call('effects', { seat, moment: 'shields', from: entry.from, list: entry.then, foe: foe.key } satisfies Run);
      return 'begin';
    }
    return 'ask';
  },
  ask: {
    ask({ g }, { seat }) {
      const open = attackersLeft(combatOf(g)).filter((foe) => !isDeflected(g, foe));
      if (open.length === 0) return { go: 'end' };
      const options: Option[] = [...deflections(g, seat, open), ...plays(g, seat, 'shields')];
      // Which cards a hand holds is secret: who has any is asked, whether one serves or not.
      if (options.length === 0 && playerOf(g, seat).hand.length === 0) return { go: 'end' };
      options.push({ key: 'phase:next', verb: 'phase', label: 'Take what gets through', rule: 'F-SHIELD-11' });
      const rule = 'F-SHIELD-01';
      return pickOne(seat, prompt(g, seat, open), options, rule);
    },
    answer(ctx, { seat }, { key }) {
      if (key === 'phase:next') return 'end';
      if (isPlay(key)) ctx.call('play', { seat, key, moment: 'shields' });
      else deflect(ctx, seat, restOf(key));
      return 'begin';
    },
  },
  end({ g }, { seat }) {
    dropPoints(playerOf(g, seat), 'shields', 'close', 'long', 'repair', 'heal', 'mend');
    return null;
  },
});

function deflections(g: Frontiers, seat: Seat, foes: readonly Foe[]): Option[] {
  const { shields: pool } = playerOf(g, seat).points;
  if (sumFire(pool) === 0) return [];
  const { foes: all } = combatOf(g);
  return foes.map((foe) => ({
    key: `deflect:${foe.key}`,
    verb: 'deflect',
    label: `Deflect ${all.indexOf(foe) + 1}: ${foeName(g, foe)}`,
    hint: `${attackWords(enemyOfFoe(g, foe))}: ${through(g, foe, pool)}.`,
    rule: 'F-SHIELD-10',
  }));
}

function deflect(ctx: Running, seat: Seat, key: string): void {
  const { g } = ctx;
  const foe = foeOf(combatOf(g), key);
  const player = playerOf(g, seat);
  const { shields: pool } = player.points;
  const words = `Shields (${fireWords(pool, 'shields')}) against ${foeName(g, foe)}, ${attackWords(enemyOfFoe(g, foe))}`;
  ctx.log(`${words}: ${through(g, foe, pool)}.`, 'F-SHIELD-10');
  foe.shields = mergeFire(foe.shields, pool);
  dropPoints(player, 'shields');
}

/**
 * What would get through with more Shields (F-SHIELD-04, F-SHIELD-05, F-SHIELD-06, F-SHIELD-07, F-SHIELD-08, F-SHIELD-09), and
 * what an Antimatter Weapon makes of it (F-SPECIALS-01).
 */
function through(g: Frontiers, foe: Foe, more: FirePoints): string {
  const attacker = enemyOfFoe(g, foe);
  const points = undeflected(mergeFire(foe.shields, more), attacker);
  if (points === 0) return 'nothing gets through';
  const damage = damageOf([{ attacker, points }]);
  const doubled = damage === points ? '' : `, doubled by Antimatter to ${damage}`;
  return `${points} ${points === 1 ? 'gets' : 'get'} through${doubled}`;
}

/** What still gets through where Shields were set against an enemy. */
function soFar(g: Frontiers, foe: Foe): string {
  return sumFire(foe.shields) === 0 ? '' : `: ${through(g, foe, {})}`;
}

function prompt(g: Frontiers, seat: Seat, open: readonly Foe[]): string {
  const threats = open
    .map((foe) => `${foeName(g, foe)} (${attackWords(enemyOfFoe(g, foe))}${soFar(g, foe)})`)
    .join(', ');
  const { shields } = playerOf(g, seat).points;
  const have = FIRE_TYPES.flatMap((type) => (shields[type] ? [`${shieldsName(type)} ${shields[type]}`] : []));
  return `Shields: ${threats}. You have ${have.join(', ') || 'none yet'}.`;
}
