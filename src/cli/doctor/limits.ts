import type { Redis } from 'ioredis';
import { LIMITED, REQUESTS } from '../../discord/guard.ts';
import { MANY, SESSIONS } from '../../discord/sessions.ts';
import { DIRECT, QUARANTINED } from '../../queue/direct-sender.ts';
import { Holds } from '../../store/holds.ts';
import { LeftServers } from '../../store/left-servers.ts';
import { Refusals } from '../../store/refusals.ts';
import { Directory, isOver } from '../../tables/directory.ts';
import { count, type Finding, lasting, note, stuck } from './finding.ts';

/** The doctor reports refused requests if there were at least this many in ten minutes. */
const MANY_REFUSED = 200;

/** True if requests to Discord are paused. */
export async function isHeld(redis: Redis): Promise<boolean> {
  return (await new Holds(redis).read(REQUESTS)) !== null;
}

/** Reports Discord's current limits on the bot, and the servers that removed it. The check reads only Redis. */
export async function examineLimits(redis: Redis, now: number): Promise<Finding[]> {
  const findings = await Promise.all([requests(redis), directMessages(redis), sessions(redis), servers(redis, now)]);
  return findings.flat();
}

async function requests(redis: Redis): Promise<Finding[]> {
  const [hold, refused] = await Promise.all([new Holds(redis).read(REQUESTS), new Refusals(redis).count()]);
  if (hold?.why === LIMITED)
    return [
      stuck(
        'discord',
        `Discord is limiting all requests from this bot, or has banned this address. The bot won’t send any for ${minutes(hold.rest)}.`,
        'Wait: the bot resumes by itself, and nothing is lost. Check whether something else sends requests to Discord from this address.',
      ),
    ];
  if (hold !== null)
    return [
      stuck(
        'discord',
        `Discord refused ${count(refused, 'request')} in ten minutes. The bot won’t send any for ${minutes(hold.rest)}, so that this address isn’t banned.`,
        'The bot resumes by itself. Check where it has stopped posting, and look for “refused” in its log.',
      ),
    ];
  if (refused < MANY_REFUSED) return [];
  const says = `Discord refused ${count(refused, 'request')} in ten minutes. At 10,000 it bans this address.`;
  return [note('discord', says, 'Check where the bot has stopped posting, and look in its log.')];
}

async function directMessages(redis: Redis): Promise<Finding[]> {
  const hold = await new Holds(redis).read(DIRECT);
  if (hold === null) return [];
  return hold.why === QUARANTINED
    ? [
        stuck(
          'discord',
          `Discord has flagged this bot as a spammer. The bot won’t send direct messages for ${minutes(hold.rest)}.`,
          'Ask Discord’s support to remove the flag (dis.gd/contact). Until then, the bot notifies players in their tables’ threads.',
        ),
      ]
    : [
        note(
          'discord',
          `For now, Discord isn’t letting this bot open new direct messages. The bot tries again in ${minutes(hold.rest)}.`,
          'You don’t have to do anything. Until then, the bot notifies players in their tables’ threads.',
        ),
      ];
}

async function sessions(redis: Redis): Promise<Finding[]> {
  const hold = await new Holds(redis).read(SESSIONS);
  if (hold === null) return [];
  const why = hold.why === MANY ? 'it has logged in very often today' : 'Discord allows only a few more log-ins today';
  return [
    stuck(
      'bot',
      `The bot is waiting up to ${minutes(hold.rest)} before it logs in: ${why}.`,
      'Look in its log to see why it keeps ending.',
    ),
  ];
}

async function servers(redis: Redis, now: number): Promise<Finding[]> {
  const directory = new Directory(redis);
  const left = await new LeftServers(redis).all();
  const found = await Promise.all(
    left.map(async ({ guild, since }): Promise<Finding[]> => {
      const waiting = (await directory.ofGuild(guild)).filter((table) => !isOver(table)).length;
      if (waiting === 0) return [];
      const says = `The bot was removed from the server ${guild} ${lasting(since, now)} ago: ${count(waiting, 'table')} ${waiting === 1 ? 'waits' : 'wait'} there.`;
      return [
        note(
          guild,
          says,
          'To continue those games, add the bot again with the invite link. Otherwise the tables end 30 days after the removal, and the bot tells their players a week before.',
        ),
      ];
    }),
  );
  return found.flat();
}

function minutes(rest: number): string {
  return count(Math.ceil(rest / 60_000), 'minute');
}
