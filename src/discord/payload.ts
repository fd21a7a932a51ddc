import {
  ApplicationCommandOptionType,
  ComponentType,
  InteractionContextType,
  InteractionType,
  MessageFlags,
} from 'discord-api-types/v10';
import * as z from 'zod';
import { filesIn, isInBlocks, MOST_COMPONENTS, type NamedFile, walk } from '../queue/blocks.ts';
import type { SentFile } from './files.ts';
import { leadsToInbox } from './ids.ts';
import { FOCUSED, isBounded } from './intake.ts';
import { type InteractionPlace, isDirect, placeOf } from './interaction-place.ts';
import { cut, LIMITS } from './limits.ts';
import { cleaned, cleanedName, isBlank } from './sanitize-text.ts';

/** A person in the chat. */
export interface Person {
  id: string;
  /** The person's name in the server or direct message where they acted. */
  name: string;
}

interface Base extends InteractionPlace {
  id: string;
  /** A secret that lets us answer the interaction for 15 minutes. */
  token: string;
  application: string;
  person: Person;
}

/** The values of a command's options, by option name. */
export type Typed = ReadonlyMap<string, string | number | boolean>;

export interface CommandUse extends Base {
  kind: 'command';
  /** The names of the command, its group and its subcommand: `['game', 'new']`. */
  path: readonly string[];
  typed: Typed;
  /** Files that were attached to the command, by option. */
  files: ReadonlyMap<string, SentFile>;
  /** The people who were chosen for options, in order. */
  people: readonly ChosenPerson[];
}

export interface Completion extends Base {
  kind: 'completion';
  path: readonly string[];
  typed: Typed;
  /** The option that the person is typing, with the text typed so far. */
  focused: { name: string; text: string };
}

/** Who sees the clicked message: only the person, temporarily (`ephemeral`) or permanently (`direct`), or everyone. */
export type Audience = 'ephemeral' | 'direct' | 'all';

/** The facts about a message that an answer may change. */
export interface ShownMessage {
  /** True if the message has files. */
  hasFiles: boolean;
  /** True if an embed shows its files. */
  hasEmbeds: boolean;
  /** The message's files, as far as they can be named. */
  files: readonly NamedFile[];
  /** True if the message is laid out in blocks, which then goes for its changes, too. */
  blocks: boolean;
}

/** A person who was chosen in a menu of people, or for an option of a command. */
export interface ChosenPerson extends Person {
  /** The person's roles in the server where the menu is; null if they aren't a member. */
  roles: readonly string[] | null;
  /** True for a bot. */
  isBot: boolean;
}

export interface Click extends Base {
  kind: 'click';
  customId: string;
  /** Values chosen in a menu; empty for a button. */
  values: readonly string[];
  /** The people who were chosen in a menu of people. */
  people: readonly ChosenPerson[];
  seen: Audience;
  message: ShownMessage;
  /** True if the message is the person's inbox, whatever it shows now. */
  inbox: boolean;
  /** The values selected in the message's menus, by menu id, including earlier choices that the message still shows. */
  menus: ReadonlyMap<string, readonly string[]>;
}

export interface FormSent extends Base {
  kind: 'form';
  customId: string;
  fields: ReadonlyMap<string, readonly string[]>;
  /** Who sees the message that opened the form; `all` if a command opened it. */
  seen: Audience;
  message: ShownMessage;
  /** True if the message is the person's inbox, whatever it shows now. */
  inbox: boolean;
}

/** A person's action in the chat, after it has been checked. */
export type Incoming = CommandUse | Completion | Click | FormSent;

const snowflake = z.string().regex(/^\d{15,20}$/);
const short = z.string().min(1).max(LIMITS.customId);
const user = z.object({ id: snowflake, username: z.string().max(100), global_name: z.string().max(100).nullish() });
const resolvedPeople = z.object({
  users: z.record(snowflake, user.extend({ bot: z.boolean().default(false) })).default({}),
  members: z
    .record(snowflake, z.object({ nick: z.string().max(100).nullish(), roles: z.array(snowflake).default([]) }))
    .default({}),
});

