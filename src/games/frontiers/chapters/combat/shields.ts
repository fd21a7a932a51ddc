import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { offering, open } from '../../../kit/offers.ts';
import { FIRE_TYPES } from '../../content/fire.ts';
import { isPlay, type PlayDeed } from '../../effects/deeds.ts';
import { EFFECTS, type Run } from '../../effects/frame.ts';
import { play } from '../../effects/play.ts';
import { plays } from '../../effects/plays.ts';
import { shieldsName } from '../../effects/text/words.ts';
import type { Foe, Frontiers } from '../../state.ts';
import { pickOffer } from '../asking/asking.ts';
import { playerOf } from '../captains/find.ts';
import type { Running } from '../captains/gains.ts';
import { dropPoints, mergeFire, sumFire } from '../captains/points.ts';
import { fireWords } from './fire.ts';
import { attackersLeft, attackWords, combatOf, enemyOfFoe, foeName, foeNames, foeOf, isDeflected } from './foes.ts';
import { type DeflectDeed, deflectOffer, through } from './shielding.ts';

interface Local {
  seat: Seat;
}

/**
 * The Shields phase: Shields add up until they are set against one enemy; the next ones may go against the same one or
 * another (F-SHIELD-01, F-SHIELD-02, F-MULTI-04, F-OPEN-51).
 */
export const shields = procedure<Frontiers, Local>('shields')({
  /** What follows when an attack is fully deflected; Shields come from effects too. */
  begin(ctx, { seat }) {
    const { g } = ctx;
    for (const foe of attackersLeft(combatOf(g))) {
      const entry = foe.ifDeflected.find(({ at }) => at === 'once');
      if (entry === undefined || !isDeflected(g, foe)) continue;
      foe.ifDeflected = foe.ifDeflected.filter((one) => one !== entry);
      ctx.call(EFFECTS, { seat, moment: 'shields', from: entry.from, list: entry.then, foe: foe.key } satisfies Run);
      return 'begin';
    }
    return 'ask';
  },
  ask: offering({
    ask({ g }, { seat }) {
      const left = attackersLeft(combatOf(g)).filter((foe) => !isDeflected(g, foe));
      if (left.length === 0) return { go: 'end' };
      const offers = [
        ...left.map((foe) => deflectOffer(g, seat, foe)).filter(({ why }) => why === null),
        ...plays(g, seat, 'shields'),
      ];
      // Which cards a hand holds is secret: who has any is asked, whether one serves or not.
      if (offers.length === 0 && playerOf(g, seat).hand.length === 0) return { go: 'end' };
      const on = { key: 'phase:next', verb: 'phase', label: 'Take what gets through', rule: 'F-SHIELD-11' };
      const all = [...offers, open(on, { do: 'next' as const })];
      return pickOffer<PlayDeed | DeflectDeed | { do: 'next' }>(seat, prompt(g, seat, left), all, 'F-SHIELD-01');
    },
    take(ctx, { seat }, deed) {
      if (deed.do === 'next') return 'end';
      if (isPlay(deed)) ctx.call(play, { seat, deed, moment: 'shields' });
      else deflect(ctx, seat, deed.foe);
      return 'begin';
    },
  }),
  end({ g }, { seat }) {
    dropPoints(playerOf(g, seat), 'shields', 'close', 'long', 'repair', 'heal', 'mend');
    return null;
  },
});

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

/** Letters of a prompt that enemies may take: a fight of a whole Cube and its neighbours has more of them. */
const MOST_TOLD = 240;

/** What still gets through where Shields were set against an enemy. */
function soFar(g: Frontiers, foe: Foe): string {
  return sumFire(foe.shields) === 0 ? '' : `: ${through(g, foe, {})}`;
}

function prompt(g: Frontiers, seat: Seat, open: readonly Foe[]): string {
  const threats = open
    .map((foe) => `${foeName(g, foe)} (${attackWords(enemyOfFoe(g, foe))}${soFar(g, foe)})`)
    .join(', ');
  const told =
    [threats, foeNames(g, open)].find(({ length }) => length <= MOST_TOLD) ?? `${open.length} enemies attack`;
  const { shields } = playerOf(g, seat).points;
  const have = FIRE_TYPES.flatMap((type) => (shields[type] ? [`${shieldsName(type)} ${shields[type]}`] : []));
  return `Shields: ${told}. You have ${have.join(', ') || 'none yet'}.`;
}
