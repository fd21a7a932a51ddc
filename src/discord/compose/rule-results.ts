import type { GameId } from '../../kernel/types.ts';
import type { RuleEntry } from '../../rulebook/entry.ts';
import { indexOf, type SearchHit } from '../../rulebook/search/index.ts';
import type { RowsDraft } from './body.ts';
import type { Button } from './rows.ts';
import { type Owned, PAGE, type RelatedEntry, ruleDraft, textPages } from './rules.ts';

/** Maximum number of other answers quoted below the best one. */
const ALSO = 4;
/**
 * Minimum score of a quoted answer relative to the best one. If the other answers score less, only the best one is
 * shown.
 */
const CLOSE = 0.1;
/** The number of characters by which other answers may exceed a page, unless the owner’s own rulebook is quoted. */
const LEAST = 500;

/** A question about a game, with its search results. */
export interface Answered {
  game: GameId;
  question: string;
  /** The rulebook entries that answer the question, best first. */
  hits: readonly SearchHit[];
  /** The matching section of the owner’s own rulebook. */
  own: Owned | null;
  /** Buttons for related things, such as a component named in the question. */
  further: readonly Button[];
}

/**
 * Shows the best entry at the relevant page, with related entries below if there is room, so most questions need no
 * second click. Returns null if nothing was found.
 */
export function answerDraft({ game, question, hits, own, further }: Answered): RowsDraft | null {
  const [best, ...others] = hits;
  if (best === undefined) return null;
  const pages = textPages(best.entry.text);
  const page = indexOf(game).passage(question, best.entry, pages, best.rules[0]);
  const left = PAGE - (pages[page]?.length ?? 0);
  let room = own === null ? left + LEAST : left - PAGE / 4;
  const also: RelatedEntry[] = [];
  for (const next of nextBest(game, hits)) {
    if (also.length === ALSO) break;
    const part = partOf(game, question, next, room);
    if (part === null || also.some(({ entry }) => entry === part.entry)) continue;
    also.push(part);
    room -= part.entry.title.length + part.text.length;
  }
  const asButtons = [...also, ...others].map(({ entry }) => entry);
  return ruleDraft(best.entry.id, page, { others: asButtons, also, own, further });
}

/** An entry that may be quoted below the best answer, with the rules that are derived from it. */
type Next = Pick<SearchHit, 'entry' | 'rules'>;

/**
 * Entries to quote below the best answer: the rule that sums up a long glossary term, entries with a similar score,
 * another rule of the term, and the next rule in the book. Some answers continue in the next rule of the book.
 */
function nextBest(game: GameId, [best, ...others]: readonly SearchHit[]): Next[] {
  if (best === undefined) return [];
  const [short, ...rest] = best.rules.map((entry) => ({ entry, rules: [] }));
  const after = indexOf(game).after(best.entry);
  return [
    ...(short === undefined ? [] : [short]),
    ...others.filter(({ score }) => score >= CLOSE * best.score),
    ...rest.slice(0, 1),
    ...(after === null ? [] : [{ entry: after, rules: [] }]),
  ];
}

/**
 * The part of an answer that fits: the whole answer, the rule that sums up a term, or the relevant paragraph. Returns
 * null if even the paragraph is too long.
 */
function partOf(game: GameId, question: string, { entry, rules }: Next, room: number): RelatedEntry | null {
  const fits = ({ title, text }: RuleEntry) => title.length + text.length <= room;
  const whole = [entry, ...rules.slice(0, 1)].find(fits);
  if (whole !== undefined) return { entry: whole, text: whole.text };
  const paragraphs = entry.text.split('\n').filter((line) => line !== '');
  const text = `${paragraphs[indexOf(game).passage(question, entry, paragraphs)] ?? ''} …`;
  return entry.title.length + text.length <= room ? { entry, text } : null;
}
