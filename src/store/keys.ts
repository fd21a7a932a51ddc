/**
 * The keys of a single table. These keys share a hash tag, so that one script can use all of them even in a Redis
 * Cluster.
 */
export interface TableKeys {
  head: string;
  snapshot: string;
  checkpoint: string;
  kept: string;
  log: string;
  ids: string;
  refused: string;
  prompts: string;
  inbox: string;
  tries: string;
  untaken: string;
  aside: string;
  outbox: string;
  sending: string;
  panel: string;
  secret: string;
  archive: string;
  going: string;
  lines: string;
  ahead: string;
}

/** The keys of a table's data, which KEYS.md describes. */
export function tableKeys(id: string): TableKeys {
  const tag = `{t:${id}}`;
  return {
    head: `${tag}:head`,
    snapshot: `${tag}:snapshot`,
    checkpoint: `${tag}:checkpoint`,
    kept: `${tag}:kept`,
    log: `${tag}:log`,
    ids: `${tag}:ids`,
    refused: `${tag}:refused`,
    prompts: `${tag}:prompts`,
    inbox: `${tag}:inbox`,
    tries: `${tag}:tries`,
    untaken: `${tag}:untaken`,
    aside: `${tag}:aside`,
    outbox: `${tag}:outbox`,
    sending: `${tag}:sending`,
    panel: `${tag}:panel`,
    secret: `${tag}:secret`,
    archive: `${tag}:archive`,
    going: `${tag}:going`,
    lines: `${tag}:lines`,
    ahead: `${tag}:ahead`,
  };
}

/** The key of a reader's view of a table at one commit. `name` identifies the commit, the reader and the request. */
export function seenKey(id: string, name: string): string {
  return `{t:${id}}:seen:${name}`;
}

/** The key of the private copy of a table on which a person tries moves out. */
export function branchKey(id: string, player: string): string {
  return `{t:${id}}:branch:${player}`;
}

