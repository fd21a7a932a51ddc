import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { TablePace } from '../kernel/pace.ts';
import type { Proposal } from '../kernel/table.ts';
import type { GameId, Json, RuleId } from '../kernel/types.ts';
import { customIds } from '../queue/blocks.ts';
import { QUESTION_ID } from '../tables/asked.ts';
import { HISTORY_MOVES, type HistoryMove } from '../tables/log-parts.ts';
import { TRIED_ID } from '../tables/trial.ts';
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
  /** Asks which game to open a table for. */
  | { act: 'open-table' }
  /** Drops the rest of the player's own line, and throws away the line that is kept for the next move. */
  | { act: 'drop' | 'forget'; table: TableId }
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

const table = z.string().regex(/^[a-z0-9]{6}$/);
const decision = z.string().regex(new RegExp(`^(?:${QUESTION_ID}|${TRIED_ID})$`));
const name = z.string().regex(/^[\w-]{8}$/);
const rule = z.string().regex(/^[A-Z]{1,4}(-[A-Z0-9]{1,12}){1,4}$/);
const game = z.string().regex(/^[a-z-]{1,20}$/);
const text = z
  .string()
  .regex(/^[\w-]{1,100}$/)
  .transform((coded) => Buffer.from(coded, 'base64url').toString());
const seq = z
  .string()
  .regex(/^\d{1,8}$/)
  .transform(Number);
/** In an id, a step starts with a letter, which distinguishes it from a `seq`. */
const step = z
  .string()
  .regex(/^s\d{1,8}$/)
  .transform((coded) => Number(coded.slice(1)));
const go = z.enum(HISTORY_MOVES);
const held = z.literal('held');
const number = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number);

const interaction = z.string().regex(/^\d{15,20}$/);

const entry = z
  .string()
  .regex(/^\d{1,7}$/)
  .transform(Number);

/** Acts of a table's buttons and menus that show something. */
const LOOKS = [
  'move',
  'hand',
  'map',
  'rules',
  'log',
  'recap',
  'film',
  'try',
  'report',
  'record',
  'verify',
  'look',
] as const;
/** Acts of a table's settings: its pace, its pauses, and who is told of it. */
const SETTINGS = [
  ...(['pace', 'pace-turn', 'pace-timeout', 'pace-windows', 'pace-off'] as const),
  ...(['pause', 'pause-for', 'resume', 'mute', 'mute-for', 'unmute', 'watch', 'unwatch'] as const),
] as const;
/** Other acts of a table's buttons and menus that change something, or ask before they do. */
const ACTIONS = [
  ...(['leave', 'start', 'drop', 'forget', 'concede', 'propose', 'agree', 'refuse'] as const),
  ...(['rematch', 'seats', 'bot-seats', 'bots', 'sit'] as const),
] as const;

