import type { Seat } from '../../../../kernel/types.ts';
import { keyed, no, type Obstacle, type Offer } from '../../../kit/offers.ts';
import { advancementCard } from '../../content/lookup.ts';
import { playerOf } from '../../position/find.ts';
import { does } from '../../position/names.ts';
import { canPay, pay } from '../../position/resources.ts';
import { notNow } from '../../position/turn.ts';
import { added } from '../../rules/ask.ts';
import type { Ascendancy, CardId, Project } from '../../state.ts';
import { COMPLETE, type Payload, type Play } from '../calls.ts';

/**
 * Puts Research on a Project. Other players see only how much Research a Project has (A-OPEN-74). Returns whether the
 * Project now has all the Research that it needs.
 */
export function putResearch(ctx: Play, seat: Seat, project: Project, amount: number, rule: string): boolean {
  project.research += amount;
  const { name, cost } = advancementCard(project.card);
  const done = `${does(ctx.g, seat, 'puts', 'put')} ${amount} Research on`;
  ctx.tell(
    seat,
    `${done} ${name}: ${project.research} of ${cost}.`,
    `${done} a Project, which now has ${project.research}.`,
    rule,
  );
  return project.research >= cost;
}

/**
 * Lists offers to commit Research to Projects (A-BUILD-21 to A-BUILD-25). Research stays on its Project (A-BUILD-23).
 * Only the owner sees these offers.
 */
export function researchOffers(g: Ascendancy, seat: Seat): Offer<Payload>[] {
  return playerOf(g, seat).projects.map((project) => commitOffer(g, seat, project));
}

function commitOffer(g: Ascendancy, seat: Seat, { card, research }: Project): Offer<Payload> {
  const why =
    notNow(g, seat, 'building') ??
    spentOn(g, seat, card) ??
    (canPay(g, seat, { research: 1 }) ? null : no('A-BUILD-21', 'You have no Research in Reserves.'));
  return keyed(
    `research:${card}`,
    (ctx) => commit(ctx, seat, card),
    why,
    () => {
      const { name, cost } = advancementCard(card);
      return {
        verb: 'research',
        label: `Commit 1 Research to ${name}`,
        hint: `It has ${research} of ${cost}`,
        rule: 'A-BUILD-21',
        hidden: true,
      };
    },
  );
}

/** Returns how much Research a Project can get per turn: 1, or more if a rule says so (A-BUILD-21). */
export function researchLimit(g: Ascendancy, seat: Seat, card: CardId): number {
  return 1 + added(g, 'limit', { of: 'research', seat, card });
}

/** Returns the reason a Project can’t get more Research this turn, or null (A-BUILD-21). */
function spentOn(g: Ascendancy, seat: Seat, card: CardId): Obstacle {
  const given = g.turn?.researched.filter((one) => one === card).length ?? 0;
  if (given < researchLimit(g, seat, card)) return null;
  return no('A-BUILD-21', 'This Project already has its Research for this turn.');
}

function commit(ctx: Play, seat: Seat, card: CardId): void {
  const project = playerOf(ctx.g, seat).projects.find((one) => one.card === card);
  if (project === undefined) throw new Error(`seat ${seat} doesn’t work on ${card}`);
  pay(ctx.g, seat, { research: 1 });
  ctx.g.turn?.researched.push(card);
  // A Project that has all the Research it needs is completed immediately (A-BUILD-26).
  if (putResearch(ctx, seat, project, 1, 'A-BUILD-21')) ctx.call(COMPLETE, { seat, card });
}
