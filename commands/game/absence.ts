import { type APIApplicationCommandSubcommandOption, ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { Reply } from '../../src/discord/reply.ts';
import { canContinueWithout } from '../../src/kernel/seats.ts';
import type { SeatReplacement } from '../../src/kernel/table.ts';
import { Refused, type Seat } from '../../src/kernel/types.ts';
import type { Summary } from '../../src/tables/summary.ts';
import type { Command } from '../../src/tables/types.ts';
import type { Asker } from '../context.ts';
import { isFree, seatOr, TABLE_OPTION } from '../tables.ts';
import { BOT, type Joiner } from './lobby.ts';

/** The possible votes. `wait` takes back an earlier vote to replace the player. */
export type Vote = 'bot' | 'friend' | 'nobody' | 'wait';

const VOTES = [
  { name: 'A bot plays on', value: 'bot' },
  { name: 'A friend takes over', value: 'friend' },
  { name: 'The game ends and is scored without them', value: 'nobody' },
  { name: 'Keep waiting', value: 'wait' },
] as const;

export const VOTE_OPTION: APIApplicationCommandSubcommandOption = {
  type: ApplicationCommandOptionType.Subcommand,
  name: 'vote',
  description: 'Vote on the seat of a player who is away',
  options: [
    {
      type: ApplicationCommandOptionType.String,
      name: 'how',
      description: 'How the game should continue',
      required: true,
      choices: [...VOTES],
    },
    {
      type: ApplicationCommandOptionType.String,
      name: 'seat',
      description: 'Which seat, if several players are away',
      autocomplete: true,
      max_length: 100,
    },
    TABLE_OPTION,
  ],
};

/** Votes on an absent player's seat. If `about` is null, the vote is on the only seat whose player is away. */
export function vote(summary: Summary, how: string, about: Seat | null, asker: Pick<Asker, 'person'>): Reply {
  const seat = seatOr(summary, asker);
  const [only, ...others] = (summary.away ?? []).map((away) => away.seat);
  const meant = about ?? only;
  if (meant === undefined)
    throw new Refused(
      'Everyone is here. You can vote only when a player has kept the table waiting too long.',
      'T-AWAY-01',
    );
  if (about === null && others.length > 0)
    throw new Refused('Several players are away. Name the seat you mean.', 'T-AWAY-02');
  return { do: 'send', table: summary.id, input: { t: 'vote', seat, about: meant, heir: heirOf(how) } };
}

function heirOf(how: string): SeatReplacement | null {
  switch (how) {
    case 'bot':
      return { to: 'bot', bot: BOT };
    case 'friend':
    case 'nobody':
      return { to: how };
    default:
      return null;
  }
}

/**
 * Gives a person a seat in a running game: the named seat, a seat that was theirs before, or a free one (T-AWAY-03).
 */
export function takeSeat(summary: Summary, wanted: Seat | null, { person, id }: Joiner): Reply {
  const { chairs } = summary;
  const own = chairs.findIndex(({ player, before }) => player === null && before?.includes(person.id) === true);
  const seat = wanted ?? (own < 0 ? chairs.findIndex(isFree) : own);
  if (seat < 0) throw new Refused('Every seat at this table is taken.', 'T-LOBBY-03');
  return {
    do: 'send',
    table: summary.id,
    input: { t: 'take', seat, player: person.id, called: person.name, ready: id },
  };
}

/** True if the others can continue when this seat gives up. */
export function playsOn({ chairs }: Pick<Summary, 'chairs'>, seat: Seat): boolean {
  return canContinueWithout(chairs, seat);
}

/** Gives up only this seat if the others can continue; otherwise gives up the whole game (T-AWAY-04). */
export function giveUp(summary: Summary, asker: Pick<Asker, 'person'>): Command['input'] {
  const seat = seatOr(summary, asker);
  return playsOn(summary, seat) ? { t: 'resign', seat, bot: BOT } : { t: 'concede', seat };
}
