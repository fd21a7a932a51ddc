import { peopleRow } from '../../src/discord/compose/rows.ts';
import { bold, plain } from '../../src/discord/markdown.ts';
import type { ChosenPerson, Click } from '../../src/discord/payload.ts';
import { type Reply, say } from '../../src/discord/reply.ts';
import { must } from '../../src/kernel/must.ts';
import { Refused, type Seat } from '../../src/kernel/types.ts';
import { freeSeats } from '../../src/tables/searching.ts';
import type { Summary } from '../../src/tables/summary.ts';
import type { Asker, CommandContext } from '../context.ts';
import { seatAt } from '../tables.ts';
import { lasting } from './quota.ts';

/** Throws `Refused` unless a person may invite others to this table (T-FIND-04). Returns the table's server. */
function assertMayInvite({ status, owner, place, ...table }: Summary, { person }: Pick<Asker, 'person'>): string {
  if (status !== 'lobby') throw new Refused('The game has begun, so nobody can be invited any more.', 'T-LOBBY-01');
  if (owner !== person.id) throw new Refused('Only the player who opened the table can invite people.', 'T-LOBBY-02');
  if (place.guild === null)
    throw new Refused('You can invite people of a server. Open a table in a server.', 'T-FIND-04');
  if (freeSeats(table) === 0)
    throw new Refused('Every seat at this table is taken, so nobody can be invited.', 'T-LOBBY-03');
  return place.guild;
}

/** Shows the menu of people to invite. */
export function showInvite(summary: Summary, asker: Pick<Asker, 'person'>): Reply {
  assertMayInvite(summary, asker);
  const content = `Whom do you invite to ${bold(summary.title)}? I send them a direct message and keep a seat for them.`;
  return { do: 'say', draft: { content, rows: [peopleRow({ act: 'guest', table: summary.id }, 'Choose a person')] } };
}

/** Invites the person who was chosen in the menu, and keeps a seat for them (T-FIND-04). */
export async function inviteChosen(summary: Summary, clicked: Click, context: CommandContext): Promise<Reply> {
  const guild = assertMayInvite(summary, clicked);
  const [guest] = clicked.people;
  if (guest === undefined) return say('Choose the person whom you want to invite from the menu.');
  await assertCanCome(guest, summary, guild, context);
  const { openings, limits } = context;
  const used = await openings?.take([{ scope: 'inviter', id: clicked.person.id, ...limits.invitations }]);
  if (used != null)
    throw new Refused(
      `You have invited ${limits.invitations.most} people in the last hour, which is the limit. Try again in ${lasting(used.wait)}.`,
      'T-FIND-04',
    );
  const { id, name } = guest;
  return {
    do: 'send',
    table: summary.id,
    input: { t: 'reserve', guest: id, called: name, player: clicked.person.id },
  };
}

/** Throws `Refused` if somebody can't be invited: bots, strangers to the server, and people who want none (T-FIND-05). */
async function assertCanCome(
  { id, name, roles, isBot }: ChosenPerson,
  { place }: Summary,
  guild: string,
  { backend, sees }: CommandContext,
): Promise<void> {
  if (isBot)
    throw new Refused(`${name} is a bot. To let a bot play, use the menu or the button for bots.`, 'T-FIND-04');
  if (roles === null || !sees({ person: { id }, roles, guild }, place.forum ?? place.channel))
    throw new Refused(`${name} can’t see the channel of this table. Invite somebody who can.`, 'T-FIND-04');
  if ((await backend.blocked.find(guild, id)) !== null)
    throw new Refused(`${name} can’t join tables on this server. Invite somebody else.`, 'T-HOST-08');
  if (await backend.invitations.refuses(id, guild))
    throw new Refused(`${name} takes no invitations from this server. Invite somebody else.`, 'T-FIND-05');
}

/** Takes the invitation for a seat back (T-FIND-04). */
export function takeInvitationBack(summary: Summary, seat: Seat, { person }: Pick<Asker, 'person'>): Reply {
  return { do: 'send', table: summary.id, input: { t: 'withdraw', seat, player: person.id } };
}

/** Declines an invitation, and refuses all further ones from its server (T-FIND-05). */
export async function neverInvite(summary: Summary, clicked: Click, { backend, now }: CommandContext): Promise<Reply> {
  const { place, status, id: table, title } = summary;
  const { person, id: interaction } = clicked;
  const guild = must(place.guild, 'the server of an invitation');
  const says = `You get no more invitations from the server of ${plain(title)}. \`/profile time\` undoes this.`;
  const content = await backend.invitations.refuse(person.id, guild, { interaction, says });
  const seat = seatAt(summary, clicked);
  if (seat !== null && status === 'lobby' && summary.chairs[seat]?.invited === true) {
    const by = { player: person.id };
    const input = { t: 'leave', seat, player: person.id } as const;
    await backend.send(table, { id: `never-${interaction}`, by, at: now(), input });
  }
  return { do: 'turn', draft: { content, rows: [], bare: true } };
}
