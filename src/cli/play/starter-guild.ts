import { type APIUser, PermissionFlagsBits } from 'discord-api-types/v10';
import { PERMISSIONS } from '../../discord/permissions.ts';
import type { LocalServer } from '../../local/server.ts';
import { addGuild, joinGuild } from '../../local/world/guilds.ts';
import type { Guild } from '../../local/world/records.ts';
import { addRole, setRole } from '../../local/world/roles.ts';
import { addUser } from '../../local/world/users.ts';

/** The local server for newcomers, with a guild and people. Anyone who opens the page can play as any of these people. */
export interface StarterGuild {
  guild: Guild;
  people: [ann: APIUser, ben: APIUser, ...others: APIUser[]];
}

/** The channel of the solo game. */
export const SOLO_CHANNEL = 'frontiers';

/** The role that lets the first person try `/host`. */
const MODERATORS = 'Moderators';

/** Creates the server with its channels and people, or finds those of an earlier run. */
export function openStarterGuild({ world }: LocalServer): StarterGuild {
  const guild =
    [...world.guilds.values()][0] ??
    addGuild(world, 'Subspace', { channels: ['games', SOLO_CHANNEL, 'chatter'], botPermissions: PERMISSIONS });
  const person = (name: string): APIUser => {
    const known = [...world.users.values()].find((user) => user.username === name && user.bot !== true);
    const user = known ?? addUser(world, name);
    joinGuild(world, guild, user);
    return user;
  };
  const ann = person('Ann');
  const moderators =
    guild.data.roles.find(({ name }) => name === MODERATORS) ??
    addRole(world, guild, MODERATORS, PermissionFlagsBits.ManageThreads);
  if (guild.members.get(ann.id)?.roles.includes(moderators.id) !== true) setRole(world, guild, ann, moderators, true);
  return { guild, people: [ann, person('Ben'), person('Cleo'), person('Dan')] };
}
