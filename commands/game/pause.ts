import { type APIApplicationCommandSubcommandOption, ApplicationCommandOptionType } from 'discord-api-types/v10';
import { pauseDraft, UNTIL_AGREED } from '../../src/discord/compose/pause.ts';
import { isAlone } from '../../src/discord/compose/people.ts';
import { nameOfProposal } from '../../src/discord/ids.ts';
import { type Reply, say } from '../../src/discord/reply.ts';
import type { Proposal } from '../../src/kernel/table.ts';
import { Refused } from '../../src/kernel/types.ts';
import type { Summary } from '../../src/tables/summary.ts';
import { UNTIL_LENGTH } from '../../src/tables/until.ts';
import type { Asker, CommandContext } from '../context.ts';
import { seatOr, TABLE_OPTION } from '../tables.ts';
import { untilTyped } from '../until-typed.ts';
import { assertUndecided } from './proposals.ts';

export const PAUSE_OPTION: APIApplicationCommandSubcommandOption = {
  type: ApplicationCommandOptionType.Subcommand,
  name: 'pause',
  description: 'Propose a pause, which begins when everyone agrees',
  options: [
    {
      type: ApplicationCommandOptionType.String,
      name: 'until',
      description: 'When it ends: “3 days”, “Monday”, “7 December”, or “we agree”',
      max_length: UNTIL_LENGTH,
    },
    TABLE_OPTION,
  ],
};

type Pausing = Pick<Asker, 'person'>;

/** Shows how to pause a table, or how to end its pause. */
export function showPause(summary: Summary, asker: Pausing): Reply {
  assertPlays(summary, asker);
  return { do: 'say', draft: pauseDraft(summary, isAlone(summary)) };
}

/** Proposes a pause until an end that a person typed or chose. */
export async function proposePause(
  summary: Summary,
  text: string,
  asker: Pausing,
  context: CommandContext,
): Promise<Reply> {
  assertPlays(summary, asker);
  const read = await untilTyped(text === UNTIL_AGREED ? 'we agree' : text, asker, context);
  return 'do' in read ? read : propose(summary, { do: 'pause', until: read.until }, asker);
}

/** Proposes to end the present pause. */
export function proposeResume(summary: Summary, asker: Pausing): Reply {
  assertPlays(summary, asker);
  return propose(summary, { do: 'resume' }, asker);
}

/** Votes on the open proposal with this name. */
export function voteOn(summary: Summary, name: string, yes: boolean, asker: Pausing): Reply {
  const seat = seatOr(summary, asker);
  const { proposal = null } = summary;
  if (proposal === null || nameOfProposal(proposal.what) !== name)
    return say('That proposal is no longer open. Nothing was changed.');
  if (yes) assertUndecided(summary, seat, proposal.what);
  return { do: 'send', table: summary.id, input: { t: 'consent', seat, proposal: proposal.what, yes } };
}

function propose(summary: Summary, proposal: Proposal, asker: Pausing): Reply {
  const seat = seatOr(summary, asker);
  return { do: 'send', table: summary.id, input: { t: 'consent', seat, proposal, yes: true } };
}

function assertPlays(summary: Summary, asker: Pausing): void {
  seatOr(summary, asker);
  if (summary.status === 'lobby')
    throw new Refused('The game has not begun yet, so there is nothing to pause.', 'T-LOBBY-05');
  if (summary.status !== 'playing') throw new Refused('This game is over.', 'T-TURN-03');
}
