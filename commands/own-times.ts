import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import type { Form } from '../src/discord/compose/forms.ts';
import { button, buttonRows } from '../src/discord/compose/rows.ts';
import { zoneName, zoneRow } from '../src/discord/compose/zone.ts';
import { writeId } from '../src/discord/ids.ts';
import type { Incoming } from '../src/discord/payload.ts';
import { type Reply, say } from '../src/discord/reply.ts';
import { timeOfId } from '../src/discord/snowflake.ts';
import { type Calendar, localDate } from '../src/tables/calendar.ts';
import { HOLIDAYS_LENGTH, holidayWords, readHolidays } from '../src/tables/holidays.ts';
import { HOURS_LENGTH, hoursWords, readHours, USUAL_WEEK } from '../src/tables/hours.ts';
import { calendarOf } from '../src/tables/waking.ts';
import type { CommandContext } from './context.ts';

/** The times that a person types in words. */
type Typed = 'hours' | 'holidays';

type Asking = Pick<Incoming, 'id' | 'person'>;

/** The meaning of a text: in words, as it is stored, and the label of the button that sets it. */
interface Meaning {
  words: string;
  stored: { hours: string } | { holidays: string };
  label: string;
}

/** The fields of the forms in which people type their times. */
const FIELDS = {
  hours: { title: 'When are you awake?', label: 'Such as: weekdays 8-22, weekends 10-24', length: HOURS_LENGTH },
  holidays: { title: 'When are you on holiday?', label: 'Such as: 3 to 17 August; or: none', length: HOLIDAYS_LENGTH },
} as const;

/** The form in which a person types their times. */
export function timesForm(what: Typed): Form {
  const { title, label, length } = FIELDS[what];
  const component = {
    type: ComponentType.TextInput,
    custom_id: 'text',
    style: TextInputStyle.Short,
    max_length: length,
  } as const;
  return {
    custom_id: writeId({ act: 'typed', what }),
    title,
    components: [{ type: ComponentType.Label, label, component }],
  };
}

/**
 * Shows a person what their text means, with a button that sets it. The answer is private, because no other player may
 * learn these times.
 */
export async function proposeTyped(what: Typed, text: string, asking: Asking, context: CommandContext): Promise<Reply> {
  const calendar = calendarOf(await context.backend.times(asking.person.id));
  if (calendar === null) {
    const content = 'I don’t know your time zone yet. Choose it below, then type your times again.';
    return { do: 'say', draft: { content, rows: [zoneRow()] } };
  }
  const meaning = meaningOf(what, text, calendar, asking.id);
  if ('wrong' in meaning) return say(meaning.wrong);
  await context.backend.keepAskedWords(asking.id, text);
  const rows = buttonRows([button({ act: what, interaction: asking.id }, meaning.label, 'first')]);
  return { do: 'say', draft: { content: `${meaning.words}\nIs that right?`, rows } };
}

/** Sets the times that a person typed, once they have seen what they mean. */
export async function setTyped(
  { act, interaction }: { act: Typed; interaction: string },
  asking: Asking,
  { backend }: CommandContext,
): Promise<Reply> {
  const [text, times] = await Promise.all([backend.askedWords(interaction), backend.times(asking.person.id)]);
  const calendar = calendarOf(times);
  if (text === null || calendar === null)
    return say(`I no longer have what you typed, so nothing has changed. Type \`/orders ${act}:\` again.`);
  const meaning = meaningOf(act, text, calendar, asking.id);
  if ('wrong' in meaning) return say(meaning.wrong);
  const says = `${meaning.words}\nThat is set, and only you can see it. \`/orders ${act}:\` changes it.`;
  const told = await backend.setTimes(asking.person.id, meaning.stored, { interaction: asking.id, says });
  return { do: 'turn', draft: { content: told, rows: [] } };
}

/** Saves a person's time zone. */
export async function setZone(zone: string, { id, person }: Asking, { backend }: CommandContext): Promise<Reply> {
  const name = zoneName(zone);
  if (name === null) return say('I don’t know that place. `/orders zone:` lists the places I know.');
  const week = calendarOf({ ...(await backend.times(person.id)), zone })?.week ?? USUAL_WEEK;
  const says = `I’ll remind you ${hoursWords(week)}, ${name} time. \`/orders zone:\` and \`/orders hours:\` change it.`;
  return say(await backend.setZone(person.id, zone, { interaction: id, says }));
}

function meaningOf(what: Typed, text: string, calendar: Calendar, id: string): Meaning | { wrong: string } {
  return what === 'hours' ? hoursMeant(text, calendar) : holidaysMeant(text, localDate(timeOfId(id), calendar.zone));
}

function hoursMeant(text: string, { zone }: Calendar): Meaning | { wrong: string } {
  const isUsual = text.trim().toLowerCase() === 'usual';
  const read = isUsual ? { week: USUAL_WEEK } : readHours(text);
  if ('wrong' in read) return read;
  return {
    words: `I’ll notify you ${hoursWords(read.week)}, ${zoneName(zone) ?? zone} time.`,
    stored: { hours: isUsual ? '' : JSON.stringify(read.week) },
    label: 'Set these hours',
  };
}

function holidaysMeant(text: string, today: string): Meaning | { wrong: string } {
  const read = readHolidays(text, today);
  if ('wrong' in read) return read;
  const { holidays } = read;
  const days = holidays.map((one) => `• ${holidayWords(one)}`);
  return {
    words: holidays.length === 0 ? 'You have no holidays.' : ['I won’t notify you on these days:', ...days].join('\n'),
    stored: { holidays: JSON.stringify(holidays) },
    label: holidays.length === 0 ? 'Set no holidays' : 'Set these holidays',
  };
}
