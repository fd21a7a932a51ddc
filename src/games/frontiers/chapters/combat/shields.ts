import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle, type Offer, offering, open } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { FIRE_TYPES } from '../../content/fire.ts';
import { EFFECTS, type Run } from '../../effects/frame.ts';
import { isPlay, type PlayPayload } from '../../effects/payloads.ts';
import { play } from '../../effects/play.ts';
import { plays } from '../../effects/plays.ts';
import { shieldsName } from '../../effects/text/words.ts';
import type { CombatEnemy, FirePoints, Frontiers } from '../../state.ts';
import { pickOffer } from '../asking/asking.ts';
import { playerOf } from '../captains/find.ts';
import type { Running } from '../captains/gains.ts';
import { dropPoints, fireWords, mergeFire, sumFire } from '../captains/points.ts';
import { damageOf, undeflected } from './combat-maths.ts';
import { attackersLeft, attackWords, combatOf, enemyOfFoe, foeName, foeNames, foeOf, isDeflected } from './foes.ts';
import { getsThroughInSpace } from './harm.ts';

/** A player's choice to use Shields against an enemy, by key. */
interface DeflectPayload {
  do: 'deflect';
  foe: string;
}

/**
 * The Shields phase. Shields add up until they are used against one enemy. Shields gained later may be used against the
 * same enemy or another one (F-SHIELD-01, F-SHIELD-02, F-MULTI-04, F-OPEN-51).
 */
export const shields = procedure<Frontiers, { seat: Seat }>('shields')({
  /** Applies the effects of a fully deflected attack first. The effects can give more Shields. */
  begin: (ctx) => (followDeflection(ctx, attackersLeft(combatOf(ctx.g)), 'once') ? 'begin' : 'ask'),
  ask: offering({
    ask({ g }, { seat }) {
      const left = attackersLeft(combatOf(g)).filter((foe) => !isDeflected(g, foe));
      if (left.length === 0) return { go: 'end' };
      const deflections = left.map((foe) => deflectOffer(g, seat, foe)).filter(({ why }) => why === null);
      const offers = [...deflections, ...plays(g, seat, 'shields')];
      // The cards in a hand are secret, so anyone with cards is asked, even if none of the cards helps.
      if (offers.length === 0 && playerOf(g, seat).hand.length === 0) return { go: 'end' };
      const cards = getsThroughInSpace(g, seat);
      const hint = cards === null ? {} : { hint: `You would take ${several(cards, 'Damage Card')}.` };
      const on = { key: 'phase:next', verb: 'phase', label: 'Take the damage', ...hint, rule: 'F-SHIELD-11' };
      const all = [...offers, open(on, { do: 'next' as const })];
      return pickOffer<PlayPayload | DeflectPayload | { do: 'next' }>(seat, prompt(g, seat, left), all, 'F-SHIELD-01');
    },
    take(ctx, { seat }, payload) {
      if (payload.do === 'next') return 'end';
      if (isPlay(payload)) ctx.call(play, { seat, deed: payload, moment: 'shields' });
      else deflect(ctx, seat, payload.foe);
      return 'begin';
    },
  }),
  end({ g }, { seat }) {
    dropPoints(playerOf(g, seat), 'shields', 'close', 'long', 'repair', 'heal', 'mend');
    return null;
  },
});

/**
 * Calls the next effect of a fully deflected attack: an immediate effect, or one that waits for the Attack phase.
 * Returns false if no such effect is left.
 */
export function followDeflection(ctx: Running, foes: readonly CombatEnemy[], when: 'once' | 'attack'): boolean {
  const { seat } = combatOf(ctx.g);
  const moment = when === 'once' ? 'shields' : 'attack';
  for (const foe of foes) {
    const entry = foe.ifDeflected.find(({ at }) => at === when);
    if (entry === undefined || !isDeflected(ctx.g, foe)) continue;
    foe.ifDeflected = foe.ifDeflected.filter((one) => one !== entry);
    ctx.call(EFFECTS, { seat, moment, from: entry.from, list: entry.then, foe: foe.key } satisfies Run);
    return true;
  }
  return false;
}

/**
 * Returns the offer to use all Shields points against an enemy. If that isn't possible now, the offer includes the
 * reason.
 */
export function deflectOffer(g: Frontiers, seat: Seat, foe: CombatEnemy): Offer<DeflectPayload> {
  const { shields } = playerOf(g, seat).points;
  const label = `Deflect ${combatOf(g).foes.indexOf(foe) + 1}: ${foeName(g, foe)}`;
  const hint = `${attackWords(enemyOfFoe(g, foe))}: ${through(g, foe, shields)}.`;
  const option = { key: `deflect:${foe.key}`, verb: 'deflect', label, hint, rule: 'F-SHIELD-10' };
  return { option, payload: { do: 'deflect', foe: foe.key }, why: notDeflected(g, seat, foe) };
}

/** Returns the reason Shields can’t be used against an enemy, or null (F-SHIELD-01, F-SHIELD-10). */
function notDeflected(g: Frontiers, seat: Seat, foe: CombatEnemy): Obstacle {
  if (!attackersLeft(combatOf(g)).includes(foe)) {
    return no('F-SHIELD-01', () => `${foeName(g, foe)} doesn’t attack.`);
  }
  if (isDeflected(g, foe)) {
    return no('F-SHIELD-10', () => `${foeName(g, foe)}’s attack is already fully deflected.`);
  }
  if (sumFire(playerOf(g, seat).points.shields) > 0) return null;
  return no('F-SHIELD-10', 'You have no Shields points yet. Play some first.');
}

/**
 * Describes the damage that would get through with more Shields (F-SHIELD-04, F-SHIELD-05, F-SHIELD-06, F-SHIELD-07,
 * F-SHIELD-08, F-SHIELD-09), including an Antimatter Weapon's doubling (F-SPECIALS-01).
 */
function through(g: Frontiers, foe: CombatEnemy, more: FirePoints): string {
  const attacker = enemyOfFoe(g, foe);
  const points = undeflected(mergeFire(foe.shields, more), attacker);
  if (points === 0) return 'nothing gets through';
  const damage = damageOf([{ attacker, points }]);
  const doubled = damage === points ? '' : `, doubled by Antimatter to ${damage}`;
  return `${several(points, 'gets through', 'get through')}${doubled}`;
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
 * The maximum number of characters that the names of the enemies may take up in a prompt. The names in a fight with a
 * whole Cube and its neighbors would take up more.
 */
const MOST_TOLD = 240;

function prompt(g: Frontiers, seat: Seat, open: readonly CombatEnemy[]): string {
  const threat = (foe: CombatEnemy) => {
    const left = sumFire(foe.shields) === 0 ? '' : `: ${through(g, foe, {})}`;
    return `${foeName(g, foe)} (${attackWords(enemyOfFoe(g, foe))}${left})`;
  };
  const threats = open.map(threat).join(', ');
  const told =
    [threats, foeNames(g, open)].find(({ length }) => length <= MOST_TOLD) ?? `${open.length} enemies attack`;
  const { shields } = playerOf(g, seat).points;
  const have = FIRE_TYPES.flatMap((type) => (shields[type] ? [`${shieldsName(type)} ${shields[type]}`] : []));
  return `Shields: ${told}. You have ${have.join(', ') || 'none yet'}.`;
}
