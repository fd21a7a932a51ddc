/** The keys of one table. They share a hash tag, so that a script in a Redis Cluster may use all of them. */
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
}

/** The keys of a table's data; KEYS.md describes each. */
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
  };
}

/** The key of a reader's view of a table at one commit; `name` distinguishes readers and requests. */
export function seenKey(id: string, name: string): string {
  return `{t:${id}}:seen:${name}`;
}

/** Keys that belong to no table. */
export const keys = {
  /** The store itself: its id, its clock, and when each housekeeping task last ran. */
  store: 'store',
  /** Ids of all tables that are not in the archive, by the time of their last command. */
  tables: 'tables',
  /** Ids of finished tables, by the time they ended. */
  finished: 'finished',
  /** Ids of tables that an older version archived in a folder that has not been found yet. */
  archived: 'archived',
  /** A server's tables by id, with the data that lists need. */
  guildTables: (guild: string) => `guild:${guild}:tables`,
  /** Ids of a server's finished tables, by the time they ended. */
  guildPast: (guild: string) => `guild:${guild}:past`,
  /**
   * When a person, channel or server has its full allowance of new tables again. One script reads the keys of all
   * three, so the keys share a slot.
   */
  opening: (scope: string, id: string) => `{openings}:${scope}:${id}`,
  /** A server's settings for all its tables. */
  server: (guild: string) => `server:${guild}`,
  /** Ids of the running tables that a person owns, or at which they sit or sat. */
  personTables: (player: string) => `person:${player}:tables`,
  /** Ids of a person's latest finished games, by the time they ended. */
  personPast: (player: string) => `person:${player}:past`,
  /** A person's preferences. */
  preferences: (player: string) => `preferences:${player}`,
  /** A person's decks, by their names in lower case. */
  decks: (player: string) => `decks:${player}`,
  /** The answer to an interaction that changed one of these hashes (`decks`, `preferences`, `server`), in that hash's slot. */
  change: (hash: string, interaction: string) => `change:{${hash}}:${interaction}`,
  /** A deck list that waits for a reader, and the reader's result. */
  deckList: (interaction: string) => `deck-list:${interaction}`,
  deckRead: (interaction: string) => `deck-read:${interaction}`,
  /** The cards that the list’s owner chose for unknown names in it. */
  deckFixes: (interaction: string) => `deck-fixes:${interaction}`,
  /** A deck list with unknown names, waiting for its owner to choose cards for them. */
  heldList: (interaction: string) => `held-list:${interaction}`,
  /** The typed words of a person's request. */
  askedWords: (interaction: string) => `wish:${interaction}`,
  /** The direct messages that ask a person to move at a table. */
  lastAsked: (player: string) => `last-asked:${player}`,
  asking: (table: string, player: string) => `asking:${table}:${player}`,
  /** Pairs of table and person, by the time of their next reminder. */
  reminders: 'reminders',
  /** The turn message that a reminder belongs to, and how often the reminder was sent. */
  reminder: (table: string, player: string) => `call:${table}:${player}`,
  /** The message with which a table last notified a person. */
  notified: (table: string, player: string) => `bell:${table}:${player}`,
  /** The last message about a move, or the last news, that notified a person, whatever the table. */
  rung: (player: string, about: 'move' | 'news') => `rung:${about}:${player}`,
  /** The table of a thread. */
  thread: (thread: string) => `thread:${thread}`,
  /** The address for the answer to an interaction. */
  answer: (interaction: string) => `answer:${interaction}`,
  /** Answers that a bot promised and has not handed on. */
  deferred: (bot: string) => `deferred:${bot}`,
  /** A picture as bytes. */
  picture: (hash: string) => `picture:${hash}`,
  /** The content of a picture. */
  drawing: (hash: string) => `drawing:${hash}`,
  /** The number of shards of the running bots. */
  shards: 'shards',
  /** Set for a moment after a session started in one of Discord’s identify buckets. */
  identify: (door: number) => `identify:${door}`,
  /** The holder of a lease. */
  lease: (name: string) => `lease:${name}`,
  /** The reason why nothing can be posted at a table's place in the chat. */
  trouble: (table: string) => `trouble:${table}`,
  /** Ids of a guild's tables with such a problem. */
  troubled: (guild: string) => `troubled:${guild}`,
  /** A pause that all bots keep. */
  hold: (name: string) => `hold:${name}`,
  /** Number of requests that Discord refused, by minute. */
  refusals: 'refused-requests',
  /** When a shard started its recent sessions. */
  sessions: (shard: string) => `sessions:${shard}`,
  /** The direct-message channel between a bot and a person. */
  direct: (bot: string, player: string) => `direct:${bot}:${player}`,
  /** How often Discord recently refused to open direct messages. */
  directRefusals: 'direct-refusals',
  /** Servers that removed the bot, and when. */
  left: 'left-servers',
  /** People who were added to a thread. */
  joined: (thread: string) => `joined:${thread}`,
  /** A thread that the bot reopened recently. */
  reopened: (thread: string) => `reopened:${thread}`,
  /** Servers that have commands of their own. */
  registered: 'registered-servers',
  /** Failures of a channel in a row. */
  breaker: (channel: string) => `breaker:${channel}`,
  /** Attempts to post one message in a channel. */
  post: (channel: string, nonce: string) => `post:${channel}:${nonce}`,
  /** The nonce of a posted message. */
  posted: (message: string) => `posted:${message}`,
} as const;

/** Prefix of all BullMQ keys: one hash tag, so that its scripts run in a Redis Cluster. */
export const QUEUE_PREFIX = '{subspace}';
