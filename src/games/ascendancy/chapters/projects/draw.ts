import type { Seat } from '../../../../kernel/types.ts';
import { listed, several } from '../../../kit/words.ts';
import { advancementCard } from '../../content/lookup.ts';
import { playerOf, rivals } from '../../position/find.ts';
import { does, theSeat } from '../../position/names.ts';
import type { CardId } from '../../state.ts';
import type { Play } from '../calls.ts';

/** Whether a card needs a rival and this game has none. */
function isIdle(ctx: Play, seat: Seat, card: CardId): boolean {
  return advancementCard(card).needsRival === true && rivals(ctx.g, seat).length === 0;
}

/**
 * Draws Projects from a deck and returns them. Cards from a rival’s deck are marked as such (A-FER-09). If the deck
 * runs out, fewer cards are drawn (A-OPEN-72). In a game without rivals, cards that need a rival go to the bottom and
 * are replaced.
 * @param isLook True if the seat only looks at the cards and then launches one of them.
 */
export function drawProjects(ctx: Play, seat: Seat, from: Seat, count: number, isLook = false): CardId[] {
  const { deck } = playerOf(ctx.g, from);
  const drawn: CardId[] = [];
  const idle: CardId[] = [];
  while (drawn.length < count && deck.length > 0) {
    for (const card of ctx.draw(deck, count - drawn.length)) (isIdle(ctx, seat, card) ? idle : drawn).push(card);
  }
  deck.push(...idle);
  addProjects(ctx, seat, from, drawn);
  (isLook && drawn.length > 1 ? tellSeen : tellLaunched)(ctx, seat, from, drawn);
  return drawn;
}

/** Adds cards to a seat’s Projects, marking cards of a rival (A-FER-09), and logs the launch. */
export function takeProjects(ctx: Play, seat: Seat, from: Seat, cards: readonly CardId[]): void {
  addProjects(ctx, seat, from, cards);
  tellLaunched(ctx, seat, from, cards);
}

function addProjects({ g }: Play, seat: Seat, from: Seat, cards: readonly CardId[]): void {
  const { projects } = playerOf(g, seat);
  for (const card of cards) projects.push({ card, research: 0, ...(from === seat ? {} : { drawn: true as const }) });
}

/** Shows a seat the cards it looks at. Other players learn only the number of cards. */
function tellSeen(ctx: Play, seat: Seat, _from: Seat, cards: readonly CardId[]): void {
  const done = does(ctx.g, seat, 'looks', 'look');
  const names = listed(cards.map((card) => advancementCard(card).name));
  ctx.tell(seat, `${done} at ${names}.`, `${done} at ${several(cards.length, 'Advancement')}.`, 'A-PROJ-01');
}

/** Shows a seat the Projects it launches. Other players learn how many cards the seat draws, and from whose deck. */
export function tellLaunched(ctx: Play, seat: Seat, from: Seat, cards: readonly CardId[]): void {
  const done = does(ctx.g, seat, 'launches', 'launch');
  const whose = from === seat ? '' : ` from the deck of ${theSeat(ctx.g, from)}`;
  const names = listed(cards.map((card) => advancementCard(card).name));
  ctx.tell(seat, `${done} ${names}${whose}.`, `${done} ${several(cards.length, 'Project')}${whose}.`, 'A-PROJ-01');
}
