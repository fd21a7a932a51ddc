import { PermissionFlagsBits } from 'discord-api-types/v10';

/** A change of permissions in a channel, for a role or for a person. */
export interface Overwrite {
  /** The id of the role or the person. A server's id stands for everyone there. */
  id: string;
  allow: bigint;
  deny: bigint;
}

/** The data of a server that decides who can see its channels. */
export interface ServerAccess {
  id: string;
  owner: string;
  /** The permissions of each role that people can have, by its id. The role of everyone has the server's id. */
  roles: ReadonlyMap<string, bigint>;
  /** Returns the overwrites of a channel, or null if there is no such channel. */
  overwrites(channel: string): readonly Overwrite[] | null;
}

/** A person and their roles in a server. */
export interface RoleHolder {
  person: string;
  roles: readonly string[];
}

/**
 * True if a person can see a channel and has the permissions `wanted` there. Applies the person's roles, and then the
 * channel's overwrites for everyone, for these roles and for the person, as Discord documents ("Permission Overwrites").
 */
export function canSee(access: ServerAccess, { person, roles }: RoleHolder, channel: string, wanted = 0n): boolean {
  const overwrites = access.overwrites(channel);
  if (overwrites === null) return false;
  if (access.owner === person) return true;
  const base = [access.id, ...roles].reduce((sum, role) => sum | permissionsOf(access, role), 0n);
  if ((base & PermissionFlagsBits.Administrator) !== 0n) return true;
  let sum = base;
  for (const ids of [[access.id], roles, [person]]) {
    const ones = overwrites.filter(({ id }) => ids.includes(id));
    const deny = ones.reduce((all, one) => all | one.deny, 0n);
    const allow = ones.reduce((all, one) => all | one.allow, 0n);
    sum = (sum & ~deny) | allow;
  }
  const needed = PermissionFlagsBits.ViewChannel | wanted;
  return (sum & needed) === needed;
}

/** Returns the permissions of a role. A role that was deleted has none. */
function permissionsOf({ roles }: Pick<ServerAccess, 'roles'>, role: string): bigint {
  const found = roles.get(role);
  return found === undefined ? 0n : found;
}

/** Stands for a person who has no overwrite of their own. */
const ANYONE = '';

/**
 * True if everyone who can see the channel `from` can also see the channel `to`, whatever roles they have. If there are
 * people who see only `from`, then one of them needs at most two roles for that: one that shows `from`, and one that
 * hides `to`. So this checks all pairs of roles.
 */
export function everyoneSees(access: ServerAccess, from: string, to: string, bot: string): boolean {
  const [here, there] = [access.overwrites(from), access.overwrites(to)];
  if (here === null || there === null) return false;
  const changed = new Set([...here, ...there].map(({ id }) => id).filter((id) => id !== bot));
  const people = [ANYONE, ...[...changed].filter((id) => !access.roles.has(id) && id !== access.id)];
  const roles = tellingRoles(access, changed);
  const pairs = roles.flatMap((one, at) => roles.slice(at + 1).map((other) => [one, other]));
  const held = [[], ...roles.map((role) => [role]), ...pairs];
  return people.every((person) =>
    held.every((own) => !canSee(access, { person, roles: own }, from) || canSee(access, { person, roles: own }, to)),
  );
}

/** The roles that make a difference in channels with these overwrites. All other roles that show channels are alike. */
function tellingRoles({ id: everyone, roles }: ServerAccess, changed: ReadonlySet<string>): string[] {
  const own = [...roles.keys()].filter((role) => role !== everyone);
  const alike = own.find((role) => !changed.has(role) && showsChannels(permissionsOf({ roles }, role)));
  return [...own.filter((role) => changed.has(role)), ...(alike === undefined ? [] : [alike])];
}

function showsChannels(permissions: bigint): boolean {
  const { Administrator, ViewChannel } = PermissionFlagsBits;
  return (permissions & Administrator) === 0n && (permissions & ViewChannel) !== 0n;
}
