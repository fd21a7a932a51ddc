import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import { PASS } from '../../kernel/decision.ts';
import type { Seat } from '../../kernel/types.ts';
import { ABOUT_LENGTH, MOST_PREPARED, PREPARED_LENGTH } from '../../tables/prepared-limits.ts';
import type { AnswerDraft, AnswerLife, PreparedReason, SeenAnswer, TableId, TableView } from '../../tables/types.ts';
import { writeId } from '../ids.ts';
import { chunks, cut, LIMITS } from '../limits.ts';
import { bold, moment, plain, refused } from '../markdown.ts';
import { ACCENT, type MessageBlock } from './blocks.ts';
import type { BlocksDraft } from './body.ts';
import type { Form } from './forms.ts';
import { isPlayer, seatName, small } from './people.ts';
import { button, buttonRows, menuRow, type Row } from './rows.ts';

/** The menus and buttons of an answer that is being prepared, as they are numbered in ids. */
export const PARTS = { by: 1, answer: 2, lasts: 3, keep: 4, type: 5 } as const;
/** The value of the menu of players that stands for any of them. */
export const ANYBODY = 'anybody';
/** The fields of the form in which an answer is typed. */
export const FIELDS = { answer: 'answer', about: 'about' } as const;
/** The menus of windows. No game has more windows than two menus have lines. */
const WINDOW_MENUS = 2;
/** Maximum number of characters that a message quotes from a question. */
const QUOTED = 300;

const LASTS: Readonly<Record<AnswerLife, { label: string; words: string; hint: string }>> = {
  once: { label: 'Once', words: 'once', hint: 'Then I ask you again' },
  turn: { label: 'Until the end of this turn', words: 'until the end of this turn', hint: 'Each time in this turn' },
  game: { label: 'For the whole game', words: 'for the whole game', hint: 'Each time, until you remove it' },
};
const PRIVATE = 'Only you see this. Nothing here shows to anyone until it happens.';
const RULES =
  'When the question comes and your words fit exactly one of its answers, I give that answer after a while. Otherwise I ask you as usual.';

/** The answers that the reader has prepared, each with a button that removes it, and the menu to prepare another. */
export function preparedDraft(seen: TableView, told: readonly string[] = []): BlocksDraft {
  if (seen.orders === null || !isPlayer(seen))
    return {
      accent: ACCENT.calm,
      blocks: [{ text: 'You aren’t playing at this table, so you can’t prepare answers here.' }],
    };
  const { answers } = seen.prepared ?? { answers: [] };
  const none = answers.length === 0 ? [{ text: 'You have prepared no answers.' }] : [];
  // As one text each, as many answers as a player can prepare have room in the message.
  const lines = answers.map((one): MessageBlock => {
    const words = [conditionWords(seen, one), `then ${bold(one.answer)}`, small(lastsWords(seen.orders, one))];
    const remove = button({ act: 'if-drop', table: seen.id, place: one.id }, 'Remove');
    return { texts: [words.join('\n')], button: remove };
  });
  const isFull = answers.length >= MOST_PREPARED;
  const full = { text: `You can prepare at most ${MOST_PREPARED} answers. Remove one to add another.` };
  return {
    accent: ACCENT.own,
    blocks: [
      head(seen),
      ...[...told, ...preparedWords(seen)].map((text) => ({ text })),
      { divider: true },
      ...none,
      ...lines,
      ...(isFull ? [full] : windowRows(seen.id, seen.orders.windows)),
      { text: small(RULES) },
    ],
  };
}

/** Says how long an answer lasts, and that it isn't given if the player's standing orders pass at its moment. */
function lastsWords(orders: TableView['orders'], { when, lasts }: SeenAnswer): string {
  const { words } = LASTS[lasts];
  const window = orders?.windows.find(({ label }) => label === when);
  const passes = window !== undefined && window.now === undefined && orders?.now.ask.includes(window.id) === false;
  return passes ? `${words} · not given now, because your standing orders pass for you there` : words;
}

function head({ title }: TableView): MessageBlock {
  return { text: `### ${plain(title)} · if … then …\n${small(PRIVATE)}` };
}

function windowRows(table: TableId, windows: NonNullable<TableView['orders']>['windows']): Row[] {
  const lines = windows.map(({ id, label, hint }) => ({ value: id, label: `If ${begun(label)}`, hint }));
  return chunks(lines, LIMITS.menuOptions)
    .slice(0, WINDOW_MENUS)
    .map((part, place) => menuRow({ act: 'if-when', table, place }, place === 0 ? 'Add: if …' : 'Or if …', part));
}

