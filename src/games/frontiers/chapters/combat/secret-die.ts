import { procedure } from '../../../../kernel/game.ts';
import type { Option, Seat } from '../../../../kernel/types.ts';
import { sentence } from '../../../kit/words.ts';
import { BASICS, type Basic } from '../../content/colours.ts';
import type { Frontiers } from '../../state.ts';
import { pass, pickOne } from '../asking/asking.ts';
import { seatName } from '../captains/find.ts';
import { combatOf, enemyOfFoe, enemyWords, foeNames } from './foes.ts';
import { DIE_WINDOW, DIE_WORDS, playedBefore } from './secret-colours.ts';

interface Local {
  seat: Seat;
}

/** Interactive Combat: whoever played before sets a spare die in secret (F-VARIANT-16, F-VARIANT-17). */
export const secretDie = procedure<Frontiers, Local>('secret-die')({
  begin: {
    ask({ g }, { seat }) {
      const by = playedBefore(g, seat);
      if (by === null) return { go: null };
      const options: Option[] = [pass('White: no bonus', 'F-VARIANT-19'), ...BASICS.map(dieOption)];
      const [foe] = combatOf(g).foes;
      const enemy = foe === undefined ? 'an enemy' : enemyWords(enemyOfFoe(g, foe));
      const prompt = `${seatName(g, seat)} fights ${enemy}. How do you set the die?`;
      return { ...pickOne(by, prompt, options, 'F-VARIANT-17'), window: DIE_WINDOW };
    },
    answer(ctx, { seat }, { seat: by, key }) {
      const { g } = ctx;
      const combat = combatOf(g);
      const colour = BASICS.find((one) => key === `die:${one}`) ?? 'white';
      combat.die = { by, colour, shown: false };
      const about = `the die against ${seatName(g, seat)}’s fight with ${foeNames(g, combat.foes)}`;
      ctx.tell(by, `You set ${about} to ${colour}.`, `${seatName(g, by)} sets ${about}.`, 'F-VARIANT-17');
      return null;
    },
  },
});

function dieOption(colour: Basic): Option {
  return {
    key: `die:${colour}`,
    verb: 'die',
    label: `${sentence(colour)}: ${DIE_WORDS[colour]}`,
    hint: 'If the enemy is beaten all the same, it gives 1 more Experience.',
    rule: 'F-VARIANT-17',
  };
}
