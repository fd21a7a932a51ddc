import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, offering, open } from '../../../kit/offers.ts';
import { sentence } from '../../../kit/words.ts';
import { BASICS, type Basic, type Colour } from '../../content/colours.ts';
import type { Frontiers } from '../../state.ts';
import { pass, pickOffer } from '../asking/asking.ts';
import { seatName } from '../captains/find.ts';
import { enemyWords } from './foe-words.ts';
import { combatOf, enemyOfFoe, foeNames } from './foes.ts';
import { DIE_WINDOW, DIE_WORDS, playedBefore } from './secret-colours.ts';

interface Local {
  seat: Seat;
}

/** Interactive Combat: whoever played before sets a spare die in secret (F-VARIANT-16, F-VARIANT-17). */
export const secretDie = procedure<Frontiers, Local>('secret-die')({
  begin: offering({
    ask({ g }, { seat }) {
      const by = playedBefore(g, seat);
      if (by === null) return { go: null };
      const white = open<Colour>(pass('White: no bonus', 'F-VARIANT-19'), 'white');
      const [foe] = combatOf(g).foes;
      const enemy = foe === undefined ? 'an enemy' : enemyWords(enemyOfFoe(g, foe));
      const prompt = `${seatName(g, seat)} fights ${enemy}. How do you set the die?`;
      return { ...pickOffer(by, prompt, [white, ...BASICS.map(dieOffer)], 'F-VARIANT-17'), window: DIE_WINDOW };
    },
    take(ctx, { seat }, colour, { seat: by }) {
      const { g } = ctx;
      const combat = combatOf(g);
      combat.die = { by, colour, shown: false };
      const about = `the die against ${seatName(g, seat)}’s fight with ${foeNames(g, combat.foes)}`;
      ctx.tell(by, `You set ${about} to ${colour}.`, `${seatName(g, by)} sets ${about}.`, 'F-VARIANT-17');
      return null;
    },
  }),
});

function dieOffer(colour: Basic): Offer<Colour> {
  const option = {
    key: `die:${colour}`,
    verb: 'die',
    label: `${sentence(colour)}: ${DIE_WORDS[colour]}`,
    hint: 'If the enemy is beaten all the same, it gives 1 more Experience.',
    rule: 'F-VARIANT-17',
  };
  return open(option, colour);
}
