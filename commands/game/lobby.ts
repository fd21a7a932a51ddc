import { choosable, chosenOf, type GameChat, type Setting, together, withValue } from '../../src/chat/game-chat.ts';
import { settingsDraft, valuesDraft } from '../../src/discord/compose/settings.ts';
import { type KeyName, nameOfOptions } from '../../src/discord/ids.ts';
import type { Reply } from '../../src/discord/reply.ts';
import { type Json, Refused, type Seat } from '../../src/kernel/types.ts';
import type { Summary } from '../../src/tables/summary.ts';
import type { Asker } from '../context.ts';
import { isFree, seatAt } from '../tables.ts';

/** The kind of bot that takes a free seat. */
export const BOT = 'standard';

/** A person who acts in a lobby, and the id of their interaction. The id goes into the seed of the game's dice. */
export type Joiner = Pick<Asker, 'person'> & { id: string };

/** Takes this seat, or the first free one. */
export function join(summary: Summary, seat: Seat | null, joiner: Joiner): Reply {
  const { person, id } = joiner;
  const own = seatAt(summary, joiner);
  // A guest whose seat is kept for them takes it (T-FIND-04).
  if (own !== null && summary.chairs[own]?.invited === true && (seat === null || seat === own))
    return agree(summary, null, joiner);
  const free = summary.chairs.findIndex(isFree);
  const at = seat ?? free;
  if (at < 0) throw new Refused('Every seat at this table is taken.', 'T-LOBBY-03');
  return {
    do: 'send',
    table: summary.id,
    input: { t: 'seat', seat: at, player: person.id, called: person.name, ready: id },
  };
}

/** Lets a bot take a seat. */
export function seatBot(summary: Summary, seat: Seat, { person }: Joiner): Reply {
  return { do: 'send', table: summary.id, input: { t: 'bot', seat, bot: BOT, player: person.id } };
}

/** Lets bots take all free seats. */
export function seatBots(summary: Summary, { person }: Joiner): Reply {
  return { do: 'send', table: summary.id, input: { t: 'bots', bot: BOT, player: person.id } };
}

/** Leaves the seat before the game begins. If the owner has no seat, removes the last bot instead. */
export function leave(summary: Summary, joiner: Joiner): Reply {
  const bots = summary.owner === joiner.person.id ? summary.chairs.findLastIndex(({ bot }) => bot !== null) : -1;
  const seat = seatAt(summary, joiner) ?? (bots < 0 ? null : bots);
  if (seat === null) throw new Refused('You don’t have a seat at this table.', 'T-LOBBY-04');
  if (summary.status !== 'lobby')
    throw new Refused(
      'The game has begun. To stop playing, use /game end: propose to end the game, or give up.',
      'T-LOBBY-01',
    );
  return { do: 'send', table: summary.id, input: { t: 'leave', seat, player: joiner.person.id } };
}

/** Agrees to the settings; `name` identifies the settings that the button showed. */
export function agree(summary: Summary, name: KeyName | null, { person, id }: Joiner): Reply {
  const { id: table, options, pace } = summary;
  if (name !== null && name !== nameOfOptions(options, pace))
    throw new Refused('The settings have changed again. Check them before you agree.', 'T-LOBBY-06');
  return { do: 'send', table, input: { t: 'ready', options, pace: pace ?? null, player: person.id, ready: id } };
}

/** Shows a page of the settings, or the values of one setting. */
export function otherSettings(
  summary: Summary,
  chat: GameChat,
  page: number,
  name: string | null,
  asker: Joiner,
): Reply {
  if (summary.status !== 'lobby')
    throw new Refused('The game has begun, so seats and settings are fixed.', 'T-LOBBY-01');
  if (summary.owner !== asker.person.id)
    throw new Refused('Only the player who opened the table can change its settings.', 'T-LOBBY-02');
  const values = name === null ? null : valuesDraft(summary, chat, name, page);
  return { do: 'turn', draft: values ?? settingsDraft(summary, chat, page) };
}

/** Shows the settings, with controls for people who may change them. */
export function showSettings(summary: Summary, chat: GameChat, { person }: Joiner): Reply {
  const may = summary.status === 'lobby' && summary.owner === person.id;
  return { do: 'say', draft: settingsDraft(summary, chat, may ? 0 : null) };
}

export function start(summary: Summary, { person, id }: Joiner): Reply {
  return { do: 'send', table: summary.id, input: { t: 'start', player: person.id, ready: id } };
}

/** Changes one setting of the game and keeps the others. */
export function changeSetting(
  summary: Summary,
  chat: GameChat,
  name: string,
  value: string,
  { person }: Joiner,
): Reply {
  const setting = settingNamed(chat, name);
  if (setting === undefined)
    throw new Refused(
      `${chat.title} has no setting “${name.slice(0, 40)}”. It has: ${chat.settings.map(({ label }) => label).join(', ') || 'none'}.`,
    );
  const wanted = value.trim().toLowerCase();
  const chosen = setting.values.find(
    (candidate) => candidate.value === value || candidate.label.toLowerCase() === wanted,
  );
  if (chosen === undefined)
    throw new Refused(
      `${setting.label} must be one of: ${choosable(setting, summary.options, chat)
        .values.map(({ label }) => label)
        .join(', ')}.`,
    );
  const options = withValue(summary.options, setting, chosen);
  return { do: 'send', table: summary.id, input: { t: 'options', options, player: person.id } };
}

/** Turns on the settings that are selected in a shared menu, and turns off the menu's other settings. */
export function changeTogether(
  summary: Summary,
  chat: GameChat,
  place: number,
  { person, values }: Joiner & { values: readonly string[] },
): Reply {
  const { id: table } = summary;
  const all = together(chat, chat.settings[place]?.together);
  // Settings that were turned off are applied first, because they could rule out those that were turned on.
  const options = ['no', 'yes'].reduce<Json>(
    (before, wanted) =>
      all.reduce<Json>((now, setting) => {
        const value = setting.values.find((one) => one.value === (values.includes(setting.name) ? 'yes' : 'no'));
        const changes = value?.value === wanted && chosenOf(setting, summary.options) !== wanted;
        return changes ? withValue(now, setting, value) : now;
      }, before),
    summary.options,
  );
  return { do: 'send', table, input: { t: 'options', options, player: person.id } };
}

/** Finds the setting with this name or label. */
export function settingNamed({ settings }: GameChat, name: string): Setting | undefined {
  const wanted = name.trim().toLowerCase();
  return settings.find((setting) => setting.name === name || setting.label.toLowerCase() === wanted);
}