const common = z.object({
  id: snowflake,
  application_id: snowflake,
  token: z.string().min(1).max(1_000),
  guild_id: snowflake.optional(),
  channel: z.object({ id: snowflake, type: z.number(), parent_id: snowflake.nullish() }),
  // Discord sends both fields with every interaction. Without them, the app counts as added to the place.
  context: z.enum(InteractionContextType).optional().catch(undefined),
  authorizing_integration_owners: z.record(z.string(), z.string().max(20)).optional().catch(undefined),
  app_permissions: z
    .string()
    .regex(/^\d{1,30}$/)
    .default('0'),
  member: z
    .object({
      user,
      nick: z.string().max(100).nullish(),
      roles: z.array(snowflake).default([]),
      permissions: z
        .string()
        .regex(/^\d{1,30}$/)
        .default('0'),
    })
    .optional(),
  user: user.optional(),
});

/** Text that later appears in answers is cleaned here, once for all uses. */
const typed = z.string().max(LIMITS.typedText).transform(cleaned);

const leaf = z.object({
  name: z.string().max(LIMITS.commandName),
  type: z.literal([
    ApplicationCommandOptionType.String,
    ApplicationCommandOptionType.Integer,
    ApplicationCommandOptionType.Boolean,
    ApplicationCommandOptionType.Number,
    ApplicationCommandOptionType.Attachment,
    ApplicationCommandOptionType.User,
  ]),
  value: z.union([typed, z.number(), z.boolean()]),
  focused: z.boolean().optional(),
});
const leaves = z.array(leaf).max(LIMITS.commandOptions);
const subcommand = z.object({
  name: z.string().max(LIMITS.commandName),
  type: z.literal(ApplicationCommandOptionType.Subcommand),
  options: leaves.default([]),
});
const group = z.object({
  name: z.string().max(LIMITS.commandName),
  type: z.literal(ApplicationCommandOptionType.SubcommandGroup),
  options: z.tuple([subcommand]),
});
const sentFile = z
  .object({ filename: z.string().max(300), url: z.url().max(2_000), size: z.number() })
  .transform(({ filename, url, size }): SentFile => ({ name: cleanedName(filename), url, size }));
const commandData = z.object({
  name: z.string().max(LIMITS.commandName),
  type: z.literal(1),
  resolved: resolvedPeople.extend({ attachments: z.record(snowflake, sentFile).optional() }).optional(),
  options: z.union([z.tuple([group]), z.tuple([subcommand]), leaves]).default([]),
});

const menu = z.object({
  custom_id: short,
  options: z.array(z.object({ value: short, default: z.boolean().default(false) })).max(LIMITS.menuOptions),
});
const message = z
  .object({
    flags: z.number().default(0),
    components: z.array(z.unknown()).max(MOST_COMPONENTS).catch([]).default([]),
    // If attachments can't be read, the message counts as having a file, which does no harm if it has none.
    attachments: z.array(z.unknown()).catch([null]).default([]),
    embeds: z.array(z.unknown()).catch([null]).default([]),
  })
  .optional();
const clickData = z.object({
  custom_id: short,
  component_type: z.literal([ComponentType.Button, ComponentType.StringSelect, ComponentType.UserSelect]),
  values: z.array(short).max(LIMITS.menuOptions).default([]),
  resolved: resolvedPeople.optional(),
});
const field = z.object({
  component: z.union([
    z
      .object({ custom_id: short, value: typed })
      .transform(({ custom_id, value }) => ({ id: custom_id, values: [value] })),
    z
      .object({ custom_id: short, values: z.array(short).max(LIMITS.menuOptions) })
      .transform(({ custom_id, values }) => ({ id: custom_id, values })),
  ]),
});
const formData = z.object({ custom_id: short, components: z.array(field).max(LIMITS.formFields) });

