import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { GameId, Json, RuleId } from '../kernel/types.ts';
import { QUESTION_ID } from '../tables/asked.ts';
import type { TableId } from '../tables/types.ts';

/** Eight characters that stand for an option's key in a component: keys can be longer than an id may be. */
export type KeyName = string;

/** What a component or a form says when it is used. */
export type ClickId =
  /** The fixed row of every panel, and the buttons of the lobby. */
  | { act: 'move' | 'hand' | 'map' | 'rules' | 'log' | 'leave' | 'start'; table: TableId }
  /** Drops what is left of one's own line. */
  | { act: 'drop'; table: TableId }
  /**
   * Takes a step back. `step`: the entry of the step that a person's own message offers; `seq`: the entry that a message
   * for everyone shows. Messages of older versions have neither.
   */
  | { act: 'undo'; table: TableId; step?: number; seq?: number }
  /** The menu of what the board can be looked at for. */
  | { act: 'look'; table: TableId }
  /** Takes all of one's steps back, from an entry of the log on; `step`: the last of them. */
  | { act: 'back'; table: TableId; seq: number; step?: number }
  /** What somebody typed before it was clear for which table. */
  | { act: 'words'; table: TableId; text: string }
  /** The same, kept under the id of the interaction that brought it; `said-sure`: who clicks has been asked already whether they want that. */
  | { act: 'said' | 'said-sure'; table: TableId; interaction: string }
  /** A page of the log, from an entry on. */
  | { act: 'from'; table: TableId; place: number }
  /** Standing orders; why something can’t be done, in words that were typed before it was clear for which table. */
  | { act: 'standing'; table: TableId }
  | { act: 'why'; table: TableId; text: string }
  /** From now on the seat is asked in a window, too, which `text` names. */
  | { act: 'asked'; table: TableId; text: string }
  /** The second click of who gives up, or proposes an end; for or against an end that was proposed. */
  | { act: 'concede' | 'propose' | 'agree' | 'refuse'; table: TableId }
  | { act: 'join' | 'bot'; table: TableId; seat: number }
  /** The same as menus of seats, and bots for all seats that are free. */
  | { act: 'seats' | 'bot-seats' | 'bots'; table: TableId }
  /** Votes on a seat whose person is not there; the seat itself, for who takes it over or back. */
  | { act: 'vote-bot' | 'vote-friend' | 'vote-nobody' | 'vote-wait' | 'take'; table: TableId; seat: number }
  /** The same people and settings once more. */
  | { act: 'rematch'; table: TableId }
  /** A command that was set aside, by its entry there: to be tried again. */
  | { act: 'retry'; table: TableId; entry: string }
  /** A menu of what this server set for its tables. */
  | { act: 'server-role' }
  | { act: 'server-patience' }
  /** A menu of one of the game's settings, by its place in the list of settings. */
  | { act: 'setting'; table: TableId; place: number }
  /** A menu of settings that stand together, by the place of the first one of them: any of them may be chosen. */
  | { act: 'together'; table: TableId; place: number }
  /** Those of the settings that the lobby has no menus for, from a page on: a button, or the menu of them. */
  | { act: 'settings'; table: TableId; page: number }
  /** Agrees to the options that the message was made with. */
  | { act: 'ready'; table: TableId; name: KeyName }
  /** One option; `sure` is its second click, where the first asks. */
  | { act: 'pick' | 'sure'; table: TableId; decision: string; name: KeyName }
  /** A menu: one option (`menu`), several (`set`), one of the whole answers (`whole`). `place` tells menus apart. */
  | { act: 'menu' | 'set' | 'whole'; table: TableId; decision: string; place: number }
  /** A verb's options, from a page on. */
  | { act: 'open'; table: TableId; decision: string; name: KeyName; page: number }
  /** Back to all options, in place or shown anew; the empty answer; the form's button; the form itself. */
  | { act: 'top' | 'again' | 'none' | 'form' | 'given'; table: TableId; decision: string }
  /** The form once more, as it was filled in; what stood in it is kept under the id of the interaction that brought it. */
  | { act: 'refill'; table: TableId; decision: string; interaction: string }
  /** The same of a form for a deck. */
  | { act: 'deck-again'; interaction: string }
  /** A question about a game’s rules, asked before it was clear about which game; `tell`: to be answered to all. */
  | { act: 'ask'; game: GameId; text: string }
  | { act: 'tell'; game: GameId; text: string }
  /** A table of this game is to be opened; `text`: its title. */
  | { act: 'new'; game: GameId; text?: string }
  /** A component of a game, by its id. */
  | { act: 'card'; game: GameId; text: string }
  /** A form for a deck of a game, by the name that it is to have. */
  | { act: 'deck'; game: GameId; text: string }
  /** The cards that may be meant by an unknown name in a deck list, by the list's interaction and the name's place in it. */
  | { act: 'fix'; entry: string; place: number }
  /** A section of an owner's own rulebook, by its place there, from a page on. */
  | { act: 'own'; game: GameId; place: number; page: number }
  /** The list of tables, from a page on. */
  | { act: 'tables'; page: number }
  /** The menu of time zones. */
  | { act: 'zone' }
  /** One rule, to be read in full, from a page on. */
  | { act: 'rule'; rule: RuleId; page?: number }
  /** A menu of standing orders: the windows in which a seat wants to be asked, then the game's preferences in order. */
  | { act: 'orders'; table: TableId; place: number };

