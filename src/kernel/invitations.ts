import { NOTHING } from './running.ts';
import { type Applied, type Input, isFreeChair, type Table } from './table.ts';
import { Refused } from './types.ts';

/** The number of invitations that a table can have open at the same time. */
export const MOST_INVITED = 5;

/** Keeps the first free seat for a person whom the owner invites (T-FIND-04). */
export function reserve(table: Table, { guest, called, player }: Extract<Input, { t: 'reserve' }>): Applied {
  if (table.status !== 'lobby')
    throw new Refused('The game has begun, so nobody can be invited any more.', 'T-LOBBY-01');
  if (player !== table.owner)
    throw new Refused('Only the player who opened the table can invite people.', 'T-LOBBY-02');
  if (guest === player) throw new Refused('You can’t invite yourself. Take a free seat with its button.', 'T-FIND-04');
  if (table.chairs.some((one) => one.player === guest))
    throw new Refused(`${called} already has a seat at this table.`, 'T-LOBBY-03');
  const { guests = [] } = table;
  if (guests.includes(guest))
    throw new Refused(
      `${called} was already invited to this table. They can still take a free seat with its button.`,
      'T-FIND-04',
    );
  if (table.chairs.filter(({ invited }) => invited === true).length >= MOST_INVITED)
    throw new Refused(
      `This table already has ${MOST_INVITED} open invitations. Wait for an answer, or take one back.`,
      'T-FIND-04',
    );
  const chair = table.chairs.find(isFreeChair);
  if (chair === undefined) throw new Refused('Every seat at this table is taken.', 'T-LOBBY-03');
  Object.assign(chair, { player: guest, called, ready: null, invited: true });
  table.guests = [...guests, guest];
  return { ...NOTHING, events: [{ text: `${called} is invited to play ${chair.name}.`, rule: 'T-FIND-04' }] };
}

/** Takes back an invitation that its guest hasn't answered yet (T-FIND-04). */
export function withdraw(table: Table, { seat, player }: Extract<Input, { t: 'withdraw' }>): Applied {
  if (table.status !== 'lobby')
    throw new Refused('The game has begun, so seats and settings can’t be changed.', 'T-LOBBY-01');
  if (player !== table.owner)
    throw new Refused('Only the player who opened the table can take an invitation back.', 'T-LOBBY-02');
  const chair = table.chairs[seat];
  if (chair?.invited !== true) throw new Refused('That seat has no open invitation.', 'T-FIND-04');
  const text = `The invitation of ${chair.called ?? chair.name} was taken back.`;
  Object.assign(chair, { player: null, called: null });
  delete chair.invited;
  return { ...NOTHING, events: [{ text, rule: 'T-FIND-04' }] };
}