/** An answer that the reader is about to prepare: menus of whose act it answers, of the answers, and of how long it lasts. */
export function answerDraftFor(seen: TableView, draft: AnswerDraft): BlocksDraft {
  const window = seen.orders?.windows.find(({ id }) => id === draft.when);
  if (seen.orders === null || window === undefined) return preparedDraft(seen);
  const { id: table } = seen;
  const id = (place: number) => ({ act: 'if', table, place, text: draft.when }) as const;
  const answers = (seen.foreseen?.find((one) => one.window === draft.when)?.answers ?? NO_ANSWERS)
    .filter(({ words }) => words.length <= LIMITS.menuValue)
    .slice(0, LIMITS.menuOptions)
    .map(({ words, label }) => ({ value: words, label: `Then: ${label}`, chosen: words === draft.answer }));
  const lasts = Object.entries(LASTS).map(([value, { label, hint }]) => ({
    ...{ value, label, hint },
    chosen: value === draft.lasts,
  }));
  const isAsked = seen.orders.now.ask.includes(draft.when);
  const asks = isAsked
    ? []
    : [small('I may pass for you there now. With a prepared answer, I ask you there from now on.')];
  return {
    accent: ACCENT.asks,
    blocks: [
      head(seen),
      { divider: true },
      { text: [`If ${bold(begun(window.label))}`, small(plain(window.hint)), ...asks].join('\n') },
      ...byRow(seen, draft),
      menuRow(id(PARTS.answer), 'Then …', answers),
      menuRow(id(PARTS.lasts), 'How long?', lasts),
      ...buttonRows([
        button(id(PARTS.keep), 'Keep', 'first', draft.answer === undefined),
        button(id(PARTS.type), 'Type the answer'),
        button({ act: 'ifs', table }, 'Back'),
      ]),
    ],
  };
}

/** The answer to a window for which the game foresees none. */
const NO_ANSWERS = [{ words: PASS, label: 'Pass' }] as const;

/** The menu of whose act is answered, if there are several other players. */
function byRow(seen: TableView, { when, by }: AnswerDraft): Row[] {
  const others = seen.chairs.flatMap((chair, seat) =>
    seat === seen.reader
      ? []
      : [{ value: `${seat}`, label: `By ${nameAlone(seen, seat)}`, hint: chair.name, chosen: seat === by }],
  );
  if (others.length < 2) return [];
  const anybody = { value: ANYBODY, label: 'By anybody else', chosen: by === undefined };
  return [menuRow({ act: 'if', table: seen.id, place: PARTS.by, text: when }, 'Whose act?', [anybody, ...others])];
}

function nameAlone({ chairs }: TableView, seat: Seat): string {
  const chair = chairs[seat];
  return chair?.called ?? chair?.now?.short ?? chair?.name ?? 'Someone';
}

/** The form in which a person types the answer, and words that the question has to contain. */
export function answerForm(table: TableId, { when, by, lasts }: AnswerDraft): Form {
  const text = [when, by ?? ANYBODY, lasts].join(' ');
  const field = (custom_id: string, max_length: number, required: boolean) =>
    ({ type: ComponentType.TextInput, custom_id, style: TextInputStyle.Short, max_length, required }) as const;
  return {
    custom_id: writeId({ act: 'if-typed', table, text }),
    title: 'If … then …',
    components: [
      {
        type: ComponentType.Label,
        label: 'Your answer',
        description: 'In the words that you would type with /play',
        component: field(FIELDS.answer, PREPARED_LENGTH, true),
      },
      {
        type: ComponentType.Label,
        label: 'Only if the question contains',
        description: 'Such as the name of a card or a place. Leave it empty for any question',
        component: field(FIELDS.about, ABOUT_LENGTH, false),
      },
    ],
  };
}

/** Describes the prepared answer that the open question is about: when it is given, or why it isn't. */
export function preparedWords({ prepared }: TableView): string[] {
  const asked = prepared?.asked;
  if (asked === undefined) return [];
  const answer = `“${plain(asked.answer.answer)}”`;
  if ('why' in asked) return [`Your prepared answer ${answer} wasn’t given. ${refused(asked.why)}`];
  if ('paused' in asked)
    return [`Your prepared answer ${answer} waits until the pause is over. If you answer first, I don’t give it.`];
  return [`I’ll give your prepared answer ${moment(asked.due)}: ${answer}. If you answer first, I don’t.`];
}

/** Says that a prepared answer was kept or removed. */
export function planWords(seen: TableView, verb: 'Kept' | 'Removed', answer: SeenAnswer): string {
  return `${verb}: ${wholeWords(seen, answer)}`;
}

/** Says why a prepared answer was given. */
export function becauseWords(seen: TableView, { answer, prompt }: PreparedReason): string[] {
  return [
    `Your prepared answer was given: ${bold(answer.answer)}.`,
    `The question was: “${plain(cut(prompt, QUOTED))}” You had prepared: ${wholeWords(seen, answer)}`,
  ];
}

/** A prepared answer in words: If a rival offers a Trade Agreement, then “Decline”, once. */
function wholeWords(seen: TableView, answer: SeenAnswer): string {
  return `${conditionWords(seen, answer)}, then “${plain(answer.answer)}”, ${LASTS[answer.lasts].words}.`;
}

function conditionWords(seen: TableView, { when, by, about }: SeenAnswer): string {
  const who = by === undefined ? [] : [`by ${seatName(seen, by)}`];
  const what = about === undefined ? [] : [`the question contains “${plain(about)}”`];
  const only = [...who, ...what].join(', ');
  return `If ${plain(begun(when))}${only === '' ? '' : ` (${only})`}`;
}

/** Words that labels of windows begin with, and that are written small within a sentence. */
const SMALL = /^(?:A|An|All|Another|Any|Control|Cards|Casualties|Dice|Hits|It|My|Resources|Ships|The|To-hit|Weapons)\b/;

function begun(label: string): string {
  return label.replace(SMALL, (word) => word.toLowerCase());
}