const shapes = [
  // Three lists, because the compiler doesn't compare more than 25 acts with `ClickId` at once.
  z.tuple([z.enum(LOOKS), table]).transform(([act, table]) => ({ act, table })),
  z.tuple([z.enum(SETTINGS), table]).transform(([act, table]) => ({ act, table })),
  z.tuple([z.enum(ACTIONS), table]).transform(([act, table]) => ({ act, table })),
  z.tuple([z.enum(['words', 'asked', 'why']), table, text]).transform(([act, table, text]) => ({ act, table, text })),
  z
    .tuple([z.enum(['said', 'said-sure', 'keep']), table, interaction])
    .transform(([act, table, interaction]) => ({ act, table, interaction })),
  z
    .tuple([z.literal('refill'), table, decision, interaction])
    .transform(([act, table, decision, interaction]) => ({ act, table, decision, interaction })),
  z.tuple([z.enum(['hours', 'holidays']), interaction]).transform(([act, interaction]) => ({ act, interaction })),
  z.tuple([z.literal('deck-again'), interaction]).transform(([act, interaction]) => ({ act, interaction })),
  z.tuple([z.literal('from'), table, entry]).transform(([act, table, place]) => ({ act, table, place })),
  z.tuple([z.enum(['redo', 'rewind', 'rewind-yes', 'rewind-no']), table, seq]).transform(([act, table, seq]) => ({
    act,
    table,
    seq,
  })),
  z.tuple([z.literal('rewind-sure'), table, seq, step]).transform(([act, table, seq, step]) => ({
    act,
    table,
    seq,
    step,
  })),
  z.tuple([z.literal('past'), table, seq, go]).transform(([act, table, seq, go]) => ({ act, table, seq, go })),
  z
    .tuple([z.literal('past'), table, seq, go, held])
    .transform(([act, table, seq, go, held]) => ({ act, table, seq, go, held })),
  z.tuple([z.literal('places'), table]).transform(([act, table]) => ({ act, table })),
  z.tuple([z.literal('places'), table, held]).transform(([act, table, held]) => ({ act, table, held })),
  z.tuple([z.literal('standing'), table]).transform(([act, table]) => ({ act, table })),
  z.tuple([z.literal('undo'), table]).transform(([act, table]) => ({ act, table })),
  z.tuple([z.literal('undo'), table, step]).transform(([act, table, step]) => ({ act, table, step })),
  z.tuple([z.literal('undo'), table, seq]).transform(([act, table, seq]) => ({ act, table, seq })),
  z.tuple([z.literal('back'), table, seq]).transform(([act, table, seq]) => ({ act, table, seq })),
  z.tuple([z.literal('back'), table, seq, step]).transform(([act, table, seq, step]) => ({ act, table, seq, step })),
  z
    .tuple([
      z.enum(['join', 'bot', 'seated', 'nudge', 'vote-bot', 'vote-friend', 'vote-nobody', 'vote-wait', 'take']),
      table,
      number,
    ])
    .transform(([act, table, seat]) => ({ act, table, seat })),
  z
    .tuple([z.literal('retry'), table, z.string().regex(/^\d{1,16}-\d{1,6}$/)])
    .transform(([act, table, entry]) => ({ act, table, entry })),
  z.tuple([z.enum(['server-role', 'server-patience'])]).transform(([act]) => ({ act })),
  z
    .tuple([z.enum(['setting', 'together', 'orders']), table, number])
    .transform(([act, table, place]) => ({ act, table, place })),
  z.tuple([z.literal('settings'), table, number]).transform(([act, table, page]) => ({ act, table, page })),
  z
    .tuple([z.literal('value'), table, number, number])
    .transform(([act, table, place, page]) => ({ act, table, place, page })),
  z.tuple([z.enum(['ready', 'yes', 'no']), table, name]).transform(([act, table, name]) => ({ act, table, name })),
  z.tuple([z.literal('unmute'), table, z.literal('profile')]).transform(([act, table, from]) => ({ act, table, from })),
  z.tuple([z.enum(['type', 'typed']), z.enum(['hours', 'holidays'])]).transform(([act, what]) => ({ act, what })),
  z.tuple([z.literal('nudges'), z.enum(['ring', 'silent'])]).transform(([act, to]) => ({ act, to })),
  z
    .tuple([z.literal('nudges'), z.enum(['ring', 'silent']), z.literal('profile')])
    .transform(([act, to, from]) => ({ act, to, from })),
  z
    .tuple([z.enum(['pick', 'sure']), table, decision, name])
    .transform(([act, table, decision, name]) => ({ act, table, decision, name })),
  z
    .tuple([z.enum(['menu', 'set', 'whole']), table, decision, number])
    .transform(([act, table, decision, place]) => ({ act, table, decision, place })),
  z
    .tuple([z.literal('open'), table, decision, name, number])
    .transform(([act, table, decision, name, page]) => ({ act, table, decision, name, page })),
  z
    .tuple([
      z.enum(['top', 'again', 'none', 'form', 'given', 'extend', 'step-back', 'throw-away', 'play-steps', 'play-sure']),
      table,
      decision,
    ])
    .transform(([act, table, decision]) => ({ act, table, decision })),
  z
    .tuple([z.literal('own'), game, number, number])
    .transform(([act, game, place, page]) => ({ act, game, place, page })),
  z
    .tuple([z.enum(['ask', 'tell', 'card', 'deck']), game, text])
    .transform(([act, game, text]) => ({ act, game, text })),
  z
    .tuple([z.literal('fix'), number, z.string().regex(/^\d{1,20}$/)])
    .transform(([act, place, entry]) => ({ act, place, entry })),
  z.tuple([z.literal('new'), game]).transform(([act, game]) => ({ act, game })),
  z.tuple([z.literal('new'), game, text]).transform(([act, game, text]) => ({ act, game, text })),
  z
    .tuple([z.enum(['move', 'watch', 'unwatch']), table, z.literal('inbox')])
    .transform(([act, table, from]) => ({ act, table, from })),
  z.tuple([z.enum(['tables', 'inbox']), number]).transform(([act, page]) => ({ act, page })),
  z
    .tuple([z.enum(['zone', 'next', 'profile', 'notify', 'messages', 'digest', 'watch-one', 'join-one', 'open-table'])])
    .transform(([act]) => ({ act })),
  z.tuple([z.literal('rule'), rule]).transform(([act, rule]) => ({ act, rule })),
  z.tuple([z.literal('rule'), rule, number]).transform(([act, rule, page]) => ({ act, rule, page })),
] as const;
const clickId = z.union(shapes);

