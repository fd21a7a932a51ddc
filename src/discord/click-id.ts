import type { GameId, RuleId } from '../kernel/types.ts';
import type { HistoryMove } from '../tables/log-parts.ts';
import type { TableId } from '../tables/types.ts';

/** Eight characters that represent an option's key in a component's id, because keys can be longer than an id. */
export type KeyName = string;

/** The meaning of a component or form id. */
export type ClickId =
  /** The buttons in the fixed row of every panel, and the buttons of the lobby. */
  | { act: 'hand' | 'map' | 'rules' | 'log' | 'leave' | 'start'; table: TableId }
  /** Opens the person's private copy of a table, on which they try moves out. */
  | { act: 'try'; table: TableId }
  /** The report on a finished game, its record, and a replay of it from its secret. */
  | { act: 'report' | 'record' | 'verify'; table: TableId }
  /** Shows what a table asks. With `from`, the button belongs to a person's inbox, which has other matters, too. */
  | { act: 'move'; table: TableId; from?: 'inbox' }
  /** A page of a person's inbox, and the button that begins with the most urgent table. */
  | { act: 'inbox'; page: number }
  | { act: 'next' }
  /** A person's settings for all tables, and (`notify`) the menus of when to send messages and at what hour. */
  | { act: 'profile' }
  | { act: 'notify' }
  | { act: 'messages' }
  | { act: 'digest' }
  /** Shows the person's statistics in the list of the server, or ends that. */
  | { act: 'stats-list'; to: 'show' | 'hide' }
  /** Deletes all data of the person. */
  | { act: 'erase' }
  /** Opens the form in which a person types their own times, and submits it. */
  | { act: 'type'; what: 'hours' | 'holidays' }
  | { act: 'typed'; what: 'hours' | 'holidays' }
  /**
   * Shows a table to a spectator and puts it into their inbox (`watch`), and takes it out again (`unwatch`). With
   * `from`, the button belongs to the person's inbox.
   */
  | { act: 'watch'; table: TableId; from?: 'inbox' }
  | { act: 'unwatch'; table: TableId; from?: 'inbox' }
  /** The menus of tables to watch and of tables to join, on the board of a server. */
  | { act: 'watch-one' }
  | { act: 'join-one' }
  /** Takes the first free seat at a table. */
  | { act: 'sit'; table: TableId }
  /** Opens the form of a table's search for players, and submits it. */
  | { act: 'find' | 'seek'; table: TableId }
  /** Decides how a table continues whose search has ended: with a longer search, with bots, or not at all. */
  | { act: 'longer' | 'fill' | 'shut'; table: TableId; name: KeyName }
  /** Shows the menu of people to invite, and invites the person who is chosen there. */
  | { act: 'invite' | 'guest'; table: TableId }
  /** Takes the invitation for a seat back. */
  | { act: 'withdraw'; table: TableId; seat: number }
  /** Declines an invitation, and all further ones on its server. */
  | { act: 'never'; table: TableId }
  /** Tells the person when a table of the server needs players, with menus of the game and the pace. */
  | { act: 'wish' }
  | { act: 'wish-game' }
  | { act: 'wish-pace' }
  /** No longer tells the person about tables of the server `entry`. */
  | { act: 'unwish'; entry: string }
  /** Takes invitations from all servers again. */
  | { act: 'allow' }
  /** Asks which game to open a table for. */
  | { act: 'open-table' }
  /** Drops the rest of the player's own line, and throws away the line that is kept for the next move. */
  | { act: 'drop' | 'forget'; table: TableId }
  /** Shows the answers that the player has prepared, removes the one with the id `place`, and adds one for a window. */
  | { act: 'ifs'; table: TableId }
  | { act: 'if-drop' | 'if-when'; table: TableId; place: number }
  /** A menu or button of an answer that is being prepared for the window `text`, and the form in which it is typed. */
  | { act: 'if'; table: TableId; place: number; text: string }
  | { act: 'if-typed'; table: TableId; text: string }
  /**
   * Undoes a step. `step` is the entry of the step that a private message offers; `seq` is the entry that a public
   * message shows. Messages from older versions have neither `step` nor `seq`.
   */
  | { act: 'undo'; table: TableId; step?: number; seq?: number }
  /** The menu of things to look at on the board. */
  | { act: 'look'; table: TableId }
  /** Undoes all of the player's steps from a log entry on; `step` is the last of them. */
  | { act: 'back'; table: TableId; seq: number; step?: number }
  /** Gives the answers again that the undo with the entry `seq` took back. */
  | { act: 'redo'; table: TableId; seq: number }
  /**
   * A place in the history of a table: the entry `seq`, and how to move from there. With `held`, everyone's hand is
   * shown too.
   */
  | { act: 'past'; table: TableId; go: HistoryMove; seq: number; held?: 'held' }
  /** The menu of places in the history; with `held`, everyone's hand is shown there too. */
  | { act: 'places'; table: TableId; held?: 'held' }
  /** Asks what going back to the entry `seq` takes back, and votes for or against it. */
  | { act: 'rewind' | 'rewind-yes' | 'rewind-no'; table: TableId; seq: number }
  /** Proposes to go back to the entry `seq`; `step` is the latest entry that the person knew of. */
  | { act: 'rewind-sure'; table: TableId; seq: number; step: number }
  /** Text typed before its table was known. */
  | { act: 'words'; table: TableId; text: string }
  /**
   * Text typed before its table was known, stored under the id of its interaction; `said-sure` if the person has
   * already confirmed it, and `keep` if the text is a line to keep for their next move.
   */
  | { act: 'said' | 'said-sure' | 'keep'; table: TableId; interaction: string }
  /** The film of the game so far. */
  | { act: 'film'; table: TableId }
  /** The recap since the player's last turn. */
  | { act: 'recap'; table: TableId }
  /** A page of the log that begins at an entry. */
  | { act: 'from'; table: TableId; place: number }
  /** Standing orders, or a “why” question that was typed before its table was known. */
  | { act: 'standing'; table: TableId }
  | { act: 'why'; table: TableId; text: string }
  /** Changes the seat's standing orders so that the bot also asks in the window named by `text`. */
  | { act: 'asked'; table: TableId; text: string }
  /** Confirms giving up or proposing an end, or votes on a proposed end. */
  | { act: 'concede' | 'propose' | 'agree' | 'refuse'; table: TableId }
  /** Votes for or against the open proposal with this name. */
  | { act: 'yes' | 'no'; table: TableId; name: KeyName }
  /** Shows how to pause a table, the menu of how long, and the button that proposes to play on. */
  | { act: 'pause' | 'pause-for' | 'resume'; table: TableId }
  /** Reminds a player that the table waits for them. */
  | { act: 'nudge'; table: TableId; seat: number }
  /** Shows how to mute a table, the menu of how long, and the button that ends it. `from` is the list of settings. */
  | { act: 'mute' | 'mute-for'; table: TableId }
  | { act: 'unmute'; table: TableId; from?: 'profile' }
  /** Decides whether nudges may notify the person. */
  | { act: 'nudges'; to: 'ring' | 'silent'; from?: 'profile' }
  | { act: 'join' | 'bot'; table: TableId; seat: number }
  /** Shows the state of a seat in the lobby. It can't be pressed. */
  | { act: 'seated'; table: TableId; seat: number }
  /** The menus for taking a seat and for seating a bot, and the button that seats bots in all free seats. */
  | { act: 'seats' | 'bot-seats' | 'bots'; table: TableId }
  /** Votes on an absent player's seat; `take` takes over that seat or takes it back. */
  | { act: 'vote-bot' | 'vote-friend' | 'vote-nobody' | 'vote-wait' | 'take'; table: TableId; seat: number }
  /** Starts a rematch with the same people and settings. */
  | { act: 'rematch'; table: TableId }
  /** Retries a failed command, identified by its entry. */
  | { act: 'retry'; table: TableId; entry: string }
  /** A menu of the server's settings for its tables. */
  | { act: 'server-role' }
  | { act: 'server-patience' }
  /** A page of the list of blocked people, the menu that ends a block, and the button that frees the seats of the person `entry`. */
  | { act: 'blocked'; page: number }
  | { act: 'unblock' }
  | { act: 'free-seats'; entry: string }
  /** Shows the pace of a table, and the menus of its settings. */
  | { act: 'pace' | 'pace-turn' | 'pace-timeout' | 'pace-windows' | 'pace-off'; table: TableId }
  /** Uses the player's extension for the turn that asks a question. */
  | { act: 'extend'; table: TableId; decision: string }
  /** A menu of one of the game's settings, by its index. */
  | { act: 'setting'; table: TableId; place: number }
  /**
   * A menu of settings that are grouped, by the index of the first one. Players may select any number of these
   * settings.
   */
  | { act: 'together'; table: TableId; place: number }
  /** A page of the settings: the button that shows it, or the menu of settings in messages from older versions. */
  | { act: 'settings'; table: TableId; page: number }
  /** The values of a setting, by the setting's index, and the page of settings to go back to. */
  | { act: 'value'; table: TableId; place: number; page: number }
  /** Agrees to the options that the message was showing. */
  | { act: 'ready'; table: TableId; name: KeyName }
  /** Picks one option; `sure` is the second click on an option that needs confirmation. */
  | { act: 'pick' | 'sure'; table: TableId; decision: string; name: KeyName }
  /**
   * A menu that picks one option (`menu`), several (`set`) or a whole answer (`whole`). `place` distinguishes menus in
   * one message.
   */
  | { act: 'menu' | 'set' | 'whole'; table: TableId; decision: string; place: number }
  /** A page of a verb's options. */
  | { act: 'open'; table: TableId; decision: string; name: KeyName; page: number }
  /**
   * Shows all options again, in place (`top`) or in a new message (`again`), gives the empty answer (`none`), opens the
   * form (`form`) or submits it (`given`).
   */
  | { act: 'top' | 'none'; table: TableId; decision: string }
  | { act: 'again' | 'form' | 'given'; table: TableId; decision: string }
  /**
   * Takes the last step of a private copy back, throws the copy away, or plays its steps. `decision` is the id of the
   * copy's question. `play-sure` is the second click on steps that need confirmation.
   */
  | { act: 'step-back' | 'throw-away' | 'play-steps' | 'play-sure'; table: TableId; decision: string }
  /** Reopens a form with its old entries, which are stored under the id of its interaction. */
  | { act: 'refill'; table: TableId; decision: string; interaction: string }
  /** Reopens the form for a deck with its old entries. */
  | { act: 'deck-again'; interaction: string }
  /** A question about the rules that was asked before its game was known; `tell` answers it publicly. */
  | { act: 'ask'; game: GameId; text: string }
  | { act: 'tell'; game: GameId; text: string }
  /** Opens a table for this game; `text` is the table's title. */
  | { act: 'new'; game: GameId; text?: string }
  /** Shows a component of a game, by the component's id. */
  | { act: 'card'; game: GameId; text: string }
  /** A form for a deck of a game; `text` is the new deck's name. */
  | { act: 'deck'; game: GameId; text: string }
  /**
   * The menu of cards that an unknown name in a deck list may mean, by the list's interaction and the name's place in
   * the list.
   */
  | { act: 'fix'; entry: string; place: number }
  /** A page of a section of an owner's own rulebook; `place` is the section's place in the book. */
  | { act: 'own'; game: GameId; place: number; page: number }
  /** A page of the list of tables. */
  | { act: 'tables'; page: number }
  /** The menu of time zones. */
  | { act: 'zone' }
  /** Sets the waking hours or holidays that a person typed, which are stored under the id of their interaction. */
  | { act: 'hours'; interaction: string }
  | { act: 'holidays'; interaction: string }
  /** A page of a rule in full. */
  | { act: 'rule'; rule: RuleId; page?: number }
  /**
   * A menu of standing orders: the first menus list the windows in which a seat is asked, and the rest list the game's
   * preferences in order.
   */
  | { act: 'orders'; table: TableId; place: number };