const table = z.string().regex(/^[a-z0-9]{6}$/);
const decision = z.string().regex(new RegExp(`^${QUESTION_ID}$`));
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
/** Written with a letter, so that it is told apart from a `seq`. */
const step = z
  .string()
  .regex(/^s\d{1,8}$/)
  .transform((coded) => Number(coded.slice(1)));
const number = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number);

const interaction = z.string().regex(/^\d{15,20}$/);

const entry = z
  .string()
  .regex(/^\d{1,7}$/)
  .transform(Number);

const shapes = [
  z
    .tuple([
      z.enum([
        'move',
        'hand',
        'map',
        'rules',
        'log',
        'look',
        'leave',
        'start',
        'drop',
        'concede',
        'propose',
        'agree',
        'refuse',
        'rematch',
        'seats',
        'bot-seats',
        'bots',
      ]),
      table,
    ])
    .transform(([act, table]) => ({ act, table })),
  z.tuple([z.enum(['words', 'asked', 'why']), table, text]).transform(([act, table, text]) => ({ act, table, text })),
  z
    .tuple([z.enum(['said', 'said-sure']), table, interaction])
    .transform(([act, table, interaction]) => ({ act, table, interaction })),
  z
    .tuple([z.literal('refill'), table, decision, interaction])
    .transform(([act, table, decision, interaction]) => ({ act, table, decision, interaction })),
  z.tuple([z.literal('deck-again'), interaction]).transform(([act, interaction]) => ({ act, interaction })),
  z.tuple([z.literal('from'), table, entry]).transform(([act, table, place]) => ({ act, table, place })),
  z.tuple([z.literal('standing'), table]).transform(([act, table]) => ({ act, table })),
  z.tuple([z.literal('undo'), table]).transform(([act, table]) => ({ act, table })),
  z.tuple([z.literal('undo'), table, step]).transform(([act, table, step]) => ({ act, table, step })),
  z.tuple([z.literal('undo'), table, seq]).transform(([act, table, seq]) => ({ act, table, seq })),
  z.tuple([z.literal('back'), table, seq]).transform(([act, table, seq]) => ({ act, table, seq })),
  z.tuple([z.literal('back'), table, seq, step]).transform(([act, table, seq, step]) => ({ act, table, seq, step })),
  z
    .tuple([z.enum(['join', 'bot', 'vote-bot', 'vote-friend', 'vote-nobody', 'vote-wait', 'take']), table, number])
    .transform(([act, table, seat]) => ({ act, table, seat })),
  z
    .tuple([z.literal('retry'), table, z.string().regex(/^\d{1,16}-\d{1,6}$/)])
    .transform(([act, table, entry]) => ({ act, table, entry })),
  z.tuple([z.enum(['server-role', 'server-patience'])]).transform(([act]) => ({ act })),
  z
    .tuple([z.enum(['setting', 'together', 'orders']), table, number])
    .transform(([act, table, place]) => ({ act, table, place })),
  z.tuple([z.literal('settings'), table, number]).transform(([act, table, page]) => ({ act, table, page })),
  z.tuple([z.literal('ready'), table, name]).transform(([act, table, name]) => ({ act, table, name })),
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
    .tuple([z.enum(['top', 'again', 'none', 'form', 'given']), table, decision])
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
  z.tuple([z.literal('tables'), number]).transform(([act, page]) => ({ act, page })),
  z.tuple([z.literal('zone')]).transform(([act]) => ({ act })),
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
  'text',
  'entry',
  'interaction',
] as const;

/** The id as it stands in a component: the act, the table and what else it takes, divided by dots. */
export function writeId(id: ClickId): string {
  const text = 'text' in id && id.text !== undefined ? { text: Buffer.from(id.text).toString('base64url') } : {};
  const step = 'step' in id && id.step !== undefined ? { step: `s${id.step}` } : {};
  const parts: Partial<Record<(typeof PARTS)[number], string | number>> = { ...id, ...text, ...step };
  return PARTS.flatMap((part) => parts[part] ?? []).join('.');
}

/** What an id says, or null when it isn't one of ours. */
export function readId(text: string): ClickId | null {
  const read = clickId.safeParse(text.split('.'));
  return read.success ? read.data : null;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** A name for a table's options: others have another one. */
export function nameOfOptions(options: Json): KeyName {
  return sha256(JSON.stringify(options)).slice(0, 8);
}

/** A name for each key, different for each: the first 8 characters of its hash, hashed again where two are the same. */
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

/** The key that a name stands for among these, or null. */
export function keyNamed(keys: readonly string[], name: KeyName): string | null {
  for (const [key, other] of namesOf(keys)) if (other === name) return key;
  return null;
}
