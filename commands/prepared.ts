import { z } from 'zod';
import { ANYBODY, answerForm, FIELDS, PARTS } from '../src/discord/compose/prepared.ts';
import { type ClickId, writeId } from '../src/discord/ids.ts';
import type { Click, FormSent } from '../src/discord/payload.ts';
import { type Reply, say } from '../src/discord/reply.ts';
import type { Summary } from '../src/tables/summary.ts';
import type { AnswerDraft, Prepare } from '../src/tables/types.ts';
import { seatOr } from './tables.ts';

/** The buttons and menus with which a person prepares answers and removes them (T-AHEAD-02). */
export type PreparedId = Extract<ClickId, { act: 'ifs' | 'if-when' | 'if' | 'if-drop' }>;

const UNCLEAR = 'I can’t tell what you chose. Open `/orders` and press “If … then …” again.';

const lasting = z.enum(['once', 'turn', 'game']).catch('once');
const seatOfMenu = z
  .string()
  .regex(/^\d{1,2}$/)
  .transform(Number);

/** Handles the buttons and menus of prepared answers. */
export function onPrepared(id: PreparedId, summary: Summary, clicked: Click): Reply {
  const table = summary.id;
  const seat = seatOr(summary, clicked);
  switch (id.act) {
    case 'ifs':
      return { do: 'read', table, reader: seat, read: { what: 'prepared' } };
    case 'if-when': {
      const [when] = clicked.values;
      if (when === undefined) return say(UNCLEAR);
      return { do: 'read', table, reader: seat, read: { what: 'prepared', draft: { when, lasts: 'once' } } };
    }
    case 'if-drop':
      return { do: 'send', table, input: { t: 'unprepare', seat, id: id.place } };
    case 'if': {
      const draft = draftIn(id, clicked);
      if (id.place === PARTS.type) return { do: 'form', form: answerForm(table, draft) };
      if (id.place !== PARTS.keep) return { do: 'read', table, reader: seat, read: { what: 'prepared', draft } };
      const { answer, ...asked } = draft;
      return answer === undefined
        ? say(UNCLEAR)
        : { do: 'send', table, input: { t: 'prepare', seat, ...asked, answer } };
    }
  }
}

/** Prepares the answer that a person typed into a form. */
export function prepareTyped(id: Extract<ClickId, { act: 'if-typed' }>, summary: Summary, sent: FormSent): Reply {
  const [when = '', by, lasts] = id.text.split(' ');
  const typed = (field: string): string => {
    const values = sent.fields.get(field);
    return values === undefined ? '' : values.join(' ').trim();
  };
  const [answer, about] = [typed(FIELDS.answer), typed(FIELDS.about)];
  const asked = { when, ...byOf(by), lasts: lasting.parse(lasts) };
  const input: Prepare = {
    t: 'prepare',
    seat: seatOr(summary, sent),
    ...asked,
    answer,
    ...(about === '' ? {} : { about }),
  };
  return { do: 'send', table: summary.id, input };
}

/** Reads the answer that is being prepared from the menus of its message. */
function draftIn(id: Extract<PreparedId, { act: 'if' }>, clicked: Click): AnswerDraft {
  const chosen = (place: number): string | undefined =>
    (place === id.place ? clicked.values : clicked.menus.get(writeId({ ...id, place })))?.[0];
  const answer = chosen(PARTS.answer);
  return {
    when: id.text,
    ...byOf(chosen(PARTS.by)),
    ...(answer === undefined ? {} : { answer }),
    lasts: lasting.parse(chosen(PARTS.lasts)),
  };
}

function byOf(value: string | undefined): { by?: number } {
  const by = value === ANYBODY ? undefined : seatOfMenu.safeParse(value).data;
  return by === undefined ? {} : { by };
}