const interaction = z.discriminatedUnion('type', [
  common.extend({ type: z.literal(InteractionType.ApplicationCommand), data: commandData }),
  common.extend({ type: z.literal(InteractionType.ApplicationCommandAutocomplete), data: commandData }),
  common.extend({ type: z.literal(InteractionType.MessageComponent), data: clickData, message }),
  common.extend({ type: z.literal(InteractionType.ModalSubmit), data: formData, message }),
]);

/**
 * Parses a person's action; returns null if Discord could not have sent this payload for one of our commands or
 * components.
 */
export function readInteraction(payload: unknown): Incoming | null {
  if (!isBounded(payload)) return null;
  const read = interaction.safeParse(payload);
  if (!read.success) return null;
  const { data: given } = read;
  const by = given.member?.user ?? given.user;
  if (by === undefined) return null;
  const base: Base = {
    id: given.id,
    token: given.token,
    application: given.application_id,
    person: { id: by.id, name: calledAs(given.member?.nick ?? by.global_name ?? by.username) },
    ...placeOf(given),
  };
  switch (given.type) {
    case InteractionType.ApplicationCommand: {
      const { path, options } = flat(given.data);
      const { resolved } = given.data;
      const people = peopleIn(personIds(options), resolved);
      return { ...base, kind: 'command', path, typed: typedOf(options), files: filesOf(options, resolved), people };
    }
    case InteractionType.ApplicationCommandAutocomplete: {
      const { path, options } = flat(given.data);
      const focused = options.find((option) => option.focused === true);
      if (focused === undefined) return null;
      const short = options.map((option) => ({ ...option, value: shortened(option.value) }));
      return {
        ...base,
        kind: 'completion',
        path,
        typed: typedOf(short),
        focused: { name: focused.name, text: `${shortened(focused.value)}` },
      };
    }
    case InteractionType.MessageComponent:
      return {
        ...base,
        kind: 'click',
        customId: given.data.custom_id,
        values: given.data.values,
        people: chosenPeople(given.data),
        seen: audienceOf(given.message, base),
        message: shownMessage(given.message),
        inbox: leadsToInbox(given.message?.components),
        menus: menusOf(given.message),
      };
    case InteractionType.ModalSubmit: {
      const fields = new Map(given.data.components.map(({ component }) => [component.id, component.values]));
      return {
        ...base,
        kind: 'form',
        customId: given.data.custom_id,
        fields,
        seen: audienceOf(given.message, base),
        message: shownMessage(given.message),
        inbox: leadsToInbox(given.message?.components),
      };
    }
  }
}

/** The people chosen in a menu of people, in the order of the values. */
function chosenPeople({ component_type, values, resolved }: z.infer<typeof clickData>): ChosenPerson[] {
  return component_type === ComponentType.UserSelect ? peopleIn(values, resolved) : [];
}

/** The people with these ids, as far as Discord describes them. */
function peopleIn(ids: readonly string[], resolved: z.infer<typeof resolvedPeople> | undefined): ChosenPerson[] {
  const { users, members } = resolved ?? { users: {}, members: {} };
  return ids.flatMap((id) => {
    const one = users[id];
    if (one === undefined) return [];
    const member = members[id];
    const name = calledAs(member?.nick ?? one.global_name ?? one.username);
    return [{ id, name, isBot: one.bot, roles: member === undefined ? null : member.roles }];
  });
}

/** The typed text, cut to the length that completion reads. */
function shortened<T>(value: T | string): T | string {
  return typeof value === 'string' ? value.slice(0, FOCUSED) : value;
}

/** Lists where a payload breaks its schema, as paths and codes, without anything that people typed. */
export function flawsOf(payload: unknown): string[] {
  if (!isBounded(payload)) return ['too large'];
  const read = interaction.safeParse(payload);
  if (read.success) return ['no user, or no focused option'];
  return read.error.issues.slice(0, FLAWS).map(({ path, code }) => {
    const known = path.map(String).map((part) => (/^[a-z_]{1,30}$|^\d{1,3}$/.test(part) ? part : '…'));
    return `${known.join('.')} ${code}`;
  });
}