/** The order of an id's parts. */
const PARTS = [
  'act',
  'game',
  'table',
  'decision',
  'name',
  'seat',
  'place',
  'rule',
  'page',
  'seq',
  'step',
  'go',
  'held',
  'text',
  'entry',
  'interaction',
  'what',
  'to',
  'from',
] as const;

/** Writes an id as text for a component: the act, the table and its other values, separated by dots. */
export function writeId(id: ClickId): string {
  const text = 'text' in id && id.text !== undefined ? { text: Buffer.from(id.text).toString('base64url') } : {};
  const step = 'step' in id && id.step !== undefined ? { step: `s${id.step}` } : {};
  const parts: Partial<Record<(typeof PARTS)[number], string | number>> = { ...id, ...text, ...step };
  return PARTS.flatMap((part) => parts[part] ?? []).join('.');
}

/** Parses an id, or returns null if the text isn't one of our ids. */
export function readId(text: string): ClickId | null {
  const read = clickId.safeParse(text.split('.'));
  return read.success ? read.data : null;
}

/**
 * True if a message is its reader's inbox, whatever it shows now: one of its buttons belongs to the inbox.
 * `components` are those of a body, or of a message from Discord.
 */
export function leadsToInbox(components: unknown): boolean {
  return customIds(components).some((text) => {
    const id = readId(text);
    return id?.act === 'inbox' || id?.act === 'next' || (id !== null && 'from' in id);
  });
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Returns a name for a table's options and pace that changes whenever one of them changes. */
export function nameOfOptions(options: Json, pace?: TablePace): KeyName {
  return sha256(JSON.stringify(pace === undefined ? options : [options, pace])).slice(0, 8);
}

/** Returns a name for a proposal, so that a click on an older one doesn't vote on the present one. */
export function nameOfProposal(what: Proposal): KeyName {
  return sha256(JSON.stringify(what)).slice(0, 8);
}

/** Returns a unique name for each key: the first 8 characters of its hash, rehashed on collision. */
export function namesOf(keys: readonly string[], hash: (text: string) => string = sha256): Map<string, KeyName> {
  const names = new Map<string, KeyName>();
  const taken = new Set<KeyName>();
  for (const key of [...new Set(keys)].sort()) {
    let name = hash(key).slice(0, 8);
    for (let again = 1; taken.has(name); again++) name = hash(`${again} ${key}`).slice(0, 8);
    taken.add(name);
    names.set(key, name);
  }
  return names;
}

/** Finds the key with this name among these keys, or null. */
export function keyNamed(keys: readonly string[], name: KeyName): string | null {
  for (const [key, other] of namesOf(keys)) if (other === name) return key;
  return null;
}
