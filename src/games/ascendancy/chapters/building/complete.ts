import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { several } from '../../../kit/words.ts';
import { advancementCard } from '../../content/lookup.ts';
import { gainCommand } from '../../position/commands.ts';
import { playerOf } from '../../position/find.ts';
import { does } from '../../position/names.ts';
import { moment } from '../../rules/moments.ts';
import type { Ascendancy, CardId, Completed } from '../../state.ts';
import { COMPLETE } from '../calls.ts';

/** Turns a Project into an Advancement. */
export const complete = procedure<Ascendancy, { seat: Seat; card: CardId }>(COMPLETE.name)({
  // Completion is immediate, and the Advancement can be used immediately (A-BUILD-22, A-BUILD-26).
  begin(ctx, { seat, card }) {
    const { g } = ctx;
    const player = playerOf(g, seat);
    const project = player.projects.find((one) => one.card === card);
    player.projects = player.projects.filter((one) => one !== project);
    const done: Completed = { card, exhausted: false };
    if (project?.drawn === true) done.drawn = true;
    player.advancements.push(done);
    const { name, line, type, tokens } = advancementCard(card);
    // Everyone now learns the Advancement’s name and Type (A-BUILD-27, A-BUILD-28).
    ctx.reveal();
    ctx.log(`${does(g, seat, 'completes', 'complete')} ${name} (${type}). ${line}`, 'A-BUILD-27');
    // The card’s Commands arrive Exhausted (A-BUILD-31, A-SET-08). The card’s Warp Tokens count while the card is face
    // up (A-BUILD-30).
    const commands = tokens.filter((token) => token === 'command').length;
    for (let gained = 0; gained < commands; gained++) gainCommand(g, seat);
    if (commands > 0) {
      ctx.log(
        `${does(g, seat, 'gains', 'gain')} ${several(commands, 'Command')}, ready after the next Refresh.`,
        'A-BUILD-31',
      );
    }
    moment(ctx, 'completed', { seat, card });
    return 'end';
  },
  end: () => null,
});