/** Maximum number of schema errors reported. */
const FLAWS = 3;

/** Maximum length of a person's name in text and pictures. */
const NAME = 32;

/** A person's name, cleaned and shortened for text and pictures. */
function calledAs(name: string): string {
  const clean = cleanedName(name);
  return isBlank(clean) ? 'Someone' : cut(clean, NAME);
}

function audienceOf(shown: z.infer<typeof message>, base: Base): Audience {
  if (shown === undefined) return 'all';
  if ((shown.flags & MessageFlags.Ephemeral) !== 0) return 'ephemeral';
  return isDirect(base) ? 'direct' : 'all';
}

/** A file without a description has an empty one here. */
const attachment = z.object({ filename: z.string().max(300), description: z.string().max(LIMITS.alt).catch('') });

/**
 * Reads the form and the files of a message. A file that an embed or a component shows isn't listed as an attachment.
 */
function shownMessage(shown: z.infer<typeof message>): ShownMessage {
  const { flags = 0, attachments = [], embeds = [], components = [] } = shown ?? {};
  const listed = attachments.flatMap((one) => {
    const { success, data } = attachment.safeParse(one);
    return success ? [{ name: data.filename, alt: data.description }] : [];
  });
  const files = [...listed, ...filesIn(components)];
  const hasEmbeds = embeds.length > 0;
  const hasFiles = attachments.length > 0 || hasEmbeds || files.length > 0;
  return { hasFiles, hasEmbeds, files, blocks: isInBlocks({ flags }) };
}

/** Reads the menus of a message, at all levels of its components. */
function menusOf(shown: z.infer<typeof message>): Map<string, string[]> {
  const menus = walk(shown?.components).flatMap((part) => menu.safeParse(part).data ?? []);
  return new Map(
    menus.map(({ custom_id, options }) => [
      custom_id,
      options.flatMap(({ value, default: chosen }) => (chosen ? [value] : [])),
    ]),
  );
}

type Leaf = z.infer<typeof leaf>;

function flat({ name, options }: z.infer<typeof commandData>): { path: string[]; options: readonly Leaf[] } {
  const [first] = options;
  if (first?.type === ApplicationCommandOptionType.SubcommandGroup) {
    const [inner] = first.options;
    return { path: [name, first.name, inner.name], options: inner.options };
  }
  if (first?.type === ApplicationCommandOptionType.Subcommand)
    return { path: [name, first.name], options: first.options };
  return { path: [name], options: options.filter((option) => 'value' in option) };
}

const personIds = (options: readonly Leaf[]): string[] =>
  options.flatMap(({ type, value }) => (type === ApplicationCommandOptionType.User ? [`${value}`] : []));

const isFile = ({ type }: Leaf): boolean => type === ApplicationCommandOptionType.Attachment;

function typedOf(options: readonly Leaf[]): Typed {
  return new Map(options.filter((option) => !isFile(option)).map(({ name, value }) => [name, value]));
}

function filesOf(
  options: readonly Leaf[],
  resolved: z.infer<typeof commandData>['resolved'],
): ReadonlyMap<string, SentFile> {
  const found = options.filter(isFile).flatMap(({ name, value }) => {
    const file = resolved?.attachments?.[`${value}`];
    return file === undefined ? [] : [[name, file] as const];
  });
  return new Map(found);
}

/** The address for the answer, read from a payload that otherwise could not be read; null if it has none. */
export function addressOf(payload: unknown): { id: string; token: string; type: number } | null {
  const read = z.object({ id: snowflake, token: z.string().min(1).max(1_000), type: z.number() }).safeParse(payload);
  return read.success ? read.data : null;
}
