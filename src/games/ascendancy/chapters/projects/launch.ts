import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { no, type Offer, offer, offering, open } from '../../../kit/offers.ts';
import { asHint, several } from '../../../kit/words.ts';
import { advancementCard } from '../../content/lookup.ts';
import { exhaustCommands } from '../../position/commands.ts';
import { playerOf, rivals } from '../../position/find.ts';
import { lacksCommands, notNow } from '../../position/turn.ts';
import type { Ascendancy, CardId } from '../../state.ts';
import { DISCARD, LAUNCH, type Payload } from '../calls.ts';
import { drawProjects, takeProjects } from './draw.ts';
import { mostProjects } from './limit.ts';

/** Number of cards drawn per Command (A-PROJ-01). */
const DRAWN = 2;

/**
 * Lists the offer to launch Projects for a Command (A-PROJ-01). The player may take this offer even if the maximum
 * number of Projects is then exceeded (A-PROJ-03).
 */
export function projectOffers(g: Ascendancy, seat: Seat): Offer<Payload>[] {
  const { deck, projects } = playerOf(g, seat);
  const why =
    notNow(g, seat, 'command') ??
    lacksCommands(g, seat, 1) ??
    (deck.length > 0 ? null : no('A-OPEN-72', 'Your Advancement deck is empty.'));
  const launchNow: Payload = (ctx) => {
    exhaustCommands(ctx.g, seat, 1);
    ctx.call(LAUNCH, { seat });
  };
  const focused = g.options.rules.focusedResearch === true;
  return [
    offer(launchNow, why, () => ({
      key: 'launch',
      verb: 'launch',
      label: focused ? 'Launch a Project of your choice' : `Launch ${several(Math.min(DRAWN, deck.length), 'Project')}`,
      hint: `1 Command. You have ${projects.length} and may keep ${mostProjects(g, seat)}`,
      rule: 'A-PROJ-01',
    })),
  ];
}

/**
 * Returns the cards of a seat’s deck. In a game without rivals, cards that need a rival are left out if any others
 * remain.
 */
function worthwhile(g: Ascendancy, seat: Seat): CardId[] {
  const { deck } = playerOf(g, seat);
  const useful = deck.filter((card) => advancementCard(card).needsRival !== true);
  return rivals(g, seat).length > 0 || useful.length === 0 ? deck : useful;
}

/** Launches Projects after the Command has been paid for. */
export const launch = procedure<Ascendancy, { seat: Seat }>(LAUNCH.name)({
  begin(ctx, { seat }) {
    if (ctx.g.options.rules.focusedResearch === true) {
      // The owner sees the whole deck (A-OPT-13).
      ctx.draw(playerOf(ctx.g, seat).deck, 0);
      return 'choose';
    }
    drawProjects(ctx, seat, seat, DRAWN);
    return 'limit';
  },
  // The player chooses one card (A-OPT-13). Cards are listed by id, to hide the order of the deck.
  choose: offering({
    ask({ g }, { seat }) {
      const offers = [...worthwhile(g, seat)].sort().map((card) => {
        const { name, type, cost, line } = advancementCard(card);
        const label = `${name}: ${type}, ${cost} Research`;
        return open({ key: `launch:${card}`, verb: 'launch', label, hint: asHint(line), hidden: true }, card);
      });
      return offers.length === 0
        ? { go: 'limit' as const }
        : {
            seat,
            kind: 'pick',
            prompt: 'Which Advancement do you launch as a Project?',
            offers,
            min: 1,
            max: 1,
            rule: 'A-OPT-13',
          };
    },
    take(ctx, { seat }, card) {
      const player = playerOf(ctx.g, seat);
      player.deck = player.deck.filter((one) => one !== card);
      takeProjects(ctx, seat, seat, [card]);
      return 'limit';
    },
  }),
  limit(ctx, { seat }) {
    ctx.call(DISCARD, { seat });
    return 'end';
  },
  end: () => null,
});
