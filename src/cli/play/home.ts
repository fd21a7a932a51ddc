import type { APIUser } from 'discord-api-types/v10';
import type { LocalServer } from '../../local/server.ts';
import { addGuild, joinGuild } from '../../local/world/guilds.ts';
import type { Guild } from '../../local/world/records.ts';
import { addUser } from '../../local/world/users.ts';

/** The people of the local server; whoever opens the page can play as any of them. */
export const PEOPLE = ['Ann', 'Ben', 'Cleo', 'Dan'] as const;

/** The local server as a newcomer finds it. */
export interface Home {
  guild: Guild;
  people: APIUser[];
}

/** Makes the server with its channels and people, or finds those of an earlier run. */
export function settle({ world }: LocalServer): Home {
  const guild = [...world.guilds.values()][0] ?? addGuild(world, 'Subspace', { channels: ['games', 'chatter'] });
  const people = PEOPLE.map((name) => {
    const known = [...world.users.values()].find((user) => user.username === name && user.bot !== true);
    const user = known ?? addUser(world, name);
    joinGuild(world, guild, user);
    return user;
  });
  return { guild, people };
}
