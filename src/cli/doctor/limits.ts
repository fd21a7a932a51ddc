import type { Redis } from 'ioredis';
import { LIMITED, REQUESTS } from '../../discord/guard.ts';
import { MANY, SESSIONS } from '../../discord/sessions.ts';
import { DIRECT, QUARANTINED } from '../../queue/direct-sender.ts';
import { Holds } from '../../store/holds.ts';
import { LeftServers } from '../../store/left-servers.ts';
import { Refusals } from '../../store/refusals.ts';
import { Directory, isOver } from '../../tables/directory.ts';
import { count, type Finding, lasting, note, stuck } from './finding.ts';

/** Refused requests in ten minutes from which on they are worth a word. */
const MANY_REFUSED = 200;

/** Whether no request may be made to Discord just now. */
export async function isHeld(redis: Redis): Promise<boolean> {
  return (await new Holds(redis).read(REQUESTS)) !== null;
}

/** What Discord keeps the bot from, and in which servers it is no more. Asks Redis alone. */
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
        `Discord limits all requests of this bot, or bans this address: it makes none for ${minutes(hold.rest)}.`,
        'Wait: it goes on by itself, and nothing is lost. Look whether something else sends to Discord from this address.',
      ),
    ];
  if (hold !== null)
    return [
      stuck(
        'discord',
        `Discord refused ${count(refused, 'request')} in ten minutes: the bot makes none for ${minutes(hold.rest)}, so that this address isn’t banned.`,
        'It goes on by itself. See which channels are left alone, and look for “refused” in the bot’s log.',
      ),
    ];
  if (refused < MANY_REFUSED) return [];
  const says = `Discord refused ${count(refused, 'request')} in ten minutes; at 10,000 it bans this address.`;
  return [note('discord', says, 'See which channels are left alone, and look into the bot’s log.')];
}

async function directMessages(redis: Redis): Promise<Finding[]> {
  const hold = await new Holds(redis).read(DIRECT);
  if (hold === null) return [];
  return hold.why === QUARANTINED
    ? [
        stuck(
          'discord',
          `Discord takes this bot for a spammer: it sends no direct messages for ${minutes(hold.rest)}.`,
          'Ask Discord’s support to lift it (dis.gd/contact). Until then people are called in the threads of their tables.',
        ),
      ]
    : [
        note(
          'discord',
          `Discord lets this bot open no more direct messages for now: it tries again in ${minutes(hold.rest)}.`,
          'Nothing is to be done: people are called in the threads of their tables.',
        ),
      ];
}

async function sessions(redis: Redis): Promise<Finding[]> {
  const hold = await new Holds(redis).read(SESSIONS);
  if (hold === null) return [];
  const why = hold.why === MANY ? 'it logged in very often today' : 'Discord allows few more log-ins today';
  return [
    stuck(
      'bot',
      `The bot waits up to ${minutes(hold.rest)} before it logs in: ${why}.`,
      'Look into its log for what ends it again and again.',
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
      const says = `The bot is no longer in the server ${guild}, since ${lasting(since, now)}: ${count(waiting, 'table')} ${waiting === 1 ? 'waits' : 'wait'}.`;
      return [note(guild, says, 'Add the bot there again by the invite link, and they go on. Or leave it.')];
    }),
  );
  return found.flat();
}

function minutes(rest: number): string {
  return count(Math.ceil(rest / 60_000), 'minute');
}
