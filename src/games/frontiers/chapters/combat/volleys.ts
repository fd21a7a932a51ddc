import { procedure } from '../../../../kernel/game.ts';
import type { Option, Seat } from '../../../../kernel/types.ts';
import { offering, open } from '../../../kit/offers.ts';
import { isMany } from '../../../kit/words.ts';
import { isPlay, type PlayDeed } from '../../effects/deeds.ts';
import { play } from '../../effects/play.ts';
import { plays } from '../../effects/plays.ts';
import type { Frontiers } from '../../state.ts';
import { pickOffer } from '../asking/asking.ts';
import { absorbs, damageOfPlanet, standing } from '../away/away-team.ts';
import { playerOf } from '../captains/find.ts';
import type { Running } from '../captains/gains.ts';
import { dropPoints } from '../captains/points.ts';
import { defeat } from './defeat.ts';
import { attackPool, fireWords } from './fire.ts';
import { attackersLeft, combatOf, enemyOfFoe, foeName, foeNames, foeOf, foesLeft } from './foes.ts';
import { volleys as groups, type Means, type VolleyDeed, volleyWords } from './volley.ts';

interface Local {
  seat: Seat;
  moment: Means;
}

/** What each phase is called in a question, and how it is left. */
const PHASES: Readonly<Record<Means, { name: string; next: string; rule: string }>> = {
  parley: { name: 'Diplomacy', next: 'Talk no more', rule: 'F-AWAY-10' },
  long: { name: 'Long Range Attack', next: 'Go on to their attack', rule: 'F-LRA-01' },
  attack: { name: 'Attack', next: 'End the fight', rule: 'F-ATK-01' },
};

/**
 * A phase in which enemies are overcome: cards, Skills and Crew are played one by one, and their points sent against enemies
 * or groups of them, as often as wished (F-COMBAT-19, F-LRA-01, F-LRA-13, F-ATK-04). What is for the Attack phase
 * alone is offered there (F-ATK-03). An attack that would fail is not
 * offered, so that nothing is lost by it (F-LRA-09, F-LRA-10).
 */
export const volleys = procedure<Frontiers, Local>('volleys')({
  begin: offering({
    ask({ g }, { seat, moment }) {
      if (foesLeft(combatOf(g)).length === 0) return { go: 'end' };
      const offers = [...groups(g, seat, moment), ...plays(g, seat, moment)];
      // Which cards a hand holds is secret: who has any is asked, whether one serves or not.
      if (offers.length === 0 && playerOf(g, seat).hand.length === 0) return { go: 'end' };
      const { next, rule } = PHASES[moment];
      const on: Option = { key: 'phase:next', verb: 'phase', label: next, rule };
      if (moment === 'long') on.hint = whatComes(g, seat);
      return pickOffer<PlayDeed | VolleyDeed | { do: 'next' }>(
        seat,
        prompt(g, seat, moment),
        [...offers, open(on, { do: 'next' as const })],
        rule,
      );
    },
    take(ctx, { seat, moment }, deed) {
      if (deed.do === 'next') return 'end';
      if (isPlay(deed)) ctx.call(play, { seat, deed, moment });
      else overcome(ctx, seat, moment, deed.foes);
      return 'begin';
    },
  }),
  end({ g }, { seat, moment }) {
    const player = playerOf(g, seat);
    if (moment === 'parley') dropPoints(player, 'diplomacy');
    else dropPoints(player, 'close', 'long');
    // Points of other kinds that an effect gave in passing serve no later phase.
    dropPoints(player, 'shields', 'repair', 'heal', 'mend');
    return null;
  },
});

/** F-LRA-08, F-LRA-11: all points are spent, the targets are overcome. */
function overcome(ctx: Running, seat: Seat, moment: Means, keys: readonly string[]): void {
  const { g } = ctx;
  const targets = keys.map((key) => foeOf(combatOf(g), key));
  const words = volleyWords(g, seat, moment, targets);
  const player = playerOf(g, seat);
  const names = foeNames(g, targets);
  const are = targets.length > 1 || isMany(names) ? 'are' : 'is';
  const how = moment === 'parley' ? 'won over' : 'defeated';
  ctx.log(`${words}: ${names} ${are} ${how}.`, PHASES[moment].rule);
  if (moment === 'parley') dropPoints(player, 'diplomacy');
  else if (moment === 'long') dropPoints(player, 'long');
  else dropPoints(player, 'close', 'long');
  defeat(ctx, targets);
}

/** What leaving the Long Range phase brings (F-SHIELD-01, F-AWAY-16). */
function whatComes(g: Frontiers, seat: Seat): string {
  const combat = combatOf(g);
  if (combat.team === null) {
    const attack = attackersLeft(combat).reduce((sum, foe) => sum + enemyOfFoe(g, foe).attack.value, 0);
    return `Their attack comes to ${attack}, before your Shields.`;
  }
  const borne = standing(g, seat, combat.team).reduce<number>((sum, member) => sum + absorbs(g, seat, member), 0);
  return `They deal ${damageOfPlanet(g)} damage; your team can bear ${borne}.`;
}

function prompt(g: Frontiers, seat: Seat, moment: Means): string {
  const foes = foesLeft(combatOf(g)).map((foe) => {
    const { defense, diplomacy } = enemyOfFoe(g, foe);
    return `${foeName(g, foe)} (${moment === 'parley' ? `Diplomacy ${diplomacy}` : `Defense ${defense}`})`;
  });
  const player = playerOf(g, seat);
  const have =
    moment === 'parley'
      ? `Diplomacy ${player.points.diplomacy}`
      : fireWords(attackPool(player, moment)) || 'nothing yet';
  return `${PHASES[moment].name}: ${foes.join(', ')}. You have ${have}.`;
}
