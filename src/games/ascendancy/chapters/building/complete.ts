import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { several } from '../../../kit/words.ts';
import { advancementCard } from '../../content/advancements/all.ts';
import { gainCommand } from '../../position/commands.ts';
import { playerOf } from '../../position/find.ts';
import { does } from '../../position/names.ts';
import { moment } from '../../rules/moments.ts';
import type { Ascendancy, CardId, Completed } from '../../state.ts';
import { COMPLETE } from '../calls.ts';

/** A Project becomes an Advancement. */
export const complete = procedure<Ascendancy, { seat: Seat; card: CardId }>(COMPLETE.name)({
  // A-BUILD-22, A-BUILD-26: at once, and it can be used at once.
  begin(ctx, { seat, card }) {
    const { g } = ctx;
    const player = playerOf(g, seat);
    const project = player.projects.find((one) => one.card === card);
    player.projects = player.projects.filter((one) => one !== project);
    const done: Completed = { card, exhausted: false };
    if (project?.drawn === true) done.drawn = true;
    player.advancements.push(done);
    const { name, line, type, tokens } = advancementCard(card);
    // What was secret is told to all, with its Type (A-BUILD-27, A-BUILD-28).
    ctx.reveal();
    ctx.log(`${does(g, seat, 'completes', 'complete')} ${name} (${type}). ${line}`, 'A-BUILD-27');
    // A-BUILD-31: they arrive Exhausted (A-SET-08). Warp Tokens of A-BUILD-30 count for as long as the card is face up.
    const commands = tokens.filter((token) => token === 'command').length;
    for (let gained = 0; gained < commands; gained++) gainCommand(g, seat);
    if (commands > 0) {
      ctx.log(
        `${does(g, seat, 'gains', 'gain')} ${several(commands, 'Command')}, first ready after the next Refresh.`,
        'A-BUILD-31',
      );
    }
    moment(ctx, 'completed', { seat, card });
    return 'end';
  },
  end: () => null,
});
