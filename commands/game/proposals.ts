import { plain } from '../../src/discord/markdown.ts';
import { hasToAgree, isSameProposal } from '../../src/kernel/proposal-votes.ts';
import type { Proposal } from '../../src/kernel/table.ts';
import { Refused, type Seat } from '../../src/kernel/types.ts';
import type { Summary } from '../../src/tables/summary.ts';

/** Throws `Refused` if the seat has already agreed to this proposal, and names the players who still have to agree. */
export function assertUndecided({ chairs, proposal }: Summary, seat: Seat, what: Proposal): void {
  if (proposal == null || !isSameProposal(proposal.what, what) || !proposal.yes.includes(seat)) return;
  const rest = [...chairs.entries()].filter(
    ([at, { player }]) => player !== null && hasToAgree(proposal.what, at) && !proposal.yes.includes(at),
  );
  const names = rest.map(([, { called, name }]) => plain(called ?? name)).join(', ');
  throw new Refused(`You have agreed${deedOf(what)}. I’m waiting for: ${names}.`, 'T-CONSENT-01');
}

function deedOf(what: Proposal): string {
  switch (what.do) {
    case 'end':
      return ' to end it';
    case 'rewind':
      return ` to go back to entry ${what.to}`;
    default:
      return '';
  }
}
