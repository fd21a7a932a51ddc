// The payloads that Discord sends for a person's actions: a slash command, a completion, a click, a form.

export const ADA = '100000000000000001';
export const BEN = '100000000000000002';
export const EVE = '100000000000000009';
export const GUILD = '200000000000000001';
export const CHANNEL = '300000000000000001';
export const ROLE = '700000000000000001';
export const THREAD = '300000000000000002';
const APPLICATION = '400000000000000001';

/** The person who acts, and the place. */
export interface Where {
  by?: string;
  guild?: string | null;
  channel?: string;
  permissions?: bigint;
  /** Set if only the person's own install lets them use the app here. Without a server, this is a group. */
  elsewhere?: true;
}

let count = 0;

function payload(type: number, data: object, where: Where = {}, more: object = {}): object {
  const { by = ADA, guild = GUILD, channel = THREAD, permissions = 0x7fffffffffffn, elsewhere } = where;
  const installs = elsewhere === true ? { 1: by } : { 0: guild ?? '0' };
  count += 1;
  const user = { id: by, username: 'ada', global_name: by === ADA ? 'Ada' : 'Someone' };
  return {
    id: `${500_000_000_000_000_000n + BigInt(count)}`,
    application_id: APPLICATION,
    type,
    token: `token-${count}`,
    version: 1,
    channel_id: channel,
    channel: {
      id: channel,
      type: guild === null ? 1 : channel === THREAD ? 11 : 0,
      parent_id: channel === THREAD ? CHANNEL : null,
    },
    app_permissions: `${permissions}`,
    context: guild !== null ? 0 : elsewhere === true ? 2 : 1,
    authorizing_integration_owners: installs,
    data,
    ...(guild === null ? { user } : { guild_id: guild, member: { user } }),
    ...more,
  };
}

/** A slash command: `slash('/game new', { title: 'x' })`. */
export function slash(command: string, values: Record<string, string | number | boolean> = {}, where?: Where): object {
  return payload(2, commandData(command, values), where);
}

/** A slash command with a file for its option `file`. */
export function slashWithFile(
  command: string,
  values: Record<string, string | boolean>,
  file: object,
  where?: Where,
): object {
  const id = '700000000000000001';
  const data = commandData(command, { ...values, file: id }, undefined, ['file']);
  return payload(2, { ...data, resolved: { attachments: { [id]: { id, ...file } } } }, where);
}

/** A slash command with a person for its option `person`. */
export function slashWithPerson(
  command: string,
  values: Record<string, string | boolean>,
  { id, name, bot = false }: { id: string; name: string; bot?: boolean },
  where?: Where,
): object {
  const data = commandData(command, { ...values, person: id }, undefined, [], ['person']);
  return payload(2, { ...data, resolved: { users: { [id]: { id, username: name, global_name: name, bot } } } }, where);
}

/** A completion of an option that is being typed. */
export function typing(
  command: string,
  values: Record<string, string | number | boolean>,
  focused: string,
  where?: Where,
): object {
  return payload(4, commandData(command, values, focused), where);
}

/** Discord's numbers for the types of options. */
const typesOf: Readonly<Record<string, number>> = { string: 3, number: 4, boolean: 5 };

function commandData(
  command: string,
  values: Record<string, string | number | boolean>,
  focused?: string,
  files: readonly string[] = [],
  people: readonly string[] = [],
): object {
  const [name, ...subs] = command.slice(1).split(' ');
  const leaves: object[] = Object.entries(values).map(([option, value]) => ({
    name: option,
    type: files.includes(option) ? 11 : people.includes(option) ? 6 : typesOf[typeof value],
    value,
    ...(option === focused ? { focused: true } : {}),
  }));
  const nested = subs.reduceRight(
    (inner, sub, at) => [{ name: sub, type: at === subs.length - 1 ? 1 : 2, options: inner }],
    leaves,
  );
  return { id: '1', name, type: 1, options: nested };
}

/** A click on a button, or with values a choice from a menu. `flags` 64 marks a message that only one person sees. */
export function click(
  customId: string,
  values: string[] | null = null,
  where?: Where,
  flags = 64,
  components: readonly object[] = [],
): object {
  const data =
    values === null ? { custom_id: customId, component_type: 2 } : { custom_id: customId, component_type: 3, values };
  return payload(3, data, where, { message: { id: '600000000000000001', flags, components } });
}

/** A choice from a menu of people. A person without roles isn't a member of the server. */
export function choosePeople(
  customId: string,
  people: readonly { id: string; name: string; roles?: readonly string[]; bot?: boolean }[],
  where?: Where,
): object {
  const users = people.map(({ id, name, bot }) => [
    id,
    { id, username: name, global_name: name, ...(bot ? { bot } : {}) },
  ]);
  const members = people.flatMap(({ id, roles }) =>
    roles === undefined ? [] : [[id, { roles, nick: null }] as const],
  );
  const resolved = { users: Object.fromEntries(users), members: Object.fromEntries(members) };
  const data = { custom_id: customId, component_type: 5, values: people.map(({ id }) => id), resolved };
  return payload(3, data, where, { message: { id: '600000000000000001', flags: 64, components: [] } });
}

export function submit(customId: string, fields: Record<string, string | string[]>, where?: Where): object {
  const components = Object.entries(fields).map(([custom_id, value]) => ({
    type: 18,
    component: typeof value === 'string' ? { type: 4, custom_id, value } : { type: 3, custom_id, values: value },
  }));
  return payload(5, { custom_id: customId, components }, where, { message: { id: '600000000000000001', flags: 64 } });
}
