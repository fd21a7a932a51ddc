import { type APIApplicationCommandSubcommandOption, ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { RowsDraft } from '../../src/discord/compose/body.ts';
import { button, buttonRows } from '../../src/discord/compose/rows.ts';
import { bold, listed, plain } from '../../src/discord/markdown.ts';
import type { Reply } from '../../src/discord/reply.ts';
import { Refused, type Seat } from '../../src/kernel/types.ts';
import type { Summary } from '../../src/tables/summary.ts';
import type { Asker } from '../context.ts';
import { seatOr, TABLE_OPTION } from '../tables.ts';
import { playsOn } from './absence.ts';
import { assertUndecided } from './proposals.ts';

/** Asks for confirmation before giving up, because it can't be undone. */
function surely({ id: table, title, ...summary }: Summary, seat: Seat): RowsDraft {
  const then = playsOn(summary, seat)
    ? 'A bot takes over your seat, and the game continues. You can come back later.'
    : 'The other players win, and the game ends.';
  return {
    content: `Give up ${bold(title)}? ${then}`,
    rows: buttonRows([
      button({ act: 'concede', table }, 'Yes, I give up', 'grave'),
      button({ act: 'move', table }, 'No, keep playing', 'first'),
    ]),
  };
}

/** Asks for confirmation before proposing to end the game, because everyone is then asked to agree. */
function proposing({ id: table, title, chairs }: Summary, seat: Seat): RowsDraft {
  const others = chairs.flatMap(({ player, called, name }, at) =>
    player === null || at === seat ? [] : [plain(called ?? name)],
  );
  const then =
    others.length === 0
      ? 'Nobody else has to agree, so this ends the game.'
      : `I ask ${listed(others)}. If ${others.length === 1 ? 'they say' : 'one of them says'} no, the game continues.`;
  return {
    content: `End ${bold(title)} without a winner? ${then}\n-# To give up alone instead, use \`/game end how:\`.`,
    rows: buttonRows([
      button({ act: 'propose', table }, others.length === 0 ? 'Yes, end it' : 'Yes, propose it', 'grave'),
      button({ act: 'move', table }, 'No, keep playing', 'first'),
    ]),
  };
}

/** Agrees to a proposed end of the game. If nobody has proposed an end yet, asks for confirmation first. */
function agreeTo(summary: Summary, seat: Seat, isSure: boolean): Reply {
  const { id: table, proposal } = summary;
  if (proposal?.what.do !== 'end' && !isSure) return { do: 'say', draft: proposing(summary, seat) };
  assertUndecided(summary, seat, { do: 'end' });
  return { do: 'send', table, input: { t: 'consent', seat, proposal: { do: 'end' }, yes: true } };
}

const WAYS = [
  { name: 'Propose to end the game, or agree to that', value: 'agree' },
  { name: 'Vote against ending the game', value: 'refuse' },
  { name: 'Give up: the others win, or a bot takes over', value: 'give-up' },
] as const;

export const END_OPTION: APIApplicationCommandSubcommandOption = {
  type: ApplicationCommandOptionType.Subcommand,
  name: 'end',
  description: 'End a game by agreement, or give up',
  options: [
    {
      type: ApplicationCommandOptionType.String,
      name: 'how',
      description: 'How it ends; all have to agree unless you give up',
      choices: [...WAYS],
    },
    TABLE_OPTION,
  ],
};

/** `/game end`: closes a lobby, proposes an end, votes on it, or gives up. */
export function endGame(summary: Summary, how: string, asker: Pick<Asker, 'person'>): Reply {
  const table = summary.id;
  if (summary.status === 'lobby') {
    if (summary.owner !== asker.person.id)
      throw new Refused('Before the game begins, only the player who opened the table can close it.', 'T-LOBBY-02');
    return { do: 'send', table, input: { t: 'end', why: 'The table was closed before the game began.' } };
  }
  const seat = seatOr(summary, asker);
  switch (how) {
    case 'give-up':
      return { do: 'say', draft: surely(summary, seat) };
    case 'refuse':
      return { do: 'send', table, input: { t: 'consent', seat, proposal: { do: 'end' }, yes: false } };
    default:
      return agreeTo(summary, seat, how === 'propose');
  }
}