/** Keys that don't belong to a table. */
export const keys = {
  /** The store itself: its id, its clock, and the times when each housekeeping task last ran. */
  store: 'store',
  /** Ids of all tables outside the archive, sorted by the time of their last command. */
  tables: 'tables',
  /** Ids of finished tables, sorted by the time they ended. */
  finished: 'finished',
  /** Ids of tables that an older version archived as files, in a folder that hasn't been found yet. */
  archived: 'archived',
  /** A server's tables by id, with the data that lists use. */
  guildTables: (guild: string) => `guild:${guild}:tables`,
  /** Ids of a server's finished tables, sorted by the time they ended. */
  guildPast: (guild: string) => `guild:${guild}:past`,
  /**
   * The time when a person, channel or server has its full allowance of new tables again. A single script reads several
   * of these keys, so all of them share a slot.
   */
  opening: (scope: string, id: string) => `{openings}:${scope}:${id}`,
  /** A server's settings for all its tables. */
  server: (guild: string) => `server:${guild}`,
  /** The people who are blocked from a server’s tables. */
  blocked: (guild: string) => `blocked:${guild}`,
  /** The board of a server: where it has to be, where it is, and what it shows. */
  board: (guild: string) => `board:${guild}`,
  /** The servers that have a board. */
  boards: 'boards',
  /** The servers with people who wait for tables, and the people who wait for tables of a server. */
  seekerServers: 'seeker-servers',
  seekers: (guild: string) => `seekers:${guild}`,
  /** The tables that a person watches. */
  watching: (player: string) => `watching:${player}`,
  /** Ids of the running tables that a person owns, or at which they have or had a seat. */
  personTables: (player: string) => `person:${player}:tables`,
  /** Ids of a person's latest finished games, sorted by the time they ended. */
  personPast: (player: string) => `person:${player}:past`,
  /** A person's preferences. */
  preferences: (player: string) => `preferences:${player}`,
  /** A person's finished games, and the people whose games a server's list shows. */
  stats: (player: string) => `stats:${player}`,
  statsList: (guild: string) => `stats-list:${guild}`,
  /** The people whose data is being deleted, and the marks of those whose data was deleted. */
  forgetting: 'forgetting',
  forgotten: 'forgotten',
  /** The back-up that is being restored. */
  restoring: 'restoring',
  /** The people who get a digest each day, and a person's latest digest. */
  digests: 'digests',
  digest: (player: string) => `digest:${player}`,
  /** A person's decks, under their names in lower case. */
  decks: (player: string) => `decks:${player}`,
  /**
   * The answer to an interaction that changed one of the hashes `decks`, `preferences`, `watching`, `server`, `board`,
   * `stats-list` and `blocked`.
   * This key is in the same slot as the hash.
   */
  change: (hash: string, interaction: string) => `change:{${hash}}:${interaction}`,
  /** A deck list that is waiting for a reader, and the result of reading it. */
  deckList: (interaction: string) => `deck-list:${interaction}`,
  deckRead: (interaction: string) => `deck-read:${interaction}`,
  /** The cards that the owner of a deck list chose for its unknown names. */
  deckFixes: (interaction: string) => `deck-fixes:${interaction}`,
  /** A deck list that is waiting until its owner has chosen cards for its unknown names. */
  heldList: (interaction: string) => `held-list:${interaction}`,
  /** The words that a person typed as a request. */
  askedWords: (interaction: string) => `wish:${interaction}`,
  /**
   * `lastAsked` holds the table that last asked a person for a move. `asking` holds a person's messages with active
   * components at one table.
   */
  lastAsked: (player: string) => `last-asked:${player}`,
  asking: (table: string, player: string) => `asking:${table}:${player}`,
  /** Pairs of a table and a person, sorted by the time of the next reminder. */
  reminders: 'reminders',
  /** The turn message that a reminder belongs to, and how many times the reminder was sent. */
  reminder: (table: string, player: string) => `call:${table}:${player}`,
  /** The last message that a table used to notify a person. */
  notified: (table: string, player: string) => `bell:${table}:${player}`,
  /** The last message that notified a person about a move, or about news, at any table. */
  rung: (player: string, about: 'move' | 'news') => `rung:${about}:${player}`,
  /** The table that is played in a thread. */
  thread: (thread: string) => `thread:${thread}`,
  /** The address that the answer to an interaction is sent to. */
  answer: (interaction: string) => `answer:${interaction}`,
  /** Answers that a bot has promised, and whose commands it hasn't sent on yet. */
  deferred: (bot: string) => `deferred:${bot}`,
  /** A picture as bytes. */
  picture: (hash: string) => `picture:${hash}`,
  /** The content of a picture. */
  drawing: (hash: string) => `drawing:${hash}`,
  /** The cached views and pictures: the time at which each was stored, and the size of each. */
  cachedAges: '{cached}:ages',
  cachedSizes: '{cached}:sizes',
  /** The number of shards of the running bots. */
  shards: 'shards',
  /** Set for a moment after a session was started in one of Discord’s identify buckets. */
  identify: (door: number) => `identify:${door}`,
  /** The holder of a lease. */
  lease: (name: string) => `lease:${name}`,
  /** The reason why the bot can't post at a table's place in the chat. */
  trouble: (table: string) => `trouble:${table}`,
  /** Ids of a server's tables where the bot can't post. */
  troubled: (guild: string) => `troubled:${guild}`,
  /** A pause that all bots observe. */
  hold: (name: string) => `hold:${name}`,
  /** The number of requests that Discord refused, by minute. */
  refusals: 'refused-requests',
  /** The times at which a shard started its recent sessions. */
  sessions: (shard: string) => `sessions:${shard}`,
  /** The channel for direct messages between a bot and a person. */
  direct: (bot: string, player: string) => `direct:${bot}:${player}`,
  /** How many times Discord recently refused to open direct messages. */
  directRefusals: 'direct-refusals',
  /** Servers that removed the bot, with the times when they did. */
  left: 'left-servers',
  /** For servers that removed the bot, how far the end of their tables has come. */
  partings: 'partings',
  /** People who were added to a thread. */
  joined: (thread: string) => `joined:${thread}`,
  /** A thread that the bot reopened recently. */
  reopened: (thread: string) => `reopened:${thread}`,
  /** Servers for which commands were registered separately. */
  registered: 'registered-servers',
  /** The number of consecutive failures of a channel. */
  breaker: (channel: string) => `breaker:${channel}`,
  /** The attempts at posting a message in a channel. */
  post: (channel: string, nonce: string) => `post:${channel}:${nonce}`,
  /** The nonce that a message was posted with. */
  posted: (message: string) => `posted:${message}`,
} as const;

/** The prefix of all BullMQ keys. The whole prefix is one hash tag, so that BullMQ's scripts run in a Redis Cluster. */
export const QUEUE_PREFIX = '{subspace}';
