import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { TablePace } from '../kernel/pace.ts';
import type { PlayerSearch } from '../kernel/search-wish.ts';
import type { Proposal } from '../kernel/table.ts';
import type { Json } from '../kernel/types.ts';
import { customIds } from '../queue/blocks.ts';
import { QUESTION_ID } from '../tables/asked.ts';
import { HISTORY_MOVES } from '../tables/log-parts.ts';
import { TRIED_ID } from '../tables/trial.ts';
import type { ClickId, KeyName } from './click-id.ts';

export type { ClickId, KeyName } from './click-id.ts';

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
  'ifs',
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
  ...(['find', 'seek', 'invite', 'guest', 'never'] as const),
] as const;

const shapes = [
  // Three lists, because the compiler doesn't compare more than 25 acts with `ClickId` at once.
  z.tuple([z.enum(LOOKS), table]).transform(([act, table]) => ({ act, table })),
  z.tuple([z.enum(SETTINGS), table]).transform(([act, table]) => ({ act, table })),
  z.tuple([z.enum(ACTIONS), table]).transform(([act, table]) => ({ act, table })),
  z
    .tuple([z.enum(['words', 'asked', 'why', 'if-typed']), table, text])
    .transform(([act, table, text]) => ({ act, table, text })),
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
      z.enum([
        'join',
        'bot',
        'seated',
        'withdraw',
        'nudge',
        'vote-bot',
        'vote-friend',
        'vote-nobody',
        'vote-wait',
        'take',
      ]),
      table,
      number,
    ])
    .transform(([act, table, seat]) => ({ act, table, seat })),
  z
    .tuple([z.literal('retry'), table, z.string().regex(/^\d{1,16}-\d{1,6}$/)])
    .transform(([act, table, entry]) => ({ act, table, entry })),
  z.tuple([z.enum(['server-role', 'server-patience', 'unblock'])]).transform(([act]) => ({ act })),
  z
    .tuple([z.enum(['setting', 'together', 'orders']), table, number])
    .transform(([act, table, place]) => ({ act, table, place })),
  z.tuple([z.enum(['if-drop', 'if-when']), table, number]).transform(([act, table, place]) => ({ act, table, place })),
  z
    .tuple([z.literal('if'), table, number, text])
    .transform(([act, table, place, text]) => ({ act, table, place, text })),
  z.tuple([z.literal('settings'), table, number]).transform(([act, table, page]) => ({ act, table, page })),
  z
    .tuple([z.literal('value'), table, number, number])
    .transform(([act, table, place, page]) => ({ act, table, place, page })),
  z
    .tuple([z.enum(['ready', 'yes', 'no', 'longer', 'fill', 'shut']), table, name])
    .transform(([act, table, name]) => ({ act, table, name })),
  z.tuple([z.literal('unmute'), table, z.literal('profile')]).transform(([act, table, from]) => ({ act, table, from })),
  z.tuple([z.enum(['type', 'typed']), z.enum(['hours', 'holidays'])]).transform(([act, what]) => ({ act, what })),
  z.tuple([z.literal('stats-list'), z.enum(['show', 'hide'])]).transform(([act, to]) => ({ act, to })),
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
  z.tuple([z.enum(['tables', 'inbox', 'blocked']), number]).transform(([act, page]) => ({ act, page })),
  z
    .tuple([
      z.enum([
        'zone',
        'next',
        'profile',
        'notify',
        'messages',
        'digest',
        'watch-one',
        'join-one',
        'open-table',
        'erase',
      ]),
    ])
    .transform(([act]) => ({ act })),
  z.tuple([z.enum(['wish', 'wish-game', 'wish-pace', 'allow'])]).transform(([act]) => ({ act })),
  z.tuple([z.enum(['unwish', 'free-seats']), interaction]).transform(([act, entry]) => ({ act, entry })),
  z.tuple([z.literal('rule'), rule]).transform(([act, rule]) => ({ act, rule })),
  z.tuple([z.literal('rule'), rule, number]).transform(([act, rule, page]) => ({ act, rule, page })),
] as const;
/** The shapes that an id may have, by its act. Trying all shapes would take long, because most of them don't fit. */
const shapesOf: Map<string, (typeof shapes)[number][]> = new Map();
for (const shape of shapes) {
  const [act] = shape.in.def.items;
  for (const name of act instanceof z.ZodEnum ? act.options : act.values) {
    const known = shapesOf.get(name);
    if (known === undefined) shapesOf.set(name, [shape]);
    else known.push(shape);
  }
}

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
  const parts = text.split('.');
  const [act = ''] = parts;
  const fitting = shapesOf.get(act);
  if (fitting === undefined) return null;
  for (const shape of fitting) {
    const read = shape.safeParse(parts);
    if (read.success) return read.data;
  }
  return null;
}

/**
 * True if a message is its reader's inbox, whatever it shows now: one of its buttons belongs to the inbox.
 * `components` are those of a body, or of a message from Discord.
 */
export function leadsToInbox(components: unknown): boolean {
  return customIds(components).some((text) => {
    const id = readId(text);
    return id?.act === 'inbox' || id?.act === 'next' || (id !== null && 'from' in id && id.from === 'inbox');
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

/** Returns a name for a search for players, so that a click on an earlier one decides nothing about the present one. */
export function nameOfSearch(search: PlayerSearch): KeyName {
  return sha256(JSON.stringify([search.until, search.over === true])).slice(0, 8);
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
