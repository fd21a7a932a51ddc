import { optionsOf } from '../../kernel/decision.ts';
import type { Decision, GameId, RuleId } from '../../kernel/types.ts';
import type { RuleEntry } from '../../rulebook/entry.ts';
import { bookTitles, gameOfRule, ruleOf } from '../../rulebook/index.ts';
import { excuse } from '../../rulebook/out-of-scope.ts';
import { chunks, cut } from '../limits.ts';
import { assemble, bold, plain } from '../markdown.ts';
import type { RowsDraft } from './body.ts';
import { type Button, button, buttonRows, type Row } from './rows.ts';

/** Maximum number of rulebook entries in a message, and maximum number of characters of each. */
const ENTRIES = 5;
const EXCERPT = 320;
/** Approximate number of characters on a page, about two phone screens. */
export const PAGE = 1_200;
/** Maximum number of further entries shown as buttons: the next best answers and related entries. */
const OTHERS = 4;
const ON_BUTTON = 40;

/**
 * Shows the rules behind a question: its own rule, then the rules of its options. Buttons below show each rule in
 * full.
 */
export function rulesDraft({ title, decision }: { title: string; decision: Decision }): RowsDraft {
  const ids = [decision.rule, ...optionsOf(decision).map(({ rule }) => rule)].flatMap((rule) => rule ?? []);
  const entries = [...new Set(ids)].flatMap((id) => ruleOf(id) ?? []).slice(0, ENTRIES);
  const lines = entries.map(({ id, title: name, text }) => `${bold(name)} (${id}): ${plain(excerpt(text))}`);
  return {
    content: assemble(
      [bold(title), plain(decision.prompt)],
      [],
      lines.length > 0 ? lines : ['No rule in the book covers this question.'],
    ),
    rows: entryRows(entries, {}),
  };
}

/** A page of a rule: its text, its source, and buttons for more pages, other answers and related things. */
export function ruleDraft(
  id: RuleId,
  page = 0,
  { others = [], also = [], own = null, further = [] }: Beside = {},
): RowsDraft {
  const entry = ruleOf(id);
  if (entry === null) return { content: `There is no rule ${bold(id)}. Search with \`/rules\`.`, rows: [] };
  const leads = (entry.leadsTo ?? []).flatMap((to) => ruleOf(to) ?? []);
  const see = (entry.see ?? []).flatMap((to) => ruleOf(to) ?? []);
  const pages = textPages(entry.text);
  const at = Math.min(page, pages.length - 1);
  const more = at + 1 < pages.length ? [button({ act: 'rule', rule: id, page: at + 1 }, 'Read on', 'first')] : [];
  const back = at > 0 ? [button({ act: 'rule', rule: id, page: at - 1 }, 'Back')] : [];
  const why = excuse(id);
  return {
    content: [
      `${bold(entry.title)}${pages.length > 1 ? ` · ${at + 1} of ${pages.length}` : ''}`,
      plain(pages[at] ?? ''),
      ...(why === null ? [] : [`Not played here: ${plain(why)}.`]),
      ...(own === null
        ? []
        : [`-# Your own rulebook, “${plain(own.section.title)}”:`, quoted(excerpt(own.section.text))]),
      `-# ${id} · ${plain(entry.source)} · ${plain(bookTitles[gameOfRule(id)] ?? '')}`,
      ...also.map(({ entry: { id, title }, text }) => `${bold(title)} (${id}): ${plain(text)}`),
    ].join('\n'),
    rows: [
      ...buttonRows([...back, ...more, ...further, ...(own === null ? [] : [ownButton(own)])]),
      ...entryRows(
        distinct([...leads, ...others, ...see]).filter((other) => other.id !== id),
        { page: 0 },
      ),
    ],
  };
}

/** Buttons that show rules, each in a new message. */
export function ruleButtons(ids: readonly RuleId[]): Row[] {
  return entryRows(
    ids.flatMap((id) => ruleOf(id) ?? []),
    {},
  );
}

/** Content shown in addition to an entry. */
export interface Beside {
  /** The next best answers. */
  others?: readonly RuleEntry[];
  /** Excerpts of other answers with a similar score. */
  also?: readonly RelatedEntry[];
  /** The matching section of the owner's own rulebook. */
  own?: Owned | null;
  /** Buttons that lead to something outside the rulebook, such as a component. */
  further?: readonly Button[];
}

/** An entry that is quoted below another one, with the quoted part. */
export interface RelatedEntry {
  entry: RuleEntry;
  text: string;
}

/** A section of a game's rulebook that the owner imported. */
export interface Owned {
  game: GameId;
  section: RuleEntry;
}

/** Shows one page of a section of the owner's own rulebook, as a quotation. */
export function ownDraft(game: GameId, section: RuleEntry | null, page: number): RowsDraft {
  if (section === null) return { content: 'That rulebook is no longer available. Search with `/rules`.', rows: [] };
  const pages = textPages(section.text);
  const at = Math.min(page, pages.length - 1);
  const turn = (to: number, label: string) => button({ act: 'own', game, place: Number(section.id), page: to }, label);
  return {
    content: [
      `${bold(section.title)}${pages.length > 1 ? ` · ${at + 1} of ${pages.length}` : ''}`,
      quoted(pages[at] ?? ''),
      `-# Your own rulebook · ${plain(section.source)}`,
    ].join('\n'),
    rows: buttonRows([
      ...(at > 0 ? [turn(at - 1, 'Back')] : []),
      ...(at + 1 < pages.length ? [turn(at + 1, 'Read on')] : []),
    ]),
  };
}

function ownButton({ game, section: { id, title } }: Owned): Button {
  return button({ act: 'own', game, place: Number(id), page: 0 }, cut(`Your book: ${title}`, ON_BUTTON));
}

function quoted(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${plain(line)}`)
    .join('\n');
}

/** Buttons that show entries: in the same message if `page` is given, otherwise in a new message. */
function entryRows(entries: readonly RuleEntry[], page: { page?: number }): Row[] {
  return chunks(
    entries.slice(0, ENTRIES + OTHERS).map((entry) => entryButton(entry, page)),
    3,
  )
    .flatMap((some) => buttonRows(some))
    .slice(0, 3);
}

function entryButton({ id, title }: RuleEntry, page: { page?: number }): Button {
  return button({ act: 'rule', rule: id, ...page }, cut(title, ON_BUTTON));
}

function distinct(entries: readonly RuleEntry[]): RuleEntry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}

/** Returns the beginning of an entry, in as many whole sentences as fit. */
function excerpt(text: string): string {
  const [first = ''] = text.split('\n\n');
  const sentences = first.replaceAll('\n', ' ').match(/[^.!?]+[.!?]+["”’)]*\s*/g) ?? [first];
  let out = '';
  for (const sentence of sentences) {
    if (out !== '' && out.length + sentence.length > EXCERPT) break;
    out += sentence;
  }
  return cut(out.trim(), EXCERPT);
}

/** Splits text into pages, and keeps paragraphs and list items whole if possible. */
export function textPages(text: string): string[] {
  const pages: string[] = [];
  let page = '';
  for (const part of text.split(/(?<=\n)/).flatMap((line) => (line.length > PAGE ? halves(line) : [line]))) {
    if (page !== '' && page.length + part.length > PAGE) {
      pages.push(page.trim());
      page = '';
    }
    page += part;
  }
  return [...pages, page.trim()];
}

/** Splits a very long line into sentences. */
function halves(line: string): string[] {
  return line.match(/[^.!?]+[.!?]*["”’)]*\s*/g) ?? [line];
}
