import type { CommandUse } from '../../src/discord/payload.ts';
import { type Reply, say } from '../../src/discord/reply.ts';
import { Refused } from '../../src/kernel/types.ts';
import type { CommandContext } from '../context.ts';
import { inChannel, lacking, placeOf, uninvited } from '../game/new.ts';
import { assertHost } from './require-moderator.ts';

/**
 * `/host board`: puts a message into this channel that lists the server's tables, or takes it away (T-HOST-06). The
 * message itself follows when it has been composed.
 */
export async function placeBoard(given: CommandUse, context: CommandContext): Promise<Reply> {
  const { backend } = context;
  const use = inChannel(given);
  const { guild, person, id: interaction } = use;
  if (guild === null) throw new Refused('A board lists the tables of a server. Use the command in that server.');
  const stranger = uninvited(use, context);
  if (stranger !== null) return stranger;
  const place = placeOf(use, context);
  await assertHost({ place }, use, context);
  if (use.typed.get('remove') === true) {
    if ((await backend.boards.channelOf(guild)) === null)
      throw new Refused('This server has no board of tables.', 'T-HOST-06');
    return say(await backend.boards.place(guild, null, person.id, { interaction, says: 'The board goes away.' }));
  }
  if (place.forum !== undefined)
    throw new Refused('A forum has no room for a board. Use the command in a text channel.', 'T-HOST-06');
  const lacks = lacking(use, place, context);
  if (lacks.length > 0)
    throw new Refused(`I can’t post the board here, because I lack ${lacks.join(', ')} in this channel.`);
  const says = `The board of this server’s tables is in <#${place.channel}> in a moment. It lists the tables that everyone in that channel can see. \`/host board remove:true\` takes it away.`;
  return say(await backend.boards.place(guild, place.channel, person.id, { interaction, says }));
}
